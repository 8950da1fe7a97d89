import Foundation
import Imaging

/// Two files to compare, or one that has no counterpart.
struct FilePair: Hashable, Sendable {
    /// What the pair is called: the relative path in folders, the candidate's path otherwise.
    var name: String
    /// Nil when only the candidate's folder has the file.
    var reference: String?
    /// Nil when only the reference's folder has the file.
    var candidate: String?
    /// Where the picture of the difference goes; nil when none is wanted.
    var diff: String?
}

/// Finds what to compare with what.
enum FilePairing {
    /// Why two paths can't be compared.
    struct Mismatch: Error, CustomStringConvertible {
        let description: String
    }

    /// The pair of two files; or of two folders all their PNG files, ordered by relative path.
    ///
    /// - Throws: ``Mismatch`` when a path is missing, one is a folder and the other isn't, or neither
    ///   folder holds a PNG file.
    static func pairs(reference: String, candidate: String, diff: String?) throws -> [FilePair] {
        if let pair = try filePair(reference: reference, candidate: candidate, diff: diff) { return [pair] }
        let before = Set(try pictures(reference))
        let after = Set(try pictures(candidate))
        let names = before.union(after).sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
        if names.isEmpty {
            throw Mismatch(description: "neither '\(reference)' nor '\(candidate)' holds a PNG file")
        }
        return names.map { name in
            FilePair(
                name: name, reference: before.contains(name) ? "\(reference)/\(name)" : nil,
                candidate: after.contains(name) ? "\(candidate)/\(name)" : nil,
                diff: diff.map { "\($0)/\(name)" })
        }
    }

    /// The pair of two files; nil for two folders.
    ///
    /// - Throws: ``Mismatch`` when a path is missing, or one is a folder and the other isn't.
    static func filePair(reference: String, candidate: String, diff: String?) throws -> FilePair? {
        let (isFolder, isOtherFolder) = (try isFolder(reference), try isFolder(candidate))
        if isFolder != isOtherFolder {
            let names = isFolder ? (reference, candidate) : (candidate, reference)
            throw Mismatch(
                description: "'\(names.0)' is a folder and '\(names.1)' is a file; name two of a kind")
        }
        if isFolder { return nil }
        return FilePair(name: candidate, reference: reference, candidate: candidate, diff: diff)
    }

    private static func isFolder(_ path: String) throws -> Bool {
        do throws(FileRefusal) {
            close(try RegularFile.open(path).descriptor)
            return false
        } catch {
            switch error {
            case .isFolder: return true
            case .notFound:
                throw Mismatch(description: "\(path): there is no such file or folder; check the path")
            case .special, .brokenLink, .pathWithNUL, .tooLong, .system:
                throw PNGError(file: path, reason: PNGError.Reason(error))
            }
        }
    }

    /// Paths of the PNG files below a folder, relative to it.
    private static func pictures(_ folder: String) throws -> [String] {
        do {
            return try FileManager.default.subpathsOfDirectory(atPath: folder)
                .filter { $0.lowercased().hasSuffix(".png") && !isFolderOnDisk("\(folder)/\($0)") }
        } catch {
            throw Mismatch(description: "\(folder): the folder can't be read; check its permissions")
        }
    }

    /// Links followed.
    private static func isFolderOnDisk(_ path: String) -> Bool {
        var status = stat()
        return stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
    }
}
