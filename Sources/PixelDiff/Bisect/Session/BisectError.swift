/// What keeps a bisection from starting or going on. Each case has a sentence for people.
public enum BisectError: Error, Hashable, Sendable, CustomStringConvertible {
    case notARepository(folder: String, String)
    case unknownRevision(String)
    /// A revision that a shallow clone does not have; nil where the branch left the default branch.
    case beyondShallowClone(String?)
    case noCommits
    case noDefaultBranch
    /// A revision that is no commit, where a history is asked for.
    case noHistory(String)
    /// How the last session ended, if there was one.
    case nothingToResume(String?)
    /// The files of this revision, which an earlier session had.
    case filesAreGone(String)
    /// git failed: its arguments, its message.
    case git(String, String)
    /// A path that is not UTF-8, with the bad bytes replaced.
    case unreadablePath(String)
    /// The system refused something: what, and its reason.
    case system(String, String)
    case interrupted
    case limit(Limit)

    /// What a session must not exceed.
    public enum Limit: Hashable, Sendable, CustomStringConvertible {
        case runs(Int)
        case seconds(Double)

        public var description: String {
            switch self {
            case .runs(let count): "stopped after \(count) \(count == 1 ? "run" : "runs")"
            case .seconds(let seconds): "stopped after \(Int(seconds.rounded())) s"
            }
        }
    }

    public var description: String {
        switch self {
        case .notARepository(let folder, let message):
            "\(folder) is not in a git repository with a working tree: \(message)"
        case .unknownRevision(let revision):
            "git knows no revision \"\(revision)\"; give a commit, a branch, a tag, or . for the working tree"
        case .beyondShallowClone(let revision):
            (revision.map { "git knows no revision \"\($0)\" here" }
                ?? "where the branch left the default branch is not known here")
                + ": the clone is shallow; git fetch --unshallow brings the rest"
        case .noCommits:
            "the repository has no commit yet: commit once, so that there is something to compare with"
        case .nothingToResume(nil):
            "there is no bisection to go on with: start one, as in: pixeldiff bisect --good main -- ./draw.sh {out}"
        case .nothingToResume(let ending?):
            "there is no bisection to go on with: \(ending); --log shows it"
        case .filesAreGone(let revision):
            "git no longer has the files of \(revision) as they were: start a new bisection"
        case .noDefaultBranch:
            "no default branch found (origin/HEAD, main or master): say with --good what to compare with"
        case .noHistory(let revision):
            "--commits goes from commit to commit, but \"\(revision)\" is none"
        case .git(let command, let message): "git \(command) failed: \(message)"
        case .unreadablePath(let path): "the path \"\(path)\" is not UTF-8: rename the file and try again"
        case .system(let what, let reason): "\(what): \(reason)"
        case .interrupted: "interrupted"
        case .limit(let limit): limit.description
        }
    }
}
