import Drawing
import Foundation

/// A font in an environment: what the shaper is asked for, and the measures that lines are built with.
/// All in points.
struct ResolvedFont: Hashable {
    var description: FontDescription
    /// The face's own, unrounded: gaps to other views are made of them.
    var ascent: CGFloat
    var descent: CGFloat
    var capHeight: CGFloat
    var xHeight: CGFloat
    /// From one line's bottom to the next one's top.
    var leading: CGFloat
    /// What a line reserves above and below its baseline; rounded where the platform rounds lines.
    var lineAscent: CGFloat
    var lineDescent: CGFloat
    /// From the baseline down to the middle of an underline.
    var underlineOffset: CGFloat
    var underlineThickness: CGFloat
    /// What `textScale(.secondary)` adds after each character.
    var secondaryTracking: CGFloat = 0

    var lineHeight: CGFloat { lineAscent + lineDescent }
}

/// Works out what a ``Font`` is in an environment.
///
/// 1. The base gives size, weight, design and, for text styles, heights.
/// 2. The changes are applied in order; an explicit weight wins over bold.
/// 3. System fonts take their measures from the platform's tables, custom fonts from the face; glyphs and
///    advances are always the face's.
struct FontResolver {
    let environment: EnvironmentValues
    let shaper: any TextShaper

    private struct Traits {
        var size: CGFloat
        var weight: Int
        var boldWeight = 700
        var explicitWeight: Int?
        var isBold = false
        var isItalic = false
        /// Percent of the normal width.
        var width: CGFloat = 100
        var design = Font.Design.default
        var features: [String: Int] = [:]
        var leading = Font.Leading.standard
        var scale: CGFloat = 1

        var finalWeight: Int { explicitWeight ?? (isBold ? boldWeight : weight) }
    }

    /// - Throws: ``FontError`` when no face can serve.
    func resolve(_ font: Font, scale: CGFloat = 1) throws(FontError) -> ResolvedFont {
        var traits = base(font.base)
        for change in font.changes { apply(change, to: &traits) }
        traits.scale *= scale
        switch font.base {
        case .system:
            return system(traits, ratio: SystemFontMetrics(family: family), style: nil)
        case .style(let style, _, _):
            return system(
                traits, ratio: SystemFontMetrics(family: family), style: TypeScale(environment).style(style))
        case .custom(let name, _, _):
            return try custom(name, traits)
        }
    }

    private var family: PlatformProfile.Family { environment.platformProfile.family }

    // 1.
    private func base(_ base: Font.Base) -> Traits {
        switch base {
        case .system(let size, let weight, let design):
            var traits = Traits(size: Self.valid(size), weight: 400)
            traits.explicitWeight = weight?.value
            traits.design = design ?? .default
            return traits
        case .style(let style, let design, let weight):
            let style = TypeScale(environment).style(style)
            var traits = Traits(size: style.size, weight: style.weight, boldWeight: style.boldWeight)
            traits.explicitWeight = weight?.value
            traits.design = design ?? .default
            return traits
        case .custom(_, let size, let relativeTo):
            let factor = relativeTo.map { TypeScale(environment).factor($0) } ?? 1
            return Traits(size: Self.valid(size) * factor, weight: 400)
        }
    }

    private static func valid(_ size: CGFloat) -> CGFloat { size.isFinite && size > 0 ? size : 0 }

    // 2.
    private func apply(_ change: Font.Change, to traits: inout Traits) {
        switch change {
        case .weight(let weight): traits.explicitWeight = weight.value
        case .width(let width): traits.width = width.percent
        case .leading(let leading): traits.leading = leading
        case .bold(let isActive):
            traits.isBold = isActive
        case .italic(let isActive): traits.isItalic = isActive
        case .monospaced: traits.design = .monospaced
        case .design(let design): traits.design = design
        case .monospacedDigit: traits.features["tnum"] = 1
        case .smallCaps(let lowercase, let uppercase):
            if lowercase { traits.features["smcp"] = 1 }
            if uppercase { traits.features["c2sc"] = 1 }
        case .scale(let factor): traits.scale *= Self.valid(factor)
        }
    }

    private func description(_ family: FontDescription.Family, _ traits: Traits) -> FontDescription {
        FontDescription(
            family: family, size: traits.size * traits.scale, weight: traits.finalWeight,
            isItalic: traits.isItalic, width: traits.width, features: traits.features)
    }

    // 3.
    private func system(_ traits: Traits, ratio: SystemFontMetrics, style: TypeScale.Style?) -> ResolvedFont {
        let description = description(.system(traits.design.description), traits)
        let size = description.size
        let plainHeight = size * (ratio.ascentRatio + ratio.descentRatio)
        var ascent = size * ratio.ascentRatio
        var descent = size * ratio.descentRatio
        var leading: CGFloat = 0
        if let style {
            leading = style.line * traits.scale - plainHeight
            if style.extra > 0 {
                let height = plainHeight + style.extra * traits.scale
                ascent = height * ratio.ascentShare(weight: traits.finalWeight)
                descent = height - ascent
            }
        }
        leading += Self.adjustment(traits.leading)
        var lineAscent = ascent
        var lineDescent = descent
        if family == .macOS {
            if style == nil { (lineAscent, lineDescent) = ratio.macOSLine(size: size) }
            // Baselines are on whole points there: recorded lines under and through text show it.
            let height = lineAscent + lineDescent
            lineAscent = lineAscent.rounded()
            lineDescent = height - lineAscent
        }
        return ResolvedFont(
            description: description, ascent: ascent, descent: descent, capHeight: size * ratio.capRatio,
            xHeight: size * ratio.xHeightRatio(size), leading: leading, lineAscent: lineAscent,
            lineDescent: lineDescent, underlineOffset: 0.15137 * size,
            underlineThickness: 0.05859 * size * Self.underlineFactor(weight: traits.finalWeight))
    }

    private func custom(_ name: String, _ traits: Traits) throws(FontError) -> ResolvedFont {
        let description = description(.named(name), traits)
        let metrics = try shaper.metrics(of: description)
        return ResolvedFont(
            description: description, ascent: metrics.ascent, descent: metrics.descent,
            capHeight: metrics.capHeight, xHeight: metrics.xHeight,
            leading: metrics.leading.rounded() + Self.adjustment(traits.leading),
            lineAscent: metrics.ascent.rounded(), lineDescent: metrics.descent.rounded(),
            underlineOffset: metrics.underlineOffset, underlineThickness: metrics.underlineThickness)
    }

    /// What stands in for a custom font that is missing: the system's letters on a line as tall as the size.
    ///
    /// Source: a face that isn't registered has a 20 point line at size 20 in real SwiftUI.
    func substitute(for font: Font, scale: CGFloat = 1) -> ResolvedFont {
        var traits = base(font.base)
        for change in font.changes { apply(change, to: &traits) }
        traits.scale *= scale
        let description = description(.system(.default), traits)
        let size = description.size
        return ResolvedFont(
            description: description, ascent: 0.77 * size, descent: 0.23 * size, capHeight: 0.717 * size,
            xHeight: 0.523 * size, leading: 0, lineAscent: 0.77 * size, lineDescent: 0.23 * size,
            underlineOffset: 0.15 * size, underlineThickness: 0.05 * size)
    }

    private static func adjustment(_ leading: Font.Leading) -> CGFloat {
        switch leading {
        case .standard: 0
        case .tight: -2
        case .loose: 2
        }
    }

    /// Heavier faces have thicker lines. Source: recorded for SF from medium (500) to black (900).
    private static func underlineFactor(weight: Int) -> CGFloat {
        switch weight {
        case ..<450: 1
        case ..<550: 1.214
        case ..<650: 1.369
        case ..<750: 1.583
        case ..<850: 1.894
        default: 2.167
        }
    }
}
