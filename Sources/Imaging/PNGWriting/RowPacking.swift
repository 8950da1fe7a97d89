/// Loops over the pixels of a row: from RGBA samples to the bytes of a PNG row.
///
/// Words are read as they lie in memory on little-endian machines, alpha in the highest byte.
enum RowPacking {
    /// The bitwise conjunction of the RGBA pixels in a range of bytes; its highest byte is 255 if every alpha is.
    static func conjunction(_ bytes: UnsafeRawBufferPointer, _ range: Range<Int>) -> UInt32 {
        var all = UInt32.max
        var at = range.lowerBound
        while at < range.upperBound {
            all &= word(bytes, at)
            at &+= 4
        }
        return all
    }

    /// 0 if red, green and blue are the same in each of the RGBA pixels in a range of bytes.
    static func colorfulness(_ bytes: UnsafeRawBufferPointer, _ range: Range<Int>) -> UInt32 {
        var any: UInt32 = 0
        var at = range.lowerBound
        while at < range.upperBound {
            let pixel = word(bytes, at)
            // Red against green, green against blue.
            any |= (pixel ^ (pixel &>> 8)) & 0xFFFF
            at &+= 4
        }
        return any
    }

    /// The channels that the colour type has, of RGBA pixels of 8 bits.
    static func eight(
        _ source: UnsafeRawPointer, _ target: UnsafeMutablePointer<UInt8>, _ width: Int,
        _ type: PNGEncoding.ColorType
    ) {
        let bytes = source.assumingMemoryBound(to: UInt8.self)
        switch type {
        case .rgba: target.update(from: bytes, count: width * 4)
        case .rgb: _ = opaque(source, target, width)
        case .grayAlpha:
            for x in 0..<width {
                target[2 &* x] = bytes[4 &* x]
                target[2 &* x &+ 1] = bytes[4 &* x &+ 3]
            }
        case .gray, .palette:
            for x in 0..<width { target[x] = bytes[4 &* x] }
        }
    }

    /// Red, green and blue of each RGBA pixel.
    ///
    /// 1. Four pixels at once, as two words of two: 32 bits a pixel close up to 24. Each word is stored as
    ///    8 bytes, whose last 2 the next store overwrites.
    /// 2. What is left, and at least one pixel, by bytes: the row ends there.
    ///
    /// - Returns: Whether every alpha is 255.
    static func opaque(
        _ source: UnsafeRawPointer, _ target: UnsafeMutablePointer<UInt8>, _ width: Int
    ) -> Bool {
        // 1.
        let low = SIMD2<UInt64>(repeating: 0xFF_FFFF)
        let high = SIMD2<UInt64>(repeating: 0xFFFF_FF00_0000)
        let out = UnsafeMutableRawPointer(target)
        var all = SIMD2<UInt64>(repeating: .max)
        var x = 0
        while x &+ 4 < width {
            let pixels = source.loadUnaligned(fromByteOffset: 4 &* x, as: SIMD2<UInt64>.self)
            all &= pixels
            let closed = (pixels & low) | ((pixels &>> 8) & high)
            out.storeBytes(of: closed[0], toByteOffset: 3 &* x, as: UInt64.self)
            out.storeBytes(of: closed[1], toByteOffset: 3 &* x &+ 6, as: UInt64.self)
            x &+= 4
        }
        // 2.
        let bytes = source.assumingMemoryBound(to: UInt8.self)
        var alpha: UInt8 = 255
        while x < width {
            target[3 &* x] = bytes[4 &* x]
            target[3 &* x &+ 1] = bytes[4 &* x &+ 1]
            target[3 &* x &+ 2] = bytes[4 &* x &+ 2]
            alpha &= bytes[4 &* x &+ 3]
            x &+= 1
        }
        let both = all[0] & all[1]
        return alpha == 255 && both &>> 56 == 255 && (both &>> 24) & 255 == 255
    }

    /// The channels that the colour type has, of RGBA pixels of 16 bits; big-endian.
    static func sixteen(
        _ source: UnsafeRawPointer, _ target: UnsafeMutablePointer<UInt8>, _ width: Int,
        _ type: PNGEncoding.ColorType
    ) {
        let samples = source.assumingMemoryBound(to: UInt16.self)
        let channels = type.channels
        var at = 0
        for x in 0..<width {
            for channel in 0..<channels {
                let isAlpha = type == .grayAlpha && channel == 1
                let value = samples[4 * x + (isAlpha ? 3 : channel)]
                target[at] = UInt8(truncatingIfNeeded: value >> 8)
                target[at + 1] = UInt8(truncatingIfNeeded: value)
                at += 2
            }
        }
    }

    /// Values of 1, 2, 4 or 8 bits, the leftmost pixel in the highest bits.
    static func bits(
        _ target: UnsafeMutablePointer<UInt8>, width: Int, depth: Int, value: (Int) -> UInt8
    ) {
        if depth == 8 {
            for x in 0..<width { target[x] = value(x) }
            return
        }
        let perByte = 8 / depth
        for byte in 0..<(width + perByte - 1) / perByte {
            let first = byte * perByte
            var packed: UInt8 = 0
            for x in first..<min(width, first + perByte) {
                packed |= value(x) << (8 - depth * (x - first + 1))
            }
            target[byte] = packed
        }
    }

    private static func word(_ bytes: UnsafeRawBufferPointer, _ at: Int) -> UInt32 {
        UInt32(littleEndian: bytes.loadUnaligned(fromByteOffset: at, as: UInt32.self))
    }
}
