import Drawing
import Foundation

/// Turns the elements of one document into shapes.
final class SVGReader {
    private static let shapeLimit = 100_000
    private static let useLimit = 16

    private let root: XMLElement
    private var sheet = SVGStyleSheet()
    private var elements: [String: XMLElement] = [:]
    private var shapeCount = 0
    private(set) var viewBox = CGRect.zero

    init(_ root: XMLElement) throws(SVGFailure) {
        self.root = root
        try index(root)
    }

    /// The whole drawing.
    func image() throws(SVGFailure) -> VectorImage {
        let box = try SVGViewBox(root)
        viewBox = box.rect
        let style = try self.style(of: root, SVGStyle())
        return VectorImage(
            viewBox: box.rect, size: box.size, elements: try children(of: root, style, .identity, uses: 0))
    }

    func element(_ id: String) -> XMLElement? { elements[id] }

    /// What one element draws, in the root's coordinates.
    ///
    /// 1. Its style: attributes, then style sheets, then its `style`.
    /// 2. Its own contents.
    /// 3. Opacity of a container and clips act on the contents as a whole.
    func read(_ element: XMLElement, _ outer: SVGStyle, _ outerTransform: CGAffineTransform, uses: Int)
        throws(SVGFailure) -> [VectorImage.Element]
    {
        guard try isDrawn(element) else { return [] }
        // 1.
        let style = try style(of: element, outer)
        guard style.isDisplayed else { return [] }
        let transform = try transform(of: element).concatenating(outerTransform)
        // 2.
        let contents: [VectorImage.Element]
        if SVGShape.names.contains(element.name) {
            contents = try shape(element, style, transform)
        } else if element.name == "use" {
            contents = try used(element, style, transform, uses: uses)
        } else {
            contents = try children(of: element, style, transform, uses: uses)
        }
        // 3.
        guard !contents.isEmpty else { return [] }
        let clip = try style.clip.map { id throws(SVGFailure) in try self.clip(id, element, transform) }
        if clip?.path.isEmpty == true { return [] }
        let cutting = clip.flatMap { covers($0.path) ? nil : $0 }
        if style.opacity == 1, cutting == nil { return contents }
        return [
            .group(
                contents, opacity: style.opacity, clip: cutting?.path,
                isClipEvenOdd: cutting?.isEvenOdd ?? false)
        ]
    }

    private func children(
        of element: XMLElement, _ style: SVGStyle, _ transform: CGAffineTransform, uses: Int
    ) throws(SVGFailure) -> [VectorImage.Element] {
        var result: [VectorImage.Element] = []
        for child in element.children { result += try read(child, style, transform, uses: uses) }
        return result
    }

    /// Definitions are drawn where they are used; descriptions never.
    private func isDrawn(_ element: XMLElement) throws(SVGFailure) -> Bool {
        switch element.name {
        case "g", "a", "use": return true
        case "defs", "title", "desc", "metadata", "style", "clipPath", "linearGradient", "radialGradient",
            "pattern", "mask", "filter", "marker", "symbol":
            return false
        case _ where SVGShape.names.contains(element.name): return true
        default:
            throw SVGFailure(
                "<\(element.name)> isn't drawn; convert it to paths, or remove it", at: element)
        }
    }

    private func shape(_ element: XMLElement, _ style: SVGStyle, _ transform: CGAffineTransform)
        throws(SVGFailure) -> [VectorImage.Element]
    {
        let path = try SVGShape(element: element, viewBox: viewBox).path()
        let hasStroke = style.stroke != nil && style.line.lineWidth > 0
        guard style.isVisible, !path.isEmpty, style.fill != nil || hasStroke else { return [] }
        shapeCount += 1
        if shapeCount > Self.shapeLimit {
            throw SVGFailure("the drawing has more than \(Self.shapeLimit) shapes; simplify it", at: element)
        }
        let stroke = style.stroke.flatMap { ink in
            hasStroke ? VectorImage.Stroke(ink: ink, style: style.line) : nil
        }
        return [
            .shape(
                VectorImage.Shape(
                    path: path, transform: transform, fill: style.fill, isEvenOdd: style.isFillEvenOdd,
                    stroke: stroke, fillOpacity: style.fillOpacity, strokeOpacity: style.strokeOpacity,
                    layer: style.layer, threshold: style.threshold))
        ]
    }

    private func used(_ element: XMLElement, _ style: SVGStyle, _ transform: CGAffineTransform, uses: Int)
        throws(SVGFailure) -> [VectorImage.Element]
    {
        let reference = element.attributes["href"] ?? ""
        guard reference.hasPrefix("#"), let target = elements[String(reference.dropFirst())] else {
            throw SVGFailure("<use> names '\(reference)', which isn't in the file", at: element)
        }
        if uses >= Self.useLimit {
            throw SVGFailure("<use> of <use> nested more than \(Self.useLimit) deep", at: element)
        }
        let x = try element.attributes["x"].map { text throws(SVGFailure) in
            try SVGLength.read(text, "x", element)
        }
        let y = try element.attributes["y"].map { text throws(SVGFailure) in
            try SVGLength.read(text, "y", element)
        }
        let moved = CGAffineTransform(translationX: x ?? 0, y: y ?? 0).concatenating(transform)
        if target.name == "symbol" || target.name == "svg" {
            if target.attributes["viewBox"] != nil {
                throw SVGFailure(
                    "<use> of a <\(target.name)> with a viewBox isn't drawn; copy its paths", at: target)
            }
            return try children(of: target, try self.style(of: target, style), moved, uses: uses + 1)
        }
        return try read(target, style.inherited, moved, uses: uses + 1)
    }

    // MARK: 1.

    func style(of element: XMLElement, _ outer: SVGStyle) throws(SVGFailure) -> SVGStyle {
        var style = outer.inherited
        let attributes = element.attributes
        let classes = (attributes["class"] ?? "").split(whereSeparator: \.isWhitespace).map(String.init)
        for name in Self.properties {
            if let value = attributes[name] { try style.set(name, value, at: element) }
        }
        for (name, value) in sheet.declarations(for: element, classes: classes) {
            try style.set(name, value, at: element)
        }
        for (name, value) in SVGStyleSheet.declarations(attributes["style"] ?? "") {
            try style.set(name, value, at: element)
        }
        style.setLayer(classes)
        if let threshold = attributes["data-threshold"] {
            style.threshold = try SVGLength.read(threshold, "data-threshold", element)
        }
        return style
    }

    /// `color` first: the others may mean it.
    private static let properties = [
        "color", "fill", "fill-opacity", "fill-rule", "stroke", "stroke-opacity", "stroke-width",
        "stroke-linecap", "stroke-linejoin", "stroke-miterlimit", "stroke-dasharray", "stroke-dashoffset",
        "opacity", "display", "visibility", "clip-path", "clip-rule", "mask", "filter", "marker-start",
        "marker-mid", "marker-end",
    ]

    private func transform(of element: XMLElement) throws(SVGFailure) -> CGAffineTransform {
        guard let text = element.attributes["transform"] else { return .identity }
        guard let transform = SVGTransform.read(text) else {
            throw SVGFailure("the 'transform' of <\(element.name)> is damaged: '\(text)'", at: element)
        }
        return transform
    }

    // MARK: 3.

    private typealias Clip = (path: Path, isEvenOdd: Bool)

    private func clip(_ id: String, _ user: XMLElement, _ transform: CGAffineTransform) throws(SVGFailure)
        -> Clip
    {
        guard let element = elements[id], element.name == "clipPath" else {
            throw SVGFailure(
                "'clip-path' of <\(user.name)> names '#\(id)', which isn't in the file", at: user)
        }
        if element.attributes["clipPathUnits"] == "objectBoundingBox" {
            throw SVGFailure("<clipPath> in units of the bounding box isn't drawn; apply it", at: element)
        }
        let outer = try self.transform(of: element).concatenating(transform)
        var result: Clip = (Path(), false)
        for child in element.children where child.name != "title" && child.name != "desc" {
            guard SVGShape.names.contains(child.name) else {
                throw SVGFailure(
                    "<\(child.name)> in a <clipPath> isn't drawn; convert it to a path", at: child)
            }
            let own = try self.transform(of: child).concatenating(outer)
            result.path.addPath(try SVGShape(element: child, viewBox: viewBox).path(), transform: own)
            if try style(of: child, SVGStyle()).isClipEvenOdd { result.isEvenOdd = true }
        }
        return result
    }

    /// A clip to the whole picture, which drawing programs like to write, is none.
    private func covers(_ clip: Path) -> Bool {
        clip.rectangle?.insetBy(dx: -1e-6, dy: -1e-6).contains(viewBox) ?? false
    }

    // MARK: Definitions

    private func index(_ element: XMLElement) throws(SVGFailure) {
        if let id = element.attributes["id"], elements[id] == nil { elements[id] = element }
        if element.name == "style" { try sheet.add(element) }
        for child in element.children { try index(child) }
    }
}
