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

    /// Draws the view mapped about its top left corner. Perspective can't be drawn: an error says so, and the
    /// affine part is used.
    public func projectionEffect(_ transform: ProjectionTransform) -> some View {
        frameTransform(anchor: .topLeading) { $0.affine(transform) }
    }

    /// Maps each thing drawn inside about a point of the frame.
    func frameTransform(anchor: UnitPoint, _ make: @escaping (LayoutNode) -> CGAffineTransform)
        -> ModifiedContent<Self, NodeModifier>
    {
        modifier(NodeModifier { child, inputs in TransformNode(child, inputs, FrameMap(anchor, make)) })
    }
}

extension LayoutNode {
    /// The affine part of a projection; a perspective part is reported.
    final func affine(_ transform: ProjectionTransform) -> CGAffineTransform {
        if !transform.isAffine {
            graph.report(
                .error, at: path,
                "is drawn with perspective, which can't be shown: only the part without it is drawn. Use "
                    + "perspective: 0, or a rotationEffect.")
        }
        return transform.affineTransform
    }
}

/// A 3 x 3 map of the plane, points as row vectors: SwiftUI's `ProjectionTransform`.
public struct ProjectionTransform: Equatable, Sendable {
    public var m11: CGFloat = 1
    public var m12: CGFloat = 0
    public var m13: CGFloat = 0
    public var m21: CGFloat = 0
    public var m22: CGFloat = 1
    public var m23: CGFloat = 0
    public var m31: CGFloat = 0
    public var m32: CGFloat = 0
    public var m33: CGFloat = 1

    public init() {}

    public init(_ transform: CGAffineTransform) {
        m11 = transform.a
        m12 = transform.b
        m21 = transform.c
        m22 = transform.d
        m31 = transform.tx
        m32 = transform.ty
    }

    public var isIdentity: Bool { self == ProjectionTransform() }

    public var isAffine: Bool { m13 == 0 && m23 == 0 && m33 == 1 }

    /// `self` first, then `other`.
    public func concatenating(_ other: ProjectionTransform) -> ProjectionTransform {
        var result = ProjectionTransform()
        result.m11 = m11 * other.m11 + m12 * other.m21 + m13 * other.m31
        result.m12 = m11 * other.m12 + m12 * other.m22 + m13 * other.m32
        result.m13 = m11 * other.m13 + m12 * other.m23 + m13 * other.m33
        result.m21 = m21 * other.m11 + m22 * other.m21 + m23 * other.m31
        result.m22 = m21 * other.m12 + m22 * other.m22 + m23 * other.m32
        result.m23 = m21 * other.m13 + m22 * other.m23 + m23 * other.m33
        result.m31 = m31 * other.m11 + m32 * other.m21 + m33 * other.m31
        result.m32 = m31 * other.m12 + m32 * other.m22 + m33 * other.m32
        result.m33 = m31 * other.m13 + m32 * other.m23 + m33 * other.m33
        return result
    }

    /// Without the perspective terms, scaled so that m33 is 1.
    var affineTransform: CGAffineTransform {
        let scale = m33 == 0 || !m33.isFinite ? 1 : m33
        return CGAffineTransform(
            a: m11 / scale, b: m12 / scale, c: m21 / scale, d: m22 / scale, tx: m31 / scale, ty: m32 / scale
        )
    }
}
