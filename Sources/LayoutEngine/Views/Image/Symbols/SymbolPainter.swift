import Drawing
import Foundation

/// Paints a symbol made of paths, in the colours of a rendering mode.
struct SymbolPainter {
    let picture: VectorImage
    let map: CGAffineTransform
    let rect: CGRect
    let node: LayoutNode
    /// nil where the view asks for none.
    let mode: SymbolRenderingMode?
    /// 0...1 of a symbol with a variable value; nil draws all of it.
    let variableValue: Double?

    /// How much is left of a part that the variable value doesn't reach.
    static let faintness = 0.3

    /// 1. The foreground style's shadows and blend mode act on the symbol as a whole.
    /// 2. In one colour, parts that lie over one another are one area: where the colour shows what is below, the
    ///    parts become a mask.
    /// 3. Else each part has the paint of its layer, or its own colour.
    func draw(into drawing: inout DrawingContext) {
        let foreground = node.resolvedForeground
        let levels = node.environment.foregroundStyles?.levels.count ?? 1
        let isPlain = mode == .monochrome || mode == nil && levels == 1
        // 1.
        drawing.paint(with: foreground, in: rect, of: node) { drawing, paint in
            // 2.
            if isPlain {
                guard VectorPainter.count(picture.elements) > 1, !paint.isOpaque else {
                    return painter { _, _ in foreground }.draw(into: &drawing)
                }
                let black = _ResolvedStyle(.black)
                let mask = drawing.collect { painter { _, _ in black }.draw(into: &$0) }
                return drawing.group([.mask(mask)], of: node) {
                    let reach = rect.insetBy(dx: -rect.width, dy: -rect.height)
                    $0.draw(.fill(Path(reach), FillStyle(), paint), of: node)
                }
            }
            // 3.
            painter { shape, ink in
                if mode == .multicolor, case .fixed(let color) = ink { return _ResolvedStyle(color) }
                guard shape.layer > 0 else { return foreground }
                if mode == .hierarchical {
                    return foreground.multiplyingOpacity(by: HierarchicalOpacity.factor(shape.layer))
                }
                return node.resolved(HierarchicalShapeStyle(level: shape.layer))
            }.draw(into: &drawing)
        }
    }

    private func painter(_ style: @escaping (VectorImage.Shape, VectorImage.Ink) -> _ResolvedStyle)
        -> VectorPainter
    {
        VectorPainter(picture: picture, map: map, rect: rect, node: node) { shape, ink in
            let style = style(shape, ink)
            guard let value = variableValue, let threshold = shape.threshold, value <= threshold else {
                return style
            }
            return style.multiplyingOpacity(by: Self.faintness)
        }
    }
}

extension Paint {
    /// Whether nothing shows through; of other paints than plain colours nothing is known.
    fileprivate var isOpaque: Bool {
        if case .solid(let color) = self { return color.opacity >= 1 }
        return false
    }
}
