import Drawing
import Foundation

extension SceneCatalog {
    static let coverage: [Scene] = figures + rules + thin

    private static func shape(_ name: String, _ path: Path, _ style: FillStyle = FillStyle()) -> Scene {
        Scene(group: "Shapes", name: name) { [filled(path, .solid(.sceneInk), style)] }
    }

    private static func rounded(_ radius: CGFloat, _ style: RoundedCornerStyle) -> Path {
        Path(
            roundedRect: CGRect(x: 4, y: 4, width: 40, height: 32),
            cornerSize: CGSize(width: radius, height: radius), style: style)
    }

    private static let figures: [Scene] = [
        shape("rectangle", .box(4, 4, 40, 32)),
        shape("fractional rectangle", .box(4.3, 4.7, 39.2, 30.9)),
        shape("circle", .oval(8, 4, 32, 32)),
        shape("ellipse", .oval(2.2, 8.9, 43.7, 21.3)),
        shape("circular corners", rounded(10, .circular)),
        shape("continuous corners", rounded(10, .continuous)),
        shape("capsule", rounded(16, .continuous)),
        shape("triangle", .lines([(4, 36), (24, 4), (44, 30)], isClosed: true)),
        shape("quadratic curve") { path in
            path.move(to: CGPoint(x: 4, y: 36))
            path.addQuadCurve(to: CGPoint(x: 44, y: 36), control: CGPoint(x: 24, y: -20))
        },
        shape("cubic with a loop") { path in
            path.move(to: CGPoint(x: 6, y: 34))
            path.addCurve(
                to: CGPoint(x: 42, y: 34), control1: CGPoint(x: 70, y: -6), control2: CGPoint(x: -22, y: -6))
        },
        shape("a thousand spikes", spikes),
    ]

    private static func shape(_ name: String, _ build: (inout Path) -> Void) -> Scene {
        var path = Path()
        build(&path)
        return shape(name, path)
    }

    private static let spikes: Path = {
        var random = SceneRandom(state: 7)
        let points = (0..<1000).map { _ in
            (CGFloat(random.number(2...46)), CGFloat(random.number(2...38)))
        }
        return .lines(points, isClosed: true)
    }()

    private static let rules: [Scene] = [
        shape("non-zero", .star),
        shape("even-odd", .star, FillStyle(eoFill: true)),
        shape("without antialiasing", .star, FillStyle(antialiased: false)),
        shape("even-odd circles", rings, FillStyle(eoFill: true)),
    ]

    private static let rings: Path = {
        var path = Path()
        for i in 0..<5 {
            let inset = CGFloat(i) * 3.7
            path.addEllipse(
                in: CGRect(x: 4 + inset, y: 2 + inset, width: 40 - 2 * inset, height: 36 - 2 * inset))
        }
        return path
    }()

    private static let thin: [Scene] = [
        Scene(group: "Shapes", name: "fan of thin lines") {
            (0..<16).map { i in
                let x = CGFloat(i) * 3
                let path = Path.lines([(24, 38), (x, 2), (x + 0.4, 2)], isClosed: true)
                return filled(path, .solid(.sceneInk))
            }
        },
        Scene(group: "Shapes", name: "slivers") {
            (0..<12).map { i in
                let y = 3 + CGFloat(i) * 3
                let path = Path.lines([(2, y), (46, y + 0.05 * CGFloat(i)), (46, y)], isClosed: true)
                return filled(path, .solid(.sceneInk))
            }
        },
        Scene(group: "Shapes", name: "shared edges keep their seam") {
            [
                filled(.lines([(4, 4), (30, 4), (18, 36), (4, 36)], isClosed: true), .solid(.sceneBlue)),
                filled(.lines([(30, 4), (44, 4), (44, 36), (18, 36)], isClosed: true), .solid(.sceneBlue)),
            ]
        },
        Scene(group: "Shapes", name: "far away and not a number") {
            [
                filled(.lines([(-1e9, -1e9), (1e9, 1e9), (-1e9, 1e9)], isClosed: true), .solid(.sceneGreen)),
                filled(.lines([(.nan, 4), (40, 4), (40, 30)], isClosed: true), .solid(.sceneRed)),
                filled(.lines([(24, 4), (44, 4), (44, 14)], isClosed: true), .solid(.sceneBlue)),
            ]
        },
    ]
}
