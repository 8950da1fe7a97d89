import Foundation

/// CoreGraphics' path as a reference to a ``Path``: enough to go from one to the other.
public class CGPath: @unchecked Sendable {
    // Written by CGMutablePath only, while it is being built.
    public fileprivate(set) var path: Path

    /// The same steps.
    public init(_ path: Path) {
        self.path = path
    }

    /// A rectangle; nil maps nothing.
    public convenience init(rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
        self.init(Path(rect).applying(transform?.pointee ?? .identity))
    }

    /// An ellipse that touches the rectangle's sides; nil maps nothing.
    public convenience init(ellipseIn rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
        self.init(Path(ellipseIn: rect).applying(transform?.pointee ?? .identity))
    }

    /// A rectangle with corners of two radii; nil maps nothing.
    public convenience init(
        roundedRect rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat,
        transform: UnsafePointer<CGAffineTransform>?
    ) {
        let size = CGSize(width: cornerWidth, height: cornerHeight)
        self.init(
            Path(roundedRect: rect, cornerSize: size, style: .circular)
                .applying(transform?.pointee ?? .identity))
    }

    /// Whether there are no steps.
    public var isEmpty: Bool { path.isEmpty }

    /// The smallest rectangle around the curves themselves; see `Path.boundingRect`.
    public var boundingBoxOfPath: CGRect { path.boundingRect }

    /// Where the next step begins; 0, 0 for a path without steps.
    public var currentPoint: CGPoint { path.currentPoint ?? .zero }

    /// A path with the same steps; never nil.
    public func copy() -> CGPath? { CGPath(path) }

    /// A path with the same steps that can be added to; never nil.
    public func mutableCopy() -> CGMutablePath? {
        let copy = CGMutablePath()
        copy.path = path
        return copy
    }
}

/// A ``CGPath`` that can be added to. Not to be shared while it is.
public final class CGMutablePath: CGPath, @unchecked Sendable {
    /// A path without steps.
    public init() {
        super.init(Path())
    }

    /// Begins a subpath at a point.
    public func move(to point: CGPoint, transform: CGAffineTransform = .identity) {
        path.move(to: point.applying(transform))
    }

    /// Adds a line from the current point.
    public func addLine(to point: CGPoint, transform: CGAffineTransform = .identity) {
        path.addLine(to: point.applying(transform))
    }

    /// Begins a subpath at the first point and joins the others by lines; adds nothing without points.
    public func addLines(between points: [CGPoint], transform: CGAffineTransform = .identity) {
        path.addPath(Path { $0.addLines(points) }, transform: transform)
    }

    /// Adds a closed rectangle.
    public func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) {
        path.addRect(rect, transform: transform)
    }

    /// Adds closed rectangles.
    public func addRects(_ rects: [CGRect], transform: CGAffineTransform = .identity) {
        path.addRects(rects, transform: transform)
    }

    /// Adds a closed ellipse that touches the rectangle's sides.
    public func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) {
        path.addEllipse(in: rect, transform: transform)
    }

    /// Circular corners.
    public func addRoundedRect(
        in rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat, transform: CGAffineTransform = .identity
    ) {
        path.addRoundedRect(
            in: rect, cornerSize: CGSize(width: cornerWidth, height: cornerHeight), style: .circular,
            transform: transform)
    }

    /// Adds a quadratic curve from the current point.
    public func addQuadCurve(to end: CGPoint, control: CGPoint, transform: CGAffineTransform = .identity) {
        path.addQuadCurve(to: end.applying(transform), control: control.applying(transform))
    }

    /// Adds a cubic curve from the current point.
    public func addCurve(
        to end: CGPoint, control1: CGPoint, control2: CGPoint, transform: CGAffineTransform = .identity
    ) {
        path.addCurve(
            to: end.applying(transform), control1: control1.applying(transform),
            control2: control2.applying(transform))
    }

    /// Adds the steps of another path.
    public func addPath(_ other: CGPath, transform: CGAffineTransform = .identity) {
        path.addPath(other.path, transform: transform)
    }

    /// Angles in radians; `clockwise` is meant with y up, as in ``Path``.
    public func addArc(
        center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool,
        transform: CGAffineTransform = .identity
    ) {
        path.addArc(
            center: center, radius: radius, startAngle: .radians(Double(startAngle)),
            endAngle: .radians(Double(endAngle)), clockwise: clockwise, transform: transform)
    }

    /// Adds an arc by its start and the angle it goes on for, in radians; see `Path.addRelativeArc`.
    public func addRelativeArc(
        center: CGPoint, radius: CGFloat, startAngle: CGFloat, delta: CGFloat,
        transform: CGAffineTransform = .identity
    ) {
        path.addRelativeArc(
            center: center, radius: radius, startAngle: .radians(Double(startAngle)),
            delta: .radians(Double(delta)), transform: transform)
    }

    /// Adds an arc that touches two lines; see `Path.addArc(tangent1End:tangent2End:radius:)`.
    public func addArc(
        tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat, transform: CGAffineTransform = .identity
    ) {
        path.addArc(
            tangent1End: tangent1End, tangent2End: tangent2End, radius: radius, transform: transform)
    }

    /// Ends the subpath with a line to its start.
    public func closeSubpath() { path.closeSubpath() }
}

extension Path {
    /// The same steps.
    public init(_ path: CGPath) {
        self = path.path
    }

    /// The same steps.
    public var cgPath: CGPath { CGPath(self) }
}
