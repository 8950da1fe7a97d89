import Drawing
import Foundation

/// Changes of how a view is drawn that need its geometry, but no place in the layout: SwiftUI's `VisualEffect`.
nonisolated public protocol VisualEffect: Sendable, Animatable {
    /// Adds what the effect does, innermost first. Not for user code.
    func _append(to steps: inout _VisualSteps)
}

extension VisualEffect {
    public func _append(to steps: inout _VisualSteps) {}
}

/// No change: what a `visualEffect` starts from.
nonisolated public struct EmptyVisualEffect: VisualEffect {
    public init() {}
}

/// What an effect does, innermost first.
public struct _VisualSteps {
    var steps: [VisualStep] = []
    /// Those that the steps were given.
    var numbers: [EffectNumbers] = []
}

/// One change of how a view is drawn.
enum VisualStep {
    case map(FrameMap)
    /// Positive x is trailing.
    case offset(CGSize)
    /// On each thing drawn; nil changes nothing.
    case item(Effect?)
    /// On all things drawn, as one.
    case group(Effect)
    /// Draws nothing.
    case hidden
}

/// One more change after a base.
nonisolated struct ChainedVisualEffect<Base: VisualEffect>: VisualEffect {
    typealias AnimatableData = EmptyAnimatableData

    let base: Base
    let numbers: EffectNumbers
    let step: @Sendable () -> VisualStep

    var animatableData: EmptyAnimatableData {
        get { EmptyAnimatableData() }
        set {}
    }

    func _append(to steps: inout _VisualSteps) {
        base._append(to: &steps)
        steps.steps.append(step())
        steps.numbers.append(numbers)
    }
}

extension View {
    /// Changes how the view is drawn by its geometry; the layout stays.
    ///
    /// The closure runs when the view is placed; frames and anchors inside count moves, turns and scales.
    public func visualEffect(
        _ effect: @escaping @Sendable (EmptyVisualEffect, GeometryProxy) -> some VisualEffect
    ) -> some View {
        modifier(
            NodeModifier { child, inputs in
                VisualEffectNode(child, inputs) { effect(EmptyVisualEffect(), $0) }
            })
    }
}

/// Answers as its child; draws it as its effect wants, once it is known where it stands.
///
/// 1. Moves before any other map place the child, as the `offset` modifier does: edges snap to pixels there.
/// 2. Later ones, and the other maps, map what is drawn.
final class VisualEffectNode: UnaryNode {
    private let effect: (GeometryProxy) -> any VisualEffect
    private let reader: LayoutReader
    private var steps: [VisualStep] = []

    init(
        _ child: LayoutNode, _ inputs: _ResolveInputs, _ effect: @escaping (GeometryProxy) -> any VisualEffect
    ) {
        self.effect = effect
        reader = LayoutReader(inputs)
        super.init(child, inputs)
    }

    override func placeContent() {
        var found = _VisualSteps()
        reader.observing(.placement, for: self) {
            effect(GeometryProxy(node: self))._append(to: &found)
        }
        for numbers in found.numbers { numbers.report(at: path, in: graph) }
        // 1.
        let isMap = { (step: VisualStep) in if case .map = step { true } else { false } }
        let firstMap = found.steps.firstIndex(where: isMap) ?? found.steps.endIndex
        var shift = CGSize.zero
        for case .offset(let offset) in found.steps[..<firstMap] {
            shift.width += layoutDirection == .rightToLeft ? -offset.width : offset.width
            shift.height += offset.height
        }
        // 2.
        steps = found.steps[..<firstMap].filter { if case .offset = $0 { false } else { true } }
        steps += found.steps[firstMap...].map { step in
            guard case .offset(let offset) = step else { return step }
            return .map(.moving(offset))
        }
        var map = CGAffineTransform.identity
        for case .map(let step) in steps { map = map.concatenating(step.placed(self)) }
        let origin = CGPoint(x: frame.minX + shift.width, y: frame.minY + shift.height)
        graph.placing(under: map) { child.place(at: origin, placementProposal) }
    }

    override func draw(into drawing: inout DrawingContext) {
        draw(steps[...], into: &drawing)
    }

    /// The last step is the outermost.
    private func draw(_ steps: ArraySlice<VisualStep>, into drawing: inout DrawingContext) {
        guard let step = steps.last else { return child.draw(into: &drawing) }
        let inner = steps.dropLast()
        let effect: Effect?
        switch step {
        case .hidden: return
        case .group(let effect): return drawing.group([effect], of: self) { draw(inner, into: &$0) }
        case .map(let map): effect = map.drawn(self, drawing)
        case .offset: effect = nil
        case .item(let item): effect = item
        }
        guard let effect else { return draw(inner, into: &drawing) }
        drawing.with(effect) { draw(inner, into: &$0) }
    }
}
