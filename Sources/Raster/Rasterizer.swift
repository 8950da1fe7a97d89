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
    /// Items of a band from one that is drawn to the one that is asked for.
    private static let ahead = 3
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
    /// 1. Large pictures are cut into bands of rows, which several threads draw. What several bands need is made before.
    /// 2. Each band is drawn as a picture of its own that shows a part: items beside it are passed over, and
    ///    effects take in what they need from around. The bytes are those of one band.
    ///
    /// - Parameters:
    ///   - scale: Pixels a point; the list's own when nil. Another than the list's moves edges off pixels.
    ///   - background: Filled in first; transparent when nil.
    ///   - threads: How many threads draw, at most; 1 draws all of it on the caller's. When nil, the caller's
    ///     alone for small pictures, else one for each core. Below 1 counts as 1.
    /// - Returns: A picture of `ceil(size x scale)` pixels; 0 x n where the list's size is 0.
    /// - Throws: ``RasterError/invalidSize(width:height:scale:)``, ``RasterError/tooLarge(width:height:scale:limit:)``,
    ///   or ``RasterError/font(_:)`` when a glyph run's face isn't known.
    /// - Complexity: O(pixels drawn), blurs included; those under unequal scales times the ratio of the scales.
    public func bitmap(
        of list: DisplayList, scale: CGFloat? = nil, background: ResolvedColor? = nil, threads: Int? = nil
    ) throws(RasterError) -> Bitmap {
        let scale = scale ?? list.scale
        let bounds = try pixelSize(of: list, scale: scale)
        let (width, height) = (bounds.width, bounds.height)
        guard !bounds.isEmpty else { return Bitmap(width: width, height: height) }
        let shared = PictureCache()
        let makePass = { @Sendable () -> RasterPass in
            RasterPass(
                outlines: outlines, masks: masks, shadowPatches: shadowPatches, ramps: .shared,
                shared: shared)
        }
        // Backdrops take in what lies below and around, which other bands hold.
        let threads = PictureBands.threads(for: bounds, atMost: list.readsBackdrop ? 1 : threads)
        var bands = PictureBands(whole: bounds)
        var survey: ItemSurvey?
        var shapes = SharedOutlines()
        if threads > 1 {
            let transform = CGAffineTransform(scaleX: scale, y: scale)
            let found = ItemSurvey(
                list.items, in: bounds, transform: transform, threads: threads, makePass: makePass)
            bands = PictureBands(bounds: bounds, threads: threads, work: found.work, reach: found.reach)
            shapes = SharedOutlines(list.items, found, bands, in: bounds, transform: transform)
            survey = found
        }
        var failure: RasterError?
        let bytes = [UInt8](unsafeUninitializedCapacity: width * height * 4) { buffer, initialized in
            let memory = PictureMemory(buffer, width: width)
            failure = bands.firstFailure(makePass) {
                [survey, shapes] band, pass throws(PictureBands.Failure) in
                let surface = memory.surface(band)
                pass.fill(surface, with: background ?? .clear)
                let context = RasterPass.Context(
                    surface: surface, transform: CGAffineTransform(scaleX: scale, y: scale))
                if let survey {
                    try draw(list.items, survey, shapes, context, pass)
                } else {
                    try draw(list.items, context, pass)
                }
            }
            initialized = width * height * 4
        }
        if let failure { throw failure }
        return Bitmap(width: width, height: height, pixels: bytes)
    }

    private func draw(
        _ items: [DisplayItem], _ context: RasterPass.Context, _ pass: RasterPass
    ) throws(PictureBands.Failure) {
        for index in items.indices {
            do throws(RasterError) {
                try pass.draw(items[index].content, context)
            } catch {
                throw PictureBands.Failure(item: index, error: error)
            }
        }
    }

    /// Draws what shows on one band.
    private func draw(
        _ items: [DisplayItem], _ survey: ItemSurvey, _ shapes: SharedOutlines, _ context: RasterPass.Context,
        _ pass: RasterPass
    ) throws(PictureBands.Failure) {
        var context = context
        // Borrowed: two threads that count references to the same memory slow each other down.
        let items = items.span
        let visible = survey.items(on: context.surface.bounds)
        for place in visible.indices {
            if place + Self.ahead < visible.count { survey.prefetch(Int(visible[place + Self.ahead])) }
            let index = Int(visible[place])
            if let rectangle = survey.looks[index].rectangle {
                pass.draw(rectangle, on: context.surface, in: context.surface.bounds)
                continue
            }
            context.outline = shapes[index]
            do throws(RasterError) {
                try pass.draw(items[index].content, context, box: survey.looks[index].box)
            } catch {
                throw PictureBands.Failure(item: index, error: error)
            }
        }
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
