import Foundation

/// Why a golden or a file of a failure could not be read or written. Says what, where, and what to do.
public enum GoldenError: Error, Equatable, Sendable, CustomStringConvertible {
    /// No Package.swift in any folder above the test's file.
    case noPackage(above: String)
    /// A file stands where a folder is needed.
    case fileInPlaceOfFolder(String)
    case cannotCreateFolder(String, reason: String)
    case cannotWrite(String, reason: String)
    case diskFull(String)
    /// The process may not write files of this size.
    case sizeLimit(String, bytes: Int)
    case cannotRead(String, reason: String)
    case cannotDelete(String, reason: String)
    /// A symbolic link leads out of the golden folder.
    case outsideFolder(String, folder: String)

    /// A NUL byte in a path is shown as `\0`.
    public var description: String { sentence.replacing("\0", with: "\\0") }

    private var sentence: String {
        switch self {
        case .noPackage(let file):
            "no Package.swift above \(file), so there is no place for its Goldens folder; "
                + "run the test inside its package"
        case .fileInPlaceOfFolder(let path):
            "\(path) is a file, but a folder is needed there; move or rename that file"
        case .cannotCreateFolder(let path, let reason):
            "the folder \(path) can't be made: \(reason); check who may write there"
        case .cannotWrite(let path, let reason):
            "\(path) can't be written: \(reason); check who may write there"
        case .diskFull(let path):
            "\(path) can't be written: the disk or its quota is full; free some space and run again"
        case .sizeLimit(let path, let bytes):
            "\(path) can't be written: its \(bytes) bytes exceed the size limit for files; raise it (ulimit -f)"
        case .cannotRead(let path, let reason):
            "\(path) can't be read: \(reason)"
        case .cannotDelete(let path, let reason):
            "\(path) can't be deleted: \(reason); check who may write in its folder"
        case .outsideFolder(let path, let folder):
            "\(path) leads out of \(folder) through a symbolic link; goldens stay inside: remove the link"
        }
    }
}

extension GoldenError {
    /// The error that a failed system call of a write means.
    static func writing(_ path: String, code: Int32, bytes: Int) -> GoldenError {
        switch code {
        case ENOSPC, EDQUOT: .diskFull(path)
        case EFBIG: .sizeLimit(path, bytes: bytes)
        default: .cannotWrite(path, reason: reason(code))
        }
    }

    static func reason(_ code: Int32) -> String {
        String(cString: strerror(code)).lowercased()
    }
}
