import Drawing
import Foundation

/// A symbol as a leaf: as large as its font asks, painted with the foreground style.
final class SymbolNode: LayoutNode {
    let image: Image
    private let metrics: SymbolMetrics
    private let artwork: SymbolSearch.Artwork?
    /// Of artwork made of paths.
    private let vectorFrame: SymbolFrame?
    private let weight: Int

    /// - Parameter own: A symbol of an asset catalogue, which no provider is asked for.
    init(_ name: String, _ image: Image, _ inputs: _ResolveInputs, own: String? = nil) {
        self.image = image
        let environment = inputs.environment
        let names = own == nil ? environment.symbolVariants.names(of: name) : [name]
        var font = environment.font ?? environment.defaultFont
        font.changes += environment.fontChanges
        let resolver = FontResolver(environment: environment, shaper: inputs.graph.shaper)
        let resolved = try? resolver.resolve(font)
        weight = resolved?.description.weight ?? 400
        let search = SymbolSearch(
            environment: environment, weight: weight, pointSize: resolved?.description.size ?? 17)
        let found = Result { try SymbolNode.find(names, search, inputs, own: own) }
        let full = (try? found.get())?.name ?? names[0]
        metrics = SymbolMetrics(name: full, pointSize: search.pointSize, scale: environment.imageScale)
        artwork = (try? found.get())?.artwork
        if case .vector(let picture)? = artwork {
            let capHeight = resolved?.capHeight ?? 0.7 * search.pointSize
            vectorFrame = SymbolFrame(picture, metrics: metrics, capHeight: capHeight)
        } else {
            vectorFrame = nil
        }
        let label = inputs.label("Image \"\(full)\"")
        super.init(inputs, path: inputs.elementPath(label), label: label)
        EffectNumbers("Image", font.numbers).report(at: path, in: graph)
        report(found, of: full)
    }

    private typealias Found = (name: String, artwork: SymbolSearch.Artwork)

    /// The first of the names that has artwork; that of the asset catalogue's file where there is one.
    private static func find(
        _ names: [String], _ search: SymbolSearch, _ inputs: _ResolveInputs, own: String?
    ) throws -> Found? {
        guard let own else { return try search.find(names) }
        let picture = try inputs.graph.images.symbol(
            atPath: own, weight: search.weight, scale: inputs.environment.imageScale.drawing)
        return (names[0], .vector(picture))
    }

    /// Says why a symbol isn't Apple's picture.
    private func report(_ found: Result<Found?, any Error>, of name: String) {
        switch found {
        case .failure(let failure):
            graph.report(error: failure)
            graph.report(.error, at: path, "shows no symbol: \(failure)")
        case .success(.some): break
        case .success(nil):
            graph.report(
                .warning, at: path,
                "shows the symbol \"\(name)\", whose artwork is Apple's: a neutral box of a symbol's size is "
                    + "drawn. Give artwork of your own: 'pixeldiff render --symbols FOLDER' with a \(name).svg in "
                    + "it, or SymbolRegistry.register(SVGSymbols(folder:)) in a test.")
        }
    }

    /// A redacted symbol is a box, whichever symbol it is.
    var ownSize: CGSize {
        environment.redactionReasons.contains(.placeholder)
            ? metrics.redactedSize : vectorFrame?.size ?? metrics.size
    }

    override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
        let own = ownSize
        guard image.resizing != nil else { return own }
        return CGSize(width: proposal.width ?? own.width, height: proposal.height ?? own.height)
    }

    /// The text baseline; a resized symbol is a plain picture.
    override func computeExplicitAlignment(_ key: AlignmentKey, size: CGSize, proposal: ProposedViewSize)
        -> CGFloat?
    {
        guard image.resizing == nil,
            key == VerticalAlignment.firstTextBaseline.key || key == VerticalAlignment.lastTextBaseline.key
        else { return nil }
        return size.height - (vectorFrame?.descent ?? metrics.descent)
    }

    override func draw(into drawing: inout DrawingContext) {
        let rect = drawing.snapped(frame)
        guard rect.width > 0, rect.height > 0, rect.width.isFinite, rect.height.isFinite else { return }
        drawing.leaf(of: self) { drawSymbol(in: rect, into: &$0) }
    }

    private func drawSymbol(in rect: CGRect, into drawing: inout DrawingContext) {
        if environment.redactionReasons.contains(.placeholder) { return drawBox(rect, into: &drawing) }
        if case .vector(let picture)? = artwork, let vectorFrame {
            let painter = SymbolPainter(
                picture: picture, map: vectorFrame.map(into: rect, isResized: image.resizing != nil),
                rect: rect, node: self,
                mode: image.symbolMode ?? environment.symbolRenderingMode,
                variableValue: image.variableValue)
            return painter.draw(into: &drawing)
        }
        drawing.paint(with: resolvedForeground, in: rect, of: self) { drawing, paint in
            let marks = standIn?.marks ?? SymbolArtwork.placeholder
            let hasHoles = marks.contains { $0.isHole }
            let draw = { (drawing: inout DrawingContext) in
                for mark in marks { self.draw(mark, rect, paint, &drawing) }
            }
            if hasHoles { drawing.group([.layer], of: self, draw) } else { draw(&drawing) }
        }
    }

    private var standIn: SymbolArtwork? {
        if case .standIn(let artwork)? = artwork { artwork } else { nil }
    }

    /// A redacted symbol: filled as the bar of a redacted text is.
    private func drawBox(_ rect: CGRect, into drawing: inout DrawingContext) {
        let style = resolvedForeground.multiplyingOpacity(by: 35.0 / 216)
        let box = Path(roundedRect: rect, cornerRadius: rect.height / 5, style: .circular)
        drawing.paint(with: style, in: rect, of: self) { drawing, paint in
            drawing.draw(.fill(box, FillStyle(), paint), of: self)
        }
    }

    private func draw(
        _ mark: SymbolArtwork.Mark, _ rect: CGRect, _ paint: Paint, _ drawing: inout DrawingContext
    ) {
        // Artwork is drawn in a square of 100, kept square in the middle of the frame.
        let k = min(rect.width, rect.height) / 100
        let map =
            mark.isStretched
            ? CGAffineTransform(
                a: rect.width / 100, b: 0, c: 0, d: rect.height / 100, tx: rect.minX, ty: rect.minY)
            : CGAffineTransform(
                a: k, b: 0, c: 0, d: k, tx: rect.midX - 50 * k, ty: rect.midY - 50 * k)
        let path = mark.path.applying(map)
        // Lines are as wide as the font asks, whatever the frame's form; resized, they grow with it.
        let own = metrics.size
        let growth = image.resizing == nil ? 1 : min(rect.width / own.width, rect.height / own.height)
        let width = metrics.lineUnit * growth * mark.lineWidth / 100 * (0.6 + CGFloat(weight) / 1000)
        let content: DisplayItem.Content =
            mark.lineWidth > 0
            ? .stroke(
                path, StrokeStyle(lineWidth: width, lineCap: .round, lineJoin: .round), paint,
                antialiased: true)
            : .fill(path, FillStyle(), paint)
        if mark.isHole {
            drawing.with(.blend(.destinationOut)) { $0.draw(content, of: self) }
        } else {
            drawing.draw(content, of: self)
        }
    }
}
