import Drawing
import Foundation

/// The properties that an element paints with; children inherit them.
struct SVGStyle {
    var fill: VectorImage.Ink? = .current
    var fillOpacity = 1.0
    var isFillEvenOdd = false
    var isClipEvenOdd = false
    var stroke: VectorImage.Ink?
    var strokeOpacity = 1.0
    var line = StrokeStyle(lineWidth: 1, miterLimit: 4)
    /// What `currentColor` means.
    var color = VectorImage.Ink.current
    var isVisible = true
    var layer = 0
    var threshold: Double?

    // Not inherited.
    var opacity = 1.0
    var isDisplayed = true
    /// The id of a clip path.
    var clip: String?

    /// The style of a child before its own properties.
    var inherited: SVGStyle {
        var style = self
        (style.opacity, style.isDisplayed, style.clip) = (1, true, nil)
        return style
    }

    /// Takes one property.
    ///
    /// Properties that change no pixel of what is drawn here are passed over.
    ///
    /// - Throws: ``SVGFailure`` for a value that isn't drawn, and for a property that asks for more than paths.
    mutating func set(_ name: String, _ written: String, at element: XMLElement) throws(SVGFailure) {
        let value = written.replacing("!important", with: "").trimmingCharacters(in: .whitespacesAndNewlines)
        if value == "inherit" || value.isEmpty { return }
        switch name {
        case "color":
            if let ink = try ink(value, name, element) { color = ink }
        case "fill": fill = try ink(value, name, element)
        case "stroke": stroke = try ink(value, name, element)
        case "fill-opacity": fillOpacity = try fraction(value, name, element)
        case "stroke-opacity": strokeOpacity = try fraction(value, name, element)
        case "opacity": opacity = try fraction(value, name, element)
        case "fill-rule": isFillEvenOdd = value == "evenodd"
        case "clip-rule": isClipEvenOdd = value == "evenodd"
        case "display": isDisplayed = value != "none"
        case "visibility": isVisible = value == "visible"
        case "clip-path": clip = try reference(value, name, element)
        case "mask", "filter", "marker", "marker-start", "marker-mid", "marker-end":
            if value != "none" { throw unsupported("the property '\(name)'", element) }
        case "mix-blend-mode":
            if value != "normal" { throw unsupported("the blend mode '\(value)'", element) }
        default: try setLine(name, value, at: element)
        }
    }

    private mutating func setLine(_ name: String, _ value: String, at element: XMLElement) throws(SVGFailure)
    {
        switch name {
        case "stroke-width": line.lineWidth = max(0, try SVGLength.read(value, name, element))
        case "stroke-miterlimit": line.miterLimit = max(1, try SVGLength.read(value, name, element))
        case "stroke-dashoffset": line.dashPhase = try SVGLength.read(value, name, element)
        case "stroke-dasharray":
            let text = value == "none" ? "" : value.replacing("px", with: "")
            guard let numbers = SVGScanner.numbers(text), !numbers.contains(where: { $0 < 0 }) else {
                throw SVGFailure("'\(name)' of <\(element.name)> isn't a list of lengths", at: element)
            }
            let pattern = numbers.count.isMultiple(of: 2) ? numbers : numbers + numbers
            line.dash = numbers.contains { $0 > 0 } ? pattern.map { CGFloat($0) } : []
        case "stroke-linecap":
            line.lineCap = value == "round" ? .round : value == "square" ? .square : .butt
        case "stroke-linejoin":
            line.lineJoin = value == "round" ? .round : value == "bevel" ? .bevel : .miter
        default: break
        }
    }

    /// The levels that symbols' classes name: `secondary`, or `hierarchical-0:secondary` as in SF Symbols' templates.
    mutating func setLayer(_ classes: [String]) {
        let levels = ["primary", "secondary", "tertiary"]
        for name in classes {
            let word =
                name.hasPrefix("hierarchical-") ? name.split(separator: ":").last.map(String.init) : name
            if let level = word.flatMap({ levels.firstIndex(of: $0) }) { layer = level }
        }
    }

    private func ink(_ value: String, _ name: String, _ element: XMLElement) throws(SVGFailure)
        -> VectorImage.Ink?
    {
        switch value.lowercased() {
        case "none": return nil
        case "currentcolor": return color
        case "context-fill", "context-stroke": return .current
        default: break
        }
        if value.hasPrefix("url(") {
            throw unsupported("the paint '\(value)' (gradients, patterns)", element)
        }
        guard let color = SVGColor.read(value) else {
            throw SVGFailure("'\(name)' of <\(element.name)> is no colour: '\(value)'", at: element)
        }
        return .fixed(color)
    }

    private func fraction(_ value: String, _ name: String, _ element: XMLElement) throws(SVGFailure) -> Double
    {
        let isPercent = value.hasSuffix("%")
        guard let number = Double(isPercent ? String(value.dropLast()) : value), number.isFinite else {
            throw SVGFailure("'\(name)' of <\(element.name)> is no number: '\(value)'", at: element)
        }
        return min(max(isPercent ? number / 100 : number, 0), 1)
    }

    private func reference(_ value: String, _ name: String, _ element: XMLElement) throws(SVGFailure)
        -> String?
    {
        if value == "none" { return nil }
        let quotes = CharacterSet(charactersIn: "'\" ")
        guard value.hasPrefix("url("), value.hasSuffix(")"),
            case let id = value.dropFirst(4).dropLast().trimmingCharacters(in: quotes), id.hasPrefix("#")
        else { throw unsupported("'\(name)' other than a reference to an element", element) }
        return String(id.dropFirst())
    }

    private func unsupported(_ what: String, _ element: XMLElement) -> SVGFailure {
        SVGFailure("<\(element.name)> has \(what), which isn't drawn; expand it to plain paths", at: element)
    }
}

/// Reads lengths: numbers in user units, written so or in pixels.
enum SVGLength {
    static func read(_ text: String, _ name: String, _ element: XMLElement) throws(SVGFailure) -> Double {
        var scanner = SVGScanner(text.trimmingCharacters(in: .whitespaces))
        if let number = scanner.number() {
            let unit = scanner.word()
            if unit.isEmpty || unit == "px", scanner.isAtEnd { return number }
        }
        throw SVGFailure(
            "'\(name)' of <\(element.name)> is '\(text)'; only plain numbers and px are read", at: element)
    }
}
