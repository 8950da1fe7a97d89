import Foundation
import PixelDiff
import Testing

/// `test` in shards, `merge`, `prune`: with a real package of previews.
@Suite struct PruneAndMergeTests {
    private func views(_ names: [String]) -> String {
        let previews = names.map { "#Preview(\"\($0)\", traits: .sizeThatFitsLayout) { Row() }" }
        return """
            import SwiftUI

            struct Row: View {
                var body: some View { Spacer().frame(width: 30, height: 8) }
            }

            \(previews.joined(separator: "\n"))
            """
    }

    @Test func shardsMergeAndPrune() throws {
        let folder = try SampleFolder(["Views/Row.swift": views(["One", "Two", "Three"])])
        #expect(try folder.pixeldiff("test", "Views", "-q").code == 1)
        #expect(try folder.pixeldiff("prune").errors == "3 used\n")

        // A preview goes; its golden is obsolete once a whole run has passed it over.
        try folder.write("Views/Row.swift", views(["One", "Two"]))
        #expect(try folder.pixeldiff("prune").code == 0)
        let filtered = try folder.pixeldiff("test", "Views", "--filter", "One")
        #expect(filtered.code == 0, "\(filtered.errors)")
        #expect(try folder.pixeldiff("prune").code == 0)

        // Two machines; the second comes late.
        for index in 1...2 {
            let run = try folder.pixeldiff(
                "test", "Views", "--shard", "\(index)/2",
                environment: ["PIXELDIFF_ARTIFACTS": "\(folder.path)/shards/\(index)"])
            #expect(run.code == 0, "\(run.errors)")
            #expect(run.output.contains("1 passed (390 pt wide, scale 2, shard \(index)/2"))
        }
        #expect(try FileManager.default.removeItem(atPath: "\(folder.path)/.build/pixeldiff/manifests") == ())
        let partial = try folder.pixeldiff("merge", "shards/1")
        #expect(partial.code == 2)
        #expect(partial.output.contains("1 passed; 1 of 2 shards present"))
        #expect(partial.errors.contains("1 of 2 shards present, missing 2: "))
        let doubt = try folder.pixeldiff("prune", "--delete")
        #expect(doubt.code == 2)
        #expect(doubt.errors.contains("1 of 2 shards present, without 2"))
        #expect(folder.exists("Goldens/Views/Three.png"))

        let whole = try folder.pixeldiff("merge", "shards")
        #expect(whole.code == 0, "\(whole.errors)")
        #expect(
            whole.output.hasPrefix("2 passed; 2 of 2 shards present\nreport: .build/pixeldiff/report.html"))
        let listed = try folder.pixeldiff("prune")
        #expect(listed.code == 1)
        #expect(listed.output == "obsolete: Goldens/Views/Three.png\n")
        #expect(listed.errors.hasPrefix("2 used, 1 obsolete ("))
        #expect(listed.errors.hasSuffix("nothing was deleted: add --delete\n"))
        #expect(folder.exists("Goldens/Views/Three.png"))
        let deleted = try folder.pixeldiff("prune", "--delete")
        #expect(deleted.code == 0 && deleted.output == "deleted: Goldens/Views/Three.png\n")
        #expect(!folder.exists("Goldens/Views/Three.png") && !folder.exists("Goldens/Views/Three.layout.txt"))
        #expect(folder.exists("Goldens/Views/One.png"))
    }

    @Test func bazelsVariablesAreUnderstood() throws {
        let folder = try SampleFolder(["Views/Row.swift": views(["One", "Two", "Three"])])
        let run = try folder.pixeldiff(
            "test", "Views",
            environment: [
                "TEST_TOTAL_SHARDS": "40", "TEST_SHARD_INDEX": "39",
                "TEST_SHARD_STATUS_FILE": "\(folder.path)/status",
            ])
        #expect(run.code == 0 && run.output == "shard 40/40 has no case\n", "\(run.errors)")
        #expect(folder.exists("status"))
        let wrong = try folder.pixeldiff(
            "test", "Views", environment: ["TEST_TOTAL_SHARDS": "40", "TEST_SHARD_INDEX": "40"])
        #expect(wrong.code == 2 && wrong.errors.contains("the index counts from 0"))
        #expect(try folder.pixeldiff("test", "Views", "--shard", "4/3").code == 64)
    }

    /// One preview that crashes doesn't take the results of the others with it.
    @Test func aCrashIsOneCases() throws {
        let text = views(["One", "Two", "Three"]).replacingOccurrences(
            of: "(\"Two\", traits: .sizeThatFitsLayout) { Row() }",
            with: "(\"Two\") { Row().id([1][Int(\"3\") ?? 0]) }")
        let folder = try SampleFolder(["Views/Row.swift": text])
        let run = try folder.pixeldiff("test", "Views")
        #expect(run.code == 2)
        #expect(run.errors.contains("the preview Views/Two ended the program"), "\(run.errors)")
        #expect(run.output.contains("+ Views/One") && run.output.contains("+ Views/Three"))
        #expect(folder.exists("Goldens/Views/Three.png"))
        let prune = try folder.pixeldiff("prune")
        #expect(prune.code == 0 && prune.errors == "2 used\n", "\(prune.errors)")
    }

    @Test func mistakes() throws {
        let folder = try SampleFolder(["Goldens/Cards/a.png": "x"])
        let none = try folder.pixeldiff("prune")
        #expect(none.code == 2 && none.errors.contains("run all tests first"))
        #expect(try folder.pixeldiff("merge").code == 64)
        let nowhere = try folder.pixeldiff("merge", "nowhere.zip")
        #expect(nowhere.code == 2 && nowhere.errors.contains("there is no file or folder nowhere.zip"))
        try folder.write("page.zip", "<!DOCTYPE html><title>404 Not Found</title>")
        for words in [
            ["merge", "page.zip"], ["approve", "--from", "page.zip"], ["prune", "--from", "page.zip"],
        ] {
            let run = try ToolRun(
                [ToolRun.pixeldiff] + words, directory: folder.path, environment: ["PIXELDIFF_ARTIFACTS": ""]
            ).wait()
            #expect(run.code == 2 && run.errors.contains("page.zip is no ZIP archive"), "\(words)")
        }
        try folder.write(".build/pixeldiff/cases/x", "")
        #expect(try folder.pixeldiff("merge", ".build/pixeldiff").code == 64)
        // What isn't results is left alone, whatever its name.
        try folder.write("download/manifests/x", "")
        try folder.write("mine/cases/notes.txt", "")
        let mine = try folder.pixeldiff("merge", "download", "--output", "mine")
        #expect(mine.code == 64 && mine.errors.contains("choose another with --output"), "\(mine.errors)")
        #expect(folder.exists("mine/cases/notes.txt"))
    }
}
