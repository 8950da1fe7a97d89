import Drawing
import Foundation
import Testing

@testable import LayoutEngine

/// What a text does when there is too little room, and where its baselines are; in the box font at 10 points unless
/// said otherwise.
@MainActor
struct TextFittingTests {
    /// "aaa bbb ccc" is 60. In 45 "aaa bb" and the ellipsis are 33 + 9; each of the 7 is 10/72 closer, so 41.03.
    /// In 47.5 plain "aaa bb…" leaves no room for a letter (48); tightened "aaa bbb…" is 46.9.
    @Test func tightening() {
        let text = Text(verbatim: "aaa bbb ccc").lineLimit(1)
        #expect(TextHost(text, width: 45).size.width == 42)
        let tight = TextHost(text.allowsTightening(true), width: 45)
        #expect(tight.lines == ["aaa bb…"])
        #expect(tight.size == CGSize(width: 41.5, height: 10))
        #expect(TextHost(text, width: 47.5).lines == ["aaa bb…"])
        let more = TextHost(text.allowsTightening(true), width: 47.5)
        #expect(more.lines == ["aaa bbb…"])
        #expect(more.size.width == 47)
        // What fits is left alone, and it is never tightened into fitting.
        #expect(TextHost(text.allowsTightening(true), width: 60).size.width == 60)
        #expect(TextHost(text.allowsTightening(true), width: 59.5).block?.isCut == true)
        // With a factor it shrinks instead.
        let shrunk = TextHost(text.allowsTightening(true).minimumScaleFactor(0.5), width: 45)
        #expect(shrunk.lines == ["aaa bbb ccc"])
    }

    /// The system font of 13 points at its floor of 6.5 has a line of 8, at 10.48 (in 100 of 124) one of 13 with
    /// its baseline at 10; a limit of two lines is not reached by shrinking when two lines hold the text.
    ///
    /// Source: sizes recorded by iamcgn/swiftui-web, Docs/elements/Text.md.
    @Test func shrunkLines() {
        func host(_ width: CGFloat, _ limit: Int) -> TextHost<some View> {
            TextHost(
                Text(verbatim: "aaaa aaaa aaaa").font(.system(size: 13)).lineLimit(limit)
                    .minimumScaleFactor(0.5), width: width)
        }
        #expect(host(20, 1).size.height == 8)
        #expect(host(20, 1).block?.isCut == true)
        // 101.4 wide at 13 points: 0.806 of it.
        #expect(host(81.8, 1).size.height == 13)
        #expect(host(81.8, 1).block?.firstBaseline == 10)
        #expect(host(70, 2).size.height == 32)
    }

    /// Every string of n characters of a system font is n times one width, up to half a point.
    ///
    /// Source: bounds from strings of 1 to 13 characters, iamcgn/swiftui-web, Fixtures/Goldens/redacted/widths.
    @Test(
        arguments: [
            (11, 5.400, 5.444), (13, 6.269, 6.278), (17, 7.850, 7.889), (22, 10.450, 10.500),
            (26, 12.900, 12.944),
        ] as [(CGFloat, CGFloat, CGFloat)])
    func redactedWidths(size: CGFloat, low: CGFloat, high: CGFloat) throws {
        for string in ["a", "iiiii", "WWWWWWWWW", "aaa bbb ccc i"] {
            let text = Text(verbatim: string).font(.system(size: size, weight: .bold))
            let host = TextHost(text.redacted(reason: .placeholder))
            let count = CGFloat(string.count)
            let grid = PixelGrid(2)
            #expect(
                host.size.width >= grid.up(count * (low + 1e-4)) && host.size.width <= grid.up(count * high))
        }
    }

    /// 40 characters of 13 points wrap at 100 to 3 lines, with spaces and without.
    @Test func redactedLines() {
        for string in [String(repeating: "a", count: 40), String(repeating: "aaa ", count: 10)] {
            let host = TextHost(
                Text(verbatim: string).font(.system(size: 13)).redacted(reason: .placeholder), width: 100)
            #expect(host.lines.count == 3)
            #expect(host.size.height == 48)
        }
    }

    /// Size and tracking by size and weight; the line is the plain font's.
    ///
    /// Source: iamcgn/swiftui-web, Docs/elements/TextScale.md.
    @Test(
        arguments: [
            (13, .regular, 10.4, 0.25), (22, .regular, 16.89, 0.2264), (26, .regular, 19.3, 0.2075),
            (40, .regular, 26.1, 0.1415), (13, .semibold, 10.92, 0), (13, .bold, 11.05, -0.05),
            (17, .medium, 13.6, 0.4147), (70, .black, 38.5, 0),
        ] as [(CGFloat, Font.Weight, CGFloat, CGFloat)])
    func secondaryScale(size: CGFloat, weight: Font.Weight, expected: CGFloat, tracking: CGFloat) throws {
        let text = Text(verbatim: "aaaa").font(.system(size: size, weight: weight))
        let host = TextHost(text.textScale(.secondary))
        let run = try #require(host.block?.text.runs.first)
        #expect(abs(run.font.description.size - expected) < 0.04)
        #expect(abs(run.styled.attributes.tracking - tracking) < 1e-4)
        #expect(host.size.height == TextHost(text).size.height)
        let width = 4 * (0.6 * run.font.description.size + run.styled.attributes.tracking)
        #expect(abs(host.size.width - width) <= 0.5)
        // Custom fonts and designs stay.
        #expect(TextHost(Text(verbatim: "aaaa").textScale(.secondary)).size.width == 24)
        let mono = text.fontDesign(.monospaced)
        #expect(TextHost(mono.textScale(.secondary)).size == TextHost(mono).size)
    }

    /// Room for more lines than any picture has is arithmetic, not a loop.
    @Test func hugeReserve() {
        let text = Text(verbatim: "aaa")
        #expect(TextHost(text.lineLimit(1_000_000_000, reservesSpace: true)).size.height == 1e10)
        #expect(TextHost(text.lineLimit(4, reservesSpace: true).lineSpacing(3)).size.height == 49)
    }

    /// First and last baselines of "aaa\nbbb" (8 and 18 of 20) through what is around.
    @Test func baselinesThroughModifiers() {
        func guides(_ view: some View) -> [CGFloat]? {
            guard let root = TextHost(view).host.root else { return nil }
            let dimensions = root.dimensions(.unspecified)
            return [
                dimensions[VerticalAlignment.firstTextBaseline],
                dimensions[VerticalAlignment.lastTextBaseline],
            ]
        }
        let text = Text(verbatim: "aaa\nbbb")
        #expect(guides(text) == [8, 18])
        #expect(guides(text.padding(5)) == [13, 23])
        #expect(guides(text.padding(.bottom, 5)) == [8, 18])
        #expect(guides(text.frame(width: 50)) == [8, 18])
        #expect(guides(text.frame(height: 40)) == [18, 28])
        #expect(guides(text.frame(maxHeight: 40, alignment: .bottom).fixedSize()) == [8, 18])
        #expect(guides(text.offset(y: 7)) == [8, 18])
        #expect(guides(Color.red.frame(width: 9, height: 30).overlay { text }) == [30, 30])
        #expect(guides(text.overlay { Text(verbatim: "b").padding(20) }) == [8, 18])
        // 20 of text, two lines more 3 below.
        let stack = VStack(spacing: 3) {
            text
            text
        }
        #expect(guides(stack) == [8, 41])
        // Centred beside a box of 40: 10 down.
        let row = HStack {
            Color.red.frame(width: 9, height: 40)
            text
        }
        #expect(guides(row) == [18, 28])
    }
}
