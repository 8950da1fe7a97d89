import Drawing
import Foundation

/// Draws the items of one list, in order. One object serves one picture.
final class RasterPass {
    /// Where items go, and how their coordinates become pixels.
    struct Context {
        var target: Compositor.Target
        var transform: CGAffineTransform
    }

    let glyphs: any GlyphOutlines
    let scanner = ShapeScanner()
    let compositor = Compositor()

    init(glyphs: any GlyphOutlines) {
        self.glyphs = glyphs
    }

    /// Sets every pixel of `surface` to `color`.
    func fill(_ surface: Surface, with color: ResolvedColor) {
        let pixel = PixelArithmetic.premultiplied(color)
        surface.forEachRow(in: surface.bounds) { _, row in row.update(repeating: pixel) }
    }

    func draw(_ items: [DisplayItem], on surface: Surface, transform: CGAffineTransform) throws(RasterError) {
        let target = Compositor.Target(surface: surface, clip: Clip(bounds: surface.bounds))
        let context = Context(target: target, transform: transform)
        for item in items { try draw(item.content, context) }
    }

    func draw(_ content: DisplayItem.Content, _ context: Context) throws(RasterError) {
        guard context.transform.isFinite, !context.target.clip.bounds.isEmpty else { return }
        switch content {
        case .fill(let path, let style, let paint):
            guard let source = source(paint, context) else { return }
            scanner.fill(path, style, context.transform, in: context.target.clip.bounds) { row in
                compositor.draw(row, source, context.target)
            }
        case .stroke(let path, let style, let paint, let isAntialiased):
            guard let source = source(paint, context) else { return }
            scanner.stroke(
                path, style, context.transform, isAntialiased: isAntialiased, in: context.target.clip.bounds
            ) { row in
                compositor.draw(row, source, context.target)
            }
        case .image, .glyphs, .group: break
        }
    }

    func source(_ paint: Paint, _ context: Context) -> PixelSource? {
        switch paint {
        case .solid(let color): .solid(PixelArithmetic.premultiplied(color))
        default: nil
        }
    }
}
