import Foundation
import Testing

@testable import LayoutEngine

/// Sizes are worked out without the lines that are drawn: they have to be those of the lines.
@MainActor
@Suite("sizes of texts without their lines") struct TextSizeTests {
    private static let texts = [
        "", "A", "Updated 7 minutes ago", "two\nparagraphs of words", "soft\u{AD}hy\u{AD}phens",
        "a  b   c\n\n",
        "averyveryverylongword and a short one",
    ]

    @Test func sizesAreThoseOfTheBlocks() {
        let lengths: [CGFloat?] = [nil, 0, 7, 21.5, 60, 1000, .infinity]
        for (index, text) in Self.texts.enumerated() {
            let views = [
                AnyView(Text(text)), AnyView(Text(text).lineLimit(2)), AnyView(Text(text).lineLimit(2...4)),
                AnyView(Text(text).minimumScaleFactor(0.5).lineLimit(1)),
                AnyView(Text(text).truncationMode(.middle).lineSpacing(3).allowsTightening(true)),
            ]
            for (kind, view) in views.enumerated() {
                guard let node = TextHost(view, width: 33).text else {
                    Issue.record("no text in \(index), \(kind)")
                    continue
                }
                for width in lengths {
                    for height in lengths {
                        let proposal = ProposedViewSize(width: width, height: height)
                        let size = node.computeSize(proposal)
                        #expect(
                            size == node.block(proposal)?.size ?? .zero, "\(index), \(kind): \(proposal.text)"
                        )
                    }
                }
            }
        }
    }

    /// Lines of many widths, asked in turn, are those of a text that is asked for the first time.
    @Test func linesOfManyWidths() {
        let text = Text("Design review notes and the open questions from Tuesday")
        guard let asked = TextHost(text).block?.text else {
            Issue.record("no text")
            return
        }
        let widths: [CGFloat] = [0, .infinity, 80, 40, 120, 0, 80, 33, .infinity, 60]
        for width in widths {
            let fresh = TextHost(text).block?.text.broken(width: width).lines
            #expect(asked.broken(width: width).lines == fresh, "\(width)")
        }
    }
}
