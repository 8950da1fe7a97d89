import Foundation

/// The card from view to PNG: the target is 30 ms.
enum CardBenchmark {
    static func run(_ table: inout ResultTable) async throws {
        table.title("Profile card, 375 x 250 pt at scale 2, in a process of its own (cold)")
        report(try ColdCard.measure(runs: min(table.runs, 7)), in: &table)
        table.title("Profile card, later in the same process (warm)")
        _ = try await CardStages.times()
        var runs: [[Double]] = []
        for _ in 0..<table.runs { runs.append(try await CardStages.times()) }
        report(runs, in: &table)
    }

    private static func report(_ runs: [[Double]], in table: inout ResultTable) {
        for (stage, name) in CardStages.names.enumerated() {
            table.add(name, runs.map { $0[stage] })
        }
    }
}

/// The first card of a process: fonts are found, read and parsed.
enum ColdCard {
    static let argument = "--cold-card"

    /// Starts this program anew for each run.
    static func measure(runs: Int) throws -> [[Double]] {
        try (0..<runs).map { _ in
            let process = Process()
            process.executableURL = URL(filePath: "/proc/self/exe").resolvingSymlinksInPath()
            process.arguments = [argument]
            let output = Pipe()
            process.standardOutput = output
            try process.run()
            let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
            process.waitUntilExit()
            return text.split(whereSeparator: \.isWhitespace).compactMap { Double($0) }
        }
    }

    static func measureInThisProcess() async throws {
        print(try await CardStages.times().map { "\($0)" }.joined(separator: " "))
    }
}
