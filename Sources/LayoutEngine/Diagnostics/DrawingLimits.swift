import Drawing
import Foundation

/// The rule `drawing-limit`: what is drawn otherwise than asked because it is larger than can be drawn.
///
/// Only what the display's scale tells is counted: an effect around may enlarge it further.
enum DrawingLimits {
    /// Pixels; see the rasterizer's `GaussianSigma`.
    private static let sigma: CGFloat = 2000
    /// Points; see `Path.strokedPath(_:)`.
    private static let lineWidth: CGFloat = 1e6

    static func check(_ content: DisplayItem.Content, of node: LayoutNode) {
        guard case .stroke(let path, let style, _, _) = content else { return }
        if style.lineWidth > lineWidth {
            report(
                "strokes a line \(style.lineWidth.decimalText) points wide: \(lineWidth.decimalText) is used.",
                node)
        }
        guard !style.dash.isEmpty, let pattern = DashPattern(style),
            path.polygonLengths.contains(where: pattern.exceedsLimit(length:))
        else { return }
        report(
            "dashes a line that would fall into more than \(DashPattern.limit.decimalText) dashes: it is drawn solid. Use "
                + "longer dashes.", node)
    }

    static func check(_ effect: Effect, of node: LayoutNode, scale: CGFloat) {
        let name: String
        let radius: CGFloat
        switch effect {
        case .blur(let blurred, _):
            name = "blurs"
            radius = blurred
        case .shadow(_, let cast, _, _):
            name = "throws a shadow"
            radius = cast
        case .styledShadow(let shadow):
            name = "throws a shadow"
            radius = shadow.radius
        default: return
        }
        guard radius * scale > sigma else { return }
        report(
            "\(name) by a radius of \(radius.decimalText) points: \((sigma / scale).decimalText) is used, which is "
                + "\(sigma.decimalText) pixels.", node)
    }

    private static func report(_ message: String, _ node: LayoutNode) {
        node.graph.report(.warning, .drawingLimit, at: node.path, message)
    }
}

extension Path {
    /// The length of each subpath's polygon of control points: no less than its own.
    fileprivate var polygonLengths: [Double] {
        var lengths: [Double] = []
        var (start, last) = (CGPoint.zero, CGPoint.zero)
        func add(_ points: CGPoint...) {
            for point in points {
                let (dx, dy) = (Double(point.x - last.x), Double(point.y - last.y))
                if lengths.isEmpty { lengths.append(0) }
                lengths[lengths.count - 1] += (dx * dx + dy * dy).squareRoot()
                last = point
            }
        }
        forEach { element in
            switch element {
            case .move(let to):
                lengths.append(0)
                (start, last) = (to, to)
            case .line(let to): add(to)
            case .quadCurve(let to, let control): add(control, to)
            case .curve(let to, let first, let second): add(first, second, to)
            case .closeSubpath: add(start)
            }
        }
        return lengths
    }
}
