/// Which channels an image needs.
struct ChannelSurvey {
    private(set) var isGray = true
    private(set) var isOpaque = true

    /// Reads RGBA samples until both are known not to hold.
    init<Sample: FixedWidthInteger & Sendable>(_ values: [Sample]) {
        if let bytes = values as? [UInt8] {
            bytes.withUnsafeBytes { survey($0) }
            return
        }
        values.withUnsafeBufferPointer { v in
            for i in stride(from: 0, to: v.count, by: 4) {
                if v[i + 3] != Sample.max { isOpaque = false }
                if v[i] != v[i + 1] || v[i] != v[i + 2] { isGray = false }
                if !isGray && !isOpaque { return }
            }
        }
    }

    var colorType: PNGEncoding.ColorType {
        isGray ? (isOpaque ? .gray : .grayAlpha) : (isOpaque ? .rgb : .rgba)
    }

    /// Whether every pixel of RGBA bytes has alpha 255.
    static func isOpaque(_ bytes: UnsafeRawBufferPointer) -> Bool {
        var at = 0
        while at < bytes.count {
            let end = min(bytes.count, at + blockBytes)
            if (RowPacking.conjunction(bytes, at..<end) >> 24) != 255 { return false }
            at = end
        }
        return true
    }

    /// Block by block without branches; between blocks it stops when nothing is left to find.
    private mutating func survey(_ bytes: UnsafeRawBufferPointer) {
        var at = 0
        while at < bytes.count && (isGray || isOpaque) {
            let end = min(bytes.count, at + ChannelSurvey.blockBytes)
            if isOpaque { isOpaque = (RowPacking.conjunction(bytes, at..<end) >> 24) == 255 }
            if isGray { isGray = RowPacking.colorfulness(bytes, at..<end) == 0 }
            at = end
        }
    }

    private static let blockBytes = 1 << 14
}
