import Foundation

/// A 2D affine map, with CoreGraphics' name and layout: `(x, y) -> (a x + c y + tx, b x + d y + ty)`.
///
/// Linux has no CoreGraphics; this is the same value under the same name. y points down, so positive
/// angles turn clockwise on screen. NaN and infinite entries are carried along, never trapped on.
public struct CGAffineTransform: Hashable, Sendable, Codable {
    /// x' for each x.
    public var a: CGFloat
    /// y' for each x.
    public var b: CGFloat
    /// x' for each y.
    public var c: CGFloat
    /// y' for each y.
    public var d: CGFloat
    /// What is added to x'.
    public var tx: CGFloat
    /// What is added to y'.
    public var ty: CGFloat

    /// x' = a x + c y + tx, y' = b x + d y + ty.
    public init(a: CGFloat, b: CGFloat, c: CGFloat, d: CGFloat, tx: CGFloat, ty: CGFloat) {
        self.a = a
        self.b = b
        self.c = c
        self.d = d
        self.tx = tx
        self.ty = ty
    }

    /// The identity.
    public init() {
        self.init(a: 1, b: 0, c: 0, d: 1, tx: 0, ty: 0)
    }

    /// As ``init(a:b:c:d:tx:ty:)``, without labels.
    public init(_ a: CGFloat, _ b: CGFloat, _ c: CGFloat, _ d: CGFloat, _ tx: CGFloat, _ ty: CGFloat) {
        self.init(a: a, b: b, c: c, d: d, tx: tx, ty: ty)
    }

    /// A move by tx, ty.
    public init(translationX tx: CGFloat, y ty: CGFloat) {
        self.init(a: 1, b: 0, c: 0, d: 1, tx: tx, ty: ty)
    }

    /// A scale about 0, 0; 0 flattens, a negative factor mirrors.
    public init(scaleX sx: CGFloat, y sy: CGFloat) {
        self.init(a: sx, b: 0, c: 0, d: sy, tx: 0, ty: 0)
    }

    /// A turn by `angle` radians; exact at multiples of a quarter turn (see ``Trigonometry``).
    public init(rotationAngle angle: CGFloat) {
        let (sine, cosine) = Trigonometry.sineCosine(Double(angle))
        self.init(a: cosine, b: sine, c: -sine, d: cosine, tx: 0, ty: 0)
    }

    /// Maps each point to itself.
    public static let identity = CGAffineTransform()

    /// Whether it is the identity exactly; false for a NaN.
    public var isIdentity: Bool { self == .identity }

    /// True when the map only moves: no scale, turn or skew.
    public var isTranslation: Bool { a == 1 && b == 0 && c == 0 && d == 1 }

    /// `self` first, then `other`.
    public func concatenating(_ other: CGAffineTransform) -> CGAffineTransform {
        CGAffineTransform(
            a: a * other.a + b * other.c,
            b: a * other.b + b * other.d,
            c: c * other.a + d * other.c,
            d: c * other.b + d * other.d,
            tx: tx * other.a + ty * other.c + other.tx,
            ty: tx * other.b + ty * other.d + other.ty)
    }

    /// A translation that happens before `self`.
    public func translatedBy(x: CGFloat, y: CGFloat) -> CGAffineTransform {
        CGAffineTransform(translationX: x, y: y).concatenating(self)
    }

    /// A scale that happens before `self`.
    public func scaledBy(x: CGFloat, y: CGFloat) -> CGAffineTransform {
        CGAffineTransform(scaleX: x, y: y).concatenating(self)
    }

    /// A turn, in radians, that happens before `self`.
    public func rotated(by angle: CGFloat) -> CGAffineTransform {
        CGAffineTransform(rotationAngle: angle).concatenating(self)
    }

    /// The inverse map; `self` where there is none (determinant 0 or not finite), as CoreGraphics does.
    public func inverted() -> CGAffineTransform {
        let determinant = a * d - b * c
        guard determinant != 0, determinant.isFinite else { return self }
        return CGAffineTransform(
            a: d / determinant,
            b: -b / determinant,
            c: -c / determinant,
            d: a / determinant,
            tx: (c * ty - d * tx) / determinant,
            ty: (b * tx - a * ty) / determinant)
    }
}

extension CGPoint {
    /// The point that this one is mapped to.
    public func applying(_ t: CGAffineTransform) -> CGPoint {
        CGPoint(x: t.a * x + t.c * y + t.tx, y: t.b * x + t.d * y + t.ty)
    }
}

extension CGSize {
    /// The size as a vector is mapped: without the move, and with a sign.
    public func applying(_ t: CGAffineTransform) -> CGSize {
        CGSize(width: t.a * width + t.c * height, height: t.b * width + t.d * height)
    }
}

extension CGRect {
    /// The smallest rectangle that holds the four mapped corners.
    public func applying(_ t: CGAffineTransform) -> CGRect {
        let p = CGPoint(x: minX, y: minY).applying(t)
        let q = CGPoint(x: maxX, y: minY).applying(t)
        let r = CGPoint(x: minX, y: maxY).applying(t)
        let s = CGPoint(x: maxX, y: maxY).applying(t)
        let (x0, x1) = (min(min(p.x, q.x), min(r.x, s.x)), max(max(p.x, q.x), max(r.x, s.x)))
        let (y0, y1) = (min(min(p.y, q.y), min(r.y, s.y)), max(max(p.y, q.y), max(r.y, s.y)))
        return CGRect(x: x0, y: y0, width: x1 - x0, height: y1 - y0)
    }
}
