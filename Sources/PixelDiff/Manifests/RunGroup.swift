/// The last run of one program, whole or in shards, and what its manifests leave in doubt.
struct RunGroup {
    /// The manifests of the last run that no filter narrowed, one a shard; none where every run was filtered.
    let manifests: [RunManifest]
    /// How many shards that run had; nil for a whole one.
    let total: Int?
    /// Every manifest of the program, also of filtered runs.
    let all: [RunManifest]

    /// - Parameter all: The manifests of one program, the oldest first; not empty.
    init(_ all: [RunManifest]) {
        self.all = all
        guard let last = all.last(where: \.isUnfiltered) else {
            (manifests, total) = ([], nil)
            return
        }
        guard let shard = last.header.shard else {
            (manifests, total) = ([last], nil)
            return
        }
        let together = all.filter {
            $0.isUnfiltered && $0.header.shard?.total == shard.total && $0.header.build == last.header.build
        }
        let newest = Dictionary(together.map { ($0.header.shard?.index ?? 0, $0) }) { $1 }
        (manifests, total) = (newest.keys.sorted().compactMap { newest[$0] }, shard.total)
    }

    /// One group a program, in the order of their keys.
    static func groups(of manifests: [RunManifest]) -> [RunGroup] {
        let byKey = Dictionary(grouping: manifests, by: \.header.producerKey)
        return byKey.keys.sorted().map { RunGroup(byKey[$0] ?? []) }
    }

    var producer: String { all.last?.header.producer ?? "" }
    var kind: RunManifest.Kind? { all.last?.header.kind }

    /// When the first of its shards began, in seconds since 1970.
    var started: Double { manifests.map(\.header.started).min() ?? 0 }

    /// The commit of all its shards; nil where they differ or don't say.
    var revision: String? {
        let revisions = Set(manifests.map(\.header.revision))
        return revisions.count == 1 ? revisions.first.flatMap { $0 } : nil
    }

    var coverage: ShardCoverage? {
        total.map { ShardCoverage(present: manifests.compactMap(\.header.shard?.index), total: $0) }
    }

    /// Folders of goldens that the program uses or once used.
    var suites: Set<String> {
        all.reduce(into: []) {
            $0.formUnion($1.suites)
            $0.formUnion($1.end?.formerSuites ?? [])
        }
    }

    /// Why its manifests don't tell all that the program uses; empty where they do.
    var doubts: [String] {
        guard !manifests.isEmpty else {
            let filters = all.last?.header.filters.joined(separator: " ") ?? ""
            return ["'\(producer)' ran with a filter only (\(filters)): run it without"]
        }
        var doubts: [String] = []
        if let coverage, !coverage.isComplete {
            doubts.append(
                "'\(producer)': \(coverage), without \(coverage.missingText): merge the others' results")
        }
        if manifests.count > 1, revision == nil, Set(manifests.map(\.header.revision)).count > 1 {
            doubts.append("'\(producer)': its shards are from several commits: run all of one")
        }
        for manifest in manifests {
            let shard = manifest.header.shard.map { " (shard \($0))" } ?? ""
            switch manifest.end?.status {
            case nil:
                doubts.append(
                    "'\(producer)'\(shard) didn't reach its end, it crashed or was killed: run it again")
            case 0?: break
            case let status?:
                doubts.append(
                    "'\(producer)'\(shard) failed (exit status \(status)), so tests may have stopped early: "
                        + "run it until it passes")
            }
        }
        return doubts
    }

    /// The coverage of the last sharded runs; nil where none was sharded. Of several programs' the least complete.
    static func coverage(of manifests: [RunManifest]) -> ShardCoverage? {
        groups(of: manifests).compactMap(\.coverage).min {
            $0.present.count * $1.total < $1.present.count * $0.total
        }
    }
}
