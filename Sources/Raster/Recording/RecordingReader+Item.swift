import Drawing
import Foundation

/// An item as its line has it: a group's items are on the lines that follow.
enum ReadItem {
    case whole(DisplayItem)
    case group(ViewPath, [ReadEffect], items: Int)
}

extension RecordingReader {
    func item(faces: [FontFace], views: [ViewPath]) throws -> ReadItem {
        var fields = ItemFields()
        try scanner.object { name in
            switch name {
            case "kind": fields.kind = try scanner.string()
            case "view": fields.view = try element(of: views, "view")
            case "path": fields.path = try path()
            case "evenOdd": fields.style.isEOFilled = try scanner.bool()
            case "aliased": fields.style.isAntialiased = try !scanner.bool()
            case "paint": fields.paint = try paint()
            case "stroke": fields.stroke = try strokeStyle()
            case "items": fields.items = try scanner.count()
            case "effects":
                try scanner.array {
                    try budget.check(.nestingDepth, fields.effects.count + 1)
                    fields.effects.append(try effect())
                }
            case "image", "rect", "caps", "resizing", "interpolation", "scale":
                try read(name, into: &fields.image)
            default:
                guard try read(name, into: &fields.run, faces) else { return try scanner.skip() }
            }
        }
        return try item(fields)
    }

    private struct ItemFields {
        var kind: String?
        var view: ViewPath?
        var path: Path?
        var style = FillStyle()
        var paint: Paint?
        var stroke: StrokeStyle?
        var items: Int?
        var effects: [ReadEffect] = []
        var image = ImageFields()
        var run = RunFields()
    }

    private func item(_ fields: ItemFields) throws -> ReadItem {
        let view = try required(fields.view, "view")
        let content: DisplayItem.Content
        switch try required(fields.kind, "kind") {
        case "fill":
            content = .fill(
                try required(fields.path, "path"), fields.style, try required(fields.paint, "paint"))
        case "stroke":
            content = .stroke(
                try required(fields.path, "path"), try required(fields.stroke, "stroke"),
                try required(fields.paint, "paint"), antialiased: fields.style.isAntialiased)
        case "image":
            var item = try image(fields.image)
            item.template = fields.paint
            item.isAntialiased = fields.style.isAntialiased
            content = .image(item)
        case "glyphs":
            content = .glyphs(
                try run(fields.run), origin: try required(fields.run.origin, "origin"),
                try required(fields.paint, "paint"))
        case "group": return .group(view, fields.effects, items: try required(fields.items, "items"))
        case let kind: throw failure("the item '\(kind)' is unknown")
        }
        return .whole(DisplayItem(view: view, content: content))
    }

    // MARK: Pictures

    private struct ImageFields {
        var image: CGImage?
        var rect: CGRect?
        var caps: [CGFloat] = [0, 0, 0, 0]
        var resizing = ImageItem.Resizing.stretch
        var interpolation = ImageInterpolation.medium
        var scale: CGFloat = 1
    }

    private func read(_ name: String, into fields: inout ImageFields) throws {
        switch name {
        case "image": fields.image = try image()
        case "rect": fields.rect = try rect()
        case "caps": fields.caps = try numbers(4)
        case "resizing": fields.resizing = try word(ImageItem.Resizing.self)
        case "interpolation": fields.interpolation = try word(ImageInterpolation.self)
        default: fields.scale = try length()
        }
    }

    private func image(_ fields: ImageFields) throws -> ImageItem {
        let caps = fields.caps
        return ImageItem(
            image: try required(fields.image, "image"), rect: try required(fields.rect, "rect"),
            capInsets: ImageItem.CapInsets(top: caps[0], left: caps[1], bottom: caps[2], right: caps[3]),
            resizing: fields.resizing, interpolation: fields.interpolation, imageScale: fields.scale)
    }

    // MARK: Glyphs

    private struct RunFields {
        var text = ""
        var face: FontFace?
        var size: CGFloat?
        var isSlanted = false
        var emboldening: CGFloat = 0
        var width: CGFloat = 0
        var origin: CGPoint?
        var glyphs: [UInt32] = []
        var places: [CGFloat] = []
    }

    /// False for a name that is none of a run's.
    private func read(_ name: String, into fields: inout RunFields, _ faces: [FontFace]) throws -> Bool {
        switch name {
        case "text": fields.text = try scanner.string()
        case "face": fields.face = try element(of: faces, "face")
        case "size": fields.size = try length()
        case "slanted": fields.isSlanted = try scanner.bool()
        case "emboldening": fields.emboldening = try length()
        case "width": fields.width = try length()
        case "origin": fields.origin = try point()
        case "glyphs":
            var glyphs: [UInt32] = []
            try scanner.array {
                try budget.spend(.placedGlyphs)
                glyphs.append(try glyphNumber())
            }
            fields.glyphs = glyphs
        case "places":
            var places: [CGFloat] = []
            try scanner.array {
                // Two numbers a glyph.
                if places.count % 2 == 0 { try budget.spend(.placedGlyphs) }
                places.append(try length())
            }
            fields.places = places
        default: return false
        }
        return true
    }

    func glyphNumber() throws -> UInt32 {
        guard let number = UInt32(exactly: try scanner.count()) else { throw failure("no glyph number") }
        return number
    }

    private func run(_ fields: RunFields) throws -> GlyphRun {
        guard fields.places.count == 2 * fields.glyphs.count else {
            throw failure("not every glyph has a place")
        }
        let glyphs = fields.glyphs.indices.map { index in
            GlyphRun.Glyph(
                id: fields.glyphs[index],
                position: CGPoint(x: fields.places[2 * index], y: fields.places[2 * index + 1]))
        }
        return GlyphRun(
            face: try required(fields.face, "face"), size: try required(fields.size, "size"),
            isSlanted: fields.isSlanted, emboldening: fields.emboldening, glyphs: glyphs, width: fields.width,
            text: fields.text)
    }
}
