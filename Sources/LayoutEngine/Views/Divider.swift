import Drawing
import Foundation

/// A thin line between things: SwiftUI's `Divider`. Upright in a horizontal stack, else flat.
///
/// One pixel thick on iOS, one point on macOS; as long as it is offered, 10 points where there is no offer.
public struct Divider: _PrimitiveView {
    nonisolated public init() {}

    public static func _resolve(_ view: Divider, _ inputs: _ResolveInputs) -> _Elements {
        _Elements(DividerNode(inputs))
    }
}

final class DividerNode: LayoutNode {
    private let axis: Axis

    init(_ inputs: _ResolveInputs) {
        axis = inputs.stackAxis == .horizontal ? .vertical : .horizontal
        let label = inputs.label("Divider")
        super.init(inputs, path: inputs.elementPath(label), label: label)
    }

    override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
        let thickness = environment.platformProfile.family == .macOS ? 1 : environment.pixelLength
        return CGSize(axis, proposal[axis] ?? 10, by: thickness)
    }

    override func computeSetsGuides() -> Bool { false }

    override func draw(into drawing: inout DrawingContext) {
        let rect = drawing.snapped(frame)
        guard rect.width > 0, rect.height > 0, rect.width.isFinite, rect.height.isFinite else { return }
        drawing.paint(with: resolved(SeparatorShapeStyle()), in: rect, of: self) { drawing, paint in
            drawing.draw(.fill(Path(rect), FillStyle(), paint), of: self)
        }
    }
}
