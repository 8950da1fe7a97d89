import Foundation
import Imaging
import PixelDiff
import Testing

@testable import PixelDiffCLI

/// `git bisect run pixeldiff test --bisect-run`, with git itself; only the compiler is a stand-in.
@Suite struct GitBisectRunTests {
    /// A repository of commits that each say what comes of them, and an installed command with a compiler that does
    /// what they say: `passed`, `failed`, `missing`, `no compile`, `no preview`.
    private final class History {
        let folder: SampleFolder
        var root: String { "\(folder.path)/repository" }

        init(_ commits: [String]) throws {
            folder = try SampleFolder([
                "prefix/lib/pixeldiff/Modules/Previews.swiftmodule": "",
                "prefix/lib/pixeldiff/libPreviews.so": "", "prefix/lib/pixeldiff/PreviewMacros": "",
                "repository/Package.swift": "", "repository/.gitignore": ".build\n",
                "bin/swiftc": Self.compiler,
            ])
            try FileManager.default.createDirectory(
                atPath: "\(folder.path)/prefix/bin", withIntermediateDirectories: true)
            // The command looks for what it compiles against beside itself. Linked, where it can be: a file that was just
            // written is busy while a process that was started meanwhile still has it open.
            let command = "\(folder.path)/prefix/bin/pixeldiff"
            do {
                try FileManager.default.linkItem(atPath: ToolRun.pixeldiff, toPath: command)
            } catch {
                try FileManager.default.copyItem(atPath: ToolRun.pixeldiff, toPath: command)
            }
            try folder.makeProgram("bin/swiftc")
            for verdict in [CaseRecord.Verdict.passed, .failed, .missing] {
                let record = CaseRecord(
                    suite: "Views", testCase: "Row", id: "Views/Row", verdict: verdict, summary: "is so",
                    golden: "Goldens/Views/Row.png", actualSize: PixelSize(width: 1, height: 1))
                let events = try [RenderEvent.started("Views/Row"), .checked(record), .finished].map {
                    String(decoding: try $0.line(), as: UTF8.self)
                }
                let text = events.map { $0.hasSuffix("\n") ? $0 : $0 + "\n" }.joined()
                try folder.write("events/\(verdict.rawValue)", text)
            }
            try folder.write(
                "events/no preview", String(decoding: RenderEvent.finished.line(), as: UTF8.self))
            try git("init", "--quiet", "--initial-branch=main")
            try git("config", "user.name", "Jo")
            try git("config", "user.email", "jo@example.com")
            for (index, commit) in commits.enumerated() {
                try folder.write("repository/Views/Row.swift", "// \(index)\n// outcome: \(commit)\n")
                try git("add", "--all")
                try git("commit", "--quiet", "--message", "\(index) \(commit)")
            }
        }

        /// Writes a runner, which is a script, too.
        static let compiler = """
            #!/usr/bin/env python3
            import os, re, sys
            here = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
            texts = [open(name).read() for name in sys.argv if name.endswith("Row.swift")]
            outcome = re.search("outcome: (.*)", texts[0]).group(1)
            if outcome == "no compile":
                print("Row.swift:1:1: error: it doesn't", file=sys.stderr)
                sys.exit(1)
            output = sys.argv[sys.argv.index("-o") + 1]
            open(output, "w").write(f'''#!/usr/bin/env python3
            import json, shutil, sys
            shutil.copyfile({os.path.join(here, "events", outcome)!r}, json.load(open(sys.argv[1]))["eventFile"])
            ''')
            os.chmod(output, 0o755)
            """

        @discardableResult
        func git(_ arguments: String...) throws -> String {
            let result = try run(["/usr/bin/env", "git"] + arguments)
            try #require(result.code == 0, "git \(arguments): \(result.output)\(result.errors)")
            return result.output
        }

        func run(_ arguments: [String]) throws -> ToolRun.Result {
            let path = ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin"
            return try ToolRun(
                arguments, directory: root,
                environment: [
                    "PATH": "\(folder.path)/bin:\(path)", "PIXELDIFF_ARTIFACTS": "", "PIXELDIFF_RECORD": "",
                    "CI": "",
                ]
            ).wait()
        }

        func test(_ words: String...) throws -> ToolRun.Result {
            try run(["\(folder.path)/prefix/bin/pixeldiff", "test"] + words)
        }
    }

    /// The first bad commit is found between commits that can't be tested.
    @Test func gitFindsTheCommit() throws {
        let history = try History([
            "passed", "passed", "no compile", "missing", "passed", "failed", "no preview", "failed", "failed",
        ])
        try history.git("bisect", "start", "HEAD", "HEAD~8")
        let result = try history.run([
            "git", "bisect", "run", "\(history.folder.path)/prefix/bin/pixeldiff", "test", "Views",
            "--bisect-run",
        ])
        #expect(result.code == 0, "\(result.output)\(result.errors)")
        #expect(result.output.contains("is the first bad commit"))
        let found = try history.git("show", "--no-patch", "--format=%s", "refs/bisect/bad")
        #expect(found == "5 failed\n")
        #expect(try history.git("status", "--porcelain") == "", "nothing is recorded on the way")
    }

    /// A mistake in the command line isn't every commit's fault: git stops.
    @Test func gitStopsWhereEveryCommitWouldFail() throws {
        let history = try History(["passed", "passed", "failed", "failed"])
        try history.git("bisect", "start", "HEAD", "HEAD~3")
        let result = try history.run([
            "git", "bisect", "run", "\(history.folder.path)/prefix/bin/pixeldiff", "test", "Views",
            "--bisect-run", "--wdith", "3",
        ])
        #expect(result.code != 0)
        #expect(!result.output.contains("first bad commit"))
        #expect((result.output + result.errors).contains("exit code 128"), "\(result.output)\(result.errors)")
    }

    @Test(arguments: [
        ("passed", 0, "--quiet"), ("failed", 1, "--quiet"), ("missing", 125, "--quiet"),
        ("no compile", 125, "--quiet"), ("no preview", 125, "--quiet"), ("passed", 128, "--nonsense"),
    ]) func codes(outcome: String, code: Int32, option: String) throws {
        let history = try History([outcome])
        let result = try history.test("Views", "--bisect-run", option)
        #expect(result.code == code, "\(result.output)\(result.errors)")
    }

    @Test func aFolderThatThisCommitLacks() throws {
        let history = try History(["passed"])
        #expect(try history.test("Nowhere", "--bisect-run").code == 125)
    }

    @Test func errors() {
        #expect(BisectRunCode.code(of: GoldenError.diskFull("/x")).rawValue == 128)
        #expect(BisectRunCode.code(of: CompileError.compilerMissing).rawValue == 128)
        #expect(BisectRunCode.code(of: CompileError.rejected(messages: "")).rawValue == 125)
        #expect(BisectRunCode.code(of: CocoaError(.fileWriteOutOfSpace)).rawValue == 128)
        #expect(BisectRunCode.code(of: POSIXError(.ENOSPC)).rawValue == 128)
        #expect(BisectRunCode.code(of: CocoaError(.fileReadNoSuchFile)).rawValue == 125)
        #expect(BisectRunCode.code(of: Interrupted()).rawValue == 130)
        #expect(BisectRunCode.code(of: UsageError("")).rawValue == 128)
    }
}
