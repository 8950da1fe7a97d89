import Drawing
import Foundation
import Testing

@testable import LayoutEngine

@MainActor
@Suite("truth: spacing, rules") struct SpacingRuleTests {
    private typealias Key = ViewSpacing.Key

    /// Distances of one category, by the sides of the screen.
    private func spacing(
        _ category: ViewSpacing.Category = .plain, top: CGFloat? = nil, left: CGFloat? = nil,
        bottom: CGFloat? = nil, right: CGFloat? = nil, direction: LayoutDirection = .leftToRight
    ) -> ViewSpacing {
        var spacing = ViewSpacing.empty
        spacing.distances[Key(category: category, edge: .top)] = top
        spacing.distances[Key(category: category, edge: .bottom)] = bottom
        let isMirrored = direction == .rightToLeft
        spacing.distances[Key(category: category, edge: .leading)] = isMirrored ? right : left
        spacing.distances[Key(category: category, edge: .trailing)] = isMirrored ? left : right
        return spacing
    }

    // measured-by-real-SwiftUI; tevelee/SwiftUI-Flow Tests/FlowTests/SnapshotTests/Image/__Snapshots__/ReadmeSnapshotTests/hflow.1.png @fb94ea24
    @Test("spacing-001") func spacing_001() {
        #expect(ViewSpacing().distance(to: ViewSpacing(), along: .horizontal) == 8)
        #expect(ViewSpacing().distance(to: ViewSpacing(), along: .vertical) == 8)
    }

    // reverse-engineered; OpenSwiftUIProject/OpenSwiftUI Tests/OpenSwiftUICoreTests/Layout/View/ViewSpacingTests.swift @069dd80b
    // left to right the right side faces the next view
    @Test("spacing-003") func spacing_003() {
        #expect(spacing(left: 2, right: 3).distance(to: .zero, along: .horizontal) == 3)
    }

    // reverse-engineered; OpenSwiftUIProject/OpenSwiftUI Tests/OpenSwiftUICoreTests/Layout/View/ViewSpacingTests.swift @069dd80b
    // right to left the left side does
    @Test("spacing-004") func spacing_004() {
        let mirrored = spacing(left: 2, right: 3, direction: .rightToLeft)
        #expect(mirrored.distance(to: .zero, along: .horizontal) == 2)
    }

    // reverse-engineered; OpenSwiftUIProject/OpenSwiftUI Tests/OpenSwiftUICoreTests/Layout/View/ViewSpacingTests.swift @069dd80b
    @Test("spacing-005") func spacing_005() {
        let all = spacing(top: 10, left: 20, bottom: 30, right: 40)
        #expect(all.distance(to: .zero, along: .horizontal) == 40)
        #expect(all.distance(to: .zero, along: .vertical) == 30)
    }

    // reverse-engineered; OpenSwiftUIProject/OpenSwiftUI Tests/OpenSwiftUICoreTests/Layout/View/ViewSpacingTests.swift @069dd80b
    // nothing in common on the edges that face each other: the standard distance
    @Test("spacing-006") func spacing_006() {
        let a = spacing(.aboveText, top: 3)
        let b = spacing(.belowText, bottom: 5)
        #expect(a.distance(to: b, along: .horizontal) == 8)
        #expect(a.distance(to: b, along: .vertical) == 8)
    }

    // reverse-engineered; OpenSwiftUIProject/OpenSwiftUI Tests/OpenSwiftUICoreTests/Layout/View/ViewSpacingTests.swift @069dd80b
    @Test("spacing-007") func spacing_007() {
        let all = spacing(top: 10, left: 10, bottom: 10, right: 10)
        #expect(all.distance(to: .zero, along: .horizontal) == 10)
    }

    // reverse-engineered; OpenSwiftUIProject/OpenSwiftUI Tests/OpenSwiftUICoreTests/Layout/Geometry/SpacingTests.swift @069dd80b
    // the larger of the two sides that face each other
    @Test("spacing-008") func spacing_008() {
        func distance(_ axis: Axis, _ direction: LayoutDirection) -> CGFloat {
            spacing(top: 2, left: 3, bottom: 7, right: 11, direction: direction)
                .distance(
                    to: spacing(top: 13, left: 17, bottom: 21, right: 23, direction: direction), along: axis)
        }
        #expect(distance(.horizontal, .leftToRight) == 17)
        #expect(distance(.horizontal, .rightToLeft) == 23)
        #expect(distance(.vertical, .leftToRight) == 13)
    }

    // reverse-engineered; OpenSwiftUIProject/OpenSwiftUI Tests/OpenSwiftUICoreTests/Layout/Geometry/SpacingTests.swift @069dd80b
    // a category that both have adds up
    @Test("spacing-009") func spacing_009() {
        let distance = spacing(.aboveText, bottom: 10)
            .distance(to: spacing(.aboveText, top: 15), along: .vertical)
        #expect(distance == 25)
    }

    // reverse-engineered; OpenSwiftUIProject/OpenSwiftUI Tests/OpenSwiftUICoreTests/Layout/Geometry/SpacingTests.swift @069dd80b
    @Test("spacing-010") func spacing_010() {
        let union = spacing(top: 5, left: 10).union(spacing(top: 8, left: 3, right: 15))
        #expect(union.distances == spacing(top: 8, left: 10, right: 15).distances)
    }

    private func font(_ ascent: CGFloat, _ descent: CGFloat, _ leading: CGFloat) -> ResolvedFont {
        ResolvedFont(
            description: FontDescription(family: .named(BoxShaper.family), size: 10), ascent: ascent,
            descent: descent, capHeight: ascent, xHeight: ascent, leading: leading, lineAscent: ascent,
            lineDescent: descent, underlineOffset: 0, underlineThickness: 1)
    }

    /// Between two texts whose fonts have these ascents, descents and leadings, with 13 points to the pixel.
    private func distance(_ upper: ResolvedFont, _ lower: ResolvedFont) -> CGFloat {
        let (above, below) = (upper, lower)
        let spacings = [above, below].map { font in
            let spacing = TextSpacing(font, grid: PixelGrid(1.0 / 13))
            return ViewSpacing.text(above: spacing.above, below: spacing.below, leading: spacing.leading)
        }
        return spacings[0].distance(to: spacings[1], along: .vertical)
    }

    // reverse-engineered; OpenSwiftUIProject/OpenSwiftUI Tests/OpenSwiftUICoreTests/Layout/Geometry/SpacingTests.swift @069dd80b
    // the leading, 5, up to a pixel of 13 points
    @Test("spacing-011") func spacing_011() {
        #expect(abs(distance(font(2, 3, 5), font(2, 3, 5)) - 13) < 1e-9)
    }

    // reverse-engineered; OpenSwiftUIProject/OpenSwiftUI Tests/OpenSwiftUICoreTests/Layout/Geometry/SpacingTests.swift @069dd80b
    // the lower font's leading, 17, up to a pixel
    @Test("spacing-012") func spacing_012() {
        #expect(abs(distance(font(2, 3, 5), font(7, 11, 17)) - 26) < 1e-9)
    }

    // reverse-engineered; OpenSwiftUIProject/OpenSwiftUI Tests/OpenSwiftUICoreTests/Layout/Geometry/SpacingTests.swift @069dd80b
    // from baseline to baseline: ascent, descent and leading
    @Test("spacing-013") func spacing_013() {
        var environment = EnvironmentValues()
        environment.displayScale = 1
        environment.platformProfile = .macOS26
        environment.font = .custom(BoxShaper.family, fixedSize: 10)
        let host = LayoutHost(
            Text(verbatim: "a\nb"), environment: environment, shaper: LeadingShaper(), images: NoImages())
        host.layout(.unspecified)
        let baselines = host.displayList(scale: 1).items.compactMap { item in
            if case .glyphs(_, let origin, _) = item.content { origin.y } else { nil }
        }
        #expect(baselines == [2, 12])
    }

    /// The box font with an ascent of 2, a descent of 3 and a leading of 5 at any size.
    private struct LeadingShaper: TextShaper {
        private let boxes = BoxShaper()

        func metrics(of font: FontDescription) throws(FontError) -> FontMetrics {
            FontMetrics(
                ascent: 2, descent: 3, leading: 5, capHeight: 2, xHeight: 1, underlineOffset: 0,
                underlineThickness: 1)
        }
        func face(for font: FontDescription) throws(FontError) -> FontFace { try boxes.face(for: font) }
        func shape(_ runs: [TextRun], direction: TextDirection) throws(FontError) -> ShapedText {
            try boxes.shape(runs, direction: direction)
        }
        func line(_ text: ShapedText, clusters: Range<Int>) throws(FontError) -> ShapedLine {
            try boxes.line(text, clusters: clusters)
        }
    }

    // stated-by-Apple; https://developer.apple.com/documentation/swiftui/layout/spacing(subviews:cache:)
    // zero against no preference is 0, not 8
    @Test("spacing-016") func spacing_016() {
        struct Zero: Layout {
            func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
                subviews[0].sizeThatFits(proposal)
            }
            func placeSubviews(
                in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
            ) {
                subviews[0].place(at: bounds.origin, proposal: proposal)
            }
            func spacing(subviews: Subviews, cache: inout Void) -> ViewSpacing { .zero }
        }
        let view = TruthCase(width: nil, height: nil, size: [20, 10]) {
            HStack {
                Zero { Color.red.frame(width: 10, height: 10) }
                Color.blue.frame(width: 10, height: 10)
            }
        }
        view.expectSize()
    }

    // reverse-engineered; OpenSwiftUIProject/OpenSwiftUI Sources/OpenSwiftUI/Util/OpenSwiftUIGlue.swift @069dd80b
    // 8 holds on iOS and on macOS
    @Test("spacing-017", arguments: [PlatformProfile.iOS26, .iOS18, .macOS26])
    func spacing_017(profile: PlatformProfile) {
        let row = HStack {
            Color.red.frame(width: 10, height: 10)
            Color.blue.frame(width: 10, height: 10)
        }
        #expect(TextHost(row, profile: profile).size == CGSize(width: 28, height: 10))
    }

    // reverse-engineered; OpenSwiftUIProject/OpenSwiftUI Sources/OpenSwiftUICore/Layout/Geometry/Spacing.swift @069dd80b
    // between texts the font's leading holds, not 8: 2 between two bodies on iOS, 0 for a font without leading
    // (both measured)
    @Test("spacing-018") func spacing_018() {
        func gap(_ upper: Font, _ lower: Font) -> CGFloat {
            let host = TextHost(
                VStack {
                    Text(verbatim: "A").font(upper)
                    Text(verbatim: "B").font(lower)
                }, profile: .iOS26)
            return (host.texts.last?.frame.minY ?? 0) - (host.texts.first?.frame.maxY ?? 0)
        }
        #expect(gap(.largeTitle, .caption) != 8)
        #expect(gap(.body, .body) == 2)
        #expect(gap(.custom(BoxShaper.family, fixedSize: 10), .custom(BoxShaper.family, fixedSize: 10)) == 0)
    }
}
