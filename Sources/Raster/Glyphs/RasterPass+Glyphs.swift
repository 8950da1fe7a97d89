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
        let target = context.target
        let transform = context.transform
        if transform.isUpright, run.size * transform.a <= Self.cachedSizeLimit {
            let face = masks.number(of: run.face)
            for glyph in run.glyphs {
                try drawUpright(glyph, run, face, at: origin, source, target, transform)
            }
        } else {
            for glyph in run.glyphs {
                let shape = try shape(glyph.id, run, scale: 1)
                let pen = CGAffineTransform(
                    translationX: origin.x + glyph.position.x, y: origin.y + glyph.position.y
                ).concatenating(transform)
                let area = shape.bounds(pen).intersection(target.clip.bounds)
                if !area.isEmpty { draw(shape.mask(pen, on: area, scanner), source, target) }
            }
        }
    }

    /// 1. Put the baseline on a whole pixel, and the pen, and what the glyph is raised by, on eighths.
    /// 2. Draw the mask for that place within a pixel, made if it isn't there yet.
    private func drawUpright(
        _ glyph: GlyphRun.Glyph, _ run: GlyphRun, _ face: Int, at origin: CGPoint, _ source: PixelSource,
        _ target: Compositor.Target, _ transform: CGAffineTransform
    ) throws(RasterError) {
        // 1.
        let scale = transform.a
        let baseline = (origin.y * scale + transform.ty + 0.5).rounded(.down)
        let x = ((origin.x + glyph.position.x) * scale + transform.tx) * 8
        let y = (baseline + glyph.position.y * scale) * 8
        guard abs(x) < 8e9, abs(y) < 8e9 else { return }
        let (eighthsX, eighthsY) = (Int((x + 0.5).rounded(.down)), Int((y + 0.5).rounded(.down)))
        // 2.
        let key = GlyphMaskCache.Key(
            face: face, glyph: glyph.id, size: run.size * scale, phaseX: eighthsX & 7, phaseY: eighthsY & 7,
            isSlanted: run.isSlanted, emboldening: run.emboldening * scale)
        let mask = try masks.mask(key) { () throws(RasterError) in
            let shape = try shape(glyph.id, run, scale: scale)
            let pen = CGAffineTransform(translationX: CGFloat(key.phaseX) / 8, y: CGFloat(key.phaseY) / 8)
            return shape.mask(pen, on: shape.bounds(pen), scanner)
        }
        let moved = CoverageMask(
            bounds: mask.bounds.offset(x: eighthsX >> 3, y: eighthsY >> 3), levels: mask.levels)
        draw(moved, source, target)
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
        return result
    }
}

extension CGAffineTransform {
    /// Only moves and scales both axes alike: text stays text.
    fileprivate var isUpright: Bool { b == 0 && c == 0 && a == d && a > 0 }
}
