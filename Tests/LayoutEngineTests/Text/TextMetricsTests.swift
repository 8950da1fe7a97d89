import Drawing
import Foundation
import Testing

@testable import LayoutEngine

/// Lines, distances and gaps of the system font, as recorded on macOS 26.2 and iOS 26 at scale 2.
///
/// Source: iamcgn/swiftui-web (Apache-2.0), Fixtures/Goldens/text-metrics.json and ios/text-metrics.json.
@MainActor
struct TextMetricsTests {
    struct Row: Sendable, CustomTestStringConvertible {
        let font: Font
        let name: String
        let line: CGFloat
        /// From baseline to baseline.
        let pitch: CGFloat
        let above: CGFloat
        let below: CGFloat
        let between: CGFloat

        var testDescription: String { name }

        init(
            _ name: String, _ font: Font, _ line: CGFloat, _ pitch: CGFloat, _ above: CGFloat,
            _ below: CGFloat,
            _ between: CGFloat
        ) {
            self.name = name
            self.font = font
            self.line = line
            self.pitch = pitch
            self.above = above
            self.below = below
            self.between = between
        }
    }

    nonisolated static let macOS = [
        Row("largeTitle", .largeTitle, 38, 39, 12.678809606772006, 23.3017578125, 1.5),
        Row("title", .title, 33, 33, 11.092043498811563, 20.9091796875, 0.5),
        Row("title2", .title2, 25.5, 27, 8.7722058909955436, 16.04345703125, 2),
        Row("title3", .title3, 22, 24, 7.4981328505825928, 13.59716796875, 2.5),
        Row("headline", .headline, 18.5, 19, 6.2732698149907584, 11.15087890625, 1),
        Row("body", .body, 18.5, 19, 6.2240598101696385, 11.15087890625, 1),
        Row("callout", .callout, 17.5, 18, 5.9523682831795242, 10.677734375, 1),
        Row("subheadline", .subheadline, 16, 17, 5.6806767561894169, 10.20458984375, 1.5),
        Row("footnote", .footnote, 15, 16, 4.9089852291993061, 9.2314453125, 1.5),
        Row("caption", .caption, 15, 16, 4.9089852291993061, 9.2314453125, 1.5),
        Row("caption2", .caption2, 15, 16, 4.9146757604505495, 9.2314453125, 1.5),
        Row("10", .system(size: 10), 13, 13, 3.609375, 6.2314453125, 0),
        Row("11", .system(size: 11), 14, 14, 3.8203125, 6.70458984375, 0),
        Row("12", .system(size: 12), 15, 15, 4.03125, 7.177734375, 0),
        Row("13", .system(size: 13), 16, 16, 4.7421875, 8.15087890625, 0),
        Row("15", .system(size: 15), 19, 19, 5.1640625, 9.09716796875, 0),
        Row("17", .system(size: 17), 20, 20, 6.0859375, 10.54345703125, 0),
        Row("20", .system(size: 20), 24, 24, 6.71875, 11.962890625, 0),
        Row("22", .system(size: 22), 26, 26, 7.640625, 13.4091796875, 0),
        Row("24", .system(size: 24), 28, 28, 8.0625, 14.35546875, 0),
        Row("26", .system(size: 26), 30, 30, 8.984375, 15.8017578125, 0),
        Row("32", .system(size: 32), 38, 38, 10.75, 19.140625, 0),
        Row("40", .system(size: 40), 47, 47, 13.4375, 23.92578125, 0),
    ]

    nonisolated static let iOS = [
        Row("largeTitle", .largeTitle, 49, 49, 16.858977551092359, 29.6181640625, 0.5),
        Row("title", .title, 41.5, 42, 14.610887012197935, 26.185546875, 1),
        Row("title2", .title2, 32.5, 34, 11.374513682297518, 20.2529296875, 2),
        Row("title3", .title3, 28, 29, 9.8035340449933983, 16.775390625, 1.5),
        Row("headline", .headline, 24.5, 26, 8.461357601225501, 14.80908203125, 2),
        Row("body", .body, 24.5, 26, 8.4294887755461794, 14.80908203125, 2),
        Row("callout", .callout, 23.5, 25, 8.1381403523971088, 14.3203125, 2),
        Row("subheadline", .subheadline, 21, 23, 7.6026505337450487, 12.83154296875, 2.5),
        Row("footnote", .footnote, 19, 21, 6.5199536874469075, 11.35400390625, 2.5),
        Row("caption", .caption, 17.5, 19, 6.2286052642978333, 10.865234375, 2),
        Row("caption2", .caption2, 16.5, 16, 5.9372568411487592, 10.37646484375, 0),
        Row("10", .system(size: 10), 12, 11.958333333333334, 3.912109375, 6.3876953125, 0),
        Row("11", .system(size: 11), 13.5, 13.125, 4.1533203125, 6.87646484375, 0),
        Row("12", .system(size: 12), 14.5, 14.333333333333334, 4.39453125, 7.365234375, 0),
        Row("13", .system(size: 13), 16, 15.5, 5.1357421875, 8.35400390625, 0),
        Row("15", .system(size: 15), 18, 17.916666666666668, 5.6181640625, 9.33154296875, 0),
        Row("17", .system(size: 17), 20.5, 20.291666666666668, 6.6005859375, 10.80908203125, 0),
        Row("20", .system(size: 20), 24, 23.875, 7.32421875, 12.275390625, 0),
        Row("22", .system(size: 22), 26.5, 26.25, 8.306640625, 13.7529296875, 0),
        Row("24", .system(size: 24), 29, 28.625, 8.7890625, 14.73046875, 0),
        Row("26", .system(size: 26), 31.5, 31, 9.771484375, 16.2080078125, 0),
        Row("32", .system(size: 32), 38.5, 38.166666666666664, 11.71875, 19.640625, 0),
        Row("40", .system(size: 40), 48, 47.75, 14.6484375, 24.55078125, 0),
    ]

    @Test(arguments: macOS)
    func onMacOS(row: Row) { check(row, .macOS26) }

    @Test(arguments: iOS)
    func onIOS(row: Row) { check(row, .iOS26) }

    private func check(_ row: Row, _ profile: PlatformProfile) {
        func height(_ view: some View) -> CGFloat {
            TextHost(view, profile: profile) { $0.font = row.font }.size.height
        }
        let text = Text(verbatim: "a")
        let box = Spacer().frame(width: 9, height: 10)
        #expect(height(text) == row.line)
        // 3 lines: the first, and two distances, up to a pixel (the unrounded line is within one of it).
        let three = height(Text(verbatim: "a\na\na"))
        #expect(abs(three - (row.line + 2 * row.pitch)) <= 0.5)
        #expect(
            abs(
                height(
                    VStack {
                        box
                        text
                    }) - (10 + row.above + row.line)) < 1e-9)
        #expect(
            abs(
                height(
                    VStack {
                        text
                        box
                    }) - (10 + row.below + row.line)) < 1e-9)
        #expect(
            height(
                VStack {
                    text
                    text
                }) == 2 * row.line + row.between)
    }

    /// Heights of capitals and x: size, capitals, x on both platforms.
    @Test(
        arguments: [
            (10, 7.0458984375, 5.263671875),
            (11, 7.75048828125, 5.7900390625),
            (12, 8.455078125, 6.31640625),
            (13, 9.15966796875, 6.8427734375),
            (15, 10.56884765625, 7.8955078125),
            (17, 11.97802734375, 8.9482421875),
            (20, 14.091796875, 10.439453125),
            (22, 15.5009765625, 11.365234375),
            (24, 16.91015625, 12.26953125),
            (26, 18.3193359375, 13.2412109375),
            (32, 22.546875, 16.25),
            (40, 28.18359375, 20.3125),
        ] as [(CGFloat, CGFloat, CGFloat)])
    func heightsOfLetters(size: CGFloat, capitals: CGFloat, x: CGFloat) throws {
        for profile in [PlatformProfile.macOS26, .iOS26] {
            let host = TextHost(Text(verbatim: "a").font(.system(size: size)), profile: profile)
            let font = try #require(host.block?.text.runs.first?.font)
            #expect(abs(font.capHeight - capitals) < 1e-9)
            #expect(abs(font.xHeight - x) < 0.011 * size)
        }
    }

    /// Lines of 4 body lines and of 3 titles on macOS; the first baseline of body on both.
    @Test func recordedBlocks() {
        let four = Text(verbatim: "a\na\na\na")
        #expect(TextHost(four.font(.body)).size.height == 75.5)
        #expect(TextHost(four.font(.body).lineSpacing(4)).size.height == 85.5)
        #expect(TextHost(four.font(.body).lineSpacing(0.5)).size.height == 75.5)
        #expect(TextHost(four.font(.system(size: 13)).lineSpacing(10)).size.height == 94)
        #expect(TextHost(four.font(.system(size: 13))).block?.lastBaseline == 61)
        #expect(TextHost(Text(verbatim: "a\na\na").font(.title)).size.height == 99)
        #expect(TextHost(four.font(.body)).block?.firstBaseline == 14)
        #expect(TextHost(four.font(.body), profile: .iOS26).block?.firstBaseline == 18.5)
        // Large title and small text: the taller line and its baseline.
        let sum = Text(verbatim: "a").font(.largeTitle) + Text(verbatim: "a").font(.system(size: 13))
        #expect(TextHost(sum).size.height == 38)
        #expect(TextHost(sum).block?.firstBaseline == 29)
        #expect(TextHost(Text(verbatim: "a").font(.system(size: 13)).baselineOffset(6)).size.height == 22)
        #expect(TextHost(Text(verbatim: "a").font(.system(size: 13)).baselineOffset(-4)).size.height == 20)
    }

    /// Without a font in the environment text is in body; the type size counts on iOS, not on macOS.
    @Test func defaultFontAndTypeSize() {
        func size(_ profile: PlatformProfile, _ type: DynamicTypeSize, _ font: Font?) -> CGFloat? {
            TextHost(Text(verbatim: "a"), profile: profile) {
                $0.font = font
                $0.dynamicTypeSize = type
            }.block?.text.runs.first?.font.description.size
        }
        #expect(size(.iOS26, .large, nil) == 17)
        #expect(size(.macOS26, .large, nil) == 13)
        #expect(size(.iOS26, .accessibility5, nil) == 53)
        #expect(size(.iOS26, .xSmall, .largeTitle) == 31)
        #expect(size(.macOS26, .accessibility5, nil) == 13)
        #expect(size(.iOS26, .accessibility5, .system(size: 20)) == 20)
        #expect(size(.iOS26, .accessibility5, .custom(BoxShaper.family, fixedSize: 20)) == 20)
        #expect(size(.iOS26, .accessibility5, .custom(BoxShaper.family, size: 17)) == 53)
    }

    /// iOS 18 has the older, closer lines: 17 points on 22, 34 on 41.
    @Test func releaseBefore26() throws {
        let text = Text(verbatim: "a\na")
        let body = TextHost(text.font(.body), scale: 3, profile: .iOS18)
        #expect(abs(body.size.height - 127.0 / 3) < 1e-9)
        let lines = body.block?.lines ?? []
        try #require(lines.count == 2)
        #expect(abs(lines[1].baseline - lines[0].baseline - 22) < 1e-9)
    }

    /// What `bold()` means, by style; an explicit weight wins.
    @Test func weights() {
        func weight(_ text: Text, _ profile: PlatformProfile = .macOS26) -> Int? {
            TextHost(text, profile: profile).block?.text.runs.first?.font.description.weight
        }
        let text = Text(verbatim: "a")
        #expect(weight(text.font(.body).bold()) == 600)
        #expect(weight(text.font(.title).bold()) == 700)
        #expect(weight(text.font(.headline)) == 700)
        #expect(weight(text.font(.headline).bold()) == 800)
        #expect(weight(text.font(.caption).bold()) == 500)
        #expect(weight(text.font(.caption).bold(), .iOS26) == 600)
        #expect(weight(text.font(.system(size: 12)).bold()) == 700)
        #expect(weight(text.font(.body).bold().fontWeight(.light)) == 300)
        #expect(weight(text.font(.body.weight(.heavy)).bold()) == 800)
        #expect(weight(text.font(.headline), .iOS26) == 600)
    }
}
