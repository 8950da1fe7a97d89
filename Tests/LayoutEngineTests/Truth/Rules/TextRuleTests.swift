import Drawing
import Foundation
import Testing

@testable import LayoutEngine

/// In the box font at 10 points: 6 a letter, 3 a space, 9 the ellipsis; a line is 10 tall.
@MainActor
@Suite("truth: text, rules") struct TextRuleTests {
    /// Three words of 24 and two spaces of 3 are 78, four words 105; a space hangs at a line's end.
    private static let long = Array(repeating: "aaaa", count: 8).joined(separator: " ")
    private let text = Text(verbatim: Self.long)

    // stated-by-Apple; ASCIIwwdc/wwdc-session-transcripts en/2019/237.vtt @ba4f7516
    // as wide as the longest line, not as the proposal (a wrapped line's space counts, as measured)
    @Test("text-006") func text_006() {
        let host = TextHost(text, width: 100)
        #expect(host.lines == ["aaaa aaaa aaaa", "aaaa aaaa aaaa", "aaaa aaaa"])
        #expect(host.size == CGSize(width: 81, height: 30))
    }

    // stated-by-Apple; https://developer.apple.com/documentation/swiftui/view/linelimit(_:)-513mb
    // cut by the character: one more letter and the ellipsis make 96
    @Test("text-007") func text_007() {
        let host = TextHost(text.lineLimit(2), width: 100)
        #expect(host.size.height == 20)
        #expect(host.lines == ["aaaa aaaa aaaa", "aaaa aaaa aaaa a\u{2026}"])
    }

    // blog-claim; fatbobman/FatBlog Content/posts/layout-dimensions-1.md @2727484f
    // as many whole lines as fit, at least one; the last one cut
    @Test("text-008", arguments: [(25, 2), (5, 1)] as [(CGFloat, Int)])
    func text_008(height: CGFloat, count: Int) {
        let host = TextHost(text, width: 100, height: height)
        #expect(host.lines.count == count)
        #expect(host.lines.last?.hasSuffix("\u{2026}") == true)
        #expect(host.size.height == 10 * CGFloat(count))
    }

    // blog-claim; fatbobman/FatBlog Content/posts/layout-dimensions-1.md @2727484f
    @Test("text-009") func text_009() {
        let host = TextHost(text.fixedSize(), width: 100)
        #expect(host.lines == [Self.long])
        #expect(host.size == CGSize(width: 213, height: 10))
    }

    // stated-by-Apple; https://developer.apple.com/documentation/swiftui/view/fixedsize(horizontal:vertical:)
    @Test("text-010") func text_010() {
        let host = TextHost(text.fixedSize(horizontal: false, vertical: true), width: 100, height: 20)
        #expect(host.size == CGSize(width: 81, height: 30))
        #expect(host.block?.isCut == false)
    }

    // stated-by-Apple; https://developer.apple.com/documentation/swiftui/view/minimumscalefactor(_:)
    // shrinks down to the factor before it is cut; what fits isn't changed
    @Test("text-014") func text_014() throws {
        func shrunk(_ string: String) throws -> (isCut: Bool, size: CGFloat, width: CGFloat) {
            let host = TextHost(Text(verbatim: string).minimumScaleFactor(0.5).lineLimit(1), width: 60)
            let runs = host.host.displayList(scale: 2).items.compactMap { item in
                if case .glyphs(let run, _, _) = item.content { run.size } else { nil }
            }
            return (host.block?.isCut == true, try #require(runs.first), host.size.width)
        }
        // 51, then 78 and 213 points.
        let fitting = try shrunk("aaaa aaaa")
        #expect(!fitting.isCut && fitting.size == 10 && fitting.width == 51)
        let smaller = try shrunk("aaaa aaaa aaaa")
        #expect(!smaller.isCut && smaller.size < 10 && smaller.size >= 5 && smaller.width <= 60)
        let cut = try shrunk(Self.long)
        #expect(cut.isCut && cut.size == 5 && cut.width <= 60)
    }
}
