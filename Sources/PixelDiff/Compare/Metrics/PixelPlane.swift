import Imaging

/// The pixels of a picture as words, and their channels in steps of 8 bits.
///
/// A view into memory that must outlive it. A word has red in its lowest bits: 4 x 8 or 4 x 16 of them.
struct PixelPlane<Word: FixedWidthInteger & UnsignedInteger & Sendable>: @unchecked Sendable {
    let words: UnsafePointer<Word>
    /// Pixels of a row in memory.
    let stride: Int
    /// What is looked at: the pixels that both pictures have.
    let size: PixelSize

    func word(_ x: Int, _ y: Int) -> Word { words[y * stride + x] }

    func color(_ x: Int, _ y: Int) -> StraightColor { PixelPlane.color(word(x, y)) }

    /// The least word that is fully opaque.
    @inline(__always)
    static var opaque: Word { Word.max << (Word.bitWidth / 4 * 3) }

    static func color(_ word: Word) -> StraightColor {
        StraightColor(
            red: channel(word, 0), green: channel(word, 1), blue: channel(word, 2), alpha: channel(word, 3))
    }

    private static func channel(_ word: Word, _ number: Int) -> Double {
        let bits = Word.bitWidth / 4
        let value = Int(truncatingIfNeeded: (word >> (number * bits)) & (Word.max >> (Word.bitWidth - bits)))
        return bits == 8 ? Double(value) : Double(value) / 257
    }
}

/// The eight neighbours of a pixel.
extension PixelPlane {
    @inline(__always)
    func isAtEdge(_ x: Int, _ y: Int) -> Bool {
        x == 0 || y == 0 || x == size.width - 1 || y == size.height - 1
    }

    /// Whether three neighbours at least are of the pixel's own colour; the picture's edge counts as one.
    @inline(__always)
    func hasEqualNeighbors(_ x: Int, _ y: Int) -> Bool {
        if isAtEdge(x, y) { return hasEqualNeighborsAtEdge(x, y) }
        let center = words + y * stride + x
        let (above, below) = (center - stride, center + stride)
        let word = center[0]
        var equal = center[-1] == word ? 1 : 0
        equal &+= center[1] == word ? 1 : 0
        equal &+= above[-1] == word ? 1 : 0
        equal &+= above[0] == word ? 1 : 0
        equal &+= above[1] == word ? 1 : 0
        equal &+= below[-1] == word ? 1 : 0
        equal &+= below[0] == word ? 1 : 0
        equal &+= below[1] == word ? 1 : 0
        return equal > 2
    }

    private func hasEqualNeighborsAtEdge(_ x: Int, _ y: Int) -> Bool {
        let word = word(x, y)
        var equal = 1
        for ny in max(y - 1, 0)...min(y + 1, size.height - 1) {
            for nx in max(x - 1, 0)...min(x + 1, size.width - 1) where self.word(nx, ny) == word {
                equal += 1
            }
        }
        // The pixel itself was counted too.
        return equal > 3
    }

    /// Whether a pixel that isn't at the edge, and its neighbours, are opaque.
    @inline(__always)
    func hasOpaqueNeighborhood(_ x: Int, _ y: Int) -> Bool {
        let center = words + y * stride + x
        let (above, below) = (center - stride, center + stride)
        let all =
            center[-1] & center[0] & center[1] & above[-1] & above[0] & above[1] & below[-1] & below[0]
            & below[1]
        return all >= PixelPlane.opaque
    }
}
