import Foundation
import Imaging
import Testing

@testable import PixelDiff

@Suite struct ApprovalTests {
    typealias Fixture = GoldenFixture

    /// One passing golden, one that fails, one that is missing.
    private func fixture() throws -> Fixture {
        let fixture = try Fixture()
        for name in ["passing", "failing"] {
            _ = try fixture.check(.missing).check(
                Fixture.candidate(layout: "A (0, 0, 10, 5)\n"), as: GoldenName(suite: "Cards", testCase: name)
            )
        }
        let other = Fixture.candidate(spot: (0, 0), layout: "B (0, 0, 10, 5)\n")
        _ = try fixture.check(.never).check(
            Fixture.candidate(layout: "A (0, 0, 10, 5)\n"),
            as: GoldenName(suite: "Cards", testCase: "passing"))
        _ = try fixture.check(.never).check(other, as: GoldenName(suite: "Cards", testCase: "failing"))
        _ = try fixture.check(.never).check(other, as: GoldenName(suite: "Lists", testCase: "missing"))
        return fixture
    }

    @Test func acceptsWhatFailed() throws {
        let fixture = try fixture()
        let passing = fixture.folder.bytes("Goldens/Cards/passing.png")
        let approval = Approval(package: fixture.package)
        let chosen = try Approval.select([], from: approval.results.load())
        #expect(chosen.map(\.id) == ["Cards/failing", "Lists/missing"])
        #expect(
            try chosen.map(approval.accept) == ["Goldens/Cards/failing.png", "Goldens/Lists/missing.png"])

        let actual = fixture.folder.bytes(".build/pixeldiff/failures/Cards/failing/actual.png")
        #expect(fixture.folder.bytes("Goldens/Cards/failing.png") == actual)
        #expect(fixture.folder.text("Goldens/Cards/failing.layout.txt") == "B (0, 0, 10, 5)\n")
        #expect(fixture.folder.bytes("Goldens/Cards/passing.png") == passing)
        #expect(try Approval.select([], from: approval.results.load()).isEmpty)
        let check = try fixture.check(.never).check(
            Fixture.candidate(spot: (0, 0)), as: GoldenName(suite: "Lists", testCase: "missing"))
        #expect(check.verdict == .passed)
    }

    @Test func names() throws {
        let fixture = try fixture()
        let run = try Approval(package: fixture.package).results.load()
        #expect(try Approval.select(["Cards/failing"], from: run).map(\.id) == ["Cards/failing"])
        #expect(try Approval.select(["Lists"], from: run).map(\.id) == ["Lists/missing"])
        #expect(try Approval.select(["missing", "Lists/missing"], from: run).map(\.id) == ["Lists/missing"])
        let waiting = ["Cards/failing", "Lists/missing"]
        #expect(throws: ApprovalError.unknownName("Cards/passing", waiting: waiting)) {
            try Approval.select(["Cards/failing", "Cards/passing"], from: run)
        }
        #expect(
            "\(ApprovalError.unknownName("x", waiting: waiting))"
                == "'x' does not await approval; these do: Cards/failing, Lists/missing")
    }

    @Test func aGoldenThatChangedSinceIsLeftAlone() throws {
        let fixture = try fixture()
        let approval = Approval(package: fixture.package)
        let record = try #require(try Approval.select(["failing"], from: approval.results.load()).first)
        try fixture.folder.write("newer", to: "Goldens/Cards/failing.png")
        #expect(throws: ApprovalError.goldenChanged("Goldens/Cards/failing.png")) {
            try approval.accept(record)
        }
        #expect(fixture.folder.text("Goldens/Cards/failing.png") == "newer")
    }

    @Test func thePictureIsGone() throws {
        let fixture = try fixture()
        let approval = Approval(package: fixture.package)
        let record = try #require(try Approval.select(["failing"], from: approval.results.load()).first)
        try FileManager.default.removeItem(atPath: "\(approval.results.folder)/failures")
        #expect(throws: ApprovalError.self) { try approval.accept(record) }
    }

    @Test(arguments: [
        ("Cards/failing", "../Goldens/Cards/failing.png"), ("Cards/failing", "/etc/Cards/failing.png"),
        ("../failing", "Goldens/../failing.png"), ("Cards/failing", "Goldens/Cards/other.png"),
        ("Cards/a/b", "Goldens/Cards/a/b.png"), ("Cards/failing", "Sources/Cards/failing.png"),
    ])
    func resultsAreNotTrustedWithPaths(id: String, golden: String) throws {
        let fixture = try fixture()
        let record = CaseRecord(
            suite: "Cards", testCase: "failing", id: id, verdict: .failed, summary: "", golden: golden,
            actualSize: PixelSize(width: 1, height: 1))
        #expect(throws: ApprovalError.unsafePlace(golden)) {
            try Approval(package: fixture.package).accept(record)
        }
    }

    /// A report would show them.
    @Test(arguments: [
        "/etc/passwd", "failures/Cards/failing/../../../secret",
    ])
    func resultsThatNameOtherFilesAreRefused(path: String) throws {
        let fixture = try fixture()
        let results = Approval(package: fixture.package).results
        var record = try #require(try Approval.select(["failing"], from: results.load()).first)
        let place = try #require(GoldenPath(id: record.id))
        record.files.actual = path
        try results.record(record, at: place)
        let refusal = RunRecordError.foreignPaths("\(results.folder)/cases/Cards/failing.json")
        #expect(throws: refusal) { try results.load() }
        record.files.actual = nil
        record.golden = "../\(path)"
        try results.record(record, at: place)
        #expect(throws: refusal) { try results.load() }
    }

    @Test func goldensOutsideOfThePackage() throws {
        let fixture = try fixture()
        let outside = try TemporaryFolder()
        var check = fixture.check(.never)
        check.store = GoldenStore(folder: "\(outside.path)/Goldens")
        let record = try check.check(Fixture.candidate(), as: GoldenName(suite: "Out", testCase: "x"))
        #expect(record.golden == "\(outside.path)/Goldens/Out/x.png")
        #expect(throws: ApprovalError.unsafePlace(record.golden)) {
            try Approval(package: fixture.package).accept(record)
        }
        try Approval(package: fixture.package, allowsGoldensOutside: true).accept(record)
        #expect(outside.files == ["Goldens/Out/x.png"])
    }
}
