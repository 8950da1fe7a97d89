import Drawing
import Foundation
import Testing

@testable import LayoutEngine

/// Where glyphs and lines land, in the box font at 10 points.
@MainActor
struct TextDrawingTests {
    /// Lines of 18 and 39 in a frame of 42 (the hanging space of the second counts).
    @Test(
        arguments: [
            (.leading, .leftToRight, [0, 0, 0]), (.center, .leftToRight, [12, 1.5, 12]),
            (.trailing, .leftToRight, [24, 3, 24]), (.leading, .rightToLeft, [24, 3, 24]),
            (.trailing, .rightToLeft, [0, 0, 0]),
        ] as [(TextAlignment, LayoutDirection, [CGFloat])])
    func alignment(alignment: TextAlignment, direction: LayoutDirection, starts: [CGFloat]) {
        let host = TextHost(
            Text(verbatim: "aaa\nbbb bbb ccc").multilineTextAlignment(alignment), width: 45
        ) { $0.layoutDirection = direction }
        #expect(host.drawn.map(\.text) == ["aaa", "bbb bbb", "ccc"])
        #expect(host.drawn.map(\.origin.x) == starts)
        #expect(host.drawn.map(\.origin.y) == [8, 18, 28])
    }

    /// The frame's origin goes to a pixel: 3.3 to 3.5.
    @Test func originsAreOnPixels() {
        let host = TextHost(Text(verbatim: "a").padding(3.3))
        #expect(host.drawn.first?.origin == CGPoint(x: 3.5, y: 11.5))
    }

    /// In a right-to-left paragraph the ellipsis is on the left: 3 letters of 6 fit beside 9 in 28.
    @Test func ellipsisOfRightToLeftText() {
        let host = TextHost(Text(verbatim: "\u{5D0}\u{5D1}\u{5D2}\u{5D3}\u{5D4}").lineLimit(1), width: 28)
        #expect(host.drawn.map(\.text) == ["\u{2026}", "\u{5D0}\u{5D1}\u{5D2}"])
        #expect(host.drawn.map(\.origin.x) == [0, 9])
    }

    /// Middle at 8 + 0.1 x 10 = 9, 0.5 thick: one pixel at 2x, top at (18 - 0.5) rounded up to 18 / 2.
    @Test func underlines() {
        #expect(
            TextHost(Text(verbatim: "aaa ").underline()).filled
                == [CGRect(x: 0, y: 9, width: 18, height: 0.5)])
        // Through the middle of the x: 8 - 2.5 = 5.5, top (11 - 0.5) rounded up to 11 / 2.
        #expect(
            TextHost(Text(verbatim: "aaa").strikethrough()).filled
                == [CGRect(x: 0, y: 5.5, width: 18, height: 0.5)])
        // Views around reach all texts; a text may opt out.
        let view = VStack(spacing: 0) {
            Text(verbatim: "aa")
            Text(verbatim: "bb").underline(false)
        }
        #expect(TextHost(view.underline()).filled == [CGRect(x: 0, y: 9, width: 12, height: 0.5)])
        // In a sum only the part that asks.
        let sum = Text(verbatim: "aa") + Text(verbatim: "bb").underline()
        #expect(TextHost(sum).filled == [CGRect(x: 12, y: 9, width: 12, height: 0.5)])
    }

    /// SF on macOS: 13 pt is 1 thick at 14.5 of 16, struck at 9; title 1.5 at 27.5, struck at 18.5; caption 1
    /// at 12. Source: iamcgn/swiftui-web, Docs/elements/TextStyle.md.
    @Test(
        arguments: [
            (.system(size: 13), 14.5, 9, 1), (.title, 27.5, 18.5, 1.5), (.caption, 12, nil, 1),
            (.largeTitle, nil, 21.5, 2),
        ] as [(Font, CGFloat?, CGFloat?, CGFloat)])
    func recordedLines(font: Font, under: CGFloat?, through: CGFloat?, thickness: CGFloat) {
        if let under {
            let line = TextHost(Text(verbatim: "aaa").font(font).underline()).filled.first
            #expect(line?.minY == under)
            #expect(line?.height == thickness)
        }
        if let through {
            let line = TextHost(Text(verbatim: "aaa").font(font).strikethrough()).filled.first
            #expect(line?.minY == through)
            #expect(line?.height == thickness)
        }
    }

    /// Dots of 3 units of 0.5 points, 3 apart: on a width of 18 six of them.
    @Test func patterns() {
        let host = TextHost(Text(verbatim: "aaa").underline(pattern: .dot))
        guard case .fill(let path, _, _)? = host.host.displayList(scale: 2).items.first?.content else {
            Issue.record("nothing is filled")
            return
        }
        let starts = path.elements.compactMap { element in
            if case .move(let point) = element { point.x } else { nil }
        }
        #expect(starts == [0, 3, 6, 9, 12, 15])
    }

    @Test func colors() {
        let red = ResolvedColor(red: 1, green: 0, blue: 0)
        let green = ResolvedColor(red: 0, green: 1, blue: 0)
        let text =
            Text(verbatim: "a").foregroundStyle(Color(red: 1, green: 0, blue: 0)) + Text(verbatim: "b")
        let host = TextHost(text.foregroundStyle(Color(red: 0, green: 1, blue: 0)))
        #expect(host.drawn.map(\.paint) == [.solid(red), .solid(green)])
        let around = TextHost(
            HStack { Text(verbatim: "a") }.foregroundStyle(Color(red: 0, green: 1, blue: 0)))
        #expect(around.drawn.map(\.paint) == [.solid(green)])
    }

    /// Bars from the baseline up by the capitals' 7; frames stay.
    @Test func redaction() {
        let text = Text(verbatim: "aaa\nb")
        let host = TextHost(text.redacted(reason: .placeholder))
        #expect(host.size == CGSize(width: 18, height: 20))
        #expect(host.drawn.isEmpty)
        let bars = host.host.displayList(scale: 2).items
        #expect(bars.count == 2)
        guard case .fill(let path, _, .solid(let color))? = bars.first?.content else {
            Issue.record("nothing is filled")
            return
        }
        #expect(
            path
                == Path(
                    roundedRect: CGRect(x: 0, y: 1, width: 18, height: 7), cornerRadius: 1.4, style: .circular
                ))
        // Recorded on macOS: black at 35 of 255.
        #expect(abs(color.opacity * 255 - 35) < 1e-6)
        #expect(TextHost(text.unredacted().redacted(reason: .placeholder)).drawn.count == 2)
    }

    /// A picture stands on the baseline and makes room: 12 of 6-point letters and 20 of picture; the line grows
    /// to 30 above the baseline.
    @Test func picturesInText() {
        let picture = CGImage(width: 20, height: 30, premultipliedRGBA: Array(repeating: 255, count: 2400))
        let text = Text("a\(Image(decorative: picture, scale: 1))b")
        let host = TextHost(text)
        #expect(host.size == CGSize(width: 32, height: 32))
        #expect(host.block?.firstBaseline == 30)
        #expect(host.drawn.map(\.text) == ["a", "b"])
        #expect(host.drawn.map(\.origin) == [CGPoint(x: 0, y: 30), CGPoint(x: 26, y: 30)])
        let rects = host.host.displayList(scale: 2).items.compactMap { item in
            if case .image(let image) = item.content { image.rect } else { nil }
        }
        #expect(rects == [CGRect(x: 6, y: 0, width: 20, height: 30)])
    }

    @Test func labels() {
        #expect(
            TextHost(Text(verbatim: "a \"b\"\nc")).host.layoutDescription
                .hasPrefix("Text \"a \\\"b\\\"\\nc\" (0, 0, "))
        let long = String(repeating: "x", count: 50)
        #expect(TextHost(Text(verbatim: long)).host.layoutDescription.contains("x\u{2026}\" (0"))
    }

    /// The box shaper's glyph numbers are UTF-16 units: U+0000 is the missing one.
    @Test func missingCharactersAreReported() {
        let host = TextHost(Text(verbatim: "a\u{0}b"))
        #expect(host.drawn.count == 1)
        let found = host.host.diagnostics.filter { $0.message.contains("no font has") }
        #expect(found.map(\.severity) == [.warning])
        #expect(found.first?.message.contains("U+61 U+0 U+62") == true)
        let many = TextHost(Text(verbatim: "a\u{0}abcdef")).host
        _ = many.displayList(scale: 2)
        #expect(many.diagnostics.first?.message.contains("(U+61 U+0 U+62 U+63 and 3 more)") == true)
        let plain = TextHost(Text(verbatim: "ab"))
        #expect(plain.drawn.count == 1 && plain.host.diagnostics.isEmpty)
    }
}
