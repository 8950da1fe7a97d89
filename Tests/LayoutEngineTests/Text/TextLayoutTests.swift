import Drawing
import Foundation
import Testing

@testable import LayoutEngine

/// Lines and sizes in the box font at 10 points: 6 a letter, 3 for i, l and space, 9 for m, w and the ellipsis;
/// a line is 10 tall, its baseline at 8.
@MainActor
struct TextLayoutTests {
    /// "aaa bbb ccc": 3 x 6 a word, 3 a space.
    @Test(
        arguments: [
            (nil, CGSize(width: 60, height: 10), ["aaa bbb ccc"]),
            (60, CGSize(width: 60, height: 10), ["aaa bbb ccc"]),
            // "aaa bbb" is 39 and "ccc" 18; moving bbb down gives 18 and 39, no more even.
            (59.5, CGSize(width: 42, height: 20), ["aaa bbb", "ccc"]),
            // The trailing space of "aaa bbb " (42) counts, up to the proposal.
            (40, CGSize(width: 40, height: 20), ["aaa bbb", "ccc"]),
            (39, CGSize(width: 39, height: 20), ["aaa bbb", "ccc"]),
            (38.5, CGSize(width: 21, height: 30), ["aaa", "bbb", "ccc"]),
            (18, CGSize(width: 18, height: 30), ["aaa", "bbb", "ccc"]),
            // Two letters a line: words are cut.
            (12, CGSize(width: 12, height: 60), ["aa", "a", "bb", "b", "cc", "c"]),
            // A letter a line; spaces hang on the line before.
            (0, CGSize(width: 0, height: 90), ["a", "a", "a", "b", "b", "b", "c", "c", "c"]),
        ] as [(CGFloat?, CGSize, [String])])
    func wrapping(width: CGFloat?, size: CGSize, lines: [String]) {
        let host = TextHost(Text(verbatim: "aaa bbb ccc"), width: width)
        #expect(host.size == size)
        #expect(host.lines == lines)
    }

    @Test func nothingInNothing() {
        #expect(TextHost(Text(verbatim: "aaa"), width: 0, height: 0).size == .zero)
        #expect(TextHost(Text(verbatim: ""), width: 100).size == .zero)
    }

    /// "Layout must wrap": words of 36, 27 and 27 (w is 9 wide), so "Layout must" is 66 and "must wrap" 57.
    /// 36 and 57 differ by less than 66 and 27.
    @Test func aLoneLastWordTakesTheOneBeforeWithIt() {
        let two = TextHost(Text(verbatim: "Layout must wrap"), width: 70)
        #expect(two.lines == ["Layout", "must wrap"])
        #expect(two.size == CGSize(width: 57, height: 20))
        // With three lines nothing moves.
        let three = TextHost(Text(verbatim: "aaaa aaaa aaaa aaaa b"), width: 56)
        #expect(three.lines == ["aaaa aaaa", "aaaa aaaa", "b"])
        // Moving would be less even: 18 and 45 against 39 and 24.
        let uneven = TextHost(Text(verbatim: "aaa bbb cccc"), width: 50)
        #expect(uneven.lines == ["aaa bbb", "cccc"])
    }

    /// Each hard line is broken by itself; a blank one keeps its height.
    @Test func hardLineBreaks() {
        let host = TextHost(Text(verbatim: "aaa\n\nbbb ccc"), width: 30)
        #expect(host.lines == ["aaa", "", "bbb", "ccc"])
        #expect(host.size == CGSize(width: 21, height: 40))
        #expect(TextHost(Text(verbatim: "aaa\nbb")).size == CGSize(width: 18, height: 20))
    }

    /// "aaa bbb ccc ddd" in 45 has two lines of 39.
    @Test(
        arguments: [
            (1, .tail, ["aaa bb…"], 42), (1, .head, ["…cc ddd"], 42), (1, .middle, ["aaa…ddd"], 45),
            (2, .tail, ["aaa bbb", "ccc ddd"], 42), (3, .head, ["aaa bbb", "ccc ddd"], 42),
        ] as [(Int, Text.TruncationMode, [String], CGFloat)])
    func lineLimits(limit: Int, mode: Text.TruncationMode, lines: [String], width: CGFloat) {
        let host = TextHost(
            Text(verbatim: "aaa bbb ccc ddd").truncationMode(mode).lineLimit(limit), width: 45)
        #expect(host.lines == lines)
        #expect(host.size == CGSize(width: width, height: CGFloat(min(limit, 2)) * 10))
    }

    /// The space before an ellipsis goes: "aaa " and 9 would fit 30, "aaa b" (27) and 9 not.
    @Test func spacesBeforeTheEllipsisAreDropped() {
        let host = TextHost(Text(verbatim: "aaa bbb").lineLimit(1), width: 32)
        #expect(host.lines == ["aaa…"])
        #expect(host.size == CGSize(width: 27, height: 10))
    }

    @Test func reservedLines() {
        func height(_ view: some View) -> CGFloat { TextHost(view, width: 100).size.height }
        let text = Text(verbatim: "aaa")
        #expect(height(text.lineLimit(2, reservesSpace: true)) == 20)
        #expect(height(text.lineLimit(2...4)) == 20)
        #expect(height(text.lineLimit(3...)) == 30)
        #expect(height(text.lineLimit(...3)) == 10)
        #expect(TextHost(text.lineLimit(3...), width: 100).block?.lastBaseline == 8)
    }

    @Test(
        arguments: [(5, 1), (10, 1), (19.5, 1), (20, 2), (35, 3), (100, 4)] as [(CGFloat, Int)])
    func heightPressure(height: CGFloat, count: Int) {
        let host = TextHost(Text(verbatim: "aaa bbb ccc ddd"), width: 21, height: height)
        #expect(host.lines.count == count)
        #expect(host.size.height == CGFloat(count) * 10)
        #expect(host.block?.isCut == (count < 4))
    }

    @Test func baselines() {
        let host = TextHost(Text(verbatim: "aaa bbb ccc"), width: 21)
        #expect(host.block?.firstBaseline == 8)
        #expect(host.block?.lastBaseline == 28)
    }

    /// A distance of lines is max(10, 10 + spacing); one line is unchanged.
    @Test func lineSpacing() {
        #expect(TextHost(Text(verbatim: "aaa bbb ccc").lineSpacing(4), width: 21).size.height == 38)
        #expect(TextHost(Text(verbatim: "aaa").lineSpacing(4), width: 21).size.height == 10)
    }

    /// 60 wide: in 45 it shrinks to 0.75, where the line is round(6) + round(1.5) = 8 tall.
    @Test func shrinkingInsteadOfCutting() throws {
        let text = Text(verbatim: "aaa bbb ccc")
        let host = TextHost(text.lineLimit(1).minimumScaleFactor(0.5), width: 45)
        #expect(host.lines == ["aaa bbb ccc"])
        #expect(host.size == CGSize(width: 45, height: 8))
        let size = try #require(host.block?.text.runs.first?.font.description.size)
        #expect(abs(size - 7.5) < 0.005 && size <= 7.5)
        // At the floor of 0.9 it is 54 wide and cut: "aaa bb" at 9 points is 29.7, the ellipsis 8.1.
        let floor = TextHost(text.lineLimit(1).minimumScaleFactor(0.9), width: 40)
        #expect(floor.lines == ["aaa bb…"])
        #expect(floor.size == CGSize(width: 38, height: 9))
        // Without a limit it wraps and never shrinks.
        #expect(TextHost(text.minimumScaleFactor(0.5), width: 45).size == CGSize(width: 42, height: 20))
    }

    /// Runs of 10 and 20 points: lines are 20 tall, baseline 16. At zero width each line has its own run's.
    @Test func concatenation() {
        let text =
            Text(verbatim: "aa").font(.custom(BoxShaper.family, fixedSize: 20)) + Text(verbatim: "bb")
        let host = TextHost(text)
        #expect(host.size == CGSize(width: 36, height: 20))
        #expect(host.block?.firstBaseline == 16)
        #expect(TextHost(text, width: 0).size == CGSize(width: 0, height: 60))
        // A modifier on the sum doesn't reach into parts that have their own.
        #expect(TextHost(text.font(.custom(BoxShaper.family, fixedSize: 5))).size.width == 30)
    }

    @Test func baselineOffsets() {
        let up = TextHost(Text(verbatim: "aa").baselineOffset(6))
        #expect(up.size.height == 16)
        #expect(up.block?.firstBaseline == 14)
        #expect(up.drawn.first?.origin == CGPoint(x: 0, y: 8))
        let down = TextHost(Text(verbatim: "aa").baselineOffset(-4))
        #expect(down.size.height == 14)
        #expect(down.block?.firstBaseline == 8)
        #expect(down.drawn.first?.origin == CGPoint(x: 0, y: 12))
    }

    /// Tracking and kerning are after each of the 3 letters.
    @Test func trackingAndKerning() {
        #expect(TextHost(Text(verbatim: "aaa").tracking(2)).size.width == 24)
        #expect(TextHost(Text(verbatim: "aaa").kerning(1.5)).size.width == 22.5)
        #expect(TextHost(VStack { Text(verbatim: "aaa") }.tracking(2)).size.width == 24)
    }

    /// Widths go up to the pixel: 6.1 x 3 = 18.3.
    @Test(arguments: [(1, 19), (2, 18.5), (3, 55.0 / 3)] as [(CGFloat, CGFloat)])
    func widthsAreWholePixels(scale: CGFloat, width: CGFloat) {
        let text = Text(verbatim: "aaa").kerning(0.1)
        #expect(abs(TextHost(text, scale: scale).size.width - width) < 1e-9)
    }

    @Test func manyWidthsShapeOnce() {
        let shaper = BoxShaper()
        let host = TextHost(
            HStack {
                Text(verbatim: "aaa bbb ccc ddd")
                Text(verbatim: "eee fff ggg")
            }, width: 60,
            shaper: shaper)
        for width in 0..<50 { _ = host.texts[0].size(ProposedViewSize(width: CGFloat(width), height: nil)) }
        // The row asks for its shortest forms, which are cut; but nothing is seen of an ellipsis in no width.
        #expect(shaper.log.texts.sorted() == ["aaa bbb ccc ddd", "eee fff ggg"])
    }

    /// A missing font is reported, and the system's letters stand in on a line as tall as the size.
    @Test func missingFont() {
        let host = TextHost(Text(verbatim: "aaa").font(.custom("Nowhere", fixedSize: 20)))
        #expect(host.size == CGSize(width: 36, height: 20))
        #expect(host.host.errors.map { "\($0)" }.first?.hasPrefix("font 'Nowhere' not found") == true)
    }

    /// "bb aaa-" is 39 wide with its hyphen: it breaks there at 44, before the word at 38.
    @Test func softHyphens() {
        func drawn(_ width: CGFloat) -> [String] {
            TextHost(Text(verbatim: "bb aaa\u{AD}cc dddd"), width: width).drawn.map(\.text)
        }
        #expect(drawn(44) == ["bb aaa\u{AD}", "cc dddd"])
        #expect(drawn(38) == ["bb", "aaa\u{AD}cc", "dddd"])
        #expect(drawn(72) == ["bb aaa\u{AD}cc dddd"])
        #expect(TextHost(Text(verbatim: "aaa\u{AD}cccc"), width: 25).size.width == 24)
        #expect(TextHost(Text(verbatim: "aaa\u{AD}cccc"), width: 60).size.width == 42)
    }
}
