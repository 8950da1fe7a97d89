import Drawing
import Foundation

/// Shapes on 1024 x 1024 pixels.
enum ShapeScenes {
    private static let size = 1024

    static var all: [Scene] {
        [
            roundedRects(8, count: 10_000, opacity: 1), roundedRects(32, count: 10_000, opacity: 1),
            roundedRects(128, count: 1000, opacity: 0.5), roundedRects(512, count: 100, opacity: 0.5),
            rects, stars, blobs, icons, polylines(dash: []), polylines(dash: [8, 6]), circleOutlines,
        ]
    }

    private static func scene(
        _ name: String, _ count: Int, seed: UInt64, _ make: (inout SceneRandom) -> Scene.Operation
    ) -> Scene {
        var random = SceneRandom(seed)
        return Scene(
            name: name, width: size, height: size, operations: (0..<count).map { _ in make(&random) })
    }

    private static func roundedRects(_ side: CGFloat, count: Int, opacity: Double) -> Scene {
        let words = opacity < 1 ? "half opaque" : "opaque"
        return scene("\(count) rounded rects \(Int(side)) px, \(words)", count, seed: UInt64(side)) {
            random in
            let origin = random.point(in: CGFloat(size) - side)
            return .roundedRect(
                CGRect(origin: origin, size: CGSize(width: side, height: side)), radius: side / 4,
                .solid(random.color(opacity: opacity)))
        }
    }

    private static var rects: Scene {
        scene("10000 rects 32 px, opaque", 10_000, seed: 1) { random in
            let origin = random.point(in: CGFloat(size) - 32)
            return .rect(
                CGRect(origin: origin, size: CGSize(width: 32, height: 32)), .solid(random.color()))
        }
    }

    private static func turn(_ index: Int, of count: Int) -> (cosine: CGFloat, sine: CGFloat) {
        let angle = 2 * CGFloat.pi * CGFloat(index) / CGFloat(count)
        return (CGFloat(cos(Double(angle))), CGFloat(sin(Double(angle))))
    }

    private static var stars: Scene {
        scene("20 stars of 1000 vertices", 20, seed: 2) { random in
            let path = Path { path in
                for index in 0..<1000 {
                    let (cosine, sine) = turn(index, of: 1000)
                    let radius: CGFloat = index.isMultiple(of: 2) ? 450 : 200
                    let point = CGPoint(x: 512 + cosine * radius, y: 512 + sine * radius)
                    if index == 0 { path.move(to: point) } else { path.addLine(to: point) }
                }
                path.closeSubpath()
            }
            let shift = random.point(in: 40)
            return .path(
                path.offsetBy(dx: shift.x, dy: shift.y), .solid(random.color(opacity: 0.7)))
        }
    }

    private static var blobs: Scene {
        scene("20 blobs of 250 curves", 20, seed: 3) { random in
            let points = (0..<250).map { index in
                let (cosine, sine) = turn(index, of: 250)
                let radius = random.number(300, 450)
                return CGPoint(x: 512 + cosine * radius, y: 512 + sine * radius)
            }
            return .path(closedCurve(points), .solid(random.color(opacity: 0.7)))
        }
    }

    /// A smooth curve through points: each tangent along the line between a point's neighbours.
    private static func closedCurve(_ points: [CGPoint]) -> Path {
        Path { path in
            let count = points.count
            path.move(to: points[0])
            for index in 0..<count {
                let before = points[(index + count - 1) % count]
                let start = points[index]
                let end = points[(index + 1) % count]
                let after = points[(index + 2) % count]
                path.addCurve(
                    to: end,
                    control1: CGPoint(
                        x: start.x + (end.x - before.x) / 6, y: start.y + (end.y - before.y) / 6),
                    control2: CGPoint(x: end.x - (after.x - start.x) / 6, y: end.y - (after.y - start.y) / 6))
            }
            path.closeSubpath()
        }
    }

    private static var icons: Scene {
        scene("2000 icons of 12 curves, 24 px", 2000, seed: 4) { random in
            let center = random.point(in: CGFloat(size) - 24)
            let points = (0..<12).map { index in
                let (cosine, sine) = turn(index, of: 12)
                let radius = random.number(5, 12)
                return CGPoint(x: center.x + 12 + cosine * radius, y: center.y + 12 + sine * radius)
            }
            return .path(closedCurve(points), .solid(random.color()))
        }
    }

    private static func polylines(dash: [CGFloat]) -> Scene {
        let name = dash.isEmpty ? "200 polylines of 50, 3 px, round" : "the same, dashed 8 and 6"
        return scene(name, 200, seed: 5) { random in
            var point = random.point(in: CGFloat(size))
            let path = Path { path in
                path.move(to: point)
                for _ in 1..<50 {
                    point.x = min(max(point.x + random.number(-50, 50), 0), CGFloat(size))
                    point.y = min(max(point.y + random.number(-50, 50), 0), CGFloat(size))
                    path.addLine(to: point)
                }
            }
            let style = StrokeStyle(lineWidth: 3, lineCap: .round, lineJoin: .round, dash: dash)
            return .stroke(path, style, .solid(random.color()))
        }
    }

    private static var circleOutlines: Scene {
        scene("1000 circle outlines, 1 px", 1000, seed: 6) { random in
            let radius = random.number(4, 28)
            let center = random.point(in: CGFloat(size) - 60)
            return .circleOutline(
                center: CGPoint(x: center.x + 30, y: center.y + 30), radius: radius, width: 1,
                .solid(random.color()))
        }
    }
}
