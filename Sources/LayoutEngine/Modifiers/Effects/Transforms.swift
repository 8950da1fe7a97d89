import Drawing
import Foundation

extension View {
    /// Draws the view turned clockwise about a point of its frame.
    public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some View {
        frameTransform(anchor: anchor) { _ in
            CGAffineTransform(rotationAngle: CGFloat(angle.radians))
        }
    }

    /// Draws the view scaled about a point of its frame.
    public func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> some View {
        frameTransform(anchor: anchor) { _ in CGAffineTransform(scaleX: scale.width, y: scale.height) }
    }

    /// Draws the view scaled about a point of its frame.
    public func scaleEffect(_ s: CGFloat, anchor: UnitPoint = .center) -> some View {
        scaleEffect(CGSize(width: s, height: s), anchor: anchor)
    }

    /// Draws the view scaled about a point of its frame.
    public func scaleEffect(x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center) -> some View {
        scaleEffect(CGSize(width: x, height: y), anchor: anchor)
    }

    /// Draws the view mapped about its top left corner.
    public func transformEffect(_ transform: CGAffineTransform) -> some View {
        frameTransform(anchor: .topLeading) { _ in transform }
    }

    /// Draws the view mapped about its top left corner, with the map's perspective. Frames and anchors inside count
    /// the map without it.
    public func projectionEffect(_ transform: ProjectionTransform) -> some View {
        modifier(
            NodeModifier { child, inputs in
                TransformNode(child, inputs, FrameMap(.topLeading, projecting: { _ in transform }))
            })
    }

    /// Maps each thing drawn inside about a point of the frame.
    func frameTransform(anchor: UnitPoint, _ make: @escaping (LayoutNode) -> CGAffineTransform)
        -> ModifiedContent<Self, NodeModifier>
    {
        modifier(NodeModifier { child, inputs in TransformNode(child, inputs, FrameMap(anchor, make)) })
    }
}

extension ProjectionTransform {
    /// Without the perspective terms, scaled so that m33 is 1.
    var affineTransform: CGAffineTransform {
        let scale = m33 == 0 || !m33.isFinite ? 1 : m33
        return CGAffineTransform(
            a: m11 / scale, b: m12 / scale, c: m21 / scale, d: m22 / scale, tx: m31 / scale, ty: m32 / scale
        )
    }

    /// The same map about `point` instead of zero.
    func about(_ point: CGPoint) -> ProjectionTransform {
        ProjectionTransform(CGAffineTransform(translationX: -point.x, y: -point.y)).concatenating(self)
            .concatenating(ProjectionTransform(CGAffineTransform(translationX: point.x, y: point.y)))
    }
}
