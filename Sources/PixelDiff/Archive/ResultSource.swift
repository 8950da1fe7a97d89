import Foundation

/// Results that were made elsewhere: a folder or a ZIP file, a download of `.build/pixeldiff` or several of them.
///
/// What an archive holds is unpacked into a temporary folder that lives as long as this object.
public final class ResultSource {
    /// The folders of results in it, by path; at least one.
    public let stores: [ResultStore]
    private var temporary: [String] = []

    /// Folders that are looked into, below the one that was named.
    private static let depth = 4

    /// - Throws: ``ArchiveError``, ``GoldenError``.
    public init(_ path: String) throws {
        var isFolder: ObjCBool = false
        guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else {
            throw ArchiveError.notFound(path)
        }
        var folder = URL(fileURLWithPath: path).standardizedFileURL.path
        var unpacked: String?
        if !isFolder.boolValue {
            folder = try Self.unpack(path)
            unpacked = folder
        }
        if let unpacked { temporary.append(unpacked) }
        stores = Self.folders(in: folder, depth: Self.depth).map(ResultStore.init(folder:))
        guard !stores.isEmpty else { throw ArchiveError.noResults(path) }
    }

    deinit {
        for folder in temporary { try? FileManager.default.removeItem(atPath: folder) }
    }

    /// One folder with all results: the only one, or a temporary one into which all are merged.
    ///
    /// - Throws: What ``ResultMerge/merge(_:)`` throws.
    public func merged() throws -> ResultStore {
        guard stores.count != 1 else { return stores[0] }
        let folder = Self.temporaryPath()
        temporary.append(folder)
        let target = ResultStore(folder: folder)
        try ResultMerge(into: target).merge(stores)
        return target
    }

    private static func temporaryPath() -> String {
        FileManager.default.temporaryDirectory
            .appendingPathComponent("pixeldiff-\(getpid())-\(UUID().uuidString)").path
    }

    /// The folder itself, or those in it, that hold results.
    private static func folders(in folder: String, depth: Int) -> [String] {
        let names = ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []).sorted()
        if names.contains("cases") || names.contains("manifests") || names.contains("run.json") {
            return [folder]
        }
        guard depth > 0 else { return [] }
        return names.flatMap { name -> [String] in
            var status = stat()
            let path = "\(folder)/\(name)"
            guard lstat(path, &status) == 0, status.st_mode & S_IFMT == S_IFDIR else { return [] }
            return folders(in: path, depth: depth - 1)
        }
    }

    /// Unpacks an archive, all of it or nothing.
    private static func unpack(_ path: String) throws -> String {
        let archive = try ZipArchive(try Folder.read(path) ?? [], file: path)
        let folder = temporaryPath()
        do {
            try Folder(folder).create()
            for entry in archive.entries where !entry.isFolder {
                let file = "\(folder)/\(entry.name)"
                try Folder(URL(fileURLWithPath: file).deletingLastPathComponent().path).create()
                try AtomicFile.write(try archive.bytes(of: entry), to: file, isDurable: false)
            }
        } catch {
            try? FileManager.default.removeItem(atPath: folder)
            throw error
        }
        return folder
    }
}
