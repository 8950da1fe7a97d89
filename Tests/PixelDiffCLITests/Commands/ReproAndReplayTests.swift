import Foundation
import Imaging
import PixelDiff
import Testing

@testable import PixelDiffCLI

/// A package whose golden differs, with what is drawn recorded: a rectangle of a colour.
@Suite struct ReproAndReplayTests {
    final class Package {
        let path: String

        /// - Parameter list: The recorded drawing.
        init(_ list: String = drawing(red: 1)) throws {
            let url = FileManager.default.temporaryDirectory.appendingPathComponent(
                "pixeldiff-\(UUID().uuidString)")
            try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
            path = url.resolvingSymlinksInPath().path
            try Data().write(to: url.appendingPathComponent("Package.swift"))
            for dark in [false, true] {
                try check(.missing, red: 10, dark: dark, list)
                try check(.never, red: 255, dark: dark, list)
            }
        }

        deinit { try? FileManager.default.removeItem(atPath: path) }

        private func check(_ mode: RecordMode, red: UInt8, dark: Bool, _ list: String) throws {
            var bitmap = Bitmap(width: 4, height: 4)
            for i in 0..<16 { bitmap[i % 4, i / 4] = RGBA8(red: red, green: 0, blue: 0) }
            var candidate = GoldenCandidate(bitmap: bitmap)
            candidate.recording = {
                [
                    ("display-list.json", Array(list.utf8)),
                    ("glyphs.json", Array(#"{"schema":"pixeldiff.glyphs/1","faces":[]}"#.utf8)),
                ]
            }
            let variant = GoldenVariant(colorScheme: dark ? .dark : .light)
            _ = try GoldenCheck(package: PackageFolder(path: path), mode: mode).check(
                candidate, as: GoldenName(suite: "Cards", testCase: "card", variant: variant))
        }

        /// Four pixels square, all of one colour.
        static func drawing(red: Double) -> String {
            #"{"schema":"pixeldiff.display-list/1","width":4,"height":4,"scale":1,"faces":[],"images":[],"views":["Card"],"#
                + #""items":[{"view":0,"kind":"fill","path":"M0,0L4,0L4,4L0,4Z","paint":[\#(red),0,0,1]}]}"#
        }

        func exists(_ file: String) -> Bool { FileManager.default.fileExists(atPath: "\(path)/\(file)") }

        func pixeldiff(_ words: String...) throws -> ToolRun.Result {
            try ToolRun(
                [ToolRun.pixeldiff] + words, directory: path,
                environment: ["PIXELDIFF_ARTIFACTS": "", "NO_COLOR": "1"]
            ).wait()
        }
    }

    /// Packages of a part of the project are built without the program that draws.
    static let canDraw = FileManager.default.isExecutableFile(atPath: "\(ToolRun.pixeldiff)-replay")

    @Test func reproWritesAFileForEachVariant() throws {
        let package = try Package()
        let one = try package.pixeldiff("repro", "Cards/card", "--variant", "dark")
        #expect(one.code == 0 && one.output == "Cards-card.dark.pixeldiff\n")
        #expect(one.errors == "attach it to the issue; 'pixeldiff replay FILE' draws it again\n")
        let both = try package.pixeldiff("repro", "card", "--out", "files", "--json")
        #expect(both.code == 0 && both.output.contains(#""file" : "files/Cards-card.dark.pixeldiff""#))
        #expect(both.output.contains(#""schema" : "pixeldiff.repro-files/1""#))
        #expect(
            package.exists("files/Cards-card.pixeldiff") && package.exists("files/Cards-card.dark.pixeldiff"))
        let unknown = try package.pixeldiff("repro", "crad")
        #expect(unknown.code == 2 && unknown.errors.contains("did you mean 'card'?"))
        #expect(try package.pixeldiff("repro", "--nonsense").code == 64)
    }

    @Test func withoutResults() throws {
        let package = try Package()
        try FileManager.default.removeItem(atPath: "\(package.path)/.build")
        let result = try package.pixeldiff("repro", "card")
        #expect(result.code == 2 && result.errors.contains("run the tests first"))
    }

    @Test(.enabled(if: canDraw))
    func replayDrawsItAgain() throws {
        let package = try Package()
        #expect(try package.pixeldiff("repro", "Cards/card").code == 0)
        let same = try package.pixeldiff("replay", "Cards-card.pixeldiff", "--out", "seen")
        #expect(same.code == 0 && same.errors == "")
        #expect(
            same.output.hasPrefix(
                "✓ Cards/card  the same pixels here\ndrawn by: pixeldiff \(Surroundings.version),"))
        #expect(same.output.contains("here:     the same\n"))
        #expect(same.output.contains("    16 pixels of 16 differ, by at most 245 of 255\n"))
        #expect(
            package.exists("seen/here.png") && package.exists("seen/actual.png")
                && package.exists("seen/manifest.json"))
        #expect(!package.exists("seen/here-diff.png"))
        let json = try package.pixeldiff("replay", "Cards-card.pixeldiff", "--json")
        #expect(json.code == 0 && json.output.contains(#""isSame" : true"#))
    }

    @Test(.enabled(if: canDraw))
    func otherPixelsAreAFailure() throws {
        let package = try Package(Package.drawing(red: 0.5))
        #expect(try package.pixeldiff("repro", "Cards/card").code == 0)
        let other = try package.pixeldiff("replay", "Cards-card.pixeldiff", "--out", "seen")
        #expect(other.code == 1)
        #expect(other.output.hasPrefix("✗ Cards/card  other pixels here: "))
        #expect(other.output.contains("16 pixels of 16 differ, by at most 127 of 255"))
        #expect(package.exists("seen/here-diff.png"))
    }

    @Test(.enabled(if: canDraw))
    func drawingsThatCantBeAreTold() throws {
        for (list, words) in [
            ("{", "can't be replayed: its display-list.json is damaged: a text is missing at byte 1"),
            (
                #"{"schema":"pixeldiff.display-list/1","width":1e6,"height":1e6,"scale":1}"#,
                "can't be replayed: it has more than 64000000 pixels in the picture, the limit for what others send"
            ),
            (
                #"{"schema":"pixeldiff.display-list/9"}"#,
                "its display-list.json is written as 'pixeldiff.display-list/9', which this build doesn't read"
            ),
        ] {
            let package = try Package(list)
            #expect(try package.pixeldiff("repro", "Cards/card").code == 0)
            let result = try package.pixeldiff("replay", "Cards-card.pixeldiff")
            #expect(result.code == 2 && result.output == "")
            #expect(result.errors.hasPrefix("Error: Cards-card.pixeldiff "), "\(result.errors)")
            #expect(result.errors.contains(words), "\(result.errors)")
        }
    }

    /// As deep as may be, and with more work than is allowed: neither takes the command with it.
    @Test(.enabled(if: canDraw))
    func deepAndSlowDrawings() throws {
        let head =
            #"{"schema":"pixeldiff.display-list/1","width":64,"height":64,"scale":1,"faces":[],"images":[],"views":["v"],"items":["#
        let fill = #"{"view":0,"kind":"fill","path":"M0,0L64,0L64,64Z","paint":[1,0,0,1]}"#
        let layer = #"{"view":0,"kind":"group","items":2,"effects":[{"kind":"layer"}]},"#
        let deep = head + String(repeating: layer + fill + ",", count: 200) + fill + "]}"
        let package = try Package(deep)
        #expect(try package.pixeldiff("repro", "Cards/card").code == 0)
        let drawn = try package.pixeldiff("replay", "Cards-card.pixeldiff")
        #expect(drawn.code == 1, "\(drawn.errors)")
        let blur = #"{"view":0,"kind":"group","items":1,"effects":[{"kind":"blur","radius":900}]},"# + fill
        let slow = try Package(head + [String](repeating: blur, count: 3000).joined(separator: ",") + "]}")
        #expect(try slow.pixeldiff("repro", "Cards/card").code == 0)
        let stopped = try slow.pixeldiff("replay", "Cards-card.pixeldiff", "--limit", "1")
        #expect(stopped.code == 2)
        #expect(stopped.errors.contains("drawing it takes more than 1 s of processor time, the limit"))
    }

    @Test func whatIsNoReproFileIsSaid() throws {
        let package = try Package()
        let none = try package.pixeldiff("replay", "none.pixeldiff")
        #expect(none.code == 2)
        #expect(
            none.errors == "Error: none.pixeldiff can't be replayed: there is no such file; check the path\n")
        let other = try package.pixeldiff("replay", "Package.swift")
        #expect(other.errors.contains("it is no file of pixeldiff repro, or it is cut off"))
        #expect(try package.pixeldiff("replay", "x", "--limit", "0").code == 64)
        #expect(try package.pixeldiff("replay").code == 64)
    }

    @Test func strangersTextIsOneLine() {
        #expect(PlainText.line("a\u{1B}[2Jb\nc\u{202E}d é") == "a?[2Jb?c?d é")
    }
}
