import Drawing
import Foundation
import Testing

@testable import LayoutEngine

@MainActor
@Suite("truth: composite-measured") struct CompositeMeasuredTruthTests {
    // measured-by-real-SwiftUI; stadiamaps/ferrostar apple/Tests/FerrostarSwiftUITests/Views/__Snapshots__/InnerGridViewTests/testFullView.1.png @918a1869
    // measured from the stored iOS PNG (430x932 pt at 3x = 1290x2796 px; every edge agrees to the pixel).
    // Tree rewritten with distinct colours; only three colours are used in the original. Exercises:
    // flexible frames with equal share (430-32-16)/3 = 127.3333, default HStack spacing 8, default padding
    // 16, spacer minimum 8 with zero spacing, alignment of narrow columns
    @Test("composite-measured-001") func composite_measured_001() {
        let view = TruthCase(width: 430, height: 932, size: [430, 932]) {
            HStack {
                VStack(alignment: .leading) {
                    Color.red
                        .frame(width: 64, height: 64)
                    Spacer()
                    Color.green
                        .frame(width: 64)
                    Spacer()
                    Color.teal
                        .frame(width: 64, height: 64)
                }
                .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .leading)
                VStack {
                    Color.orange
                    Spacer()
                    Spacer()
                    Spacer()
                    Color.cyan
                }
                .frame(maxWidth: .infinity, maxHeight: .infinity)
                VStack(alignment: .trailing) {
                    Color.yellow
                        .frame(height: 64)
                    Spacer()
                    Color.mint
                    Spacer()
                    Color.blue
                        .frame(height: 64)
                }
                .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .trailing)
            }
            .frame(maxWidth: .infinity)
            .padding()
            .background {
                Color.pink
            }
        }
        view.expect(frames: [
            "pink": [[0, 0, 430, 932]],
            "red": [[16, 16, 64, 64]],
            "green": [[16, 88, 64, 756]],
            "teal": [[16, 852, 64, 64]],
            "orange": [[151.3333, 16, 127.3333, 438]],
            "cyan": [[151.3333, 478, 127.3333, 438]],
            "yellow": [[286.6667, 16, 127.3333, 64]],
            "mint": [[286.6667, 88, 127.3333, 756]],
            "blue": [[286.6667, 852, 127.3333, 64]],
            "spacers": [
                [16, 80, 0, 8], [16, 844, 0, 8], [215, 454, 0, 8], [215, 462, 0, 8], [215, 470, 0, 8],
                [414, 80, 0, 8], [414, 844, 0, 8],
            ],
        ])
    }

    // measured-by-real-SwiftUI; stadiamaps/ferrostar apple/Tests/FerrostarSwiftUITests/Views/__Snapshots__/InnerGridViewTests/testLimitedView.1.png @918a1869
    // measured from the stored iOS PNG (430x932 pt at 3x = 1290x2796 px; every edge agrees to the pixel).
    // Tree rewritten with distinct colours; only three colours are used in the original. Columns made of
    // Spacers only are 0 wide inside but their flexible frame still takes a third
    @Test("composite-measured-002") func composite_measured_002() {
        let view = TruthCase(width: 430, height: 932, size: [430, 932]) {
            HStack {
                VStack(alignment: .leading) {
                    Spacer()
                    Spacer()
                    Spacer()
                    Spacer()
                    Color.blue
                        .frame(width: 64, height: 64)
                }
                .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .leading)
                VStack {
                    Spacer()
                    Spacer()
                    Spacer()
                    Spacer()
                    Spacer()
                }
                .frame(maxWidth: .infinity, maxHeight: .infinity)
                VStack(alignment: .trailing) {
                    Color.red
                        .frame(width: 64, height: 64)
                    Spacer()
                    Spacer()
                    Spacer()
                    Spacer()
                }
                .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .trailing)
            }
            .frame(maxWidth: .infinity)
            .padding()
            .background {
                Color.pink
            }
        }
        view.expect(frames: [
            "pink": [[0, 0, 430, 932]],
            "blue": [[16, 852, 64, 64]],
            "red": [[350, 16, 64, 64]],
            "spacers": [
                [16, 16, 0, 209], [16, 225, 0, 209], [16, 434, 0, 209], [16, 643, 0, 209], [215, 16, 0, 180],
                [215, 196, 0, 180], [215, 376, 0, 180], [215, 556, 0, 180], [215, 736, 0, 180],
                [414, 80, 0, 209], [414, 289, 0, 209], [414, 498, 0, 209], [414, 707, 0, 209],
            ],
        ])
    }

    // measured-by-real-SwiftUI; CSolanaM/SkeletonUI Tests/SkeletonUISnapshotTests/__Snapshots__/SnapshotTests/testCustomText.iPhone-3-light.png @f025e9ba
    // measured at 2x (iPhone-2, macOS xctest-2) and 3x: default spacing 8 between GeometryReaders,
    // (50-8)/2 = 21, content at top-leading. The original wraps it in .frame(width: nil, height: nil) and
    // a ZStack
    @Test("composite-measured-004") func composite_measured_004() {
        let view = TruthCase(width: 100, height: 50) {
            VStack {
                GeometryReader { g in Color.red.frame(width: g.size.width, height: g.size.height) }
                GeometryReader { g in Color.blue.frame(width: g.size.width * 0.5, height: g.size.height) }
            }
        }
        view.expect(frames: [
            "red": [[0, 0, 100, 21]],
            "blue": [[0, 29, 50, 21]],
        ])
    }

    // measured-by-real-SwiftUI; SchweizerischeBundesbahnen/mobile-ios-design-swiftui ci_scripts/__Snapshots__/Views/SBBPaginationViewTests/testPaginationView.1.png @051dac8e
    // measured at 3x: 40 wide stack centred at x=167.5, drawn at pixel 503 (167.6667) and 557 (185.6667):
    // 502.5 -> 503 and 556.5 -> 557, i.e. half a pixel rounds UP also at 3x. y = 329.5 drawn at pixel 989
    // (329.6667). Each dot is alone in an inner HStack (identity)
    @Test("composite-measured-005") func composite_measured_005() {
        let view = TruthCase(width: 375, height: 667, size: [40, 8]) {
            HStack(spacing: 10) {
                Color.red
                    .frame(width: 8, height: 8)
                HStack {
                    Color.green
                        .frame(width: 6, height: 8)
                }
                HStack {
                    Color.blue
                        .frame(width: 6, height: 8)
                }
            }
        }
        view.expect(frames: [
            "red": [[167.5, 329.5, 8, 8]],
            "green": [[185.5, 329.5, 6, 8]],
            "blue": [[201.5, 329.5, 6, 8]],
        ])
        // also: {"pixel_edges@3x": {"red_x": [503, 527], "red_y": [989, 1013], "green_x": [557, 575], "blue_x": [605, 623]}}
    }

    // measured-by-real-SwiftUI; tevelee/SwiftUI-Flow Tests/FlowTests/SnapshotTests/Image/__Snapshots__/ReadmeSnapshotTests/hflow_flexibility.1.png @fb94ea24
    // measured from the stored PNG (macOS SwiftUI, scale 1); the original uses a third-party custom Layout
    // whose placement equals these stacks. nil spacing in both directions: 8
    @Test("composite-measured-009") func composite_measured_009() {
        let view = TruthCase(width: 300, height: 108, size: [300, 108]) {
            VStack(alignment: .leading) {
                HStack {
                    Color.red
                        .frame(width: 50, height: 50)
                    Color.green
                        .frame(minWidth: 50, maxWidth: .infinity)
                        .frame(height: 50)
                    Color.blue
                        .frame(minWidth: 50, maxWidth: .infinity)
                        .frame(height: 50)
                }
                Color.yellow
                    .frame(minWidth: 50, maxWidth: .infinity)
                    .frame(height: 50)
            }
        }
        view.expect(frames: [
            "red": [[0, 0, 50, 50]],
            "green": [[58, 0, 117, 50]],
            "blue": [[183, 0, 117, 50]],
            "yellow": [[0, 58, 300, 50]],
        ])
    }

    // measured-by-real-SwiftUI; tevelee/SwiftUI-Flow Tests/FlowTests/SnapshotTests/Image/__Snapshots__/ReadmeSnapshotTests/hflow_linebreak.1.png @fb94ea24
    // measured from the stored PNG (macOS SwiftUI, scale 1); the original uses a third-party custom Layout
    // whose placement equals these stacks. Root 166x108 centred in 170x110
    @Test("composite-measured-010") func composite_measured_010() {
        let view = TruthCase(width: 170, height: 110, size: [166, 108]) {
            VStack(alignment: .leading) {
                HStack {
                    Color.red
                        .frame(width: 50, height: 50)
                    Color.green
                        .frame(width: 50, height: 50)
                    Color.blue
                        .frame(width: 50, height: 50)
                }
                Color.yellow
                    .frame(width: 50, height: 50)
            }
        }
        view.expect(frames: [
            "red": [[2, 1, 50, 50]],
            "green": [[60, 1, 50, 50]],
            "blue": [[118, 1, 50, 50]],
            "yellow": [[2, 59, 50, 50]],
        ])
    }

    // measured-by-real-SwiftUI; tevelee/SwiftUI-Flow Tests/FlowTests/SnapshotTests/Image/__Snapshots__/ReadmeSnapshotTests/hflow_newline.1.png @fb94ea24
    // measured from the stored PNG (macOS SwiftUI, scale 1); the original uses a third-party custom Layout
    // whose placement equals these stacks
    @Test("composite-measured-011") func composite_measured_011() {
        let view = TruthCase(width: 170, height: 110, size: [166, 108]) {
            VStack(alignment: .leading) {
                Color.red
                    .frame(width: 50, height: 50)
                HStack {
                    Color.green
                        .frame(width: 50, height: 50)
                    Color.blue
                        .frame(width: 50, height: 50)
                    Color.yellow
                        .frame(width: 50, height: 50)
                }
            }
        }
        view.expect(frames: [
            "red": [[2, 1, 50, 50]],
            "green": [[2, 59, 50, 50]],
            "blue": [[60, 59, 50, 50]],
            "yellow": [[118, 59, 50, 50]],
        ])
    }
}
