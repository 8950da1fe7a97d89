import Foundation

/// Reads the bytes of what should be a PNG file and says what is there instead.
package enum PNGFile {
    package static func bytes(_ path: String, limit: Int) throws(PNGError) -> Data {
        let attributes: [FileAttributeKey: Any]
        do {
            attributes = try FileManager.default.attributesOfItem(
                atPath: URL(fileURLWithPath: path).resolvingSymlinksInPath().path)
        } catch {
            throw PNGError(file: path, reason: reason(of: error))
        }
        switch attributes[.type] as? FileAttributeType {
        case .typeDirectory?: throw PNGError(file: path, reason: .isFolder)
        case .typeRegular?, nil: break
        default: throw PNGError(file: path, reason: .unreadable("not a regular file"))
        }
        let size = (attributes[.size] as? NSNumber)?.intValue ?? 0
        if size > limit { throw PNGError(file: path, reason: .tooLong(bytes: size, limit: limit)) }
        do {
            return try Data(contentsOf: URL(fileURLWithPath: path))
        } catch {
            throw PNGError(file: path, reason: reason(of: error))
        }
    }

    /// Why the bytes are no PNG, by their beginning; nil when they have its signature.
    package static func misfit(_ bytes: [UInt8]) -> PNGError.Reason? {
        if bytes.isEmpty { return .empty }
        if bytes.starts(with: PNGChunks.signature) { return nil }
        if PNGChunks.signature.starts(with: bytes) { return .truncated }
        let head = String(decoding: bytes.prefix(1024), as: UTF8.self)
        if head.hasPrefix("version https://git-lfs") { return .gitLFSPointer(size: promisedSize(head)) }
        let start = head.drop { $0.isWhitespace || $0 == "\u{FEFF}" }.prefix(64).lowercased()
        if start.hasPrefix("<!doctype html") || start.hasPrefix("<html") { return .webPage }
        if bytes.count >= 4, bytes[1...3].elementsEqual("PNG".utf8) {
            return .malformed("its signature was changed, as a copy in text mode does")
        }
        return .notPNG(kind: kind(bytes))
    }

    private static func reason(of error: any Error) -> PNGError.Reason {
        let cocoa = error as? CocoaError
        switch cocoa?.code {
        case .fileReadNoSuchFile?, .fileNoSuchFile?: return .notFound
        case .fileReadNoPermission?: return .unreadable("permission denied")
        default: break
        }
        if let posix = cocoa?.userInfo[NSUnderlyingErrorKey] as? POSIXError {
            return posix.code == .ENOTDIR || posix.code == .ENOENT
                ? .notFound : .unreadable(String(cString: strerror(posix.code.rawValue)))
        }
        return .unreadable(error.localizedDescription)
    }

    private static func promisedSize(_ pointer: String) -> Int? {
        pointer.split(separator: "\n").first { $0.hasPrefix("size ") }.flatMap { Int($0.dropFirst(5)) }
    }

    private static func kind(_ bytes: [UInt8]) -> String? {
        func begins(_ text: String, at offset: Int = 0) -> Bool {
            bytes.dropFirst(offset).starts(with: text.utf8)
        }
        if bytes.starts(with: [0xFF, 0xD8, 0xFF]) { return "JPEG" }
        if begins("GIF8") { return "GIF" }
        if begins("RIFF") && begins("WEBP", at: 8) { return "WebP" }
        if begins("BM") { return "BMP" }
        if begins("II*\0") || begins("MM\0*") { return "TIFF" }
        if begins("%PDF") { return "PDF" }
        if begins("ftypheic", at: 4) || begins("ftypmif1", at: 4) { return "HEIC" }
        if begins("ftypavif", at: 4) { return "AVIF" }
        if begins("<svg") || begins("<?xml") { return "XML or SVG" }
        return nil
    }
}
