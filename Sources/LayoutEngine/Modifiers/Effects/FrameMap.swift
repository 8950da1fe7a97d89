import Drawing
import Foundation

/// A map of what an element draws, about a point of its frame.
struct FrameMap {
    let anchor: UnitPoint
    let make: (LayoutNode) -> ProjectionTransform

    init(_ anchor: UnitPoint, projecting make: @escaping (LayoutNode) -> ProjectionTransform) {
        self.anchor = anchor
        self.make = make
    }

    init(_ anchor: UnitPoint, _ make: @escaping (LayoutNode) -> CGAffineTransform) {
        self.init(anchor, projecting: { ProjectionTransform(make($0)) })
    }

    /// A move; positive x is trailing.
    static func moving(_ offset: CGSize) -> FrameMap {
        FrameMap(.topLeading) { node in
            CGAffineTransform(
                translationX: node.layoutDirection == .rightToLeft ? -offset.width : offset.width,
                y: offset.height)
        }
    }

    /// About a point of the frame as layout has it: what frames and anchors inside know. Without its perspective.
    func placed(_ node: LayoutNode) -> CGAffineTransform {
        make(node).affineTransform.about(anchor.point(in: node.frame))
    }

    /// About a point of the frame as it is drawn, snapped to pixels; nil where nothing is mapped.
    func drawn(_ node: LayoutNode, _ drawing: DrawingContext) -> Effect? {
        let map = make(node)
        guard !map.isIdentity else { return nil }
        let point = anchor.point(in: drawing.snapped(node.frame))
        if map.m13 == 0, map.m23 == 0, map.m33 > 0 { return .transform(map.affineTransform.about(point)) }
        return .projection(map.about(point))
    }
}

/// Answers as its child, and maps each thing that it draws.
final class TransformNode: UnaryNode {
    private let map: FrameMap
    private let isKnownInside: Bool
    private let reader: LayoutReader?

    /// - Parameters:
    ///   - isKnownInside: Whether frames and anchors inside count the map.
    ///   - isUsers: Whether code of the user's makes the map.
    init(
        _ child: LayoutNode, _ inputs: _ResolveInputs, _ map: FrameMap, isKnownInside: Bool = true,
        isUsers: Bool = false
    ) {
        self.map = map
        self.isKnownInside = isKnownInside
        reader = isUsers ? LayoutReader(inputs) : nil
        super.init(child, inputs)
    }

    override func placeContent() {
        guard isKnownInside else { return super.placeContent() }
        let placed = reader.observing(.placement, for: self) { map.placed(self) }
        graph.placing(under: placed) { super.placeContent() }
    }

    override func draw(into drawing: inout DrawingContext) {
        guard let effect = map.drawn(self, drawing) else { return child.draw(into: &drawing) }
        drawing.with(effect) { child.draw(into: &$0) }
    }
}
