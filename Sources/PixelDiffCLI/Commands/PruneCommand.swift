import PixelDiff

/// `pixeldiff prune`: goldens that no test uses any more.
struct PruneCommand: Command {
    static let name = "prune"
    static let overview = "List the goldens that no test uses any more; with --delete, delete them."
    static let discussion = """
        What is used is known from the manifests that every run leaves: of 'swift test', of 'pixeldiff test', of each
        shard. A golden is obsolete only where the last run of the program that uses its suite was whole: not filtered,
        no test of the suite skipped, no failure, no crash, every shard there. Where one of these leaves a doubt the
        golden stays, and the doubt is told. Goldens of a suite that no run here has used are left in doubt too; where
        its tests are gone, name it: pixeldiff prune OldCards --delete.

        As 'git clean', it deletes only when told to. Deleted goldens are in the repository's history.

        Exit codes: 0 nothing obsolete, or all of it deleted, 1 something is obsolete, 2 in doubt, 64 usage.
        """
    static let arguments: [Argument] = [
        .positional(
            "names", help: "Suites or goldens whose tests are gone, for those in doubt; all without.",
            isRequired: false,
            isRepeating: true, values: .printed(.goldens)),
        .flag("delete", help: "Delete what is obsolete, with its layout text."),
        .option(
            "from", placeholder: "place",
            help: "Results of a CI run, a folder or ZIP file, instead of those of this machine.",
            isRepeating: true, values: .files(suffix: ".zip")),
        .flag("quiet", short: "q", help: "Print only what is obsolete."),
    ]

    let names: [String]
    let deletes: Bool
    let places: [String]
    let isQuiet: Bool

    init(_ arguments: ParsedArguments) throws {
        names = arguments.values("names")
        deletes = arguments.flag("delete")
        places = arguments.values("from")
        isQuiet = arguments.flag("quiet")
    }

    func run(_ console: Console) async throws -> ExitCode {
        let place = try ResultPlace(from: nil)
        let sources = try places.map { try ResultSource($0) }
        let stores = sources.isEmpty ? [place.results] : sources.flatMap(\.stores)
        let loaded = withExtendedLifetime(sources) { stores.map { $0.loadManifests() } }
        for error in loaded.flatMap(\.unreadable) { console.note("\(error)") }
        var seen: Set<String> = []
        let manifests = loaded.flatMap(\.manifests).filter { seen.insert($0.id).inserted }
            .sorted { $0.header.started < $1.header.started }
        let pruning = try Pruning(
            manifests: manifests, package: place.package, names: names, trustsRevision: !sources.isEmpty)
        for candidate in pruning.obsolete {
            try Interruption.check()
            if deletes { try pruning.delete(candidate) }
            console.print("\(deletes ? "deleted" : "obsolete"): \(candidate.golden)")
        }
        if !isQuiet { tellDoubts(pruning.doubtful, console) }
        tellSum(pruning, console)
        if !pruning.doubtful.isEmpty { return .couldNotRun }
        return pruning.obsolete.isEmpty || deletes ? .success : .different
    }

    /// Goldens with the same doubts are told together.
    private func tellDoubts(_ candidates: [Pruning.Candidate], _ console: Console) {
        var order: [[String]] = []
        for candidate in candidates where !order.contains(candidate.doubts) { order.append(candidate.doubts) }
        for doubts in order {
            for candidate in candidates where candidate.doubts == doubts {
                console.note("in doubt: \(candidate.golden)")
            }
            for doubt in doubts { console.note("  \(doubt)") }
        }
    }

    private func tellSum(_ pruning: Pruning, _ console: Console) {
        let (obsolete, doubtful) = (pruning.obsolete, pruning.doubtful)
        var parts = ["\(pruning.usedCount) used"]
        if !obsolete.isEmpty {
            let bytes = obsolete.reduce(0) { $0 + $1.size }
            parts.append(
                "\(obsolete.count) \(deletes ? "deleted" : "obsolete") (\((bytes + 1023) / 1024) KB)")
        }
        if !doubtful.isEmpty { parts.append("\(doubtful.count) in doubt, left alone") }
        let hint = obsolete.isEmpty || deletes ? "" : "; nothing was deleted: add --delete"
        console.note(parts.joined(separator: ", ") + hint)
    }
}
