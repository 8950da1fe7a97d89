import Drawing
import Foundation
import Testing

@testable import LayoutEngine

@MainActor
@Suite("truth: frame-flexible, maximum") struct FrameMaximumTruthTests {
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
    // max inf; child greedy; equals the literal rule in Apple's documentation
    @Test("frame-flexible-093") func frame_flexible_093() {
        let view = TruthCase(width: 30, height: 10, size: [30, 10]) {
            Color.red
                .frame(maxWidth: .infinity)
        }
        view.expect(frames: [
            "red": [[0, 0, 30, 10]]
        ])
    }

    // stated-by-Apple; https://developer.apple.com/documentation/swiftui/view/frame(minwidth:idealwidth:maxwidth:minheight:idealheight:maxheight:alignment:)
    // max inf; child 20 wide; equals the literal rule in Apple's documentation
    @Test("frame-flexible-097") func frame_flexible_097() {
        let view = TruthCase(width: 30, height: 10, size: [30, 10]) {
            Color.red
                .frame(width: 20, height: 10)
                .frame(maxWidth: .infinity)
        }
        view.expect(frames: [
            "red": [[5, 0, 20, 10]]
        ])
    }

    // stated-by-Apple; https://developer.apple.com/documentation/swiftui/view/frame(minwidth:idealwidth:maxwidth:minheight:idealheight:maxheight:alignment:)
    // max inf; child 20 wide; equals the literal rule in Apple's documentation
    @Test("frame-flexible-098") func frame_flexible_098() {
        let view = TruthCase(width: 80, height: 10, size: [80, 10]) {
            Color.red
                .frame(width: 20, height: 10)
                .frame(maxWidth: .infinity)
        }
        view.expect(frames: [
            "red": [[30, 0, 20, 10]]
        ])
    }

    // reverse-engineered; OpenSwiftUIProject/OpenSwiftUI Sources/OpenSwiftUICore/Layout/Modifier/FrameLayout.swift @069dd80b
    // max inf; child 20 wide
    @Test("frame-flexible-100") func frame_flexible_100() {
        let view = TruthCase(width: nil, height: 10, size: [20, 10]) {
            Color.red
                .frame(width: 20, height: 10)
                .frame(maxWidth: .infinity)
        }
        view.expect(frames: [
            "red": [[0, 0, 20, 10]]
        ])
    }

    // reverse-engineered; OpenSwiftUIProject/OpenSwiftUI Sources/OpenSwiftUICore/Layout/Modifier/FrameLayout.swift @069dd80b
    // max inf; child 150 wide
    @Test("frame-flexible-104") func frame_flexible_104() {
        let view = TruthCase(width: nil, height: 10, size: [150, 10]) {
            Color.red
                .frame(width: 150, height: 10)
                .frame(maxWidth: .infinity)
        }
        view.expect(frames: [
            "red": [[0, 0, 150, 10]]
        ])
    }

    // reverse-engineered; OpenSwiftUIProject/OpenSwiftUI Tests/OpenSwiftUICoreTests/Layout/Modifier/FrameLayoutTests.swift @069dd80b
    @Test("frame-flexible-122") func frame_flexible_122() {
        let view = TruthCase(width: 200, height: 200, size: [200, 200]) {
            Color.red
                .frame(maxWidth: .infinity)
                .frame(width: 200, height: 200)
        }
        view.expect(frames: [
            "red": [[0, 0, 200, 200]]
        ])
    }

    // reverse-engineered; OpenSwiftUIProject/OpenSwiftUI Sources/OpenSwiftUICore/Layout/Modifier/FrameLayout.swift @069dd80b
    @Test("frame-flexible-126") func frame_flexible_126() {
        let view = TruthCase(width: 200, height: 50, size: [200, 50]) {
            Color.red
                .frame(width: 50, height: 50)
                .frame(maxWidth: .infinity, alignment: .leading)
                .frame(width: 200)
        }
        view.expect(frames: [
            "red": [[0, 0, 50, 50]]
        ])
    }
}
