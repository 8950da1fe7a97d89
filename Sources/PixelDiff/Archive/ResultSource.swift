import Foundation

/// Results that were made elsewhere: a folder or a ZIP file, a download of `.build/pixeldiff` or several of them.
///
/// What an archive holds is unpacked into a temporary folder that lives as long as this object.
public final class ResultSource {
    /// The folders of results in it, by path; at least one.
    public let stores: [ResultStore]
    private var temporary: [String]

    /// Folders that are looked into, below the one that was named.
    private static let depth = 4

    /// ZIP files inside a folder are unpacked too: Bazel leaves one for each shard.
    ///
    /// - Throws: ``ArchiveError``, ``GoldenError``.
    public init(_ path: String) throws {
        var isFolder: ObjCBool = false
        guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else {
            throw ArchiveError.notFound(path)
        }
        let place = URL(fileURLWithPath: path).standardizedFileURL.path
        var found = isFolder.boolValue ? Self.places(in: place, depth: Self.depth) : Places(archives: [place])
        var unpacked: [String] = []
        do {
            for archive in found.archives {
                unpacked.append(try Self.unpack(archive))
                found.folders += Self.places(in: unpacked[unpacked.count - 1], depth: Self.depth).folders
            }
            guard !found.folders.isEmpty else { throw ArchiveError.noResults(path) }
        } catch {
            for folder in unpacked { try? FileManager.default.removeItem(atPath: folder) }
            throw error
        }
        temporary = unpacked
        stores = found.folders.map(ResultStore.init(folder:))
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

    private struct Places {
        /// Folders that hold results.
        var folders: [String] = []
        var archives: [String] = []
    }

    /// The folder itself, or what is in it.
    private static func places(in folder: String, depth: Int) -> Places {
        let names = ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []).sorted()
        if names.contains("cases") || names.contains("manifests") || names.contains("run.json") {
            return Places(folders: [folder])
        }
        var found = Places()
        for name in names {
            var status = stat()
            let path = "\(folder)/\(name)"
            guard lstat(path, &status) == 0 else { continue }
            if status.st_mode & S_IFMT == S_IFREG, name.lowercased().hasSuffix(".zip") {
                found.archives.append(path)
            } else if status.st_mode & S_IFMT == S_IFDIR, depth > 0 {
                let inner = places(in: path, depth: depth - 1)
                found.folders += inner.folders
                found.archives += inner.archives
            }
        }
        return found
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
