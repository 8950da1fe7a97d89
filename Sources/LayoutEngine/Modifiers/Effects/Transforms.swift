import Drawing
import Foundation

extension View {
    /// Draws the view turned clockwise about a point of its frame.
    public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some View {
        let numbers = EffectNumbers.rotation(angle, anchor: anchor)
        let map = CGAffineTransform(rotationAngle: numbers.used[0])
        return frameTransform(numbers, anchor: UnitPoint(x: numbers.used[1], y: numbers.used[2])) { _ in map }
    }

    /// Draws the view scaled about a point of its frame.
    public func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> some View {
        let numbers = EffectNumbers.scale(scale, anchor: anchor)
        let map = CGAffineTransform(scaleX: numbers.used[0], y: numbers.used[1])
        return frameTransform(numbers, anchor: UnitPoint(x: numbers.used[2], y: numbers.used[3])) { _ in map }
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
        let numbers = EffectNumbers.transform(transform)
        let map = numbers.finding == nil ? transform : .identity
        return frameTransform(numbers, anchor: .topLeading) { _ in map }
    }

    /// Draws the view mapped about its top left corner, with the map's perspective. Frames and anchors inside count
    /// the map without it.
    public func projectionEffect(_ transform: ProjectionTransform) -> some View {
        let numbers = EffectNumbers.projection("projectionEffect", transform)
        let map = numbers.finding == nil ? transform : ProjectionTransform()
        return modifier(
            NodeModifier(numbers: numbers) { child, inputs in
                TransformNode(child, inputs, FrameMap(.topLeading, projecting: { _ in map }))
            })
    }

    /// Maps each thing drawn inside about a point of the frame.
    func frameTransform(
        _ numbers: EffectNumbers = .none, anchor: UnitPoint,
        _ make: @escaping (LayoutNode) -> CGAffineTransform
    ) -> ModifiedContent<Self, NodeModifier> {
        modifier(
            NodeModifier(numbers: numbers) { child, inputs in
                TransformNode(child, inputs, FrameMap(anchor, make))
            })
    }
}

extension ProjectionTransform {
    /// Whether all nine numbers are.
    var isFinite: Bool {
        [m11, m12, m13, m21, m22, m23, m31, m32, m33].allSatisfy(\.isFinite)
    }

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
