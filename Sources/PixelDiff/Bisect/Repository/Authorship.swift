/// Tells with which commits between good and bad a change came.
///
/// Lines that bad has are asked for with `git blame`, lines that only good has with `git blame --reverse`, files without
/// lines with `git log`; all of them follow renames. Uncommitted edits are given to git as a commit of their own, which
/// exists in the private object folder alone.
struct Authorship {
    /// Parts of a file beyond this number are not asked for.
    private static let partLimit = 40

    private let scratch: GitScratch
    private let splitter: FileSplitter
    private let good: String
    private let bad: String
    /// The commit that stands for uncommitted edits.
    private let uncommitted: String?

    /// Nil if good or bad is not a commit or the working tree on top of one.
    ///
    /// - Parameters: Revisions with their trees.
    init?(good: BisectReport.Side, bad: BisectReport.Side, scratch: GitScratch, splitter: FileSplitter) throws
    {
        let repository = scratch.repository
        guard good.revision != ".", let first = good.commit, let last = bad.commit,
            repository.commit(first) != nil, repository.commit(last) != nil
        else { return nil }
        self.scratch = scratch
        self.splitter = splitter
        self.good = first
        if try repository.run(["rev-parse", "--verify", "\(last)^{tree}"]).line == bad.tree {
            (self.bad, uncommitted) = (last, nil)
        } else {
            let date = try repository.run(["log", "-1", "--no-show-signature", "--format=%ct", last]).line
            let person = "pixeldiff <pixeldiff@localhost> \(date) +0000"
            let text =
                "tree \(bad.tree)\nparent \(last)\nauthor \(person)\ncommitter \(person)\n\nnot committed yet\n"
            let hash = try scratch.run(
                ["hash-object", "-w", "-t", "commit", "--stdin"], input: Array(text.utf8)
            ).line
            (self.bad, uncommitted) = (hash, hash)
        }
    }

    /// The commits of these changes, the oldest first; empty if git does not tell.
    func commits(of units: [ChangedUnit]) throws -> [BisectCommit] {
        var hashes: Set<String> = []
        for unit in units { hashes.formUnion(try commits(of: unit)) }
        let order = try scratch.run(["rev-list", "--topo-order", "--reverse", "\(good)..\(bad)"]).text
        return try order.split(separator: "\n").filter { hashes.contains(String($0)) }.map {
            try commit(String($0))
        }
    }

    private func commits(of unit: ChangedUnit) throws -> Set<String> {
        if !unit.members.isEmpty {
            return try unit.members.reduce(into: []) { $0.formUnion(try commits(of: $1)) }
        }
        let parts = try unit.part.map { [$0] } ?? splitter.hunks(of: unit).compactMap(\.part)
        if parts.isEmpty || parts.count > Self.partLimit { return log(unit, filter: nil) }
        return try parts.reduce(into: []) { $0.formUnion(try commits(of: $1, in: unit)) }
    }

    private func commits(of part: FilePart, in unit: ChangedUnit) throws -> Set<String> {
        guard let new = part.badLines, let old = part.goodLines else {
            let renames = part.content == .name ? log(unit, filter: "R") : []
            return renames.isEmpty ? log(unit, filter: nil) : renames
        }
        if !new.isEmpty {
            return blame(["-L", "\(new.lowerBound),+\(new.count)"], path: part.file.bad.path)
        }
        return blame(["--reverse", "-L", "\(old.lowerBound),+\(old.count)"], path: part.file.good.path)
    }

    /// The commits in the range with which lines came; in reverse, those with which they went.
    ///
    /// In the porcelain format each commit's first line begins with its hash; `boundary` says that it is good or older;
    /// in reverse `previous` is the commit that follows the last one with the line.
    private func blame(_ arguments: [String], path: String) -> Set<String> {
        let isReverse = arguments.contains("--reverse")
        let command =
            ["blame", "--porcelain", "--no-textconv"] + arguments + ["\(good)..\(bad)", "--", path]
        guard let text = (try? scratch.run(command))?.text else { return [] }
        var result: Set<String> = []
        var current = ""
        for line in text.split(separator: "\n") where !line.hasPrefix("\t") {
            let words = line.split(separator: " ")
            if words.count >= 3, words[0].count >= 40, words[0].allSatisfy(\.isHexDigit) {
                current = String(words[0])
                if !isReverse { result.insert(current) }
            } else if words.first == "boundary", !isReverse {
                result.remove(current)
            } else if words.first == "previous", words.count > 1, isReverse {
                result.insert(String(words[1]))
            }
        }
        return result
    }

    private func log(_ unit: ChangedUnit, filter: String?) -> Set<String> {
        let filters = filter.map { ["--diff-filter=\($0)", "--find-renames"] } ?? []
        let paths = unit.paths.map { ":(top,literal)\($0.path)" }
        let arguments =
            ["log", "--format=%H", "--no-show-signature"] + filters + ["\(good)..\(bad)", "--"] + paths
        let text = (try? scratch.run(arguments))?.text ?? ""
        return Set(text.split(separator: "\n").map(String.init))
    }

    private func commit(_ hash: String) throws -> BisectCommit {
        if hash == uncommitted { return .uncommitted }
        let output = try scratch.run([
            "log", "-1", "--no-show-signature", "--encoding=UTF-8", "--format=%at%n%aN%n%s", hash,
        ])
        let lines = output.text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
        return BisectCommit(
            hash: hash, subject: lines.count > 2 ? lines[2] : "", author: lines.count > 1 ? lines[1] : "",
            date: lines.first.flatMap { Int($0) } ?? 0)
    }
}
