import Drawing
import Foundation
import Testing

@testable import LayoutEngine

@MainActor
@Suite("truth: frame-fixed") struct FrameFixedTruthTests {
    // measured-by-real-SwiftUI; TokamakUI/Tokamak Tests/TokamakLayoutTests/FrameTests.swift @e0d8e9db
    // Tokamak test renders the real SwiftUI view with NSHostingView at 500x500 and asserts pixel equality
    // with its own renderer; numbers below are that renderer's layout.
    @Test("frame-fixed-003") func frame_fixed_003() {
        let view = TruthCase(width: 500, height: 500, size: [500, 200]) {
            Color.black
                .frame(height: 200)
        }
        view.expect(frames: [
            "black": [[0, 150, 500, 200]]
        ])
    }

    // measured-by-real-SwiftUI; skiptools/skip-ui Tests/SkipUITests/LayoutTests.swift @ff81a283
    @Test("frame-fixed-004") func frame_fixed_004() {
        let view = TruthCase(width: 1, height: 1, size: [1, 1]) {
            Color.white
                .frame(width: 1, height: 1)
        }
        view.expect(frames: [
            "white": [[0, 0, 1, 1]]
        ])
    }

    // reverse-engineered; OpenSwiftUIProject/OpenSwiftUI Sources/OpenSwiftUICore/Layout/Modifier/FrameLayout.swift @069dd80b
    @Test("frame-fixed-005") func frame_fixed_005() {
        let view = TruthCase(width: 100, height: 100, size: [100, 100]) {
            Color.red
                .frame(width: 50, height: 20)
                .frame(width: 100, height: 100)
        }
        view.expect(frames: [
            "red": [[25, 40, 50, 20]]
        ])
    }

    // reverse-engineered; OpenSwiftUIProject/OpenSwiftUI Sources/OpenSwiftUICore/Layout/Modifier/FrameLayout.swift @069dd80b
    @Test("frame-fixed-006") func frame_fixed_006() {
        let view = TruthCase(width: 100, height: 100, size: [100, 100]) {
            Color.red
                .frame(width: 50, height: 20)
                .frame(width: 100, height: 100, alignment: .topLeading)
        }
        view.expect(frames: [
            "red": [[0, 0, 50, 20]]
        ])
    }

    // reverse-engineered; OpenSwiftUIProject/OpenSwiftUI Sources/OpenSwiftUICore/Layout/Modifier/FrameLayout.swift @069dd80b
    @Test("frame-fixed-007") func frame_fixed_007() {
        let view = TruthCase(width: 100, height: 100, size: [100, 100]) {
            Color.red
                .frame(width: 50, height: 20)
                .frame(width: 100, height: 100, alignment: .top)
        }
        view.expect(frames: [
            "red": [[25, 0, 50, 20]]
        ])
    }

    // reverse-engineered; OpenSwiftUIProject/OpenSwiftUI Sources/OpenSwiftUICore/Layout/Modifier/FrameLayout.swift @069dd80b
    @Test("frame-fixed-008") func frame_fixed_008() {
        let view = TruthCase(width: 100, height: 100, size: [100, 100]) {
            Color.red
                .frame(width: 50, height: 20)
                .frame(width: 100, height: 100, alignment: .topTrailing)
        }
        view.expect(frames: [
            "red": [[50, 0, 50, 20]]
        ])
    }

    // reverse-engineered; OpenSwiftUIProject/OpenSwiftUI Sources/OpenSwiftUICore/Layout/Modifier/FrameLayout.swift @069dd80b
    @Test("frame-fixed-009") func frame_fixed_009() {
        let view = TruthCase(width: 100, height: 100, size: [100, 100]) {
            Color.red
                .frame(width: 50, height: 20)
                .frame(width: 100, height: 100, alignment: .leading)
        }
        view.expect(frames: [
            "red": [[0, 40, 50, 20]]
        ])
    }

    // reverse-engineered; OpenSwiftUIProject/OpenSwiftUI Sources/OpenSwiftUICore/Layout/Modifier/FrameLayout.swift @069dd80b
    @Test("frame-fixed-012") func frame_fixed_012() {
        let view = TruthCase(width: 100, height: 100, size: [100, 100]) {
            Color.red
                .frame(width: 50, height: 20)
                .frame(width: 100, height: 100, alignment: .bottom)
        }
        view.expect(frames: [
            "red": [[25, 80, 50, 20]]
        ])
    }

    // blog-claim; naykutguven/SwiftUIChronicles SwiftUIChronicles/ThinkingInSwiftUI/3. Layout/4. Alignment/1-Alignment.swift @26ee2d3f
    @Test("frame-fixed-015") func frame_fixed_015() {
        let view = TruthCase(width: 200, height: 200, size: [200, 200]) {
            Color.red
                .frame(width: 50, height: 20)
                .frame(width: 200, height: 200)
        }
        view.expect(frames: [
            "red": [[75, 90, 50, 20]]
        ])
    }

    // reverse-engineered; OpenSwiftUIProject/OpenSwiftUI Sources/OpenSwiftUICore/Layout/Modifier/FrameLayout.swift @069dd80b
    // child larger than its frame overflows, centred
    @Test("frame-fixed-017") func frame_fixed_017() {
        let view = TruthCase(width: 200, height: 200, size: [50, 50]) {
            Color.red
                .frame(width: 100, height: 100)
                .frame(width: 50, height: 50)
        }
        view.expect(frames: [
            "red": [[50, 50, 100, 100]]
        ])
    }

    // reverse-engineered; OpenSwiftUIProject/OpenSwiftUI Sources/OpenSwiftUICore/Layout/Modifier/FrameLayout.swift @069dd80b
    @Test("frame-fixed-018") func frame_fixed_018() {
        let view = TruthCase(width: 200, height: 200, size: [50, 50]) {
            Color.red
                .frame(width: 100, height: 100)
                .frame(width: 50, height: 50, alignment: .topLeading)
        }
        view.expect(frames: [
            "red": [[75, 75, 100, 100]]
        ])
    }

    // reverse-engineered; OpenSwiftUIProject/OpenSwiftUI Sources/OpenSwiftUICore/Layout/Modifier/FrameLayout.swift @069dd80b
    // outer frame is 80, inner 40 centred
    @Test("frame-fixed-020") func frame_fixed_020() {
        let view = TruthCase(width: 200, height: 20, size: [80, 20]) {
            Color.red
                .frame(width: 40)
                .frame(width: 80)
        }
        view.expect(frames: [
            "red": [[80, 0, 40, 20]]
        ])
    }

    // reverse-engineered; OpenSwiftUIProject/OpenSwiftUI Sources/OpenSwiftUICore/Layout/Modifier/FrameLayout.swift @069dd80b
    // negative or non-finite dimension is treated as nil, with a runtime warning
    @Test("frame-fixed-021") func frame_fixed_021() {
        let view = TruthCase(width: 100, height: 100, size: [100, 20]) {
            Color.red.frame(width: -10, height: 20)
        }
        view.expectSize()
    }

    // reverse-engineered; OpenSwiftUIProject/OpenSwiftUI Sources/OpenSwiftUICore/Layout/Modifier/FrameLayout.swift @069dd80b
    // infinity in the FIXED frame is invalid -> nil (+ warning). Use maxWidth
    @Test("frame-fixed-022") func frame_fixed_022() {
        let view = TruthCase(width: 100, height: 100, size: [100, 20]) {
            Color.red.frame(width: .infinity, height: 20)
        }
        view.expectSize()
    }

    // measured-by-real-SwiftUI; iamcgn/swiftui-web Fixtures/Goldens/layout/frame-fixed/frames.json @3c30f3a2
    @Test("sw-layout-frame-fixed") func sw_layout_frame_fixed() {
        let view = TruthCase(width: 200, height: 200, size: [120, 80]) {
            Color.red
                .frame(width: 40, height: 40)
                .frame(width: 120, height: 80, alignment: .topLeading)
                .background {
                    Color.yellow
                }
        }
        view.expect(frames: [
            "red": [[40, 60, 40, 40]],
            "yellow": [[40, 60, 120, 80]],
        ])
    }
}
