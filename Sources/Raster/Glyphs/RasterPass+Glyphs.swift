import Drawing
import Foundation

/// Glyph runs.
///
/// Upright text has its baseline on a whole pixel (halves go down the screen) and its pens at eighths of a
/// pixel, so that equal glyphs look alike and are drawn once. Turned, skewed, mirrored or very large text is
/// filled as it stands.
extension RasterPass {
    /// Pixels an em above which glyphs aren't kept.
    private static let cachedSizeLimit: CGFloat = 300

    func draw(
        _ run: GlyphRun, at origin: CGPoint, _ paint: Paint, _ context: Context
    ) throws(RasterError) {
        guard let source = source(paint, context.transform), run.size > 0, run.size.isFinite else { return }
        // One group, so that opacity and blend modes see overlapping glyphs as one.
        guard context.isPlain else {
            let bounds = try bounds(of: run, at: origin, context.transform).intersection(context.clip.bounds)
            guard !bounds.isEmpty else { return }
            let layer = Context(surface: Surface(bounds: bounds), transform: context.transform)
            try draw(run, at: origin, paint, layer)
            return draw(layer.surface, context)
        }
        var run = run
        if let face = try colors(of: run.face) {
            guard let rest = try drawColored(run, of: face, at: origin, paint, context) else { return }
            run = rest
        }
        let target = context.target
        let transform = context.transform
        if isUpright(run, transform) {
            try drawUpright(run, at: origin, source, target, transform)
        } else {
            try drawTurned(run, at: origin, source, target, transform)
        }
    }

    /// Draws the mask for each pen's place within a pixel, made if it isn't there yet.
    private func drawUpright(
        _ run: GlyphRun, at origin: CGPoint, _ source: PixelSource, _ target: Compositor.Target,
        _ transform: CGAffineTransform
    ) throws(RasterError) {
        let table = masks.masks(GlyphMaskCache.Style(run, scale: transform.a))
        let blit = GlyphBlit(source, target)
        let pens = GlyphPens(origin, transform)
        for glyph in run.glyphs {
            guard let place = pens.place(glyph.position) else { continue }
            let mask = try mask(glyph.id, run, place, transform.a, table).coverage
            if let blit {
                blit.draw(mask, x: place.x, y: place.y, on: target.surface, clip: target.clip.bounds)
            } else {
                draw(mask, x: place.x, y: place.y, source, target)
            }
        }
    }

    @inline(__always)
    private func mask(
        _ glyph: UInt32, _ run: GlyphRun, _ place: GlyphPens.Place, _ scale: CGFloat,
        _ table: GlyphTable<GlyphMask>
    ) throws(RasterError) -> GlyphMask {
        try table.block(glyph, phaseX: place.phaseX, phaseY: place.phaseY) { () throws(RasterError) in
            let shape = try shape(glyph, run, scale: scale)
            let pen = CGAffineTransform(
                translationX: CGFloat(place.phaseX) / 8, y: CGFloat(place.phaseY) / 8)
            return GlyphMask(shape.mask(pen, on: shape.bounds(pen), scanner))
        }
    }

    /// 1. Take the glyph's lines for this map, flattened if they aren't there yet, and fill them.
    /// 2. Large and emboldened glyphs are filled from their path.
    private func drawTurned(
        _ run: GlyphRun, at origin: CGPoint, _ source: PixelSource, _ target: Compositor.Target,
        _ transform: CGAffineTransform
    ) throws(RasterError) {
        let linear = transform.linear
        let table = masks.lines(GlyphMaskCache.TurnedStyle(GlyphMaskCache.Style(run, scale: 1), linear))
        let blit = GlyphBlit(source, target)
        for glyph in run.glyphs {
            let point = CGPoint(x: origin.x + glyph.position.x, y: origin.y + glyph.position.y)
            let pen = point.applying(transform)
            guard abs(pen.x) < 1e9, abs(pen.y) < 1e9 else { continue }
            // 1.
            let lines = try table.block(glyph.id) { () throws(RasterError) in
                GlyphLines(try shape(glyph.id, run, scale: 1), linear)
            }
            if !lines.isTooLarge {
                let coverage = glyphScanner.coverage(lines, x: Double(pen.x), y: Double(pen.y))
                if let blit {
                    blit.draw(coverage, x: 0, y: 0, on: target.surface, clip: target.clip.bounds)
                } else {
                    draw(coverage, x: 0, y: 0, source, target)
                }
                continue
            }
            // 2.
            let large = try shape(glyph.id, run, scale: 1)
            let map = linear.concatenating(CGAffineTransform(translationX: pen.x, y: pen.y))
            let area = large.bounds(map).intersection(target.clip.bounds)
            if !area.isEmpty { draw(large.mask(map, on: area, scanner), source, target) }
        }
    }

    /// Draws a glyph with whatever paints, through whatever clips.
    private func draw(
        _ glyph: GlyphCoverage, x: Int, y: Int, _ source: PixelSource, _ target: Compositor.Target
    ) {
        let bounds = glyph.bounds.offset(x: x, y: y)
        let area = bounds.intersection(target.clip.bounds)
        guard !area.isEmpty else { return }
        let run = CoverageRow.Run(start: area.minX, end: area.maxX, coverage: CoverageRow.Run.varying)
        withUnsafePointer(to: run) { run in
            for y in area.minY..<area.maxY {
                let row = CoverageRow(
                    y: y, runs: UnsafeBufferPointer(start: run, count: 1),
                    mask: glyph.levels + (y - bounds.minY) * glyph.stride, originX: bounds.minX)
                compositor.draw(row, source, target)
            }
        }
    }

    private func shape(_ glyph: UInt32, _ run: GlyphRun, scale: CGFloat) throws(RasterError) -> GlyphShape {
        do throws(FontError) {
            let outline = try outlines.outline(glyph, face: run.face)
            return GlyphShape(
                glyph, outline, size: run.size * scale, isSlanted: run.isSlanted,
                emboldening: run.emboldening * scale)
        } catch {
            throw .font(error)
        }
    }

    /// Pixels that a run may touch.
    func bounds(
        of run: GlyphRun, at origin: CGPoint, _ transform: CGAffineTransform
    ) throws(RasterError) -> PixelBounds {
        guard run.size > 0, run.size.isFinite else { return .empty }
        let result = try outlineBounds(of: run, at: origin, transform)
        guard let face = try colors(of: run.face) else { return result }
        return result.union(try coloredBounds(of: run, face: face, at: origin, transform))
    }

    /// The ink of glyphs that are drawn from masks, else the glyphs' boxes with a pixel around.
    private func outlineBounds(
        of run: GlyphRun, at origin: CGPoint, _ transform: CGAffineTransform
    ) throws(RasterError) -> PixelBounds {
        var result = PixelBounds.empty
        if isUpright(run, transform) {
            let table = masks.masks(GlyphMaskCache.Style(run, scale: transform.a))
            let pens = GlyphPens(origin, transform)
            for glyph in run.glyphs {
                guard let place = pens.place(glyph.position) else { continue }
                let ink = try mask(glyph.id, run, place, transform.a, table).coverage.bounds
                result = result.union(ink.offset(x: place.x, y: place.y))
            }
            return result
        }
        for glyph in run.glyphs {
            let pen = CGAffineTransform(
                translationX: origin.x + glyph.position.x, y: origin.y + glyph.position.y)
            let shape = try shape(glyph.id, run, scale: 1)
            result = result.union(shape.bounds(pen.concatenating(transform)).expanded(x: 1, y: 1))
        }
        return result
    }

    private func isUpright(_ run: GlyphRun, _ transform: CGAffineTransform) -> Bool {
        transform.isUpright && run.size * transform.a <= Self.cachedSizeLimit
    }
}

extension CGAffineTransform {
    /// Only moves and scales both axes alike: text stays text.
    var isUpright: Bool { b == 0 && c == 0 && a == d && a > 0 }

    /// The same without what it moves by.
    fileprivate var linear: CGAffineTransform { CGAffineTransform(a: a, b: b, c: c, d: d, tx: 0, ty: 0) }
}
