import Drawing
import Foundation

/// Ten thousand glyphs of Inter at 12 to 17 px.
enum GlyphScenes {
    private static let words = """
        the quick brown fox jumps over the lazy dog while five boxing wizards mix Quartz and Jade at Kyiv; \
        Sphinx of black quartz, judge my vow: 0123456789 pack my box with a dozen liquor jugs & more (really?)
        """.split(separator: " ").map(String.init)

    /// Upright text, whose glyphs come from a cache in ours, cairo and Skia; Blend2D draws outlines always.
    static var upright: Scene { scene("10000 glyphs, 12 to 17 px, upright", .identity) }

    /// Text turned by a few degrees: outlines in ours and Blend2D, a cache of turned glyphs in the others.
    static var turned: Scene {
        scene("10000 glyphs, turned by 6 degrees", CGAffineTransform(rotationAngle: 0.1))
    }

    private static func scene(_ name: String, _ transform: CGAffineTransform) -> Scene {
        var random = SceneRandom(7)
        var operations: [Scene.Operation] = []
        var count = 0
        var baseline: CGFloat = 20
        while count < 10_000 {
            var text = ""
            while text.count < 110 { text += words[Int(random.next() % UInt64(words.count))] + " " }
            let line = BenchmarkFonts.line(
                String(text.prefix(min(110, 10_000 - count))), size: CGFloat(12 + operations.count % 6),
                at: CGPoint(x: 10 + random.number(0, 1), y: baseline), color: .black, transform: transform)
            guard !line.isEmpty else { break }
            for case .glyphs(let run, _, _, _, _) in line { count += run.glyphs.count }
            operations += line
            baseline += 20
        }
        return Scene(
            name: name, width: 1100, height: 2000, operations: operations, fonts: BenchmarkFonts.files)
    }
}
