import Drawing
import Foundation

/// Groups: effects from the outside in, a layer where one is needed.
///
/// A blend mode among a group's effects acts where the finished group meets what lies below: it passes out
/// through the effects around it up to a `layer`, which isolates. Of two, the outer wins. A group whose only
/// item is a group is one group with both lists of effects.
extension RasterPass {
    func draw(_ effects: [Effect], _ items: [DisplayItem], _ context: Context) throws(RasterError) {
        var effects = effects
        var items = items
        while items.count == 1, case .group(let inner, let innerItems) = items[0].content {
            effects = inner + effects
            items = innerItems
        }
        guard !items.isEmpty else { return }
        try compose(effects[...], items, context)
    }

    /// Applies the outermost effect to what the others make of the items.
    func compose(
        _ effects: ArraySlice<Effect>, _ items: [DisplayItem], _ context: Context
    ) throws(RasterError) {
        guard !context.clip.bounds.isEmpty, context.opacity > 0 else { return }
        var context = context
        guard let outer = effects.last else { return try drawAll(items, context) }
        let inner = effects.dropLast()
        switch outer {
        case .transform(let transform):
            context.transform = transform.concatenating(context.transform)
            guard context.transform.isFinite else { return }
            try compose(inner, items, context)
        case .clip(let path, let style):
            clip(&context, path, style)
            try compose(inner, items, context)
        case .opacity(let opacity):
            context.opacity *= PixelArithmetic.clamp(opacity)
            try compose(inner, items, context)
        case .blend(let mode):
            if context.mode == .normal { context.mode = mode }
            try compose(inner, items, context)
        case .layer:
            guard let layer = try layer(inner, items, context.transform, on: context.clip.bounds) else {
                return
            }
            draw(layer, context)
        case .mask, .shadow, .styledShadow, .blur, .colorFilter, .backdrop, .projection:
            try composeLayer(outer, hoistingBlend(inner, &context), items, context)
        }
    }

    /// Applies an effect that works on a layer of what the inner effects make of the items.
    private func composeLayer(
        _ effect: Effect, _ inner: ArraySlice<Effect>, _ items: [DisplayItem], _ context: Context
    ) throws(RasterError) {
        switch effect {
        case .mask(let mask):
            try drawMasked(inner, items, by: mask, context)
        case .shadow(let color, let radius, let x, let y):
            try draw(Shadow(color: color, radius: radius, x: x, y: y), inner, items, context)
        case .blur(let radius, let isOpaque):
            try drawBlurred(inner, items, radius: radius, isOpaque: isOpaque, context)
        case .colorFilter(let filter):
            try drawFiltered(filter, inner, items, context)
        case .styledShadow(let shadow):
            try draw(shadow, inner, items, context)
        case .backdrop(let backdrop):
            try draw(backdrop, inner, items, context)
        case .projection(let projection):
            try drawProjected(inner, items, projection, context)
        default: break
        }
    }

    /// The effects without the blend modes that aren't isolated by a `layer`; the context takes them over.
    private func hoistingBlend(_ effects: ArraySlice<Effect>, _ context: inout Context) -> ArraySlice<Effect>
    {
        let isolating = effects.lastIndex { $0 == .layer }
        var kept: [Effect] = []
        for index in effects.indices.reversed() {
            if case .blend(let mode) = effects[index], index > isolating ?? Int.min {
                if context.mode == .normal { context.mode = mode }
            } else {
                kept.append(effects[index])
            }
        }
        return Array(kept.reversed())[...]
    }

    /// Draws items without further effects: straight onto the surface where that is the same, else as a layer.
    private func drawAll(_ items: [DisplayItem], _ context: Context) throws(RasterError) {
        if context.isPlain || (items.count == 1 && items[0].content.isOneShape) {
            for item in items { try draw(item.content, context) }
        } else if let layer = try layer([], items, context.transform, on: context.clip.bounds) {
            draw(layer, context)
        }
    }

    /// The picture that inner effects make of items, on the part of `area` that they reach; nil if none.
    func layer(
        _ effects: ArraySlice<Effect>, _ items: [DisplayItem], _ transform: CGAffineTransform,
        on area: PixelBounds
    ) throws(RasterError) -> Surface? {
        let bounds = try bounds(of: items, effects, transform).intersection(area)
        guard !bounds.isEmpty else { return nil }
        let surface = Surface(bounds: bounds)
        try compose(effects, items, Context(surface: surface, transform: transform))
        return surface
    }

    private func clip(_ context: inout Context, _ path: Path, _ style: FillStyle) {
        if let rect = path.rectangle, context.transform.keepsRectangles {
            let mapped = rect.applying(context.transform)
            let whole = PixelBounds(covering: mapped)
            if whole.isEmpty || whole.rect == mapped { return context.clip.intersect(whole) }
        }
        let area = PixelBounds(covering: path.controlBox(context.transform)).intersection(context.clip.bounds)
        var mask = CoverageMask(bounds: area)
        scanner.fill(path, style, context.transform, in: area) { mask.write($0) }
        context.clip.intersect(mask)
    }

    private func drawMasked(
        _ effects: ArraySlice<Effect>, _ items: [DisplayItem], by mask: [DisplayItem], _ context: Context
    ) throws(RasterError) {
        guard let cover = try layer([], mask, context.transform, on: context.clip.bounds) else { return }
        guard let layer = try layer(effects, items, context.transform, on: cover.bounds) else { return }
        var context = context
        context.clip.intersect(cover.alphaMask)
        draw(layer, context)
    }

    private func drawFiltered(
        _ outer: ColorFilter, _ effects: ArraySlice<Effect>, _ items: [DisplayItem], _ context: Context
    ) throws(RasterError) {
        var inner = effects
        var filters = [outer]
        while case .colorFilter(let filter)? = inner.last {
            filters.insert(filter, at: 0)
            inner = inner.dropLast()
        }
        guard let layer = try layer(inner, items, context.transform, on: context.clip.bounds) else { return }
        ColorFilterFormula(filters).apply(to: layer)
        draw(layer, context)
    }

    private func drawBlurred(
        _ effects: ArraySlice<Effect>, _ items: [DisplayItem], radius: CGFloat, isOpaque: Bool,
        _ context: Context
    ) throws(RasterError) {
        let sigma = GaussianSigma(radius: radius, context.transform)
        let reach = GaussianBlur.reach(sigma: sigma)
        let needed = context.clip.bounds.expanded(x: reach.x, y: reach.y)
        let whole = try bounds(of: items, effects, context.transform)
        guard let layer = try layer(effects, items, context.transform, on: needed) else { return }
        guard reach != (0, 0) else { return draw(layer, context) }
        let seen = isOpaque ? (x: 0, y: 0) : GaussianBlur.visibleReach(sigma: sigma)
        let spread = layer.bounds.expanded(x: seen.x, y: seen.y)
        let area = spread.intersection(context.clip.bounds)
        guard !area.isEmpty else { return }
        let blurred = SurfaceBlur.blur(
            layer, blur(sigma: sigma), isOpaque: isOpaque, onto: area, anchor: (whole.minX, whole.minY))
        draw(blurred, context)
    }
}

extension DisplayItem.Content {
    /// Drawn in one go, so that its opacity may be its coverage's.
    var isOneShape: Bool {
        switch self {
        case .fill, .stroke, .image: true
        case .glyphs, .group: false
        }
    }
}
