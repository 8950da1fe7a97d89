import Drawing
import Foundation

extension SceneCatalog {
    static let effects: [Scene] = filters + blurs + shadows + layers + backdrops

    /// A card with something on it.
    private static var subject: [DisplayItem] {
        [
            filled(
                .card,
                .linearGradient(
                    ramp([.sceneYellow, .sceneRed, .scenePurple]), start: .zero, end: CGPoint(x: 48, y: 40))),
            filled(.oval(10, 9, 14, 14), .solid(.white)),
            filled(.box(26, 24, 14, 7), .solid(.sceneBlue.multiplyingOpacity(by: 0.7))),
        ]
    }

    private static func effect(_ name: String, _ effects: @escaping @Sendable () -> [Effect]) -> Scene {
        Scene(group: "Effects", name: name) { [grouped(effects(), subject)] }
    }

    private static let filters: [Scene] =
        [
            ("brightness 0.3", ColorFilter.brightness(0.3)), ("brightness -0.3", .brightness(-0.3)),
            ("contrast 1.6", .contrast(1.6)), ("contrast 0.4", .contrast(0.4)),
            ("contrast -1", .contrast(-1)),
            ("saturation 0.2", .saturation(0.2)), ("saturation 2", .saturation(2)),
            ("grayscale 1", .grayscale(1)), ("grayscale 0.5", .grayscale(0.5)),
            ("hue rotation 1", .hueRotation(1)), ("hue rotation 3.1", .hueRotation(3.1)),
            ("colour invert", .colorInvert), ("colour multiply", .colorMultiply(.sceneGreen)),
            ("luminance to alpha", .luminanceToAlpha),
            (
                "colour matrix",
                .matrix(
                    ColorFilterMatrix(
                        red: [0, 1, 0, 0, 0], green: [0, 0, 1, 0, 0.1], blue: [1, 0, 0, 0, 0],
                        alpha: [0, 0, 0, 0.8, 0]))
            ),
            ("alpha threshold", .alphaThreshold(min: 0.4, max: 0.9, color: .sceneBlue)),
        ].map { name, filter in effect(name) { [.colorFilter(filter)] } }

    private static let blurs: [Scene] = [0.0, 0.6, 2, 6, 20].flatMap { radius in
        [
            effect("blur \(radius)") { [.blur(radius: CGFloat(radius), isOpaque: false)] },
            effect("opaque blur \(radius)") { [.blur(radius: CGFloat(radius), isOpaque: true)] },
        ]
    }

    private static let shadows: [Scene] =
        [0.0, 1.5, 4, 9].map { radius in
            effect("shadow \(radius)") {
                [.shadow(color: .black.multiplyingOpacity(by: 0.5), radius: CGFloat(radius), x: 2, y: 3)]
            }
        }
        + [1.5, 5].map { radius in
            effect("inner shadow \(radius)") {
                [.innerShadow(color: .black.multiplyingOpacity(by: 0.7), radius: CGFloat(radius), x: 1, y: 2)]
            }
        }

    private static let layers: [Scene] = [
        effect("opacity 0.5") { [.opacity(0.5)] },
        effect("layer") { [.layer] },
        effect("clip to a star") { [.clip(.star, FillStyle())] },
        effect("clip, even-odd") { [.clip(.star, FillStyle(eoFill: true))] },
        effect("clip without antialiasing") { [.clip(.star, FillStyle(antialiased: false))] },
        effect("nested clips") {
            [.clip(.oval(4, 2, 26, 36), FillStyle()), .clip(.oval(16, 2, 26, 36), FillStyle())]
        },
        effect("mask") {
            [
                .mask([
                    filled(
                        .card,
                        .linearGradient(
                            ramp([.black, .clear]), start: CGPoint(x: 8, y: 0), end: CGPoint(x: 40, y: 0)))
                ])
            ]
        },
        effect("turned") {
            [.transform(CGAffineTransform(a: 0.8, b: 0.4, c: -0.4, d: 0.8, tx: 13, ty: -6))]
        },
        effect("mirrored") { [.transform(CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: 48, ty: 0))] },
        effect("perspective") {
            var map = ProjectionTransform()
            map.m13 = 0.006
            map.m23 = 0.002
            map.m31 = 3
            map.m32 = 2
            return [.projection(map)]
        },
        effect("all at once") {
            [
                .clip(.star, FillStyle()), .colorFilter(.hueRotation(2)), .opacity(0.8),
                .shadow(color: .black, radius: 2, x: 1, y: 1), .blend(.multiply),
            ]
        },
    ]

    private static let backdrops: [Scene] = [
        Scene(group: "Effects", name: "backdrop") {
            let stripes = (0..<8).map { i in
                filled(
                    .box(CGFloat(i) * 6, 0, 3, 40), .solid(i % 2 == 0 ? .sceneBlue : .sceneRed))
            }
            let backdrop = Backdrop(radius: 3, saturation: 1.8, tint: .white.multiplyingOpacity(by: 0.4))
            return stripes + [grouped([.backdrop(backdrop)], [filled(.card, .solid(.black))])]
        }
    ]
}
