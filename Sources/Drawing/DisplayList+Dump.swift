import Foundation

extension DisplayList {
    /// The list as text, for people and for goldens: one item a line, groups' items indented below them.
    ///
    /// A line holds the kind, the geometry in points, the paint, and after a bar the path of the view that drew
    /// it. Numbers have at most three decimals (see ``Swift/BinaryFloatingPoint/decimalText``); what is as by
    /// default is left out; a picture is told by its size and a checksum of its pixels. Lists that differ in less
    /// than that have the same dump. Ends with a line break. O(items + path elements + picture pixels).
    public func dump() -> String {
        var dump = DisplayListDump()
        dump.line("picture \(size.width.decimalText)x\(size.height.decimalText) @\(scale.decimalText)")
        dump.add(items, depth: 0)
        return dump.text
    }
}

/// The lines of a dump, growing.
private struct DisplayListDump {
    private(set) var text = ""

    mutating func line(_ words: String, depth: Int = 0, view: ViewPath? = nil) {
        text += String(repeating: "  ", count: depth) + words
        if let view { text += " | \(view)" }
        text += "\n"
    }

    mutating func add(_ items: [DisplayItem], depth: Int) {
        for item in items { add(item, depth: depth) }
    }

    private mutating func add(_ item: DisplayItem, depth: Int) {
        guard case .group(let effects, let items) = item.content else {
            return line(item.content.words.joined(separator: " "), depth: depth, view: item.view)
        }
        line((["group"] + effects.map(\.words)).joined(separator: " "), depth: depth, view: item.view)
        for case .mask(let mask) in effects {
            line("mask", depth: depth + 1)
            add(mask, depth: depth + 2)
        }
        add(items, depth: depth + 1)
    }
}

extension DisplayItem.Content {
    /// The words of a line; a group's items aren't among them.
    fileprivate var words: [String] {
        switch self {
        case .fill(let path, let style, let paint):
            ["fill", path.words] + style.words + [paint.words]
        case .stroke(let path, let style, let paint, let isAntialiased):
            ["stroke", path.words] + style.words + (isAntialiased ? [] : ["aliased"]) + [paint.words]
        case .image(let item):
            item.words
        case .glyphs(let run, let origin, let paint):
            run.words(at: origin) + [paint.words]
        case .group:
            ["group"]
        }
    }
}

extension FillStyle {
    var words: [String] {
        (isEOFilled ? ["even-odd"] : []) + (isAntialiased ? [] : ["aliased"])
    }
}

extension StrokeStyle {
    fileprivate var words: [String] {
        var words = ["width \(lineWidth.decimalText)"]
        if lineCap != .butt { words.append("cap \(lineCap == .round ? "round" : "square")") }
        if lineJoin != .miter { words.append("join \(lineJoin == .round ? "round" : "bevel")") }
        if lineJoin == .miter, miterLimit != 10 { words.append("miter \(miterLimit.decimalText)") }
        if !dash.isEmpty { words.append("dash \(list(dash))") }
        if !dash.isEmpty, dashPhase != 0 { words.append("phase \(dashPhase.decimalText)") }
        return words
    }
}

extension ImageItem {
    fileprivate var words: [String] {
        var words = [image.words, rect.words]
        if capInsets != CapInsets() {
            words.append("caps \(list([capInsets.top, capInsets.left, capInsets.bottom, capInsets.right]))")
        }
        if resizing == .tile { words.append("tile") }
        if interpolation != .medium { words.append("interpolation \(interpolation.rawValue)") }
        if imageScale != 1 { words.append("@\(imageScale.decimalText)") }
        if let template { words.append("template \(template.words)") }
        if !isAntialiased { words.append("aliased") }
        return words
    }
}

extension GlyphRun {
    fileprivate func words(at origin: CGPoint) -> [String] {
        var words = ["glyphs", text.quotedForDump, "\(face.name) \(size.decimalText)"]
        if isSlanted { words.append("slanted") }
        if emboldening != 0 { words.append("emboldened \(emboldening.decimalText)") }
        return words + ["at \(origin.words)", "width \(width.decimalText)"]
    }
}
