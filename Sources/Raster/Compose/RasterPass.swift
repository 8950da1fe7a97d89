import Drawing
import Foundation

/// Draws the items of one list, in order. One object serves one picture and one thread.
final class RasterPass {
    /// Where items go, and how their coordinates become pixels.
    struct Context {
        var surface: Surface
        var clip: Clip
        /// Items' points to device pixels.
        var transform: CGAffineTransform
        /// 0...1, of whatever is drawn next.
        var opacity = 1.0
        var mode = BlendMode.normal
        /// Of the one shape that the item draws, where it was made for several parts of the picture.
        var outline: RecordedOutline?

        init(surface: Surface, transform: CGAffineTransform) {
            self.surface = surface
            clip = Clip(bounds: surface.bounds)
            self.transform = transform
        }

        var target: Compositor.Target {
            let level = Int((PixelArithmetic.clamp(opacity) * 255).rounded())
            return Compositor.Target(surface: surface, clip: clip, opacity: level, mode: mode)
        }

        /// Nothing but drawing over what is there.
        var isPlain: Bool { opacity >= 1 && mode == .normal }

        /// The same, inside a rectangle.
        var isBare: Bool { isPlain && clip.mask == nil }
    }

    let outlines: any GlyphOutlines
    let masks: GlyphMaskCache
    let shadowPatches: ShadowPatchCache
    let ramps: RampTableCache
    let scanner = ShapeScanner()
    /// Made when turned text comes.
    private(set) lazy var glyphScanner = GlyphScanner()
    let compositor = Compositor()
    let shared: PictureCache
    /// Faces with colours of their own, as far as they were asked for.
    var colorFaces: [FontFace: (any ColorGlyphFace)?] = [:]
    private var blurs: [BlurParameters: GaussianBlur] = [:]
    private var axes: [AxisParameters: UprightShader.Columns] = [:]
    /// Axes kept; past it all are dropped.
    private static let axisLimit = 32

    init(
        outlines: any GlyphOutlines, masks: GlyphMaskCache,
        shadowPatches: ShadowPatchCache = ShadowPatchCache(), ramps: RampTableCache = RampTableCache(),
        shared: PictureCache = PictureCache()
    ) {
        self.outlines = outlines
        self.shadowPatches = shadowPatches
        self.ramps = ramps
        self.shared = shared
        self.masks = masks
    }

    /// Sets every pixel of `surface` to `color`.
    func fill(_ surface: Surface, with color: ResolvedColor) {
        let pixel = PixelArithmetic.premultiplied(color)
        surface.forEachRow(in: surface.bounds) { _, row in row.update(repeating: pixel) }
    }

    /// Draws an item.
    ///
    /// - Parameter box: The pixels that it may touch, where they are known already.
    func draw(
        _ content: DisplayItem.Content, _ context: Context, box: PixelBounds? = nil
    ) throws(RasterError) {
        guard context.transform.isFinite, !context.clip.bounds.isEmpty else { return }
        switch content {
        case .fill(_, _, let paint) where context.outline != nil,
            .stroke(_, _, let paint, _) where context.outline != nil:
            drawOutline(paint, context)
        case .fill(let path, let style, let paint):
            if context.isBare, let color = paint.color,
                let rect = ShapeScanner.rectangle(path, style, context.transform)
            {
                let rectangle = SolidRectangle(rect: rect, color: SolidColor(color).pixel)
                return draw(rectangle, on: context.surface, in: context.clip.bounds)
            }
            guard let source = source(paint, context.transform) else { return }
            let target = context.target
            if var rows = SolidRows(source, target) {
                scanner.fill(path, style, context.transform, in: target.clip.bounds, box: box, into: &rows)
            } else {
                var rows = ComposedRows(compositor: compositor, source: source, target: target)
                scanner.fill(path, style, context.transform, in: target.clip.bounds, box: box, into: &rows)
            }
        case .stroke(let path, let style, let paint, let isAntialiased):
            guard let source = source(paint, context.transform) else { return }
            let target = context.target
            if var rows = SolidRows(source, target) {
                scanner.stroke(
                    path, style, context.transform, isAntialiased: isAntialiased, in: target.clip.bounds,
                    box: box, into: &rows)
            } else {
                var rows = ComposedRows(compositor: compositor, source: source, target: target)
                scanner.stroke(
                    path, style, context.transform, isAntialiased: isAntialiased, in: target.clip.bounds,
                    box: box, into: &rows)
            }
        case .image(let item):
            draw(item, context)
        case .glyphs(let run, let origin, let paint):
            try draw(run, at: origin, paint, context)
        case .group(let effects, let items):
            try draw(effects, items, context)
        }
    }

    /// Draws over what is there.
    func draw(_ rectangle: SolidRectangle, on surface: Surface, in bounds: PixelBounds) {
        var rows = SolidRows(rectangle.color, on: surface)
        RectangleScanner.scan(rectangle.rect, bounds: bounds, into: &rows)
    }

    private func drawOutline(_ paint: Paint, _ context: Context) {
        guard let outline = context.outline, let source = source(paint, context.transform) else { return }
        let target = context.target
        if var rows = SolidRows(source, target) {
            scanner.fill(outline, in: target.clip.bounds, into: &rows)
        } else {
            var rows = ComposedRows(compositor: compositor, source: source, target: target)
            scanner.fill(outline, in: target.clip.bounds, into: &rows)
        }
    }

    private struct BlurParameters: Hashable {
        var sigma: GaussianSigma
        var shiftX: Double
        var shiftY: Double
    }

    /// The blur with these parameters; equal children of a group share its kernels.
    func blur(sigma: GaussianSigma, shiftX: Double = 0, shiftY: Double = 0) -> GaussianBlur {
        let key = BlurParameters(sigma: sigma, shiftX: shiftX, shiftY: shiftY)
        if let known = blurs[key] { return known }
        let blur = GaussianBlur(sigma: sigma, shiftX: shiftX, shiftY: shiftY)
        blurs[key] = blur
        return blur
    }

    private struct AxisParameters: Hashable {
        var layout: ResampleAxis.Layout
        var range: Range<Int>
    }

    /// An axis across pictures; the bands of one, and pictures one below the other, share it.
    func columns(_ layout: ResampleAxis.Layout, range: Range<Int>) -> UprightShader.Columns {
        let key = AxisParameters(layout: layout, range: range)
        if let known = axes[key] { return known }
        if axes.count >= Self.axisLimit { axes = [:] }
        let columns = UprightShader.Columns(ResampleAxis(layout, range: range))
        axes[key] = columns
        return columns
    }

    /// Draws through a mask.
    func draw(_ mask: CoverageMask, _ source: PixelSource, _ target: Compositor.Target) {
        let area = mask.bounds.intersection(target.clip.bounds)
        guard !area.isEmpty else { return }
        let run = [CoverageRow.Run(start: area.minX, end: area.maxX, coverage: CoverageRow.Run.varying)]
        run.withUnsafeBufferPointer { run in
            mask.levels.withUnsafeBufferPointer { levels in
                guard let base = levels.baseAddress else { return }
                for y in area.minY..<area.maxY {
                    let row = base + (y - mask.bounds.minY) * mask.bounds.width
                    compositor.draw(
                        CoverageRow(y: y, runs: run, mask: row, originX: mask.bounds.minX), source, target)
                }
            }
        }
    }

    /// Draws a layer, pixel for pixel.
    func draw(_ layer: Surface, _ context: Context) {
        let target = context.target
        RectangleScanner.scan(layer.bounds.rect, bounds: context.clip.bounds) { row in
            compositor.draw(row, .shader(SurfaceShader(surface: layer)), target)
        }
    }
}
