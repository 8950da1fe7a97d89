import Foundation
import PixelUI

/// What layout of the frame of cards costs beside drawing it: the target is a tenth.
@MainActor
enum CardFrameBenchmark {
    /// Time of all threads: layout runs on a stack of its own, and drawing may use every core.
    static func run(runs: Int) throws {
        print("\nThe frame of 20 cards as a view, best of \(runs), time of all threads")
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
    }
}
