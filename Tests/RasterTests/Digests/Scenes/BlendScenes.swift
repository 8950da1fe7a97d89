import Drawing
import Foundation

extension SceneCatalog {
    /// Each mode: a rainbow that fades, over bars of colour, grey and nothing.
    static let blends: [Scene] = BlendMode.allCases.map { mode in
        Scene(group: "Blend modes", name: mode.rawValue, background: nil) {
            blended(mode)
        }
    }

    private static func blended(_ mode: BlendMode) -> [DisplayItem] {
        let bars: [ResolvedColor] = [
            .white, ResolvedColor(128, 128, 128), .black, .sceneRed, .sceneGreen, .sceneBlue,
            .sceneYellow.multiplyingOpacity(by: 0.5),
        ]
        let below = bars.enumerated().map { i, color in
            filled(.box(2 + CGFloat(i) * 5.5, 2, 5.5, 36), .solid(color))
        }
        let rainbow = Paint.linearGradient(
            ramp([.sceneRed, .sceneYellow, .sceneGreen, .sceneBlue, .sceneBlue.multiplyingOpacity(by: 0)]),
            start: CGPoint(x: 0, y: 8), end: CGPoint(x: 0, y: 34))
        let above = grouped([.blend(mode)], [filled(.box(4, 7, 40, 27), rainbow)])
        // A layer, so that modes which clear reach no further than the scene.
        return [grouped([.layer], below + [above])]
    }
}
