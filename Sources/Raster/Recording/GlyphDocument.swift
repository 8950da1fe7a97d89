import Drawing
import Foundation

/// `glyphs.json`: the shapes of the glyphs that a list draws, face by face as `display-list.json` numbers them, glyph
/// by glyph in rising order.
enum GlyphDocument {
    static let file = "glyphs.json"
    static let schema = "pixeldiff.glyphs/1"

    static func text(_ glyphs: RecordedGlyphs, _ tables: inout RecordingTables) -> [UInt8] {
        var text = JSONText()
        text.object { text in
            text.field("schema", schema)
            text.name("faces")
            text.array(tables.faces, isTall: true) { text, name in
                text.value(glyphs.faces[name] ?? RecordedGlyphs.Face(), &tables)
            }
        }
        return text.bytes + [UInt8(ascii: "\n")]
    }
}

extension JSONText {
    fileprivate mutating func value(_ face: RecordedGlyphs.Face, _ tables: inout RecordingTables) {
        object { text in
            if let em = face.emOfColors { text.field("emOfColors", em) }
            text.name("outlines")
            text.array(face.outlines.sorted { $0.key < $1.key }, isTall: true) { text, entry in
                text.object { text in
                    text.field("glyph", Int(entry.key))
                    text.field("em", entry.value.unitsPerEm)
                    text.field("advance", entry.value.advance)
                    text.field("path", entry.value.path.exactText)
                }
            }
            text.name("colors")
            text.array(face.colors.sorted { $0.key < $1.key }, isTall: true) { text, entry in
                text.object { text in
                    text.field("glyph", Int(entry.key))
                    switch entry.value {
                    case .picture(let image, let rect):
                        text.field("image", tables.number(of: image))
                        text.field("rect", rect)
                    case .paint(let paint, let bounds):
                        text.field("rect", bounds)
                        text.name("paint")
                        text.value(paint)
                    }
                }
            }
        }
    }

    private mutating func value(_ paint: ColorPaint) {
        object { text in
            switch paint {
            case .layers(let paints):
                text.name("layers")
                text.array(paints) { $0.value($1) }
            case .solid(let color):
                text.name("solid")
                text.value(color)
            case .gradient(let line, let geometry): text.fields(line, geometry)
            case .fill(let path, let inner):
                text.field("path", path.exactText)
                text.name("paint")
                text.value(inner)
            case .transform(let transform, let inner):
                text.field("transform", transform)
                text.name("paint")
                text.value(inner)
            case .composite(let source, let mode, let backdrop):
                text.field("composite", mode.word)
                text.name("paint")
                text.value(source)
                text.name("backdrop")
                text.value(backdrop)
            }
        }
    }

    /// Red, green, blue, opacity and a factor of it; the factor alone where the colour is the text's.
    private mutating func value(_ color: ColorLine.Color) {
        array(color.numbers) { $0.number($1) }
    }

    private mutating func fields(_ line: ColorLine, _ geometry: ColorLine.Geometry) {
        switch geometry {
        case .linear(let start, let end):
            field("linear", [start.x, start.y, end.x, end.y])
        case .circles(let a, let aRadius, let b, let bRadius):
            field("circles", [a.x, a.y, aRadius, b.x, b.y, bRadius])
        case .sweep(let center, let from, let to):
            field("sweep", [center.x, center.y, CGFloat(from), CGFloat(to)])
        }
        field("extend", line.extend.word)
        name("stops")
        array(line.stops) { text, stop in
            text.array([stop.location] + stop.color.numbers) { $0.number($1) }
        }
    }
}

extension ColorLine.Color {
    /// As they are written.
    fileprivate var numbers: [Double] {
        color.map { [$0.red, $0.green, $0.blue, $0.opacity, opacity] } ?? [opacity]
    }

    /// Nil for numbers of another count.
    init?(numbers: [Double]) {
        switch numbers.count {
        case 1: self.init(color: nil, opacity: numbers[0])
        case 5:
            self.init(
                color: ResolvedColor(
                    red: numbers[0], green: numbers[1], blue: numbers[2], opacity: numbers[3]),
                opacity: numbers[4])
        default: return nil
        }
    }
}

extension ColorLine.Extend {
    /// The name in recordings.
    var word: String {
        switch self {
        case .pad: "pad"
        case .repeat: "repeat"
        case .reflect: "reflect"
        }
    }

    init?(word: String) {
        guard let found = [Self.pad, .repeat, .reflect].first(where: { $0.word == word }) else { return nil }
        self = found
    }
}

extension CompositeMode {
    private static let plain: [CompositeMode] = [
        .clear, .source, .destination, .sourceIn, .destinationIn, .sourceOut, .destinationAtop, .xor,
    ]

    /// The name in recordings; blend modes have a prefix, since some are called as the others.
    var word: String {
        switch self {
        case .clear: "clear"
        case .source: "source"
        case .destination: "destination"
        case .sourceIn: "sourceIn"
        case .destinationIn: "destinationIn"
        case .sourceOut: "sourceOut"
        case .destinationAtop: "destinationAtop"
        case .xor: "xor"
        case .blend(let mode): "blend:\(mode.rawValue)"
        }
    }

    init?(word: String) {
        if word.hasPrefix("blend:") {
            guard let mode = BlendMode(rawValue: String(word.dropFirst(6))) else { return nil }
            self = .blend(mode)
        } else {
            guard let found = Self.plain.first(where: { $0.word == word }) else { return nil }
            self = found
        }
    }
}
