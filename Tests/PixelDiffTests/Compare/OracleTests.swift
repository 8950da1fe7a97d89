import Foundation
import Imaging
import PixelDiff
import Testing

/// Expectations from the tests of other comparison tools: pictures with the counts, verdicts and pictures of
/// differences that those tools give.
@Suite struct OracleTests {
    struct Expectation: Decodable {
        struct Options: Decodable {
            var threshold: Double?
            var includeAA: Bool?
            var alpha: Double?
            var aaColor: [UInt8]?
            var diffColor: [UInt8]?
            var diffColorAlt: [UInt8]?
            var diffMask: Bool?
            var checkerboard: Bool?
            var windowSize: Int?
            var maxDifferentPixels: Int?
            var pixelDeltaThreshold: Int?
            var differ: String?
        }
        struct Outcome: Decodable {
            var equal: Bool?
            var diffPixels: Int?
            var similarPixels: Int?
            var maxWindowDiffPixels: Int?
        }
        var id: String
        var peer: String
        var fileA: String
        var fileB: String
        var sizeA: [Int]
        var sizeB: [Int]
        var options: Options
        var expect: Outcome
        var expectedDiffImage: String?
    }

    /// The pictures of an expectation.
    struct Pictures {
        var reference: DecodedImage
        var candidate: DecodedImage
        /// What the tool draws.
        var difference: DecodedImage?
    }

    /// What isn't offered, and why: peer, what it measures, how many expectations.
    private static let notOffered: [(peer: String, differ: String?, reason: String, count: Int)] = [
        ("paparazzi", "DeltaE2000", "CIEDE2000 is not among the metrics", 2),
        ("paparazzi", "FLIP", "FLIP is a score for people here, never a verdict", 2),
        ("swift-snapshot-testing", nil, "shares of equal bytes and CIE94 are not among the metrics", 2),
    ]

    private func isNotOffered(_ entry: Expectation) -> Bool {
        OracleTests.notOffered.contains {
            $0.peer == entry.peer && ($0.differ == nil || $0.differ == entry.options.differ)
        }
    }

    private static let folder: String? = {
        let root = ProcessInfo.processInfo.environment["PIXELDIFF_FIXTURES"] ?? ""
        let folder = root + "/pixeldiff/oracle"
        return !root.isEmpty && FileManager.default.fileExists(atPath: folder) ? folder : nil
    }()

    /// All of a peer's that are offered, or all of them; none without the pictures.
    private func expectations(_ peer: String? = nil) throws -> [Expectation] {
        guard let folder = OracleTests.folder else {
            print("skipped: no expectations of '\(peer ?? "all peers")' (set PIXELDIFF_FIXTURES)")
            return []
        }
        let data = try Data(contentsOf: URL(fileURLWithPath: folder + "/expectations.json"))
        let decoder = JSONDecoder()
        decoder.keyDecodingStrategy = .convertFromSnakeCase
        let all = try decoder.decode([Expectation].self, from: data)
        #expect(all.count == 95)
        guard let peer else { return all }
        let some = all.filter { $0.peer == peer && !isNotOffered($0) }
        #expect(!some.isEmpty, "\(peer)")
        return some
    }

    private func pictures(_ entry: Expectation) throws -> Pictures {
        let folder = try #require(OracleTests.folder)
        let a = try PNGDecoder().decode(contentsOf: "\(folder)/\(entry.fileA)")
        let b = try PNGDecoder().decode(contentsOf: "\(folder)/\(entry.fileB)")
        #expect([a.width, a.height] == entry.sizeA && [b.width, b.height] == entry.sizeB)
        return Pictures(
            reference: a, candidate: b,
            difference: try entry.expectedDiffImage.map {
                try PNGDecoder().decode(contentsOf: "\(folder)/\($0)")
            })
    }

    private func compare(_ pictures: Pictures, _ tolerance: Tolerance) -> ImageComparison {
        Comparison.compare(
            reference: pictures.reference, candidate: pictures.candidate, tolerance: tolerance)
    }

    /// Each expectation is offered or stands on the list of those that aren't.
    @Test func everyExpectationIsAccountedFor() throws {
        let all = try expectations()
        if all.isEmpty { return }
        let offered = ["pixelmatch-v5.3.0", "pixelmatch-v7.2.0", "pixelmatch-HEAD-oklab", "skia-gold-fuzzy"]
        let counts = Dictionary(grouping: all.filter { !isNotOffered($0) }, by: \.peer).mapValues(\.count)
        #expect(
            counts == [
                offered[0]: 10, offered[1]: 12, offered[2]: 25, offered[3]: 36, "paparazzi": 4, "reg-cli": 2,
            ])
        for item in OracleTests.notOffered {
            let found = all.filter {
                $0.peer == item.peer && (item.differ == nil || $0.options.differ == item.differ)
            }
            #expect(found.count == item.count, "\(item.peer)")
            print("not offered: \(item.peer) \(item.differ ?? ""), \(item.count): \(item.reason)")
        }
        let missing = OracleTests.notOffered.reduce(0) { $0 + $1.count }
        #expect(counts.values.reduce(0, +) + missing == 95)
    }

    private func metric(_ entry: Expectation) -> DifferenceMetric {
        let options = entry.options
        let threshold = options.threshold ?? 0.1
        let excuses = options.includeAA != true
        let background: PixelBackground = options.checkerboard == false ? .white : .checkerboard
        switch entry.peer {
        case "pixelmatch-v5.3.0": return .pixelmatch5(threshold: threshold, excusesAntialiasing: excuses)
        case "pixelmatch-v7.2.0":
            return .pixelmatch7(
                threshold: threshold, excusesAntialiasing: excuses, background: background)
        default:
            return .oklab(
                threshold: threshold, excusesAntialiasing: excuses, background: background,
                windowSize: options.windowSize)
        }
    }

    private func color(_ rgb: [UInt8]) -> RGBA8 { RGBA8(red: rgb[0], green: rgb[1], blue: rgb[2]) }

    /// Counts, counts in windows, and pictures byte for byte.
    @Test(arguments: ["pixelmatch-v5.3.0", "pixelmatch-v7.2.0", "pixelmatch-HEAD-oklab"])
    func pixelmatch(peer: String) throws {
        for entry in try expectations(peer) {
            let pictures = try pictures(entry)
            let metric = metric(entry)
            let result = compare(pictures, Tolerance(metric: metric, reason: "pixelmatch"))
            let expected = try #require(entry.expect.diffPixels ?? entry.expect.maxWindowDiffPixels)
            #expect(result.countedPixels == expected, "\(entry.id)")
            #expect(result.matches == (expected == 0), "\(entry.id)")
            guard let difference = pictures.difference else { continue }
            var style = PixelmatchPicture.Style()
            style.alpha = try #require(entry.options.alpha)
            style.antialiasedColor = color(try #require(entry.options.aaColor))
            style.differenceColor = color(try #require(entry.options.diffColor))
            style.darkerColor = entry.options.diffColorAlt.map(color)
            style.isMask = entry.options.diffMask == true
            let drawn = PixelmatchPicture.draw(
                reference: pictures.reference, candidate: pictures.candidate, metric: metric, style: style)
            #expect(drawn.samples == difference.samples, "\(entry.id)")
        }
    }

    /// Equal sizes, at most so many differing pixels, and no pixel whose channel differences sum to more.
    @Test func skiaFuzzy() throws {
        for entry in try expectations("skia-gold-fuzzy") {
            let pictures = try pictures(entry)
            let pixels = try #require(entry.options.maxDifferentPixels)
            let delta = try #require(entry.options.pixelDeltaThreshold)
            let result = compare(
                pictures,
                Tolerance(
                    metric: .skiaFuzzy(), maxDifference: 0...Double(delta), totalPixels: 0...pixels,
                    reason: "skia"))
            #expect(result.matches == entry.expect.equal, "\(entry.id)")
            let passes = SkiaFuzzy.passes(
                result.measurement, maxDifferentPixels: pixels, pixelDeltaThreshold: Double(delta))
            #expect(passes == entry.expect.equal, "\(entry.id)")
        }
    }

    /// Paparazzi's PixelPerfect counts differing pixels; its OffByTwo lets channels differ by two.
    @Test func paparazzi() throws {
        for entry in try expectations("paparazzi") {
            let result = compare(
                try pictures(entry), Tolerance(magnitude: 2, reason: "another operating system"))
            switch entry.options.differ {
            case "PixelPerfect": #expect(result.differingPixels == entry.expect.diffPixels, "\(entry.id)")
            default:
                #expect(result.matches == entry.expect.equal, "\(entry.id)")
                #expect(result.differingPixels == entry.expect.similarPixels, "\(entry.id)")
            }
        }
    }

    /// pixelmatch at threshold 0, without excuses; exact comparison agrees.
    @Test func regCLI() throws {
        for entry in try expectations("reg-cli") {
            let pictures = try pictures(entry)
            let metric = DifferenceMetric.pixelmatch5(threshold: 0, excusesAntialiasing: false)
            #expect(
                compare(pictures, Tolerance(metric: metric, reason: "reg-cli")).matches == entry.expect.equal,
                "\(entry.id)")
            #expect(compare(pictures, .exact).matches == entry.expect.equal, "\(entry.id)")
        }
    }
}
