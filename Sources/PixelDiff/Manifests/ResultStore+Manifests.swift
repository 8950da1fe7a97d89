import Foundation

/// Manifests of runs lie beside their results: `manifests/<id>.jsonl`.
extension ResultStore {
    var manifests: String { "\(folder)/manifests" }

    /// - Parameter id: A manifest's id: letters, digits and hyphens.
    func manifestFile(_ id: String) -> String { "\(manifests)/\(id).jsonl" }

    /// All manifests, the oldest first, and the files that are none.
    public func loadManifests() -> (manifests: [RunManifest], unreadable: [any Error]) {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: manifests)) ?? []
        var found: [RunManifest] = []
        var errors: [any Error] = []
        for name in names.sorted() where name.hasSuffix(".jsonl") && !name.hasPrefix(".") {
            let file = "\(manifests)/\(name)"
            do {
                // A run that ends now may replace it in this moment.
                guard let bytes = try Folder.read(file) else { continue }
                let manifest = try RunManifest(bytes, file: file)
                guard name == "\(manifest.id).jsonl" else { throw RunRecordError.unreadable(file) }
                found.append(manifest)
            } catch {
                errors.append(error)
            }
        }
        return (found.sorted { ($0.header.started, $0.id) < ($1.header.started, $1.id) }, errors)
    }

    /// Forgets the results and failure files of cases that earlier runs left.
    ///
    /// - Parameters:
    ///   - prefix: What the ids of those runs begin with.
    ///   - id: The run whose results stay.
    func forget(runs prefix: String, except id: String) {
        for place in casePlaces() {
            guard let bytes = try? Folder.read(place.file),
                let record = try? RecordCoding.decode(bytes, as: CaseRun.self, file: place.file),
                let run = record.run, run != id, run.hasPrefix(prefix)
            else { continue }
            unlink(place.file)
            try? FileManager.default.removeItem(atPath: "\(folder)/\(failures(of: place.path))")
        }
    }

    private struct CaseRun: Decodable {
        var run: String?
    }
}
