import Drawing
import Foundation
import Imaging
import Raster

/// PNG files of the frame of cards, beside ISA-L's level 1 on the same rows.
enum FramePNGBenchmark {
    static func run(runs: Int, folder: URL, rasterizer: Rasterizer) throws {
        print(
            "\nPNG of the frame of 20 cards, best of \(runs); ISA-L level 1 compresses the same rows, no more"
        )
        for scale: CGFloat in [2, 3] {
            let scene = CardScenes.frame(scale: scale, hasShadows: true)
            let bitmap = try rasterizer.bitmap(of: scene.displayList)
            let encoder = PNGEncoder(effort: .fast)
            var ours = Double.infinity
            var size = 0
            for _ in 0..<runs {
                let time = try ResultTable.threadMilliseconds { size = try encoder.encode(bitmap).count }
                ours = min(ours, time)
            }
            let own = "\(ResultTable.text(ours)) ms, \(size) bytes"
            guard let peer = try compress(rows(of: bitmap), runs: runs, folder: folder) else {
                print("  @\(Int(scale))x  \(own); ISA-L is not installed (pip install --user isal)")
                continue
            }
            print(
                "  @\(Int(scale))x  ours \(own); ISA-L \(ResultTable.text(peer.time)) ms, \(peer.size) bytes; "
                    + "ours : ISA-L \(ResultTable.text(ours / peer.time))")
        }
    }

    /// As an unfiltered PNG of RGB holds them.
    private static func rows(of bitmap: Bitmap) -> [UInt8] {
        var rows: [UInt8] = []
        rows.reserveCapacity(bitmap.height * (1 + bitmap.width * 3))
        for y in 0..<bitmap.height {
            rows.append(0)
            for pixel in y * bitmap.width..<(y + 1) * bitmap.width {
                rows.append(contentsOf: bitmap.pixels[pixel * 4..<pixel * 4 + 3])
            }
        }
        return rows
    }

    private static func compress(
        _ rows: [UInt8], runs: Int, folder: URL
    ) throws -> (time: Double, size: Int)? {
        let file = folder.appending(path: "rows")
        try Data(rows).write(to: file)
        guard let text = PeerList.runPython([PeerList.script("isal_peer.py"), file.path, "\(runs)"]) else {
            return nil
        }
        let lines = text.split(separator: "\n").map { $0.split(separator: " ").compactMap { Double($0) } }
        guard let time = lines.map({ $0[0] }).min(), let size = lines.first?.last else { return nil }
        return (time, Int(size))
    }
}
