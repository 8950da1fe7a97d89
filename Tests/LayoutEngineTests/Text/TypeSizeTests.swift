import Drawing
import Foundation
import Testing

@testable import LayoutEngine

/// Sizes of type: the scale, ranges, fonts and numbers that follow it.
@MainActor
struct TypeSizeTests {
    private func font(
        _ text: Text, _ size: DynamicTypeSize, _ profile: PlatformProfile = .iOS26
    ) -> ResolvedFont? {
        TextHost(text, profile: profile) { $0.dynamicTypeSize = size }.block?.text.runs.first?.font
    }

    /// Size and line of each style, xSmall to accessibility5; before release 26 lines are as far apart as that.
    ///
    /// Source: Apple's Human Interface Guidelines, Typography, Dynamic Type tables.
    @Test(
        arguments: [
            (
                .largeTitle, [31, 32, 33, 34, 36, 38, 40, 44, 48, 52, 56, 60],
                [38, 39, 40, 41, 43, 46, 48, 52, 57, 61, 66, 70]
            ),
            (
                .title, [25, 26, 27, 28, 30, 32, 34, 38, 43, 48, 53, 58],
                [31, 32, 33, 34, 37, 39, 41, 46, 51, 57, 62, 68]
            ),
            (
                .title2, [19, 20, 21, 22, 24, 26, 28, 34, 39, 44, 50, 56],
                [24, 25, 26, 28, 30, 32, 34, 41, 47, 52, 59, 66]
            ),
            (
                .title3, [17, 18, 19, 20, 22, 24, 26, 31, 37, 43, 49, 55],
                [22, 23, 24, 25, 28, 30, 32, 38, 44, 51, 58, 65]
            ),
            (
                .headline, [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53],
                [19, 20, 21, 22, 24, 26, 29, 34, 40, 48, 56, 62]
            ),
            (
                .body, [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53],
                [19, 20, 21, 22, 24, 26, 29, 34, 40, 48, 56, 62]
            ),
            (
                .callout, [13, 14, 15, 16, 18, 20, 22, 26, 32, 38, 44, 51],
                [18, 19, 20, 21, 23, 25, 28, 32, 39, 46, 52, 60]
            ),
            (
                .subheadline, [12, 13, 14, 15, 17, 19, 21, 25, 30, 36, 42, 49],
                [16, 18, 19, 20, 22, 24, 28, 31, 37, 43, 50, 58]
            ),
            (
                .footnote, [12, 12, 12, 13, 15, 17, 19, 23, 27, 33, 38, 44],
                [16, 16, 16, 18, 20, 22, 24, 29, 33, 40, 46, 52]
            ),
            (
                .caption, [11, 11, 11, 12, 14, 16, 18, 22, 26, 32, 37, 43],
                [13, 13, 13, 16, 19, 21, 23, 28, 32, 39, 44, 51]
            ),
            (
                .caption2, [11, 11, 11, 11, 13, 15, 17, 20, 24, 29, 34, 40],
                [13, 13, 13, 13, 18, 20, 22, 25, 30, 35, 41, 48]
            ),
        ] as [(Font.TextStyle, [CGFloat], [CGFloat])])
    func scale(style: Font.TextStyle, sizes: [CGFloat], lines: [CGFloat]) throws {
        try #require(sizes.count == DynamicTypeSize.allCases.count && lines.count == sizes.count)
        let text = Text(verbatim: "a").font(.system(style))
        for (index, size) in DynamicTypeSize.allCases.enumerated() {
            #expect(font(text, size)?.description.size == sizes[index])
            let older = try #require(font(text, size, .iOS18))
            #expect(abs(older.lineHeight + older.leading - lines[index]) < 1e-9)
        }
    }

    /// Body grows from 17 to 53 and from 17 to 14; title from 28 to 58. Fixed sizes stay, and all on macOS.
    @Test func customFonts() {
        func custom(_ font: Font, _ size: DynamicTypeSize, _ profile: PlatformProfile = .iOS26) -> CGFloat? {
            self.font(Text(verbatim: "a").font(font), size, profile)?.description.size
        }
        let name = BoxShaper.family
        #expect(custom(.custom(name, size: 34), .accessibility5) == 106)
        #expect(custom(.custom(name, size: 34, relativeTo: .body), .xSmall) == 28)
        #expect(
            custom(.custom(name, size: 56, relativeTo: .title), .accessibility5).map { $0.rounded() } == 116)
        #expect(custom(.custom(name, fixedSize: 34), .accessibility5) == 34)
        #expect(custom(.custom(name, size: 34, relativeTo: .title), .accessibility5, .macOS26) == 34)
    }

    private struct Metric: View {
        @ScaledMetric var plain: CGFloat = 34
        @ScaledMetric(relativeTo: .title) var title: CGFloat = 56

        var body: some View { Color.red.frame(width: plain, height: title) }
    }

    @Test func scaledMetrics() {
        func size(_ type: DynamicTypeSize, _ profile: PlatformProfile = .iOS26) -> CGSize {
            TextHost(Metric(), profile: profile) { $0.dynamicTypeSize = type }.size
        }
        #expect(size(.large) == CGSize(width: 34, height: 56))
        #expect(size(.accessibility5).height.rounded() == 116)
        #expect(size(.accessibility5, .macOS26) == CGSize(width: 34, height: 56))
    }

    /// Ranges clamp from below, above or both; the innermost is applied last.
    @Test func ranges() {
        func size(_ view: some View) -> CGFloat? {
            TextHost(view, profile: .iOS26) {
                $0.font = .body
                $0.dynamicTypeSize = .accessibility3
            }.block?.text.runs.first?.font.description.size
        }
        let text = Text(verbatim: "a")
        #expect(size(text.dynamicTypeSize(...DynamicTypeSize.large)) == 17)
        #expect(size(text.dynamicTypeSize(..<DynamicTypeSize.large)) == 16)
        #expect(size(text.dynamicTypeSize(DynamicTypeSize.accessibility4...)) == 47)
        #expect(size(text.dynamicTypeSize(.xSmall ... .accessibility1)) == 28)
        #expect(size(text.dynamicTypeSize(.small).dynamicTypeSize(...DynamicTypeSize.large)) == 15)
    }
}
