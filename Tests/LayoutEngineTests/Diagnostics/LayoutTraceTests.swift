import Foundation
import Testing

@testable import LayoutEngine

@MainActor
@Suite struct LayoutTraceTests {
    @Test func questionsAnswersAndPlacementsInOrder() {
        let view = VStack(alignment: .leading, spacing: 2) {
            Box(20, 10).view("First").opacity(0.5)
            Color.red.frame(height: 8)
        }.padding(1)
        #expect(
            ExplainedView(view, width: 50, height: nil).trace == """
                padding 50 x nil -> 50 x 22
                  VStack 48 x nil -> 48 x 20
                    First 48 x nil -> 20 x 10
                    frame 48 x nil -> 48 x 8
                      Color 48 x 8 -> 48 x 8
                place padding 50 x nil -> 50 x 22 at (0, 0)
                  place VStack 48 x nil -> 48 x 20 at (1, 1)
                    place First 48 x nil -> 20 x 10 at (1, 1)
                    place frame 48 x nil -> 48 x 8 at (1, 13)
                      place Color 48 x 8 -> 48 x 8 at (1, 13)

                """)
    }

    /// A modifier without a line in dumps is shown where it changes the question.
    @Test func whatChangesTheQuestionIsShown() {
        let view = Box { $0.replacingUnspecifiedDimensions() }.view().fixedSize().offset(x: 3)
        #expect(
            ExplainedView(view, width: 50, height: nil).trace == """
                fixedSize 50 x nil -> 10 x 10
                  Box nil x nil -> 10 x 10
                place Box nil x nil -> 10 x 10 at (3, 0)

                """)
    }

    @Test func aLongTraceIsCut() {
        let view = VStack(spacing: 0) { ForEach(0..<1500) { _ in Box(1, 1).view() } }
        let lines = ExplainedView(view, height: nil).trace.split(separator: "\n")
        #expect(lines.count == 2001)
        // 1 + 1500 questions, as many placements, less the 2,000 shown.
        #expect(lines.last == "... 1002 more lines were left out")
    }

    @Test func nothingIsRecordedUnlessAsked() {
        let host = host(Box(10, 10).view())
        host.layout(.unspecified)
        #expect(host.explainedDescription.isEmpty)
        host.explains = true
        host.layout(.unspecified)
        #expect(host.explainedDescription.hasPrefix("Box nil x nil -> 10 x 10\n"))
        host.explains = false
        host.layout(.unspecified)
        #expect(host.explainedDescription.isEmpty)
    }

    /// The tree is as deep as in the test of the layout itself.
    @Test func aDeepTreeIsExplained() {
        var view = AnyView(Box(20, 20).view())
        for _ in 0..<10_000 { view = AnyView(view.offset(x: 1)) }
        let found = ExplainedView(view, width: nil, height: nil)
        #expect(found.trace == "... 2 more lines were left out\n")
        #expect(found.lines.isEmpty)
    }
}
