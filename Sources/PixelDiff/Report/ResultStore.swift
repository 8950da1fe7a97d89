import Foundation

/// The folder where checks leave what they found: `.build/pixeldiff`.
///
///     run.json                          all results, for the report
///     cases/<Suite>/<case>.json         the last result of each case
///     failures/<Suite>/<case>/          expected.png, actual.png, diff.png, the layout texts, what was drawn, and why so
///     manifests/<run>.jsonl             what each run did, see ``RunManifest``
///     digests/                          which pixels goldens hold, see ``DigestCache``
///
/// Processes that check different cases at the same time don't disturb each other: each case has files of its own.
public struct ResultStore: Sendable {
    /// An absolute path. Made by the first write.
    public let folder: String

    public init(folder: String) {
        self.folder = folder
    }

    public var runFile: String { "\(folder)/run.json" }
    public var reportFile: String { "\(folder)/report.html" }
    public var digests: DigestCache { DigestCache(folder: "\(folder)/digests") }

    /// The failure's folder, relative to ``folder``.
    func failures(of path: GoldenPath) -> String { "failures/\(path.suite)/\(path.stem)" }

    /// Replaces the result of one case.
    ///
    /// - Throws: ``GoldenError``.
    public func record(_ record: CaseRecord, at path: GoldenPath) throws {
        let suite = "\(folder)/cases/\(path.suite)"
        try Folder(suite).create()
        try AtomicFile.write(RecordCoding.encode(record), to: "\(suite)/\(path.stem).json", isDurable: false)
    }

    /// Adds what explains a case that did not pass to its result, which is on disk already. What the notes say
    /// isn't said again.
    ///
    /// - Parameters:
    ///   - trace: Every question, answer and placement of the layout; left with the failure's files.
    ///   - tree: The view tree as `pixeldiff reduce` reads it; left there, too.
    public func explain(
        _ record: inout CaseRecord, with diagnostics: [String], trace: String? = nil, tree: [UInt8]? = nil
    ) {
        let notes = record.notes
        record.diagnostics = diagnostics.filter { !notes.contains($0) }
        guard let slash = record.id.firstIndex(of: "/") else { return }
        let stem = record.id[record.id.index(after: slash)...]
        let path = GoldenPath(suite: String(record.id[..<slash]), stem: String(stem))
        do {
            if let trace, record.files.actual != nil {
                let file = "\(failures(of: path))/\(FailureFiles.explanationName)"
                let text = (diagnostics + [trace]).joined(separator: "\n")
                try AtomicFile.write(Array(text.utf8), to: "\(folder)/\(file)", isDurable: false)
                record.files.explanation = file
            }
            if let tree, record.files.actual != nil {
                let file = "\(folder)/\(failures(of: path))/\(FailureFiles.viewTreeName)"
                try AtomicFile.write(tree, to: file, isDurable: false)
            }
            guard record.diagnostics?.isEmpty == false || record.files.explanation != nil else { return }
            try self.record(record, at: path)
        } catch {
            record.notes.append("the diagnostics are not on disk, the report will miss them: \(error)")
        }
    }

    /// Replaces the files of one case's failure; none removes the folder.
    ///
    /// - Throws: ``GoldenError``.
    func replaceFailure(of path: GoldenPath, files: [(name: String, bytes: [UInt8])]) throws(GoldenError) {
        let failure = "\(folder)/\(failures(of: path))"
        try? FileManager.default.removeItem(atPath: failure)
        guard !files.isEmpty else { return }
        try Folder(failure).create()
        for file in files {
            try AtomicFile.write(file.bytes, to: "\(failure)/\(file.name)", isDurable: false)
        }
    }

    /// Forgets the results and failure files of a suite, or of all: for a run that is about to check all of it.
    public func clear(suite: String? = nil) {
        let place = suite.map { "/\(GoldenName(suite: $0, testCase: "").plainPath.suite)" } ?? ""
        try? FileManager.default.removeItem(atPath: "\(folder)/cases\(place)")
        try? FileManager.default.removeItem(atPath: "\(folder)/failures\(place)")
    }

    /// The results of all cases, from their files; from run.json where there are none.
    ///
    /// - Throws: ``RunRecordError``, ``GoldenError``.
    public func load() throws -> RunRecord {
        let places = casePlaces()
        let manifests = loadManifests().manifests
        if !places.isEmpty || !manifests.isEmpty {
            return RunRecord(
                cases: try places.map { place in
                    let record = try RecordCoding.decode(
                        try Folder.read(place.file) ?? [], as: CaseRecord.self, file: place.file)
                    guard record.namesOwnFiles else { throw RunRecordError.foreignPaths(place.file) }
                    return record
                }, shards: RunGroup.coverage(of: manifests))
        }
        guard let bytes = try Folder.read(runFile) else { throw RunRecordError.noResults(folder: folder) }
        let version = try RecordCoding.decode(bytes, as: Version.self, file: runFile).version
        guard version <= RunRecord.currentVersion else {
            throw RunRecordError.newerVersion(version, file: runFile)
        }
        let run = try RecordCoding.decode(bytes, as: RunRecord.self, file: runFile)
        guard run.cases.allSatisfy(\.namesOwnFiles) else { throw RunRecordError.foreignPaths(runFile) }
        return run
    }

    /// Writes run.json.
    ///
    /// - Throws: ``GoldenError``.
    public func write(_ run: RunRecord) throws {
        try Folder(folder).create()
        try AtomicFile.write(run.json(), to: runFile, isDurable: false)
    }

    private struct Version: Decodable {
        var version: Int
    }

    /// The results on disk, ordered by suite and case. Files whose names no golden could have are passed over.
    func casePlaces() -> [(path: GoldenPath, file: String)] {
        let cases = "\(folder)/cases"
        let names = { (folder: String) in
            ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []).sorted()
        }
        return names(cases).flatMap { suite in
            names("\(cases)/\(suite)").filter { $0.hasSuffix(".json") && !$0.hasPrefix(".") }
                .compactMap { name in
                    GoldenPath(id: "\(suite)/\(name.dropLast(5))").map {
                        (path: $0, file: "\(cases)/\(suite)/\(name)")
                    }
                }
        }
    }
}
