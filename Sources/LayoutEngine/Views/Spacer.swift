import Foundation

/// Room that grows along its stack: SwiftUI's `Spacer`.
///
/// At least `minLength` points (nil: 8), nothing across the stack; on both axes outside stacks. Served last.
public struct Spacer: _PrimitiveView, Sendable {
    public var minLength: CGFloat?

    nonisolated public init(minLength: CGFloat? = nil) {
        self.minLength = minLength
    }

    public static func _resolve(_ view: Spacer, _ inputs: _ResolveInputs) -> _Elements {
        _Elements(SpacerNode(view.minLength ?? 8, inputs))
    }
}

final class SpacerNode: LayoutNode {
    let minimum: CGFloat
    private let axis: Axis?

    init(_ minimum: CGFloat, _ inputs: _ResolveInputs) {
        self.minimum = minimum
        axis = inputs.stackAxis
        let label = inputs.label("Spacer")
        super.init(inputs, path: inputs.elementPath(label), label: label)
    }

    override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
        func length(_ side: Axis) -> CGFloat {
            if let axis, axis != side { return 0 }
            return max(proposal[side] ?? minimum, minimum)
        }
        return CGSize(width: length(.horizontal), height: length(.vertical))
    }

    override func computeSetsGuides() -> Bool { false }

    override func computeSpacing() -> ViewSpacing {
        axis.map(ViewSpacing.zero(along:)) ?? .zero
    }

    override func computePriority() -> Double { -.infinity }
}
