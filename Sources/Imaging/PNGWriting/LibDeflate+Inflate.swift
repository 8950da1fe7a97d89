import CDeflate

/// Raw deflate streams (RFC 1951) to bytes and back, and the checksum beside them: for archives.
public enum Deflate {
    /// The bytes of a raw stream.
    ///
    /// - Parameter size: How many bytes it holds; memory for no more is taken, whatever the stream says.
    /// - Returns: Nil where the stream is broken, is cut off, or holds more or fewer bytes.
    public static func inflated(_ stream: some Collection<UInt8>, size: Int) -> [UInt8]? {
        guard size >= 0, let decompressor = libdeflate_alloc_decompressor() else { return nil }
        defer { libdeflate_free_decompressor(decompressor) }
        var isWhole = false
        // One byte more than asked for: libdeflate takes no empty target.
        let bytes = [UInt8](unsafeUninitializedCapacity: max(size, 1)) { target, initialized in
            var used = 0
            let input = Array(stream)
            let outcome = input.withUnsafeBufferPointer {
                libdeflate_deflate_decompress(
                    decompressor, $0.baseAddress, $0.count, target.baseAddress, size, &used)
            }
            isWhole = outcome == LIBDEFLATE_SUCCESS && used == size
            initialized = isWhole ? size : 0
        }
        return isWhole ? bytes : nil
    }

    /// The bytes as a raw stream, the same for the same release of libdeflate.
    ///
    /// - Returns: Nil where memory is short, and for no bytes.
    public static func deflated(_ bytes: [UInt8]) -> [UInt8]? {
        guard !bytes.isEmpty, let compressor = libdeflate_alloc_compressor(9) else { return nil }
        defer { libdeflate_free_compressor(compressor) }
        let bound = libdeflate_deflate_compress_bound(compressor, bytes.count)
        let stream = [UInt8](unsafeUninitializedCapacity: bound) { target, initialized in
            initialized = bytes.withUnsafeBufferPointer {
                libdeflate_deflate_compress(compressor, $0.baseAddress, $0.count, target.baseAddress, bound)
            }
        }
        return stream.isEmpty ? nil : stream
    }

    /// The CRC-32 of ITU-T V.42, as in PNG and ZIP.
    public static func crc32(_ bytes: [UInt8]) -> UInt32 { LibDeflate.crc32(bytes[...]) }
}
