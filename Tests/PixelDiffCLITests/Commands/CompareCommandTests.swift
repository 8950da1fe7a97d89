import Foundation
import Imaging
import PixelDiff
import Testing

@testable import PixelDiffCLI

@Suite struct CompareCommandTests {
    /// A folder with pictures, removed at the end.
    final class Folder {
        let path: String

        init() throws {
            let url = FileManager.default.temporaryDirectory.appendingPathComponent(
                "compare-\(UUID().uuidString)")
            try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
            path = url.path
        }

        deinit { try? FileManager.default.removeItem(atPath: path) }

        /// A grey picture of 10 x 8 pixels, or of `height`, with one pixel of its own value.
        @discardableResult
        func picture(
            _ name: String, pixel: UInt8 = 100, height: Int = 8, text: [TextChunk] = []
        ) throws -> String {
            var bitmap = Bitmap(width: 10, height: height)
            for i in 0..<10 * height { bitmap[i % 10, i / 10] = RGBA8(red: 100, green: 100, blue: 100) }
            bitmap[4, 5] = RGBA8(red: pixel, green: 100, blue: 100)
            return try file(name, PNGEncoder().encode(bitmap, text: text))
        }

        @discardableResult
        func file(_ name: String, _ data: Data) throws -> String {
            let url = URL(fileURLWithPath: "\(path)/\(name)")
            try FileManager.default.createDirectory(
                at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
            try data.write(to: url)
            return url.path
        }
    }

    private func compare(_ words: String...) async -> (code: Int32, output: String, errors: String) {
        await CapturedConsole.run(["compare"] + words)
    }

    @Test func sameFiles() async throws {
        let folder = try Folder()
        let (a, b) = (try folder.picture("a.png"), try folder.picture("b.png"))
        #expect(await compare(a, b) == (0, "same: \(b)\n", ""))
        #expect(await compare(a, b, "--quiet") == (0, "", ""))
    }

    @Test func goldensOfOtherRenderingRevisionsSaySo() async throws {
        let folder = try Folder()
        let revision = { [TextChunk(keyword: "Golden Rendering", text: $0)] }
        let a = try folder.picture("a.png", text: revision("3"))
        let b = try folder.picture("b.png", pixel: 103, text: revision("4"))
        let sentence = "the reference was recorded under rendering revision 3, the candidate under 4"
        let different = await compare(a, b)
        #expect(different.code == 1 && different.output.contains("\n  note: \(sentence)\n"))
        #expect(await compare(a, b, "--json").output.contains("\"\(sentence)\""))
        let same = try folder.picture("c.png", pixel: 103, text: revision("3"))
        #expect(await !compare(a, same).output.contains("revision"))
    }

    @Test func differentFilesNameTheRegionAndTheRemedy() async throws {
        let folder = try Folder()
        let (a, b) = (try folder.picture("a.png"), try folder.picture("b.png", pixel: 103))
        let expected = """
            different: \(b)
              1 pixel differs (1.25 %), the worst by 3
              1x1 at (4, 5): #646464 -> #676464
              would pass with magnitude 3 and count 0, or with magnitude 0 and count 1

            """
        #expect(await compare(a, b) == (1, expected, ""))
        #expect(await compare(a, b, "-q") == (1, "", ""))
        #expect(await compare(a, b, "--ignore", "4,5,1,1").code == 0)
        #expect(await compare(a, b, "--magnitude", "2", "--reason", "fonts").code == 1)
        let passed = await compare(a, b, "--magnitude=3", "--reason", "fonts")
        #expect(passed.code == 0)
        #expect(passed.output.hasPrefix("matches: \(b)\n  within tolerance (fonts): 1 pixel differs"))
        #expect(await compare(a, b, "--count", "1", "--reason", "fonts").code == 0)
    }

    @Test func differentHeightsAreSaid() async throws {
        let folder = try Folder()
        let (a, b) = (try folder.picture("a.png"), try folder.picture("b.png", height: 20))
        let result = await compare(a, b)
        #expect(result.code == 1)
        #expect(result.output.contains("  height +12 (10x8 to 10x20); 120 pixels differ"))
    }

    @Test func foldersAreMatchedByRelativePath() async throws {
        let folder = try Folder()
        for (side, value) in [("a", 100), ("b", 140)] as [(String, UInt8)] {
            try folder.picture("\(side)/same.png")
            try folder.picture("\(side)/deep/moved.png", pixel: value)
        }
        try folder.picture("a/old.png")
        try folder.picture("b/new.png")
        try folder.file("b/notes.txt", Data())
        let result = await compare("\(folder.path)/a", "\(folder.path)/b", "--diff", "\(folder.path)/diff")
        let expected = """
            different: deep/moved.png
              1 pixel differs (1.25 %), the worst by 40
              1x1 at (4, 5): #646464 -> #8C6464
              would pass with magnitude 40 and count 0, or with magnitude 0 and count 1
              difference: \(folder.path)/diff/deep/moved.png
            added: new.png is only in the candidate
            missing: old.png is only in the reference
            1 same, 1 different, 1 missing, 1 added

            """
        #expect(result == (1, expected, ""))
        let diff = try PNGDecoder().decode(contentsOf: "\(folder.path)/diff/deep/moved.png").bitmap()
        #expect(diff[4, 5] == DiffImage.differenceColor)
        #expect(!FileManager.default.fileExists(atPath: "\(folder.path)/diff/same.png"))
    }

    @Test func brokenInputOutweighsADifference() async throws {
        let folder = try Folder()
        let (a, b) = (try folder.picture("a/x.png"), try folder.picture("b/x.png", pixel: 0))
        try folder.picture("a/y.png")
        let broken = try folder.file("b/y.png", Data("version https://git-lfs.github.com/spec/v1\n".utf8))
        let result = await compare("\(folder.path)/a", "\(folder.path)/b")
        #expect(result.code == 2)
        #expect(result.errors.hasPrefix("Error: \(broken): this is a Git LFS pointer"))
        #expect(result.output.hasSuffix("0 same, 1 different, 1 failed\n"))
        #expect(await compare(a, broken).code == 2)
        #expect(await compare(a, b, "--diff", "\(b)/below/diff.png").code == 2)
    }

    @Test func jsonHasAVersionedSchema() async throws {
        let folder = try Folder()
        let (a, b) = (try folder.picture("a.png"), try folder.picture("b.png", pixel: 103))
        let result = await compare(a, b, "--json")
        let decoded = try JSONSerialization.jsonObject(with: Data(result.output.utf8))
        let object = try #require(decoded as? [String: Any])
        #expect(object["schema"] as? String == "pixeldiff.compare/1")
        #expect(object["exitCode"] as? Int == 1)
        let pair = try #require((object["pairs"] as? [[String: Any]])?.first)
        #expect(pair["verdict"] as? String == "different")
        #expect(pair["differingPixels"] as? Int == 1)
        #expect(pair["sufficientMagnitude"] as? Int == 3)
        #expect((pair["regions"] as? [[String: Int]]) == [["x": 4, "y": 5, "width": 1, "height": 1]])
    }

    /// A text below and rows above it: said in words, in JSON, and not marked in the picture of the difference.
    @Test func whatChangedIsSaid() async throws {
        let folder = try Folder()
        func page(_ name: String, extra: Int) throws -> String {
            var bitmap = Bitmap(width: 30, height: 40 + extra)
            for y in 0..<40 + extra {
                for x in 0..<30 { bitmap[x, y] = RGBA8(red: 255, green: 255, blue: 255) }
            }
            for y in 0..<40 {
                for x in 5..<20 where (x * y) % 3 == 0 {
                    bitmap[x, y + extra] = RGBA8(red: UInt8(y * 5), green: UInt8(x), blue: 0)
                }
            }
            for x in 0..<(extra > 0 ? 30 : 0) { bitmap[x, 3] = RGBA8(red: UInt8(x), green: 9, blue: 90) }
            return try folder.file(name, PNGEncoder().encode(bitmap))
        }
        let (a, b) = (try page("a.png", extra: 0), try page("b.png", extra: 12))
        let diff = "\(folder.path)/diff.png"
        let result = await compare(a, b, "--diff", diff)
        #expect(result.code == 1 && result.output.contains("\n  12 rows inserted at y 0\n"))
        #expect(!result.output.contains("px differ"))
        let drawn = try PNGDecoder().decode(contentsOf: diff).bitmap()
        #expect(
            (12..<52).allSatisfy { y in (0..<30).allSatisfy { drawn[$0, y] != DiffImage.differenceColor } })

        let plain = await compare(a, b, "--diff", diff, "--plain")
        #expect(plain.output.contains("\n  region ") && !plain.output.contains("inserted"))
        #expect(try PNGDecoder().decode(contentsOf: diff).bitmap() != drawn)

        let json = await compare(a, b, "--json")
        let object = try #require(
            try JSONSerialization.jsonObject(with: Data(json.output.utf8)) as? [String: Any])
        let pair = try #require((object["pairs"] as? [[String: Any]])?.first)
        let change = try #require(pair["change"] as? [String: Any])
        #expect(change["sentences"] as? [String] == ["12 rows inserted at y 0"])
        let band = try #require((change["bands"] as? [[String: Any]])?.first)
        #expect(band["kind"] as? String == "inserted" && band["length"] as? Int == 12)
        #expect(band["axis"] as? String == "rows" && band["candidate"] as? Int == 0)
    }

    @Test func colorChunksAreNoted() async throws {
        let folder = try Folder()
        var image = DecodedImage(width: 1, height: 1, samples: .eight([1, 2, 3, 255]))
        let a = try folder.file("a.png", PNGEncoder().encode(image))
        image.colorProfile.gamma = 100_000
        let b = try folder.file("b.png", PNGEncoder().encode(image))
        let result = await compare(a, b)
        #expect(result.code == 0)
        #expect(result.output.contains("note: gAMA: the reference declares nothing, the candidate 1\n"))
    }

    @Test func pathsThatCannotBeCompared() async throws {
        let folder = try Folder()
        let file = try folder.picture("a.png")
        #expect(await compare(file, "\(folder.path)/none.png").code == 2)
        let mixed = await compare(file, folder.path)
        #expect(mixed.code == 2 && mixed.errors.contains("is a folder and"))
        try FileManager.default.createDirectory(
            atPath: "\(folder.path)/empty", withIntermediateDirectories: true)
        let empty = await compare("\(folder.path)/empty", "\(folder.path)/empty")
        #expect(empty.code == 2 && empty.errors.contains("holds a PNG file"))
    }

    @Test func rangesOfWebPlatformTests() async throws {
        let folder = try Folder()
        let (a, b) = (try folder.picture("a.png"), try folder.picture("b.png", pixel: 103))
        let compare = { await self.compare(a, b, "--reason", "fonts", "--fuzzy", $0) }
        let failed = await compare("maxDifference=0-2;totalPixels=0-100")
        #expect(failed.code == 1)
        #expect(failed.output.hasSuffix("  would pass with maxDifference=0-3;totalPixels=0-1\n"))
        let passed = await compare("maxDifference=0-5;totalPixels=0-100")
        #expect(passed.code == 0)
        #expect(
            passed.output.hasSuffix("unused: 2 of maxDifference 5, and 99 of totalPixels 100\n"))
        let loose = await compare("maxDifference=0-5;totalPixels=2-100")
        #expect(loose.code == 0 && loose.output.contains("note: the tolerance expects more than differs"))
        let strict = await self.compare(
            a, b, "--reason", "fonts", "--strict", "--fuzzy", "maxDifference=0-5;totalPixels=2-100")
        #expect(strict.code == 1 && strict.output.contains("the tolerance is looser than needed (fonts)"))
        #expect(strict.output.contains("would pass with maxDifference=0-3;totalPixels=1-1"))
    }

    @Test func metrics() async throws {
        let folder = try Folder()
        let (a, b) = (try folder.picture("a.png"), try folder.picture("b.png", pixel: 190))
        for metric in ["pixelmatch-5.3", "pixelmatch-7.2", "oklab"] {
            let words = [a, b, "--reason", "another font", "--metric", metric, "--include-aa"]
            let failed = await CapturedConsole.run(["compare"] + words + ["--threshold", "0.05"])
            #expect(
                failed.code == 1 && failed.output.contains("1 of them beyond threshold 0.05 in \(metric)"))
            #expect(failed.output.contains("and count 0, or with threshold 0.05 and count 1\n"))
            let passed = await CapturedConsole.run(["compare"] + words + ["--threshold", "0.5"])
            #expect(passed.code == 0 && passed.output.contains("of threshold 0.5, or 0 of count 0\n"))
            let window = await CapturedConsole.run(
                ["compare"] + words + ["--window", "4", "--threshold", "0", "--count", "1"])
            #expect(window.code == 0 && window.output.contains("at most 1 in a window of 4"))
        }
        let skia = await compare(
            a, b, "--reason", "GPU", "--metric", "skia-fuzzy", "--fuzzy", "maxDifference=0-90;totalPixels=0-1"
        )
        #expect(skia.code == 0)
        let json = await compare(
            a, b, "--reason", "GPU", "--metric", "skia-fuzzy", "--fuzzy",
            "maxDifference=0-89;totalPixels=0-1",
            "--json")
        let decoded = try JSONSerialization.jsonObject(with: Data(json.output.utf8))
        let object = try #require(decoded as? [String: Any])
        let pair = try #require((object["pairs"] as? [[String: Any]])?.first)
        #expect((pair["metric"] as? [String: Any])?["worst"] as? Double == 90)
        #expect(pair["sufficientBudget"] as? String == "maxDifference=0-90;totalPixels=0-1")
        #expect(pair["remedy"] as? String == "would pass with maxDifference=0-90;totalPixels=0-1")
        #expect((object["tolerance"] as? [String: Any])?["maxDifference"] as? [Double] == [0, 89])
    }

    /// A score is printed and decides nothing.
    @Test func scores() async throws {
        let folder = try Folder()
        let (a, b) = (try folder.picture("a.png"), try folder.picture("b.png", pixel: 190))
        let same = await compare(a, a, "--score", "ssim")
        #expect(same == (0, "same: \(a)\n  score: ssim 1.000000 (1 is equal)\n", ""))
        let different = await compare(a, b, "--score", "flip")
        #expect(different.code == 1 && different.output.contains("  score: flip 0.0"))
        #expect(different.output.contains("(0 is equal)"))
        let json = await compare(a, b, "--score", "ssim", "--json")
        let object = try #require(
            try JSONSerialization.jsonObject(with: Data(json.output.utf8)) as? [String: Any])
        let pair = try #require((object["pairs"] as? [[String: Any]])?.first)
        let value = try #require(pair["score"] as? Double)
        #expect(object["score"] as? String == "ssim" && value < 1 && value > 0)
    }

    @Test func aMaskSkipsWhatItPaints() async throws {
        let folder = try Folder()
        let (a, b) = (try folder.picture("a.png"), try folder.picture("b.png", pixel: 190))
        var bitmap = Bitmap(width: 10, height: 8)
        bitmap[4, 5] = RGBA8(red: 0, green: 0, blue: 0)
        let mask = try folder.file("mask.png", PNGEncoder().encode(bitmap))
        let masked = await compare(a, b, "--mask", mask)
        #expect(masked.code == 0 && masked.output.contains("note: ignored: 1.25 %, 1 of 80 pixels"))
        #expect(await compare(a, b, "--mask", try folder.picture("opaque.png")).code == 2)
        let all = await compare(a, b, "--ignore", "0,0,99,99")
        #expect(all.code == 2 && all.errors.contains("--ignore covers every pixel, so nothing was compared"))
        let misfit = await compare(a, b, "--mask", try folder.picture("tall.png", height: 9))
        #expect(misfit.code == 2 && misfit.errors.contains("the mask is 10x9 and the picture 10x8"))
        #expect(await compare(a, b, "--mask", "none.png").code == 2)
    }

    @Test(arguments: [
        ["--magnitude", "256", "--reason", "r"], ["--magnitude", "3"], ["--count", "-1", "--reason", "r"],
        ["--metric", "best"], ["--metric", "oklab"],
        ["--metric", "oklab", "--threshold", "2", "--reason", "r"],
        ["--threshold", "0.1", "--reason", "r"], ["--window", "8", "--reason", "r"], ["--include-aa"],
        ["--metric", "oklab", "--magnitude", "3", "--reason", "r"], ["--per-channel"], ["--strict"],
        ["--fuzzy", "0-2", "--reason", "r"], ["--fuzzy", "0-2;0-3"],
        ["--fuzzy", "0-2;0-3", "--count", "1", "--reason", "r"],
        ["--score", "psnr"], ["--ignore", "1,2,3"], ["--ignore", "1,2,0,4"], ["--limit", "0"], ["--nonsense"],
    ])
    func usageMistakes(words: [String]) async {
        let result = await CapturedConsole.run(["compare", "a", "b"] + words)
        #expect(
            result.code == 64 && result.output.isEmpty && result.errors.contains("Usage: pixeldiff compare"))
    }

    @Test func theBuiltCommandAnswersWithItsExitCode() async throws {
        let folder = try Folder()
        let (a, b) = (try folder.picture("a.png"), try folder.picture("b.png", pixel: 103))
        for (words, code) in [([a, a], 0), ([a, b], 1), ([a, "none.png"], 2), ([a], 64)]
            as [([String], Int32)]
        {
            let run = try ToolRun([ToolRun.pixeldiff, "compare"] + words, directory: folder.path)
            #expect(try run.wait().code == code, "\(words)")
        }
    }
}
