import Foundation

extension View {
    /// The most lines that texts inside may have, at least 1; nil is any number. The last is cut.
    public func lineLimit(_ number: Int?) -> some View {
        environment(\.lineLimits, LineLimit(lower: nil, upper: number.map { max($0, 1) }))
    }

    /// Between so many lines; room for the fewest is kept.
    public func lineLimit(_ limit: ClosedRange<Int>) -> some View {
        environment(\.lineLimits, LineLimit(lower: limit.lowerBound, upper: max(limit.upperBound, 1)))
    }

    /// At least so many lines' room.
    public func lineLimit(_ limit: PartialRangeFrom<Int>) -> some View {
        environment(\.lineLimits, LineLimit(lower: limit.lowerBound, upper: nil))
    }

    /// At most so many lines.
    public func lineLimit(_ limit: PartialRangeThrough<Int>) -> some View {
        lineLimit(limit.upperBound)
    }

    /// The most lines that texts inside may have; with `reservesSpace` room for all of them is kept.
    public func lineLimit(_ limit: Int, reservesSpace: Bool) -> some View {
        environment(
            \.lineLimits, LineLimit(lower: reservesSpace ? limit : nil, upper: max(limit, 1)))
    }

    /// How lines of one text stand to each other; its frame is not changed.
    public func multilineTextAlignment(_ alignment: TextAlignment) -> some View {
        environment(\.multilineTextAlignment, alignment)
    }

    /// Where a line that is too long is cut.
    public func truncationMode(_ mode: Text.TruncationMode) -> some View {
        environment(\.truncationMode, mode)
    }

    /// How far text shrinks before it is cut, as a factor from 0 to 1.
    public func minimumScaleFactor(_ factor: CGFloat) -> some View {
        environment(\.minimumScaleFactor, factor.isFinite ? min(max(factor, 0), 1) : factor)
    }

    /// Whether a single line that would be cut closes up first, by 1/72 of the size a character; with a minimum scale
    /// factor it shrinks instead.
    public func allowsTightening(_ flag: Bool) -> some View {
        environment(\.allowsTightening, flag)
    }

    /// Points between the letters of two lines, where the font's own distance is less.
    public func lineSpacing(_ lineSpacing: CGFloat) -> some View {
        environment(\.lineSpacing, lineSpacing.isFinite ? max(lineSpacing, 0) : lineSpacing)
    }

    /// Turns all characters to one case; nil leaves them.
    public func textCase(_ textCase: Text.Case?) -> some View {
        environment(\.textCase, textCase)
    }

    public func underline(
        _ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil
    ) -> some View {
        environment(\.underlineStyle, isActive ? Text.LineStyle(pattern: pattern, color: color) : nil)
    }

    public func strikethrough(
        _ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil
    ) -> some View {
        environment(\.strikethroughStyle, isActive ? Text.LineStyle(pattern: pattern, color: color) : nil)
    }

    /// Points added after each character of texts inside.
    public func kerning(_ kerning: CGFloat) -> some View {
        environment(\.textKerning, kerning)
    }

    /// Points added after each character of texts inside, with ligatures off.
    public func tracking(_ tracking: CGFloat) -> some View {
        environment(\.textTracking, tracking)
    }

    /// Points that characters of texts inside stand higher.
    public func baselineOffset(_ baselineOffset: CGFloat) -> some View {
        environment(\.textBaselineOffset, baselineOffset)
    }

    public func textScale(_ scale: Text.Scale, isEnabled: Bool = true) -> some View {
        transformEnvironment(\.textScale) { if isEnabled { $0 = scale } }
    }

    /// Kept, without effect on the picture.
    public func textSelection<S: TextSelectability>(_ selectability: S) -> some View {
        self
    }
}

/// Whether people may select text: SwiftUI's `TextSelectability`.
public protocol TextSelectability {
    static var allowsSelection: Bool { get }
}

public struct EnabledTextSelectability: TextSelectability, Sendable {
    public static let allowsSelection = true
}

public struct DisabledTextSelectability: TextSelectability, Sendable {
    public static let allowsSelection = false
}

extension TextSelectability where Self == EnabledTextSelectability {
    public static var enabled: EnabledTextSelectability { EnabledTextSelectability() }
}

extension TextSelectability where Self == DisabledTextSelectability {
    public static var disabled: DisabledTextSelectability { DisabledTextSelectability() }
}
