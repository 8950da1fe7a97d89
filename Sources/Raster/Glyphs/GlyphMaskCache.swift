import Drawing
import Foundation
import Synchronization

/// Coverage of upright glyphs at whole sizes of a face, kept between pictures that take their outlines from
/// the same source.
///
/// Safe from any thread: a glyph that two threads miss at once is drawn twice, alike.
final class GlyphMaskCache: Sendable {
    /// One drawn glyph: where it stands on the pixel grid is part of it.
    struct Key: Hashable {
        var face: Int
        var glyph: UInt32
        /// Pixels an em.
        var size: CGFloat
        /// Eighths of a pixel right and down of a whole one.
        var phaseX: Int
        var phaseY: Int
        var isSlanted: Bool
        /// Pixels.
        var emboldening: CGFloat
    }

    private struct State {
        var faces: [FontFace: Int] = [:]
        var masks: [Key: CoverageMask] = [:]
        var levelCount = 0
    }

    /// Bytes of coverage kept; past it all are dropped.
    private static let levelLimit = 32_000_000

    private let state = Mutex(State())

    /// A small number for a face, the same each time.
    func number(of face: FontFace) -> Int {
        state.withLock { state in
            if let known = state.faces[face] { return known }
            let number = state.faces.count
            state.faces[face] = number
            return number
        }
    }

    /// The mask for `key`, relative to the pixel that the pen stands on, made by `make` at the first time.
    func mask(_ key: Key, make: () throws(RasterError) -> CoverageMask) throws(RasterError) -> CoverageMask {
        if let known = state.withLock({ $0.masks[key] }) { return known }
        let mask = try make()
        state.withLock { state in
            if state.levelCount > Self.levelLimit {
                state.masks = [:]
                state.levelCount = 0
            }
            state.masks[key] = mask
            state.levelCount += mask.levels.count
        }
        return mask
    }
}
