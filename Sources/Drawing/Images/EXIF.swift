/// The one fact of an EXIF block that changes a picture.
enum EXIF {
    /// The orientation of the first directory; nil when there is none, or it is no number of 1 to 8.
    ///
    /// Source: TIFF 6.0, section 2; EXIF 2.32, tag 274 (one SHORT).
    static func orientation(_ bytes: ByteReader, from start: Int, to end: Int) -> ImageOrientation? {
        let isLittle: Bool
        switch bytes.text(start, count: 2) {
        case "II": isLittle = true
        case "MM": isLittle = false
        default: return nil
        }
        func short(_ at: Int) -> Int? {
            guard at + 2 <= end else { return nil }
            return isLittle ? bytes.little16(at) : bytes.big16(at)
        }
        func long(_ at: Int) -> Int? {
            guard at + 4 <= end else { return nil }
            return isLittle ? bytes.little32(at) : bytes.big32(at)
        }
        guard short(start + 2) == 42, let offset = long(start + 4), let count = short(start + offset) else {
            return nil
        }
        for index in 0..<count {
            let entry = start + offset + 2 + index * 12
            guard let tag = short(entry) else { return nil }
            guard tag == 274 else { continue }
            guard short(entry + 2) == 3, long(entry + 4) == 1, let value = short(entry + 8) else {
                return nil
            }
            return UInt8(exactly: value).flatMap(ImageOrientation.init(rawValue:))
        }
        return nil
    }
}
