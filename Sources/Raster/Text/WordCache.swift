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

    private struct Entries {
        var pieces: [Key: Entry] = [:]
        var units = 0
    }

    private let entries = Mutex(Entries())
    /// Beyond this many pieces or UTF-16 units the cache starts anew.
    private static let limit = 8192
    private static let unitLimit = 1 << 20

    func glyphs(_ key: Key, face: LoadedFace, shape: () -> [HarfBuzzGlyph]) -> [HarfBuzzGlyph] {
        if let known = entries.withLock({ $0.pieces[key]?.glyphs }) { return known }
        let glyphs = shape()
        entries.withLock { entries in
            if entries.pieces.count >= Self.limit || entries.units + key.units.count > Self.unitLimit {
                entries = Entries()
            }
            entries.pieces[key] = Entry(face: face, glyphs: glyphs)
            entries.units += key.units.count
        }
        return glyphs
    }
}
