import Foundation
import Imaging
import PixelDiff
import Testing

@Suite struct ApproveAndReportTests {
    /// A package with one case that passes, one that differs and one without a golden.
    final class Package {
        let path: String

        init() throws {
            let url = FileManager.default.temporaryDirectory.appendingPathComponent(
                "pixeldiff-\(UUID().uuidString)")
            try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
            path = url.resolvingSymlinksInPath().path
            try Data().write(to: url.appendingPathComponent("Package.swift"))
            for name in ["same", "other"] { try check(name, .missing, color: 10) }
            try check("same", .never, color: 10)
            try check("other", .never, color: 99)
            try check("new", .never, color: 50)
        }

        deinit { try? FileManager.default.removeItem(atPath: path) }

        func check(_ name: String, _ mode: RecordMode, color: UInt8) throws {
            var bitmap = Bitmap(width: 4, height: 4)
            for i in 0..<16 { bitmap[i % 4, i / 4] = RGBA8(red: color, green: 0, blue: 0) }
            _ = try GoldenCheck(package: PackageFolder(path: path), mode: mode).check(
                GoldenCandidate(bitmap: bitmap), as: GoldenName(suite: "Cards", testCase: name))
        }

        func bytes(_ file: String) -> Data? { FileManager.default.contents(atPath: "\(path)/\(file)") }

        func pixeldiff(_ words: String..., in folder: String? = nil) throws -> ToolRun.Result {
            try ToolRun(
                [ToolRun.pixeldiff] + words, directory: folder ?? path,
                environment: ["PIXELDIFF_ARTIFACTS": "", "NO_COLOR": "1"]
            ).wait()
        }
    }

    @Test func approveAcceptsWhatFailed() throws {
        let package = try Package()
        let same = package.bytes("Goldens/Cards/same.png")
        let result = try package.pixeldiff("approve")
        #expect(result.code == 0)
        #expect(result.output == "new: Goldens/Cards/new.png\nupdated: Goldens/Cards/other.png\n")
        #expect(result.errors == "accepted 2 cases; look at the pictures and commit them\n")
        #expect(
            package.bytes("Goldens/Cards/other.png")
                == package.bytes(".build/pixeldiff/failures/Cards/other/actual.png"))
        #expect(package.bytes("Goldens/Cards/same.png") == same)

        let again = try package.pixeldiff("approve")
        #expect(again.code == 0)
        #expect(again.output == "")
        #expect(again.errors == "nothing awaits approval\n")
    }

    @Test func approveByName() throws {
        let package = try Package()
        let other = package.bytes("Goldens/Cards/other.png")
        try FileManager.default.createDirectory(
            atPath: "\(package.path)/Tests", withIntermediateDirectories: true)
        let result = try package.pixeldiff("approve", "new", in: "\(package.path)/Tests")
        #expect(result.output == "new: Goldens/Cards/new.png\n")
        #expect(package.bytes("Goldens/Cards/other.png") == other)

        let unknown = try package.pixeldiff("approve", "Cards/same")
        #expect(unknown.code == 2)
        #expect(unknown.output == "")
        #expect(unknown.errors == "Error: 'Cards/same' does not await approval; these do: Cards/other\n")
        #expect(package.bytes("Goldens/Cards/other.png") == other)
    }

    @Test func dryRunChangesNothing() throws {
        let package = try Package()
        let result = try package.pixeldiff("approve", "--dry-run")
        #expect(
            result.output
                == "would be new: Goldens/Cards/new.png\nwould be updated: Goldens/Cards/other.png\n")
        #expect(package.bytes("Goldens/Cards/new.png") == nil)
    }

    @Test func approveFromADownload() throws {
        let package = try Package()
        let download = "\(package.path)/download"
        try FileManager.default.moveItem(atPath: "\(package.path)/.build/pixeldiff", toPath: download)
        #expect(try package.pixeldiff("approve").code == 2)
        let result = try package.pixeldiff("approve", "--from", "download", "Cards/other")
        #expect(result.output == "updated: Goldens/Cards/other.png\n")
        #expect(
            package.bytes("Goldens/Cards/other.png")
                == package.bytes("download/failures/Cards/other/actual.png"))
    }

    @Test func reportWritesAPage() throws {
        let package = try Package()
        let result = try package.pixeldiff("report")
        #expect(result.code == 0)
        #expect(result.output == "\(package.path)/.build/pixeldiff/report.html\n")
        #expect(result.errors == "1 failed, 1 missing, 1 passed\n")
        let html = String(
            decoding: try #require(package.bytes(".build/pixeldiff/report.html")), as: UTF8.self)
        #expect(html.hasPrefix("<!DOCTYPE html>"))
        #expect(html.contains("pixeldiff approve Cards/other"))
        #expect(package.bytes(".build/pixeldiff/run.json") != nil)
        let elsewhere = try package.pixeldiff("report", "-o", "page.html")
        #expect(elsewhere.output == "\(package.path)/page.html\n")
        #expect(package.bytes("page.html") == package.bytes(".build/pixeldiff/report.html"))
    }

    /// Several results are put together in a folder that is gone when the command ends: the page isn't.
    @Test func reportOfDownloads() throws {
        let package = try Package()
        try FileManager.default.createDirectory(
            atPath: "\(package.path)/shards", withIntermediateDirectories: true)
        for shard in ["1", "2"] {
            try FileManager.default.copyItem(
                atPath: "\(package.path)/.build/pixeldiff", toPath: "\(package.path)/shards/\(shard)")
        }
        try FileManager.default.removeItem(atPath: "\(package.path)/.build")
        let result = try package.pixeldiff("report", "--from", "shards")
        #expect(result.code == 0)
        #expect(result.output == "\(package.path)/.build/pixeldiff/report.html\n")
        let page = try #require(package.bytes(".build/pixeldiff/report.html"))
        #expect(String(decoding: page, as: UTF8.self).contains("pixeldiff approve Cards/other"))
    }

    @Test func reportAsJSON() throws {
        let package = try Package()
        let result = try package.pixeldiff("report", "--json")
        let run = try JSONDecoder().decode(RunRecord.self, from: Data(result.output.utf8))
        #expect(run.cases.map(\.id) == ["Cards/new", "Cards/other", "Cards/same"])
        #expect(run.cases.map(\.verdict) == [.missing, .failed, .passed])
    }

    @Test func reportForOtherPrograms() throws {
        let package = try Package()
        let result = try package.pixeldiff(
            "report", "--github", "--junit", "out/junit.xml", "--markdown", "out/summary.md")
        #expect(result.code == 0)
        let lines = result.output.split(separator: "\n")
        #expect(lines.count == 4)
        #expect(lines[0].hasPrefix("::error title=Cards/new has no golden::pixels: 4x4%0A"))
        #expect(lines[1].hasPrefix("::error title=Cards/other differs in pixels only::"))
        #expect(lines[2] == "::notice title=PixelDiff::1 failed, 1 missing, 1 passed")
        #expect(lines[3] == "\(package.path)/.build/pixeldiff/report.html")
        let junit = String(decoding: try #require(package.bytes("out/junit.xml")), as: UTF8.self)
        #expect(junit.contains("<testsuites name=\"PixelDiff\" tests=\"3\" failures=\"2\" errors=\"0\""))
        #expect(junit.contains("16 px differ, the worst by 89 of 255"))
        let markdown = String(decoding: try #require(package.bytes("out/summary.md")), as: UTF8.self)
        #expect(markdown.hasPrefix("### PixelDiff: something to look at\n\n1 failed, 1 missing, 1 passed\n"))

        let both = try package.pixeldiff("report", "--github", "--json")
        #expect(both.code == 64)
        #expect(both.output == "")
    }

    @Test func noResults() throws {
        let package = try Package()
        try FileManager.default.removeItem(atPath: "\(package.path)/.build")
        for command in ["report", "approve"] {
            let result = try package.pixeldiff(command)
            #expect(result.code == 2)
            #expect(result.errors.contains("run the tests first"))
        }
    }
}
