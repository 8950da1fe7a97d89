import Foundation

/// Why a PNG could not be read, converted or written. Its description names the file, says what is
/// wrong and what to do.
public struct PNGError: Error, Hashable, Sendable, CustomStringConvertible, LocalizedError {
    /// What is wrong with a file.
    public enum Reason: Hashable, Sendable {
        case notFound
        /// A symbolic link to what isn't there.
        case brokenLink(target: String)
        case isFolder
        /// No ordinary file; its kind: "device", "named pipe", "socket".
        case notAFile(kind: String)
        /// The path has a NUL byte in it.
        case pathWithNUL
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

    /// `path: sentence`. A NUL byte in the path is shown as `\0`.
    public var description: String { "\(file.replacing("\0", with: "\\0")): \(reason.sentence)" }

    /// The same sentence as ``description``.
    public var errorDescription: String? { description }
}

extension PNGError.Reason {
    /// What is wrong and what to do, without the file's name.
    public var sentence: String {
        switch self {
        case .notFound:
            "there is no such file; check the path"
        case .brokenLink(let target):
            "this is a link to '\(target)', which isn't there; fetch what it points to, or mend the link"
        case .isFolder:
            "this is a folder, not a PNG; name a file in it"
        case .notAFile(let kind):
            "this is a \(kind), not a file; name a picture file"
        case .pathWithNUL:
            "the path has a NUL byte in it, which no file's path has; check where the path comes from"
        case .unreadable(let words):
            "the file can't be read (\(words)); check "
                + (words == FileRefusal.words(EACCES)
                    ? "who may read it and its folders" : "the path and the disk")
        case .empty:
            "the file is empty; whatever wrote it stopped early, write it again"
        case .gitLFSPointer(let size):
            "this is a Git LFS pointer, not the picture"
                + (size.map { " (of \($0) bytes)" } ?? "") + "; run 'git lfs pull' to fetch it"
        case .webPage:
            "this is an HTML page, not a PNG; a download was answered with an error or sign-in page, "
                + "fetch the picture again"
        case .notPNG(let kind):
            switch kind {
            case "JSON"?, "XML"?:
                "this is \(PNGError.Reason.article(kind)) text, not a PNG; a download was answered with an error, "
                    + "fetch the picture again"
            case "ZIP"?, "gzip"?:
                "this is \(PNGError.Reason.article(kind)) archive, not a PNG; unpack it and name a picture in it"
            case let kind?:
                "this is \(PNGError.Reason.article(kind)) file, not a PNG; convert it to PNG first"
            case nil:
                "this is not a PNG: it doesn't begin with the PNG signature; check that it is the right file"
            }
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

extension PNGError.Reason {
    /// The name of a format as it is spoken: "an SVG".
    private static func article(_ format: String?) -> String {
        let format = format ?? "another"
        return (["AVIF", "SVG", "XML"].contains(format) ? "an " : "a ") + format
    }

    package init(_ refusal: FileRefusal) {
        self =
            switch refusal {
            case .notFound: .notFound
            case .brokenLink(let target): .brokenLink(target: target)
            case .isFolder: .isFolder
            case .special(let kind): .notAFile(kind: kind)
            case .pathWithNUL: .pathWithNUL
            case .tooLong(let bytes, let limit): .tooLong(bytes: bytes, limit: limit)
            case .system(let code): .unreadable(FileRefusal.words(code))
            }
    }
}
