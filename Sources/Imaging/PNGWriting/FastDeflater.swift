/// Compresses what is looked at once: by ISA-L as the bytes come, or by libdeflate's level 1 where ISA-L isn't.
struct FastDeflater {
    private let stream: ISALStream?
    private var gathered: [UInt8] = []

    /// - Parameter usesISAL: False to do without, for tests.
    init(usesISAL: Bool = true) {
        stream = usesISAL ? ISALStream() : nil
    }

    /// Takes further bytes and adds what comes out of the zlib stream to `target`; everything after the last.
    private mutating func append(
        _ bytes: UnsafeBufferPointer<UInt8>, isLast: Bool, to target: inout [UInt8]
    ) throws(PNGError) {
        if let stream { return try stream.append(bytes, isLast: isLast, to: &target) }
        gathered += bytes
        if isLast { target += try LibDeflate.zlibStream(gathered, level: 1) }
    }

    /// Takes the first `count` of `bytes`.
    mutating func append(
        _ bytes: [UInt8], count: Int, isLast: Bool, to target: inout [UInt8]
    ) throws(PNGError) {
        try bytes.withUnsafeBufferPointer { (buffer) throws(PNGError) in
            // ISA-L counts in 32 bits.
            var start = 0
            repeat {
                let end = min(count, start + PNGFileBytes.mostImageData)
                let part = UnsafeBufferPointer(rebasing: buffer[start..<end])
                try append(part, isLast: isLast && end == count, to: &target)
                start = end
            } while start < count
        }
    }
}
