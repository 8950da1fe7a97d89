import Drawing
import Foundation
import Testing

@testable import LayoutEngine

@MainActor
@Suite("truth: frame-flexible, minimum and maximum") struct FrameLimitsTruthTests {
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
    // min 0,max inf; child greedy; equals the literal rule in Apple's documentation
    @Test("frame-flexible-105") func frame_flexible_105() {
        let view = TruthCase(width: 30, height: 10, size: [30, 10]) {
            Color.red
                .frame(minWidth: 0, maxWidth: .infinity)
        }
        view.expect(frames: [
            "red": [[0, 0, 30, 10]]
        ])
    }

    // stated-by-Apple; https://developer.apple.com/documentation/swiftui/view/frame(minwidth:idealwidth:maxwidth:minheight:idealheight:maxheight:alignment:)
    // min 0,max inf; child greedy; equals the literal rule in Apple's documentation
    @Test("frame-flexible-106") func frame_flexible_106() {
        let view = TruthCase(width: 80, height: 10, size: [80, 10]) {
            Color.red
                .frame(minWidth: 0, maxWidth: .infinity)
        }
        view.expect(frames: [
            "red": [[0, 0, 80, 10]]
        ])
    }

    // stated-by-Apple; https://developer.apple.com/documentation/swiftui/view/frame(minwidth:idealwidth:maxwidth:minheight:idealheight:maxheight:alignment:)
    // min 0,max inf; child greedy; equals the literal rule in Apple's documentation
    @Test("frame-flexible-107") func frame_flexible_107() {
        let view = TruthCase(width: 200, height: 10, size: [200, 10]) {
            Color.red
                .frame(minWidth: 0, maxWidth: .infinity)
        }
        view.expect(frames: [
            "red": [[0, 0, 200, 10]]
        ])
    }

    // reverse-engineered; OpenSwiftUIProject/OpenSwiftUI Sources/OpenSwiftUICore/Layout/Modifier/FrameLayout.swift @069dd80b
    // min 0,max inf; child greedy
    @Test("frame-flexible-108") func frame_flexible_108() {
        let view = TruthCase(width: nil, height: 10, size: [10, 10]) {
            Color.red
                .frame(minWidth: 0, maxWidth: .infinity)
        }
        view.expect(frames: [
            "red": [[0, 0, 10, 10]]
        ])
    }

    // stated-by-Apple; https://developer.apple.com/documentation/swiftui/view/frame(minwidth:idealwidth:maxwidth:minheight:idealheight:maxheight:alignment:)
    // min 0,max inf; child 20 wide; equals the literal rule in Apple's documentation
    @Test("frame-flexible-109") func frame_flexible_109() {
        let view = TruthCase(width: 30, height: 10, size: [30, 10]) {
            Color.red
                .frame(width: 20, height: 10)
                .frame(minWidth: 0, maxWidth: .infinity)
        }
        view.expect(frames: [
            "red": [[5, 0, 20, 10]]
        ])
    }

    // stated-by-Apple; https://developer.apple.com/documentation/swiftui/view/frame(minwidth:idealwidth:maxwidth:minheight:idealheight:maxheight:alignment:)
    // min 0,max inf; child 150 wide; equals the literal rule in Apple's documentation
    @Test("frame-flexible-113") func frame_flexible_113() {
        let view = TruthCase(width: 30, height: 10, size: [30, 10]) {
            Color.red
                .frame(width: 150, height: 10)
                .frame(minWidth: 0, maxWidth: .infinity)
        }
        view.expect(frames: [
            "red": [[-60, 0, 150, 10]]
        ])
    }

    // stated-by-Apple; https://developer.apple.com/documentation/swiftui/view/frame(minwidth:idealwidth:maxwidth:minheight:idealheight:maxheight:alignment:)
    // min 0,max inf; child 150 wide; equals the literal rule in Apple's documentation
    @Test("frame-flexible-114") func frame_flexible_114() {
        let view = TruthCase(width: 80, height: 10, size: [80, 10]) {
            Color.red
                .frame(width: 150, height: 10)
                .frame(minWidth: 0, maxWidth: .infinity)
        }
        view.expect(frames: [
            "red": [[-35, 0, 150, 10]]
        ])
    }

    // stated-by-Apple; https://developer.apple.com/documentation/swiftui/view/frame(minwidth:idealwidth:maxwidth:minheight:idealheight:maxheight:alignment:)
    // min 0,max inf; child 150 wide; equals the literal rule in Apple's documentation
    @Test("frame-flexible-115") func frame_flexible_115() {
        let view = TruthCase(width: 200, height: 10, size: [200, 10]) {
            Color.red
                .frame(width: 150, height: 10)
                .frame(minWidth: 0, maxWidth: .infinity)
        }
        view.expect(frames: [
            "red": [[25, 0, 150, 10]]
        ])
    }
}
