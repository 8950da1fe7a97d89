import Foundation

/// The platform's text styles: size and line of each, by type size.
///
/// Sizes and lines are those of Apple's Human Interface Guidelines (Typography, Dynamic Type). The measures
/// of the system font follow from them, which reproduces all 22 recorded rows of two platforms exactly:
///
/// 1. A sized font has ascent and descent in SF's fixed ratios to its size.
/// 2. A text style of release 26 is a whole number of points taller (`extra`), and its ascent is a fixed share
///    of its height, by weight.
/// 3. Its leading is the guideline's line less the height that a sized font would have.
///
/// Only the default type size is recorded; at others `extra` grows with the size (rounded).
/// Source: text metrics recorded from real SwiftUI on macOS 26.2 and iOS 26 by iamcgn/swiftui-web.
struct TypeScale {
    let profile: PlatformProfile
    let typeSize: DynamicTypeSize

    struct Style {
        /// Points.
        var size: CGFloat
        /// The guideline's line height in points.
        var line: CGFloat
        /// What release 26 adds to the height, in points.
        var extra: CGFloat
        var weight: Int
        /// What `bold()` makes of the weight.
        var boldWeight: Int
    }

    init(_ environment: EnvironmentValues) {
        profile = environment.platformProfile
        typeSize = environment.dynamicTypeSize
    }

    func style(_ style: Font.TextStyle) -> Style {
        profile.family == .macOS ? Self.macOS(style) : iOS(style)
    }

    /// How much larger a style is than at the default type size; 1 on macOS.
    func factor(_ style: Font.TextStyle) -> CGFloat {
        guard profile.family == .iOS else { return 1 }
        let sizes = Self.iOSSizes(style)
        return CGFloat(sizes[typeSize.rawValue].0) / CGFloat(sizes[DynamicTypeSize.large.rawValue].0)
    }

    private func iOS(_ style: Font.TextStyle) -> Style {
        let (size, line) = Self.iOSSizes(style)[typeSize.rawValue]
        let extra = profile.majorVersion >= 26 ? (Self.iOSExtra(style) * factor(style)).rounded() : 0
        let isTitle = [.largeTitle, .title, .title2].contains(style)
        return Style(
            size: CGFloat(size), line: CGFloat(line), extra: extra, weight: style == .headline ? 600 : 400,
            boldWeight: isTitle ? 700 : 600)
    }

    private static func iOSExtra(_ style: Font.TextStyle) -> CGFloat {
        switch style {
        case .largeTitle, .title: 8
        case .title2: 6
        case .title3, .headline, .body, .callout: 4
        case .subheadline, .footnote, .caption, .caption2: 3
        }
    }

    /// Size and line by type size, xSmall first.
    private static func iOSSizes(_ style: Font.TextStyle) -> [(Int, Int)] {
        switch style {
        case .largeTitle:
            [
                (31, 38), (32, 39), (33, 40), (34, 41), (36, 43), (38, 46), (40, 48), (44, 52), (48, 57),
                (52, 61), (56, 66), (60, 70),
            ]
        case .title:
            [
                (25, 31), (26, 32), (27, 33), (28, 34), (30, 37), (32, 39), (34, 41), (38, 46), (43, 51),
                (48, 57), (53, 62), (58, 68),
            ]
        case .title2:
            [
                (19, 24), (20, 25), (21, 26), (22, 28), (24, 30), (26, 32), (28, 34), (34, 41), (39, 47),
                (44, 52), (50, 59), (56, 66),
            ]
        case .title3:
            [
                (17, 22), (18, 23), (19, 24), (20, 25), (22, 28), (24, 30), (26, 32), (31, 38), (37, 44),
                (43, 51), (49, 58), (55, 65),
            ]
        case .headline, .body:
            [
                (14, 19), (15, 20), (16, 21), (17, 22), (19, 24), (21, 26), (23, 29), (28, 34), (33, 40),
                (40, 48), (47, 56), (53, 62),
            ]
        case .callout:
            [
                (13, 18), (14, 19), (15, 20), (16, 21), (18, 23), (20, 25), (22, 28), (26, 32), (32, 39),
                (38, 46), (44, 52), (51, 60),
            ]
        case .subheadline:
            [
                (12, 16), (13, 18), (14, 19), (15, 20), (17, 22), (19, 24), (21, 28), (25, 31), (30, 37),
                (36, 43), (42, 50), (49, 58),
            ]
        case .footnote:
            [
                (12, 16), (12, 16), (12, 16), (13, 18), (15, 20), (17, 22), (19, 24), (23, 29), (27, 33),
                (33, 40), (38, 46), (44, 52),
            ]
        case .caption:
            [
                (11, 13), (11, 13), (11, 13), (12, 16), (14, 19), (16, 21), (18, 23), (22, 28), (26, 32),
                (32, 39), (37, 44), (43, 51),
            ]
        case .caption2:
            [
                (11, 13), (11, 13), (11, 13), (11, 13), (13, 18), (15, 20), (17, 22), (20, 25), (24, 30),
                (29, 35), (34, 41), (40, 48),
            ]
        }
    }

    private static func macOS(_ style: Font.TextStyle) -> Style {
        func make(
            _ size: CGFloat, _ line: CGFloat, _ extra: CGFloat, weight: Int = 400, bold: Int = 600
        ) -> Style {
            Style(size: size, line: line, extra: extra, weight: weight, boldWeight: bold)
        }
        return switch style {
        case .largeTitle: make(26, 32, 7, bold: 700)
        case .title: make(22, 26, 7, bold: 700)
        case .title2: make(17, 22, 5, bold: 700)
        case .title3: make(15, 20, 4)
        case .headline: make(13, 16, 3, weight: 700, bold: 800)
        case .body: make(13, 16, 3)
        case .callout: make(12, 15, 3)
        case .subheadline: make(11, 14, 3)
        case .footnote: make(10, 13, 3)
        case .caption: make(10, 13, 3, bold: 500)
        case .caption2: make(10, 13, 3, weight: 500)
        }
    }
}
