import GoldenTesting
import PixelUI
import Testing

extension CaseStudies {
    @MainActor @Suite struct CardThatDoesNotFillTests {
        typealias Study = CardThatDoesNotFill

        @Test func before() {
            let host = ViewHost(Study.Before(), width: 308)
            // The cells are 150 wide and 88 tall, the cards as their texts need, centred in their cells.
            let cells = host.frames(of: "frame").filter { $0.width == 150 }
            #expect(cells.map(\.height) == [88, 88, 88, 88])
            let cards = host.frames(of: "RoundedRectangle")
            #expect(cards.map(\.height) == [68, 88, 88, 68])
            #expect(cards.map(\.minY) == [10, 0, 96, 106])
            #expect(zip(cards, cells).allSatisfy { $0.width < $1.width && $0.midX == $1.midX })
            // That is as it was asked for: no rule is broken.
            #expect(host.audit() == [])
        }

        @Test func after() {
            let host = ViewHost(Study.After(), width: 308)
            #expect(
                host.frames(of: "RoundedRectangle") == [
                    CGRect(x: 0, y: 0, width: 150, height: 88), CGRect(x: 158, y: 0, width: 150, height: 88),
                    CGRect(x: 0, y: 96, width: 150, height: 88),
                    CGRect(x: 158, y: 96, width: 150, height: 88),
                ])
            // The texts begin at the same height in both cards of a row.
            #expect(host.frames(of: "FigureText/VStack").map(\.minY) == [12, 12, 108, 108])
            #expect(host.audit() == [])
        }
    }
}
