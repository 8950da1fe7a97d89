import Drawing
import Foundation

/// Draws the paints of a colour glyph.
///
/// 1. A fill is cut to its outline: at once where what is in it is a colour or a gradient, else by a clip.
/// 2. Colours and gradients fill all of the clip.
/// 3. A composition is made of two layers as large as the clip, mixed pixel by pixel, and drawn as one.
struct ColorGlyphPainter {
    let scanner: ShapeScanner
    let compositor: Compositor
    let foreground: ResolvedColor

    func draw(_ paint: ColorPaint, _ context: RasterPass.Context) {
        guard context.transform.isFinite, !context.clip.bounds.isEmpty else { return }
        switch paint {
        case .layers(let paints):
            for paint in paints { draw(paint, context) }
        case .solid, .gradient:
            // 2.
            guard let source = source(paint, context.transform) else { return }
            RectangleScanner.scan(context.clip.bounds.rect, bounds: context.clip.bounds) { row in
                compositor.draw(row, source, context.target)
            }
        case .fill(let path, let inner):
            fill(path, inner, context)
        case .transform(let own, let inner):
            var context = context
            context.transform = own.concatenating(context.transform)
            draw(inner, context)
        case .composite(let source, let mode, let backdrop):
            compose(source, mode, backdrop, context)
        }
    }

    // 1.
    private func fill(_ path: Path, _ paint: ColorPaint, _ context: RasterPass.Context) {
        if let source = source(paint, context.transform) {
            let target = context.target
            scanner.fill(path, FillStyle(), context.transform, in: context.clip.bounds) { row in
                compositor.draw(row, source, target)
            }
            return
        }
        var context = context
        let area = PixelBounds(covering: path.controlBox(context.transform)).intersection(context.clip.bounds)
        guard !area.isEmpty else { return }
        var mask = CoverageMask(bounds: area)
        scanner.fill(path, FillStyle(), context.transform, in: area) { mask.write($0) }
        context.clip.intersect(mask)
        draw(paint, context)
    }

    /// What a colour or a gradient, mapped or not, looks like; nil for other paints and for nothing.
    private func source(_ paint: ColorPaint, _ transform: CGAffineTransform) -> PixelSource? {
        switch paint {
        case .solid(let color): .solid(SolidColor(color.resolved(foreground)))
        case .gradient(let line, let geometry):
            ColorLineShader(line, geometry, transform, foreground: foreground).map { .shader($0) }
        case .transform(let own, let inner): source(inner, own.concatenating(transform))
        case .layers, .fill, .composite: nil
        }
    }

    // 3.
    private func compose(
        _ source: ColorPaint, _ mode: CompositeMode, _ backdrop: ColorPaint, _ context: RasterPass.Context
    ) {
        let bounds = context.clip.bounds
        let (below, above) = (Surface(bounds: bounds), Surface(bounds: bounds))
        draw(backdrop, RasterPass.Context(surface: below, transform: context.transform))
        draw(source, RasterPass.Context(surface: above, transform: context.transform))
        for y in bounds.minY..<bounds.maxY {
            let (result, top) = (below.row(y, from: bounds.minX), above.row(y, from: bounds.minX))
            for x in 0..<bounds.width { result[x] = mode.compose(top[x], onto: result[x]) }
        }
        RectangleScanner.scan(bounds.rect, bounds: bounds) { row in
            compositor.draw(row, .shader(SurfaceShader(surface: below)), context.target)
        }
    }
}
