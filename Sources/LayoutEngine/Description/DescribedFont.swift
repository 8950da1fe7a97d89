import Foundation

/// A font as asked for, by names and numbers.
package struct DescribedFont: Hashable, Codable, Sendable {
    /// A text style's name; nil for a size of its own.
    package var style: String?
    /// A family or full name; nil for the system's.
    package var family: String?
    /// Points; of fonts without a text style, and of named ones.
    package var size: CGFloat?
    /// As in OpenType, 100 to 900.
    package var weight: Int?
    package var design: String?
    package var changes: [DescribedFontChange] = []

    init(_ font: Font) {
        switch font.base {
        case .system(let size, let weight, let design):
            (self.size, self.weight, self.design) = (size, weight?.value, design.map(\.name))
        case .style(let style, let design, let weight):
            (self.style, self.weight, self.design) = ("\(style)", weight?.value, design.map(\.name))
        case .custom(let name, let size, let relativeTo):
            (family, self.size, style) = (name, size, relativeTo.map { "\($0)" })
        }
        changes = font.changes.map(DescribedFontChange.init)
    }

    var font: Font {
        let textStyle = style.map(Font.TextStyle.init(described:))
        let weight = weight.map { Font.Weight(value: $0) }
        let design = design.map(Font.Design.init(described:))
        var font: Font
        if let family {
            font = Font(.custom(family, size: size ?? 17, relativeTo: textStyle))
        } else if let textStyle {
            font = Font(.style(textStyle, design: design, weight: weight))
        } else {
            font = Font(.system(size: size ?? 17, weight: weight, design: design))
        }
        font.changes = changes.map(\.change)
        return font
    }
}

/// A change of a font.
package enum DescribedFontChange: Hashable, Codable, Sendable {
    case weight(Int)
    case width(CGFloat)
    case leading(String)
    case bold(Bool)
    case italic(Bool)
    case monospaced
    case design(String)
    case monospacedDigit
    case smallCaps(lowercase: Bool, uppercase: Bool)
    case scale(CGFloat)

    init(_ change: Font.Change) {
        self =
            switch change {
            case .weight(let weight): .weight(weight.value)
            case .width(let width): .width(width.value)
            case .leading(let leading): .leading("\(leading)")
            case .bold(let isActive): .bold(isActive)
            case .italic(let isActive): .italic(isActive)
            case .monospaced: .monospaced
            case .design(let design): .design(design.name)
            case .monospacedDigit: .monospacedDigit
            case .smallCaps(let lowercase, let uppercase):
                .smallCaps(lowercase: lowercase, uppercase: uppercase)
            case .scale(let factor): .scale(factor)
            }
    }

    var change: Font.Change {
        switch self {
        case .weight(let value): .weight(Font.Weight(value: value))
        case .width(let value): .width(Font.Width(value))
        case .leading(let name): .leading(name == "tight" ? .tight : name == "loose" ? .loose : .standard)
        case .bold(let isActive): .bold(isActive)
        case .italic(let isActive): .italic(isActive)
        case .monospaced: .monospaced
        case .design(let name): .design(Font.Design(described: name))
        case .monospacedDigit: .monospacedDigit
        case .smallCaps(let lowercase, let uppercase):
            .smallCaps(lowercase: lowercase, uppercase: uppercase)
        case .scale(let factor): .scale(factor)
        }
    }
}

extension Font.Design {
    fileprivate var name: String {
        switch self {
        case .default: "default"
        case .serif: "serif"
        case .rounded: "rounded"
        case .monospaced: "monospaced"
        }
    }

    /// Of a name that no design has, the default.
    fileprivate init(described name: String) {
        self = [.serif, .rounded, .monospaced].first { $0.name == name } ?? .default
    }
}

extension Font.TextStyle {
    /// Of a name that no style has, body.
    fileprivate init(described name: String) {
        self = Self.allCases.first { "\($0)" == name } ?? .body
    }
}

/// Characters of one look; what is nil is the environment's.
package struct DescribedRun: Hashable, Codable, Sendable {
    package var text: String
    package var font: DescribedFont?
    /// After those of the environment.
    package var changes: [DescribedFontChange]?
    package var kerning: CGFloat?
    package var tracking: CGFloat?
    package var baselineOffset: CGFloat?
    package var isSecondary: Bool?

    /// nil for a picture among characters.
    init?(_ run: StyledRun, in environment: EnvironmentValues) {
        guard run.image == nil else { return nil }
        let around = TextAttributes(environment)
        let own = run.attributes
        func unlessEqual<Value: Equatable>(_ path: KeyPath<TextAttributes, Value>) -> Value? {
            own[keyPath: path] == around[keyPath: path] ? nil : own[keyPath: path]
        }
        text = run.text
        if own.font != around.font { font = (own.font ?? environment.defaultFont).described }
        guard own.changes.starts(with: around.changes) else { return nil }
        let added = own.changes.dropFirst(around.changes.count)
        if !added.isEmpty { changes = added.map(DescribedFontChange.init) }
        kerning = unlessEqual(\.kerning)
        tracking = unlessEqual(\.tracking)
        baselineOffset = unlessEqual(\.baselineOffset)
        isSecondary = own.scale == around.scale ? nil : own.scale.isSecondary
    }

    func run(in environment: EnvironmentValues) -> StyledRun {
        var attributes = TextAttributes(environment)
        if let font { attributes.font = font.font }
        attributes.changes += (changes ?? []).map(\.change)
        attributes.kerning = kerning ?? attributes.kerning
        attributes.tracking = tracking ?? attributes.tracking
        attributes.baselineOffset = baselineOffset ?? attributes.baselineOffset
        if let isSecondary { attributes.scale = isSecondary ? .secondary : .default }
        return StyledRun(text: text, attributes: attributes)
    }
}

extension Font {
    var described: DescribedFont { DescribedFont(self) }
}
