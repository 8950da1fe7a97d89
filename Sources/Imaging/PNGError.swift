import Foundation

/// Why a PNG could not be read, converted or written. Its description names the file, says what is
/// wrong and what to do.
public struct PNGError: Error, Hashable, Sendable, CustomStringConvertible, LocalizedError {
    /// What is wrong with a file.
    public enum Reason: Hashable, Sendable {
        case notFound
        case isFolder
        /// The system's words.
        case unreadable(String)
        case empty
        /// A Git LFS pointer; the size that it promises, when it says so.
        case gitLFSPointer(size: Int?)
        case webPage
        /// Another kind of file; its name when it is known ("JPEG").
        case notPNG(kind: String?)
        /// More pixels than the limit.
        case tooLarge(PixelSize, limit: Int)
        /// The file is longer than any file within the pixel limit needs to be.
        case tooLong(bytes: Int, limit: Int)
        case truncated
        /// The decoder's words.
        case malformed(String)
        case outOfMemory
        /// Conversion to sRGB is not possible; why.
        case unsupportedColor(String)
        /// The picture cannot be a PNG; why.
        case notEncodable(String)
    }

    /// The path, or the name that the caller gave to the bytes.
    public var file: String
    /// What is wrong.
    public var reason: Reason

    /// An error about a file.
    public init(file: String, reason: Reason) {
        self.file = file
        self.reason = reason
    }

    /// `path: sentence`.
    public var description: String { "\(file): \(reason.sentence)" }

    /// The same sentence as ``description``.
    public var errorDescription: String? { description }
}

extension PNGError.Reason {
    /// What is wrong and what to do, without the file's name.
    public var sentence: String {
        switch self {
        case .notFound:
            "there is no such file; check the path"
        case .isFolder:
            "this is a folder, not a PNG; name a file in it"
        case .unreadable(let words):
            "the file can't be read (\(words)); check its permissions"
        case .empty:
            "the file is empty; whatever wrote it stopped early, write it again"
        case .gitLFSPointer(let size):
            "this is a Git LFS pointer, not the picture"
                + (size.map { " (of \($0) bytes)" } ?? "") + "; run 'git lfs pull' to fetch it"
        case .webPage:
            "this is an HTML page, not a PNG; a download was answered with an error or sign-in page, "
                + "fetch the picture again"
        case .notPNG(let kind):
            kind.map { "this is a \($0) file, not a PNG; convert it to PNG first" }
                ?? "this is not a PNG: it doesn't begin with the PNG signature"
        case .tooLarge(let size, let limit):
            "it declares \(size) pixels, more than the limit of \(limit); "
                + "raise the limit if the picture is meant to be that large"
        case .tooLong(let bytes, let limit):
            "the file has \(bytes) bytes, more than the \(limit) that its pixel limit allows for; "
                + "raise the limit if the picture is meant to be that large"
        case .truncated:
            "the file ends early; it was cut off, copy or write it again"
        case .malformed(let words):
            "the PNG is damaged (\(words)); write it again"
        case .outOfMemory:
            "there is not enough memory for the picture"
        case .unsupportedColor(let words):
            "the colours can't be converted to sRGB: \(words)"
        case .notEncodable(let words):
            "the picture can't be written as PNG: \(words)"
        }
    }
}
