import Drawing
import Foundation
import Testing

@testable import LayoutEngine

@MainActor
@Suite("truth: rounding") struct RoundingTruthTests {
    // measured-by-real-SwiftUI; tevelee/SwiftUI-Flow Tests/FlowTests/SnapshotTests/Image/__Snapshots__/ImageSnapshotTests/spacious.1.png @fb94ea24
    // measured from the stored PNG (real macOS SwiftUI via NSHostingView, scale 1). The original container
    // is a third-party custom Layout (HFlow) that places subviews with LayoutSubview.place; the same
    // positions follow from the plain stacks written here
    @Test("rounding-003") func rounding_003() {
        let view = TruthCase(width: 320, height: 250, size: [290, 144]) {
            VStack(alignment: .leading, spacing: 20) {
                HStack(spacing: 4) {
                    Color.blue
                        .frame(width: 45, height: 50)
                    Color.orange
                        .frame(width: 55, height: 50)
                    Color.green
                        .frame(width: 50, height: 50)
                    Color.yellow
                        .frame(width: 40, height: 50)
                    Color.brown
                        .frame(width: 60, height: 50)
                }
                HStack(spacing: 4) {
                    Color.mint
                        .frame(width: 48, height: 50)
                    Color.indigo
                        .frame(width: 52, height: 50)
                    Color.cyan
                        .frame(width: 58, height: 50)
                    Color.gray
                        .frame(width: 42, height: 50)
                    Color.pink
                        .frame(width: 46, height: 50)
                }
            }
            .padding(12)
            .background {
                Color.white
            }
        }
        view.expect(frames: [
            "white": [[15, 53, 290, 144]],
            "blue": [[27, 65, 45, 50]],
            "orange": [[76, 65, 55, 50]],
            "green": [[135, 65, 50, 50]],
            "yellow": [[189, 65, 40, 50]],
            "brown": [[233, 65, 60, 50]],
            "mint": [[27, 135, 48, 50]],
            "indigo": [[79, 135, 52, 50]],
            "cyan": [[135, 135, 58, 50]],
            "gray": [[197, 135, 42, 50]],
            "pink": [[243, 135, 46, 50]],
        ])
    }

    // measured-by-real-SwiftUI; tevelee/SwiftUI-Flow Tests/FlowTests/SnapshotTests/Image/__Snapshots__/ImageSnapshotTests/verticalAlignment-_.center.png @fb94ea24
    // measured from the stored PNG (real macOS SwiftUI via NSHostingView, scale 1). The original container
    // is a third-party custom Layout (HFlow) that places subviews with LayoutSubview.place; the same
    // positions follow from the plain stacks written here. Half-pixel positions (94.5, 89.5) round UP to
    // 95, 90: edges are rounded floor(v+0.5), layout itself stays fractional
    @Test("rounding-005") func rounding_005() {
        let view = TruthCase(width: 320, height: 300, size: [306, 150]) {
            VStack(alignment: .leading, spacing: 8) {
                HStack(spacing: 8) {
                    Color.blue
                        .frame(width: 50, height: 45)
                    Color.orange
                        .frame(width: 50, height: 55)
                    Color.green
                        .frame(width: 50, height: 50)
                    Color.yellow
                        .frame(width: 50, height: 40)
                    Color.brown
                        .frame(width: 50, height: 60)
                }
                HStack(spacing: 8) {
                    Color.mint
                        .frame(width: 50, height: 48)
                    Color.indigo
                        .frame(width: 50, height: 52)
                    Color.cyan
                        .frame(width: 50, height: 58)
                    Color.gray
                        .frame(width: 50, height: 42)
                    Color.pink
                        .frame(width: 50, height: 46)
                }
            }
            .padding(12)
            .background {
                Color.white
            }
        }
        view.expect(frames: [
            "white": [[7, 75, 306, 150]],
            "blue": [[19, 94.5, 50, 45]],
            "orange": [[77, 89.5, 50, 55]],
            "green": [[135, 92, 50, 50]],
            "yellow": [[193, 97, 50, 40]],
            "brown": [[251, 87, 50, 60]],
            "mint": [[19, 160, 50, 48]],
            "indigo": [[77, 158, 50, 52]],
            "cyan": [[135, 155, 50, 58]],
            "gray": [[193, 163, 50, 42]],
            "pink": [[251, 161, 50, 46]],
        ])
        // also: {"pixel_frames@1x": {"blue": [19, 95, 50, 45], "orange": [77, 90, 50, 55], "green": [135, 92, 50, 50], "yellow": [193, 97, 50, 40], "brown": [251, 87, 50, 60], "mint": [19, 160, 50, 48], "indigo": [77, 158, 50, 52], "cyan": [135, 155, 50, 58], "gray": [193, 163, 50, 42], "pink": [251, 161, 50, 46]}}
    }

    // measured-by-real-SwiftUI; tevelee/SwiftUI-Flow Tests/FlowTests/SnapshotTests/Image/__Snapshots__/ImageSnapshotTests/distributed.1.png @fb94ea24
    // first row only of the measured image (rows at y=42,100,158 there); x positions measured; y here is
    // that of a single row
    @Test("rounding-008") func rounding_008() {
        let view = TruthCase(width: 320, height: 250, size: [308, 74]) {
            HStack(spacing: 8) {
                Color.blue
                    .frame(width: 65, height: 50)
                Color.orange
                    .frame(width: 65, height: 50)
                Color.green
                    .frame(width: 65, height: 50)
                Color.yellow
                    .frame(width: 65, height: 50)
            }
            .padding(12)
            .background {
                Color.white
            }
        }
        view.expect(frames: [
            "white": [[6, 88, 308, 74]],
            "blue": [[18, 100, 65, 50]],
            "orange": [[91, 100, 65, 50]],
            "green": [[164, 100, 65, 50]],
            "yellow": [[237, 100, 65, 50]],
        ])
    }

    // measured-by-real-SwiftUI; tevelee/SwiftUI-Flow Tests/FlowTests/SnapshotTests/Image/__Snapshots__/ImageSnapshotTests/lineBreak.1.png @fb94ea24
    // measured from the stored PNG (real macOS SwiftUI via NSHostingView, scale 1). The original container
    // is a third-party custom Layout (HFlow) that places subviews with LayoutSubview.place; the same
    // positions follow from the plain stacks written here
    @Test("rounding-009") func rounding_009() {
        let view = TruthCase(width: 320, height: 150, size: [190, 132]) {
            VStack(alignment: .leading, spacing: 8) {
                HStack(spacing: 8) {
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
            .padding(12)
            .background {
                Color.white
            }
        }
        view.expect(frames: [
            "white": [[65, 9, 190, 132]],
            "red": [[77, 21, 50, 50]],
            "green": [[135, 21, 50, 50]],
            "blue": [[193, 21, 50, 50]],
            "yellow": [[77, 79, 50, 50]],
        ])
    }

    // measured-by-real-SwiftUI; tevelee/SwiftUI-Flow Tests/FlowTests/SnapshotTests/Image/__Snapshots__/ImageSnapshotTests/mixedFlexibility.1.png @fb94ea24
    // measured from the stored PNG (real macOS SwiftUI via NSHostingView, scale 1). The original container
    // is a third-party custom Layout (HFlow) that places subviews with LayoutSubview.place; the same
    // positions follow from the plain stacks written here
    @Test("rounding-011") func rounding_011() {
        let view = TruthCase(width: 320, height: 140, size: [320, 132]) {
            VStack(spacing: 8) {
                HStack(spacing: 8) {
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
            .padding(12)
            .background {
                Color.white
            }
        }
        view.expect(frames: [
            "white": [[0, 4, 320, 132]],
            "red": [[12, 16, 50, 50]],
            "green": [[70, 16, 115, 50]],
            "blue": [[193, 16, 115, 50]],
            "yellow": [[12, 74, 296, 50]],
        ])
    }

    // reverse-engineered; OpenSwiftUIProject/OpenSwiftUI Sources/OpenSwiftUICore/Util/Extension/Round+Extension.swift @069dd80b
    // layout stays 33.3333; min and max edges are rounded separately in global coordinates, so neighbours
    // share an edge (heights 33,34,33) and there is no gap
    @Test("rounding-012") func rounding_012() {
        let view = TruthCase(width: 100, height: 100, size: [100, 100]) {
            VStack(spacing: 0) {
                Color.red
                Color.green
                Color.blue
            }
        }
        view.expect(frames: [
            "red": [[0, 0, 100, 33.3333]],
            "green": [[0, 33.3333, 100, 33.3333]],
            "blue": [[0, 66.6667, 100, 33.3333]],
        ])
        // also: {"pixel_edges_y@1x": [0, 33, 67, 100], "pixel_edges_y@2x": [0, 33.5, 66.5, 100], "pixel_edges_y@3x": [0, 33.3333, 66.6667, 100]}
    }

    // reverse-engineered; OpenSwiftUIProject/OpenSwiftUI Sources/OpenSwiftUICore/Util/Extension/Round+Extension.swift @069dd80b
    @Test("rounding-013") func rounding_013() {
        let view = TruthCase(width: 10, height: 10, size: [10, 10]) {
            HStack(spacing: 0) {
                Color.red
                Color.green
                Color.blue
            }
        }
        view.expect(frames: [
            "red": [[0, 0, 3.3333, 10]],
            "green": [[3.3333, 0, 3.3333, 10]],
            "blue": [[6.6667, 0, 3.3333, 10]],
        ])
        // also: {"pixel_edges_x@1x": [0, 3, 7, 10], "pixel_edges_x@2x": [0, 3.5, 6.5, 10]}
    }

    // reverse-engineered; OpenSwiftUIProject/OpenSwiftUI Sources/OpenSwiftUICore/Util/Extension/Round+Extension.swift @069dd80b
    // 2.5 -> 3 and 7.5 -> 8 at 1x
    @Test("rounding-014") func rounding_014() {
        let view = TruthCase(width: 10, height: 10, size: [10, 10]) {
            Color.red
                .frame(width: 5, height: 5)
                .frame(width: 10, height: 10)
        }
        view.expect(frames: [
            "red": [[2.5, 2.5, 5, 5]]
        ])
        // also: {"pixel_frame@1x": [3, 3, 5, 5], "pixel_frame@2x": [2.5, 2.5, 5, 5]}
    }

    // reverse-engineered; OpenSwiftUIProject/OpenSwiftUI Sources/OpenSwiftUICore/Util/Extension/Round+Extension.swift @069dd80b
    @Test("rounding-015") func rounding_015() {
        let view = TruthCase(width: 10, height: 10, size: [5, 5]) {
            Color.red
                .frame(width: 5, height: 5)
                .offset(x: -3, y: 0)
        }
        view.expect(frames: [
            "red": [[-0.5, 2.5, 5, 5]]
        ])
        // also: {"pixel_frame@1x": [0, 3, 5, 5], "rule": "-0.5 rounds to 0: floor(-0.5+0.5)=0"}
    }
}
