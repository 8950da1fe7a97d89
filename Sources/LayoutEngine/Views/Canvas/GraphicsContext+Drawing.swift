import Drawing
import Foundation

extension GraphicsContext {
    // MARK: Paths

    /// Fills a path. Styles are measured in its bounds.
    public func fill(_ path: Path, with shading: Shading, style: FillStyle = FillStyle()) {
        if shading.isBackdrop { return drawBackdrop(through: [item(.fill(path, style, .solid(.black)))]) }
        let rect = path.boundingRect
        paint(with: shading, in: rect) { drawing, paint in
            drawing.draw(.fill(path, style, paint), of: layer.node)
        }
    }

    /// Strokes a path. Styles are measured in the path's bounds.
    public func stroke(_ path: Path, with shading: Shading, style: StrokeStyle) {
        if shading.isBackdrop {
            return drawBackdrop(
                through: [item(.stroke(path, style, .solid(.black), antialiased: true))])
        }
        paint(with: shading, in: path.boundingRect) { drawing, paint in
            drawing.draw(.stroke(path, style, paint, antialiased: true), of: layer.node)
        }
    }

    public func stroke(_ path: Path, with shading: Shading, lineWidth: CGFloat = 1) {
        stroke(path, with: shading, style: StrokeStyle(lineWidth: lineWidth))
    }

    private func paint(
        with shading: Shading, in rect: CGRect, _ body: (inout DrawingContext, Paint) -> Void
    ) {
        guard rect.minX.isFinite, rect.minY.isFinite, rect.width.isFinite, rect.height.isFinite else {
            return
        }
        let style = shading.resolved(_StyleContext(environment, node: layer.node), in: rect)
        guard !style.isInvisible || blendMode.replaces else { return }
        compose(
            layer.collect { drawing in
                drawing.paint(with: style, in: rect, of: layer.node, body)
            })
    }

    // MARK: Texts

    /// A text with the canvas's environment.
    public struct ResolvedText {
        let text: Text
        let context: GraphicsContext
        /// What the parts without a colour of their own are painted with.
        public var shading = Shading.foreground

        var element: LayoutNode {
            var environment = context.environment
            if let styles = shading.asStyles { environment.setForegroundStyles(styles) }
            return context.layer.element(text, environment)
        }

        /// The size in a rectangle of a size, in points.
        public func measure(in size: CGSize) -> CGSize {
            element.size(ProposedViewSize(size))
        }

        /// From the top to the first line's baseline.
        public func firstBaseline(in size: CGSize) -> CGFloat {
            element.dimensions(ProposedViewSize(size))[.firstTextBaseline]
        }

        /// From the top to the last line's baseline.
        public func lastBaseline(in size: CGSize) -> CGFloat {
            element.dimensions(ProposedViewSize(size))[.lastTextBaseline]
        }
    }

    public func resolve(_ text: Text) -> ResolvedText {
        ResolvedText(text: text, context: self)
    }

    /// Draws a text from the rectangle's top leading corner, wrapped at its width.
    public func draw(_ text: ResolvedText, in rect: CGRect) {
        draw(text, text.element, at: rect.origin, ProposedViewSize(rect.size))
    }

    /// Draws a text in its ideal size, its `anchor` at a point.
    public func draw(_ text: ResolvedText, at point: CGPoint, anchor: UnitPoint = .center) {
        let element = text.element
        draw(text, element, at: origin(of: element, at: point, anchor), .unspecified)
    }

    public func draw(_ text: Text, in rect: CGRect) { draw(resolve(text), in: rect) }

    public func draw(_ text: Text, at point: CGPoint, anchor: UnitPoint = .center) {
        draw(resolve(text), at: point, anchor: anchor)
    }

    /// A shading that isn't measured by the text is painted through the text as a stencil.
    private func draw(
        _ text: ResolvedText, _ element: LayoutNode, at origin: CGPoint, _ proposal: ProposedViewSize
    ) {
        let items = items(of: element, at: origin, proposal)
        let frame = element.frame
        draw(items, text.shading, in: frame.insetBy(dx: -frame.height, dy: -frame.height))
    }

    /// Draws what was resolved with a shading. One that isn't measured by what it paints, is painted on `rect`
    /// through the items as a stencil.
    private func draw(_ items: [DisplayItem], _ shading: Shading, in rect: CGRect) {
        guard shading.asStyles == nil, !items.isEmpty else { return compose(items) }
        if shading.isBackdrop { return drawBackdrop(through: items) }
        let style = shading.resolved(_StyleContext(environment, node: layer.node), in: rect)
        let filled = item(.fill(Path(rect), FillStyle(), style.paint(in: rect)))
        compose([item(.group([.mask(items)], [filled]))])
    }

    // MARK: Images

    /// An image with the canvas's environment.
    public struct ResolvedImage {
        let image: Image
        let context: GraphicsContext
        /// Points.
        public let size: CGSize
        /// From the top, in points.
        public let baseline: CGFloat
        /// What a template image is painted with; nil for the foreground style.
        public var shading: Shading?

        var environment: EnvironmentValues {
            var environment = context.environment
            if let styles = shading?.asStyles { environment.setForegroundStyles(styles) }
            return environment
        }
    }

    public func resolve(_ image: Image) -> ResolvedImage {
        let dimensions = layer.element(image, environment).dimensions(.unspecified)
        return ResolvedImage(
            image: image, context: self, size: dimensions.size, baseline: dimensions[.firstTextBaseline])
    }

    /// Draws an image stretched to a rectangle.
    public func draw(_ image: ResolvedImage, in rect: CGRect, style: FillStyle = FillStyle()) {
        let element = layer.element(image.image.resizable(), image.environment)
        draw(image, items(of: element, at: rect.origin, ProposedViewSize(rect.size)), element)
    }

    /// Draws an image in its own size, its `anchor` at a point.
    public func draw(_ image: ResolvedImage, at point: CGPoint, anchor: UnitPoint = .center) {
        let element = layer.element(image.image, image.environment)
        draw(image, items(of: element, at: origin(of: element, at: point, anchor), .unspecified), element)
    }

    /// Only a picture that is a stencil takes the shading.
    private func draw(_ image: ResolvedImage, _ items: [DisplayItem], _ element: LayoutNode) {
        guard let shading = image.shading, items.contains(where: \.isStencil) else { return compose(items) }
        draw(items, shading, in: element.frame.insetBy(dx: -1, dy: -1))
    }

    public func draw(_ image: Image, in rect: CGRect, style: FillStyle = FillStyle()) {
        draw(resolve(image), in: rect, style: style)
    }

    public func draw(_ image: Image, at point: CGPoint, anchor: UnitPoint = .center) {
        draw(resolve(image), at: point, anchor: anchor)
    }

    // MARK: Symbols

    /// One of the canvas's symbols, in its ideal size.
    public struct ResolvedSymbol {
        let element: LayoutNode
        /// Points.
        public let size: CGSize
    }

    /// The symbol with a tag; nil, and a warning, when the canvas has none.
    public func resolveSymbol<ID: Hashable>(id: ID) -> ResolvedSymbol? {
        let wanted = AnyHashable(id)
        guard let element = layer.symbols.first(where: { $0.traits[TagTrait.self] == wanted }) else {
            layer.node.graph.report(
                .warning, at: layer.node.path,
                "has no symbol with the id \(id). Give one of its symbols .tag(\(id)).")
            return nil
        }
        return ResolvedSymbol(element: element, size: element.size(.unspecified))
    }

    /// Draws a symbol stretched from its ideal size to a rectangle.
    public func draw(_ symbol: ResolvedSymbol, in rect: CGRect) {
        guard symbol.size.width > 0, symbol.size.height > 0 else { return }
        var context = self
        context.translateBy(x: rect.minX, y: rect.minY)
        context.scaleBy(x: rect.width / symbol.size.width, y: rect.height / symbol.size.height)
        context.compose(items(of: symbol.element, at: .zero, .unspecified))
    }

    /// Draws a symbol in its ideal size, its `anchor` at a point.
    public func draw(_ symbol: ResolvedSymbol, at point: CGPoint, anchor: UnitPoint = .center) {
        let origin = origin(of: symbol.element, at: point, anchor)
        compose(items(of: symbol.element, at: origin, .unspecified))
    }

    // MARK: Elements

    private func origin(of element: LayoutNode, at point: CGPoint, _ anchor: UnitPoint) -> CGPoint {
        let size = element.size(.unspecified)
        return CGPoint(x: point.x - size.width * anchor.x, y: point.y - size.height * anchor.y)
    }

    private func items(of element: LayoutNode, at origin: CGPoint, _ proposal: ProposedViewSize)
        -> [DisplayItem]
    {
        element.place(at: origin, proposal)
        return layer.collect { element.draw(into: &$0) }
    }
}

extension DisplayItem {
    /// Whether it has the foreground's colours, not its own.
    fileprivate var isStencil: Bool {
        switch content {
        case .image(let image): image.template != nil
        case .group(_, let items): items.contains(where: \.isStencil)
        case .fill, .stroke, .glyphs: true
        }
    }
}
