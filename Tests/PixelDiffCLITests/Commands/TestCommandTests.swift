import Foundation
import Testing

@Suite struct TestCommandTests {
    private let view = """
        #if canImport(SwiftUI)
        import SwiftUI
        #else
        import PixelUI
        #endif

        struct Row: View {
            var body: some View { Spacer().frame(width: 30, height: 8) }
        }

        #Preview("Row", traits: .sizeThatFitsLayout) { Row() }
        #Preview("Two rows", traits: .sizeThatFitsLayout) { VStack(spacing: 0) { Row(); Row() } }
        """

    @Test func aGoldenIsRecordedThenComparedThenMissed() throws {
        let folder = try SampleFolder(["Views/Row.swift": view])
        let words = ["test", "Views", "--width", "100"]
        let first = try run(folder, words)
        #expect(first.code == 1, "\(first.errors)")
        #expect(first.output.contains("+ Views/Row  is new"))
        #expect(folder.exists("Goldens/Views/Two-rows.png"))
        #expect(folder.exists("Goldens/Views/Two-rows.layout.txt"))

        let second = try run(folder, words)
        #expect(second.code == 0, "\(second.output)\(second.errors)")
        #expect(second.output.contains("✓ Views/Row\n✓ Views/Two-rows\n2 passed"))
        #expect(folder.exists(".build/pixeldiff/report.html"))

        try folder.write("Views/Row.swift", view.replacingOccurrences(of: "height: 8", with: "height: 10"))
        let third = try run(folder, words)
        #expect(third.code == 1)
        #expect(third.output.contains("✗ Views/Two-rows  differs in layout"), "\(third.output)")
        #expect(third.output.contains("height +8 px"))
        #expect(third.output.contains("accept: pixeldiff approve Views/Two-rows"))
        #expect(folder.exists(".build/pixeldiff/failures/Views/Row/diff.png"))
        #expect(third.output.contains("repro:  pixeldiff repro Views/Two-rows"))

        #expect(try run(folder, ["repro", "Two rows"]).output == "Views-Two-rows.pixeldiff\n")
        let replayed = try run(folder, ["replay", "Views-Two-rows.pixeldiff"])
        #expect(replayed.code == 0, "\(replayed.errors)")
        #expect(replayed.output.contains("the same pixels here"))
        #expect(replayed.output.contains("command:  pixeldiff test Views --width 100"))
        #expect(replayed.output.contains("height +8 px"))
    }

    @Test func aMissingGoldenWithCISetIsNotWritten() throws {
        let folder = try SampleFolder(["Views/Row.swift": view])
        let run = try folder.pixeldiff("test", "Views", "--filter", "Row", environment: ["CI": "true"])
        #expect(run.code == 1)
        #expect(run.output.contains("✗ Views/Row  has no golden"))
        #expect(!run.output.contains("Two-rows"))
        #expect(!folder.exists("Goldens"))
        let refused = try folder.pixeldiff("test", "Views", "--record", "all", environment: ["CI": "true"])
        #expect(refused.code == 2)
        #expect(refused.errors.contains("not recorded where CI is set"))
    }

    @Test func theCommandLineIsKeptForBisect() throws {
        let folder = try SampleFolder(["Views/Row.swift": view])
        _ = try folder.pixeldiff("test", "\(folder.path)/Views", "--variants", "dark", "--suite", "Rows")
        let data = try #require(folder.bytes(".build/pixeldiff/last-run.json"))
        let record = try JSONDecoder().decode([String: [String]].self, from: data)
        #expect(
            record["arguments"] == [
                "Views", "--width", "390", "--scale", "2", "--variants", "dark", "--swift-version", "5",
                "--suite", "Rows",
            ])
        let again = try run(folder, ["test"] + (record["arguments"] ?? []) + ["--render-only", "pictures"])
        #expect(again.code == 0, "\(again.errors)")
        #expect(again.output.contains("pictures/Two-rows.dark.png"))
    }

    @Test func bisectRunSpeaksGitsCodes() throws {
        let folder = try SampleFolder(["Views/Row.swift": view])
        // Without goldens the commit can't be tested, and none is recorded.
        #expect(try folder.pixeldiff("test", "Views", "--bisect-run").code == 125)
        #expect(!folder.exists("Goldens"))
        #expect(try folder.pixeldiff("test", "Views").code == 1)
        #expect(try folder.pixeldiff("test", "Views", "--bisect-run").code == 0)
        try folder.write("Views/Row.swift", view.replacingOccurrences(of: "height: 8", with: "height: 10"))
        #expect(try folder.pixeldiff("test", "Views", "--bisect-run").code == 1)
        try folder.write("Views/Row.swift", "import SwiftUI\nnot Swift")
        #expect(try folder.pixeldiff("test", "Views", "--bisect-run").code == 125)
        #expect(try folder.pixeldiff("test", "Views").code == 2)
    }

    @Test(arguments: [
        (["--width", "0"], "--width"), (["--variants", "purple"], "'purple' is no variant"),
        (["--record", "always"], "--record"), (["--count", "3"], "--reason"),
        (["--swift-version", "7"], "5 or 6"),
    ])
    func aWrongOptionIsAUsageMistake(words: [String], message: String) throws {
        let folder = try SampleFolder([:])
        let run = try run(folder, ["test", "Views"] + words)
        #expect(run.code == 64)
        #expect(run.errors.contains(message), "\(run.errors)")
    }

    private func run(_ folder: SampleFolder, _ words: [String]) throws -> ToolRun.Result {
        try ToolRun(
            [ToolRun.pixeldiff] + words, directory: folder.path,
            environment: ["PIXELDIFF_ARTIFACTS": "", "PIXELDIFF_RECORD": "", "NO_COLOR": "1", "CI": ""]
        ).wait()
    }
}
