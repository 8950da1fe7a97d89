import Foundation

/// Tells a cause to people: its diff, and the pictures that it changes.
struct CauseDescription {
    /// The trees between which the causes were found.
    let good: String
    let bad: String
    let scratch: GitScratch
    let composer: FileComposer
    let collector: PictureCollector

    private var change: PictureChange { PictureChange(collector: collector) }

    /// Asks for runs of single changes, where a cause has several.
    func causes(_ causes: [FoundCause]) throws -> [BisectReport.Cause] {
        try causes.compactMap { found in
            guard let confirmation = found.confirmation else { return nil }
            let pictures = try found.oracle.drawn(of: .empty)
            let applied = try found.oracle.drawn(of: found.cause.changes)
            return BisectReport.Cause(
                role: found.cause.role, changes: found.changes.map(\.name),
                hunks: found.changes.compactMap(Self.hunk),
                pictures: change.differences(
                    from: pictures, to: applied, names: found.oracle.pictures(of: found.cause)),
                pins: try PackagePins.changes(in: found.changes, scratch: scratch),
                parts: try parts(of: found), dependents: found.dependents.map(\.name),
                diff: try Self.diff(without(found.changes), bad, scratch: scratch).text,
                confirmation: confirmation, isConfirmedInBad: confirmation.isConfirmedInBad)
        }
    }

    private static func hunk(_ unit: ChangedUnit) -> BisectReport.Hunk? {
        guard let part = unit.part, let new = part.badLines, let old = part.goodLines else { return nil }
        return BisectReport.Hunk(
            path: part.file.bad.path, oldPath: part.file.good.path, line: new.lowerBound,
            lineCount: new.count, oldLine: old.lowerBound, oldLineCount: old.count)
    }

    /// Bad without these changes.
    private func without(_ units: [ChangedUnit]) throws -> String {
        let entries = try composer.entries(without: units)
        return try scratch.tree(
            bad, replacing: entries.sorted { $0.key < $1.key }.map { ($0.key.text, $0.value) })
    }

    /// What each change of a cause of several does alone; nothing more once the limit is reached.
    private func parts(of found: FoundCause) throws -> [BisectReport.Part] {
        let (cause, oracle) = (found.cause, found.oracle)
        guard cause.changes.count > 1 else { return [] }
        let good = try oracle.drawn(of: .empty)
        let names = oracle.pictures(of: cause)
        var parts: [BisectReport.Part] = []
        for index in cause.changes.indices {
            let subset = ChangeSet([index])
            let outcome: BisectOutcome
            do {
                outcome = try oracle.outcome(of: subset, purpose: .part)
            } catch BisectError.limit {
                return parts
            }
            var part = BisectReport.Part(change: found.units[index].name, pictures: [])
            switch outcome {
            case .pictures:
                let drawn = try oracle.drawn(of: subset)
                part.pictures = change.differences(
                    from: good, to: drawn, names: names.filter { drawn.pictures[$0] != good.pictures[$0] })
            case .unresolved(let unresolved): part.failure = unresolved.reason
            }
            parts.append(part)
        }
        return parts
    }

    // MARK: Patches

    /// A patch with exactly the causes, from bad without them to bad; as bytes, since files have encodings.
    func patch(of causes: [FoundCause]) throws -> [UInt8] {
        try Self.diff(without(causes.flatMap(\.changes)), bad, forPatch: true, scratch: scratch).bytes
    }

    /// What bad lacks once the patch is taken out of it: the causes' dependents do not build then.
    ///
    /// - Returns: Nil if bad without the causes builds, as far as that is known.
    static func patchNote(
        of causes: [FoundCause], _ confirmation: CauseConfirmation
    ) throws -> String? {
        let changes = causes.flatMap(\.changes)
        let dependents = Set(causes.flatMap(\.dependents)).subtracting(changes).map(\.name).sorted()
        if !dependents.isEmpty {
            let names = dependents.joined(separator: ", ")
            let verb = dependents.count == 1 ? "does" : "do"
            return "without the causes, \(names) \(verb) not build"
        }
        return try confirmation.failure(without: changes).map { "without the causes, bad fails: \($0)" }
    }

    /// - Throws: ``BisectError/system(_:_:)`` if the file cannot be written.
    static func write(_ patch: [UInt8], to path: String) throws {
        do {
            try Data(patch).write(to: URL(fileURLWithPath: path), options: .atomic)
        } catch {
            throw BisectError.system("cannot write \(path)", error.localizedDescription)
        }
    }

    static func diff(
        _ good: String, _ bad: String, forPatch: Bool = false, scratch: GitScratch
    ) throws -> GitOutput {
        let arguments = ["diff-tree", "-p", "--no-ext-diff", "--no-textconv", "--find-renames"]
        return try scratch.run(arguments + (forPatch ? ["--binary", "--full-index"] : []) + [good, bad])
    }
}
