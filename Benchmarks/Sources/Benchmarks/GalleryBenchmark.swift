import Foundation

/// The whole gallery rendered and compared with its goldens by the built command: the target is 5 s.
enum GalleryBenchmark {
    private static let root = URL(filePath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent().deletingLastPathComponent()

    /// 1. The goldens are recorded into a folder of this run's own: what is measured is a check that passes.
    /// 2. The command runs as a user runs it; the gallery's code is compiled in step 1 and kept.
    static func run(_ table: inout ResultTable) throws {
        table.title("Gallery in light, dark and right-to-left: pixeldiff test")
        let command = root.appending(path: ".build/release/pixeldiff")
        guard FileManager.default.isExecutableFile(atPath: command.path) else {
            return table.add("left out", words: "build the command first: swift build -c release")
        }
        let goldens = FileManager.default.temporaryDirectory.appending(path: "benchmark-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: goldens) }
        // 1.
        _ = try check(command, goldens)
        // 2.
        var status: Int32 = 0
        let times = try (0..<min(table.runs, 7)).map { _ in
            try ResultTable.milliseconds { status = max(status, try check(command, goldens)) }
        }
        table.add("render and compare", times)
        if status != 0 { table.add("failed", words: "the gallery differs from run to run") }
    }

    private static func check(_ command: URL, _ goldens: URL) throws -> Int32 {
        let process = Process()
        process.executableURL = command
        process.currentDirectoryURL = root
        process.arguments =
            "test Examples/Gallery --width 375 --scale 2 --variants dark,rtl --suite Gallery --quiet"
            .split(separator: " ").map(String.init) + ["--goldens", goldens.path]
        process.environment = ProcessInfo.processInfo.environment
            .filter { !["CI", "PIXELDIFF_RECORD"].contains($0.key) }
            .merging(["PIXELDIFF_ARTIFACTS": goldens.appending(path: "artifacts").path]) { $1 }
        process.standardOutput = FileHandle.nullDevice
        process.standardError = FileHandle.nullDevice
        try process.run()
        process.waitUntilExit()
        return process.terminationStatus
    }
}
