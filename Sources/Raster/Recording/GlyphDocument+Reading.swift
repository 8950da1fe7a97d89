import Drawing
import Foundation

extension GlyphDocument {
    /// Reads a document that was written along with a list.
    ///
    /// - Parameters:
    ///   - faces: The list's, in their order.
    ///   - images: The recording's.
    /// - Throws: ``RecordingError``.
    static func read(
        _ bytes: [UInt8], faces: [FontFace], images: [CGImage], _ budget: RecordingBudget
    ) throws -> RecordedGlyphs {
        var reader = try RecordingReader(bytes, file: file, budget)
        reader.images = images
        let scanner = reader.scanner
        var glyphs = RecordedGlyphs()
        var count = 0
        let document = reader
        try document.members(schema: schema, file: file) { name in
            switch name {
            case "faces":
                try scanner.array {
                    guard count < faces.count else { throw reader.failure("more faces than the list has") }
                    glyphs.faces[faces[count]] = try reader.recordedFace()
                    count += 1
                }
            default: try scanner.skip()
            }
        }
        return glyphs
    }
}

extension RecordingReader {
    fileprivate func recordedFace() throws -> RecordedGlyphs.Face {
        var face = RecordedGlyphs.Face()
        try scanner.object { name in
            switch name {
            case "emOfColors": face.emOfColors = try length()
            case "outlines":
                try scanner.array {
                    try budget.spend(.glyphOutlines)
                    let (glyph, outline) = try outline()
                    face.outlines[glyph] = outline
                }
            case "colors":
                try scanner.array {
                    try budget.spend(.glyphOutlines)
                    let (glyph, colored) = try colorGlyph()
                    face.colors[glyph] = colored
                }
            default: try scanner.skip()
            }
        }
        return face
    }

    private func outline() throws -> (UInt32, GlyphOutline) {
        var glyph: UInt32?
        var outline = GlyphOutline(path: Path(), unitsPerEm: 1000, advance: 0)
        try scanner.object { name in
            switch name {
            case "glyph": glyph = try glyphNumber()
            case "em": outline.unitsPerEm = try length()
            case "advance": outline.advance = try length()
            case "path": outline.path = try path()
            default: try scanner.skip()
            }
        }
        return (try required(glyph, "glyph"), outline)
    }

    private func colorGlyph() throws -> (UInt32, ColorGlyph) {
        var glyph: UInt32?
        var (rect, picture, tree): (CGRect?, CGImage?, ColorPaint?)
        try scanner.object { name in
            switch name {
            case "glyph": glyph = try glyphNumber()
            case "image": picture = try image()
            case "rect": rect = try self.rect()
            case "paint": tree = try colorPaint(depth: 0)
            default: try scanner.skip()
            }
        }
        let bounds = try required(rect, "rect")
        let colored: ColorGlyph =
            if let picture { .picture(picture, bounds) } else {
                .paint(try required(tree, "paint"), bounds: bounds)
            }
        return (try required(glyph, "glyph"), colored)
    }

    // MARK: Paints of colour glyphs

    private struct PaintFields {
        var layers: [ColorPaint]?
        var solid: ColorLine.Color?
        var geometry: ColorLine.Geometry?
        var extend = ColorLine.Extend.pad
        var stops: [ColorLine.Stop] = []
        var path: Path?
        var transform: CGAffineTransform?
        var mode: CompositeMode?
        var paint: ColorPaint?
        var backdrop: ColorPaint?
    }

    private func colorPaint(depth: Int) throws -> ColorPaint {
        // Fonts' own paints are at most 32 deep, layers between them included.
        guard depth < 80 else { throw failure("paints that are more than 80 deep") }
        try budget.spend(.glyphOutlines)
        var fields = PaintFields()
        try scanner.object { name in
            switch name {
            case "layers":
                var layers: [ColorPaint] = []
                try scanner.array { layers.append(try colorPaint(depth: depth + 1)) }
                fields.layers = layers
            case "solid": fields.solid = try lineColor(numbers(atMost: 5))
            case "linear", "circles", "sweep": fields.geometry = try geometry(name)
            case "extend": fields.extend = try word(ColorLine.Extend.init(word:))
            case "stops":
                try scanner.array {
                    try budget.spend(.gradientColors)
                    let n = try numbers(atMost: 6)
                    guard let location = n.first else { throw failure("a stop without a place") }
                    fields.stops.append(
                        ColorLine.Stop(location: Double(location), color: try lineColor(Array(n.dropFirst())))
                    )
                }
            case "path": fields.path = try path()
            case "transform": fields.transform = try transform()
            case "composite": fields.mode = try word(CompositeMode.init(word:))
            case "paint": fields.paint = try colorPaint(depth: depth + 1)
            case "backdrop": fields.backdrop = try colorPaint(depth: depth + 1)
            default: try scanner.skip()
            }
        }
        return try colorPaint(fields)
    }

    private func colorPaint(_ fields: PaintFields) throws -> ColorPaint {
        if let layers = fields.layers { return .layers(layers) }
        if let solid = fields.solid { return .solid(solid) }
        if let geometry = fields.geometry {
            return .gradient(ColorLine(stops: fields.stops, extend: fields.extend), geometry)
        }
        let inner = try required(fields.paint, "paint")
        if let path = fields.path { return .fill(path, inner) }
        if let transform = fields.transform { return .transform(transform, inner) }
        return .composite(
            inner, try required(fields.mode, "composite"), backdrop: try required(fields.backdrop, "backdrop")
        )
    }

    private func lineColor(_ numbers: [CGFloat]) throws -> ColorLine.Color {
        guard let color = ColorLine.Color(numbers: numbers.map { Double($0) }) else {
            throw failure("no colour")
        }
        return color
    }

    private func geometry(_ kind: String) throws -> ColorLine.Geometry {
        let n = try numbers(kind == "circles" ? 6 : 4)
        switch kind {
        case "linear": return .linear(start: CGPoint(x: n[0], y: n[1]), end: CGPoint(x: n[2], y: n[3]))
        case "circles":
            return .circles(CGPoint(x: n[0], y: n[1]), n[2], CGPoint(x: n[3], y: n[4]), n[5])
        default: return .sweep(CGPoint(x: n[0], y: n[1]), from: Double(n[2]), to: Double(n[3]))
        }
    }
}
