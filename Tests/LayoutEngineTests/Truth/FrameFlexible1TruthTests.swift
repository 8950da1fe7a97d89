import Drawing
import Foundation
import Testing

@testable import LayoutEngine

@MainActor
@Suite("truth: frame-flexible 1") struct FrameFlexible1TruthTests {
    // measured-by-real-SwiftUI; TokamakUI/Tokamak Tests/TokamakLayoutTests/FrameTests.swift @e0d8e9db
    // Tokamak test renders the real SwiftUI view with NSHostingView at 500x500 and asserts pixel equality
    // with its own renderer; numbers below are that renderer's layout.
    @Test("frame-flexible-001") func frame_flexible_001() {
        let view = TruthCase(width: 500, height: 500, size: [200, 100]) {
            Color.black
                .frame(minWidth: 0, maxWidth: 200, minHeight: 0, maxHeight: 100)
        }
        view.expect(frames: [
            "black": [[150, 200, 200, 100]]
        ])
    }

    // measured-by-real-SwiftUI; TokamakUI/Tokamak Tests/TokamakLayoutTests/FrameTests.swift @e0d8e9db
    // Tokamak test renders the real SwiftUI view with NSHostingView at 500x500 and asserts pixel equality
    // with its own renderer; numbers below are that renderer's layout.
    @Test("frame-flexible-003") func frame_flexible_003() {
        let view = TruthCase(width: 500, height: 500, size: [500, 200]) {
            Color.black
                .frame(minHeight: 0, maxHeight: 200)
        }
        view.expect(frames: [
            "black": [[0, 150, 500, 200]]
        ])
    }

    // measured-by-real-SwiftUI; TokamakUI/Tokamak Tests/TokamakLayoutTests/FrameTests.swift @e0d8e9db
    // Tokamak test renders the real SwiftUI view with NSHostingView at 500x500 and asserts pixel equality
    // with its own renderer; numbers below are that renderer's layout.
    @Test("frame-flexible-004") func frame_flexible_004() {
        let view = TruthCase(width: 500, height: 500, size: [500, 500]) {
            Color.black
                .frame(width: 100, height: 100)
                .frame(maxWidth: .infinity, maxHeight: .infinity)
        }
        view.expect(frames: [
            "black": [[200, 200, 100, 100]]
        ])
    }

    // measured-by-real-SwiftUI; TokamakUI/Tokamak Tests/TokamakLayoutTests/FrameTests.swift @e0d8e9db
    // Tokamak test renders the real SwiftUI view with NSHostingView at 500x500 and asserts pixel equality
    // with its own renderer; numbers below are that renderer's layout.
    @Test("frame-flexible-005") func frame_flexible_005() {
        let view = TruthCase(width: 500, height: 500, size: [500, 500]) {
            Color.black
                .frame(width: 100, height: 100)
                .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
        }
        view.expect(frames: [
            "black": [[0, 0, 100, 100]]
        ])
    }

    // measured-by-real-SwiftUI; TokamakUI/Tokamak Tests/TokamakLayoutTests/FrameTests.swift @e0d8e9db
    // Tokamak test renders the real SwiftUI view with NSHostingView at 500x500 and asserts pixel equality
    // with its own renderer; numbers below are that renderer's layout.
    @Test("frame-flexible-006") func frame_flexible_006() {
        let view = TruthCase(width: 500, height: 500, size: [500, 500]) {
            Color.black
                .frame(width: 100, height: 100)
                .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .top)
        }
        view.expect(frames: [
            "black": [[200, 0, 100, 100]]
        ])
    }

    // measured-by-real-SwiftUI; TokamakUI/Tokamak Tests/TokamakLayoutTests/FrameTests.swift @e0d8e9db
    // Tokamak test renders the real SwiftUI view with NSHostingView at 500x500 and asserts pixel equality
    // with its own renderer; numbers below are that renderer's layout.
    @Test("frame-flexible-009") func frame_flexible_009() {
        let view = TruthCase(width: 500, height: 500, size: [500, 500]) {
            Color.black
                .frame(width: 100, height: 100)
                .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .trailing)
        }
        view.expect(frames: [
            "black": [[400, 200, 100, 100]]
        ])
    }

    // measured-by-real-SwiftUI; TokamakUI/Tokamak Tests/TokamakLayoutTests/FrameTests.swift @e0d8e9db
    // Tokamak test renders the real SwiftUI view with NSHostingView at 500x500 and asserts pixel equality
    // with its own renderer; numbers below are that renderer's layout.
    @Test("frame-flexible-011") func frame_flexible_011() {
        let view = TruthCase(width: 500, height: 500, size: [500, 500]) {
            Color.black
                .frame(width: 100, height: 100)
                .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .bottom)
        }
        view.expect(frames: [
            "black": [[200, 400, 100, 100]]
        ])
    }

    // measured-by-real-SwiftUI; skiptools/skip-ui Tests/SkipUITests/LayoutTests.swift @ff81a283
    // maxWidth 20 never exceeds the 12 proposed; ZStack is 12x6 from the union, white is placed with
    // proposal 12x6
    @Test("frame-flexible-013") func frame_flexible_013() {
        let view = TruthCase(width: 12, height: 12, size: [12, 6]) {
            ZStack {
                Color.blue
                    .frame(width: 12, height: 6)
                Color.white
                    .frame(maxWidth: 20, maxHeight: 4)
            }
        }
        view.expect(frames: [
            "blue": [[0, 3, 12, 6]],
            "white": [[0, 4, 12, 4]],
        ])
    }

    // blog-claim; naykutguven/SwiftUIChronicles SwiftUIChronicles/ThinkingInSwiftUI/3. Layout/2. View Modifiers/1-FlexibleFrames.swift @26ee2d3f
    @Test("frame-flexible-014") func frame_flexible_014() {
        let view = TruthCase(width: 300, height: 50, size: [300, 20]) {
            Color.red
                .frame(width: 76, height: 20)
                .frame(maxWidth: .infinity)
        }
        view.expect(frames: [
            "red": [[112, 15, 76, 20]]
        ])
    }

    // stated-by-Apple; https://developer.apple.com/documentation/swiftui/view/frame(minwidth:idealwidth:maxwidth:minheight:idealheight:maxheight:alignment:)
    // min; child greedy; equals the literal rule in Apple's documentation
    @Test("frame-flexible-015") func frame_flexible_015() {
        let view = TruthCase(width: 30, height: 10, size: [50, 10]) {
            Color.red
                .frame(minWidth: 50)
        }
        view.expect(frames: [
            "red": [[-10, 0, 50, 10]]
        ])
    }

    // stated-by-Apple; https://developer.apple.com/documentation/swiftui/view/frame(minwidth:idealwidth:maxwidth:minheight:idealheight:maxheight:alignment:)
    // min; child greedy; equals the literal rule in Apple's documentation
    @Test("frame-flexible-016") func frame_flexible_016() {
        let view = TruthCase(width: 80, height: 10, size: [80, 10]) {
            Color.red
                .frame(minWidth: 50)
        }
        view.expect(frames: [
            "red": [[0, 0, 80, 10]]
        ])
    }

    // reverse-engineered; OpenSwiftUIProject/OpenSwiftUI Sources/OpenSwiftUICore/Layout/Modifier/FrameLayout.swift @069dd80b
    // min; child 20 wide; NOTE a literal reading of Apple's documentation gives 20, OpenSwiftUI and the
    // objc.io book agree on the value here
    @Test("frame-flexible-019") func frame_flexible_019() {
        let view = TruthCase(width: 30, height: 10, size: [50, 10]) {
            Color.red
                .frame(width: 20, height: 10)
                .frame(minWidth: 50)
        }
        view.expect(frames: [
            "red": [[5, 0, 20, 10]]
        ])
    }

    // reverse-engineered; OpenSwiftUIProject/OpenSwiftUI Sources/OpenSwiftUICore/Layout/Modifier/FrameLayout.swift @069dd80b
    // min; child 20 wide; NOTE a literal reading of Apple's documentation gives 20, OpenSwiftUI and the
    // objc.io book agree on the value here
    @Test("frame-flexible-021") func frame_flexible_021() {
        let view = TruthCase(width: 200, height: 10, size: [50, 10]) {
            Color.red
                .frame(width: 20, height: 10)
                .frame(minWidth: 50)
        }
        view.expect(frames: [
            "red": [[90, 0, 20, 10]]
        ])
    }

    // reverse-engineered; OpenSwiftUIProject/OpenSwiftUI Sources/OpenSwiftUICore/Layout/Modifier/FrameLayout.swift @069dd80b
    // min; child 20 wide
    @Test("frame-flexible-022") func frame_flexible_022() {
        let view = TruthCase(width: nil, height: 10, size: [50, 10]) {
            Color.red
                .frame(width: 20, height: 10)
                .frame(minWidth: 50)
        }
        view.expect(frames: [
            "red": [[15, 0, 20, 10]]
        ])
    }

    // stated-by-Apple; https://developer.apple.com/documentation/swiftui/view/frame(minwidth:idealwidth:maxwidth:minheight:idealheight:maxheight:alignment:)
    // min; child 150 wide; equals the literal rule in Apple's documentation
    @Test("frame-flexible-024") func frame_flexible_024() {
        let view = TruthCase(width: 80, height: 10, size: [80, 10]) {
            Color.red
                .frame(width: 150, height: 10)
                .frame(minWidth: 50)
        }
        view.expect(frames: [
            "red": [[-35, 0, 150, 10]]
        ])
    }

    // stated-by-Apple; https://developer.apple.com/documentation/swiftui/view/frame(minwidth:idealwidth:maxwidth:minheight:idealheight:maxheight:alignment:)
    // min; child 150 wide; equals the literal rule in Apple's documentation
    @Test("frame-flexible-025") func frame_flexible_025() {
        let view = TruthCase(width: 200, height: 10, size: [150, 10]) {
            Color.red
                .frame(width: 150, height: 10)
                .frame(minWidth: 50)
        }
        view.expect(frames: [
            "red": [[25, 0, 150, 10]]
        ])
    }

    // reverse-engineered; OpenSwiftUIProject/OpenSwiftUI Sources/OpenSwiftUICore/Layout/Modifier/FrameLayout.swift @069dd80b
    // min; child 150 wide
    @Test("frame-flexible-026") func frame_flexible_026() {
        let view = TruthCase(width: nil, height: 10, size: [150, 10]) {
            Color.red
                .frame(width: 150, height: 10)
                .frame(minWidth: 50)
        }
        view.expect(frames: [
            "red": [[0, 0, 150, 10]]
        ])
    }

    // stated-by-Apple; https://developer.apple.com/documentation/swiftui/view/frame(minwidth:idealwidth:maxwidth:minheight:idealheight:maxheight:alignment:)
    // max; child greedy; equals the literal rule in Apple's documentation
    @Test("frame-flexible-027") func frame_flexible_027() {
        let view = TruthCase(width: 30, height: 10, size: [30, 10]) {
            Color.red
                .frame(maxWidth: 100)
        }
        view.expect(frames: [
            "red": [[0, 0, 30, 10]]
        ])
    }

    // stated-by-Apple; https://developer.apple.com/documentation/swiftui/view/frame(minwidth:idealwidth:maxwidth:minheight:idealheight:maxheight:alignment:)
    // max; child greedy; equals the literal rule in Apple's documentation
    @Test("frame-flexible-028") func frame_flexible_028() {
        let view = TruthCase(width: 80, height: 10, size: [80, 10]) {
            Color.red
                .frame(maxWidth: 100)
        }
        view.expect(frames: [
            "red": [[0, 0, 80, 10]]
        ])
    }

    // stated-by-Apple; https://developer.apple.com/documentation/swiftui/view/frame(minwidth:idealwidth:maxwidth:minheight:idealheight:maxheight:alignment:)
    // max; child greedy; equals the literal rule in Apple's documentation
    @Test("frame-flexible-029") func frame_flexible_029() {
        let view = TruthCase(width: 200, height: 10, size: [100, 10]) {
            Color.red
                .frame(maxWidth: 100)
        }
        view.expect(frames: [
            "red": [[50, 0, 100, 10]]
        ])
    }

    // reverse-engineered; OpenSwiftUIProject/OpenSwiftUI Sources/OpenSwiftUICore/Layout/Modifier/FrameLayout.swift @069dd80b
    // max; child greedy
    @Test("frame-flexible-030") func frame_flexible_030() {
        let view = TruthCase(width: nil, height: 10, size: [10, 10]) {
            Color.red
                .frame(maxWidth: 100)
        }
        view.expect(frames: [
            "red": [[0, 0, 10, 10]]
        ])
    }

    // stated-by-Apple; https://developer.apple.com/documentation/swiftui/view/frame(minwidth:idealwidth:maxwidth:minheight:idealheight:maxheight:alignment:)
    // max; child 20 wide; equals the literal rule in Apple's documentation
    @Test("frame-flexible-031") func frame_flexible_031() {
        let view = TruthCase(width: 30, height: 10, size: [30, 10]) {
            Color.red
                .frame(width: 20, height: 10)
                .frame(maxWidth: 100)
        }
        view.expect(frames: [
            "red": [[5, 0, 20, 10]]
        ])
    }

    // stated-by-Apple; https://developer.apple.com/documentation/swiftui/view/frame(minwidth:idealwidth:maxwidth:minheight:idealheight:maxheight:alignment:)
    // max; child 20 wide; equals the literal rule in Apple's documentation
    @Test("frame-flexible-032") func frame_flexible_032() {
        let view = TruthCase(width: 80, height: 10, size: [80, 10]) {
            Color.red
                .frame(width: 20, height: 10)
                .frame(maxWidth: 100)
        }
        view.expect(frames: [
            "red": [[30, 0, 20, 10]]
        ])
    }

    // reverse-engineered; OpenSwiftUIProject/OpenSwiftUI Sources/OpenSwiftUICore/Layout/Modifier/FrameLayout.swift @069dd80b
    // max; child 20 wide
    @Test("frame-flexible-034") func frame_flexible_034() {
        let view = TruthCase(width: nil, height: 10, size: [20, 10]) {
            Color.red
                .frame(width: 20, height: 10)
                .frame(maxWidth: 100)
        }
        view.expect(frames: [
            "red": [[0, 0, 20, 10]]
        ])
    }

    // reverse-engineered; OpenSwiftUIProject/OpenSwiftUI Sources/OpenSwiftUICore/Layout/Modifier/FrameLayout.swift @069dd80b
    // max; child 150 wide; NOTE a literal reading of Apple's documentation gives 150, OpenSwiftUI and the
    // objc.io book agree on the value here
    @Test("frame-flexible-035") func frame_flexible_035() {
        let view = TruthCase(width: 30, height: 10, size: [100, 10]) {
            Color.red
                .frame(width: 150, height: 10)
                .frame(maxWidth: 100)
        }
        view.expect(frames: [
            "red": [[-60, 0, 150, 10]]
        ])
    }

    // reverse-engineered; OpenSwiftUIProject/OpenSwiftUI Sources/OpenSwiftUICore/Layout/Modifier/FrameLayout.swift @069dd80b
    // max; child 150 wide
    @Test("frame-flexible-038") func frame_flexible_038() {
        let view = TruthCase(width: nil, height: 10, size: [100, 10]) {
            Color.red
                .frame(width: 150, height: 10)
                .frame(maxWidth: 100)
        }
        view.expect(frames: [
            "red": [[-25, 0, 150, 10]]
        ])
    }

    // stated-by-Apple; https://developer.apple.com/documentation/swiftui/view/frame(minwidth:idealwidth:maxwidth:minheight:idealheight:maxheight:alignment:)
    // min+max; child greedy; equals the literal rule in Apple's documentation
    @Test("frame-flexible-039") func frame_flexible_039() {
        let view = TruthCase(width: 30, height: 10, size: [50, 10]) {
            Color.red
                .frame(minWidth: 50, maxWidth: 100)
        }
        view.expect(frames: [
            "red": [[-10, 0, 50, 10]]
        ])
    }

    // stated-by-Apple; https://developer.apple.com/documentation/swiftui/view/frame(minwidth:idealwidth:maxwidth:minheight:idealheight:maxheight:alignment:)
    // min+max; child greedy; equals the literal rule in Apple's documentation
    @Test("frame-flexible-040") func frame_flexible_040() {
        let view = TruthCase(width: 80, height: 10, size: [80, 10]) {
            Color.red
                .frame(minWidth: 50, maxWidth: 100)
        }
        view.expect(frames: [
            "red": [[0, 0, 80, 10]]
        ])
    }

    // stated-by-Apple; https://developer.apple.com/documentation/swiftui/view/frame(minwidth:idealwidth:maxwidth:minheight:idealheight:maxheight:alignment:)
    // min+max; child greedy; equals the literal rule in Apple's documentation
    @Test("frame-flexible-041") func frame_flexible_041() {
        let view = TruthCase(width: 200, height: 10, size: [100, 10]) {
            Color.red
                .frame(minWidth: 50, maxWidth: 100)
        }
        view.expect(frames: [
            "red": [[50, 0, 100, 10]]
        ])
    }

    // reverse-engineered; OpenSwiftUIProject/OpenSwiftUI Sources/OpenSwiftUICore/Layout/Modifier/FrameLayout.swift @069dd80b
    // min+max; child 20 wide; NOTE a literal reading of Apple's documentation gives 30, OpenSwiftUI and
    // the objc.io book agree on the value here
    @Test("frame-flexible-043") func frame_flexible_043() {
        let view = TruthCase(width: 30, height: 10, size: [50, 10]) {
            Color.red
                .frame(width: 20, height: 10)
                .frame(minWidth: 50, maxWidth: 100)
        }
        view.expect(frames: [
            "red": [[5, 0, 20, 10]]
        ])
    }

    // stated-by-Apple; https://developer.apple.com/documentation/swiftui/view/frame(minwidth:idealwidth:maxwidth:minheight:idealheight:maxheight:alignment:)
    // min+max; child 20 wide; equals the literal rule in Apple's documentation
    @Test("frame-flexible-044") func frame_flexible_044() {
        let view = TruthCase(width: 80, height: 10, size: [80, 10]) {
            Color.red
                .frame(width: 20, height: 10)
                .frame(minWidth: 50, maxWidth: 100)
        }
        view.expect(frames: [
            "red": [[30, 0, 20, 10]]
        ])
    }

    // stated-by-Apple; https://developer.apple.com/documentation/swiftui/view/frame(minwidth:idealwidth:maxwidth:minheight:idealheight:maxheight:alignment:)
    // min+max; child 20 wide; equals the literal rule in Apple's documentation
    @Test("frame-flexible-045") func frame_flexible_045() {
        let view = TruthCase(width: 200, height: 10, size: [100, 10]) {
            Color.red
                .frame(width: 20, height: 10)
                .frame(minWidth: 50, maxWidth: 100)
        }
        view.expect(frames: [
            "red": [[90, 0, 20, 10]]
        ])
    }

    // stated-by-Apple; https://developer.apple.com/documentation/swiftui/view/frame(minwidth:idealwidth:maxwidth:minheight:idealheight:maxheight:alignment:)
    // min+max; child 150 wide; equals the literal rule in Apple's documentation
    @Test("frame-flexible-047") func frame_flexible_047() {
        let view = TruthCase(width: 30, height: 10, size: [50, 10]) {
            Color.red
                .frame(width: 150, height: 10)
                .frame(minWidth: 50, maxWidth: 100)
        }
        view.expect(frames: [
            "red": [[-60, 0, 150, 10]]
        ])
    }

    // stated-by-Apple; https://developer.apple.com/documentation/swiftui/view/frame(minwidth:idealwidth:maxwidth:minheight:idealheight:maxheight:alignment:)
    // min+max; child 150 wide; equals the literal rule in Apple's documentation
    @Test("frame-flexible-048") func frame_flexible_048() {
        let view = TruthCase(width: 80, height: 10, size: [80, 10]) {
            Color.red
                .frame(width: 150, height: 10)
                .frame(minWidth: 50, maxWidth: 100)
        }
        view.expect(frames: [
            "red": [[-35, 0, 150, 10]]
        ])
    }

    // stated-by-Apple; https://developer.apple.com/documentation/swiftui/view/frame(minwidth:idealwidth:maxwidth:minheight:idealheight:maxheight:alignment:)
    // min+max; child 150 wide; equals the literal rule in Apple's documentation
    @Test("frame-flexible-049") func frame_flexible_049() {
        let view = TruthCase(width: 200, height: 10, size: [100, 10]) {
            Color.red
                .frame(width: 150, height: 10)
                .frame(minWidth: 50, maxWidth: 100)
        }
        view.expect(frames: [
            "red": [[25, 0, 150, 10]]
        ])
    }

    // reverse-engineered; OpenSwiftUIProject/OpenSwiftUI Sources/OpenSwiftUICore/Layout/Modifier/FrameLayout.swift @069dd80b
    // min+max; child 150 wide
    @Test("frame-flexible-050") func frame_flexible_050() {
        let view = TruthCase(width: nil, height: 10, size: [100, 10]) {
            Color.red
                .frame(width: 150, height: 10)
                .frame(minWidth: 50, maxWidth: 100)
        }
        view.expect(frames: [
            "red": [[-25, 0, 150, 10]]
        ])
    }

    // stated-by-Apple; https://developer.apple.com/documentation/swiftui/view/frame(minwidth:idealwidth:maxwidth:minheight:idealheight:maxheight:alignment:)
    // ideal; child greedy; equals the literal rule in Apple's documentation
    @Test("frame-flexible-052") func frame_flexible_052() {
        let view = TruthCase(width: 80, height: 10, size: [80, 10]) {
            Color.red
                .frame(idealWidth: 70)
        }
        view.expect(frames: [
            "red": [[0, 0, 80, 10]]
        ])
    }

    // stated-by-Apple; https://developer.apple.com/documentation/swiftui/view/frame(minwidth:idealwidth:maxwidth:minheight:idealheight:maxheight:alignment:)
    // ideal; child greedy; equals the literal rule in Apple's documentation
    @Test("frame-flexible-053") func frame_flexible_053() {
        let view = TruthCase(width: 200, height: 10, size: [200, 10]) {
            Color.red
                .frame(idealWidth: 70)
        }
        view.expect(frames: [
            "red": [[0, 0, 200, 10]]
        ])
    }

    // reverse-engineered; OpenSwiftUIProject/OpenSwiftUI Sources/OpenSwiftUICore/Layout/Modifier/FrameLayout.swift @069dd80b
    // ideal; child greedy; nil proposal: the (clamped) ideal is the width whatever the child
    @Test("frame-flexible-054") func frame_flexible_054() {
        let view = TruthCase(width: nil, height: 10, size: [70, 10]) {
            Color.red
                .frame(idealWidth: 70)
        }
        view.expect(frames: [
            "red": [[0, 0, 70, 10]]
        ])
    }

    // stated-by-Apple; https://developer.apple.com/documentation/swiftui/view/frame(minwidth:idealwidth:maxwidth:minheight:idealheight:maxheight:alignment:)
    // ideal; child 20 wide; equals the literal rule in Apple's documentation
    @Test("frame-flexible-055") func frame_flexible_055() {
        let view = TruthCase(width: 80, height: 10, size: [20, 10]) {
            Color.red
                .frame(width: 20, height: 10)
                .frame(idealWidth: 70)
        }
        view.expect(frames: [
            "red": [[30, 0, 20, 10]]
        ])
    }
}
