import Drawing
import Foundation
import Testing

@testable import LayoutEngine

struct LayoutCostTests {
    @Test("Questions, different proposals, known answers and placements of each element; who asked whom")
    func table() {
        let fed = FedRecord.tappedRow()
        let stack = fed.element("Feed/VStack")
        fed.record.beginUpdate()
        fed.record.beginQuestion(to: stack, .zero)
        fed.record.beginQuestion(to: UpdateRecord.Element(path: stack.path, name: "padding"), .infinity)
        fed.record.endQuestion(.zero)
        fed.record.endQuestion(.zero)
        fed.record.endUpdate()
        let cost = fed.history.layoutCost
        #expect(
            cost.description == """
                questions  proposals  known  placed  asked  element
                        3          2      1       1      5  Feed/VStack
                        2          1      1       1      0  Feed/VStack/Text[0]
                        2          1      1       1      0  Feed/VStack/Text[1]
                        1          1      0       0      0  padding at Feed/VStack
                asked most
                  Feed/VStack: 5 questions
                    Text[0] at 320 x nil: 2, 1 known
                    Text[1] at 320 x nil: 2, 1 known
                    padding at inf x inf: 1, 0 known

                """)
        #expect(cost.askers.map(\.element.number) == [1])
        #expect(
            cost.askings.map(\.asker) == [nil, 1, 1, nil, 1])
        #expect(cost.askings.map(\.questions) == [2, 2, 2, 1, 1])
    }

    @Test("No layout, no table; longer ones say how much more there is")
    func lengths() {
        let fed = FedRecord()
        #expect(fed.history.layoutCost.description == "")
        let stack = fed.element("Stack")
        fed.record.beginQuestion(to: stack, .zero)
        for index in 0..<5 {
            fed.record.knownQuestion(to: fed.element("Text[\(index)]"), .zero, answer: .zero)
        }
        fed.record.endQuestion(.zero)
        #expect(
            fed.history.layoutCost.text(rows: 2, askers: 1) == """
                questions  proposals  known  placed  asked  element
                        1          1      0       0      5  Stack
                        1          1      1       0      0  Text[0]
                ... 4 more
                asked most
                  Stack: 5 questions
                    Text[0] at 0 x 0: 1, 1 known
                    Text[1] at 0 x 0: 1, 1 known
                    Text[2] at 0 x 0: 1, 1 known
                    ... 2 more

                """)
        #expect(
            fed.history.layoutCost.text(rows: -1, askers: 0)
                == "questions  proposals  known  placed  asked  element\n... 6 more\nasked most\n  ... 1 more\n"
        )
    }

    private struct Answers: View {
        var body: some View {
            VStack(spacing: 0) {
                Color.red.frame(width: 10, height: 10)
                Color.blue
            }
        }
    }

    @Test("An element has the name that dumps have, or that of its kind")
    @MainActor
    func names() throws {
        let host = TextHost(Answers(), width: 100, height: 100)
        let root = try #require(host.host.root)
        #expect(UpdateRecord.Element(root).name == "Answers/VStack")
        #expect(UpdateRecord.Element(root).path.description == "Answers/Answers/VStack[0]")
        let frame = try #require(root.children.first)
        #expect(!UpdateRecord.Element(frame).name.isEmpty)
    }
}
