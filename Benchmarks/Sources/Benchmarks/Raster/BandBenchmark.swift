import Foundation
import Imaging
import Raster

/// Drawing on one thread and on two, in turns: by the clock, since both cores are to be seen.
enum BandBenchmark {
    static func run(runs: Int, rasterizer: Rasterizer) throws {
        print("\nBands: one thread, and two; best of \(runs), by the clock; how many times as fast two are")
        let scenes = [
            CardScenes.frame(scale: 2, hasShadows: true), CardScenes.frame(scale: 3, hasShadows: true),
        ]
        for scene in scenes + ShapeScenes.all + PaintScenes.all {
            let list = scene.displayList
            var (one, two) = (Double.infinity, Double.infinity)
            var pictures: [Bitmap?] = [nil, nil]
            for _ in 0..<runs {
                one = min(
                    one,
                    try ResultTable.milliseconds { pictures[0] = try rasterizer.bitmap(of: list, threads: 1) }
                )
                two = min(
                    two,
                    try ResultTable.milliseconds { pictures[1] = try rasterizer.bitmap(of: list, threads: 2) }
                )
            }
            let note = pictures[0]?.pixels == pictures[1]?.pixels ? "" : "  ! the bytes differ"
            print(
                "  \(scene.name.padding(toLength: 44, withPad: " ", startingAt: 0)) \(ResultTable.text(one)) ms, "
                    + "\(ResultTable.text(two)) ms, \(ResultTable.text(one / two))\(note)")
        }
    }
}
