import Foundation
import Imaging
import Testing

@testable import PixelDiff
@testable import PixelDiffCLI

/// What shells offer, asked of the shells.
@Suite struct ShellCompletionTests {
    /// A package with a golden, a picture that awaits approval, and files to name.
    private static func folder() throws -> SampleFolder {
        let folder = try SampleFolder([
            "Goldens/Cards/profile.png": "", "shots/before.png": "", "shots/notes.txt": "", "Cards.swift": "",
        ])
        let package = PackageFolder(path: folder.path)
        _ = try GoldenCheck(package: package, mode: .never).check(
            GoldenCandidate(bitmap: Bitmap(width: 2, height: 2)),
            as: GoldenName(suite: "Cards", testCase: "fresh"))
        for shell in [Shell.bash, .fish] {
            try folder.write(
                "script.\(shell)", shell.script(CommandLineInterface.program, CommandTable.commands))
        }
        return folder
    }

    /// The command beside the test, by its name.
    private static var path: [String: String] {
        let folder = URL(filePath: ToolRun.pixeldiff).deletingLastPathComponent().path
        return [
            "PATH": folder + ":" + (ProcessInfo.processInfo.environment["PATH"] ?? ""),
            "PIXELDIFF_ARTIFACTS": "",
        ]
    }

    struct Case: Sendable, CustomTestStringConvertible {
        var words: [String]
        var offers: [String]
        var testDescription: String { words.joined(separator: " ") }

        init(_ words: String..., offers: [String]) {
            (self.words, self.offers) = (words, offers)
        }
    }

    static let cases = [
        Case("co", offers: ["compare", "completions"]),
        Case("compare", "--thr", offers: ["--threshold"]),
        Case("compare", "--metric", "pix", offers: ["pixelmatch-5.3", "pixelmatch-7.2"]),
        Case("test", "--record", "", offers: ["all", "failed", "missing", "never"]),
        Case("test", "--suite", "C", offers: ["Cards"]),
        Case("test", "--variants", "dark,r", offers: ["dark,rtl"]),
        Case("review", "--pictures", "k", offers: ["kitty"]),
        Case("compare", "--score", "", offers: ["flip", "ssim"]),
        Case("approve", "", offers: ["Cards/fresh"]),
        Case("prune", "Cards/", offers: ["Cards/profile"]),
        Case("compare", "shots/b", offers: ["shots/before.png"]),
        Case("render", "--out", "sho", offers: ["shots"]),
        Case("help", "bis", offers: ["bisect"]),
        Case("compare", "--threshold", "", offers: []),
    ]

    @Test(
        .enabled(if: InstalledProgram.has("bash"), "\(InstalledProgram.absence("bash"))"),
        arguments: cases + [
            // As bash takes words apart.
            Case("compare", "--metric", "=", "ok", offers: ["oklab"]),
            Case("compare", "--score", "=", offers: ["flip", "ssim"]),
            Case("compare", "shots/", offers: ["shots/before.png"]),
            Case("bisect", "--good", "main", "--", "unexpan", offers: ["unexpand"]),
        ])
    func bash(_ line: Case) throws {
        let folder = try Self.folder()
        let program = """
            source script.bash
            [[ $(complete -p pixeldiff) == *_pixeldiff* ]] || exit 9
            COMP_WORDS=(pixeldiff "$@")
            COMP_CWORD=$#
            _pixeldiff
            printf '%s\\n' "${COMPREPLY[@]}"
            """
        let run = try ToolRun(
            ["bash", "--norc", "-c", program, "bash"] + line.words, directory: folder.path,
            environment: Self.path
        ).wait()
        #expect(run.code == 0 && run.errors == "")
        let offers = Set(run.output.split(separator: "\n").map(String.init))
        #expect(offers.sorted() == line.offers)
    }

    /// A name is never taken for a command.
    @Test(.enabled(if: InstalledProgram.has("bash"), "\(InstalledProgram.absence("bash"))"))
    func namesAreNotRun() throws {
        let folder = try Self.folder()
        try folder.write("Goldens/$(touch run)/a.png", "")
        let program = """
            source script.bash
            COMP_WORDS=(pixeldiff test --suite '$'); COMP_CWORD=3
            _pixeldiff
            printf '%s\\n' "${COMPREPLY[@]}"
            """
        let run = try ToolRun(
            ["bash", "--norc", "-c", program], directory: folder.path, environment: Self.path
        ).wait()
        #expect(run.output == "\\$\\(touch\\ run\\)\n")
        #expect(!folder.exists("run"))
    }

    @Test(
        .enabled(if: InstalledProgram.has("fish"), "\(InstalledProgram.absence("fish"))"), arguments: cases)
    func fish(_ line: Case) throws {
        let folder = try Self.folder()
        let words = line.words.map { $0.isEmpty ? "" : $0 }.joined(separator: " ")
        let run = try ToolRun(
            ["fish", "--no-config", "-c", "source script.fish; complete -C 'pixeldiff \(words)'"],
            directory: folder.path, environment: Self.path.merging(["HOME": folder.path]) { $1 }
        ).wait()
        #expect(run.code == 0)
        let offers = run.output.split(separator: "\n").map { $0.prefix { $0 != "\t" } }
        let names = Set(offers.map { $0.hasSuffix("/") ? String($0.dropLast()) : String($0) })
        #expect(names.sorted() == line.offers)
    }
}
