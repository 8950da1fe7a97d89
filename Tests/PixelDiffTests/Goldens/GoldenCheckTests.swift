import Foundation
import Imaging
import Testing

@testable import PixelDiff

/// A package on disk, and renderings to check in it.
struct GoldenFixture {
    let folder: TemporaryFolder
    let package: PackageFolder

    init() throws {
        folder = try TemporaryFolder()
        try folder.write("", to: "Package.swift")
        package = PackageFolder(path: folder.path)
    }

    func check(_ mode: RecordMode, tolerance: Tolerance = .exact) -> GoldenCheck {
        GoldenCheck(package: package, mode: mode, tolerance: tolerance)
    }

    static let name = GoldenName(suite: "Cards", testCase: "profile")

    static func candidate(
        _ color: RGBA8 = RGBA8(red: 200, green: 0, blue: 0), width: Int = 20, height: Int = 10,
        spot: (x: Int, y: Int)? = nil, layout: String? = nil, fonts: [String]? = nil, drawing: String? = nil
    ) -> GoldenCandidate {
        var bitmap = Bitmap(width: width, height: height)
        for y in 0..<height { for x in 0..<width { bitmap[x, y] = color } }
        if let spot { bitmap[spot.x, spot.y] = RGBA8(red: 0, green: 0, blue: 0) }
        return GoldenCandidate(
            bitmap: bitmap, layout: layout, drawing: drawing,
            metadata: GoldenMetadata(scale: "2", fonts: fonts))
    }

    static let layout = """
        # pixeldiff layout 1
        VStack (0, 0, 10, 5)
          Text "Total" (2, 1, 4, 2)

        """
}

@Suite struct GoldenCheckTests {
    typealias Fixture = GoldenFixture

    @Test func aNewGoldenFailsItsFirstRun() throws {
        let fixture = try Fixture()
        let candidate = Fixture.candidate(layout: Fixture.layout)
        let first = try fixture.check(.missing).check(candidate, as: Fixture.name)
        #expect(first.verdict == .recorded)
        #expect(first.id == "Cards/profile")
        #expect(first.golden == "Goldens/Cards/profile.png")
        #expect(fixture.folder.text("Goldens/Cards/profile.layout.txt") == Fixture.layout)
        let png = try #require(fixture.folder.bytes("Goldens/Cards/profile.png"))
        #expect(try PNGDecoder().decode(png, name: "golden").bitmap() == candidate.bitmap)

        let second = try fixture.check(.missing).check(candidate, as: Fixture.name)
        #expect(second.verdict == .passed)
        #expect(second.summary == "matches")
        #expect(fixture.folder.bytes("Goldens/Cards/profile.png") == png)
        #expect(!fixture.folder.exists(".build/pixeldiff/failures/Cards/profile"))
    }

    @Test func neverWritesNothing() throws {
        let fixture = try Fixture()
        let record = try fixture.check(.never).check(Fixture.candidate(), as: Fixture.name)
        #expect(record.verdict == .missing)
        #expect(record.awaitsApproval)
        #expect(
            fixture.folder.files == [
                ".build/pixeldiff/cases/Cards/profile.json",
                ".build/pixeldiff/failures/Cards/profile/actual.png", "Package.swift",
            ])
    }

    @Test func aFailureLeavesItsFiles() throws {
        let fixture = try Fixture()
        let golden = Fixture.candidate(layout: Fixture.layout)
        _ = try fixture.check(.missing).check(golden, as: Fixture.name)
        let before = fixture.folder.bytes("Goldens/Cards/profile.png")
        let candidate = Fixture.candidate(spot: (5, 3), layout: Fixture.layout)
        let record = try fixture.check(.missing).check(
            candidate, as: Fixture.name, source: CaseRecord.Source(file: "Tests/A.swift", line: 7))
        #expect(record.verdict == .failed)
        #expect(record.stage == .pixels)
        #expect(record.summary == "differs in pixels only, in Text \"Total\"")
        #expect(
            record.pixels?.regions == [
                CaseRecord.Region(
                    rect: PixelRect(x: 5, y: 3, width: 1, height: 1), view: "Text \"Total\"",
                    kind: .recolored, words: "1x1 at (5, 3): #C80000 -> #000000, in Text \"Total\"")
            ])
        #expect(
            record.details == [
                "1 pixel of 200 differs, by at most 200 of 255",
                "1x1 at (5, 3): #C80000 -> #000000, in Text \"Total\"",
                "a tolerance of magnitude 200, or of count 1, would pass",
            ])
        #expect(
            fixture.folder.files.filter { $0.contains("failures") }
                == [
                    "actual.layout.txt", "actual.png", "diff.png", "expected.layout.txt", "expected.png",
                ].map { ".build/pixeldiff/failures/Cards/profile/\($0)" })
        #expect(fixture.folder.bytes(".build/pixeldiff/\(try #require(record.files.expected))") == before)
        #expect(fixture.folder.bytes("Goldens/Cards/profile.png") == before)
        #expect(try ResultStore(folder: fixture.package.artifacts()).load().cases == [record])

        // A pass takes the files away.
        _ = try fixture.check(.missing).check(golden, as: Fixture.name)
        #expect(fixture.folder.files.filter { $0.contains("failures") } == [])
    }

    @Test func stagesInTheirOrder() throws {
        let fixture = try Fixture()
        let layout = Fixture.layout
        let moved = layout.replacingOccurrences(of: "(2, 1, 4, 2)", with: "(1, 1, 4, 2)")
        let golden = Fixture.candidate(layout: layout, fonts: ["Inter@1"], drawing: "fill red")
        _ = try fixture.check(.missing).check(golden, as: Fixture.name)
        func stage(_ candidate: GoldenCandidate) throws -> (CaseRecord.Stage?, String) {
            let record = try fixture.check(.never).check(candidate, as: Fixture.name)
            return (record.stage, record.summary)
        }
        let spot = (x: 5, y: 3)
        #expect(
            try stage(Fixture.candidate(spot: spot, layout: layout, fonts: ["Inter@1"], drawing: "fill red"))
                == (.pixels, "differs in pixels only, in Text \"Total\""))
        #expect(
            try stage(Fixture.candidate(spot: spot, layout: layout, fonts: ["Inter@1"], drawing: "fill blue"))
                == (.drawing, "has the same layout, drawn differently, in Text \"Total\""))
        #expect(
            try stage(Fixture.candidate(spot: spot, layout: moved, fonts: ["Inter@1"], drawing: "fill blue"))
                == (.layout, "differs in layout: Text \"Total\" x 2 -> 1"))
        #expect(
            try stage(Fixture.candidate(spot: spot, layout: moved, fonts: ["Inter@2"], drawing: "fill blue"))
                == (
                    .metadata,
                    "was made differently: other fonts: the golden has Inter@1, this run Inter@2, in Text \"Total\""
                ))
        #expect(
            try stage(Fixture.candidate(height: 12, layout: layout, fonts: ["Inter@1"], drawing: "fill red"))
                == (.size, "has another size; height +2 px"))
    }

    @Test func aGoldenOfAnotherRenderingRevisionSaysSo() throws {
        let fixture = try Fixture()
        func candidate(_ revision: String, spot: (x: Int, y: Int)?) -> GoldenCandidate {
            var candidate = Fixture.candidate(spot: spot)
            candidate.metadata.rendering = revision
            return candidate
        }
        _ = try fixture.check(.missing).check(candidate("3", spot: nil), as: Fixture.name)
        let failed = try fixture.check(.never).check(candidate("4", spot: (5, 3)), as: Fixture.name)
        #expect(failed.verdict == .failed && failed.stage == .metadata)
        #expect(failed.summary == "was made differently: recorded under rendering revision 3, this is 4")
        let passed = try fixture.check(.never).check(candidate("4", spot: nil), as: Fixture.name)
        #expect(passed.verdict == .passed)
        #expect(passed.notes == ["same picture, though recorded under rendering revision 3, this is 4"])
    }

    @Test func pixelsDecide() throws {
        let fixture = try Fixture()
        _ = try fixture.check(.missing).check(
            Fixture.candidate(layout: Fixture.layout, fonts: ["Inter@1"]), as: Fixture.name)
        let moved = Fixture.layout.replacingOccurrences(of: "(2, 1, 4, 2)", with: "(1, 1, 4, 2)")
        let record = try fixture.check(.never).check(
            Fixture.candidate(layout: moved, fonts: ["Inter@2"]), as: Fixture.name)
        #expect(record.verdict == .passed)
        #expect(
            record.notes == [
                "same picture, though other fonts: the golden has Inter@1, this run Inter@2",
                "same picture, though the layout changed: Text \"Total\" x 2 -> 1",
            ])
    }

    @Test func tolerance() throws {
        let fixture = try Fixture()
        _ = try fixture.check(.missing).check(Fixture.candidate(), as: Fixture.name)
        let noisy = Fixture.candidate(RGBA8(red: 202, green: 0, blue: 0))
        #expect(try fixture.check(.never).check(noisy, as: Fixture.name).verdict == .failed)
        let tolerance = Tolerance(magnitude: 3, count: 5, reason: "another blur")
        let record = try fixture.check(.never, tolerance: tolerance).check(noisy, as: Fixture.name)
        #expect(record.verdict == .passed)
        #expect(record.summary == "matches within the tolerance")
        #expect(record.notes == ["tolerance 3 for 5 pixels (another blur): needed 2, 0 pixels beyond it"])
    }

    @Test func failedReplacesWhatDiffers() throws {
        let fixture = try Fixture()
        _ = try fixture.check(.failed).check(Fixture.candidate(), as: Fixture.name)
        let other = Fixture.candidate(spot: (0, 0))
        let record = try fixture.check(.failed).check(other, as: Fixture.name)
        #expect(record.verdict == .recorded)
        #expect(!record.awaitsApproval)
        #expect(fixture.folder.exists(".build/pixeldiff/failures/Cards/profile/diff.png"))
        #expect(try fixture.check(.never).check(other, as: Fixture.name).verdict == .passed)
    }

    @Test func allBringsTheTextUpToDate() throws {
        let fixture = try Fixture()
        _ = try fixture.check(.missing).check(Fixture.candidate(layout: "A (0, 0, 1, 1)\n"), as: Fixture.name)
        let record = try fixture.check(.all).check(
            Fixture.candidate(layout: "B (0, 0, 1, 1)\n"), as: Fixture.name)
        #expect(record.verdict == .passed)
        #expect(fixture.folder.text("Goldens/Cards/profile.layout.txt") == "B (0, 0, 1, 1)\n")
    }

    @Test func anLFSPointerGetsASentence() throws {
        let fixture = try Fixture()
        try fixture.folder.write(
            "version https://git-lfs.github.com/spec/v1\noid sha256:\(String(repeating: "0", count: 64))\nsize 12345\n",
            to: "Goldens/Cards/profile.png")
        let record = try fixture.check(.never).check(Fixture.candidate(), as: Fixture.name)
        #expect(record.verdict == .failed)
        #expect(record.stage == .golden)
        #expect(record.summary.contains("git lfs pull"))
        #expect(record.summary.contains("Goldens/Cards/profile.png"))
    }

    @Test func aFileWhereTheGoldensShouldGo() throws {
        let fixture = try Fixture()
        try fixture.folder.write("", to: "Goldens")
        #expect(throws: GoldenError.fileInPlaceOfFolder("\(fixture.folder.path)/Goldens")) {
            try fixture.check(.missing).check(Fixture.candidate(), as: Fixture.name)
        }
    }

    @Test func resultsThatCannotBeWrittenAreNoted() throws {
        let fixture = try Fixture()
        try fixture.folder.write("", to: ".build")
        let record = try fixture.check(.missing).check(Fixture.candidate(), as: Fixture.name)
        #expect(record.verdict == .recorded)
        #expect(record.notes.count == 2)
        #expect(record.notes.allSatisfy { $0.contains("/.build is a file") })
    }

    @Test func anEmptyPictureIsRefused() throws {
        let fixture = try Fixture()
        #expect(throws: PNGError.self) {
            try fixture.check(.missing).check(Fixture.candidate(width: 0), as: Fixture.name)
        }
    }

    @Test func aViewThatIsGoneIsNamed() throws {
        let fixture = try Fixture()
        let layout = Fixture.layout
        _ = try fixture.check(.missing).check(
            Fixture.candidate(spot: (5, 3), layout: layout), as: Fixture.name)
        let without = layout.replacingOccurrences(of: "  Text \"Total\" (2, 1, 4, 2)\n", with: "")
        let record = try fixture.check(.never).check(Fixture.candidate(layout: without), as: Fixture.name)
        #expect(record.pixels?.regions.map(\.view) == ["Text \"Total\""])
        #expect(record.summary == "differs in layout: removed Text \"Total\" (2, 1, 4, 2)")
    }
}
