import Drawing
import Foundation
import Testing

@testable import LayoutEngine

@MainActor
@Suite("truth: frame-flexible, ideal") struct FrameIdealTruthTests {
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

    // stated-by-Apple; https://developer.apple.com/documentation/swiftui/view/frame(minwidth:idealwidth:maxwidth:minheight:idealheight:maxheight:alignment:)
    // ideal; child 150 wide; equals the literal rule in Apple's documentation
    @Test("frame-flexible-059") func frame_flexible_059() {
        let view = TruthCase(width: 200, height: 10, size: [150, 10]) {
            Color.red
                .frame(width: 150, height: 10)
                .frame(idealWidth: 70)
        }
        view.expect(frames: [
            "red": [[25, 0, 150, 10]]
        ])
    }

    // reverse-engineered; OpenSwiftUIProject/OpenSwiftUI Sources/OpenSwiftUICore/Layout/Modifier/FrameLayout.swift @069dd80b
    // ideal; child 150 wide; nil proposal: the (clamped) ideal is the width whatever the child
    @Test("frame-flexible-060") func frame_flexible_060() {
        let view = TruthCase(width: nil, height: 10, size: [70, 10]) {
            Color.red
                .frame(width: 150, height: 10)
                .frame(idealWidth: 70)
        }
        view.expect(frames: [
            "red": [[-40, 0, 150, 10]]
        ])
    }

    // reverse-engineered; OpenSwiftUIProject/OpenSwiftUI Sources/OpenSwiftUICore/Layout/Modifier/FrameLayout.swift @069dd80b
    // min+ideal+max; child 20 wide; NOTE a literal reading of Apple's documentation gives 30, OpenSwiftUI
    // and the objc.io book agree on the value here
    @Test("frame-flexible-065") func frame_flexible_065() {
        let view = TruthCase(width: 30, height: 10, size: [50, 10]) {
            Color.red
                .frame(width: 20, height: 10)
                .frame(minWidth: 50, idealWidth: 70, maxWidth: 100)
        }
        view.expect(frames: [
            "red": [[5, 0, 20, 10]]
        ])
    }

    // stated-by-Apple; https://developer.apple.com/documentation/swiftui/view/frame(minwidth:idealwidth:maxwidth:minheight:idealheight:maxheight:alignment:)
    // min+ideal+max; child 20 wide; equals the literal rule in Apple's documentation
    @Test("frame-flexible-066") func frame_flexible_066() {
        let view = TruthCase(width: 80, height: 10, size: [80, 10]) {
            Color.red
                .frame(width: 20, height: 10)
                .frame(minWidth: 50, idealWidth: 70, maxWidth: 100)
        }
        view.expect(frames: [
            "red": [[30, 0, 20, 10]]
        ])
    }

    // stated-by-Apple; https://developer.apple.com/documentation/swiftui/view/frame(minwidth:idealwidth:maxwidth:minheight:idealheight:maxheight:alignment:)
    // min+ideal+max; child 20 wide; equals the literal rule in Apple's documentation
    @Test("frame-flexible-067") func frame_flexible_067() {
        let view = TruthCase(width: 200, height: 10, size: [100, 10]) {
            Color.red
                .frame(width: 20, height: 10)
                .frame(minWidth: 50, idealWidth: 70, maxWidth: 100)
        }
        view.expect(frames: [
            "red": [[90, 0, 20, 10]]
        ])
    }

    // stated-by-Apple; https://developer.apple.com/documentation/swiftui/view/frame(minwidth:idealwidth:maxwidth:minheight:idealheight:maxheight:alignment:)
    // min+ideal+max; child 150 wide; equals the literal rule in Apple's documentation
    @Test("frame-flexible-071") func frame_flexible_071() {
        let view = TruthCase(width: 200, height: 10, size: [100, 10]) {
            Color.red
                .frame(width: 150, height: 10)
                .frame(minWidth: 50, idealWidth: 70, maxWidth: 100)
        }
        view.expect(frames: [
            "red": [[25, 0, 150, 10]]
        ])
    }

    // reverse-engineered; OpenSwiftUIProject/OpenSwiftUI Sources/OpenSwiftUICore/Layout/Modifier/FrameLayout.swift @069dd80b
    // min+ideal+max; child 150 wide; nil proposal: the (clamped) ideal is the width whatever the child
    @Test("frame-flexible-072") func frame_flexible_072() {
        let view = TruthCase(width: nil, height: 10, size: [70, 10]) {
            Color.red
                .frame(width: 150, height: 10)
                .frame(minWidth: 50, idealWidth: 70, maxWidth: 100)
        }
        view.expect(frames: [
            "red": [[-40, 0, 150, 10]]
        ])
    }

    // stated-by-Apple; https://developer.apple.com/documentation/swiftui/view/frame(minwidth:idealwidth:maxwidth:minheight:idealheight:maxheight:alignment:)
    // min+ideal; child greedy; equals the literal rule in Apple's documentation
    @Test("frame-flexible-074") func frame_flexible_074() {
        let view = TruthCase(width: 80, height: 10, size: [80, 10]) {
            Color.red
                .frame(minWidth: 50, idealWidth: 70)
        }
        view.expect(frames: [
            "red": [[0, 0, 80, 10]]
        ])
    }

    // stated-by-Apple; https://developer.apple.com/documentation/swiftui/view/frame(minwidth:idealwidth:maxwidth:minheight:idealheight:maxheight:alignment:)
    // min+ideal; child greedy; equals the literal rule in Apple's documentation
    @Test("frame-flexible-075") func frame_flexible_075() {
        let view = TruthCase(width: 200, height: 10, size: [200, 10]) {
            Color.red
                .frame(minWidth: 50, idealWidth: 70)
        }
        view.expect(frames: [
            "red": [[0, 0, 200, 10]]
        ])
    }

    // reverse-engineered; OpenSwiftUIProject/OpenSwiftUI Sources/OpenSwiftUICore/Layout/Modifier/FrameLayout.swift @069dd80b
    // min+ideal; child 20 wide; NOTE a literal reading of Apple's documentation gives 20, OpenSwiftUI and
    // the objc.io book agree on the value here
    @Test("frame-flexible-077") func frame_flexible_077() {
        let view = TruthCase(width: 80, height: 10, size: [50, 10]) {
            Color.red
                .frame(width: 20, height: 10)
                .frame(minWidth: 50, idealWidth: 70)
        }
        view.expect(frames: [
            "red": [[30, 0, 20, 10]]
        ])
    }

    // reverse-engineered; OpenSwiftUIProject/OpenSwiftUI Sources/OpenSwiftUICore/Layout/Modifier/FrameLayout.swift @069dd80b
    // min+ideal; child 20 wide; NOTE a literal reading of Apple's documentation gives 20, OpenSwiftUI and
    // the objc.io book agree on the value here
    @Test("frame-flexible-078") func frame_flexible_078() {
        let view = TruthCase(width: 200, height: 10, size: [50, 10]) {
            Color.red
                .frame(width: 20, height: 10)
                .frame(minWidth: 50, idealWidth: 70)
        }
        view.expect(frames: [
            "red": [[90, 0, 20, 10]]
        ])
    }

    // reverse-engineered; OpenSwiftUIProject/OpenSwiftUI Sources/OpenSwiftUICore/Layout/Modifier/FrameLayout.swift @069dd80b
    // min+ideal; child 20 wide; nil proposal: the (clamped) ideal is the width whatever the child
    @Test("frame-flexible-079") func frame_flexible_079() {
        let view = TruthCase(width: nil, height: 10, size: [70, 10]) {
            Color.red
                .frame(width: 20, height: 10)
                .frame(minWidth: 50, idealWidth: 70)
        }
        view.expect(frames: [
            "red": [[25, 0, 20, 10]]
        ])
    }

    // stated-by-Apple; https://developer.apple.com/documentation/swiftui/view/frame(minwidth:idealwidth:maxwidth:minheight:idealheight:maxheight:alignment:)
    // min+ideal; child 150 wide; equals the literal rule in Apple's documentation
    @Test("frame-flexible-080") func frame_flexible_080() {
        let view = TruthCase(width: 80, height: 10, size: [80, 10]) {
            Color.red
                .frame(width: 150, height: 10)
                .frame(minWidth: 50, idealWidth: 70)
        }
        view.expect(frames: [
            "red": [[-35, 0, 150, 10]]
        ])
    }

    // stated-by-Apple; https://developer.apple.com/documentation/swiftui/view/frame(minwidth:idealwidth:maxwidth:minheight:idealheight:maxheight:alignment:)
    // min+ideal; child 150 wide; equals the literal rule in Apple's documentation
    @Test("frame-flexible-081") func frame_flexible_081() {
        let view = TruthCase(width: 200, height: 10, size: [150, 10]) {
            Color.red
                .frame(width: 150, height: 10)
                .frame(minWidth: 50, idealWidth: 70)
        }
        view.expect(frames: [
            "red": [[25, 0, 150, 10]]
        ])
    }

    // reverse-engineered; OpenSwiftUIProject/OpenSwiftUI Sources/OpenSwiftUICore/Layout/Modifier/FrameLayout.swift @069dd80b
    // min+ideal; child 150 wide; nil proposal: the (clamped) ideal is the width whatever the child
    @Test("frame-flexible-082") func frame_flexible_082() {
        let view = TruthCase(width: nil, height: 10, size: [70, 10]) {
            Color.red
                .frame(width: 150, height: 10)
                .frame(minWidth: 50, idealWidth: 70)
        }
        view.expect(frames: [
            "red": [[-40, 0, 150, 10]]
        ])
    }

    // stated-by-Apple; https://developer.apple.com/documentation/swiftui/view/frame(minwidth:idealwidth:maxwidth:minheight:idealheight:maxheight:alignment:)
    // ideal+max; child greedy; equals the literal rule in Apple's documentation
    @Test("frame-flexible-085") func frame_flexible_085() {
        let view = TruthCase(width: 200, height: 10, size: [100, 10]) {
            Color.red
                .frame(idealWidth: 70, maxWidth: 100)
        }
        view.expect(frames: [
            "red": [[50, 0, 100, 10]]
        ])
    }

    // stated-by-Apple; https://developer.apple.com/documentation/swiftui/view/frame(minwidth:idealwidth:maxwidth:minheight:idealheight:maxheight:alignment:)
    // ideal+max; child 20 wide; equals the literal rule in Apple's documentation
    @Test("frame-flexible-087") func frame_flexible_087() {
        let view = TruthCase(width: 80, height: 10, size: [80, 10]) {
            Color.red
                .frame(width: 20, height: 10)
                .frame(idealWidth: 70, maxWidth: 100)
        }
        view.expect(frames: [
            "red": [[30, 0, 20, 10]]
        ])
    }

    // stated-by-Apple; https://developer.apple.com/documentation/swiftui/view/frame(minwidth:idealwidth:maxwidth:minheight:idealheight:maxheight:alignment:)
    // ideal+max; child 20 wide; equals the literal rule in Apple's documentation
    @Test("frame-flexible-088") func frame_flexible_088() {
        let view = TruthCase(width: 200, height: 10, size: [100, 10]) {
            Color.red
                .frame(width: 20, height: 10)
                .frame(idealWidth: 70, maxWidth: 100)
        }
        view.expect(frames: [
            "red": [[90, 0, 20, 10]]
        ])
    }

    // stated-by-Apple; https://developer.apple.com/documentation/swiftui/view/frame(minwidth:idealwidth:maxwidth:minheight:idealheight:maxheight:alignment:)
    // ideal+max; child 150 wide; equals the literal rule in Apple's documentation
    @Test("frame-flexible-091") func frame_flexible_091() {
        let view = TruthCase(width: 200, height: 10, size: [100, 10]) {
            Color.red
                .frame(width: 150, height: 10)
                .frame(idealWidth: 70, maxWidth: 100)
        }
        view.expect(frames: [
            "red": [[25, 0, 150, 10]]
        ])
    }

    // blog-claim; fatbobman/FatBlog Content/posts/layout-dimensions-1.md @2727484f
    // fixedSize makes the ideal size effective
    @Test("frame-flexible-123") func frame_flexible_123() {
        let view = TruthCase(width: 300, height: 300, size: [100, 100]) {
            Color.red
                .frame(idealWidth: 100, idealHeight: 100)
                .fixedSize()
        }
        view.expect(frames: [
            "red": [[100, 100, 100, 100]]
        ])
    }

    // blog-claim; fatbobman/FatBlog Content/posts/layout-dimensions-1.md @2727484f
    // ideal is ignored for concrete proposals
    @Test("frame-flexible-124") func frame_flexible_124() {
        let view = TruthCase(width: 300, height: 300, size: [300, 300]) {
            Color.red
                .frame(idealWidth: 100, idealHeight: 100)
        }
        view.expect(frames: [
            "red": [[0, 0, 300, 300]]
        ])
    }

    // blog-claim; https://www.swiftuifieldguide.com/layout/ideal-size/
    @Test("frame-flexible-125") func frame_flexible_125() {
        let view = TruthCase(width: 200, height: 200, size: [100, 40]) {
            Color.purple
                .frame(idealWidth: 100, idealHeight: 40)
                .fixedSize()
        }
        view.expect(frames: [
            "purple": [[50, 80, 100, 40]]
        ])
    }
}
