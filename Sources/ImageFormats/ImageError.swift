import Drawing
import Foundation
import Imaging

/// Why a picture file can't be shown. Its description names the file, says what is wrong and what to do.
public struct ImageError: Error, Hashable, Sendable, CustomStringConvertible, LocalizedError {
    public enum Reason: Error, Hashable, Sendable {
        /// A PNG, or a file that can't be read at all: ``PNGError``'s reasons.
        case png(PNGError.Reason)
        /// A picture of a kind that isn't decoded here ("GIF"), or no picture at all.
        case unknownFormat(kind: String?)
        /// A picture of a known kind with something in it that isn't decoded; what, and what to do.
        case unsupported(ImageHeader.Format, String)
        /// The file ends before its picture does.
        case truncated(ImageHeader.Format)
        /// The decoder's words.
        case malformed(ImageHeader.Format, String)
        /// More pixels than the limit.
        case tooLarge(PixelSize, limit: Int)
        case outOfMemory
        /// A vector file: the element that isn't drawn, or what is wrong with it, and its line.
        case vector(String, line: Int)
    }

    /// The path, or the name that the caller gave to the bytes.
    public var file: String
    public var reason: Reason

    public init(file: String, reason: Reason) {
        self.file = file
        self.reason = reason
    }

    /// `path: sentence`.
    public var description: String {
        if case .vector(let words, let line) = reason { return "\(file):\(line): \(words)" }
        return "\(file): \(reason.sentence)"
    }

    public var errorDescription: String? { description }
}

extension ImageError.Reason {
    /// What is wrong and what to do, without the file's name.
    public var sentence: String {
        switch self {
        case .png(let reason):
            reason.sentence
        case .unknownFormat(let kind):
            kind.map { "this is a \($0) file, which isn't decoded here; convert it to PNG, JPEG or WebP" }
                ?? "this is no picture: it begins neither as PNG nor as JPEG nor as WebP; check the file"
        case .unsupported(let format, let words):
            "this \(format.rawValue) has \(words)"
        case .truncated(let format):
            "the \(format.rawValue) ends early; it was cut off, copy or write it again"
        case .malformed(let format, let words):
            "the \(format.rawValue) is damaged (\(words)); write it again"
        case .tooLarge(let size, let limit):
            "it declares \(size) pixels, more than the limit of \(limit); "
                + "raise the limit if the picture is meant to be that large"
        case .outOfMemory:
            "there is not enough memory for the picture"
        case .vector(let words, let line):
            "line \(line): \(words)"
        }
    }
}
