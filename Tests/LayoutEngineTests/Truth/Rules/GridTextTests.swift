import Drawing
import Foundation
import Testing

@testable import LayoutEngine

/// Texts in grids: gaps, baselines, wrapping. In the box font a letter is 0.6, ascent 0.8, descent 0.2 of the size.
@MainActor
@Suite("rules: grid with texts") struct GridTextTests {
    private func text(_ string: String, _ size: CGFloat = 10) -> Text {
        Text(verbatim: string).font(.custom(BoxShaper.family, fixedSize: size))
    }

    /// The system font of 13 points on macOS: a line of 16.
    private func system(_ string: String) -> Text {
        Text(verbatim: string).font(.system(size: 13))
    }

    // measured-by-real-SwiftUI; iamcgn/swiftui-web Fixtures/Goldens/grid/basic/frames.json @8e3eab39
    // 8.15 under the row of texts, 4.74 above the last one
    @Test("sw-grid-basic, gaps") func basicGaps() {
        let host = TextHost(
            Grid {
                GridRow {
                    system("a")
                    system("b")
                    system("c")
                }
                GridRow {
                    Color.red.frame(width: 30, height: 20)
                    system("d")
                    Color.blue.frame(width: 50, height: 40)
                }
                GridRow {
                    system("e")
                    system("f")
                }
            })
        #expect(abs(host.size.height - (16 + 8.15087890625 + 40 + 4.7421875 + 16)) < 1e-4)
    }

    // measured-by-real-SwiftUI; iamcgn/swiftui-web Fixtures/Goldens/grid/modifiers/frames.json @8e3eab39
    // gaps of 8.15, 8.15 and 8
    @Test("sw-grid-modifiers, gaps") func modifierGaps() {
        let host = TextHost(
            Grid(alignment: .leading) {
                GridRow {
                    system("spans").gridCellColumns(2)
                    system("b")
                }
                GridRow {
                    system("a").gridColumnAlignment(.trailing)
                    Color.red.frame(width: 60, height: 40)
                    system("c").gridCellAnchor(.bottomTrailing)
                }
                Color.green.frame(height: 4)
                GridRow {
                    Color.blue.gridCellUnsizedAxes(.horizontal).frame(height: 20)
                    system("d")
                }
            }, width: 320)
        #expect(host.size.width == 320)
        #expect(abs(host.size.height - (16 + 8.15087890625 + 40 + 8.15087890625 + 4 + 8 + 20)) < 1e-4)
    }

    @Test("cells of a row stand on one baseline; the row is as tall as they reach together")
    func baselines() throws {
        let host = TextHost(
            Grid(horizontalSpacing: 0) {
                GridRow(alignment: .firstTextBaseline) {
                    text("a")
                    text("b", 20)
                    Color.red.frame(width: 10, height: 18)
                }
            })
        #expect(host.texts.map(\.frame.minY) == [10, 2])
        #expect(host.size.height == 22)
        #expect(host.filled == [CGRect(x: 18, y: 0, width: 10, height: 18)])
    }

    @Test("a grid's first baseline is its first row's, its last baseline its last row's")
    func gridBaseline() {
        let grid = Grid(verticalSpacing: 0) {
            GridRow { text("a") }
            GridRow { text("b") }
        }
        let first = TextHost(
            HStack(alignment: .firstTextBaseline) {
                text("A", 20)
                grid
            })
        #expect(first.texts.map(\.frame.minY) == [0, 8, 18])
        let last = TextHost(
            HStack(alignment: .lastTextBaseline) {
                text("A", 20)
                grid
            })
        #expect(last.texts.map(\.frame.minY) == [2, 0, 10])
    }

    @Test("a grid asks of its neighbours what its cells at that edge ask") func gridSpacing() {
        // Between two texts the font's leading, 0; a view over text asks for the descent and a tenth of the line.
        let texts = TextHost(
            VStack {
                text("a")
                Grid { GridRow { text("b") } }
            })
        #expect(texts.size.height == 20)
        let views = TextHost(
            VStack {
                Grid {
                    GridRow { text("a") }
                    GridRow { Color.red.frame(width: 10, height: 10) }
                }
                text("b")
            })
        let stack = TextHost(
            VStack {
                text("a")
                Color.red.frame(width: 10, height: 10)
                text("b")
            })
        #expect(views.size.height == stack.size.height)
        #expect(views.size.height > 30)
    }

    @Test("a label hugs, and the text beside it wraps in what is left") func wrapping() {
        let host = TextHost(
            Grid(alignment: .topLeading, horizontalSpacing: 10) {
                GridRow {
                    text("ab")
                    text("aaaa bbbb cccc dddd")
                }
            }, width: 100)
        #expect(host.texts.map(\.frame.minX) == [0, 22])
        #expect(host.lines == ["ab"])
        #expect(host.size.height == 20)
    }

    @Test("several texts under pressure: the short columns are served first") func pressure() {
        let host = TextHost(
            Grid(horizontalSpacing: 0, verticalSpacing: 0) {
                GridRow {
                    text("aaaa bbbb cccc dddd")
                    text("ab")
                    text("aaaa bbbb cccc dddd")
                }
            }, width: 112)
        // 12 for the short one; half of the rest holds "aaaa ", what that leaves holds "aaaa bbbb ", as in a stack.
        #expect(host.texts.map(\.frame.width) == [27, 12, 54])
        #expect(host.texts.map(\.frame.height) == [40, 10, 20])
    }

    @Test("right-to-left, rows run from the right and leading is right") func rightToLeft() {
        let host = TextHost(
            Grid(alignment: .leading, horizontalSpacing: 10, verticalSpacing: 0) {
                GridRow {
                    text("aaa")
                    text("b")
                }
                GridRow {
                    text("c")
                    text("d").gridCellAnchor(.trailing)
                }
            }
            .environment(\.layoutDirection, .rightToLeft))
        #expect(host.texts.map(\.frame.minX) == [16, 0, 28, 0])
    }
}

/// How often a grid asks its cells.
@MainActor
@Suite("rules: grid, cost") struct GridCostTests {
    private func table(_ rows: Int, _ columns: Int, _ logs: [Box.Log]) -> some View {
        Grid(horizontalSpacing: 1, verticalSpacing: 1) {
            ForEach(0..<rows, id: \.self) { row in
                GridRow {
                    ForEach(0..<columns, id: \.self) { column in
                        probe(logs[row * columns + column]) { proposal in
                            CGSize(
                                width: min(proposal.width ?? 20, 20 + CGFloat(column)),
                                height: min(proposal.height ?? 20, 20))
                        }
                    }
                }
            }
        }
    }

    @Test("each of 900 cells answers at most seven proposals, five where the height is open")
    func bound() {
        for (height, bound) in [(CGFloat?.some(300), 7), (nil, 5)] {
            let logs = (0..<900).map { _ in Box.Log() }
            host(table(30, 30, logs)).layout(ProposedViewSize(width: 300, height: height))
            #expect(logs.map(\.proposals.count).max() ?? 0 <= bound)
            #expect(logs.allSatisfy { !$0.proposals.isEmpty })
        }
    }

    private func nest(_ depth: Int, _ log: Box.Log) -> AnyView {
        guard depth > 0 else { return AnyView(probe(log) { $0.replacingUnspecifiedDimensions() }) }
        return AnyView(
            Grid {
                GridRow {
                    nest(depth - 1, log)
                    Color.red.frame(width: 5, height: 5)
                }
                Color.blue.frame(width: 5, height: 5)
            })
    }

    private func questions(_ depth: Int) -> Int {
        let log = Box.Log()
        host(nest(depth, log)).layout(ProposedViewSize(width: 1000, height: 1000))
        return log.proposals.count
    }

    @Test("nested grids ask hardly more often with each level")
    func nested() {
        #expect(questions(1) <= 7)
        #expect(questions(4) <= 60)
        // 1.7 times more with each level would be 200 million.
        #expect(questions(30) <= 300)
    }

    @Test("deep grids of texts are laid out as well")
    func nestedTexts() {
        func nest(_ depth: Int) -> AnyView {
            guard depth > 0 else { return AnyView(Text(verbatim: "some words that wrap")) }
            return AnyView(
                Grid(alignment: .leading) {
                    GridRow {
                        Text(verbatim: "a")
                        nest(depth - 1)
                    }
                    Text(verbatim: "b c")
                })
        }
        let host = TextHost(nest(30), width: 900, height: 900)
        #expect(host.size.height > 0)
        #expect(host.texts.count == 61)
    }
}
