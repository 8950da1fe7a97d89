import Foundation
import Imaging
import Testing

@testable import PixelDiff

@Suite struct UnstableRenderingTests {
    typealias Fixture = GoldenFixture

    private let layout = Fixture.layout

    private func first() -> GoldenCandidate { Fixture.candidate(layout: layout) }
    private func other() -> GoldenCandidate { Fixture.candidate(spot: (5, 3), layout: layout) }

    @Test(arguments: [RecordMode.missing, .failed, .all])
    func whatRendersDifferentlyTwiceIsNotRecorded(mode: RecordMode) throws {
        let fixture = try Fixture()
        let record = try fixture.check(mode).check(first(), as: Fixture.name, again: { other() })
        #expect(record.verdict == .failed)
        #expect(record.stage == .unstable)
        #expect(
            record.summary
                == "renders differently each time (first 1x1 at (5, 3), in Text \"Total\"), so it isn't "
                + "recorded; give it a fixed date, identifier or random seed")
        #expect(!fixture.folder.exists("Goldens"))
        // Both renderings are kept to look at; neither can be accepted.
        let failures = ".build/pixeldiff/failures/Cards/profile"
        let expected = try #require(fixture.folder.bytes("\(failures)/expected.png"))
        let actual = try #require(fixture.folder.bytes("\(failures)/actual.png"))
        #expect(try PNGDecoder().decode(expected, name: "expected").bitmap() == first().bitmap)
        #expect(try PNGDecoder().decode(actual, name: "actual").bitmap() == other().bitmap)
        #expect(!record.awaitsApproval)
        let results = ResultStore(folder: fixture.package.artifacts())
        #expect(try Approval.select([], from: results.load()).isEmpty)
    }

    @Test func aGoldenStaysWhereItsViewIsUnstable() throws {
        let fixture = try Fixture()
        _ = try fixture.check(.missing).check(first(), as: Fixture.name)
        let golden = fixture.folder.bytes("Goldens/Cards/profile.png")
        let record = try fixture.check(.failed).check(
            other(), as: Fixture.name, again: { Fixture.candidate(spot: (9, 9), layout: layout) })
        #expect(record.stage == .unstable)
        #expect(fixture.folder.bytes("Goldens/Cards/profile.png") == golden)
    }

    @Test func twoSizesAreUnstableToo() throws {
        let fixture = try Fixture()
        let record = try fixture.check(.missing).check(
            first(), as: Fixture.name, again: { Fixture.candidate(width: 21, layout: layout) })
        #expect(record.stage == .unstable)
        #expect(record.details.contains { $0.contains("width +1 px") })
    }

    /// A pass costs one rendering, whatever else costs two.
    @Test func onlyWhatDoesNotPassIsRenderedAgain() throws {
        let fixture = try Fixture()
        var renderings = 0
        func check(_ candidate: GoldenCandidate, _ mode: RecordMode) throws -> CaseRecord.Verdict {
            try fixture.check(mode).check(
                candidate, as: Fixture.name,
                again: {
                    renderings += 1
                    return candidate
                }
            ).verdict
        }
        #expect(try check(first(), .missing) == .recorded)
        #expect(renderings == 1)
        #expect(try check(first(), .missing) == .passed)
        #expect(renderings == 1)
        #expect(try check(other(), .never) == .failed)
        #expect(renderings == 2)
    }
}
