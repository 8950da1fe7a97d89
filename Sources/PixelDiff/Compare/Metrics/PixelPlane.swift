import Imaging

/// The pixels of a picture as words, and their channels in steps of 8 bits.
///
/// A view into memory that must outlive it. A word has red in its lowest bits: 4 x 8 or 4 x 16 of them.
struct PixelPlane<Word: FixedWidthInteger & UnsignedInteger> {
    let words: UnsafePointer<Word>
    /// Pixels of a row in memory.
    let stride: Int
    /// What is looked at: the pixels that both pictures have.
    let size: PixelSize

    func word(_ x: Int, _ y: Int) -> Word { words[y * stride + x] }

    func color(_ x: Int, _ y: Int) -> StraightColor { PixelPlane.color(word(x, y)) }

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
