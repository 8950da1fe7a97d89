/// What a PNG, JPEG or WebP file says of itself before its pixels: enough to refuse it, or to size it.
///
/// Read without a decoder, in bounded time: a walk over chunks or segments.
public struct ImageHeader: Hashable, Sendable {
    /// The kinds of files that pictures are decoded from. Told apart by their first bytes, never by a name.
    public enum Format: String, Hashable, Sendable, CaseIterable {
        case png = "PNG"
        case jpeg = "JPEG"
        case webP = "WebP"

        /// nil when the bytes begin as none of them.
        public init?(_ bytes: [UInt8]) {
            if bytes.starts(with: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]) {
                self = .png
            } else if bytes.starts(with: [0xFF, 0xD8, 0xFF]) {
                self = .jpeg
            } else if bytes.starts(with: "RIFF".utf8), bytes.dropFirst(8).starts(with: "WEBP".utf8) {
                self = .webP
            } else {
                return nil
            }
        }
    }

    /// By the file's first bytes, not by its name.
    public var format: Format
    /// Pixels as stored, before the orientation; at least 1.
    public var width: Int
    /// Pixels as stored, before the orientation; at least 1.
    public var height: Int
    /// What EXIF says; `up` where it says nothing.
    public var orientation = ImageOrientation.up
    /// A WebP with several frames.
    public var isAnimated = false
    /// A JPEG with Adobe's marker: its CMYK is stored inverted.
    public var hasAdobeMarker = false
    /// A JPEG coded arithmetically, whose bits have no smallest number a block.
    public var isArithmetic = false

    /// nil when the bytes are no such file, or end before they tell the size.
    public init?(_ bytes: [UInt8]) {
        guard let format = Format(bytes) else { return nil }
        self.format = format
        (width, height) = (0, 0)
        let reader = ByteReader(bytes)
        switch format {
        case .png: readPNG(reader)
        case .jpeg: readJPEG(reader)
        case .webP: readWebP(reader)
        }
        guard width > 0, height > 0 else { return nil }
    }

    /// Pixels as they are seen.
    public var orientedSize: (width: Int, height: Int) {
        orientation.isSideways ? (height, width) : (width, height)
    }

    /// Source: PNG specification, third edition: 11.2.1 IHDR, 11.3.4.5 eXIf.
    private mutating func readPNG(_ bytes: ByteReader) {
        var at = 8
        while let length = bytes.big32(at), let type = bytes.text(at + 4, count: 4) {
            let data = at + 8
            if type == "IHDR" {
                width = bytes.big32(data) ?? 0
                height = bytes.big32(data + 4) ?? 0
            } else if type == "eXIf" {
                orientation = EXIF.orientation(bytes, from: data, to: data + length) ?? orientation
            } else if type == "IEND" {
                return
            }
            at = data + length + 4
        }
    }

    /// Source: ITU T.81, B.1 and B.2: segments up to the first scan.
    private mutating func readJPEG(_ bytes: ByteReader) {
        var at = 2
        while let byte = bytes[at] {
            guard byte == 0xFF, let marker = bytes[at + 1] else { return }
            if marker == 0xFF {
                at += 1
                continue
            }
            if marker == 0x01 || (0xD0...0xD8).contains(marker) {
                at += 2
                continue
            }
            guard marker != 0xD9, marker != 0xDA, let length = bytes.big16(at + 2), length >= 2 else {
                return
            }
            let (data, end) = (at + 4, at + 2 + length)
            switch marker {
            case 0xC0...0xCF where ![0xC4, 0xC8, 0xCC].contains(marker):
                height = bytes.big16(data + 1) ?? 0
                width = bytes.big16(data + 3) ?? 0
                isArithmetic = marker > 0xC8
            case 0xE1 where bytes.text(data, count: 6) == "Exif\0\0":
                orientation = EXIF.orientation(bytes, from: data + 6, to: end) ?? orientation
            case 0xEE where bytes.text(data, count: 5) == "Adobe":
                hasAdobeMarker = true
            default:
                break
            }
            at = end
        }
    }

    /// Source: RFC 9649, 2.3 to 2.7.
    private mutating func readWebP(_ bytes: ByteReader) {
        var at = 12
        while let type = bytes.text(at, count: 4), let length = bytes.little32(at + 4) {
            let data = at + 8
            switch type {
            case "VP8X":
                width = (bytes.little24(data + 4) ?? -1) + 1
                height = (bytes.little24(data + 7) ?? -1) + 1
                isAnimated = (bytes[data] ?? 0) & 2 != 0
            case "VP8 " where width == 0:
                width = (bytes.little16(data + 6) ?? 0) & 0x3FFF
                height = (bytes.little16(data + 8) ?? 0) & 0x3FFF
            case "VP8L" where width == 0:
                let bits = bytes.little32(data + 1) ?? 0
                width = bits & 0x3FFF + 1
                height = bits >> 14 & 0x3FFF + 1
            case "EXIF":
                let start = bytes.text(data, count: 6) == "Exif\0\0" ? data + 6 : data
                orientation = EXIF.orientation(bytes, from: start, to: data + length) ?? orientation
            default:
                break
            }
            at = data + length + length % 2
        }
    }
}
