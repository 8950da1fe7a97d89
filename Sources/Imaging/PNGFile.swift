import Foundation

/// Reads the bytes of what should be a PNG file and says what is there instead.
package enum PNGFile {
    package static func bytes(_ path: String, limit: Int) throws(PNGError) -> [UInt8] {
        do throws(FileRefusal) {
            return try RegularFile.bytes(path, limit: limit)
        } catch {
            throw PNGError(file: path, reason: PNGError.Reason(error))
        }
    }

    /// Why the bytes are no PNG, by their beginning; nil when they have its signature.
    package static func misfit(_ bytes: [UInt8]) -> PNGError.Reason? {
        if bytes.isEmpty { return .empty }
        if bytes.starts(with: PNGChunks.signature) { return nil }
        if PNGChunks.signature.starts(with: bytes) { return .truncated }
        let head = String(decoding: bytes.prefix(1024), as: UTF8.self)
        if head.hasPrefix("version https://git-lfs") || head.hasPrefix("version https://hawser") {
            return .gitLFSPointer(size: promisedSize(head))
        }
        let start = head.drop { $0.isWhitespace || $0 == "\u{FEFF}" }.prefix(64).lowercased()
        if ["<!doctype html", "<html", "<head"].contains(where: start.hasPrefix) { return .webPage }
        if start.hasPrefix("<!--") && head.lowercased().contains("<html") { return .webPage }
        if bytes.count >= 4, bytes[1...3].elementsEqual("PNG".utf8) {
            return .malformed("its signature was changed, as a copy in text mode does")
        }
        return .notPNG(kind: kind(bytes) ?? textKind(head))
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
        if begins("PK\u{3}\u{4}") { return "ZIP" }
        if bytes.starts(with: [0x1F, 0x8B]) { return "gzip" }
        return nil
    }

    private static func textKind(_ head: String) -> String? {
        let start = head.drop { $0.isWhitespace || $0 == "\u{FEFF}" }
        if start.hasPrefix("<svg") { return "SVG" }
        if start.hasPrefix("<?xml") || start.hasPrefix("<!--") || start.hasPrefix("<!DOCTYPE") {
            return head.contains("<svg") ? "SVG" : "XML"
        }
        return start.hasPrefix("{") ? "JSON" : nil
    }
}
