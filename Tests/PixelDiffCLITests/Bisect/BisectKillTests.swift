import Foundation
import Testing

/// Ended at any moment, by any means: the user's repository is as it was.
@Suite struct BisectKillTests {
    @Test func atRandomMoments() throws {
        let seed: UInt64 = 20_261_130
        var generator = SeededGenerator(seed: seed)
        let repository = try BisectRepository.planted()
        try repository.append("parts/body.part", "# stashed\n")
        try repository.git("stash", "push", "--quiet", "parts/body.part")
        try repository.append("parts/icon.part", "# edited\n")
        try repository.git("add", "parts/icon.part")
        try repository.plantHooks()
        let before = try repository.snapshot()
        let arguments = ["--good", "good", "--no-cache", "-q"]
        var ended = 0
        for round in 1...24 {
            let jobs = ["1", "2", "3"].randomElement(using: &generator) ?? "1"
            let number = [SIGKILL, SIGKILL, SIGINT, SIGTERM].randomElement(using: &generator) ?? SIGKILL
            let run = try repository.bisect(arguments + ["--jobs", jobs] + BisectRepository.draw)
            usleep(UInt32.random(in: 1000...900_000, using: &generator))
            kill(run.identifier, number)
            let code = try run.wait().code
            if code == 0 { ended += 1 }
            #expect([0, 130, 137, 143].contains(code), "round \(round), seed \(seed): code \(code)")
            #expect(try repository.snapshot() == before, "round \(round), seed \(seed), signal \(number)")
        }
        #expect(ended < 24, "none was killed")

        // Going on leads to the right answer, whichever of them it is that goes on.
        let last = try repository.bisect(arguments + ["--max-runs", "4"] + BisectRepository.draw)
        #expect(try last.wait().code == 5)
        let resumed = try repository.bisect(["--resume", "--json", "-q"]).wait()
        try #require(resumed.code == 0, "\(resumed.errors)\(resumed.output)")
        let report = try BisectCommandTests.Report(resumed.output)
        #expect(report.causes.map(\.changes) == [["parts/accent.part"]])
        #expect(try repository.snapshot() == before)
    }
}
