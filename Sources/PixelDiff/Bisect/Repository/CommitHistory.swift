/// A step of history between good and bad: a commit, or the uncommitted edits of the working tree.
public struct BisectCommit: Hashable, Sendable, Codable {
    /// Nil for edits that are not committed yet.
    public var hash: String?
    public var subject: String
    public var author: String
    /// Seconds since 1970, when the author made it; 0 for uncommitted edits.
    public var date: Int

    /// What people call it.
    var name: String { hash.map { "\($0.prefix(10)) \(subject)" } ?? subject }

    static let uncommitted = BisectCommit(hash: nil, subject: "not committed yet", author: "", date: 0)
}

/// The commits from good to bad, and their trees.
struct CommitHistory {
    struct Step {
        var commit: BisectCommit
        var tree: String
    }

    /// In their order; the last has bad's tree.
    var steps: [Step]

    /// 1. The commits that bad has and good does not, along first parents: a merge is one step.
    /// 2. Where the first of them is not a child of good (good is on another branch), the way from good to the first
    ///    one's parent is a step, too.
    /// 3. For the working tree, its edits are the last step, if there are any.
    ///
    /// - Throws: ``BisectError/noHistory(_:)`` if good or bad is not a commit; ``BisectError/filesAreGone(_:)`` if git
    ///   has removed one.
    init(good: BisectReport.Side, bad: BisectReport.Side, repository: GitRepository) throws {
        guard good.revision != ".", let first = good.commit, let last = bad.commit else {
            let isGood = good.revision == "." || good.commit == nil
            throw BisectError.noHistory(isGood ? good.revision : bad.revision)
        }
        for side in [good, bad] where side.commit.flatMap(repository.commit) == nil {
            throw BisectError.filesAreGone(side.label)
        }
        let format = "%H%x1f%T%x1f%P%x1f%at%x1f%aN%x1f%s"
        let output = try repository.run([
            "log", "-z", "--reverse", "--first-parent", "--no-show-signature", "--encoding=UTF-8",
            "--format=\(format)",
            "\(first)..\(last)",
        ])
        steps = []
        for record in output.bytes.split(separator: 0) {  // 1
            let fields = String(decoding: record, as: UTF8.self).split(
                separator: "\u{1F}", omittingEmptySubsequences: false
            )
            .map(String.init)
            guard fields.count >= 6 else { continue }
            let parent = fields[2].split(separator: " ").first.map(String.init)
            if steps.isEmpty, let parent, parent != first {  // 2
                let tree = try repository.run(["rev-parse", "--verify", "\(parent)^{tree}"]).line
                let subject = "from \(good.label) to \(parent.prefix(10)), where the other branch begins"
                let commit = BisectCommit(hash: nil, subject: subject, author: "", date: 0)
                steps.append(Step(commit: commit, tree: tree))
            }
            let commit = BisectCommit(
                hash: fields[0], subject: fields[5...].joined(separator: " "), author: fields[4],
                date: Int(fields[3]) ?? 0)
            steps.append(Step(commit: commit, tree: fields[1]))
        }
        let reached =
            try steps.last?.tree ?? repository.run(["rev-parse", "--verify", "\(first)^{tree}"]).line
        if reached != bad.tree {  // 3
            steps.append(Step(commit: .uncommitted, tree: bad.tree))
        }
    }
}

extension GitRepository {
    /// The commit that a revision names; nil for the working tree, for trees, and for what does not exist.
    func commit(_ revision: String) -> String? {
        if revision == "." { return nil }
        let arguments = ["rev-parse", "--verify", "--quiet", "--end-of-options", "\(revision)^{commit}"]
        return (try? run(arguments))?.line
    }
}

/// The trees of commits, as changes of good that build on each other.
struct CommitMix: TreeMix {
    private let history: CommitHistory
    private let good: String
    private let scratch: GitScratch

    init(history: CommitHistory, good: String, scratch: GitScratch) {
        self.history = history
        self.good = good
        self.scratch = scratch
    }

    var names: [String] { history.steps.map(\.commit.name) }

    /// - Precondition: `subset` has all commits before its last one.
    func overrides(applying subset: ChangeSet) throws -> TreeOverrides {
        guard let last = subset.indices.last else { return [:] }
        return try ChangeList.overrides(from: good, to: history.steps[last].tree, scratch: scratch)
    }

    func dependencies(in messages: String, applied: ChangeSet) -> [ChangeDependency] { [] }
}
