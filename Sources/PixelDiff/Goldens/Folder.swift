import Foundation

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

    /// A file's bytes; nil where there is none. A pipe or a device is refused: reading one may never end.
    ///
    /// - Throws: ``GoldenError``.
    public static func read(_ path: String) throws(GoldenError) -> [UInt8]? {
        var status = stat()
        if stat(path, &status) == 0, ![S_IFREG, S_IFDIR].contains(status.st_mode & S_IFMT) {
            throw .cannotRead(path, reason: "it is a pipe or a device, not a file")
        }
        do {
            return Array(try Data(contentsOf: URL(fileURLWithPath: path)))
        } catch let error as CocoaError where error.code == .fileReadNoSuchFile {
            return nil
        } catch {
            throw refusal(path)
        }
    }

    /// Why a file that is there can't be read.
    private static func refusal(_ path: String) -> GoldenError {
        let descriptor = open(path, O_RDONLY | O_CLOEXEC)
        guard descriptor < 0 else {
            close(descriptor)
            return .cannotRead(path, reason: "it is a folder, or the disk failed")
        }
        let code = errno
        var isFolder: ObjCBool = false
        var parent = URL(fileURLWithPath: path).deletingLastPathComponent()
        while code == ENOTDIR, parent.path != "/" {
            if FileManager.default.fileExists(atPath: parent.path, isDirectory: &isFolder),
                !isFolder.boolValue
            {
                return .fileInPlaceOfFolder(parent.path)
            }
            parent.deleteLastPathComponent()
        }
        return .cannotRead(path, reason: GoldenError.reason(code))
    }
}
