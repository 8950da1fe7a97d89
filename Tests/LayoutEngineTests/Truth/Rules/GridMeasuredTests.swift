import Drawing
import Foundation
import Testing

@testable import LayoutEngine

/// Grids measured on SwiftUI (macOS 26), texts replaced by colours of their sizes.
@MainActor
@Suite("truth: grid, measured") struct GridMeasuredTests {
    // measured-by-real-SwiftUI; iamcgn/swiftui-web Fixtures/Goldens/grid/basic/frames.json @8e3eab39
    // x as measured, y for a row gap of 8; a missing trailing cell stays empty
    @Test("sw-grid-basic") func basic() {
        let view = TruthCase(width: 320, height: 200, size: [113, 88]) {
            Grid(verticalSpacing: 8) {
                GridRow {
                    Color.yellow.frame(width: 9, height: 16)
                    Color.orange.frame(width: 17, height: 16)
                    Color.pink.frame(width: 28, height: 16)
                }
                GridRow {
                    Color.red.frame(width: 30, height: 20)
                    Color.mint.frame(width: 8, height: 16)
                    Color.blue.frame(width: 50, height: 40)
                }
                GridRow {
                    Color.green.frame(width: 10, height: 16)
                    Color.teal.frame(width: 10, height: 16)
                }
            }
            .background { Color.gray }
        }
        view.expect(frames: [
            "yellow": [[114, 56, 9, 16]],
            "orange": [[141.5, 56, 17, 16]],
            "pink": [[177.5, 56, 28, 16]],
            "red": [[103.5, 90, 30, 20]],
            "mint": [[146, 92, 8, 16]],
            "blue": [[166.5, 80, 50, 40]],
            "green": [[113.5, 128, 10, 16]],
            "teal": [[145, 128, 10, 16]],
            "gray": [[103.5, 56, 113, 88]],
        ])
    }

    // measured-by-real-SwiftUI; iamcgn/swiftui-web Fixtures/Goldens/grid/modifiers/frames.json @8e3eab39
    // a flexible cell over all columns raises them by equal surplus (9, 60, 28 + 69 each); a span of 44.5 over
    // 9 + 8 + 60 widens nothing and ignores column alignments; an unsized cell fills its column
    @Test("sw-grid-modifiers") func modifiers() {
        let view = TruthCase(width: 320, height: 240, size: [320, 104]) {
            Grid(alignment: .leading, verticalSpacing: 8) {
                GridRow {
                    Color.purple.frame(width: 44.5, height: 16).gridCellColumns(2)
                    Color.orange.frame(width: 28, height: 16)
                }
                GridRow {
                    Color.yellow.frame(width: 9, height: 16).gridColumnAlignment(.trailing)
                    Color.red.frame(width: 60, height: 40)
                    Color.mint.frame(width: 8, height: 16).gridCellAnchor(.bottomTrailing)
                }
                Color.green.frame(height: 4)
                GridRow {
                    Color.blue.gridCellUnsizedAxes(.horizontal).frame(height: 20)
                    Color.pink.frame(width: 10, height: 16)
                }
            }
            .background { Color.gray }
        }
        view.expect(frames: [
            "purple": [[0, 68, 44.5, 16]],
            "orange": [[223, 68, 28, 16]],
            "yellow": [[69, 104, 9, 16]],
            "red": [[86, 92, 60, 40]],
            "mint": [[312, 116, 8, 16]],
            "green": [[0, 140, 320, 4]],
            "blue": [[0, 152, 78, 20]],
            "pink": [[86, 154, 10, 16]],
            "gray": [[0, 68, 320, 104]],
        ])
    }

    // measured-by-real-SwiftUI; iamcgn/swiftui-web Fixtures/Goldens/grid/spacing/frames.json @8e3eab39
    @Test("sw-grid-spacing") func spacing() {
        let view = TruthCase(width: 320, height: 200, size: [110, 54]) {
            Grid(alignment: .topLeading, horizontalSpacing: 20, verticalSpacing: 4) {
                GridRow {
                    Color.yellow.frame(width: 9, height: 16)
                    Color.red.frame(width: 30, height: 30)
                }
                GridRow {
                    Color.blue.frame(width: 60, height: 20)
                    Color.green.frame(width: 10, height: 16)
                }
            }
            .background { Color.gray }
        }
        view.expect(frames: [
            "yellow": [[105, 73, 9, 16]],
            "red": [[185, 73, 30, 30]],
            "blue": [[105, 107, 60, 20]],
            "green": [[185, 107, 10, 16]],
            "gray": [[105, 73, 110, 54]],
        ])
    }

    // measured-by-real-SwiftUI; iamcgn/swiftui-web Fixtures/Goldens/layout/rtl-grid/frames.json @863aea4e
    // the grid above a colour of the lazy grid's size; columns run from the right, a span of 100 over
    // 40 + 10 + 60 widens nothing
    @Test("sw-rtl-grid") func rightToLeft() {
        let view = TruthCase(width: 320, height: 220, size: [200, 174]) {
            VStack(spacing: 16) {
                Grid(horizontalSpacing: 10, verticalSpacing: 10) {
                    GridRow {
                        Color.red.frame(width: 40, height: 30)
                        Color.blue.frame(width: 60, height: 30)
                        Color.green.frame(width: 30, height: 30)
                    }
                    GridRow {
                        Color.orange.frame(width: 100, height: 30).gridCellColumns(2)
                        Color.purple.frame(width: 30, height: 30)
                    }
                    GridRow {
                        Color.gray.frame(width: 40, height: 30).gridColumnAlignment(.trailing)
                    }
                }
                .background { Color.white }
                Color.black.frame(width: 200, height: 48)
            }
            .environment(\.layoutDirection, .rightToLeft)
        }
        view.expect(frames: [
            "red": [[195, 23, 40, 30]],
            "blue": [[125, 23, 60, 30]],
            "green": [[85, 23, 30, 30]],
            "orange": [[130, 63, 100, 30]],
            "purple": [[85, 63, 30, 30]],
            "gray": [[195, 103, 40, 30]],
            "white": [[85, 23, 150, 110]],
            "black": [[60, 149, 200, 48]],
        ])
    }

    // measured-by-real-SwiftUI; iamcgn/swiftui-web grid fixtures @8e3eab39
    // columns that each hold a flexible cell of their own share equally, 88 each in 280; rigid cells in them
    // do not matter
    @Test("grid, equal shares") func equalShares() {
        let view = TruthCase(width: 280, height: 100, size: [280, 100]) {
            Grid {
                GridRow {
                    Color.red
                    Color.green
                    Color.blue
                }
                GridRow {
                    Color.mint.frame(width: 60, height: 10)
                    Color.pink.frame(width: 10, height: 10)
                    Color.teal
                }
            }
        }
        view.expect(frames: [
            "red": [[0, 0, 88, 46]],
            "green": [[96, 0, 88, 46]],
            "blue": [[192, 0, 88, 46]],
            "mint": [[14, 72, 60, 10]],
        ])
    }
}
