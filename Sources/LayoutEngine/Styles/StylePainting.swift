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
    /// Draws `body` with the style's paint for `rect`, and with what else the style carries, from the inside out:
    /// what shows through a material, shadows inside of the alpha, shadows below it, the blend mode.
    mutating func paint(
        with style: _ResolvedStyle, in rect: CGRect, of node: LayoutNode,
        _ body: (inout DrawingContext, Paint) -> Void
    ) {
        let paint = style.paint(in: rect)
        if style.isPlain { return body(&self, paint) }
        let inner = style.shadows.filter(\.isInner).map(\.effect)
        let below = style.shadows.filter { !$0.isInner }.map(\.effect)
        var effects = (style.backdrop.map { [.backdrop($0)] } ?? []) + inner + below
        if let mode = style.blendMode, mode != .normal { effects.append(.blend(mode)) }
        guard !effects.isEmpty else { return body(&self, paint) }
        group(effects, of: node) { body(&$0, paint) }
    }
}
