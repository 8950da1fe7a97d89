import Foundation
import PixelUI
import Raster

/// What layout of the frame of cards costs beside drawing it: the target is a tenth.
@MainActor
enum CardFrameBenchmark {
    /// Time of all threads: layout runs on a stack of its own, and drawing may use every core.
    static func run(runs: Int) throws {
        let cold = try ResultTable.processMilliseconds {
            _ = try ImageRenderer(content: CardFrame()).rendering()
        }
        print("\nThe frame of 20 cards as a view, best of \(runs), time of all threads")
        print("  the first: \(ResultTable.text(cold)) ms; with --only cards it opens the fonts")
        for scale: CGFloat in [2, 3] {
            var layout = Double.infinity
            var drawing = Double.infinity
            var size = PixelSize(width: 0, height: 0)
            for _ in 0..<runs {
                var rendering: Rendering?
                layout = min(
                    layout,
                    try ResultTable.processMilliseconds {
                        let renderer = ImageRenderer(content: CardFrame())
                        renderer.scale = scale
                        rendering = try renderer.rendering()
                    })
                drawing = min(
                    drawing,
                    try ResultTable.processMilliseconds {
                        if let bitmap = try rendering?.bitmap() { size = bitmap.size }
                    })
            }
            print(
                "  @\(Int(scale))x  view, layout and display list \(ResultTable.text(layout)) ms, drawing \(size) "
                    + "\(ResultTable.text(drawing)) ms; layout : drawing \(ResultTable.text(layout / drawing))"
            )
        }
        stages(runs: runs)
    }

    /// What the way from the view to its display list is made of; the renderer adds little.
    private static func stages(runs: Int) {
        let stages = ["layout", "display list", "layout again", "layout text"]
        var least = [Double](repeating: .infinity, count: stages.count)
        for _ in 0..<runs {
            let host = LayoutHost(CardFrame(), shaper: FontBook.standard, images: NoPictures())
            host.environment.displayScale = 2
            let works: [() -> Void] = [
                { host.layout(.unspecified) }, { _ = host.displayList(scale: 2) },
                { host.layout(.unspecified) }, { _ = host.layoutDescription },
            ]
            for (index, work) in works.enumerated() {
                least[index] = min(least[index], ResultTable.processMilliseconds(work))
            }
        }
        let texts = zip(stages, least).map { "\($0) \(ResultTable.text($1)) ms" }
        print("  of it, and what a renderer does on request: \(texts.joined(separator: ", "))")
    }
}
