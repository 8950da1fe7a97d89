import Drawing
import Foundation
import Imaging

/// Draws display lists: the road from a ``DisplayList`` to a `Bitmap`.
///
/// A value that may be used from any thread, and from several at once. The same list gives the same bytes on
/// every machine and in every build.
///
/// What it does at the edges: a path element with a point that is NaN or infinite is left out, with the whole
/// subpath if it starts there; an item whose rectangle or transform isn't finite is left out; coordinates
/// beyond 1e9 pixels are taken as that.
public struct Rasterizer: Sendable {
    private let outlines: any GlyphOutlines
    /// Glyphs drawn once are kept, up to a limit.
    private let masks: GlyphMaskCache
    /// So are the shadows of plain shapes.
    private let shadowPatches = ShadowPatchCache()
    /// The most pixels that a picture may have.
    public var pixelLimit: Int

    /// Drawn glyphs are kept for as long as the value or a copy of it lives.
    ///
    /// - Parameters:
    ///   - glyphs: Where glyph shapes come from.
    ///   - pixelLimit: Pictures with more pixels are refused before memory is taken.
    public init(glyphs: any GlyphOutlines, pixelLimit: Int = 64_000_000) {
        outlines = glyphs
        masks = GlyphMaskCache()
        self.pixelLimit = pixelLimit
    }

    /// Drawn glyphs are kept for as long as the fonts are: all rasterizers of a book share them.
    ///
    /// - Parameters:
    ///   - fonts: Where glyph shapes come from.
    ///   - pixelLimit: Pictures with more pixels are refused before memory is taken.
    public init(fonts: FontBook, pixelLimit: Int = 64_000_000) {
        outlines = fonts
        masks = fonts.masks
        self.pixelLimit = pixelLimit
    }

    /// Draws `list` on a background.
    ///
    /// - Parameters:
    ///   - scale: Pixels a point; the list's own when nil. Another than the list's moves edges off pixels.
    ///   - background: Filled in first; transparent when nil.
    /// - Returns: A picture of `ceil(size x scale)` pixels; 0 x n where the list's size is 0.
    /// - Throws: ``RasterError/invalidSize(width:height:scale:)``, ``RasterError/tooLarge(width:height:scale:limit:)``,
    ///   or ``RasterError/font(_:)`` when a glyph run's face isn't known.
    /// - Complexity: O(pixels drawn), blurs included.
    public func bitmap(
        of list: DisplayList, scale: CGFloat? = nil, background: ResolvedColor? = nil
    ) throws(RasterError) -> Bitmap {
        let scale = scale ?? list.scale
        let surface = Surface(bounds: try pixelSize(of: list, scale: scale))
        let pass = RasterPass(outlines: outlines, masks: masks, shadowPatches: shadowPatches)
        pass.compositor.drawnColors = DrawnColors(list)
        if let background { pass.fill(surface, with: background) }
        let context = RasterPass.Context(
            surface: surface, transform: CGAffineTransform(scaleX: scale, y: scale))
        for item in list.items { try pass.draw(item.content, context) }
        return surface.bitmap()
    }

    private func pixelSize(of list: DisplayList, scale: CGFloat) throws(RasterError) -> PixelBounds {
        let (width, height) = (list.size.width, list.size.height)
        guard width >= 0, height >= 0, scale > 0, width.isFinite, height.isFinite, scale.isFinite else {
            throw .invalidSize(width: width, height: height, scale: scale)
        }
        // A hair less before rounding up: 33.3 points at scale 3 must not become 101 pixels.
        let columns = (width * scale - 1e-6).rounded(.up)
        let rows = (height * scale - 1e-6).rounded(.up)
        guard columns < 1e9, rows < 1e9, columns * rows <= CGFloat(pixelLimit) else {
            throw .tooLarge(width: width, height: height, scale: scale, limit: pixelLimit)
        }
        return PixelBounds(minX: 0, minY: 0, maxX: max(0, Int(columns)), maxY: max(0, Int(rows)))
    }
}
