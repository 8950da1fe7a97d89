import Foundation

/// The user's repository, read only.
///
/// Commands run without hooks, without optional locks, and without the variables that git sets for its hooks.
/// What has to be written goes to a private index and a private object folder (``GitScratch``).
struct GitRepository {
    /// The top folder of the working tree, absolute.
    let root: String
    /// The repository's folder, absolute; that of the linked working tree if it is one.
    let gitFolder: String
    /// The folder of the repository's objects, absolute.
    let objects: String
    /// The index of the working tree, absolute; need not exist.
    let index: String
    /// The caller's folder below `root`: empty, or with a slash at its end.
    let prefix: String

    /// The repository around `folder`.
    ///
    /// - Throws: ``BisectError/notARepository(folder:_:)``, also for a bare repository or if git is missing.
    init(around folder: String) throws {
        let questions = [
            ["--show-toplevel"], ["--git-dir"], ["--git-path", "objects"], ["--git-path", "index"],
            ["--show-prefix"],
        ]
        var answers: [String]
        do {
            let format = ["rev-parse", "--path-format=absolute"]
            let output = try Self.run(format + questions.flatMap { $0 }, in: folder)
            answers = output.text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
            // One of the paths has a line break in it: one by one.
            if answers.count != questions.count + 1 {
                answers = try questions.map { String(try Self.run(format + $0, in: folder).text.dropLast()) }
            }
        } catch BisectError.git(_, let message) {
            throw BisectError.notARepository(folder: folder, message)
        }
        (root, gitFolder, objects, index, prefix) = (
            answers[0], answers[1], answers[2], answers[3], answers[4]
        )
    }

    /// Runs git, by default in the top folder of the working tree.
    ///
    /// - Throws: ``BisectError/git(_:_:)`` with git's message if it fails.
    @discardableResult
    func run(
        _ arguments: [String], input: [UInt8] = [], environment: [String: String] = [:],
        in folder: String? = nil
    ) throws -> GitOutput {
        try Self.run(arguments, in: folder ?? root, input: input, environment: environment)
    }

    /// The tree of `revision`.
    func tree(of revision: String, scratch: GitScratch) throws -> String {
        if revision == "." { return try scratch.snapshotWorkingTree() }
        let arguments = ["rev-parse", "--verify", "--quiet", "--end-of-options", "\(revision)^{tree}"]
        guard let output = try? run(arguments) else {
            throw isShallow ? BisectError.beyondShallowClone(revision) : .unknownRevision(revision)
        }
        return output.line
    }

    /// Where the current branch left the default branch.
    ///
    /// 1. The default branch is what origin/HEAD names, else main, else master.
    /// 2. The merge base of it and HEAD.
    func mergeBaseWithDefaultBranch() throws -> String {
        let remote = try? run(["symbolic-ref", "--quiet", "refs/remotes/origin/HEAD"]).line
        let names = [remote, "refs/heads/main", "refs/heads/master"].compactMap { $0 }
        for name in names {  // 1
            if let base = try? run(["merge-base", "HEAD", name]).line, !base.isEmpty { return base }  // 2
        }
        if (try? run(["rev-parse", "--verify", "--quiet", "HEAD"])) == nil { throw BisectError.noCommits }
        throw isShallow ? BisectError.beyondShallowClone(nil) : .noDefaultBranch
    }

    private var isShallow: Bool {
        (try? run(["rev-parse", "--is-shallow-repository"]).line) == "true"
    }

    // MARK: Running git

    private static let settings = [
        "core.hooksPath=/dev/null", "core.fsmonitor=false", "core.untrackedCache=false",
        "core.splitIndex=false", "core.sparseCheckout=false", "core.quotePath=false", "gc.auto=0",
        "maintenance.auto=false", "submodule.recurse=false", "advice.addEmbeddedRepo=false",
        "color.ui=false", "diff.noprefix=false", "diff.mnemonicPrefix=false", "diff.renameLimit=0",
    ]

    private static func run(
        _ arguments: [String], in folder: String, input: [UInt8] = [], environment: [String: String] = [:]
    ) throws -> GitOutput {
        let output = try ScratchFile()
        let errors = try ScratchFile()
        let input = try ScratchFile(input)
        let settings = Self.settings.flatMap { ["-c", $0] }
        let process = ChildProcess(
            arguments: ["git"] + settings + arguments,
            environment: gitEnvironment.merging(environment) { $1 }, directory: folder,
            input: input.descriptor, output: output.descriptor, errors: errors.descriptor)
        let ending = withExtendedLifetime((input, output, errors)) { process.run() }
        switch ending {
        case .exited(0): return GitOutput(bytes: output.read())
        case .notStarted(let reason): throw BisectError.git(arguments[0], reason)
        default:
            let message = GitOutput(bytes: errors.read()).text.trimmingCharacters(in: .whitespacesAndNewlines)
            throw BisectError.git(arguments[0], message.isEmpty ? "no message" : message)
        }
    }

    /// This process's environment without what git sets for its hooks and users for one command.
    static let environment: [String: String] = {
        let local = [
            "GIT_ALTERNATE_OBJECT_DIRECTORIES", "GIT_COMMON_DIR", "GIT_CONFIG", "GIT_DIFF_OPTS", "GIT_DIR",
            "GIT_EXTERNAL_DIFF", "GIT_GRAFT_FILE", "GIT_IMPLICIT_WORK_TREE", "GIT_INDEX_FILE",
            "GIT_LITERAL_PATHSPECS", "GIT_GLOB_PATHSPECS", "GIT_NOGLOB_PATHSPECS", "GIT_ICASE_PATHSPECS",
            "GIT_NAMESPACE", "GIT_OBJECT_DIRECTORY", "GIT_PREFIX", "GIT_QUARANTINE_PATH", "GIT_WORK_TREE",
        ]
        return ProcessInfo.processInfo.environment.filter { !local.contains($0.key) }
    }()

    private static let gitEnvironment = environment.merging([
        "GIT_OPTIONAL_LOCKS": "0", "GIT_TERMINAL_PROMPT": "0", "LC_ALL": "C",
    ]) { $1 }
}

/// What a git command printed.
struct GitOutput {
    let bytes: [UInt8]

    var text: String { String(decoding: bytes, as: UTF8.self) }

    /// The text without the line break at its end.
    var line: String { text.trimmingCharacters(in: .newlines) }

    /// The fields of `-z` output.
    ///
    /// - Throws: ``BisectError/unreadablePath(_:)`` if one is not UTF-8.
    func fields() throws -> [String] {
        try bytes.split(separator: 0).map { field in
            guard let text = String(validating: field, as: UTF8.self) else {
                throw BisectError.unreadablePath(String(decoding: field, as: UTF8.self))
            }
            return text
        }
    }
}
