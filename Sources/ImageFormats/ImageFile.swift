import Foundation
import Imaging

/// Reads the bytes of what should be a picture file, and says what is there instead.
enum ImageFile {
    /// 256 MB: more than any file needs that the pixel limit lets through.
    static let byteLimit = 256 << 20

    static func bytes(_ path: String, limit: Int = byteLimit) throws(ImageError) -> Data {
        do {
            return Data(try PNGFile.bytes(path, limit: limit))
        } catch {
            throw ImageError(file: path, reason: .png(error.reason))
        }
    }

    /// Why the bytes are no picture, by their beginning.
    static func misfit(_ bytes: [UInt8]) -> ImageError.Reason {
        guard let reason = PNGFile.misfit(bytes) else { return .unknownFormat(kind: nil) }
        if case .notPNG(let kind) = reason { return .unknownFormat(kind: kind) }
        return .png(reason)
    }
}
