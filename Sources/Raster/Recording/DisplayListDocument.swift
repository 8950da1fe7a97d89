import Drawing
import Foundation

/// `display-list.json`: a display list without its pictures and glyphs, which lie beside it.
///
/// Items are one flat list, a line each: a group says how many items are its own, and they follow it, those of its
/// masks first. So the document nests no deeper for lists of any depth.
enum DisplayListDocument {
    static let file = "display-list.json"
    static let schema = "pixeldiff.display-list/1"

    /// The document; the same list gives the same bytes. O(items).
    static func text(
        _ list: DisplayList, background: ResolvedColor?, premultiplied: Set<Int>,
        _ tables: inout RecordingTables
    ) -> [UInt8] {
        var text = JSONText()
        text.object { text in
            text.field("schema", schema)
            text.field("width", list.size.width)
            text.field("height", list.size.height)
            text.field("scale", list.scale)
            if let background { text.field("background", background) }
            text.name("faces")
            text.array(tables.faces, isTall: true) { $0.value($1) }
            text.name("images")
            text.array(tables.images.enumerated(), isTall: true) { text, entry in
                text.object { text in
                    text.field("width", entry.element.width)
                    text.field("height", entry.element.height)
                    text.mark("premultiplied", if: premultiplied.contains(entry.offset))
                }
            }
            text.name("views")
            text.array(tables.views, isTall: true) { $0.string($1) }
            text.name("items")
            var items: [DisplayItem] = []
            list.forEachItem { items.append($0) }
            text.array(items, isTall: true) { $0.value($1, &tables) }
        }
        return text.bytes + [UInt8(ascii: "\n")]
    }
}

extension JSONText {
    fileprivate mutating func value(_ face: FontFace) {
        object { text in
            text.field("family", face.family)
            text.field("name", face.name)
            text.field("fingerprint", face.fingerprint)
            text.field("index", face.index)
            text.name("variations")
            text.object { text in
                for (axis, value) in face.variations.sorted(by: { $0.key < $1.key }) {
                    text.field(axis, CGFloat(value))
                }
            }
        }
    }

    fileprivate mutating func value(_ item: DisplayItem, _ tables: inout RecordingTables) {
        object { text in
            text.field("view", tables.number(of: item.view))
            switch item.content {
            case .fill(let path, let style, let paint):
                text.field("kind", "fill")
                text.fields(path, style)
                text.field("paint", paint, &tables)
            case .stroke(let path, let style, let paint, let isAntialiased):
                text.field("kind", "stroke")
                text.fields(path, FillStyle(antialiased: isAntialiased))
                text.field("stroke", style)
                text.field("paint", paint, &tables)
            case .image(let image): text.fields(image, &tables)
            case .glyphs(let run, let origin, let paint):
                text.fields(run, origin, &tables)
                text.field("paint", paint, &tables)
            case .group(let effects, let items):
                text.field("kind", "group")
                text.field("items", items.count)
                text.name("effects")
                text.array(effects) { $0.value($1) }
            }
        }
    }

    private mutating func fields(_ item: ImageItem, _ tables: inout RecordingTables) {
        field("kind", "image")
        field("image", tables.number(of: item.image))
        field("rect", item.rect)
        let caps = item.capInsets
        field("caps", [caps.top, caps.left, caps.bottom, caps.right])
        field("resizing", item.resizing.rawValue)
        field("interpolation", item.interpolation.rawValue)
        field("scale", item.imageScale)
        if let template = item.template { field("paint", template, &tables) }
        mark("aliased", if: !item.isAntialiased)
    }

    private mutating func fields(_ run: GlyphRun, _ origin: CGPoint, _ tables: inout RecordingTables) {
        field("kind", "glyphs")
        field("text", run.text)
        field("face", tables.number(of: run.face))
        field("size", run.size)
        mark("slanted", if: run.isSlanted)
        field("emboldening", run.emboldening)
        field("width", run.width)
        field("origin", origin)
        name("glyphs")
        array(run.glyphs) { $0.integer(Int($1.id)) }
        field("places", run.glyphs.flatMap { [$0.position.x, $0.position.y] })
    }
}
