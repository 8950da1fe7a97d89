import Drawing
import Foundation
import Testing

@testable import LayoutEngine

@MainActor
@Suite("truth: grid") struct GridTruthTests {
    // stated-by-Apple; https://developer.apple.com/documentation/swiftui/grid
    // column width = widest cell, row height = tallest cell, cells centred
    @Test("grid-002") func grid_002() {
        let view = TruthCase(width: 200, height: 200, space: .local, size: [90, 40]) {
            Grid(horizontalSpacing: 0, verticalSpacing: 0) {
                GridRow {
                    Color.red.frame(width: 20, height: 10)
                    Color.green.frame(width: 40, height: 30)
                }
                GridRow {
                    Color.blue.frame(width: 50, height: 10)
                    Color.yellow.frame(width: 10, height: 10)
                }
            }
        }
        view.expect(frames: [
            "red": [[15, 10, 20, 10]],
            "green": [[50, 0, 40, 30]],
            "blue": [[0, 30, 50, 10]],
            "yellow": [[65, 30, 10, 10]],
        ])
    }

    // stated-by-Apple; https://developer.apple.com/documentation/swiftui/grid
    // a view outside of a row spans all columns; a greedy one makes the grid take the proposed width
    @Test("grid-004") func grid_004() {
        let view = TruthCase(width: 200, height: 200, space: .local, size: [200, 15]) {
            Grid(horizontalSpacing: 0, verticalSpacing: 0) {
                GridRow {
                    Color.red.frame(width: 20, height: 10)
                    Color.green.frame(width: 40, height: 10)
                }
                Color.blue.frame(height: 5)
            }
        }
        view.expect(frames: ["blue": [[0, 10, 200, 5]]])
    }

    // stated-by-Apple; https://developer.apple.com/documentation/swiftui/view/gridcellunsizedaxes(_:)
    @Test("grid-005") func grid_005() {
        let view = TruthCase(width: 200, height: 200, space: .local, size: [60, 15]) {
            Grid(horizontalSpacing: 0, verticalSpacing: 0) {
                GridRow {
                    Color.red.frame(width: 20, height: 10)
                    Color.green.frame(width: 40, height: 10)
                }
                Color.blue.frame(height: 5).gridCellUnsizedAxes(.horizontal)
            }
        }
        view.expect(frames: ["blue": [[0, 10, 60, 5]]])
    }

    // stated-by-Apple; https://developer.apple.com/documentation/swiftui/view/gridcellcolumns(_:)
    // a spanning cell covers both columns and the spacing: 20 + 10 + 40
    @Test("grid-006") func grid_006() {
        let view = TruthCase(width: 200, height: 200, space: .local, size: [70, 20]) {
            Grid(horizontalSpacing: 10, verticalSpacing: 0) {
                GridRow {
                    Color.red.frame(width: 20, height: 10)
                    Color.green.frame(width: 40, height: 10)
                }
                GridRow { Color.blue.frame(width: 70, height: 10).gridCellColumns(2) }
            }
        }
        view.expect(frames: ["blue": [[0, 10, 70, 10]]])
    }

    // stated-by-Apple; https://developer.apple.com/documentation/swiftui/view/gridcolumnalignment(_:)
    @Test("grid-008") func grid_008() {
        let view = TruthCase(width: 200, height: 200, space: .local) {
            Grid(horizontalSpacing: 0, verticalSpacing: 0) {
                GridRow { Color.red.frame(width: 40, height: 10).gridColumnAlignment(.trailing) }
                GridRow { Color.blue.frame(width: 10, height: 10) }
            }
        }
        view.expect(frames: ["blue": [[30, 10, 10, 10]]])
    }

    // stated-by-Apple; https://developer.apple.com/documentation/swiftui/view/gridcellanchor(_:)-5bsk4
    @Test("grid-010") func grid_010() {
        let view = TruthCase(width: 200, height: 200, space: .local) {
            Grid(horizontalSpacing: 0, verticalSpacing: 0) {
                GridRow {
                    Color.red.frame(width: 10, height: 10).gridCellAnchor(.topLeading)
                    Color.green.frame(width: 10, height: 30)
                }
            }
        }
        view.expect(frames: ["red": [[0, 0, 10, 10]]])
    }

    // measured-by-real-SwiftUI, contested; fatbobman.com: analysis-approach-and-resolution-strategies-for-swiftui-layout-issues
    // there the outer grid stays narrower than its frame (a defect, by how much isn't public); here it fills it,
    // the two columns that only the nested grid covers as wide as the others (Docs/Deviations.md)
    @Test("grid-011") func grid_011() {
        let view = TruthCase(width: 350, height: 350, size: [350, 350]) {
            Grid {
                GridRow {
                    Color.orange
                    Color.indigo
                    Grid {
                        GridRow {
                            Color.cyan
                            Color.yellow
                        }
                        Color.mint
                        Color.green
                    }
                    .gridCellColumns(2)
                }
            }
            .frame(width: 350, height: 350)
        }
        view.expect(frames: [
            "orange": [[0, 0, 83.5, 350]],
            "indigo": [[91.5, 0, 83.5, 350]],
            "cyan": [[183, 0, 79.5, 111.333]],
            "yellow": [[270.5, 0, 79.5, 111.333]],
            "green": [[183, 238.667, 167, 111.333]],
        ])
    }

    // stated-by-Apple; https://developer.apple.com/documentation/swiftui/gridrow
    // outside of a grid a row is a group
    @Test("grid-012") func grid_012() {
        let row = GridRow {
            Color.red.frame(width: 10, height: 10)
            Color.blue.frame(width: 10, height: 10)
        }
        let column = TruthCase(width: nil, height: nil, size: [10, 28]) { row }
        column.expect(frames: ["red": [[0, 0, 10, 10]], "blue": [[0, 18, 10, 10]]])
        let stack = TruthCase(width: nil, height: nil, size: [28, 10]) { HStack { row } }
        stack.expect(frames: ["blue": [[18, 0, 10, 10]]])
    }

    // reverse-engineered; TokamakUI/Tokamak Tests/TokamakLayoutTests/GridTests.swift @ba2a98f9
    // a spanning cell has the width of 2 columns and the spacing between
    @Test("grid-014") func grid_014() {
        let view = TruthCase(width: 500, height: 500, size: [500, 500]) {
            Grid(alignment: .bottomTrailing, horizontalSpacing: 10, verticalSpacing: 10) {
                GridRow(alignment: .top) {
                    Color.red
                    Color.green.gridCellColumns(2)
                    Color.blue
                }
                GridRow(alignment: .top) {
                    Color.cyan
                    Color.mint
                    Color.pink
                    Color.yellow
                }
            }
        }
        view.expect(frames: [
            "red": [[0, 0, 117.5, 245]],
            "green": [[127.5, 0, 245, 245]],
            "blue": [[382.5, 0, 117.5, 245]],
            "yellow": [[382.5, 255, 117.5, 245]],
        ])
    }

    // reverse-engineered; TokamakUI/Tokamak Tests/TokamakLayoutTests/GridTests.swift @ba2a98f9
    // the column keeps the 160 of its flexible cell; the cell of 15 goes to its trailing edge
    @Test("grid-015") func grid_015() {
        let view = TruthCase(width: 500, height: 500, size: [500, 500]) {
            Grid(alignment: .bottomTrailing, horizontalSpacing: 10, verticalSpacing: 10) {
                GridRow(alignment: .top) {
                    Color.red
                    Color.green.frame(width: 15).gridColumnAlignment(.trailing)
                    Color.blue
                }
                GridRow(alignment: .top) {
                    Color.cyan
                    Color.mint
                    Color.pink
                }
            }
        }
        view.expect(frames: [
            "red": [[0, 0, 160, 245]],
            "green": [[315, 0, 15, 245]],
            "blue": [[340, 0, 160, 245]],
            "mint": [[170, 255, 160, 245]],
        ])
    }

    // reverse-engineered; TokamakUI/Tokamak Tests/TokamakLayoutTests/GridTests.swift @ba2a98f9
    // gridCellAnchor beats row and grid alignment
    @Test("grid-016") func grid_016() {
        let view = TruthCase(width: 500, height: 500, size: [500, 500]) {
            Grid(alignment: .topLeading, horizontalSpacing: 10, verticalSpacing: 10) {
                GridRow(alignment: .top) {
                    Color.red.frame(width: 15, height: 15).gridCellAnchor(.bottomTrailing)
                    Color.green
                    Color.blue
                }
                GridRow(alignment: .top) {
                    Color.cyan
                    Color.mint
                    Color.pink.frame(width: 15, height: 15).gridCellAnchor(.leading)
                }
            }
        }
        view.expect(frames: [
            "red": [[145, 230, 15, 15]],
            "green": [[170, 0, 160, 245]],
            "pink": [[340, 370, 15, 15]],
            "mint": [[170, 255, 160, 245]],
        ])
    }

    // reverse-engineered; TokamakUI/Tokamak Tests/TokamakLayoutTests/GridTests.swift @ba2a98f9
    // an unsized separator spans 210 = 100 + 10 + 100 without widening the grid
    @Test("grid-017") func grid_017() {
        let view = TruthCase(width: 500, height: 500, size: [210, 225]) {
            Grid(alignment: .bottomTrailing, horizontalSpacing: 10, verticalSpacing: 10) {
                GridRow(alignment: .top) {
                    Color.red.frame(width: 100, height: 100)
                    Color.green.frame(width: 100, height: 100)
                }
                Color.blue.frame(height: 5).gridCellUnsizedAxes(.horizontal)
                GridRow(alignment: .top) {
                    Color.cyan.frame(width: 100, height: 100)
                    Color.mint.frame(width: 100, height: 100)
                }
            }
        }
        view.expect(frames: [
            "red": [[145, 137.5, 100, 100]],
            "green": [[255, 137.5, 100, 100]],
            "blue": [[145, 247.5, 210, 5]],
            "cyan": [[145, 262.5, 100, 100]],
            "mint": [[255, 262.5, 100, 100]],
        ])
    }
}
