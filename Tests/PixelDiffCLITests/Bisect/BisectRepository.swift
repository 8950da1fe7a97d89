import Foundation
import Testing

/// A temporary git repository with a small renderer: parts of a picture in text files, drawn by a script.
///
/// A line of a part is `fill x y width height #rrggbb`, the same after `on name` for another picture than the card,
/// `declares name` or `uses name`; to use a name that no part declares is an error, as it is in a compiler.
final class BisectRepository: Sendable {
    let root: String

    /// Writes PNG with nothing but the standard library.
    ///
    /// With PIXELDIFF_TEST_HOLD, a folder, the fifth run does not end; the file `holding` there then has its process
    /// identifier. With PIXELDIFF_TEST_FLAKY no two runs are alike.
    static let renderer = """
        import os, struct, sys, time, zlib
        out = sys.argv[1]
        here = os.path.dirname(os.path.abspath(__file__))
        width, height = 40, 30
        pictures = {"card": []}
        declared, used = set(), []
        for name in sorted(os.listdir(os.path.join(here, "parts"))):
            path = os.path.join(here, "parts", name)
            for number, line in enumerate(open(path, encoding="utf-8"), 1):
                words = line.split()
                if not words or words[0] == "#": continue
                if words[0] == "declares": declared.add(words[1])
                if words[0] == "uses": used.append((path, number, words[1]))
                name = "card"
                if words[0] == "on": name, words = words[1], words[2:]
                if words[0] == "fill":
                    color = bytes.fromhex(words[5][1:]) + b"\\xff"
                    pictures.setdefault(name, []).append((*map(int, words[1:5]), color))
        for path, number, name in used:
            if name not in declared:
                print(f"{path}:{number}:1: error: cannot find '{name}' in scope", file=sys.stderr)
                sys.exit(1)
        hold = os.environ.get("PIXELDIFF_TEST_HOLD")
        if hold:
            open(os.path.join(hold, str(os.getpid())), "w").close()
            if len(os.listdir(hold)) == 5:
                open(os.path.join(hold, "partial"), "w").write(str(os.getpid()))
                os.rename(os.path.join(hold, "partial"), os.path.join(hold, "holding"))
                time.sleep(600)
        def chunk(kind, data):
            return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))
        os.makedirs(os.path.join(out, "shots"), exist_ok=True)
        for name, fills in pictures.items():
            rows = [bytearray(b"\\xff\\xff\\xff\\xff" * width) for _ in range(height)]
            for x, y, w, h, color in fills:
                for row in rows[y:y + h]:
                    row[4 * x:4 * (x + w)] = color * w
            if "PIXELDIFF_TEST_FLAKY" in os.environ:
                rows[0][0:3] = struct.pack(">I", os.getpid())[1:]
            data = b"\\x89PNG\\r\\n\\x1a\\n"
            data += chunk(b"IHDR", struct.pack(">IIBBBBB", width, height, 8, 6, 0, 0, 0))
            data += chunk(b"IDAT", zlib.compress(b"".join(b"\\0" + bytes(row) for row in rows)))
            data += chunk(b"IEND", b"")
            open(os.path.join(out, "shots", name + ".png"), "wb").write(data)
        """

    /// - Parameter path: Where it is made; nil for a place of its own.
    init(at path: String? = nil) throws {
        let folder =
            path.map { URL(fileURLWithPath: $0) }
            ?? FileManager.default.temporaryDirectory.appendingPathComponent("bisect-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        root = folder.resolvingSymlinksInPath().path
        try git("init", "--quiet", "--initial-branch=main")
        try git("config", "user.name", "Jo")
        try git("config", "user.email", "jo@example.com")
        try write("render.py", Self.renderer)
    }

    /// Hooks that leave a file in the working tree when git runs them.
    func plantHooks() throws {
        for name in [
            "post-index-change", "post-checkout", "pre-commit", "reference-transaction", "fsmonitor",
        ] {
            let path = ".git/hooks/\(name)"
            try write(path, "#!/bin/sh\ntouch \(root)/hook-\(name)\n")
            try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: "\(root)/\(path)")
        }
        try git("config", "core.fsmonitor", ".git/hooks/fsmonitor")
    }

    deinit { try? FileManager.default.removeItem(atPath: root) }

    /// Good is tagged so, bad is the commit after it: ten changed files, of which `parts/accent.part` alone moves
    /// pixels; one builds only with an added one, one is renamed, one deleted.
    static func planted(at path: String? = nil) throws -> BisectRepository {
        let repository = try BisectRepository(at: path)
        let names = ["accent", "body", "caption", "footer", "header", "icon", "old title", "unused"]
        for (index, name) in names.enumerated() {
            try repository.write(
                "parts/\(name).part", "fill \(4 * index) 2 3 20 #10203\(index)\n# a comment\n")
        }
        try repository.write("parts/unused.part", "# nothing to see here\n# nothing at all\n")
        try repository.write("README.md", "Parts of a card.\n")
        try repository.commit("good")
        try repository.git("tag", "good")

        try repository.write("parts/accent.part", "fill 0 2 3 20 #ff0000\n# a comment\n")
        for name in ["body", "footer", "header", "icon"] {
            try repository.append("parts/\(name).part", "# \(name), tidied up\n")
        }
        try repository.append("parts/caption.part", "uses gap\n")
        try repository.write("parts/gap.part", "declares gap\n")
        try repository.git("mv", "parts/old title.part", "parts/title é.part")
        try repository.git("rm", "--quiet", "parts/unused.part")
        try repository.append("README.md", "Now in red.\n")
        try repository.commit("bad")
        return repository
    }

    func write(_ path: String, _ text: String) throws {
        let url = URL(fileURLWithPath: "\(root)/\(path)")
        try FileManager.default.createDirectory(
            at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(text.utf8).write(to: url)
    }

    func append(_ path: String, _ text: String) throws {
        try write(path, String(contentsOfFile: "\(root)/\(path)", encoding: .utf8) + text)
    }

    func commit(_ message: String) throws {
        try git("add", "--all")
        try git("commit", "--quiet", "--message", message)
    }

    @discardableResult
    func git(_ arguments: String...) throws -> String {
        let result = try ToolRun(
            ["/usr/bin/env", "git"] + arguments, directory: root, environment: ["GIT_OPTIONAL_LOCKS": "0"]
        ).wait()
        try #require(result.code == 0, "git \(arguments): \(result.errors)")
        return result.output
    }

    static let draw = ["--", "python3", "render.py", "{out}"]

    /// Runs `pixeldiff bisect` with the arguments in the repository, or a folder of it.
    func bisect(
        _ arguments: [String], in folder: String = "", environment: [String: String] = [:]
    ) throws -> ToolRun {
        try ToolRun(
            [ToolRun.pixeldiff, "bisect"] + arguments, directory: "\(root)/\(folder)",
            environment: environment)
    }

    /// All that a bisection must leave alone: every file outside `.build` with its bytes, those of git included,
    /// and what git says about them.
    func snapshot() throws -> [String: String] {
        var result: [String: String] = [:]
        let paths = FileManager.default.enumerator(atPath: root)?.compactMap { $0 as? String } ?? []
        for path in paths where path != ".build" && !path.hasPrefix(".build/") {
            let data = FileManager.default.contents(atPath: "\(root)/\(path)")
            result[path] = data?.base64EncodedString() ?? "folder"
        }
        let questions = [
            ["status", "--porcelain"], ["worktree", "list"], ["for-each-ref"], ["stash", "list"],
            ["fsck", "--no-dangling"],
        ]
        for question in questions {
            let run = try ToolRun(
                ["/usr/bin/env", "git", "-c", "core.fsmonitor=false"] + question, directory: root,
                environment: ["GIT_OPTIONAL_LOCKS": "0"])
            result["git " + question[0]] = try run.wait().output
        }
        let status = try ToolRun(
            ["/usr/bin/env", "git", "-c", "core.fsmonitor=false", "status", "--porcelain", "--ignored"],
            directory: root, environment: ["GIT_OPTIONAL_LOCKS": "0"]
        ).wait().output
        result["ignored"] = status.split(separator: "\n").filter { !$0.contains(" .build/") }.joined(
            separator: "\n")
        return result
    }
}
