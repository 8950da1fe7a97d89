import Drawing
import Foundation
import Synchronization

/// Coverage of upright glyphs and lines of turned ones, kept between pictures that take their outlines from
/// the same source.
///
/// Safe from any thread: a glyph that two threads miss at once is made twice, alike.
final class GlyphMaskCache: Sendable {
    /// What all glyphs of a table share.
    struct Style: Hashable {
        var face: FontFace
        /// Pixels an em; points where glyphs are turned.
        var size: CGFloat
        var isSlanted: Bool
        /// In the same unit.
        var emboldening: CGFloat

        init(_ run: GlyphRun, scale: CGFloat) {
            face = run.face
            size = run.size * scale
            isSlanted = run.isSlanted
            emboldening = run.emboldening * scale
        }
    }

    /// A style, and how its pixels are turned.
    struct TurnedStyle: Hashable {
        var style: Style
        /// The linear part of the map from points to pixels.
        var a: CGFloat
        var b: CGFloat
        var c: CGFloat
        var d: CGFloat

        init(_ style: Style, _ transform: CGAffineTransform) {
            self.style = style
            (a, b, c, d) = (transform.a, transform.b, transform.c, transform.d)
        }
    }

    /// Bytes of a kind kept; past it all are dropped, and live on only where they are being drawn.
    private static let sizeLimit = 32_000_000
    /// Tables kept: an empty one isn't free.
    private static let tableLimit = 500

    private let masks = Mutex<[Style: GlyphTable<GlyphMask>]>([:])
    private let lines = Mutex<[TurnedStyle: GlyphTable<GlyphLines>]>([:])
    /// Glyphs with colours of their own.
    let colors = ColorGlyphCache()

    /// The drawn glyphs of a style. Ask once a run: a lock is taken.
    func masks(_ style: Style) -> GlyphTable<GlyphMask> {
        masks.withLock { Self.table(style, in: &$0) }
    }

    /// The flattened outlines of a style's glyphs. Ask once a run: a lock is taken.
    func lines(_ style: TurnedStyle) -> GlyphTable<GlyphLines> {
        lines.withLock { Self.table(style, in: &$0) }
    }

    private static func table<Key, Block>(
        _ key: Key, in tables: inout [Key: GlyphTable<Block>]
    ) -> GlyphTable<Block> {
        if let known = tables[key] { return known }
        if tables.count >= tableLimit || tables.values.reduce(0, { $0 + $1.size }) > sizeLimit {
            tables = [:]
        }
        let table = GlyphTable<Block>()
        tables[key] = table
        return table
    }
}
