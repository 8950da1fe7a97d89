import Foundation

/// Which rule tells the inside of a path: CoreGraphics' `CGPathFillRule`.
public enum CGPathFillRule: Int, Hashable, Sendable {
    case winding = 0
    case evenOdd = 1
}

extension CGPath {
    /// The box around the points, controls included. Null for an empty path.
    public var boundingBox: CGRect {
        var box = CGRect.null
        func add(_ point: CGPoint) {
            if point.x.isFinite, point.y.isFinite { box = box.union(CGRect(origin: point, size: .zero)) }
        }
        for element in path.elements {
            switch element {
            case .move(let p), .line(let p): add(p)
            case .quadCurve(let p, let c): [p, c].forEach(add)
            case .curve(let p, let c, let d): [p, c, d].forEach(add)
            case .closeSubpath: break
            }
        }
        return box
    }

    /// Whether a point lies inside by a rule; see `Path.contains(_:eoFill:)`.
    public func contains(
        _ point: CGPoint, using rule: CGPathFillRule = .winding, transform: CGAffineTransform = .identity
    ) -> Bool {
        path.contains(point.applying(transform), eoFill: rule == .evenOdd)
    }

    /// See ``Path/union(_:eoFill:)``.
    public func union(_ other: CGPath, using rule: CGPathFillRule = .winding) -> CGPath {
        CGPath(path.union(other.path, eoFill: rule == .evenOdd))
    }

    /// What both cover; see `Path.intersection(_:eoFill:)`.
    public func intersection(_ other: CGPath, using rule: CGPathFillRule = .winding) -> CGPath {
        CGPath(path.intersection(other.path, eoFill: rule == .evenOdd))
    }

    /// What this covers and the other doesn't; see `Path.subtracting(_:eoFill:)`.
    public func subtracting(_ other: CGPath, using rule: CGPathFillRule = .winding) -> CGPath {
        CGPath(path.subtracting(other.path, eoFill: rule == .evenOdd))
    }

    /// What one of both covers; see `Path.symmetricDifference(_:eoFill:)`.
    public func symmetricDifference(_ other: CGPath, using rule: CGPathFillRule = .winding) -> CGPath {
        CGPath(path.symmetricDifference(other.path, eoFill: rule == .evenOdd))
    }

    /// The parts of this path's lines inside the other; see `Path.lineIntersection(_:eoFill:)`.
    public func lineIntersection(_ other: CGPath, using rule: CGPathFillRule = .winding) -> CGPath {
        CGPath(path.lineIntersection(other.path, eoFill: rule == .evenOdd))
    }

    /// The parts of this path's lines outside the other; see `Path.lineSubtraction(_:eoFill:)`.
    public func lineSubtracting(_ other: CGPath, using rule: CGPathFillRule = .winding) -> CGPath {
        CGPath(path.lineSubtraction(other.path, eoFill: rule == .evenOdd))
    }

    /// The same area without crossings; see `Path.normalized(eoFill:)`.
    public func normalized(using rule: CGPathFillRule = .winding) -> CGPath {
        CGPath(path.normalized(eoFill: rule == .evenOdd))
    }

    /// The outline of the stroke. See ``Path/strokedPath(_:)``.
    public func copy(
        strokingWithWidth lineWidth: CGFloat, lineCap: CGLineCap, lineJoin: CGLineJoin, miterLimit: CGFloat,
        transform: CGAffineTransform = .identity
    ) -> CGPath {
        let style = StrokeStyle(
            lineWidth: lineWidth, lineCap: lineCap, lineJoin: lineJoin, miterLimit: miterLimit)
        return CGPath(path.strokedPath(style).applying(transform))
    }

    /// The dashes, as open subpaths. A pattern that leaves a stroke solid leaves the path as it is.
    public func copy(
        dashingWithPhase phase: CGFloat, lengths: [CGFloat], transform: CGAffineTransform = .identity
    ) -> CGPath {
        CGPath(path.dashedPath(StrokeStyle(dash: lengths, dashPhase: phase)).applying(transform))
    }
}

extension Path {
    /// A copy of what the path holds now.
    public init(_ path: CGMutablePath) {
        self = path.path
    }
}
