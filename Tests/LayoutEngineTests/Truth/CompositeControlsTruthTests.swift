import Drawing
import Foundation
import Testing

@testable import LayoutEngine

@MainActor
@Suite("truth: composite-measured, controls and nesting") struct CompositeControlsTruthTests {
    // measured-by-real-SwiftUI; iamcgn/swiftui-web Fixtures/Goldens/layout/nested-stacks/frames.json @3c30f3a2
    @Test("sw-layout-nested-stacks") func sw_layout_nested_stacks() {
        let view = TruthCase(width: 300, height: 200, size: [300, 200]) {
            VStack(spacing: 10) {
                HStack(spacing: 10) {
                    Color.red
                    Color.blue
                        .frame(width: 80)
                }
                .padding(10)
                .background {
                    Color.gray
                }
                HStack {
                    Color.green
                        .frame(width: 40, height: 40)
                    Spacer()
                    Color.yellow
                        .frame(width: 40, height: 40)
                }
                .frame(height: 60)
                .background {
                    Color.brown
                }
            }
        }
        view.expect(frames: [
            "red": [[10, 10, 190, 110]],
            "blue": [[210, 10, 80, 110]],
            "brown": [[0, 140, 300, 60]],
            "green": [[0, 150, 40, 40]],
            "yellow": [[260, 150, 40, 40]],
            "gray": [[0, 0, 300, 130]],
        ])
    }

    // measured-by-real-SwiftUI; iamcgn/swiftui-web Fixtures/Goldens/button/basic/frames.json @bc0d8a09
    // macOS bordered buttons (label + 12 sideways, + 4 above and below) are replaced by colours; default
    // gap between buttons 8
    @Test("sw2-button-column") func sw2_button_column() {
        let view = TruthCase(width: 300, height: 200, size: [85, 132]) {
            VStack(spacing: 12) {
                Color.red
                    .frame(width: 42.5, height: 24)
                Color.orange
                    .frame(width: 85, height: 24)
                Color.yellow
                    .frame(width: 33, height: 16)
                    .padding(EdgeInsets(top: 4, leading: 12, bottom: 4, trailing: 12))
                    .background {
                        Color.green
                    }
                HStack {
                    Color.mint
                        .frame(width: 32.5, height: 24)
                    Color.blue
                        .frame(width: 32.5, height: 24)
                }
                .background {
                    Color.gray
                }
            }
            .background {
                Color.white
            }
        }
        view.expect(frames: [
            "red": [[128.75, 34, 42.5, 24]],
            "orange": [[107.5, 70, 85, 24]],
            "yellow": [[133.5, 110, 33, 16]],
            "green": [[121.5, 106, 57, 24]],
            "mint": [[113.5, 142, 32.5, 24]],
            "blue": [[154, 142, 32.5, 24]],
            "gray": [[113.5, 142, 73, 24]],
            "white": [[107.5, 34, 85, 132]],
        ])
    }

    // measured-by-real-SwiftUI; iamcgn/swiftui-web Fixtures/Goldens/labeledcontent/basic/frames.json @c070aac0
    // each LabeledContent (macOS: body label, 8, content, centred; not stretched) is written as an HStack
    // of colours
    @Test("sw2-labeledcontent-column") func sw2_labeledcontent_column() {
        let view = TruthCase(width: 320, height: 260, size: [320, 244.5]) {
            VStack(spacing: 12) {
                Color.red
                    .frame(width: 79.5, height: 18.5)
                HStack(spacing: 8) {
                    Color.clear
                        .frame(width: 36.5, height: 18.5)
                    Color.orange
                        .frame(width: 8.5, height: 16)
                }
                .background {
                    Color.yellow
                }
                HStack(spacing: 8) {
                    Color.green
                        .frame(width: 83, height: 24)
                    Color.mint
                        .frame(width: 47, height: 16)
                }
                .background {
                    Color.teal
                }
                Color.blue
                    .frame(width: 41, height: 16)
                HStack(spacing: 8) {
                    Color.clear
                        .frame(width: 41, height: 18.5)
                    Color.purple
                        .frame(width: 16, height: 16)
                }
                .background {
                    Color.pink
                }
                HStack(spacing: 8) {
                    Color.brown
                        .frame(width: 44, height: 18.5)
                    Color.gray
                        .frame(width: 33.5, height: 16)
                }
                .frame(width: 160)
                .background {
                    Color.indigo
                }
                Color.clear
                    .frame(width: 75, height: 18.5)
                    .frame(maxWidth: .infinity)
                    .background {
                        Color.cyan
                    }
            }
            .padding(20)
            .background {
                Color.white
            }
        }
        view.expect(frames: [
            "red": [[120.25, 27.75, 79.5, 18.5]],
            "yellow": [[133.5, 58.25, 53, 18.5]],
            "orange": [[178, 59.5, 8.5, 16]],
            "teal": [[91, 88.75, 138, 24]],
            "green": [[91, 88.75, 83, 24]],
            "mint": [[182, 92.75, 47, 16]],
            "blue": [[139.5, 124.75, 41, 16]],
            "pink": [[127.5, 152.75, 65, 18.5]],
            "purple": [[176.5, 154, 16, 16]],
            "indigo": [[80, 183.25, 160, 18.5]],
            "brown": [[117.25, 183.25, 44, 18.5]],
            "gray": [[169.25, 184.5, 33.5, 16]],
            "cyan": [[20, 213.75, 280, 18.5]],
            "white": [[0, 7.75, 320, 244.5]],
        ])
    }
}
