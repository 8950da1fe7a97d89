import Drawing
import Foundation

/// A font, as asked for: SwiftUI's `Font`. What it becomes depends on the environment (type size, platform).
public struct Font: Hashable, Sendable {
    enum Base: Hashable, Sendable {
        /// Fixed size in points: the type size doesn't touch it.
        case system(size: CGFloat, weight: Weight?, design: Design?)
        case style(TextStyle, design: Design?, weight: Weight?)
        /// `relativeTo` scales it with the type size; nil keeps the size.
        case custom(String, size: CGFloat, relativeTo: TextStyle?)
    }

    enum Change: Hashable, Sendable {
        case weight(Weight)
        case width(Width)
        case leading(Leading)
        case bold(Bool)
        case italic(Bool)
        case monospaced
        case design(Design)
        case monospacedDigit
        case smallCaps(lowercase: Bool, uppercase: Bool)
        case scale(CGFloat)
    }

    var base: Base
    /// Applied in order.
    var changes: [Change] = []

    init(_ base: Base) {
        self.base = base
    }

    func changed(_ change: Change) -> Font {
        var font = self
        font.changes.append(change)
        return font
    }
}

extension Font {
    public static let largeTitle = Font(.style(.largeTitle, design: nil, weight: nil))
    public static let title = Font(.style(.title, design: nil, weight: nil))
    public static let title2 = Font(.style(.title2, design: nil, weight: nil))
    public static let title3 = Font(.style(.title3, design: nil, weight: nil))
    public static let headline = Font(.style(.headline, design: nil, weight: nil))
    public static let subheadline = Font(.style(.subheadline, design: nil, weight: nil))
    public static let body = Font(.style(.body, design: nil, weight: nil))
    public static let callout = Font(.style(.callout, design: nil, weight: nil))
    public static let footnote = Font(.style(.footnote, design: nil, weight: nil))
    public static let caption = Font(.style(.caption, design: nil, weight: nil))
    public static let caption2 = Font(.style(.caption2, design: nil, weight: nil))

    /// The platform's font at a size in points that the type size doesn't touch. Sizes that aren't above 0
    /// draw nothing.
    public static func system(size: CGFloat, weight: Weight? = nil, design: Design? = nil) -> Font {
        Font(.system(size: size, weight: weight, design: design))
    }

    /// As above, for callers that name a design.
    @_disfavoredOverload
    public static func system(size: CGFloat, weight: Weight = .regular, design: Design = .default) -> Font {
        Font(.system(size: size, weight: weight, design: design))
    }

    /// The platform's font in a text style.
    public static func system(_ style: TextStyle, design: Design? = nil, weight: Weight? = nil) -> Font {
        Font(.style(style, design: design, weight: weight))
    }

    /// A font by family or full name; the size, in points, is for the default type size and scales with
    /// `body`'s (not on macOS).
    public static func custom(_ name: String, size: CGFloat) -> Font {
        Font(.custom(name, size: size, relativeTo: .body))
    }

    /// As ``custom(_:size:)``, scaled with another text style.
    public static func custom(_ name: String, size: CGFloat, relativeTo textStyle: TextStyle) -> Font {
        Font(.custom(name, size: size, relativeTo: textStyle))
    }

    /// A font by family or full name at a size in points that the type size doesn't touch.
    public static func custom(_ name: String, fixedSize: CGFloat) -> Font {
        Font(.custom(name, size: fixedSize, relativeTo: nil))
    }

    public func weight(_ weight: Weight) -> Font { changed(.weight(weight)) }
    public func width(_ width: Width) -> Font { changed(.width(width)) }
    /// How close lines stand; see ``Leading``.
    public func leading(_ leading: Leading) -> Font { changed(.leading(leading)) }
    /// The weight that the text style calls bold.
    public func bold() -> Font { changed(.bold(true)) }
    public func bold(_ isActive: Bool) -> Font { changed(.bold(isActive)) }
    public func italic() -> Font { changed(.italic(true)) }
    public func italic(_ isActive: Bool) -> Font { changed(.italic(isActive)) }
    /// The platform's monospaced design; a custom font stays as it is.
    public func monospaced() -> Font { changed(.monospaced) }
    /// Digits of one width.
    public func monospacedDigit() -> Font { changed(.monospacedDigit) }
    public func smallCaps() -> Font { changed(.smallCaps(lowercase: true, uppercase: true)) }
    public func lowercaseSmallCaps() -> Font { changed(.smallCaps(lowercase: true, uppercase: false)) }
    public func uppercaseSmallCaps() -> Font { changed(.smallCaps(lowercase: false, uppercase: true)) }
    /// The size times `factor`.
    public func scaled(by factor: CGFloat) -> Font { changed(.scale(factor)) }
}
