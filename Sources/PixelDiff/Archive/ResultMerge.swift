import Foundation

/// Puts the results of several machines together: the shards of a run, or downloads of several jobs.
public struct ResultMerge: Sendable {
    public let target: ResultStore

    public init(into target: ResultStore) { self.target = target }

    /// Replaces the target's results by those of all sources. Its own manifests stay.
    ///
    /// 1. Manifests are copied; of two with one id, which are copies of each other, either.
    /// 2. Each case is copied with its failure's files, by the names that such files have: no path in a result is
    ///    believed. Of a case that several sources have, the one of the run begun last counts; where that isn't known,
    ///    the one of the later source.
    /// 3. run.json is written.
    ///
    /// - Returns: The merged results; ``RunRecord/shards`` says which shards they are from.
    /// - Throws: ``RunRecordError`` for a result that can't be read, ``GoldenError``.
    @discardableResult
    public func merge(_ sources: [ResultStore]) throws -> RunRecord {
        target.clear()
        try Folder(target.manifests).create()
        var started: [String: Double] = [:]
        for source in sources {  // 1
            for manifest in source.loadManifests().manifests {
                started[manifest.id] = manifest.header.started
                guard SafeFileName(manifest.id).text == manifest.id,
                    let bytes = try Folder.read(source.manifestFile(manifest.id))
                else { continue }
                try AtomicFile.write(bytes, to: target.manifestFile(manifest.id), isDurable: false)
            }
        }
        var newest: [String: Double] = [:]
        for source in sources {  // 2
            for record in try source.load().cases {
                let time = record.run.flatMap { started[$0] } ?? 0
                guard let path = GoldenPath(id: record.id), time >= newest[record.id, default: 0] else {
                    continue
                }
                newest[record.id] = time
                try copy(record, at: path, from: source)
            }
        }
        let run = try target.load()
        try target.write(run)  // 3
        return run
    }

    private func copy(_ record: CaseRecord, at path: GoldenPath, from source: ResultStore) throws {
        let folder = "\(source.folder)/\(source.failures(of: path))"
        var files: [(name: String, bytes: [UInt8])] = []
        for name in FailureFiles.names {
            if let bytes = try Folder.read("\(folder)/\(name)") { files.append((name, bytes)) }
        }
        try target.replaceFailure(of: path, files: files)
        try target.record(record, at: path)
    }
}
