import Foundation
import Synchronization
import Testing

@testable import PixelDiff
@testable import PixelDiffCLI

@Suite struct BisectNarratorTests {
    private func told(_ terminal: TerminalTraits, _ progress: [BisectProgress]) -> String {
        let text = Mutex("")
        let console = Console(
            terminal: terminal, output: { _ in }, errorOutput: { part in text.withLock { $0 += part } })
        let narrator = BisectNarrator(console: console, isQuiet: false)
        progress.forEach(narrator.tell)
        narrator.finish()
        return text.withLock { $0 }
    }

    private static let run = BisectReport.Run(
        id: 3, purpose: .guess, changes: ["Sources/Theme.swift"], tree: "", verdict: .bad, failure: nil,
        pictures: [:], seconds: 6.14, isRemembered: false)
    private static let progress: [BisectProgress] = [
        .changes(count: 14, names: []),
        .started(run: 3, purpose: .guess, changes: ["Sources/Theme.swift"], of: 14),
        .standing(BisectStanding(runs: 2, suspects: 5, meanSeconds: 5, jobs: 1)),
        .finished(run),
    ]

    @Test func plainLinesWhereNoTerminalIs() {
        #expect(
            told(
                TerminalTraits(environment: [:], outputIsTerminal: false, errorIsTerminal: false),
                Self.progress)
                    == """
                    bisect: 14 changed files
                      [ 3] Sources/Theme.swift alone                    -> differs as in bad   6.1 s

                    """)
    }

    @Test(arguments: [["CI": "1"], ["TERM": "dumb"]]) func orWhereItCannotMoveItsCursor(
        environment: [String: String]
    ) {
        let terminal = TerminalTraits(
            environment: environment, outputIsTerminal: true, errorIsTerminal: true)
        #expect(!told(terminal, Self.progress).contains("\u{1B}"))
    }

    @Test func oneLineOnATerminal() {
        let terminal = TerminalTraits(environment: [:], outputIsTerminal: true, errorIsTerminal: true)
        let text = told(terminal, Self.progress)
        #expect(text.split(separator: "\n").count == 2)
        #expect(text.hasSuffix("\r\u{1B}[K"))
    }

    @Test func theLineTellsHowFarItIs() {
        let standing = BisectStanding(runs: 2, suspects: 5, meanSeconds: 5, jobs: 1)
        #expect(
            BisectNarrator.status(standing, [3: "Theme.swift alone", 4: "2 changes"])
                == "bisect: 2 runs, 5 suspects, at most 5 more for one cause, about 25 s: Theme.swift alone | 2 changes"
        )
        let first = BisectStanding(runs: 0, suspects: nil, meanSeconds: nil, jobs: 1)
        #expect(BisectNarrator.status(first, [1: "good"]) == "bisect: 0 runs: good")
        #expect(BisectNarrator.fit("0123456789", 8) == "0123...")
        #expect(BisectNarrator.fit("01\n3456", 8) == "01 3456")
    }

    @Test(arguments: [("90", 90), ("90s", 90), ("1.5m", 90), ("2h", 7200)] as [(String, Double)])
    func durations(text: String, seconds: Double) throws {
        #expect(try ParsedArguments(valuesByName: ["max-time": [text]]).duration("max-time") == seconds)
    }

    @Test(arguments: ["", "s", "0", "-1m", "inf", "nan", "5d", "1h30m"]) func noDurations(text: String) {
        #expect(throws: UsageError.self) {
            try ParsedArguments(valuesByName: ["max-time": [text]]).duration("max-time")
        }
    }
}
