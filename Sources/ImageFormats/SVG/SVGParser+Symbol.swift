import Drawing
import Foundation

extension SVGParser {
    /// Reads a file as a symbol.
    ///
    /// - Throws: An ``ImageError`` that names `path`.
    public func symbol(contentsOf path: String, weight: Int = 400, scale: SymbolScale = .medium)
        throws(ImageError) -> VectorImage
    {
        let data = try ImageFile.bytes(path, limit: XMLReader.byteLimit)
        return try symbol(data, name: path, weight: weight, scale: scale)
    }

    /// Reads an SVG as a symbol: a plain drawing, or one of the designs of a template as SF Symbols exports them.
    ///
    /// - Parameters:
    ///   - weight: 1...1000; of a template's designs the nearest is taken, the lighter of two.
    ///   - scale: Of a template's sizes this, else the medium, small or large one.
    /// - Throws: An ``ImageError`` with the line.
    public func symbol(_ data: Data, name: String, weight: Int = 400, scale: SymbolScale = .medium)
        throws(ImageError) -> VectorImage
    {
        let root = try document(data, name)
        do throws(SVGFailure) {
            let reader = try SVGReader(root)
            guard let template = SVGSymbolTemplate(reader) else { return try reader.image() }
            return try template.image(weight: weight, scale: scale)
        } catch {
            throw ImageError(file: name, reason: .vector(error.words, line: error.line))
        }
    }
}

/// A template of SF Symbols: designs in `Symbols`, called `Regular-M` and so on; lines in `Guides`.
struct SVGSymbolTemplate {
    private let reader: SVGReader
    private let symbols: XMLElement

    private static let weights = [
        ("Ultralight", 100), ("Thin", 200), ("Light", 300), ("Regular", 400), ("Medium", 500),
        ("Semibold", 600), ("Bold", 700), ("Heavy", 800), ("Black", 900),
    ]

    /// nil for a plain drawing.
    init?(_ reader: SVGReader) {
        guard let symbols = reader.element("Symbols") else { return nil }
        self.reader = reader
        self.symbols = symbols
    }

    /// 1. The design nearest in weight, of the size asked for if there is one.
    /// 2. It reaches from margin to margin, and from the top of its ink to the bottom.
    /// 3. Its size's base line and cap line.
    func image(weight: Int, scale: SymbolScale) throws(SVGFailure) -> VectorImage {
        // 1.
        var found: (element: XMLElement, weight: String, scale: String, distance: Int)?
        for scale in [scale, .medium, .small, .large] where found == nil {
            for (name, value) in Self.weights {
                let distance = abs(value - weight)
                guard let element = reader.element("\(name)-\(scale.rawValue)"),
                    distance < found?.distance ?? Int.max
                else { continue }
                found = (element, name, scale.rawValue, distance)
            }
        }
        guard let found else {
            throw SVGFailure("the template has no design called Regular-M, nor any other", at: symbols)
        }
        let outer = try reader.style(of: symbols, SVGStyle())
        let elements = try reader.read(found.element, outer, .identity, uses: 0)
        // 2.
        let ink = VectorImage.bounds(of: elements)
        guard !ink.isNull, ink.width > 0 || ink.height > 0 else {
            throw SVGFailure(
                "the template's design \(found.weight)-\(found.scale) is empty", at: found.element)
        }
        let left = try line("left-margin-\(found.weight)-\(found.scale)")?.midX ?? ink.minX
        let right = try line("right-margin-\(found.weight)-\(found.scale)")?.midX ?? ink.maxX
        let box = CGRect(
            x: min(left, right), y: ink.minY, width: max(abs(right - left), 1e-3),
            height: max(ink.height, 1e-3))
        // 3.
        var guides: VectorImage.Guides?
        if let base = try line("Baseline-\(found.scale)")?.midY,
            let cap = try line("Capline-\(found.scale)")?.midY,
            base > cap
        {
            guides = VectorImage.Guides(baseline: base, capLine: cap)
        }
        return VectorImage(viewBox: box, elements: elements, guides: guides)
    }

    private func line(_ id: String) throws(SVGFailure) -> CGRect? {
        guard let element = reader.element(id), SVGShape.names.contains(element.name) else { return nil }
        let transform = element.attributes["transform"].flatMap(SVGTransform.read) ?? .identity
        let path = try SVGShape(element: element, viewBox: .zero).path().applying(transform)
        return path.isEmpty ? nil : path.boundingRect
    }
}

extension VectorImage {
    /// The box around the paths, without the width of strokes; null when there are none.
    static func bounds(of elements: [Element]) -> CGRect {
        elements.reduce(CGRect.null) { box, element in
            switch element {
            case .shape(let shape):
                let path = shape.path.applying(shape.transform)
                return path.isEmpty ? box : box.union(path.boundingRect)
            case .group(let inner, _, _, _): return box.union(bounds(of: inner))
            }
        }
    }
}
