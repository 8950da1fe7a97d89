import Foundation
import Imaging
import Testing

@testable import PixelDiff

/// Many at once, killed in the middle, on disks that take nothing: every golden is the old one or the new one.
@Suite struct ReliabilityTests {
    typealias Fixture = GoldenFixture

    private static func candidate(_ value: UInt8) -> GoldenCandidate {
        var candidate = Fixture.candidate(RGBA8(red: value, green: 0, blue: 0), width: 60, height: 40)
        candidate.layout = "A (0, 0, \(value), 5)\n"
        return candidate
    }

    /// Half of them record the same few names, half one of their own.
    @Test func twoHundredChecksAtOnce() async throws {
        let fixture = try Fixture()
        let log = try RunLog(
            RunManifest.Header(kind: .swiftTesting, producer: "p", started: 1),
            in: ResultStore(folder: fixture.package.artifacts()))
        var check = fixture.check(.missing)
        check.run = log
        let (shared, package) = (check, fixture.package)
        let verdicts = try await withThrowingTaskGroup(of: CaseRecord.Verdict.self) { group in
            for index in 0..<200 {
                let name = GoldenName(
                    suite: "Many", testCase: index % 2 == 0 ? "own \(index)" : "shared \(index % 10)")
                group.addTask {
                    try shared.check(Self.candidate(7), as: name, again: { Self.candidate(7) }).verdict
                }
            }
            return try await group.reduce(into: []) { $0.append($1) }
        }
        #expect(verdicts.count == 200)
        #expect(Set(verdicts).isSubset(of: [.recorded, .passed]))
        for index in 0..<200 {
            let name = GoldenName(
                suite: "Many", testCase: index % 2 == 0 ? "own \(index)" : "shared \(index % 10)")
            let record = try GoldenCheck(package: package, mode: .never).check(Self.candidate(7), as: name)
            #expect(record.verdict == .passed, "\(record.id): \(record.summary)")
        }
        let goldens = fixture.folder.files.filter { $0.hasPrefix("Goldens/") }
        #expect(goldens.count == 2 * 105, "no torn file, none lost, nothing left beside them")
        #expect(
            ResultStore(folder: package.artifacts()).loadManifests().manifests.first?.goldens.count == 105)
    }

    /// Eight processes record one golden, each another picture: it is one of theirs, whole, and so is its layout text.
    @Test func eightProcessesRecordTheSameGolden() async throws {
        let fixture = try Fixture()
        let path = fixture.package.path
        for round in 0..<3 {
            await withTaskGroup(of: Void.self) { group in
                for process in 0..<8 {
                    let value = UInt8(10 * round + process + 1)
                    group.addTask {
                        await #expect(processExitsWith: .exitCode(9)) {
                            [path = path as String, value = value as UInt8] in
                            let check = GoldenCheck(package: PackageFolder(path: path), mode: .all)
                            for _ in 0..<12 {
                                _ = try check.check(ReliabilityTests.candidate(value), as: GoldenFixture.name)
                            }
                            exit(9)
                        }
                    }
                }
            }
            let values = (0..<8).map { UInt8(10 * round + $0 + 1) }
            let matching = try values.filter { value in
                try fixture.check(.never).check(Self.candidate(value), as: Fixture.name).verdict == .passed
            }
            #expect(matching.count == 1)
            let layouts = values.map { "A (0, 0, \($0), 5)\n" }
            #expect(layouts.contains(fixture.folder.text("Goldens/Cards/profile.layout.txt") ?? ""))
            #expect(fixture.folder.files.filter { $0.hasPrefix("Goldens/") }.count == 2)
        }
    }

    /// A hundred processes are killed at random moments while they record two pictures in turn.
    @Test func aHundredKills() async throws {
        let fixture = try Fixture()
        let path = fixture.package.path
        for value: UInt8 in [1, 2] {
            _ = try fixture.check(.all).check(Self.candidate(value), as: Fixture.name)
        }
        var random = SplitMix(state: 9)
        for _ in 0..<25 {
            let delays = (0..<4).map { _ in UInt32.random(in: 0...12_000, using: &random) }
            await withTaskGroup(of: Void.self) { group in
                for delay in delays {
                    group.addTask {
                        await #expect(processExitsWith: .signal(SIGKILL)) {
                            [path = path as String, delay = delay as UInt32] in
                            Thread.detachNewThread {
                                let check = GoldenCheck(package: PackageFolder(path: path), mode: .all)
                                for turn in 0... {
                                    _ = try? check.check(
                                        ReliabilityTests.candidate(UInt8(turn % 2 + 1)),
                                        as: GoldenFixture.name)
                                }
                            }
                            usleep(3_000 + delay)
                            kill(getpid(), SIGKILL)
                        }
                    }
                }
            }
            let png = try #require(fixture.folder.bytes("Goldens/Cards/profile.png"))
            let picture = try PNGDecoder().decode(png, name: "golden").bitmap()
            #expect([1, 2].contains { Self.candidate($0).bitmap == picture })
            let layout = fixture.folder.text("Goldens/Cards/profile.layout.txt")
            #expect(["A (0, 0, 1, 5)\n", "A (0, 0, 2, 5)\n"].contains(layout))
        }
        // The next recording takes away what the killed ones left.
        for value: UInt8 in [3, 4] {
            let record = try fixture.check(.all).check(Self.candidate(value), as: Fixture.name)
            #expect(record.verdict == .recorded)
        }
        let goldens = fixture.folder.files.filter { $0.hasPrefix("Goldens/") }
        #expect(goldens == ["Goldens/Cards/profile.layout.txt", "Goldens/Cards/profile.png"])
    }

    /// Root may write everywhere: then the child becomes nobody first.
    @Test func aFolderThatMayOnlyBeReadIsNamed() async throws {
        let fixture = try Fixture()
        let path = fixture.package.path
        _ = try fixture.check(.missing).check(Self.candidate(1), as: Fixture.name)
        let golden = fixture.folder.bytes("Goldens/Cards/profile.png")
        for folder in ["Goldens/Cards", "Goldens"] { chmod("\(path)/\(folder)", 0o555) }
        defer { for folder in ["Goldens", "Goldens/Cards"] { chmod("\(path)/\(folder)", 0o755) } }
        await #expect(processExitsWith: .exitCode(9)) { [path = path as String] in
            if geteuid() == 0 { precondition(setgid(65534) == 0 && setuid(65534) == 0) }
            var check = GoldenCheck(package: PackageFolder(path: path), mode: .all)
            check.results = ResultStore(folder: NSTemporaryDirectory() + "pixeldiff-nobody-\(getpid())")
            do {
                _ = try check.check(ReliabilityTests.candidate(2), as: GoldenFixture.name)
                exit(1)
            } catch GoldenError.cannotWrite(let file, let reason) {
                guard file == "\(path)/Goldens/Cards/profile.layout.txt", reason == "permission denied" else {
                    exit(2)
                }
            }
            do {
                _ = try check.check(
                    ReliabilityTests.candidate(2), as: GoldenName(suite: "Other", testCase: "a"))
                exit(3)
            } catch GoldenError.cannotCreateFolder(let folder, _) {
                try? FileManager.default.removeItem(atPath: check.results.folder)
                exit(folder == "\(path)/Goldens/Other" ? 9 : 4)
            }
        }
        #expect(fixture.folder.bytes("Goldens/Cards/profile.png") == golden)
    }

    /// Names are made safe for goldens; where a path is asked for by name, another is an error that names it.
    @Test(arguments: [
        "../../../outside", "/etc/passwd", "a\0b", String(repeating: "n", count: 300), "NUL", "x/../../y",
    ])
    func hostileNames(name: String) throws {
        let fixture = try Fixture()
        let record = try fixture.check(.missing).check(
            Self.candidate(1), as: GoldenName(suite: name, testCase: name))
        #expect(record.verdict == .recorded)
        let places = ["Goldens/", ".build/pixeldiff/", "Package.swift"]
        #expect(fixture.folder.files.allSatisfy { file in places.contains { file.hasPrefix($0) } })
        var hostile = record
        (hostile.id, hostile.golden) = (name, "Goldens/\(name).png")
        let error = #expect(throws: ApprovalError.self) {
            try Approval(package: fixture.package).accept(hostile)
        }
        #expect(error.map { "\($0)".contains(name) } == true)
        #expect(throws: ApprovalError.self) { try Approval.select([name], from: RunRecord(cases: [record])) }
    }
}
