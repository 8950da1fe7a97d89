import Drawing
import Foundation
import Testing

@testable import LayoutEngine

@MainActor
@Suite("truth: spacer") struct SpacerTruthTests {
    // measured-by-real-SwiftUI; skiptools/skip-ui Tests/SkipUITests/LayoutTests.swift @ff81a283
    @Test("spacer-002") func spacer_002() {
        let view = TruthCase(width: 12, height: 12, size: [12, 12]) {
            HStack {
                Spacer()
                Color.red
                    .frame(width: 2)
                Spacer()
                Color.blue
                    .frame(width: 2)
                Spacer()
            }
            .frame(width: 12, height: 12)
        }
        view.expect(frames: [
            "red": [[0, 0, 2, 12]],
            "blue": [[10, 0, 2, 12]],
            "spacers": [[-8, 6, 8, 0], [2, 6, 8, 0], [12, 6, 8, 0]],
        ])
    }

    // reverse-engineered; OpenSwiftUIProject/OpenSwiftUI Example/OpenSwiftUIUITests/Layout/Separator/SpacerUITests.swift @069dd80b
    @Test("spacer-003") func spacer_003() {
        let view = TruthCase(width: 200, height: 80, size: [200, 80]) {
            HStack {
                Color.red
                    .frame(width: 50, height: 50)
                Spacer()
                Color.blue
                    .frame(width: 50, height: 50)
            }
            .frame(width: 200, height: 80)
        }
        view.expect(frames: [
            "red": [[0, 15, 50, 50]],
            "blue": [[150, 15, 50, 50]],
            "spacers": [[50, 40, 100, 0]],
        ])
    }

    // reverse-engineered; OpenSwiftUIProject/OpenSwiftUI Example/OpenSwiftUIUITests/Layout/Separator/SpacerUITests.swift @069dd80b
    @Test("spacer-004") func spacer_004() {
        let view = TruthCase(width: 80, height: 200, size: [80, 200]) {
            VStack {
                Color.red
                    .frame(width: 50, height: 50)
                Spacer()
                Color.blue
                    .frame(width: 50, height: 50)
            }
            .frame(width: 80, height: 200)
        }
        view.expect(frames: [
            "red": [[15, 0, 50, 50]],
            "blue": [[15, 150, 50, 50]],
            "spacers": [[40, 50, 0, 100]],
        ])
    }

    // reverse-engineered; OpenSwiftUIProject/OpenSwiftUI Example/OpenSwiftUIUITests/Layout/Separator/SpacerUITests.swift @069dd80b
    // two spacers 65 each
    @Test("spacer-005") func spacer_005() {
        let view = TruthCase(width: 250, height: 80, size: [250, 80]) {
            HStack {
                Color.red
                    .frame(width: 40, height: 50)
                Spacer()
                Color.blue
                    .frame(width: 40, height: 50)
                Spacer()
                Color.green
                    .frame(width: 40, height: 50)
            }
            .frame(width: 250, height: 80)
        }
        view.expect(frames: [
            "red": [[0, 15, 40, 50]],
            "blue": [[105, 15, 40, 50]],
            "green": [[210, 15, 40, 50]],
            "spacers": [[40, 40, 65, 0], [145, 40, 65, 0]],
        ])
    }

    // reverse-engineered; https://github.com/water-rs/waterui/issues/1080
    // minimum is kept under compression: content 200 overflows 150 by 25 each side
    @Test("spacer-007") func spacer_007() {
        let view = TruthCase(width: 150, height: 80, size: [150, 80]) {
            HStack {
                Color.red
                    .frame(width: 50, height: 50)
                Spacer(minLength: 100)
                Color.blue
                    .frame(width: 50, height: 50)
            }
            .frame(width: 150, height: 80)
        }
        view.expect(frames: [
            "red": [[-25, 15, 50, 50]],
            "blue": [[125, 15, 50, 50]],
            "spacers": [[25, 40, 100, 0]],
        ])
    }

    // measured-by-real-SwiftUI; https://github.com/water-rs/waterui/issues/968
    // native probe: LayoutSubview.priority of a Spacer is -infinity; real views are satisfied first
    @Test("spacer-008") func spacer_008() {
        let view = TruthCase(width: 100, height: 20, size: [100, 20]) {
            HStack(spacing: 10) {
                Color.red
                    .frame(minWidth: 0, maxWidth: 60)
                Spacer(minLength: 0)
                Color.blue
                    .frame(minWidth: 0, maxWidth: 60)
            }
        }
        view.expect(frames: [
            "red": [[0, 0, 40, 20]],
            "blue": [[60, 0, 40, 20]],
            "spacers": [[50, 10, 0, 0]],
        ])
    }

    // measured-by-real-SwiftUI; https://github.com/water-rs/waterui/issues/968
    @Test("spacer-009") func spacer_009() {
        let view = TruthCase(width: 160, height: 20, size: [160, 20]) {
            HStack(spacing: 10) {
                Color.red
                    .frame(minWidth: 0, maxWidth: 60)
                Spacer(minLength: 0)
                Color.blue
                    .frame(minWidth: 0, maxWidth: 60)
            }
        }
        view.expect(frames: [
            "red": [[0, 0, 60, 20]],
            "blue": [[100, 0, 60, 20]],
            "spacers": [[70, 10, 20, 0]],
        ])
    }

    // reverse-engineered; OpenSwiftUIProject/OpenSwiftUI Sources/OpenSwiftUICore/Layout/Separator/Spacer.swift @069dd80b
    @Test("spacer-012") func spacer_012() {
        let view = TruthCase(width: nil, height: nil, size: [8, 8]) {
            Spacer()
        }
        view.expectSize()
    }

    // measured-by-real-SwiftUI; iamcgn/swiftui-web Fixtures/Goldens/layout/spacer-min-length/frames.json @3c30f3a2
    // overflowing row centred; vertical spacer 0 wide
    @Test("sw-layout-spacer-min-length") func sw_layout_spacer_min_length() {
        let view = TruthCase(width: 300, height: 100, size: [370, 100]) {
            VStack(spacing: 0) {
                HStack(spacing: 0) {
                    Color.red
                        .frame(width: 250, height: 20)
                    Spacer(minLength: 20)
                        .background {
                            Color.orange
                        }
                    Color.blue
                        .frame(width: 100, height: 20)
                }
                .background {
                    Color.gray
                }
                HStack(spacing: 0) {
                    Spacer()
                        .background {
                            Color.yellow
                        }
                    Color.green
                        .frame(width: 40, height: 20)
                    Spacer()
                        .background {
                            Color.pink
                        }
                }
                .background {
                    Color.brown
                }
                Spacer()
                    .background {
                        Color.black
                    }
            }
        }
        view.expect(frames: [
            "red": [[-35, 0, 250, 20]],
            "blue": [[235, 0, 100, 20]],
            "brown": [[0, 20, 300, 20]],
            "green": [[130, 20, 40, 20]],
            "gray": [[-35, 0, 370, 20]],
            "orange": [[215, 10, 20, 0]],
            "yellow": [[0, 30, 130, 0]],
            "pink": [[170, 30, 130, 0]],
            "black": [[150, 40, 0, 60]],
        ])
    }
}
