import Foundation
import Imaging

/// A folder on disk and the ways into it that end in a ``GoldenError`` where something is in the way.
public struct Folder: Sendable {
    public let path: String

    public init(_ path: String) { self.path = path }

    /// Makes the folder and those above it. No error where it stands already.
    ///
    /// - Throws: ``GoldenError`` in a sentence: a file in its place, a full disk, no permission.
    public func create() throws(GoldenError) {
        var isFolder: ObjCBool = false
        if FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) {
            guard isFolder.boolValue else { throw .fileInPlaceOfFolder(path) }
            return
        }
        let parent = URL(fileURLWithPath: path).deletingLastPathComponent().path
        if parent != path { try Folder(parent).create() }
        guard mkdir(path, 0o755) == 0 || errno == EEXIST else {
            let code = errno
            if code == ENOSPC || code == EDQUOT { throw .diskFull(path) }
            throw .cannotCreateFolder(path, reason: GoldenError.reason(code))
        }
    }

    /// Whether `path`, with all symbolic links followed, lies inside `self`, with all followed too.
    func contains(_ path: String) -> Bool {
        let own = URL(fileURLWithPath: self.path).resolvingSymlinksInPath().path
        let other = URL(fileURLWithPath: path).resolvingSymlinksInPath().path
        return other.hasPrefix(own + "/")
    }

    /// Whether `path` is this folder or lies inside, with all symbolic links followed.
    public func holds(_ path: String) -> Bool {
        let own = URL(fileURLWithPath: self.path).resolvingSymlinksInPath().path
        return own == URL(fileURLWithPath: path).resolvingSymlinksInPath().path || contains(path)
    }

    /// A file's bytes; nil where there is none. A folder, a pipe, a socket or a device is refused: reading one may never
    /// end.
    public static func read(_ path: String) throws(GoldenError) -> [UInt8]? {
        do throws(FileRefusal) {
            return try RegularFile.bytes(path)
        } catch {
            switch error {
            case .notFound:
                if let file = fileInPlaceOfFolder(above: path) { throw .fileInPlaceOfFolder(file) }
                return nil
            case .isFolder, .special, .brokenLink, .pathWithNUL, .tooLong, .system:
                throw .cannotRead(path, reason: error.advice)
            }
        }
    }

    /// The file that stands where a folder of the path is needed.
    private static func fileInPlaceOfFolder(above path: String) -> String? {
        var parent = URL(fileURLWithPath: path).deletingLastPathComponent()
        while parent.path != "/" {
            var isFolder: ObjCBool = false
            if FileManager.default.fileExists(atPath: parent.path, isDirectory: &isFolder) {
                return isFolder.boolValue ? nil : parent.path
            }
            parent.deleteLastPathComponent()
        }
        return nil
    }
}

extension FileRefusal {
    /// What is there instead, and what to do.
    fileprivate var advice: String {
        switch self {
        case .notFound: "there is no such file; check the path"
        case .brokenLink(let target):
            "it is a link to '\(target)', which isn't there; mend or remove the link"
        case .isFolder: "it is a folder, but a file is needed there; move or rename that folder"
        case .special(let kind): "it is a \(kind), but a file is needed there; move or rename it"
        case .pathWithNUL: "the path has a NUL byte in it; check where the path comes from"
        case .tooLong(let bytes, let limit): "it has \(bytes) bytes, more than the limit of \(limit)"
        case .system(EACCES): "permission denied; check who may read it and its folders"
        case .system(let code): "\(FileRefusal.words(code)); check the path and the disk"
        }
    }
}
