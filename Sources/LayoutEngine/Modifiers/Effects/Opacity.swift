import Drawing
import Foundation

extension View {
    /// Multiplies the opacity of each thing drawn inside; 1 changes nothing, 0 or less draws nothing.
    ///
    /// Overlapping things show through each other; ``compositingGroup()`` makes one layer of them first.
    public func opacity(_ opacity: Double) -> some View {
        let numbers = EffectNumbers.opacity(opacity)
        let opacity = Double(numbers.used[0])
        return drawingEffect(numbers, hides: !(opacity > 0)) { node, drawing in
            if opacity >= 1 { return node.child.draw(into: &drawing) }
            guard opacity > 0 else { return }
            drawing.with(.opacity(opacity)) { node.child.draw(into: &$0) }
        }
    }

    /// Draws nothing; the place in the layout stays.
    public func hidden() -> some View {
        drawingEffect(hides: true) { _, _ in }
    }

    /// Mixes each thing drawn inside with what lies below it.
    public func blendMode(_ blendMode: BlendMode) -> some View {
        itemEffect { _, _ in blendMode == .normal ? nil : .blend(blendMode) }
    }

    /// Makes one layer of what is drawn inside, so that the effects around act on it as a whole.
    public func compositingGroup() -> some View {
        groupEffect { _, _ in [.layer] }
    }

    /// As ``compositingGroup()``; `opaque` and `colorMode` change nothing here.
    public func drawingGroup(opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear) -> some View {
        compositingGroup()
    }
}

/// How colours are mixed: SwiftUI's `ColorRenderingMode`. Offscreen pictures are drawn in `nonLinear`.
public enum ColorRenderingMode: Hashable, Sendable {
    /// On sRGB-encoded components, as on a screen.
    case nonLinear
    case linear
    case extendedLinear
}
