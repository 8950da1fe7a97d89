import Foundation

extension Path {
    /// A closed rectangle.
    public init(_ rect: CGRect) {
        self.init()
        addRect(rect)
    }

    /// An ellipse that touches the rectangle's sides.
    public init(ellipseIn rect: CGRect) {
        self.init()
        addEllipse(in: rect)
    }

    /// A closed rectangle from its top left corner, clockwise on screen.
    public mutating func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) {
        let rect = rect.standardized
        var path = Path()
        path.elements.reserveCapacity(5)
        path.move(to: CGPoint(x: rect.minX, y: rect.minY))
        path.addLine(to: CGPoint(x: rect.maxX, y: rect.minY))
        path.addLine(to: CGPoint(x: rect.maxX, y: rect.maxY))
        path.addLine(to: CGPoint(x: rect.minX, y: rect.maxY))
        path.closeSubpath()
        append(path, transform)
    }

    /// Adds closed rectangles, in order.
    public mutating func addRects(_ rects: [CGRect], transform: CGAffineTransform = .identity) {
        for rect in rects { addRect(rect, transform: transform) }
    }

    /// Four cubics from the middle of the right side, clockwise on screen.
    public mutating func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) {
        let rect = rect.standardized
        let (x, y) = (rect.midX, rect.midY)
        let (a, b) = (rect.width / 2, rect.height / 2)
        let (ka, kb) = (a * 0.552_284_749_8, b * 0.552_284_749_8)
        func point(_ dx: CGFloat, _ dy: CGFloat) -> CGPoint { CGPoint(x: x + dx, y: y + dy) }
        var path = Path()
        path.elements.reserveCapacity(6)
        path.move(to: point(a, 0))
        path.addCurve(to: point(0, b), control1: point(a, kb), control2: point(ka, b))
        path.addCurve(to: point(-a, 0), control1: point(-ka, b), control2: point(-a, kb))
        path.addCurve(to: point(0, -b), control1: point(-a, -kb), control2: point(-ka, -b))
        path.addCurve(to: point(a, 0), control1: point(ka, -b), control2: point(a, -kb))
        path.closeSubpath()
        append(path, transform)
    }

    /// A subpath through the points; nothing without any.
    public mutating func addLines(_ lines: [CGPoint]) {
        guard let first = lines.first else { return }
        move(to: first)
        for point in lines.dropFirst() { addLine(to: point) }
    }

    /// Adds another path's steps, mapped.
    public mutating func addPath(_ path: Path, transform: CGAffineTransform = .identity) {
        append(path, transform)
    }

    mutating func append(_ path: Path, _ transform: CGAffineTransform) {
        let added = transform.isIdentity ? path.elements : path.applying(transform).elements
        if elements.isEmpty { elements = added } else { elements.append(contentsOf: added) }
    }

    /// Where the next step starts: the last point, or the start of the subpath that was closed last. nil for
    /// an empty path.
    public var currentPoint: CGPoint? {
        var start: CGPoint?
        var point: CGPoint?
        for element in elements {
            switch element {
            case .move(let to):
                start = to
                point = to
            case .line(let to), .quadCurve(let to, _), .curve(let to, _, _): point = to
            case .closeSubpath: point = start
            }
        }
        return point
    }
}
