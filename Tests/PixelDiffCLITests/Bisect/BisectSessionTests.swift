import Foundation
import Testing

/// Several jobs, going on, the record, extra files, and commands that leave things behind.
@Suite struct BisectSessionTests {
    private static let sides = ["--good", "good", "--bad", "main"]

    /// A command line that runs `script` in a shell, with the folder for pictures as `$0`.
    private static func shell(_ script: String) -> [String] { ["--", "sh", "-c", script, "{out}"] }

    private struct Result: Decodable {
        struct Cause: Decodable { var changes: [String] }
        struct Run: Decodable {
            var id: Int
            var verdict: String
            var missing: [String]
            var isRemembered: Bool
            var job: Int?
            var learned: String?
        }
        var causes: [Cause]
        var runs: [Run]
        var session: Int
        var resumed: Int?
        var suspects: [String]

        init(_ json: String) throws {
            self = try JSONDecoder().decode(Result.self, from: Data(json.utf8))
        }
    }

    @Test func theAnswerDoesNotDependOnTheNumberOfJobs() throws {
        let repository = try BisectRepository.planted()
        let seen = "\(repository.root)/.git/jobs-seen"
        let draw = Self.shell("echo $PIXELDIFF_JOB >> '\(seen)'; python3 render.py \"$0\"")
        let before = try repository.snapshot()
        for jobs in ["1", "2", "4"] {
            let run = try repository.bisect(Self.sides + ["--json", "--no-cache", "--jobs", jobs] + draw)
                .wait()
            #expect(run.code == 0, "\(run.errors)")
            let result = try Result(run.output)
            #expect(result.causes.map(\.changes) == [["parts/accent.part"]])
            #expect(result.runs.map(\.id) == Array(1...result.runs.count))
            let used = Set(result.runs.compactMap(\.job))
            #expect(jobs == "1" ? used == [1] : used.count > 1 && used.allSatisfy { String($0) <= jobs })
            let told = try String(contentsOfFile: seen, encoding: .utf8).split(separator: "\n").map(
                String.init)
            #expect(Set(told) == Set(used.map(String.init)))
            #expect(told.count == result.runs.filter { !$0.isRemembered }.count)
            try FileManager.default.removeItem(atPath: seen)
        }
        #expect(try repository.snapshot() == before)
    }

    /// Each run finds its own temporary folder, below .build, as it should be: empty.
    @Test func temporaryFilesStayBesideTheTrees() throws {
        let repository = try BisectRepository.planted()
        let seen = "\(repository.root)/.git/temporary-seen"
        let draw = Self.shell(
            "echo \"$TMPDIR $(ls \"$TMPDIR\")\" >> '\(seen)'; mktemp > /dev/null; python3 render.py \"$0\"")
        #expect(try repository.bisect(Self.sides + ["--keep-worktrees"] + draw).wait().code == 0)
        let lines = try String(contentsOfFile: seen, encoding: .utf8).split(separator: "\n")
        #expect(lines.count > 3)
        let folder = "\(repository.root)/.build/pixeldiff/bisect/trees/0/tmp "
        #expect(lines.allSatisfy { $0 == folder }, "\(lines)")
    }

    /// What was found stable for one filter is only known to be so for that one.
    @Test func flakyPicturesAreSeenAfterAFilter() throws {
        let repository = try BisectRepository.planted()
        let draw = Self.shell(
            "python3 render.py \"$0\"; cp \"$0/shots/card.png\" \"$0/shots/steady.png\"; "
                + "PIXELDIFF_TEST_FLAKY=1 python3 render.py \"$0/flaky\"")
        let steady = try repository.bisect(Self.sides + ["--filter", "steady"] + draw).wait()
        #expect(steady.code == 0, "\(steady.errors)")
        let all = try repository.bisect(Self.sides + draw).wait()
        #expect(all.code == 4)
        #expect(all.output.contains("two runs of good (good) differ"), "\(all.output)")
    }

    @Test func goesOnWithItsOwnFiles() throws {
        let repository = try BisectRepository.planted()
        try repository.append("parts/body.part", "fill 8 0 2 2 #00ff00\n")
        try repository.append("parts/icon.part", "# edited\n")
        let stopped = try repository.bisect(["--max-runs", "3"] + BisectRepository.draw).wait()
        #expect(stopped.code == 5, "\(stopped.errors)")
        #expect(stopped.errors.contains("go on with: pixeldiff bisect --resume"))

        // What happens to the working tree from here on is not looked at.
        try repository.write("parts/body.part", "uses nobody\n")
        let resumed = try repository.bisect(["--resume", "--json"], in: "parts").wait()
        #expect(resumed.code == 0, "\(resumed.errors)")
        #expect(resumed.errors.contains("the working tree has changed since"))
        let result = try Result(resumed.output)
        #expect(result.causes.map(\.changes) == [["parts/body.part"]])
        #expect(result.resumed == 1 && result.session == 2)
        #expect(result.runs.prefix(2).map(\.isRemembered) == [true, true])

        let again = try repository.bisect(["--resume"]).wait()
        #expect(again.code == 2)
        #expect(
            again.errors.contains(
                "there is no bisection to go on with: the last one (number 2) came to its end"))
    }

    @Test func thereIsNothingToGoOnWithAtFirst() throws {
        let repository = try BisectRepository.planted()
        let resumed = try repository.bisect(["--resume"]).wait()
        #expect(resumed.code == 2)
        #expect(resumed.errors.contains("there is no bisection to go on with: start one"))
        let log = try repository.bisect(["--log"]).wait()
        #expect(log.code == 1)
        #expect(log.errors == "there was no bisection in this repository\n")
        let clean = try repository.bisect(["--clean"]).wait()
        #expect(clean.output == "nothing to remove\n")
    }

    @Test func theRecordTellsEachRun() throws {
        let repository = try BisectRepository.planted()
        _ = try repository.bisect(Self.sides + ["-q"] + BisectRepository.draw).wait()
        let log = try repository.bisect(["--log"]).wait()
        #expect(log.code == 0)
        #expect(
            log.output.contains(
                ": good good, bad main, 10 changed files\n  python3 render.py {out}\n  [ 1] good "))
        #expect(log.output.contains("suspects left") || log.output.contains("suspect left"))
        #expect(log.output.contains("causes found and confirmed after "))
        #expect(!log.output.contains("--resume"))
        let json = try repository.bisect(["--log", "--json"]).wait()
        #expect(json.output.contains("\"ended\""))

        let cleaned = try repository.bisect(["--clean"]).wait()
        #expect(cleaned.output.hasPrefix("removed "))
        #expect(!FileManager.default.fileExists(atPath: "\(repository.root)/.build/pixeldiff/bisect"))
    }

    @Test func theTimeOfASessionIsLimited() throws {
        let repository = try BisectRepository.planted()
        let draw = Self.shell("python3 render.py \"$0\" && sleep 600")
        let run = try repository.bisect(Self.sides + ["--max-time", "1s"] + draw).wait()
        #expect(run.code == 5, "\(run.errors)")
        #expect(run.output.contains("stopped after 1 s"))
        #expect(run.output.contains("remaining suspects (10 of 10 changes)"))
    }

    @Test func filesThatGitIgnoresAreCopiedWhereAskedFor() throws {
        let repository = try BisectRepository.planted()
        try repository.write(".gitignore", ".env\nmade/\n")
        try repository.commit("ignore")
        try repository.write(".env", "COLOR=1\n")
        try repository.write("made/by hand/names.txt", "names\n")
        let draw = Self.shell("cat .env 'made/by hand/names.txt' > /dev/null && python3 render.py \"$0\"")
        let before = try repository.snapshot()
        let without = try repository.bisect(Self.sides + draw).wait()
        #expect(without.code == 3)
        #expect(without.output.contains("not in the trees"))
        #expect(without.output.contains(": .env, made; if the command needs one: --with .env"))

        let with = ["--with", "../.env", "--with", "../made"]
        let found = try repository.bisect(
            Self.sides + with + ["--json"] + Self.shell("cd .. && " + draw[3]), in: "parts"
        ).wait()
        #expect(found.code == 0, "\(found.errors)\(found.output)")
        #expect(try Result(found.output).causes.map(\.changes) == [["parts/accent.part"]])
        #expect(try repository.snapshot() == before)
    }

    @Test(arguments: [
        ("nowhere", "there is no such file"), ("/etc/hostname", "it is not in the repository"),
        ("render.py", "git has it, so it is in them anyway"), (".git/config", "each tree has"),
    ]) func filesThatAreNotCopied(path: String, reason: String) throws {
        let repository = try BisectRepository.planted()
        let run = try repository.bisect(Self.sides + ["--with", path] + BisectRepository.draw).wait()
        #expect(run.code == 2)
        #expect(run.errors.contains(reason), "\(run.errors)")
    }

    @Test func whatACommandLeavesBehindIsGoneInTheNextRun() throws {
        let repository = try BisectRepository.planted()
        try repository.write(".git/info/exclude", "cache/\n")
        // An untracked part that covers everything, a spoilt one, a folder in place of a file, and a folder of builds,
        // which alone stays.
        let script = """
            python3 render.py "$0" || exit 1
            echo 'fill 0 0 40 30 #123456' > parts/leak.part; mkdir -p more/deep; echo x > more/deep/x
            echo 'fill 0 0 40 30 #654321' > parts/body.part; rm parts/icon.part; mkdir parts/icon.part
            mkdir -p cache; echo run >> cache/count; cp cache/count "$0/count.txt"
            """
        let run = try repository.bisect(
            Self.sides + ["--json", "--keep-worktrees"] + Self.shell(script)
        ).wait()
        #expect(run.code == 0, "\(run.errors)")
        let result = try Result(run.output)
        #expect(result.causes.map(\.changes) == [["parts/accent.part"]])
        let slot = "\(repository.root)/.build/pixeldiff/bisect/trees/0"
        let count = try String(contentsOfFile: "\(slot)/out/count.txt", encoding: .utf8)
        let drawn = result.runs.filter { !$0.isRemembered && $0.verdict != "unresolved" }
        #expect(count.split(separator: "\n").count == drawn.count)
    }

    @Test func aPictureThatIsMissingIsNoDifference() throws {
        let repository = try BisectRepository.planted()
        let script = """
            python3 render.py "$0" || exit 1
            if grep -q ff0000 parts/accent.part && ! grep -q tidied parts/body.part; then exit 0; fi
            cp "$0/shots/card.png" "$0/second.png"
            python3 - "$0/second.png" <<'END'
            import struct, sys, zlib
            def chunk(kind, data):
                return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))
            open(sys.argv[1], "wb").write(b"\\x89PNG\\r\\n\\x1a\\n" + chunk(b"IHDR", struct.pack(">IIBBBBB", 1, 1, 8, 6, 0, 0, 0))
                + chunk(b"IDAT", zlib.compress(b"\\0\\xff\\xff\\xff\\xff")) + chunk(b"IEND", b""))
            END
            """
        let run = try repository.bisect(Self.sides + ["--json"] + Self.shell(script)).wait()
        #expect(run.code == 0, "\(run.errors)\(run.output)")
        let result = try Result(run.output)
        #expect(result.causes.map(\.changes) == [["parts/accent.part"]])
        let missing = result.runs.filter { $0.verdict == "missing" }
        #expect(!missing.isEmpty && missing.allSatisfy { $0.missing == ["second.png"] })
    }

    @Test func theFirstErrorsAreShownAsTheUserSeesTheFiles() throws {
        let repository = try BisectRepository.planted()
        try repository.append("parts/body.part", "uses nobody\n")
        let run = try repository.bisect(
            ["--good", "good", "--", "python3", "../render.py", "{out}"], in: "parts"
        ).wait()
        #expect(run.code == 3)
        #expect(
            run.output.contains("\n  body.part:4:1: error: cannot find 'nobody' in scope"), "\(run.output)")
    }

    @Test(arguments: [
        (["--resume", "--good", "main"], "--resume and --good don't go together"),
        (["--resume", "--log"], "--resume and --log don't go together"),
        (["--clean", "--hunks"], "--clean and --hunks don't go together"),
        (["--resume", "--", "true", "{out}"], "--resume takes no command"),
    ]) func whatDoesNotGoTogether(arguments: [String], sentence: String) throws {
        let run = try ToolRun([ToolRun.pixeldiff, "bisect"] + arguments, directory: "/").wait()
        #expect(run.code == 64)
        #expect(run.errors.contains(sentence))
    }
}
