import Drawing
import Foundation

/// Families of black shapes that don't meet, a tile of 32 x 32 px for each.
enum ExactnessScenes {
    private static let tile: CGFloat = 32
    private static let side = 16

    /// Shapes drawn `scale` times as large.
    static func all(scale: CGFloat) -> [Scene] {
        [
            scene("rectangles", scale, 1) { random in
                let (x, y) = (random.number(2, 14), random.number(2, 14))
                return .path(
                    Path(CGRect(x: x, y: y, width: random.number(0.3, 14), height: random.number(0.3, 14))),
                    black)
            },
            scene("rounded rectangles", scale, 2) { random in
                let box = CGRect(x: random.number(1, 4), y: random.number(1, 4), width: 26, height: 22)
                return .path(
                    Path(roundedRect: box, cornerRadius: random.number(1, 11), style: .circular), black)
            },
            scene("circles", scale, 3) { random in .path(circle(&random, 1.5, 14), black) },
            scene("triangles", scale, 4) { random in
                polygon([random.point(in: 30), random.point(in: 30), random.point(in: 30)])
            },
            scene("thin lines", scale, 5) { random in
                line(&random, random.number(0.05, 1.2))
            },
            scene("slivers", scale, 6) { random in
                let (a, b) = (random.point(in: 30), random.point(in: 30))
                return polygon([
                    a, b, CGPoint(x: b.x + random.number(0.1, 1), y: b.y + random.number(0.1, 1)),
                ])
            },
            scene("outlines of circles", scale, 7) { random in
                .stroke(circle(&random, 2, 12), StrokeStyle(lineWidth: random.number(0.5, 3)), black)
            },
        ]
    }

    private static let black = ScenePaint.solid(.black)

    private static func scene(
        _ name: String, _ scale: CGFloat, _ seed: UInt64, _ make: (inout SceneRandom) -> Scene.Operation
    ) -> Scene {
        var random = SceneRandom(seed)
        let operations = (0..<side * side).map { index in
            let place = CGAffineTransform(
                translationX: CGFloat(index % side) * tile + 1, y: CGFloat(index / side) * tile + 1)
            return move(make(&random), place.concatenating(CGAffineTransform(scaleX: scale, y: scale)))
        }
        let pixels = side * Int(tile * scale)
        return Scene(name: name, width: pixels, height: pixels, operations: operations)
    }

    private static func move(
        _ operation: Scene.Operation, _ transform: CGAffineTransform
    ) -> Scene.Operation {
        switch operation {
        case .path(let path, let paint):
            return .path(path.applying(transform), paint)
        case .stroke(let path, var style, let paint):
            style.lineWidth *= transform.a
            return .stroke(path.applying(transform), style, paint)
        default:
            return operation
        }
    }

    private static func circle(_ random: inout SceneRandom, _ low: CGFloat, _ high: CGFloat) -> Path {
        let radius = random.number(low, high)
        let (x, y) = (15 + random.number(-0.9, 0.9), 15 + random.number(-0.9, 0.9))
        return Path(ellipseIn: CGRect(x: x - radius, y: y - radius, width: radius * 2, height: radius * 2))
    }

    private static func polygon(_ points: [CGPoint]) -> Scene.Operation {
        .path(
            Path { path in
                path.move(to: points[0])
                for point in points.dropFirst() { path.addLine(to: point) }
                path.closeSubpath()
            }, black)
    }

    private static func line(_ random: inout SceneRandom, _ width: CGFloat) -> Scene.Operation {
        let (a, b) = (random.point(in: 30), random.point(in: 30))
        let (dx, dy) = (b.x - a.x, b.y - a.y)
        let half = width / 2 / max((dx * dx + dy * dy).squareRoot(), 0.001)
        let (nx, ny) = (-dy * half, dx * half)
        return polygon([
            CGPoint(x: a.x + nx, y: a.y + ny), CGPoint(x: b.x + nx, y: b.y + ny),
            CGPoint(x: b.x - nx, y: b.y - ny), CGPoint(x: a.x - nx, y: a.y - ny),
        ])
    }
}
