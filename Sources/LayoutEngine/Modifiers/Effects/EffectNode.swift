import Drawing
import Foundation

/// A modifier's element that changes how its child is drawn, and nothing else.
final class EffectNode: UnaryNode {
    /// Whether nothing is drawn, so that nobody can use what is inside.
    let hides: Bool
    private let drawEffect: (EffectNode, inout DrawingContext) -> Void

    /// - Parameter draw: Draws the node's child.
    init(
        _ child: LayoutNode, _ inputs: _ResolveInputs, hides: Bool = false,
        draw: @escaping (EffectNode, inout DrawingContext) -> Void
    ) {
        drawEffect = draw
        self.hides = hides
        super.init(child, inputs)
    }

    override func draw(into drawing: inout DrawingContext) {
        drawEffect(self, &drawing)
    }
}

extension View {
    /// Draws through `draw`, which gets the placed node.
    ///
    /// - Parameters:
    ///   - numbers: Those that the effect was given.
    ///   - hides: Whether nothing is drawn.
    func drawingEffect(
        _ numbers: EffectNumbers = .none, hides: Bool = false,
        _ draw: @escaping (EffectNode, inout DrawingContext) -> Void
    ) -> ModifiedContent<Self, NodeModifier> {
        modifier(
            NodeModifier(numbers: numbers, sharesPlace: true) { child, inputs in
                EffectNode(child, inputs, hides: hides, draw: draw)
            })
    }

    /// Puts an effect on each thing drawn inside.
    func itemEffect(
        _ numbers: EffectNumbers = .none, _ effect: @escaping (EffectNode, DrawingContext) -> Effect?
    ) -> ModifiedContent<Self, NodeModifier> {
        drawingEffect(numbers) { node, drawing in
            guard let effect = effect(node, drawing) else { return node.child.draw(into: &drawing) }
            DrawingLimits.check(effect, of: node, scale: drawing.scale)
            drawing.with(effect) { node.child.draw(into: &$0) }
        }
    }

    /// Composes what is drawn inside as one, with effects on the whole.
    func groupEffect(_ effects: @escaping (EffectNode, DrawingContext) -> [Effect]) -> ModifiedContent<
        Self, NodeModifier
    > {
        drawingEffect { node, drawing in
            drawing.group(effects(node, drawing), of: node) { node.child.draw(into: &$0) }
        }
    }
}
