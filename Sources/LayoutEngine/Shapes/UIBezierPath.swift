import Drawing
import Foundation

/// UIKit's corners of a rectangle.
public struct UIRectCorner: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
        self.rawValue = rawValue
    }

    public static let topLeft = UIRectCorner(rawValue: 1)
    public static let topRight = UIRectCorner(rawValue: 2)
    public static let bottomLeft = UIRectCorner(rawValue: 4)
    public static let bottomRight = UIRectCorner(rawValue: 8)
    public static let allCorners: UIRectCorner = [.topLeft, .topRight, .bottomLeft, .bottomRight]
}

/// UIKit's path, as far as shapes in view code need it: made, added to, and handed to `Path`.
public final class UIBezierPath {
    public var cgPath: CGPath

    public init() {
        cgPath = CGPath(Path())
    }

    public init(cgPath: CGPath) {
        self.cgPath = cgPath
    }

    public convenience init(rect: CGRect) {
        self.init(cgPath: CGPath(Path(rect)))
    }

    public convenience init(ovalIn rect: CGRect) {
        self.init(cgPath: CGPath(Path(ellipseIn: rect)))
    }

    /// Continuous corners, as UIKit draws them.
    public convenience init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
        self.init(cgPath: CGPath(Path(roundedRect: rect, cornerRadius: cornerRadius)))
    }

    /// Only the named corners are round, by the width of `cornerRadii`.
    public convenience init(
        roundedRect rect: CGRect, byRoundingCorners corners: UIRectCorner, cornerRadii: CGSize
    ) {
        func radius(_ corner: UIRectCorner) -> CGFloat { corners.contains(corner) ? cornerRadii.width : 0 }
        self.init(
            cgPath: CGPath(
                Path(
                    roundedRect: rect,
                    cornerRadii: RectangleCornerRadii(
                        topLeading: radius(.topLeft), bottomLeading: radius(.bottomLeft),
                        bottomTrailing: radius(.bottomRight), topTrailing: radius(.topRight)))))
    }

    /// `clockwise` as seen on screen.
    public convenience init(
        arcCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
    ) {
        self.init()
        addArc(
            withCenter: center, radius: radius, startAngle: startAngle, endAngle: endAngle,
            clockwise: clockwise)
    }

    public var isEmpty: Bool { cgPath.isEmpty }

    public var bounds: CGRect { cgPath.boundingBoxOfPath }

    /// Zero for an empty path.
    public var currentPoint: CGPoint { cgPath.currentPoint }

    public func contains(_ point: CGPoint) -> Bool { cgPath.path.contains(point) }

    public func removeAllPoints() { cgPath = CGPath(Path()) }

    public func move(to point: CGPoint) { change { $0.move(to: point) } }

    public func addLine(to point: CGPoint) { change { $0.addLine(to: point) } }

    public func addCurve(to end: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint) {
        change { $0.addCurve(to: end, control1: controlPoint1, control2: controlPoint2) }
    }

    public func addQuadCurve(to end: CGPoint, controlPoint: CGPoint) {
        change { $0.addQuadCurve(to: end, control: controlPoint) }
    }

    /// In UIKit `clockwise` is meant as seen on screen.
    public func addArc(
        withCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
    ) {
        change {
            $0.addArc(
                center: center, radius: radius, startAngle: .radians(Double(startAngle)),
                endAngle: .radians(Double(endAngle)), clockwise: !clockwise)
        }
    }

    public func close() { change { $0.closeSubpath() } }

    public func append(_ path: UIBezierPath) { change { $0.addPath(path.cgPath.path) } }

    public func apply(_ transform: CGAffineTransform) { change { $0 = $0.applying(transform) } }

    private func change(_ body: (inout Path) -> Void) {
        var path = cgPath.path
        body(&path)
        cgPath = CGPath(path)
    }
}
