import Drawing
import Foundation

/// Where glyphs with colours of their own come from.
protocol ColorGlyphSource: GlyphOutlines {
    /// Nil for a face without any.
    func colors(of face: FontFace) throws(FontError) -> (any ColorGlyphFace)?
}

/// A face some of whose glyphs have colours.
protocol ColorGlyphFace: Sendable {
    /// Font units an em.
    var colorUnitsPerEm: CGFloat { get }
    /// Nil for a glyph without colours.
    func colorGlyph(_ glyph: UInt32) throws(FontError) -> ColorGlyph?
}

/// Glyphs with colours of their own, such as emoji.
///
/// They stand where other glyphs would, pens and baselines on the same grid. Of the text's paint only the opacity
/// counts, and its colour where the glyph asks for it. They are neither slanted nor emboldened.
extension RasterPass {
    /// The colours of a face; nil for one that has none.
    func colors(of face: FontFace) throws(RasterError) -> (any ColorGlyphFace)? {
        if let known = colorFaces[face] { return known }
        do throws(FontError) {
            let found = try (outlines as? any ColorGlyphSource)?.colors(of: face)
            colorFaces[face] = .some(found)
            return found
        } catch {
            throw .font(error)
        }
    }

    /// Draws a run of a face with colours; those of its glyphs that have none are given back.
    func drawColored(
        _ run: GlyphRun, of face: any ColorGlyphFace, at origin: CGPoint, _ paint: Paint, _ context: Context
    ) throws(RasterError) -> GlyphRun? {
        var rest = run
        rest.glyphs = []
        let text = ForegroundColor(paint)
        var context = context
        context.opacity *= text.opacity
        for glyph in run.glyphs {
            guard let colored = try colorGlyph(glyph.id, of: face) else {
                rest.glyphs.append(glyph)
                continue
            }
            let pen = CGPoint(x: origin.x + glyph.position.x, y: origin.y + glyph.position.y)
            let unit = run.size / max(face.colorUnitsPerEm, 1)
            let drawn = DrawnColorGlyph(glyph: colored, foreground: text.color)
            if context.transform.isUpright, run.size * context.transform.a <= 300 {
                try drawUpright(drawn, glyph, run, at: origin, unit: unit, context)
            } else {
                let map = CGAffineTransform(a: unit, b: 0, c: 0, d: -unit, tx: pen.x, ty: pen.y)
                    .concatenating(context.transform)
                if let surface = try surface(drawn, map, on: context.clip.bounds) { draw(surface, context) }
            }
        }
        return rest.glyphs.isEmpty ? nil : rest
    }

    private func colorGlyph(
        _ glyph: UInt32, of face: any ColorGlyphFace
    ) throws(RasterError) -> ColorGlyph? {
        do throws(FontError) {
            return try face.colorGlyph(glyph)
        } catch {
            throw .font(error)
        }
    }

    private func drawUpright(
        _ drawn: DrawnColorGlyph, _ glyph: GlyphRun.Glyph, _ run: GlyphRun, at origin: CGPoint, unit: CGFloat,
        _ context: Context
    ) throws(RasterError) {
        let scale = context.transform.a
        let baseline = (origin.y * scale + context.transform.ty + 0.5).rounded(.down)
        let x = ((origin.x + glyph.position.x) * scale + context.transform.tx) * 8
        let y = (baseline + glyph.position.y * scale) * 8
        guard abs(x) < 8e9, abs(y) < 8e9 else { return }
        let (eighthsX, eighthsY) = (Int((x + 0.5).rounded(.down)), Int((y + 0.5).rounded(.down)))
        let key = ColorGlyphCache.Key(
            face: run.face, glyph: glyph.id, size: Double(run.size * scale), phaseX: eighthsX & 7,
            phaseY: eighthsY & 7,
            foreground: drawn.usesForeground ? PixelArithmetic.premultiplied(drawn.foreground) : 0)
        let kept = try masks.colors.pixels(key) { () throws(RasterError) in
            let map = CGAffineTransform(
                a: unit * scale, b: 0, c: 0, d: -unit * scale, tx: CGFloat(key.phaseX) / 8,
                ty: CGFloat(key.phaseY) / 8)
            return try surface(drawn, map, on: nil)
        }
        guard let kept else { return }
        let (column, row) = (eighthsX >> 3, eighthsY >> 3)
        let bounds = kept.bounds.offset(x: column, y: row)
        let shader = ColorGlyphShader(glyph: kept, x: column, y: row)
        RectangleScanner.scan(bounds.rect, bounds: bounds.intersection(context.clip.bounds)) { row in
            compositor.draw(row, .shader(shader), context.target)
        }
    }

    /// The glyph drawn alone, on the part of `area` that it reaches; nil where it reaches none.
    private func surface(
        _ drawn: DrawnColorGlyph, _ map: CGAffineTransform, on area: PixelBounds?
    ) throws(RasterError) -> Surface? {
        var bounds = drawn.bounds(map)
        if let area { bounds = bounds.intersection(area) }
        guard map.isFinite, !bounds.isEmpty, bounds.width * bounds.height <= 64_000_000 else { return nil }
        let context = Context(surface: Surface(bounds: bounds), transform: map)
        switch drawn.glyph {
        case .picture(let image, let rect):
            // Pictures are drawn y down.
            let flipped = CGRect(x: rect.minX, y: -rect.maxY, width: rect.width, height: rect.height)
            var upright = context
            upright.transform = CGAffineTransform(scaleX: 1, y: -1).concatenating(map)
            draw(ImageItem(image: image, rect: flipped), upright)
        case .paint(let paint, _):
            ColorGlyphPainter(scanner: scanner, compositor: compositor, foreground: drawn.foreground)
                .draw(paint, context)
        }
        return context.surface
    }

    /// Pixels that a run's colour glyphs may touch.
    func coloredBounds(
        of run: GlyphRun, face: any ColorGlyphFace, at origin: CGPoint, _ transform: CGAffineTransform
    ) throws(RasterError) -> PixelBounds {
        var result = PixelBounds.empty
        let unit = run.size / max(face.colorUnitsPerEm, 1)
        for glyph in run.glyphs {
            guard let colored = try colorGlyph(glyph.id, of: face) else { continue }
            let map = CGAffineTransform(
                a: unit, b: 0, c: 0, d: -unit, tx: origin.x + glyph.position.x,
                ty: origin.y + glyph.position.y
            ).concatenating(transform)
            let own = DrawnColorGlyph(glyph: colored, foreground: .black).bounds(map)
            result = result.union(own.expanded(x: 1, y: 1))
        }
        return result
    }
}

/// A colour glyph in a text's colour.
private struct DrawnColorGlyph {
    let glyph: ColorGlyph
    let foreground: ResolvedColor

    var usesForeground: Bool {
        if case .paint(let paint, _) = glyph { paint.usesForeground } else { false }
    }

    func bounds(_ map: CGAffineTransform) -> PixelBounds {
        switch glyph {
        case .picture(_, let rect), .paint(_, let rect): PixelBounds(covering: rect.applying(map))
        }
    }
}

/// What a colour glyph takes from the text's paint: of gradients and pictures only the opacity 1.
private struct ForegroundColor {
    var color = ResolvedColor.black
    var opacity = 1.0

    init(_ paint: Paint) {
        guard case .solid(var color) = paint else { return }
        opacity = PixelArithmetic.clamp(color.opacity)
        color.opacity = 1
        self.color = color
    }
}
