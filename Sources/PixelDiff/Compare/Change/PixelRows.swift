import Foundation
import Imaging

/// The pixels of a picture as words of 32 bits, equal exactly where the pixels are: the one file of the change
/// finder that touches memory by address.
struct PixelRows {
    let size: PixelSize
    private let words: UnsafePointer<UInt32>?

    /// - Parameter words: `width * height` of them, alive as long as this value is used.
    init(size: PixelSize, words: UnsafeBufferPointer<UInt32>) {
        self.size = size
        self.words = words.count == size.width * size.height ? words.baseAddress : nil
    }

    /// All of the picture.
    var bounds: PixelRect { PixelRect(x: 0, y: 0, width: size.width, height: size.height) }

    /// 0 outside the picture.
    subscript(x: Int, y: Int) -> UInt32 {
        guard let words, x >= 0, y >= 0, x < size.width, y < size.height else { return 0 }
        return words[y * size.width + x]
    }

    /// Whether `count` pixels to the right of a place are those of another place; false where either leaves its
    /// picture.
    func equal(_ count: Int, x: Int, y: Int, _ other: PixelRows, x otherX: Int, y otherY: Int) -> Bool {
        guard let a = start(count, x, y), let b = other.start(count, otherX, otherY) else { return false }
        return memcmp(a, b, count * 4) == 0
    }

    /// Whether two rectangles of one size hold the same pixels.
    func equal(_ rect: PixelRect, _ other: PixelRows, at place: PixelRect) -> Bool {
        guard rect.width == place.width, rect.height == place.height else { return false }
        return (0..<rect.height).allSatisfy {
            equal(rect.width, x: rect.x, y: rect.y + $0, other, x: place.x, y: place.y + $0)
        }
    }

    /// Calls `body` with the distance from the start and both words, for each pair of pixels that differs.
    @inline(__always)
    func differences(
        _ count: Int, x: Int, y: Int, _ other: PixelRows, x otherX: Int, y otherY: Int,
        _ body: (Int, UInt32, UInt32) -> Void
    ) {
        guard let a = start(count, x, y), let b = other.start(count, otherX, otherY) else { return }
        var from = 0
        while from < count {
            // Equal stretches cost a comparison of memory each.
            let length = min(Self.stretch, count - from)
            if memcmp(a + from, b + from, length * 4) != 0 {
                for i in from..<from + length where a[i] != b[i] { body(i, a[i], b[i]) }
            }
            from += length
        }
    }

    /// How many of `count` pixels to the right of a place differ from those of another place; 0 where either leaves
    /// its picture.
    func differing(_ count: Int, x: Int, y: Int, _ other: PixelRows, x otherX: Int, y otherY: Int) -> Int {
        guard let a = start(count, x, y), let b = other.start(count, otherX, otherY) else { return 0 }
        if memcmp(a, b, count * 4) == 0 { return 0 }
        var result: UInt32 = 0
        for i in 0..<count { result &+= a[i] == b[i] ? 0 : 1 }
        return Int(result)
    }

    /// Whether `count` pixels to the right of a place have one colour.
    func isFlat(_ count: Int, x: Int, y: Int) -> Bool {
        count <= 1 || equal(count - 1, x: x, y: y, self, x: x + 1, y: y)
    }

    /// How many pixels of a stretch of a row differ from `color`.
    func count(_ count: Int, x: Int, y: Int, otherThan color: UInt32) -> Int {
        guard let a = start(count, x, y), count > 0 else { return 0 }
        if a[0] == color, isFlat(count, x: x, y: y) { return 0 }
        var result = 0
        for i in 0..<count where a[i] != color { result += 1 }
        return result
    }

    private static let stretch = 64

    private func start(_ count: Int, _ x: Int, _ y: Int) -> UnsafePointer<UInt32>? {
        guard let words, count >= 0, x >= 0, y >= 0, y < size.height, count <= size.width - x else {
            return nil
        }
        return words + (y * size.width + x)
    }
}

extension PixelRows {
    /// A fingerprint of each row's pixels in `columns`: rows of equal pixels have equal ones. Others almost never
    /// do, and whoever uses them looks at the pixels afterwards.
    ///
    /// Four lanes of two pixels a step, each rotated and multiplied by an odd number.
    func rowFingerprints(columns: Range<Int>) -> [UInt64] {
        (0..<size.height).map { y in
            guard let start = start(columns.count, columns.lowerBound, y) else { return 0 }
            let bytes = UnsafeRawPointer(start)
            let count = columns.count * 4
            var (a, b, c, d) = (Self.seed, Self.seed &+ 1, Self.seed &+ 2, Self.seed &+ 3)
            var i = 0
            while i + 32 <= count {
                a = Self.mixed(a, bytes.loadUnaligned(fromByteOffset: i, as: UInt64.self))
                b = Self.mixed(b, bytes.loadUnaligned(fromByteOffset: i + 8, as: UInt64.self))
                c = Self.mixed(c, bytes.loadUnaligned(fromByteOffset: i + 16, as: UInt64.self))
                d = Self.mixed(d, bytes.loadUnaligned(fromByteOffset: i + 24, as: UInt64.self))
                i += 32
            }
            while i < count {
                a = Self.mixed(a, UInt64(bytes.loadUnaligned(fromByteOffset: i, as: UInt32.self)))
                i += 4
            }
            return [b, c, d].reduce(a) { Self.mixed($0, $1) }
        }
    }

    /// A fingerprint of each column's pixels in `rows`, as for rows.
    func columnFingerprints(rows: Range<Int>) -> [UInt64] {
        var prints = [UInt64](repeating: Self.seed, count: size.width)
        prints.withUnsafeMutableBufferPointer { prints in
            for y in rows {
                guard let row = start(size.width, 0, y) else { continue }
                for x in 0..<prints.count { prints[x] = Self.mixed(prints[x], UInt64(row[x])) }
            }
        }
        return prints
    }

    private static let seed: UInt64 = 0x2545_F491_4F6C_DD1D

    @inline(__always)
    private static func mixed(_ state: UInt64, _ word: UInt64) -> UInt64 {
        let crossed = state ^ word
        return (crossed << 27 | crossed >> 37) &* 0x9E37_79B9_7F4A_7C15
    }
}
