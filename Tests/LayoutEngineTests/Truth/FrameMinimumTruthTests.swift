import Drawing
import Foundation
import Testing

@testable import LayoutEngine

@MainActor
@Suite("truth: frame-flexible, minimum") struct FrameMinimumTruthTests {
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
}
