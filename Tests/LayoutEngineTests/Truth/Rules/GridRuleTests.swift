import Drawing
import Foundation
import Testing

@testable import LayoutEngine

/// What a grid does where nothing is measured: see Docs/Deviations.md.
@MainActor
@Suite("rules: grid") struct GridRuleTests {
    @Test("a column that hugs keeps its width; the one that fills takes the rest, whatever its place")
    func mixedColumns() {
        let view = TruthCase(width: 320, height: 100, size: [320, 100]) {
            Grid(horizontalSpacing: 10, verticalSpacing: 10) {
                GridRow {
                    Color.red.frame(width: 40, height: 20)
                    Color.green.frame(height: 20)
                    Color.blue.frame(width: 30)
                }
                GridRow {
                    Color.yellow.frame(width: 60, height: 20)
                    Color.pink.frame(width: 10, height: 20)
                }
            }
        }
        view.expect(frames: [
            "red": [[10, 25, 40, 20]],
            "green": [[70, 25, 210, 20]],
            "blue": [[290, 0, 30, 70]],
            "pink": [[170, 80, 10, 20]],
        ])
    }

    @Test("limits count: a column that can't take its share leaves it to the others")
    func limits() {
        let view = TruthCase(width: 300, height: 20, size: [300, 20]) {
            Grid(horizontalSpacing: 0, verticalSpacing: 0) {
                GridRow {
                    Color.red
                    Color.green.frame(maxWidth: 50)
                    Color.blue.frame(minWidth: 150)
                }
            }
        }
        view.expect(frames: [
            "red": [[0, 0, 100, 20]], "green": [[100, 0, 50, 20]], "blue": [[150, 0, 150, 20]],
        ])
    }

    @Test("a wide cell over a column that hugs and one that fills leaves the first alone")
    func spanOverFilling() {
        let view = TruthCase(width: 200, height: 40, size: [200, 40]) {
            Grid(horizontalSpacing: 0, verticalSpacing: 0) {
                GridRow { Color.orange.frame(width: 150, height: 20).gridCellColumns(2) }
                GridRow {
                    Color.red.frame(width: 40, height: 20)
                    Color.green.frame(height: 20)
                }
            }
        }
        view.expect(frames: ["orange": [[25, 0, 150, 20]], "green": [[40, 20, 160, 20]]])
    }

    @Test("a wide cell over columns that hug widens them equally, before another column fills the rest")
    func spanBesideFilling() {
        let view = TruthCase(width: 200, height: 40, size: [200, 40]) {
            Grid(horizontalSpacing: 0, verticalSpacing: 0) {
                GridRow {
                    Color.orange.frame(width: 100, height: 20).gridCellColumns(2)
                    Color.green.frame(height: 20)
                }
                GridRow {
                    Color.red.frame(width: 20, height: 20)
                    Color.blue.frame(width: 40, height: 20)
                }
            }
        }
        view.expect(frames: [
            "red": [[10, 20, 20, 20]], "blue": [[50, 20, 40, 20]], "green": [[100, 0, 100, 20]],
        ])
    }

    @Test("without a proposal every column has its ideal width, a span adds what it lacks")
    func ideal() {
        let view = TruthCase(width: nil, height: nil, size: [100, 48]) {
            Grid(horizontalSpacing: 10) {
                GridRow {
                    Color.red
                    Color.green.frame(width: 40, height: 20)
                }
                Color.blue.frame(width: 100, height: 20)
            }
        }
        view.expect(frames: [
            "red": [[0, 0, 30, 20]], "green": [[50, 0, 40, 20]], "blue": [[0, 28, 100, 20]],
        ])
    }

    @Test("views outside of rows, rows in ForEach and conditionals, rows around rows")
    func rowsByIdentity() {
        let view = TruthCase(width: 100, height: 100, size: [30, 40]) {
            Grid(alignment: .leading, horizontalSpacing: 0, verticalSpacing: 0) {
                ForEach(0..<2) { _ in
                    GridRow {
                        Color.red.frame(width: 10, height: 10)
                        if true { Color.green.frame(width: 10, height: 10) }
                    }
                }
                GridRow {
                    GridRow { Color.blue.frame(width: 10, height: 10) }
                    Group {
                        Color.mint.frame(width: 10, height: 10)
                        Color.pink.frame(width: 10, height: 10)
                    }
                }
                Color.teal.frame(width: 10, height: 10)
                GridRow {}
            }
        }
        view.expect(frames: [
            "red": [[35, 30, 10, 10], [35, 40, 10, 10]],
            "green": [[45, 30, 10, 10], [45, 40, 10, 10]],
            "blue": [[35, 50, 10, 10]],
            "pink": [[55, 50, 10, 10]],
            "teal": [[35, 60, 10, 10]],
        ])
    }

    @Test("a modifier on a row applies to its cells")
    func rowModifier() {
        let view = TruthCase(width: 100, height: 100) {
            Grid(horizontalSpacing: 0, verticalSpacing: 0) {
                GridRow {
                    Color.red.frame(width: 10, height: 10)
                    Color.blue.frame(width: 10, height: 10)
                }
                .padding(5)
            }
        }
        view.expect(frames: ["red": [[35, 45, 10, 10]], "blue": [[55, 45, 10, 10]]])
    }

    @Test("an empty grid, and one of empty rows, is 0 x 0")
    func empty() {
        TruthCase(width: 100, height: 100, size: [0, 0]) { Grid {} }.expectSize()
        TruthCase(width: 100, height: 100, size: [0, 0]) {
            Grid {
                GridRow {}
                GridRow {}
            }
        }.expectSize()
    }

    @Test("a span of more columns than there are makes them, without gaps that nothing asks for")
    func wideSpan() {
        let view = TruthCase(width: 100, height: 100, size: [28, 28]) {
            Grid {
                GridRow { Color.blue.frame(width: 28, height: 10).gridCellColumns(100) }
                GridRow {
                    Color.red.frame(width: 10, height: 10)
                    Color.green.frame(width: 10, height: 10)
                }
            }
        }
        view.expect(frames: ["blue": [[36, 36, 28, 10]]])
    }

    @Test(
        "spans that are no number of columns are said, and the picture drawn", arguments: [0, -3, 2_000_000])
    func wrongSpan(span: Int) {
        let host = TextHost(Grid { GridRow { Color.red.gridCellColumns(span) } }, width: 100, height: 100)
            .host
        #expect(host.diagnostics.contains { $0.message.hasPrefix("gridCellColumns(\(span))") })
        #expect(abs((host.root?.frame.width ?? 0) - 100) < 1e-9)
        #expect(host.root?.frame.height == 100)
    }

    @Test("a right span is not said") func rightSpan() {
        let host = TextHost(Grid { GridRow { Color.red.gridCellColumns(2) } }, width: 100, height: 100).host
        #expect(host.diagnostics.isEmpty)
    }

    @Test("unsized along both axes takes nothing and fills its cell") func unsized() {
        let view = TruthCase(width: 100, height: 100, size: [30, 30]) {
            Grid(horizontalSpacing: 0, verticalSpacing: 0) {
                GridRow {
                    Color.red.gridCellUnsizedAxes([.horizontal, .vertical])
                    Color.green.frame(width: 20, height: 20)
                }
                GridRow { Color.blue.frame(width: 10, height: 10) }
            }
        }
        view.expect(frames: ["red": [[35, 35, 10, 20]], "green": [[45, 35, 20, 20]]])
    }

    @Test("an infinite proposal gives an infinite answer, not NaN; an unlimited one none at all")
    func infinite() {
        var sizes: [CGSize] = []
        inspect(width: 100, height: 100) {
            Grid {
                GridRow {
                    Color.red
                    Color.green.frame(width: 10, height: 10)
                }
                Color.blue.frame(height: 10)
            }
        } visit: { grid, _ in
            sizes = [grid.sizeThatFits(.infinity), grid.sizeThatFits(.zero), grid.sizeThatFits(.unspecified)]
        }
        #expect(sizes[0] == CGSize(width: CGFloat.infinity, height: .infinity))
        #expect(sizes[1] == CGSize(width: 18, height: 28))
        #expect(sizes[2] == CGSize(width: 28, height: 28))
    }

    @Test("GridLayout is a Grid, also hidden in AnyLayout") func gridLayout() {
        let view = TruthCase(width: 100, height: 100, size: [20, 10]) {
            AnyLayout(GridLayout(horizontalSpacing: 0)) {
                GridRow {
                    Color.red.frame(width: 10, height: 10)
                    Color.blue.frame(width: 10, height: 10)
                }
            }
        }
        view.expect(frames: ["red": [[40, 45, 10, 10]], "blue": [[50, 45, 10, 10]]])
    }
}
