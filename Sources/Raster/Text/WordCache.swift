import Synchronization

/// Remembers what HarfBuzz made of words, for all sizes, since it is kept in font units.
final class WordCache: Sendable {
    /// What words must agree in.
    struct Style: Hashable {
        var face: ObjectIdentifier
        var isRightToLeft: Bool
        var script: Script
        var features: [FontFeature]
    }

    private let tables = Mutex<[Style: WordTable]>([:])
    /// Beyond this many styles the cache starts anew.
    private static let limit = 256

    func table(_ style: Style, face: LoadedFace) -> WordTable {
        tables.withLock { tables in
            if let known = tables[style] { return known }
            if tables.count >= Self.limit { tables = [:] }
            let table = WordTable(face)
            tables[style] = table
            return table
        }
    }
}

/// The words of one style.
final class WordTable: Sendable {
    /// A word, and the characters around it that may change its shape.
    ///
    /// Up to 16 characters below U+0100 without others around them are packed into two numbers.
    struct Key: Hashable {
        private var low: UInt64 = 0
        private var high: UInt64 = 0
        private var units: [UInt16] = []

        init(_ text: [UInt16], _ word: Range<Int>, before: Int, after: Int) {
            if word.count <= 16, before == word.lowerBound, after == word.upperBound, pack(text, word) {
                return
            }
            low = UInt64(word.lowerBound - before)
            high = UInt64(after - word.upperBound)
            units = Array(text[before..<after])
        }

        /// U+0000 is no part of a word that is shaped, so that short ones don't look like longer ones.
        private mutating func pack(_ text: [UInt16], _ word: Range<Int>) -> Bool {
            for (place, index) in word.enumerated() {
                let unit = UInt64(text[index])
                guard unit < 0x100, unit > 0 else {
                    low = 0
                    high = 0
                    return false
                }
                if place < 8 {
                    low |= unit << (8 * UInt64(place))
                } else {
                    high |= unit << (8 * UInt64(place - 8))
                }
            }
            return true
        }

        func hash(into hasher: inout Hasher) {
            hasher.combine(low)
            hasher.combine(high)
            if !units.isEmpty { units.withUnsafeBytes { hasher.combine(bytes: $0) } }
        }
    }

    fileprivate struct Generations {
        var current: [Key: [HarfBuzzGlyph]] = [:]
        var previous: [Key: [HarfBuzzGlyph]] = [:]
        var units = 0
    }

    // Keeps the object that the style's identifier belongs to.
    private let face: LoadedFace
    private let words = Mutex(Generations())
    /// Beyond this many words or UTF-16 units a new generation begins; what is asked for moves on to it.
    fileprivate static let limit = 8192
    fileprivate static let unitLimit = 1 << 18

    init(_ face: LoadedFace) {
        self.face = face
    }

    func glyphs(_ key: Key, count: Int, shape: () -> [HarfBuzzGlyph]) -> [HarfBuzzGlyph] {
        let known = words.withLock { words -> [HarfBuzzGlyph]? in
            if let known = words.current[key] { return known }
            guard let known = words.previous[key] else { return nil }
            words.add(known, for: key, count: count)
            return known
        }
        if let known { return known }
        let glyphs = shape()
        words.withLock { $0.add(glyphs, for: key, count: count) }
        return glyphs
    }
}

extension WordTable.Generations {
    fileprivate mutating func add(_ glyphs: [HarfBuzzGlyph], for key: WordTable.Key, count: Int) {
        if current.count >= WordTable.limit || units + count > WordTable.unitLimit {
            previous = current
            current = [:]
            units = 0
        }
        current[key] = glyphs
        units += count
    }
}
