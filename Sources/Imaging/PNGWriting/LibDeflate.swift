import CDeflate

/// The door to libdeflate: the only file that imports it.
///
/// Its output depends on the library's version alone, not on the processor: it picks instructions at run time for
/// checksums and for comparing bytes, and those have one right answer.
enum LibDeflate {
    /// The bytes as a zlib stream (RFC 1950).
    ///
    /// - Parameter level: 1 to 12.
    /// - Throws: When memory is short.
    static func zlibStream(_ bytes: [UInt8], level: Int) throws(PNGError) -> [UInt8] {
        guard let compressor = libdeflate_alloc_compressor(Int32(level)) else { throw outOfMemory }
        defer { libdeflate_free_compressor(compressor) }
        let bound = libdeflate_zlib_compress_bound(compressor, bytes.count)
        let stream = [UInt8](unsafeUninitializedCapacity: bound) { target, initialized in
            initialized = bytes.withUnsafeBufferPointer {
                libdeflate_zlib_compress(compressor, $0.baseAddress, $0.count, target.baseAddress, bound)
            }
        }
        if stream.isEmpty { throw outOfMemory }
        return stream
    }

    /// Asks how short bytes become, quickly, again and again; not what they become.
    final class Trial {
        private let compressor: OpaquePointer
        private let target: UnsafeMutablePointer<UInt8>
        private let bound: Int

        /// - Parameter longest: The most bytes that will be asked for.
        /// - Returns: Nil when memory is short.
        init?(longest: Int) {
            guard let compressor = libdeflate_alloc_compressor(1) else { return nil }
            self.compressor = compressor
            bound = libdeflate_deflate_compress_bound(compressor, longest)
            target = .allocate(capacity: bound)
        }

        deinit {
            libdeflate_free_compressor(compressor)
            target.deallocate()
        }

        func length(_ bytes: UnsafePointer<UInt8>, _ count: Int) -> Int {
            libdeflate_deflate_compress(compressor, bytes, count, target, bound)
        }
    }

    /// The CRC-32 of the PNG specification, annex D.
    static func crc32(_ bytes: ArraySlice<UInt8>) -> UInt32 {
        bytes.withUnsafeBufferPointer { libdeflate_crc32(0, $0.baseAddress, $0.count) }
    }

    /// The CRC-32 of further bytes behind those that have the checksum `crc`.
    static func crc32(_ crc: UInt32, _ bytes: UnsafeRawBufferPointer) -> UInt32 {
        libdeflate_crc32(crc, bytes.baseAddress, bytes.count)
    }

    /// The Adler-32 (RFC 1950) of further bytes behind those that have the checksum `adler`; 1 for none.
    static func adler32(_ adler: UInt32, _ bytes: UnsafeRawBufferPointer) -> UInt32 {
        libdeflate_adler32(adler, bytes.baseAddress, bytes.count)
    }

    private static var outOfMemory: PNGError {
        PNGError(file: "PNG", reason: .notEncodable("memory is short"))
    }
}
