import Drawing
import Foundation

extension LayoutNode {
    /// A style settled in this node's environment; what is wrong with it is reported here.
    final func resolved(_ style: some ShapeStyle) -> _ResolvedStyle {
        style._resolve(_StyleContext(environment, node: self))
    }

    /// What content without a style of its own is painted with here: the foreground style.
    final var resolvedForeground: _ResolvedStyle { resolved(ForegroundStyle()) }

    /// The foreground style as a paint for `rect`, in points of the picture.
    final func foregroundPaint(in rect: CGRect) -> Paint {
        resolvedForeground.paint(in: rect)
    }
}

extension EnvironmentValues {
    /// The foreground style as a paint for `rect`; findings are dropped for want of a view to report.
    func foregroundPaint(in rect: CGRect) -> Paint {
        ForegroundStyle()._resolve(_StyleContext(self)).paint(in: rect)
    }
}

extension DrawingContext {
    /// Draws `body` with the style's paint for `rect`, and with the shadows and the blend mode that the style
    /// carries.
    ///
    /// - Parameter area: What `body` fills, where it fills a path: inner shadows need it.
    mutating func paint(
        with style: _ResolvedStyle, in rect: CGRect, of node: LayoutNode,
        area: (path: Path, style: FillStyle)? = nil, _ body: (inout DrawingContext, Paint) -> Void
    ) {
        let paint = style.paint(in: rect)
        var effects = style.shadows.filter { !$0.isInner }.map(\.effect)
        if let mode = style.blendMode, mode != .normal { effects.append(.blend(mode)) }
        let inner = style.shadows.filter(\.isInner)
        if !inner.isEmpty, area == nil {
            node.graph.report(
                .error, at: node.path,
                "has an inner shadow on something that isn't a filled shape; it is left out. Use a drop shadow."
            )
        }
        guard !effects.isEmpty || !inner.isEmpty else { return body(&self, paint) }
        func draw(_ drawing: inout DrawingContext) {
            body(&drawing, paint)
            guard let area else { return }
            for shadow in inner { drawing.draw(inner: shadow, in: area, of: node) }
        }
        if effects.isEmpty { draw(&self) } else { group(effects, of: node) { draw(&$0) } }
    }

    /// The shadow that the outside of an area casts into it: everything around is filled and casts a shadow,
    /// and only the inside is kept.
    private mutating func draw(
        inner shadow: ResolvedShadow, in area: (path: Path, style: FillStyle), of node: LayoutNode
    ) {
        let reach = 4 * abs(shadow.radius) + max(abs(shadow.x), abs(shadow.y)) + 4
        var outside = area.path
        outside.addRect(area.path.boundingRect.insetBy(dx: -reach, dy: -reach))
        group([.clip(area.path, area.style)], of: node) { clipped in
            clipped.group([shadow.effect], of: node) {
                $0.draw(.fill(outside, FillStyle(eoFill: true), .solid(.black)), of: node)
            }
        }
    }
}
