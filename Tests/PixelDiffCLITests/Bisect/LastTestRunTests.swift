import Foundation
import PixelDiff
import Testing

@testable import PixelDiffCLI

@Suite struct LastTestRunTests {
    @Test func repeatsTheRecordedTestInThePackagesFolder() throws {
        let root = FileManager.default.temporaryDirectory.appendingPathComponent("last-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: root) }
        let record = root.appendingPathComponent(".build/pixeldiff/last-run.json")
        let inner = root.appendingPathComponent("Sources/Kit")
        for folder in [record.deletingLastPathComponent(), inner] {
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        }
        try Data(#"{"arguments": ["Sources/Kit", "--width", "120"]}"#.utf8).write(to: record)
        let (command, folder) = try #require(LastTestRun.command(from: inner.path))
        #expect(folder == root.path)
        #expect(
            command.arguments.dropFirst() == [
                "test", "Sources/Kit", "--width", "120", "--render-only", "{out}",
            ])
    }

    @Test func withoutARecordThereIsNone() {
        #expect(LastTestRun.command(from: "/") == nil)
    }
}
