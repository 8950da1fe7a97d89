import Foundation
import Imaging
import Testing

@testable import PixelDiff

/// Files compared while they are read, beside pictures compared whole.
@Suite struct FileComparisonTests {
    /// A folder of this test's own, removed at the end.
    final class Folder {
        let url = FileManager.default.temporaryDirectory.appendingPathComponent("files-\(UUID().uuidString)")

        init() throws { try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true) }
        deinit { try? FileManager.default.removeItem(at: url) }

        @discardableResult
        func file(_ name: String, _ bytes: Data) throws -> String {
            let path = url.appendingPathComponent(name).path
            try bytes.write(to: URL(fileURLWithPath: path))
            return path
        }
    }

    @Test func equalsWholePicturesOnRandomPairs() throws {
        let folder = try Folder()
        var random = SeededGenerator(seed: 5)
        var verdicts: [ImageComparison.Verdict: Int] = [:]
        for round in 0..<400 {
            let pair = RandomPair(&random)
            if pair.reference.width * pair.reference.height * pair.candidate.width * pair.candidate.height
                == 0
            {
                continue
            }
            let effort = [PNGEncoder.Effort.small, .fast].randomElement(using: &random) ?? .small
            let a = try folder.file("a.png", PNGEncoder().encode(pair.reference))
            let b = try folder.file("b.png", PNGEncoder(effort: effort).encode(pair.candidate))
            let ignoring = (0..<Int.random(in: 0...3, using: &random)).map { _ in
                PixelRect(
                    x: .random(in: -5...40, using: &random), y: .random(in: -5...30, using: &random),
                    width: .random(in: 0...12, using: &random), height: .random(in: 0...12, using: &random))
            }
            let tolerance = Tolerance(
                magnitude: .random(in: 0...40, using: &random), count: .random(in: 0...9, using: &random),
                reason: "random")
            let files = try FileComparison().compare(
                reference: a, candidate: b, tolerance: tolerance, ignoring: ignoring)
            let pictures = Comparison.compare(
                reference: pair.reference, candidate: pair.candidate, tolerance: tolerance, ignoring: ignoring
            )
            #expect(files == pictures, "round \(round)")
            let whole = try FileComparison().compareForPictures(
                reference: a, candidate: b, tolerance: tolerance, ignoring: ignoring)
            #expect(whole.comparison == pictures, "round \(round)")
            let bytes = try [a, b].map { try Data(contentsOf: URL(fileURLWithPath: $0)) }
            #expect((whole.pictures == nil) == (bytes[0] == bytes[1]))
            if let read = whole.pictures {
                #expect(
                    read.reference.samples == pair.reference.samples
                        && read.candidate.samples == pair.candidate.samples)
            }
            let exact = Comparison.compare(reference: pair.reference, candidate: pair.candidate)
            #expect(try FileComparison().areSame(reference: a, candidate: b) == (exact.verdict == .same))
            verdicts[files.verdict, default: 0] += 1
        }
        #expect(verdicts.count == 3, "\(verdicts)")
    }

    /// A perceptual metric gives the same for files as for pictures, and so do damaged files' errors.
    @Test func perceptualMetricsOfFiles() throws {
        let folder = try Folder()
        var candidate = Self.page(height: 40, seed: 1)
        let reference = candidate
        candidate[5, 7] = RGBA8(red: 200, green: 1, blue: 2)
        let a = try folder.file("a.png", PNGEncoder().encode(reference))
        let bytes = try PNGEncoder().encode(candidate)
        let b = try folder.file("b.png", bytes)
        let tolerance = Tolerance(metric: .oklab(), reason: "test")
        let files = try FileComparison().compare(reference: a, candidate: b, tolerance: tolerance)
        #expect(files.verdict == .different && files.perceptual?.counted == 1)
        #expect(
            files
                == Comparison.compare(
                    reference: DecodedImage(reference), candidate: DecodedImage(candidate),
                    tolerance: tolerance))
        let cut = try folder.file("cut.png", bytes.prefix(bytes.count / 2))
        for path in [cut, folder.url.path, "none.png"] {
            let error = try #require(throws: PNGError.self) {
                try FileComparison().compareForPictures(reference: a, candidate: path)
            }
            #expect(error.file == path)
            #expect(throws: error) {
                try FileComparison().compare(reference: a, candidate: path, tolerance: tolerance)
            }
        }
    }

    /// Above a megapixel: two threads, many bands.
    @Test(arguments: [(0, 1), (0, 2), (900, 1), (-300, 2)])
    func equalsWholePicturesOnLargePairs(taller: Int, threads: Int) throws {
        let folder = try Folder()
        var random = SeededGenerator(seed: UInt64(9 + threads))
        let reference = Self.page(height: 1400, seed: 1)
        var candidate = Self.page(height: 1400 + taller, seed: 1)
        for _ in 0..<40 {
            let x = Int.random(in: 0..<900, using: &random)
            let y = Int.random(in: 0..<candidate.height, using: &random)
            candidate[x, y] = RGBA8(red: 200, green: 1, blue: 2)
        }
        let a = try folder.file("a.png", PNGEncoder().encode(reference))
        let b = try folder.file("b.png", PNGEncoder(effort: .fast).encode(candidate))
        let files = try FileComparison(threads: threads).compare(reference: a, candidate: b)
        let pictures = Comparison.compare(
            reference: DecodedImage(reference), candidate: DecodedImage(candidate))
        #expect(files == pictures)
        #expect(files.verdict == .different)
        let read = try FileComparison(threads: threads).pictures(reference: a, candidate: b)
        #expect(read.reference.samples == DecodedImage(reference).samples)
        #expect(read.candidate.samples == DecodedImage(candidate).samples)
        #expect(try FileComparison(threads: threads).areSame(reference: a, candidate: b) == false)
        let c = try folder.file("c.png", PNGEncoder(effort: .fast).encode(reference))
        #expect(try FileComparison(threads: threads).areSame(reference: a, candidate: c))
        #expect(try FileComparison(threads: threads).compare(reference: a, candidate: c).verdict == .same)
    }

    /// Damage is an error wherever it is and whichever file has it, in files of the same bytes too.
    @Test(arguments: [40, 1400])
    func damageIsNeitherSameNorDifferent(height: Int) throws {
        let folder = try Folder()
        let good = try PNGEncoder().encode(Self.page(height: height, seed: 3))
        let path = try folder.file("good.png", good)
        for part in 1..<8 {
            var bytes = good
            bytes[bytes.count * part / 8] ^= 0x10
            let broken = try folder.file("broken.png", bytes)
            let copy = try folder.file("copy.png", bytes)
            for pair in [(path, broken), (broken, path), (broken, copy)] {
                #expect(throws: PNGError.self) {
                    try FileComparison().compare(reference: pair.0, candidate: pair.1)
                }
                #expect(throws: PNGError.self) {
                    try FileComparison().areSame(reference: pair.0, candidate: pair.1)
                }
            }
        }
        #expect(throws: PNGError(file: path + ".no", reason: .notFound)) {
            try FileComparison().compare(reference: path, candidate: path + ".no")
        }
        #expect(try FileComparison().areSame(reference: path, candidate: path))
    }

    /// The first row differs; the damage comes long after it.
    @Test(arguments: [40, 1400])
    func damageBehindTheFirstDifferenceIsSeen(height: Int) throws {
        let folder = try Folder()
        let path = try folder.file("good.png", PNGEncoder().encode(Self.page(height: height, seed: 3)))
        let other = try PNGEncoder().encode(Self.page(height: height, seed: 4))
        let different = try folder.file("different.png", other)
        #expect(try FileComparison().areSame(reference: path, candidate: different) == false)
        for fromEnd in [5, 14, 40] {
            var bytes = other
            bytes[bytes.count - fromEnd] ^= 1
            let broken = try folder.file("broken.png", bytes)
            #expect(throws: PNGError.self) {
                try FileComparison().areSame(reference: path, candidate: broken)
            }
            #expect(throws: PNGError.self) {
                try FileComparison().areSame(reference: broken, candidate: path)
            }
        }
    }

    @Test func colorsAreCompared() throws {
        let folder = try Folder()
        var image = DecodedImage(Self.page(height: 20, seed: 4))
        let a = try folder.file("a.png", PNGEncoder().encode(image))
        image.colorProfile.gamma = 45455
        let b = try folder.file("b.png", PNGEncoder().encode(image))
        let result = try FileComparison().compare(reference: a, candidate: b)
        #expect(result.verdict == .same)
        #expect(result.colorNotes == ["gAMA: the reference declares nothing, the candidate 0.45455"])
        #expect(try FileComparison().areSame(reference: a, candidate: b))
    }

    @Test func theLimitHolds() throws {
        let folder = try Folder()
        let a = try folder.file("a.png", PNGEncoder().encode(Self.page(height: 20, seed: 4)))
        #expect(
            throws: PNGError(file: a, reason: .tooLarge(PixelSize(width: 900, height: 20), limit: 17_999))
        ) {
            try FileComparison(pixelLimit: 17_999).compare(reference: a, candidate: a)
        }
        #expect(try FileComparison(pixelLimit: 18_000).areSame(reference: a, candidate: a))
    }

    /// 900 pixels wide; opaque blocks of colour on grey.
    private static func page(height: Int, seed: Int) -> Bitmap {
        var bitmap = Bitmap(width: 900, height: height)
        for y in 0..<height {
            for x in 0..<900 {
                let isBlock = (x / 60 + y / 45 + seed) % 3 == 0
                let level = UInt8(isBlock ? (x * 7 + y * 3) % 200 : 240)
                bitmap[x, y] = RGBA8(red: level, green: isBlock ? level / 2 : 240, blue: 230)
            }
        }
        return bitmap
    }
}
