import CPNG

/// The door to libpng: the only file that imports it. Every PNG is read by it; its errors become Swift errors
/// here.
enum LibPNG {
    /// A failure in libpng's words.
    struct Failure: Error {
        var message: String
        /// The bytes ended before the picture did.
        var ranOut = false
    }

    /// An open file whose header has been read.
    final class Reader {
        let size: PixelSize
        let encoding: PNGEncoding
        private let handle: UnsafeMutablePointer<cpng_reader>

        /// - Parameter bytes: Must stay in place while the reader lives.
        init(_ bytes: UnsafeBufferPointer<UInt8>) throws(Failure) {
            guard let handle = cpng_reader_create(bytes.baseAddress, bytes.count) else {
                throw Failure(message: "out of memory")
            }
            let succeeded = cpng_reader_read_header(handle) != 0
            self.handle = handle
            // Later the library answers for the expanded pixels, not for the file.
            size = PixelSize(width: Int(cpng_reader_width(handle)), height: Int(cpng_reader_height(handle)))
            encoding = PNGEncoding(
                colorType: PNGEncoding.ColorType(rawValue: UInt8(cpng_reader_color_type(handle))) ?? .rgba,
                bitDepth: Int(cpng_reader_bit_depth(handle)),
                isInterlaced: cpng_reader_is_interlaced(handle) != 0,
                hasTransparencyChunk: cpng_reader_has_transparency_chunk(handle) != 0)
            if !succeeded { throw failure }
        }

        deinit { cpng_reader_destroy(handle) }

        /// Decodes the pixels and reads the chunks after them. To be called once.
        func samples() throws(Failure) -> DecodedImage.Samples {
            let count = size.width * size.height * 4
            if encoding.bitDepth == 16 {
                return .sixteen(try pixels(count))
            }
            return .eight(try pixels(count))
        }

        var iccProfile: ColorProfile.ICCProfile? {
            let profile = cpng_reader_icc_profile(handle)
            guard let name = profile.name, let bytes = profile.bytes else { return nil }
            let data = UnsafeBufferPointer(start: bytes, count: Int(profile.length))
            return ColorProfile.ICCProfile(
                name: TextChunk.latin1(UnsafeRawBufferPointer(start: name, count: strlen(name))),
                byteCount: data.count, digest: SHA256.hexDigest(of: data))
        }

        private func pixels<Sample: FixedWidthInteger>(_ count: Int) throws(Failure) -> [Sample] {
            var succeeded = false
            let result = [Sample](unsafeUninitializedCapacity: count) { buffer, initialized in
                let target = UnsafeMutableRawPointer(buffer.baseAddress)
                succeeded =
                    cpng_reader_read_pixels(
                        handle, target?.assumingMemoryBound(to: UInt8.self),
                        count * MemoryLayout<Sample>.stride) != 0
                // libpng writes every sample or fails.
                initialized = succeeded ? count : 0
            }
            if !succeeded { throw failure }
            return result
        }

        private var failure: Failure {
            Failure(message: message(in: handle.pointee.message), ranOut: handle.pointee.ran_out != 0)
        }
    }

    /// The zero-terminated text in a C array.
    private static func message<Characters>(in characters: Characters) -> String {
        withUnsafeBytes(of: characters) { String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self) }
    }
}
