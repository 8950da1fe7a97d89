import Drawing
import Foundation

/// A run of a text with its font looked up.
struct FittedRun {
    var styled: StyledRun
    var font: ResolvedFont
    var attachment: TextAttachment?

    /// What a line with it reserves above its baseline: raised text needs more, lowered text no less.
    var above: CGFloat {
        max(font.lineAscent, attachment?.above ?? 0) + max(styled.attributes.baselineOffset, 0)
    }
    var below: CGFloat {
        max(font.lineDescent, attachment?.below ?? 0) + max(-styled.attributes.baselineOffset, 0)
    }

    var measures: LineMeasures { LineMeasures(above: above, below: below, leading: font.leading) }

    var textRun: TextRun {
        TextRun(
            text: styled.text, font: font.description, tracking: styled.attributes.tracking,
            kerning: styled.attributes.kerning)
    }
}

/// What a line reserves above and below its baseline, and to the next line; in points.
struct LineMeasures {
    var above: CGFloat
    var below: CGFloat
    var leading: CGFloat

    /// Those of a line with more on it.
    mutating func formUnion(_ other: LineMeasures) {
        above = max(above, other.above)
        below = max(below, other.below)
        leading = max(leading, other.leading)
    }
}

/// Looks up the fonts of runs.
struct RunFitting {
    let environment: EnvironmentValues
    let graph: ViewGraph
    /// Pictures by run.
    var attachments: [Int: TextAttachment] = [:]

    /// - Parameter scale: Times the size: below 1 where text shrinks to fit.
    func fitted(_ runs: [StyledRun], scale: CGFloat = 1) -> [FittedRun] {
        var result: [FittedRun] = []
        result.reserveCapacity(runs.count)
        for index in runs.indices {
            let font = font(runs[index].attributes, scale: scale)
            let attachment = attachments.isEmpty ? nil : attachments[index]
            result.append(FittedRun(styled: runs[index], font: font, attachment: attachment))
            if font.secondaryTracking != 0 || runs[index].attributes.isSpaced {
                Self.space(&result[index].styled.attributes, font, scale)
            }
        }
        return result
    }

    private static func space(_ attributes: inout TextAttributes, _ font: ResolvedFont, _ scale: CGFloat) {
        // Tracking wins over kerning.
        if attributes.tracking != 0 { attributes.kerning = 0 }
        attributes.tracking *= scale
        attributes.tracking += font.secondaryTracking * scale
        attributes.kerning *= scale
        attributes.baselineOffset *= scale
    }

    /// The font of characters; a missing one is reported, and the system's stands in.
    func font(_ attributes: TextAttributes, scale: CGFloat = 1) -> ResolvedFont {
        var font = attributes.font ?? environment.defaultFont
        if !attributes.changes.isEmpty { font.changes += attributes.changes }
        let resolver = FontResolver(environment: environment, shaper: graph.shaper)
        do throws(FontError) {
            var resolved = try resolver.resolve(font, scale: scale)
            if attributes.scale.isSecondary, case .system(.default) = resolved.description.family {
                resolved.secondaryTracking = SecondaryScale.tracking(resolved.description)
                resolved.description.size *= SecondaryScale.factor(resolved.description)
                resolved.description.weight = SecondaryScale.weight(resolved.description)
            }
            return resolved
        } catch {
            graph.report(error: error)
            return resolver.substitute(for: font, scale: scale)
        }
    }
}

/// Size and tracking of `textScale(.secondary)`; the line stays as it is.
///
/// Source: factors at 17 and 70 points by weight, linear between, recorded by iamcgn/swiftui-web.
enum SecondaryScale {
    static func factor(_ font: FontDescription) -> CGFloat {
        let (small, large): (CGFloat, CGFloat) =
            switch font.weight {
            case ..<450: (0.8, 0.46)
            case ..<550: (0.8, 0.48)
            case ..<650: (0.84, 0.49)
            case ..<750: (0.85, 0.5)
            case ..<850: (0.85, 0.52)
            default: (0.87, 0.55)
            }
        return small - (small - large) * distance(font.size)
    }

    /// Regular strokes are as heavy as at about 510: the nearest of the faces in use is medium. Others stay.
    static func weight(_ font: FontDescription) -> Int { font.weight == 400 ? 500 : font.weight }

    /// What it adds after each character, in points: most up to 17 points, nothing from 70.
    static func tracking(_ font: FontDescription) -> CGFloat {
        let small: CGFloat =
            switch font.weight {
            case ..<150: 0.16
            case ..<250: 0.15
            case ..<350: 0.1854
            case ..<450: 0.25
            case ..<550: 0.4147
            case ..<650: 0
            case ..<750: -0.05
            case ..<850: 0.2
            default: 0.35
            }
        return small * (1 - distance(font.size))
    }

    private static func distance(_ size: CGFloat) -> CGFloat { min(max((size - 17) / 53, 0), 1) }
}
