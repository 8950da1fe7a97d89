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
        if transform.isUpright, run.size * transform.a <= Self.cachedSizeLimit {
            try drawUpright(run, at: origin, source, target, transform)
        } else {
            try drawTurned(run, at: origin, source, target, transform)
        }
    }

    /// 1. Put the baseline on a whole pixel, and the pens, and what glyphs are raised by, on eighths.
    /// 2. Draw the mask for that place within a pixel, made if it isn't there yet.
    private func drawUpright(
        _ run: GlyphRun, at origin: CGPoint, _ source: PixelSource, _ target: Compositor.Target,
        _ transform: CGAffineTransform
    ) throws(RasterError) {
        let scale = transform.a
        let table = masks.masks(
            GlyphMaskCache.Style(
                face: run.face, size: run.size * scale, isSlanted: run.isSlanted,
                emboldening: run.emboldening * scale))
        let blit = GlyphBlit(source, target)
        // 1.
        let baseline = (origin.y * scale + transform.ty + 0.5).rounded(.down)
        for glyph in run.glyphs {
            let x = ((origin.x + glyph.position.x) * scale + transform.tx) * 8
            let y = (baseline + glyph.position.y * scale) * 8
            guard abs(x) < 8e9, abs(y) < 8e9 else { continue }
            let (eighthsX, eighthsY) = (Self.nearest(x), Self.nearest(y))
            let (phaseX, phaseY) = (eighthsX & 7, eighthsY & 7)
            // 2.
            let mask = try table.block(glyph.id, phaseX: phaseX, phaseY: phaseY) { () throws(RasterError) in
                let shape = try shape(glyph.id, run, scale: scale)
                let pen = CGAffineTransform(translationX: CGFloat(phaseX) / 8, y: CGFloat(phaseY) / 8)
                return GlyphMask(shape.mask(pen, on: shape.bounds(pen), scanner))
            }
            let (pixelX, pixelY) = (eighthsX >> 3, eighthsY >> 3)
            if let blit {
                blit.draw(mask.coverage, x: pixelX, y: pixelY, on: target.surface, clip: target.clip.bounds)
            } else {
                draw(mask.coverage, x: pixelX, y: pixelY, source, target)
            }
        }
    }

    /// 1. Take the glyph's lines for this map, flattened if they aren't there yet, and fill them.
    /// 2. Large and emboldened glyphs are filled from their path.
    private func drawTurned(
        _ run: GlyphRun, at origin: CGPoint, _ source: PixelSource, _ target: Compositor.Target,
        _ transform: CGAffineTransform
    ) throws(RasterError) {
        let style = GlyphMaskCache.Style(
            face: run.face, size: run.size, isSlanted: run.isSlanted, emboldening: run.emboldening)
        let linear = CGAffineTransform(
            a: transform.a, b: transform.b, c: transform.c, d: transform.d, tx: 0, ty: 0)
        let table = masks.lines(
            GlyphMaskCache.TurnedStyle(style: style, a: linear.a, b: linear.b, c: linear.c, d: linear.d))
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

    /// The nearest whole number, halves up; for numbers that an `Int` holds.
    @inline(__always)
    private static func nearest(_ value: CGFloat) -> Int {
        let raised = Double(value) + 0.5
        let whole = Int(raised)
        return Double(whole) > raised ? whole - 1 : whole
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

    /// Pixels that a run may touch: its glyphs' boxes, and a pixel around for the rounding of pens.
    func bounds(
        of run: GlyphRun, at origin: CGPoint, _ transform: CGAffineTransform
    ) throws(RasterError) -> PixelBounds {
        guard run.size > 0, run.size.isFinite else { return .empty }
        var result = PixelBounds.empty
        for glyph in run.glyphs {
            let pen = CGAffineTransform(
                translationX: origin.x + glyph.position.x, y: origin.y + glyph.position.y)
            let shape = try shape(glyph.id, run, scale: 1)
            result = result.union(shape.bounds(pen.concatenating(transform)).expanded(x: 1, y: 1))
        }
        if let face = try colors(of: run.face) {
            result = result.union(try coloredBounds(of: run, face: face, at: origin, transform))
        }
        return result
    }
}

extension CGAffineTransform {
    /// Only moves and scales both axes alike: text stays text.
    var isUpright: Bool { b == 0 && c == 0 && a == d && a > 0 }
}
