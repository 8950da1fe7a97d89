import Drawing
import Foundation

extension SceneCatalog {
    static let strokes: [Scene] = capsAndJoins + lines
    static let dashes: [Scene] = dashed

    private static func stroke(
        _ group: String, _ name: String, _ path: Path, _ style: StrokeStyle, antialiased: Bool = true
    ) -> Scene {
        Scene(group: group, name: name) {
            [drawn(.stroke(path, style, .solid(.sceneInk), antialiased: antialiased))]
        }
    }

    private static let caps: [(String, CGLineCap)] = [
        ("butt", .butt), ("round", .round), ("square", .square),
    ]
    private static let joins: [(String, CGLineJoin)] = [
        ("miter", .miter), ("round", .round), ("bevel", .bevel),
    ]

    private static let zigzag = Path.lines([(8, 30), (18, 10), (26, 30), (40, 12)])
    private static let wave: Path = {
        var path = Path()
        path.move(to: CGPoint(x: 6, y: 30))
        path.addCurve(
            to: CGPoint(x: 42, y: 10), control1: CGPoint(x: 26, y: -24), control2: CGPoint(x: 22, y: 64))
        return path
    }()

    private static let capsAndJoins: [Scene] = caps.flatMap { cap in
        joins.map { join in
            stroke(
                "Caps and joins", "\(cap.0) caps, \(join.0) joins", zigzag,
                StrokeStyle(lineWidth: 7, lineCap: cap.1, lineJoin: join.1))
        }
    }

    private static let lines: [Scene] = [
        stroke("Caps and joins", "closed, miter", .star, StrokeStyle(lineWidth: 2)),
        stroke("Caps and joins", "miter limit 1.5", zigzag, StrokeStyle(lineWidth: 7, miterLimit: 1.5)),
        stroke("Caps and joins", "curve", wave, StrokeStyle(lineWidth: 5)),
        stroke("Caps and joins", "wide and tight", wave, StrokeStyle(lineWidth: 17, lineJoin: .round)),
        stroke("Caps and joins", "hairline", wave, StrokeStyle(lineWidth: 0.25)),
        stroke("Caps and joins", "without antialiasing", wave, StrokeStyle(lineWidth: 3), antialiased: false),
        stroke("Caps and joins", "circle", .oval(8, 4, 32, 32), StrokeStyle(lineWidth: 3)),
        stroke(
            "Caps and joins", "points, round", .lines([(14, 20), (14, 20)]),
            StrokeStyle(lineWidth: 12, lineCap: .round)),
        stroke(
            "Caps and joins", "points, square", .lines([(14, 20), (14, 20)]),
            StrokeStyle(lineWidth: 12, lineCap: .square)),
        Scene(group: "Caps and joins", name: "half clear, drawn once") {
            [
                drawn(
                    .stroke(
                        .star, StrokeStyle(lineWidth: 6, lineJoin: .round),
                        .solid(.sceneBlue.multiplyingOpacity(by: 0.5)), antialiased: true))
            ]
        },
        Scene(group: "Caps and joins", name: "under a skew") {
            [
                grouped(
                    [.transform(CGAffineTransform(a: 1.4, b: 0, c: -0.8, d: 0.7, tx: 6, ty: 6))],
                    [
                        drawn(
                            .stroke(
                                .oval(8, 4, 24, 32), StrokeStyle(lineWidth: 6), .solid(.sceneInk),
                                antialiased: true))
                    ])
            ]
        },
    ]

    private static let dashed: [Scene] =
        caps.flatMap { cap in
            [("even", [6.0, 4]), ("odd count", [8, 3, 2]), ("dots", [0, 6])].map { name, dash in
                stroke(
                    "Dashes", "\(name), \(cap.0) caps", .oval(8, 5, 32, 30),
                    StrokeStyle(lineWidth: 3, lineCap: cap.1, dash: dash.map { CGFloat($0) }))
            }
        }
        + [0.0, 3, 7, -4].map { phase in
            stroke(
                "Dashes", "phase \(Int(phase))", .card,
                StrokeStyle(lineWidth: 2, dash: [7, 4], dashPhase: CGFloat(phase)))
        } + [
            stroke(
                "Dashes", "around corners", zigzag,
                StrokeStyle(lineWidth: 5, lineJoin: .round, dash: [13, 4])),
            stroke("Dashes", "many", wave, StrokeStyle(lineWidth: 6, dash: [0.5, 0.5])),
        ]
}
