import Drawing
import Foundation

/// A drop shadow's parameters, in points.
struct Shadow {
    var color: ResolvedColor
    var radius: CGFloat
    var x: CGFloat
    var y: CGFloat

    init(color: ResolvedColor, radius: CGFloat, x: CGFloat, y: CGFloat) {
        self.color = color
        self.radius = radius
        self.x = x
        self.y = y
    }

    init(_ styled: StyledShadow) {
        self.init(color: styled.color, radius: styled.radius, x: styled.x, y: styled.y)
    }

    /// How far it is moved, in whole pixels and a rest of 0 up to 1.
    func offset(_ transform: CGAffineTransform) -> (x: Int, y: Int, restX: Double, restY: Double) {
        func split(_ value: CGFloat) -> (Int, Double) {
            guard value.isFinite else { return (0, 0) }
            let limited = min(max(Double(value), -1e6), 1e6)
            // A hair beside a whole pixel is that pixel.
            let nearest = limited.rounded()
            if abs(limited - nearest) < 1e-6 { return (Int(nearest), 0) }
            return (Int(limited.rounded(.down)), limited - limited.rounded(.down))
        }
        let (x, restX) = split(x * transform.a + y * transform.c)
        let (y, restY) = split(self.x * transform.b + self.y * transform.d)
        return (x, y, restX, restY)
    }

    /// Pixels that the shadow of something in `bounds` may touch.
    func bounds(of bounds: PixelBounds, _ transform: CGAffineTransform) -> PixelBounds {
        let reach = GaussianBlur.visibleReach(sigma: GaussianSigma(radius: radius, transform))
        let offset = offset(transform)
        return bounds.expanded(x: reach.x + 1, y: reach.y + 1).offset(x: offset.x, y: offset.y)
    }

    /// Pixels whose shadow may touch `bounds`.
    func sources(of bounds: PixelBounds, _ transform: CGAffineTransform) -> PixelBounds {
        let reach = GaussianBlur.reach(sigma: GaussianSigma(radius: radius, transform))
        let offset = offset(transform)
        return bounds.expanded(x: reach.x + 1, y: reach.y + 1).offset(x: -offset.x, y: -offset.y)
    }
}

extension RasterPass {
    /// Draws a group above its shadow.
    ///
    /// 1. Where the result must be mixed as one, do so on a layer of its own.
    /// 2. One plain item needs no layer: its coverage casts the shadow, and it is drawn straight on top.
    /// 3. Else the group's layer casts the shadow and is drawn on top.
    func draw(
        _ shadow: Shadow, _ effects: ArraySlice<Effect>, _ items: [DisplayItem], _ context: Context
    ) throws(RasterError) {
        // 1.
        guard context.isPlain else {
            let own = try bounds(of: items, effects, context.transform)
            let area = own.union(shadow.bounds(of: own, context.transform)).intersection(context.clip.bounds)
            guard !area.isEmpty else { return }
            let both = Context(surface: Surface(bounds: area), transform: context.transform)
            try draw(shadow, effects, items, both)
            return draw(both.surface, context)
        }
        let needed = shadow.sources(of: context.clip.bounds, context.transform)
        // 2.
        if items.count == 1, let own = Self.transform(of: effects, in: context) {
            var plain = context
            plain.transform = own
            if case .fill(let path, let style, let paint) = items[0].content, let opacity = paint.opacity {
                let isOpaque = opacity == 255 && style.isAntialiased
                if castShape(path, style, own, opacity: opacity, hidesShadow: isOpaque, shadow, context) {
                    return try draw(items[0].content, plain)
                }
            }
            if let mask = try coverage(of: items[0].content, own, on: needed) {
                cast(shadow, mask, context, anchor: try bounds(of: items[0].content, own))
                return try draw(items[0].content, plain)
            }
        }
        // 3.
        let whole = try bounds(of: items, effects, context.transform)
        let area = needed.union(context.clip.bounds)
        let own = effects.filter { !$0.isBackdrop }
        guard let layer = try layer(own[...], items, context.transform, on: area) else { return }
        cast(shadow, layer.alphaMask, context, anchor: whole)
        // A material has to see what is below the shadow too.
        if own.count < effects.count { return try compose(effects, items, context) }
        draw(layer, context)
    }

    /// The transform of items under effects that are all transforms; nil where there are others.
    private static func transform(of effects: ArraySlice<Effect>, in context: Context) -> CGAffineTransform? {
        var result = context.transform
        for effect in effects.reversed() {
            guard case .transform(let own) = effect else { return nil }
            result = own.concatenating(result)
        }
        return result.isFinite ? result : nil
    }

    /// The alpha of an item that is one shape in one colour; nil for others, and where it touches no pixel.
    private func coverage(
        of content: DisplayItem.Content, _ transform: CGAffineTransform, on area: PixelBounds
    ) throws(RasterError) -> CoverageMask? {
        guard let opacity = content.paint?.opacity else { return nil }
        let bounds = try bounds(of: content, transform).intersection(area)
        guard !bounds.isEmpty else { return nil }
        var mask = CoverageMask(bounds: bounds)
        switch content {
        case .fill(let path, let style, _):
            scanner.fill(path, style, transform, in: bounds) { mask.write($0) }
        case .stroke(let path, let style, _, let isAntialiased):
            scanner.stroke(path, style, transform, isAntialiased: isAntialiased, in: bounds) {
                mask.write($0)
            }
        default: return nil
        }
        mask.multiply(by: opacity)
        return mask
    }

    /// Draws the blurred mask in the shadow's colour.
    ///
    /// - Parameters:
    ///   - anchor: Bounds of all that casts the shadow, however it is cut.
    ///   - isInverted: What the mask leaves out casts the shadow, all around it.
    func cast(
        _ shadow: Shadow, _ mask: CoverageMask, _ context: Context, anchor: PixelBounds,
        isInverted: Bool = false
    ) {
        let anchor = (x: anchor.minX, y: anchor.minY)
        let transform = context.transform
        let offset = shadow.offset(transform)
        let reached = shadow.bounds(of: mask.bounds, transform)
        let area = isInverted ? context.clip.bounds : reached.intersection(context.clip.bounds)
        guard !area.isEmpty else { return }
        let blur = blur(
            sigma: GaussianSigma(radius: shadow.radius, transform), shiftX: offset.restX,
            shiftY: offset.restY)
        let source = PixelSource.solid(SolidColor(shadow.color))
        let moved = area.offset(x: -offset.x, y: -offset.y)
        guard !isInverted else {
            var levels = CoverageMask(bounds: area)
            SurfaceBlur.forEachRow(of: mask, blur, onto: moved, anchor: anchor) { y, row in
                levels.write(row, y: y + offset.y)
            }
            levels.invert()
            return draw(levels, source, context.target)
        }
        let target = context.target
        SurfaceBlur.forEachRow(of: mask, blur, onto: moved, anchor: anchor) { y, levels in
            let run = CoverageRow.Run(
                start: area.minX, end: area.maxX, coverage: CoverageRow.Run.varying)
            withUnsafePointer(to: run) { run in
                let row = CoverageRow(
                    y: y + offset.y, runs: UnsafeBufferPointer(start: run, count: 1), mask: levels,
                    originX: area.minX)
                compositor.draw(row, source, target)
            }
        }
    }
}

extension Effect {
    fileprivate var isBackdrop: Bool {
        if case .backdrop = self { true } else { false }
    }
}

extension DisplayItem.Content {
    /// What a fill or a stroke is painted with.
    fileprivate var paint: Paint? {
        switch self {
        case .fill(_, _, let paint), .stroke(_, _, let paint, _): paint
        default: nil
        }
    }
}

extension Paint {
    /// The alpha level of all that it paints; nil where it isn't known to be the same everywhere.
    fileprivate var opacity: UInt32? {
        switch self {
        case .solid(let color):
            return PixelArithmetic.premultiplied(color) >> 24
        case .linearGradient(let ramp, _, _), .radialGradient(let ramp, _, _, _, _),
            .angularGradient(let ramp, _, _, _):
            return ramp.stops.isEmpty || ramp.stops.contains { $0.color.opacity < 1 } ? nil : 255
        default: return nil
        }
    }
}
