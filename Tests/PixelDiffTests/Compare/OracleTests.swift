import Foundation
import Imaging
import PixelDiff
import Testing

/// Expectations from the tests of other comparison tools, where their metric can be read off ours.
@Suite struct OracleTests {
    struct Expectation: Decodable {
        struct Options: Decodable {
            var maxDifferentPixels: Int?
            var pixelDeltaThreshold: Int?
            var differ: String?
        }
        struct Outcome: Decodable {
            var equal: Bool?
            var diffPixels: Int?
            var similarPixels: Int?
        }
        var id: String
        var peer: String
        var fileA: String
        var fileB: String
        var sizeA: [Int]
        var sizeB: [Int]
        var options: Options
        var expect: Outcome
    }

    private func expectations(_ peer: String) throws -> [(Expectation, ImageComparison)] {
        let root = ProcessInfo.processInfo.environment["PIXELDIFF_FIXTURES"] ?? ""
        let folder = root + "/pixeldiff/oracle"
        guard !root.isEmpty, FileManager.default.fileExists(atPath: folder) else {
            print("skipped: no expectations of '\(peer)' (set PIXELDIFF_FIXTURES)")
            return []
        }
        let data = try Data(contentsOf: URL(fileURLWithPath: folder + "/expectations.json"))
        let decoder = JSONDecoder()
        decoder.keyDecodingStrategy = .convertFromSnakeCase
        let all = try decoder.decode([Expectation].self, from: data).filter { $0.peer.hasPrefix(peer) }
        #expect(!all.isEmpty)
        return try all.map { entry in
            let a = try PNGDecoder().decode(contentsOf: "\(folder)/\(entry.fileA)")
            let b = try PNGDecoder().decode(contentsOf: "\(folder)/\(entry.fileB)")
            #expect([a.width, a.height] == entry.sizeA && [b.width, b.height] == entry.sizeB)
            return (entry, Comparison.compare(reference: a, candidate: b))
        }
    }

    /// Skia Gold's fuzzy matcher: equal sizes, at most so many differing pixels, and no pixel whose channel
    /// differences sum to more than the threshold.
    @Test func skiaFuzzy() throws {
        for (entry, result) in try expectations("skia-gold-fuzzy") {
            let measured = result.measurement
            let passes =
                result.referenceSize == result.candidateSize
                && measured.differingPixels <= entry.options.maxDifferentPixels ?? 0
                && measured.worstSum <= Double(entry.options.pixelDeltaThreshold ?? 0)
            #expect(passes == entry.expect.equal, "\(entry.id)")
        }
    }

    /// Paparazzi's PixelPerfect counts differing pixels; its OffByTwo lets channels differ by two.
    @Test func paparazzi() throws {
        for (entry, result) in try expectations("paparazzi") {
            switch entry.options.differ {
            case "PixelPerfect": #expect(result.differingPixels == entry.expect.diffPixels, "\(entry.id)")
            case "OffByTwo":
                #expect(result.measurement.pixels(beyond: 2) == 0, "\(entry.id)")
                #expect(result.differingPixels == entry.expect.similarPixels, "\(entry.id)")
            default: continue
            }
        }
    }

    /// At threshold 0 reg-cli is exact.
    @Test func regCLI() throws {
        for (entry, result) in try expectations("reg-cli") {
            #expect(result.matches == entry.expect.equal, "\(entry.id)")
        }
    }

    /// pixelmatch counts pixels beyond a perceptual threshold: never more than differ at all.
    @Test func pixelmatchCountsAreBounds() throws {
        for (entry, result) in try expectations("pixelmatch") {
            guard let count = entry.expect.diffPixels else { continue }
            #expect(result.differingPixels >= count, "\(entry.id)")
        }
    }
}
