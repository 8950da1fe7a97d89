import Foundation

/// Tells a cause to people: its diff, and the pictures that it changes.
struct CauseDescription {
    let oracle: RepositoryOracle
    let units: [ChangedUnit]
    /// Trees.
    let good: String
    let bad: String
    let scratch: GitScratch
    let collector: PictureCollector

    private var change: PictureChange { PictureChange(collector: collector) }

    /// Asks for runs of single changes, where a cause has several.
    func causes(_ causes: [BisectCause]) throws -> [BisectReport.Cause] {
        let pictures = try oracle.pictures(of: .empty)
        return try causes.map { cause in
            let paths = cause.changes.indices.flatMap { units[$0].paths.map(\.path) }
            let applied = try oracle.pictures(of: cause.changes)
            return BisectReport.Cause(
                role: cause.role, changes: cause.changes.indices.map { units[$0].name },
                pictures: cause.pictures.map {
                    change.describe($0, reference: pictures[$0], candidate: applied[$0])
                },
                parts: try parts(of: cause),
                dependents: cause.dependents.indices.map { units[$0].name },
                diff: try diff(good, bad, paths: paths))
        }
    }

    /// What each change of a cause of several does alone; nothing more once the limit is reached.
    private func parts(of cause: BisectCause) throws -> [BisectReport.Part] {
        guard cause.changes.count > 1 else { return [] }
        let good = try oracle.pictures(of: .empty)
        var parts: [BisectReport.Part] = []
        for index in cause.changes.indices {
            let outcome: BisectOutcome
            do {
                outcome = try oracle.outcome(of: ChangeSet([index]), purpose: .part)
            } catch BisectError.limit {
                return parts
            }
            var part = BisectReport.Part(change: units[index].name, pictures: [])
            switch outcome {
            case .pictures(let pictures):
                part.pictures = cause.pictures.filter { pictures[$0] != good[$0] }.map {
                    change.describe($0, reference: good[$0], candidate: pictures[$0])
                }
            case .unresolved(let unresolved): part.failure = unresolved.reason
            }
            parts.append(part)
        }
        return parts
    }

    /// Writes a patch with exactly the causes, from good to bad.
    ///
    /// - Throws: ``BisectError/system(_:_:)`` if the file cannot be written.
    func writePatch(of causes: [BisectCause], to path: String) throws {
        let all = causes.reduce(ChangeSet.empty) { $0.union($1.changes) }
        let patch = try diff(good, oracle.tree(of: all), options: ["--binary", "--full-index"])
        do {
            try patch.write(toFile: path, atomically: true, encoding: .utf8)
        } catch {
            throw BisectError.system("cannot write \(path)", error.localizedDescription)
        }
    }

    private func diff(
        _ good: String, _ bad: String, paths: [String] = [], options: [String] = []
    ) throws -> String {
        let arguments = ["diff-tree", "-p", "--no-ext-diff", "--no-textconv", "--find-renames"]
        let pathspecs = paths.isEmpty ? [] : ["--"] + paths.map { ":(top,literal)\($0)" }
        return try scratch.run(arguments + options + [good, bad] + pathspecs).text
    }
}
