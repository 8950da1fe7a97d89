import Foundation
import Imaging
import PixelDiff

/// Checks of renderings that match their goldens: with the golden decoded, with what is found remembered, and with it known.
///
/// Times are those of the processor, in turns: laying out and drawing come before, and writing the result after.
enum GoldenBenchmark {
    static func run(_ table: inout ResultTable, _ name: String, _ bitmap: Bitmap) throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: "goldens-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: folder) }
        let check = GoldenCheck(package: PackageFolder(path: folder.path), mode: .missing)
        let golden = GoldenName(suite: "Benchmark", testCase: name)
        let record = try check.check(GoldenCandidate(bitmap: bitmap), as: golden)
        let file = try Data(contentsOf: folder.appending(path: record.golden)).count
        // In memory of its own, as a fresh rendering is.
        let candidate = GoldenCandidate(
            bitmap: Bitmap(width: bitmap.width, height: bitmap.height, pixels: bitmap.pixels.map { $0 }))
        // A place where nothing can be remembered.
        var forgetful = check
        forgetful.results = ResultStore(folder: "/dev/null")

        func time(_ check: GoldenCheck) throws -> Double {
            try ResultTable.threadMilliseconds {
                let open = try check.compare(candidate, as: golden)
                precondition(!open.needsSecondRendering)
            }
        }
        var (decoded, cold, warm): ([Double], [Double], [Double]) = ([], [], [])
        for _ in 0...table.runs {
            try? FileManager.default.removeItem(atPath: check.results.digests.folder)
            decoded.append(try time(forgetful))
            cold.append(try time(check))
            warm.append(try time(check))
        }
        table.title("Golden of the \(name), \(bitmap.width) x \(bitmap.height) px, \(file) bytes")
        table.add("decoded each time", Array(decoded.dropFirst()))
        table.add("cold: decoded, its digest remembered", Array(cold.dropFirst()))
        table.add("warm: known", Array(warm.dropFirst()))
        func ratio(_ times: [Double]) -> String {
            let quotient = (times.dropFirst().min() ?? 0) / (warm.dropFirst().min() ?? 1)
            return "\((quotient * 10).rounded() / 10) x warm, by the least of both"
        }
        table.add("factor, decoded", words: ratio(decoded))
        table.add("factor, cold", words: ratio(cold))
    }
}
