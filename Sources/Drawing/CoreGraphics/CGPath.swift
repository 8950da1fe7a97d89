import Foundation

/// CoreGraphics' path as a reference to a ``Path``: enough to go from one to the other.
public class CGPath: @unchecked Sendable {
    // Written by CGMutablePath only, while it is being built.
    public fileprivate(set) var path: Path

    public init(_ path: Path) {
        self.path = path
    }

    public convenience init(rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
        self.init(Path(rect).applying(transform?.pointee ?? .identity))
    }

    public convenience init(ellipseIn rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
        self.init(Path(ellipseIn: rect).applying(transform?.pointee ?? .identity))
    }

    public convenience init(
        roundedRect rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat,
        transform: UnsafePointer<CGAffineTransform>?
    ) {
        let size = CGSize(width: cornerWidth, height: cornerHeight)
        self.init(
            Path(roundedRect: rect, cornerSize: size, style: .circular)
                .applying(transform?.pointee ?? .identity))
    }

    public var isEmpty: Bool { path.isEmpty }

    public var boundingBoxOfPath: CGRect { path.boundingRect }

    public var currentPoint: CGPoint { path.currentPoint ?? .zero }

    public func copy() -> CGPath? { CGPath(path) }
}

/// A ``CGPath`` that can be added to. Not to be shared while it is.
public final class CGMutablePath: CGPath, @unchecked Sendable {
    public init() {
        super.init(Path())
    }

    public func move(to point: CGPoint) { path.move(to: point) }

    public func addLine(to point: CGPoint) { path.addLine(to: point) }

    public func addLines(between points: [CGPoint]) { path.addLines(points) }

    public func addRect(_ rect: CGRect) { path.addRect(rect) }

    public func addEllipse(in rect: CGRect) { path.addEllipse(in: rect) }

    public func addQuadCurve(to end: CGPoint, control: CGPoint) {
        path.addQuadCurve(to: end, control: control)
    }

    public func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
        path.addCurve(to: end, control1: control1, control2: control2)
    }

    public func addPath(_ other: CGPath) { path.addPath(other.path) }

    public func addArc(
        center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
    ) {
        path.addArc(
            center: center, radius: radius, startAngle: .radians(Double(startAngle)),
            endAngle: .radians(Double(endAngle)), clockwise: clockwise)
    }

    public func closeSubpath() { path.closeSubpath() }
}

extension Path {
    public init(_ path: CGPath) {
        self = path.path
    }

    public var cgPath: CGPath { CGPath(self) }
}
