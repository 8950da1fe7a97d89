import Foundation

/// A 3 x 3 map of the plane, points as row vectors: SwiftUI's `ProjectionTransform`.
///
/// `(x, y)` goes to `(x m11 + y m21 + m31, x m12 + y m22 + m32) / w` with `w = x m13 + y m23 + m33`; where w is 0
/// or less the point lies at or behind the viewer.
public struct ProjectionTransform: Hashable, Sendable, Codable {
    /// x' for each x.
    public var m11: CGFloat = 1
    /// y' for each x.
    public var m12: CGFloat = 0
    /// What each x adds to the divisor w.
    public var m13: CGFloat = 0
    /// x' for each y.
    public var m21: CGFloat = 0
    /// y' for each y.
    public var m22: CGFloat = 1
    /// What each y adds to the divisor w.
    public var m23: CGFloat = 0
    /// What is added to x'.
    public var m31: CGFloat = 0
    /// What is added to y'.
    public var m32: CGFloat = 0
    /// What is added to the divisor w.
    public var m33: CGFloat = 1

    /// The identity.
    public init() {}

    /// The same map, without perspective.
    public init(_ transform: CGAffineTransform) {
        m11 = transform.a
        m12 = transform.b
        m21 = transform.c
        m22 = transform.d
        m31 = transform.tx
        m32 = transform.ty
    }

    /// Whether it is the identity exactly; twice the identity isn't.
    public var isIdentity: Bool { self == ProjectionTransform() }

    /// Whether the divisor is 1 everywhere, so that ``CGAffineTransform`` can say the same.
    public var isAffine: Bool { m13 == 0 && m23 == 0 && m33 == 1 }

    /// The determinant; 0 where the map flattens the plane.
    public var determinant: CGFloat {
        m11 * (m22 * m33 - m23 * m32) - m12 * (m21 * m33 - m23 * m31) + m13 * (m21 * m32 - m22 * m31)
    }

    /// Replaces the map by its inverse; false where it has none, and stays.
    public mutating func invert() -> Bool {
        let d = determinant
        guard d != 0, d.isFinite else { return false }
        var result = ProjectionTransform()
        (result.m11, result.m12) = ((m22 * m33 - m23 * m32) / d, (m13 * m32 - m12 * m33) / d)
        (result.m13, result.m21) = ((m12 * m23 - m13 * m22) / d, (m23 * m31 - m21 * m33) / d)
        (result.m22, result.m23) = ((m11 * m33 - m13 * m31) / d, (m13 * m21 - m11 * m23) / d)
        (result.m31, result.m32) = ((m21 * m32 - m22 * m31) / d, (m12 * m31 - m11 * m32) / d)
        result.m33 = (m11 * m22 - m12 * m21) / d
        self = result
        return true
    }

    /// The inverse map; the map itself where it has none.
    public func inverted() -> ProjectionTransform {
        var result = self
        _ = result.invert()
        return result
    }

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
}

extension CGPoint {
    /// The mapped point; where `w` is 0 it isn't finite.
    public func applying(_ m: ProjectionTransform) -> CGPoint {
        let w = x * m.m13 + y * m.m23 + m.m33
        return CGPoint(x: (x * m.m11 + y * m.m21 + m.m31) / w, y: (x * m.m12 + y * m.m22 + m.m32) / w)
    }
}
