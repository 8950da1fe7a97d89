import Drawing
import Foundation

/// Collects display items while the placed tree is walked.
///
/// Effects of a container (opacity, blend mode, shadow, transform) act on each item drawn below it; a group
/// (clip, mask, blur, compositing) gathers its items and is then one item to the effects around it.
struct DrawingContext {
    let scale: CGFloat
    private(set) var items: [DisplayItem] = []
    /// Effects of the containers around, outermost first.
    private var effects: [Effect] = []

    init(scale: CGFloat) {
        self.scale = scale
    }

    /// Adds an item with the effects that are in force.
    mutating func draw(_ content: DisplayItem.Content, of node: LayoutNode) {
        OutlineNumbers.check(content, of: node)
        if case .stroke = content { DrawingLimits.check(content, of: node) }
        guard !effects.isEmpty else {
            items.append(DisplayItem(view: node.path, content: content))
            return
        }
        let item = DisplayItem(view: node.path, content: content)
        items.append(DisplayItem(view: node.path, content: .group(effects.reversed(), [item])))
    }

    /// Draws `body` with one more effect on each of its items.
    mutating func with(_ effect: Effect, _ body: (inout DrawingContext) -> Void) {
        effects.append(effect)
        body(&self)
        effects.removeLast()
    }

    /// Draws `body` into a group that is composed with `groupEffects` (innermost first), then treated as one
    /// item.
    mutating func group(
        _ groupEffects: [Effect], of node: LayoutNode, _ body: (inout DrawingContext) -> Void
    ) {
        let inner = collect(body)
        guard !inner.isEmpty else { return }
        for effect in groupEffects { DrawingLimits.check(effect, of: node, scale: scale) }
        draw(.group(groupEffects, inner), of: node)
    }

    /// Draws a view that is one thing to the effects around, however many items it takes: the lines of a text
    /// throw one shadow, and a knob doesn't let its track shine through.
    mutating func leaf(of node: LayoutNode, _ body: (inout DrawingContext) -> Void) {
        let moves = effects.allSatisfy { if case .transform = $0 { true } else { false } }
        guard !moves else { return body(&self) }
        let inner = collect(body)
        if inner.count == 1 {
            draw(inner[0].content, of: node)
        } else if !inner.isEmpty {
            draw(.group([], inner), of: node)
        }
    }

    /// The items of `body` alone, free of the effects around.
    func collect(_ body: (inout DrawingContext) -> Void) -> [DisplayItem] {
        var inner = DrawingContext(scale: scale)
        body(&inner)
        return inner.items
    }

    /// A rectangle with its corners moved to whole pixels, each edge on its own: neighbours never gap.
    ///
    /// Source: round(v) = floor(v * scale + 0.5) / scale on both corners in global coordinates.
    func snapped(_ rect: CGRect) -> CGRect {
        let x0 = snapped(rect.minX)
        let y0 = snapped(rect.minY)
        return CGRect(x: x0, y: y0, width: snapped(rect.maxX) - x0, height: snapped(rect.maxY) - y0)
    }

    /// The nearest pixel, halves up: also below zero.
    func snapped(_ value: CGFloat) -> CGFloat {
        guard value.isFinite else { return value }
        return (value * scale + 0.5 + Self.slack).rounded(.down) / scale
    }

    /// In pixels: neighbours that share an edge sum it up in different ways, and both sums have to fall on the same
    /// side of a half.
    private static let slack: CGFloat = 1e-7
}
