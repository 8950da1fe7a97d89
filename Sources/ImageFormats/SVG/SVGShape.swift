import Drawing
import Foundation

/// The outlines of SVG's basic shapes.
///
/// Source: SVG 1.1, sections 8 and 9.
struct SVGShape {
    static let names: Set<String> = [
        "path", "rect", "circle", "ellipse", "line", "polyline", "polygon",
    ]

    let element: XMLElement
    /// What percentages are of.
    let viewBox: CGRect

    /// - Returns: The outline; empty for a shape without extent, which isn't drawn.
    func path() throws(SVGFailure) -> Path {
        switch element.name {
        case "path":
            guard let path = SVGPathData.path(element.attributes["d"] ?? "") else {
                throw SVGFailure("the 'd' of <path> is damaged", at: element)
            }
            return path
        case "rect": return try rectangle()
        case "circle":
            let r = try length("r", of: radiusUnit)
            return ellipse(rx: r, ry: r, try center())
        case "ellipse":
            let (rx, ry) = (try optional("rx", of: viewBox.width), try optional("ry", of: viewBox.height))
            return ellipse(rx: rx ?? ry ?? 0, ry: ry ?? rx ?? 0, try center())
        case "line":
            var path = Path()
            path.move(
                to: CGPoint(x: try length("x1", of: viewBox.width), y: try length("y1", of: viewBox.height)))
            path.addLine(
                to: CGPoint(x: try length("x2", of: viewBox.width), y: try length("y2", of: viewBox.height)))
            return path
        default: return try polygon(isClosed: element.name == "polygon")
        }
    }

    private func rectangle() throws(SVGFailure) -> Path {
        let rect = CGRect(
            x: try length("x", of: viewBox.width), y: try length("y", of: viewBox.height),
            width: try length("width", of: viewBox.width), height: try length("height", of: viewBox.height))
        guard rect.width > 0, rect.height > 0 else { return Path() }
        let (rx, ry) = (try optional("rx", of: viewBox.width), try optional("ry", of: viewBox.height))
        let corner = CGSize(
            width: min(max(rx ?? ry ?? 0, 0), rect.width / 2),
            height: min(max(ry ?? rx ?? 0, 0), rect.height / 2))
        guard corner.width > 0, corner.height > 0 else { return Path(rect) }
        return Path(roundedRect: rect, cornerSize: corner, style: .circular)
    }

    private func ellipse(rx: Double, ry: Double, _ center: CGPoint) -> Path {
        guard rx > 0, ry > 0 else { return Path() }
        return Path(
            ellipseIn: CGRect(x: center.x - rx, y: center.y - ry, width: 2 * rx, height: 2 * ry))
    }

    private func polygon(isClosed: Bool) throws(SVGFailure) -> Path {
        guard let numbers = SVGScanner.numbers(element.attributes["points"] ?? ""),
            numbers.count.isMultiple(of: 2)
        else { throw SVGFailure("the 'points' of <\(element.name)> are no pairs of numbers", at: element) }
        var path = Path()
        path.addLines(
            stride(from: 0, to: numbers.count, by: 2).map { CGPoint(x: numbers[$0], y: numbers[$0 + 1]) })
        if isClosed, !numbers.isEmpty { path.closeSubpath() }
        return path
    }

    private func center() throws(SVGFailure) -> CGPoint {
        CGPoint(x: try length("cx", of: viewBox.width), y: try length("cy", of: viewBox.height))
    }

    private var radiusUnit: CGFloat {
        ((viewBox.width * viewBox.width + viewBox.height * viewBox.height) / 2).squareRoot()
    }

    private func length(_ name: String, of whole: CGFloat) throws(SVGFailure) -> Double {
        try optional(name, of: whole) ?? 0
    }

    private func optional(_ name: String, of whole: CGFloat) throws(SVGFailure) -> Double? {
        guard let text = element.attributes[name], text != "auto" else { return nil }
        if text.hasSuffix("%"), let percent = Double(text.dropLast()), percent.magnitude < 1e9 {
            return whole * percent / 100
        }
        return try SVGLength.read(text, name, element)
    }
}
