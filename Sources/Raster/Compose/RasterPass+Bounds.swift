import Drawing
import Foundation

/// Boxes around what items draw, so that layers take no more memory than they need.
extension RasterPass {
    /// Pixels that a group's result may touch.
    func bounds(
        of items: [DisplayItem], _ effects: ArraySlice<Effect>, _ transform: CGAffineTransform
    ) throws(RasterError) -> PixelBounds {
        guard transform.isFinite else { return .empty }
        guard let outer = effects.last else { return try bounds(of: items, transform) }
        let inner = effects.dropLast()
        switch outer {
        case .transform(let own):
            return try bounds(of: items, inner, own.concatenating(transform))
        case .clip(let path, _):
            let box = PixelBounds(covering: path.controlBox(transform))
            return try bounds(of: items, inner, transform).intersection(box)
        case .mask(let mask):
            let cover = try bounds(of: mask, transform)
            return try bounds(of: items, inner, transform).intersection(cover)
        case .blur(let radius, let isOpaque):
            let own = try bounds(of: items, inner, transform)
            guard !isOpaque else { return own }
            let reach = GaussianBlur.visibleReach(sigma: GaussianSigma(radius: radius, transform))
            return own.expanded(x: reach.x, y: reach.y)
        case .shadow(let color, let radius, let x, let y):
            let own = try bounds(of: items, inner, transform)
            return own.union(Shadow(color: color, radius: radius, x: x, y: y).bounds(of: own, transform))
        case .styledShadow(let shadow):
            let own = try bounds(of: items, inner, transform)
            if shadow.isInner { return own }
            return shadow.invertsAlpha
                ? .unlimited : own.union(Shadow(shadow).bounds(of: own, transform))
        case .projection(let projection):
            return try ProjectedLayer(projection, transform).map { (layer) throws(RasterError) in
                layer.bounds(of: try bounds(of: items, inner, layer.transform))
            } ?? .empty
        case .opacity, .blend, .colorFilter, .layer, .backdrop:
            return try bounds(of: items, inner, transform)
        }
    }

    private func bounds(of items: [DisplayItem], _ transform: CGAffineTransform) throws(RasterError)
        -> PixelBounds
    {
        var result = PixelBounds.empty
        for item in items { result = result.union(try bounds(of: item.content, transform)) }
        return result
    }

    /// Pixels that an item may touch.
    func bounds(of content: DisplayItem.Content, _ transform: CGAffineTransform) throws(RasterError)
        -> PixelBounds
    {
        switch content {
        case .fill(let path, _, _):
            return PixelBounds(covering: path.controlBox(transform))
        case .stroke(let path, let style, _, _):
            return ShapeScanner.strokeBounds(path, style, transform)
        case .image(let item):
            return PixelBounds(covering: item.rect.applying(transform))
        case .glyphs(let run, let origin, _):
            return try bounds(of: run, at: origin, transform)
        case .group(let effects, let items):
            return try bounds(of: items, effects[...], transform)
        }
    }
}
