import Drawing
import Foundation

extension SceneCatalog {
    static let paints: [Scene] = solids + linears + radials + angulars + meshes + imagePaints

    private static func paint(_ name: String, _ paint: @escaping @Sendable () -> Paint) -> Scene {
        Scene(group: "Paints", name: name) { [filled(.card, paint())] }
    }

    static func ramp(
        _ colors: [ResolvedColor], _ interpolation: GradientRamp.Interpolation = .perceptual,
        _ spread: GradientRamp.Spread = .pad, at locations: [Double]? = nil
    ) -> GradientRamp {
        let stops = colors.enumerated().map { i, color in
            GradientRamp.Stop(
                color: color, location: locations?[i] ?? Double(i) / Double(max(1, colors.count - 1)))
        }
        return GradientRamp(stops: stops, interpolation: interpolation, spread: spread)
    }

    private static let solids: [Scene] =
        [1, 0.5, 0.1].map { opacity in
            paint("solid, opacity \(opacity)") { .solid(.sceneBlue.multiplyingOpacity(by: opacity)) }
        } + [
            paint("solid, beyond sRGB") {
                .solid(ResolvedColor(red: 1.4, green: -0.3, blue: 0.5))
            }
        ]

    private static func linear(_ name: String, _ ramp: GradientRamp, from: CGPoint? = nil, to: CGPoint? = nil)
        -> Scene
    {
        paint("linear, \(name)") {
            .linearGradient(ramp, start: from ?? CGPoint(x: 4, y: 4), end: to ?? CGPoint(x: 44, y: 36))
        }
    }

    private static let linears: [Scene] = [
        linear("perceptual", ramp([.sceneRed, .sceneBlue])),
        linear("device", ramp([.sceneRed, .sceneBlue], .device)),
        linear("linear light", ramp([.sceneRed, .sceneBlue], .linear)),
        linear("three stops", ramp([.sceneYellow, .sceneGreen, .scenePurple], at: [0, 0.2, 1])),
        linear("hard stop", ramp([.sceneRed, .sceneRed, .sceneBlue, .sceneBlue], at: [0, 0.5, 0.5, 1])),
        linear("stops outside", ramp([.sceneRed, .sceneBlue], at: [-0.5, 1.5])),
        linear("fade to clear", ramp([.sceneRed, .clear])),
        linear("fade to its own clear", ramp([.sceneRed, .sceneRed.multiplyingOpacity(by: 0)])),
        linear(
            "repeated", ramp([.sceneYellow, .scenePurple], .perceptual, .repeat),
            from: CGPoint(x: 18, y: 18), to: CGPoint(x: 28, y: 22)),
        linear(
            "mirrored", ramp([.sceneYellow, .scenePurple], .perceptual, .mirror),
            from: CGPoint(x: 18, y: 18), to: CGPoint(x: 28, y: 22)),
        linear(
            "start is end", ramp([.sceneRed, .sceneBlue]), from: CGPoint(x: 20, y: 20),
            to: CGPoint(x: 20, y: 20)),
        linear("one stop", ramp([.sceneGreen])),
    ]

    private static func radial(
        _ name: String, _ ramp: GradientRamp, _ radii: (CGFloat, CGFloat),
        _ transform: CGAffineTransform = .identity
    ) -> Scene {
        paint("radial, \(name)") {
            .radialGradient(
                ramp, center: CGPoint(x: 24, y: 20), startRadius: radii.0, endRadius: radii.1,
                transform: transform)
        }
    }

    private static let radials: [Scene] = [
        radial("from the centre", ramp([.sceneYellow, .sceneRed]), (0, 22)),
        radial("ring", ramp([.sceneYellow, .sceneRed]), (8, 16)),
        radial("device", ramp([.sceneYellow, .sceneBlue], .device), (0, 22)),
        radial("outside in", ramp([.sceneYellow, .sceneRed]), (20, 2)),
        radial("repeated", ramp([.sceneYellow, .sceneBlue], .perceptual, .repeat), (2, 8)),
        radial("hard edge", ramp([.sceneYellow, .sceneBlue]), (11, 11)),
        radial(
            "ellipse", ramp([.white, .scenePurple]), (0, 20),
            CGAffineTransform(a: 1, b: 0, c: 0, d: 0.5, tx: 0, ty: 10)),
    ]

    private static func angular(_ name: String, _ ramp: GradientRamp, _ start: Double, _ end: Double) -> Scene
    {
        paint("angular, \(name)") {
            .angularGradient(ramp, center: CGPoint(x: 24, y: 20), startAngle: start, endAngle: end)
        }
    }

    private static let angulars: [Scene] = [
        angular(
            "full turn", ramp([.sceneRed, .sceneYellow, .sceneGreen, .sceneBlue, .sceneRed]), 0, 2 * .pi),
        angular("part of a turn", ramp([.sceneRed, .sceneBlue]), 0.5, 3.5),
        angular("more than a turn", ramp([.sceneRed, .sceneBlue]), 0, 9),
        angular("backwards", ramp([.sceneRed, .sceneBlue]), 4, 1),
        angular(
            "hard stops", ramp([.sceneRed, .sceneRed, .white, .white], at: [0, 0.25, 0.25, 1]), -1, 5.28),
    ]

    private static func mesh(_ name: String, smooths: Bool, _ shift: CGFloat) -> Scene {
        paint("mesh, \(name)") {
            let colors: [ResolvedColor] = [
                .sceneRed, .scenePurple, .sceneBlue, .sceneYellow, .white, .sceneGreen, .sceneGreen,
                .sceneYellow, .sceneRed,
            ]
            let points = (0..<9).map { i in
                let move = i == 4 ? shift : 0
                return (
                    position: CGPoint(x: CGFloat(i % 3) / 2 + move, y: CGFloat(i / 3) / 2 - move / 2),
                    color: colors[i]
                )
            }
            guard
                let mesh = ColorMesh(
                    columns: 3, rows: 3, points: points, background: .clear, smoothsColors: smooths,
                    interpolation: .perceptual)
            else { return .solid(.clear) }
            return .meshGradient(mesh, rect: CGRect(x: 4, y: 4, width: 40, height: 32))
        }
    }

    private static let meshes: [Scene] = [
        mesh("even", smooths: true, 0), mesh("pulled", smooths: true, 0.25),
        mesh("without smooth colours", smooths: false, 0.25),
    ]

    private static let imagePaints: [Scene] = [
        paint("image, tiled") {
            .image(picture, transform: CGAffineTransform(scaleX: 1.5, y: 1.5), interpolation: .none)
        },
        paint("image, turned") {
            .image(
                picture, transform: CGAffineTransform(a: 0.9, b: 0.5, c: -0.5, d: 0.9, tx: 3, ty: 1),
                interpolation: .medium)
        },
    ]
}
