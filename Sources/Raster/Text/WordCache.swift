import Synchronization

/// Remembers what HarfBuzz made of a piece of text, for all sizes, since it is kept in font units.
final class WordCache: Sendable {
    struct Key: Hashable {
        /// The piece with the characters around it that may change its shape.
        var units: [UInt16]
        var range: Range<Int>
        var face: ObjectIdentifier
        var isRightToLeft: Bool
        var script: Script
        var features: [FontFeature]
    }

    private struct Entry {
        // Keeps the object that the key's identifier belongs to.
        var face: LoadedFace
        var glyphs: [HarfBuzzGlyph]
    }

    private let entries = Mutex<[Key: Entry]>([:])
    /// Beyond this many pieces the cache starts anew.
    private static let limit = 8192

    func glyphs(_ key: Key, face: LoadedFace, shape: () -> [HarfBuzzGlyph]) -> [HarfBuzzGlyph] {
        if let known = entries.withLock({ $0[key]?.glyphs }) { return known }
        let glyphs = shape()
        entries.withLock { entries in
            if entries.count >= Self.limit { entries.removeAll() }
            entries[key] = Entry(face: face, glyphs: glyphs)
        }
        return glyphs
    }
}
