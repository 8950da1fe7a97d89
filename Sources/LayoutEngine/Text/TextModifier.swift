import Foundation

/// What a modifier of ``Text`` does to its characters.
enum TextModifier: Equatable, Sendable {
    case font(Font?)
    case change(Font.Change)
    case style(TextColor?)
    case underline(Text.LineStyle?)
    case strikethrough(Text.LineStyle?)
    case kerning(CGFloat)
    case tracking(CGFloat)
    case baselineOffset(CGFloat)
    case scale(Text.Scale)
}

/// How a run of characters looks, before fonts are looked up.
struct TextAttributes: Equatable {
    /// nil is the environment's.
    var font: Font?
    /// Applied to the font in order.
    var changes: [Font.Change]
    /// nil is the environment's.
    var color: TextColor?
    var underline: Text.LineStyle?
    var strikethrough: Text.LineStyle?
    var kerning: CGFloat
    var tracking: CGFloat
    var baselineOffset: CGFloat
    var scale: Text.Scale
    var isLink = false

    init(_ environment: EnvironmentValues) {
        font = environment.font
        changes = environment.fontChanges
        underline = environment.underlineStyle
        strikethrough = environment.strikethroughStyle
        kerning = environment.textKerning
        tracking = environment.textTracking
        baselineOffset = environment.textBaselineOffset
        scale = environment.textScale
    }

    /// Whether characters are moved from where their font puts them.
    var isSpaced: Bool { tracking != 0 || kerning != 0 || baselineOffset != 0 }

    mutating func apply(_ modifier: TextModifier) {
        switch modifier {
        case .font(let font): if let font { self.font = font }
        case .change(let change): changes.append(change)
        case .style(let color): self.color = color
        case .underline(let style): underline = style
        case .strikethrough(let style): strikethrough = style
        case .kerning(let points): kerning = points
        case .tracking(let points): tracking = points
        case .baselineOffset(let points): baselineOffset = points
        case .scale(let scale): self.scale = scale
        }
    }
}

extension Text {
    public func font(_ font: Font?) -> Text { modified(.font(font)) }

    public func fontWeight(_ weight: Font.Weight?) -> Text {
        weight.map { modified(.change(.weight($0))) } ?? self
    }

    public func fontWidth(_ width: Font.Width?) -> Text {
        width.map { modified(.change(.width($0))) } ?? self
    }

    public func fontDesign(_ design: Font.Design?) -> Text {
        design.map { modified(.change(.design($0))) } ?? self
    }

    public func bold() -> Text { modified(.change(.bold(true))) }
    public func bold(_ isActive: Bool) -> Text { modified(.change(.bold(isActive))) }
    public func italic() -> Text { modified(.change(.italic(true))) }
    public func italic(_ isActive: Bool) -> Text { modified(.change(.italic(isActive))) }

    public func monospaced(_ isActive: Bool = true) -> Text {
        isActive ? modified(.change(.monospaced)) : self
    }

    public func monospacedDigit() -> Text { modified(.change(.monospacedDigit)) }

    public func underline(_ isActive: Bool = true, pattern: LineStyle.Pattern = .solid, color: Color? = nil)
        -> Text
    {
        modified(.underline(isActive ? LineStyle(pattern: pattern, color: color) : nil))
    }

    public func strikethrough(
        _ isActive: Bool = true, pattern: LineStyle.Pattern = .solid, color: Color? = nil
    ) -> Text {
        modified(.strikethrough(isActive ? LineStyle(pattern: pattern, color: color) : nil))
    }

    /// Points added after each character.
    public func kerning(_ kerning: CGFloat) -> Text { modified(.kerning(kerning)) }
    /// Points added after each character, with ligatures off; wins over kerning.
    public func tracking(_ tracking: CGFloat) -> Text { modified(.tracking(tracking)) }
    /// Points that characters stand higher; the text grows by as much.
    public func baselineOffset(_ baselineOffset: CGFloat) -> Text {
        modified(.baselineOffset(baselineOffset))
    }
    public func textScale(_ scale: Scale, isEnabled: Bool = true) -> Text {
        isEnabled ? modified(.scale(scale)) : self
    }
}
