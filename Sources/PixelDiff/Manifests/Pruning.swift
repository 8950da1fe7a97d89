import Foundation

/// Finds goldens that nothing uses any more, from what the manifests of runs say, and never from less than all of it.
public struct Pruning {
    /// A golden that no run used.
    public struct Candidate: Hashable, Sendable {
        /// Relative to the package.
        public var golden: String
        /// With its layout text.
        public var files: [String]
        /// Bytes.
        public var size: Int
        /// Why it may be used all the same, a sentence each; empty for an obsolete one.
        public var doubts: [String]

        public var isObsolete: Bool { doubts.isEmpty }
    }

    /// In the order of their paths.
    public let candidates: [Candidate]
    /// How many goldens runs used.
    public let usedCount: Int
    public let package: PackageFolder

    /// Judges every golden of the package that no manifest names.
    ///
    /// 1. A golden that any run used stays, whichever run it was.
    /// 2. The programs that use or used goldens of the same folder, the suite, answer for the others. Where none did,
    ///    nobody can tell: the golden may be one of a program that hasn't run here.
    /// 3. The last run of each such program must have been whole: no filter, every shard, no failure, no crash.
    /// 4. It must have skipped no test of the suite; where it can't tell, no source that may hold the suite skips any.
    /// 5. Previews must have been rendered in the golden's variant.
    /// 6. The golden must be older than the run, or the run be of the commit that is checked out.
    ///
    /// Names resolve the doubts of steps 2, 4 (where it can't tell), 5 and 6; those of 3 only another run does.
    ///
    /// - Parameters:
    ///   - names: Suites or goldens (`Cards`, `Cards/profile.dark`) that the caller knows to be obsolete unless used.
    ///   - trustsRevision: The manifests are from another machine, whose files have other dates. Folders that they name
    ///     and that aren't of goldens are left alone.
    /// - Throws: ``PruneError``.
    public init(
        manifests: [RunManifest], package: PackageFolder, names: [String] = [], trustsRevision: Bool = false
    ) throws(PruneError) {
        guard !manifests.isEmpty else { throw .noManifests }
        let groups = RunGroup.groups(of: manifests)
        let used = manifests.reduce(into: Set<String>()) { $0.formUnion($1.goldens) }
        let suites = Set(used.map(RunManifest.suite(of:)))
        let folders = Set(suites.map(RunManifest.suite(of:)).filter { !$0.isEmpty && !$0.hasPrefix("/") })
            .filter { !trustsRevision || GoldenInventory.holdsGoldens($0, in: package) }
        let inventory = GoldenInventory(folders: folders.union(["Goldens"]), package: package)
        let judge = PruneJudge(
            groups: groups, skipping: SkippingSources(package: package),
            head: trustsRevision ? GitHead.commit(of: package.path) : nil)
        let unused = inventory.entries.filter { !used.contains($0.golden) }
        for name in names where !unused.contains(where: { PruneJudge.names(name, $0.golden) }) {
            throw .unknownName(name, unused: unused.map { PruneJudge.id(of: $0.golden) })
        }
        candidates = unused.map { entry in
            let isNamed = names.contains { PruneJudge.names($0, entry.golden) }
            return Candidate(
                golden: entry.golden, files: entry.files, size: entry.size,
                doubts: judge.doubts(about: entry, isNamed: isNamed))
        }.filter { candidate in
            names.isEmpty || names.contains { PruneJudge.names($0, candidate.golden) }
        }
        usedCount = inventory.entries.count - unused.count
        self.package = package
    }

    public var obsolete: [Candidate] { candidates.filter(\.isObsolete) }
    public var doubtful: [Candidate] { candidates.filter { !$0.isObsolete } }

    /// Deletes the files of an obsolete golden, and its suite's folder where it is empty then.
    ///
    /// - Throws: ``GoldenError`` where a file can't be deleted.
    public func delete(_ candidate: Candidate) throws(GoldenError) {
        guard candidate.isObsolete else { return }
        for file in candidate.files {
            let path = "\(package.path)/\(file)"
            guard unlink(path) == 0 || errno == ENOENT else {
                throw .cannotDelete(path, reason: GoldenError.reason(errno))
            }
        }
        rmdir("\(package.path)/\(RunManifest.suite(of: candidate.golden))")
    }
}

/// What the manifests say about one golden that no run used.
struct PruneJudge {
    let groups: [RunGroup]
    let skipping: SkippingSources
    /// The commit that is checked out, where the manifests are from elsewhere.
    let head: String?

    /// Steps 2 to 6 of ``Pruning/init(manifests:package:names:trustsRevision:)``.
    func doubts(about entry: GoldenInventory.Entry, isNamed: Bool) -> [String] {
        let suite = RunManifest.suite(of: entry.golden)
        var owners = groups.filter { $0.suites.contains(suite) }
        if owners.isEmpty {  // 2
            guard isNamed else {
                return [
                    "no run here has used goldens of \(suite): if its tests are gone, name it: "
                        + "pixeldiff prune \(suite.split(separator: "/").last ?? "") --delete"
                ]
            }
            owners = groups
        }
        return owners.flatMap { group in
            let doubts = group.doubts  // 3
            guard doubts.isEmpty else { return doubts }
            var found = skips(group, suite, isNamed: isNamed)  // 4
            if !isNamed { found += [variant(group, entry.golden), age(group, entry)].compactMap { $0 } }
            return found
        }
    }

    /// Step 4.
    private func skips(_ group: RunGroup, _ suite: String, isNamed: Bool) -> [String] {
        let name = suite.split(separator: "/").last.map(String.init) ?? suite
        let skipped = Set(group.manifests.flatMap(\.skipped)).sorted().filter {
            Self.mentions($0, suite: name)
        }
        if let first = skipped.first {
            let more = skipped.count > 1 ? " and \(skipped.count - 1) more" : ""
            return ["'\(group.producer)' skipped \(first)\(more): its goldens may be unused for that"]
        }
        guard !isNamed, group.kind == .swiftTesting,
            group.manifests.contains(where: { $0.end?.knowsSkips == false }),
            let place = skipping.place(skippingIn: name)
        else { return [] }
        return [
            "\(place) may skip tests, and the run can't tell: run 'swift test --event-stream-output-path "
                + ".build/pixeldiff/events.jsonl', which says which tests were skipped"
        ]
    }

    /// Whether a skipped test, `CardsTests.Cards/profile()/Cards.swift:12:4`, may be one of a suite's folder.
    private static func mentions(_ test: String, suite: String) -> Bool {
        let parts = test.split(separator: "/").map(String.init)
        // XCTest names the class, goldens have the file's name: any of them may be meant.
        guard parts.count > 1 else { return true }
        let type = parts.first.map { $0.split(separator: ".").dropFirst().joined(separator: ".") } ?? ""
        let file = parts.last.map { $0.prefix { $0 != ":" } }.map { TestFile.stem(String($0)) }
        // A test outside of any type has its file's name; what can't be told apart is taken for the suite's.
        let names = type.isEmpty ? [file ?? test] : [SafeFileName(type).text, type]
        return names.contains { suite.lowercased().hasPrefix($0.lowercased()) }
    }

    /// Step 5.
    private func variant(_ group: RunGroup, _ golden: String) -> String? {
        let rendered = group.manifests.compactMap(\.header.variants)
        guard group.kind == .previews, let first = rendered.first else { return nil }
        let stem = golden.split(separator: "/").last.map { $0.dropLast(4) } ?? ""
        // Any end of the stem that is a variant's name: those of hashed stems can't be told, and pass.
        let parts = stem.split(separator: ".").dropFirst().map(String.init)
        let known = VariantSuffix.longest(parts)
        guard !known.isEmpty, !first.contains(known.joined(separator: ".")) else { return nil }
        return "'\(group.producer)' didn't render the variant \(known.joined(separator: ".")): "
            + "run it with --variants, or name the golden"
    }

    /// Step 6.
    private func age(_ group: RunGroup, _ entry: GoldenInventory.Entry) -> String? {
        if let head, group.revision == head { return nil }
        guard entry.changed >= group.started else { return nil }
        return "it is younger than the last run of '\(group.producer)': run that again"
    }

    /// Whether a name on the command line means a golden: its suite, its id, its file.
    static func names(_ name: String, _ golden: String) -> Bool {
        let id = id(of: golden)
        return name == id || name == golden || name == RunManifest.suite(of: golden)
            || name == id.prefix { $0 != "/" }
    }

    /// `Cards/profile.dark`.
    static func id(of golden: String) -> String {
        golden.split(separator: "/").suffix(2).joined(separator: "/").replacingOccurrences(
            of: ".png", with: "")
    }
}

/// Why nothing can be said about goldens. Says what to do.
public enum PruneError: Error, Equatable, Sendable, CustomStringConvertible {
    case noManifests
    case unknownName(String, unused: [String])

    public var description: String {
        switch self {
        case .noManifests:
            "no run has left a manifest here: run all tests first ('swift test', and 'pixeldiff test' as you use it)"
        case .unknownName(let name, let unused) where unused.isEmpty:
            "'\(name)' is no unused golden; every golden was used"
        case .unknownName(let name, let unused):
            "'\(name)' is no unused golden or suite; these are unused: \(unused.joined(separator: ", "))"
        }
    }
}
