import Drawing
import Foundation
import Testing

@testable import LayoutEngine

@MainActor
@Suite("truth: overlay-background") struct OverlayBackgroundTruthTests {
    // measured-by-real-SwiftUI; TokamakUI/Tokamak Tests/TokamakLayoutTests/ContainedZLayoutTests.swift @e0d8e9db
    // Tokamak test renders the real SwiftUI view with NSHostingView at 500x500 and asserts pixel equality
    // with its own renderer; numbers below are that renderer's layout.
    @Test("overlay-background-001") func overlay_background_001() {
        let view = TruthCase(width: 500, height: 500, size: [100, 100]) {
            Color.gray
                .frame(width: 100, height: 100)
                .background {
                    Color.black
                        .frame(width: 50, height: 50)
                }
        }
        view.expect(frames: [
            "black": [[225, 225, 50, 50]],
            "gray": [[200, 200, 100, 100]],
        ])
    }

    // measured-by-real-SwiftUI; TokamakUI/Tokamak Tests/TokamakLayoutTests/ContainedZLayoutTests.swift @e0d8e9db
    // Tokamak test renders the real SwiftUI view with NSHostingView at 500x500 and asserts pixel equality
    // with its own renderer; numbers below are that renderer's layout.
    @Test("overlay-background-002") func overlay_background_002() {
        let view = TruthCase(width: 500, height: 500, size: [100, 100]) {
            Color.gray
                .frame(width: 100, height: 100)
                .background(alignment: .topLeading) {
                    Color.black
                        .frame(width: 50, height: 50)
                }
        }
        view.expect(frames: [
            "black": [[200, 200, 50, 50]],
            "gray": [[200, 200, 100, 100]],
        ])
    }

    // measured-by-real-SwiftUI; TokamakUI/Tokamak Tests/TokamakLayoutTests/ContainedZLayoutTests.swift @e0d8e9db
    // Tokamak test renders the real SwiftUI view with NSHostingView at 500x500 and asserts pixel equality
    // with its own renderer; numbers below are that renderer's layout.
    @Test("overlay-background-004") func overlay_background_004() {
        let view = TruthCase(width: 500, height: 500, size: [100, 100]) {
            Color.gray
                .frame(width: 100, height: 100)
                .background(alignment: .topTrailing) {
                    Color.black
                        .frame(width: 50, height: 50)
                }
        }
        view.expect(frames: [
            "black": [[250, 200, 50, 50]],
            "gray": [[200, 200, 100, 100]],
        ])
    }

    // measured-by-real-SwiftUI; TokamakUI/Tokamak Tests/TokamakLayoutTests/ContainedZLayoutTests.swift @e0d8e9db
    // Tokamak test renders the real SwiftUI view with NSHostingView at 500x500 and asserts pixel equality
    // with its own renderer; numbers below are that renderer's layout.
    @Test("overlay-background-005") func overlay_background_005() {
        let view = TruthCase(width: 500, height: 500, size: [100, 100]) {
            Color.gray
                .frame(width: 100, height: 100)
                .background(alignment: .leading) {
                    Color.black
                        .frame(width: 50, height: 50)
                }
        }
        view.expect(frames: [
            "black": [[200, 225, 50, 50]],
            "gray": [[200, 200, 100, 100]],
        ])
    }

    // measured-by-real-SwiftUI; TokamakUI/Tokamak Tests/TokamakLayoutTests/ContainedZLayoutTests.swift @e0d8e9db
    // Tokamak test renders the real SwiftUI view with NSHostingView at 500x500 and asserts pixel equality
    // with its own renderer; numbers below are that renderer's layout.
    @Test("overlay-background-006") func overlay_background_006() {
        let view = TruthCase(width: 500, height: 500, size: [100, 100]) {
            Color.gray
                .frame(width: 100, height: 100)
                .background(alignment: .trailing) {
                    Color.black
                        .frame(width: 50, height: 50)
                }
        }
        view.expect(frames: [
            "black": [[250, 225, 50, 50]],
            "gray": [[200, 200, 100, 100]],
        ])
    }

    // measured-by-real-SwiftUI; TokamakUI/Tokamak Tests/TokamakLayoutTests/ContainedZLayoutTests.swift @e0d8e9db
    // Tokamak test renders the real SwiftUI view with NSHostingView at 500x500 and asserts pixel equality
    // with its own renderer; numbers below are that renderer's layout.
    @Test("overlay-background-007") func overlay_background_007() {
        let view = TruthCase(width: 500, height: 500, size: [100, 100]) {
            Color.gray
                .frame(width: 100, height: 100)
                .background(alignment: .bottomLeading) {
                    Color.black
                        .frame(width: 50, height: 50)
                }
        }
        view.expect(frames: [
            "black": [[200, 250, 50, 50]],
            "gray": [[200, 200, 100, 100]],
        ])
    }

    // measured-by-real-SwiftUI; TokamakUI/Tokamak Tests/TokamakLayoutTests/ContainedZLayoutTests.swift @e0d8e9db
    // Tokamak test renders the real SwiftUI view with NSHostingView at 500x500 and asserts pixel equality
    // with its own renderer; numbers below are that renderer's layout.
    @Test("overlay-background-009") func overlay_background_009() {
        let view = TruthCase(width: 500, height: 500, size: [100, 100]) {
            Color.gray
                .frame(width: 100, height: 100)
                .background(alignment: .bottomTrailing) {
                    Color.black
                        .frame(width: 50, height: 50)
                }
        }
        view.expect(frames: [
            "black": [[250, 250, 50, 50]],
            "gray": [[200, 200, 100, 100]],
        ])
    }

    // measured-by-real-SwiftUI; TokamakUI/Tokamak Tests/TokamakLayoutTests/ContainedZLayoutTests.swift @e0d8e9db
    // Tokamak test renders the real SwiftUI view with NSHostingView at 500x500 and asserts pixel equality
    // with its own renderer; numbers below are that renderer's layout.
    @Test("overlay-background-010") func overlay_background_010() {
        let view = TruthCase(width: 500, height: 500, size: [100, 100]) {
            Color.gray
                .frame(width: 100, height: 100)
                .overlay {
                    Color.black
                        .frame(width: 50, height: 50)
                }
        }
        view.expect(frames: [
            "gray": [[200, 200, 100, 100]],
            "black": [[225, 225, 50, 50]],
        ])
    }

    // measured-by-real-SwiftUI; TokamakUI/Tokamak Tests/TokamakLayoutTests/ContainedZLayoutTests.swift @e0d8e9db
    // Tokamak test renders the real SwiftUI view with NSHostingView at 500x500 and asserts pixel equality
    // with its own renderer; numbers below are that renderer's layout.
    @Test("overlay-background-012") func overlay_background_012() {
        let view = TruthCase(width: 500, height: 500, size: [100, 100]) {
            Color.gray
                .frame(width: 100, height: 100)
                .overlay(alignment: .top) {
                    Color.black
                        .frame(width: 50, height: 50)
                }
        }
        view.expect(frames: [
            "gray": [[200, 200, 100, 100]],
            "black": [[225, 200, 50, 50]],
        ])
    }

    // measured-by-real-SwiftUI; TokamakUI/Tokamak Tests/TokamakLayoutTests/ContainedZLayoutTests.swift @e0d8e9db
    // Tokamak test renders the real SwiftUI view with NSHostingView at 500x500 and asserts pixel equality
    // with its own renderer; numbers below are that renderer's layout.
    @Test("overlay-background-014") func overlay_background_014() {
        let view = TruthCase(width: 500, height: 500, size: [100, 100]) {
            Color.gray
                .frame(width: 100, height: 100)
                .overlay(alignment: .leading) {
                    Color.black
                        .frame(width: 50, height: 50)
                }
        }
        view.expect(frames: [
            "gray": [[200, 200, 100, 100]],
            "black": [[200, 225, 50, 50]],
        ])
    }

    // measured-by-real-SwiftUI; TokamakUI/Tokamak Tests/TokamakLayoutTests/ContainedZLayoutTests.swift @e0d8e9db
    // Tokamak test renders the real SwiftUI view with NSHostingView at 500x500 and asserts pixel equality
    // with its own renderer; numbers below are that renderer's layout.
    @Test("overlay-background-016") func overlay_background_016() {
        let view = TruthCase(width: 500, height: 500, size: [100, 100]) {
            Color.gray
                .frame(width: 100, height: 100)
                .overlay(alignment: .bottomLeading) {
                    Color.black
                        .frame(width: 50, height: 50)
                }
        }
        view.expect(frames: [
            "gray": [[200, 200, 100, 100]],
            "black": [[200, 250, 50, 50]],
        ])
    }

    // measured-by-real-SwiftUI; TokamakUI/Tokamak Tests/TokamakLayoutTests/ContainedZLayoutTests.swift @e0d8e9db
    // Tokamak test renders the real SwiftUI view with NSHostingView at 500x500 and asserts pixel equality
    // with its own renderer; numbers below are that renderer's layout.
    @Test("overlay-background-017") func overlay_background_017() {
        let view = TruthCase(width: 500, height: 500, size: [100, 100]) {
            Color.gray
                .frame(width: 100, height: 100)
                .overlay(alignment: .bottom) {
                    Color.black
                        .frame(width: 50, height: 50)
                }
        }
        view.expect(frames: [
            "gray": [[200, 200, 100, 100]],
            "black": [[225, 250, 50, 50]],
        ])
    }

    // reverse-engineered; OpenSwiftUIProject/OpenSwiftUI Sources/OpenSwiftUICore/Modifier/ViewModifier/OverlayModifier.swift @069dd80b
    // larger secondary overflows; size stays 20x20
    @Test("overlay-background-020") func overlay_background_020() {
        let view = TruthCase(width: 200, height: 200, size: [20, 20]) {
            Color.red
                .frame(width: 20, height: 20)
                .overlay {
                    Color.blue
                        .frame(width: 60, height: 60)
                }
        }
        view.expect(frames: [
            "red": [[90, 90, 20, 20]],
            "blue": [[70, 70, 60, 60]],
        ])
    }

    // reverse-engineered; OpenSwiftUIProject/OpenSwiftUI Sources/OpenSwiftUICore/Modifier/ViewModifier/OverlayModifier.swift @069dd80b
    @Test("overlay-background-021") func overlay_background_021() {
        let view = TruthCase(width: 200, height: 200, size: [20, 20]) {
            Color.red
                .frame(width: 20, height: 20)
                .overlay(alignment: .topLeading) {
                    Color.blue
                        .frame(width: 60, height: 60)
                }
        }
        view.expect(frames: [
            "red": [[90, 90, 20, 20]],
            "blue": [[90, 90, 60, 60]],
        ])
    }

    // reverse-engineered; OpenSwiftUIProject/OpenSwiftUI Example/OpenSwiftUIUITests/Layout/Stack/ZStackUITests.swift @069dd80b
    @Test("overlay-background-023") func overlay_background_023() {
        let view = TruthCase(width: 200, height: 200, size: [100, 100]) {
            Color.red
                .frame(width: 100, height: 100)
                .overlay(alignment: .topLeading) {
                    Color.green
                        .frame(width: 50, height: 50)
                }
                .background(alignment: .bottomTrailing) {
                    Color.blue
                        .frame(width: 50, height: 50)
                }
        }
        view.expect(frames: [
            "blue": [[100, 100, 50, 50]],
            "red": [[50, 50, 100, 100]],
            "green": [[50, 50, 50, 50]],
        ])
    }

    // reverse-engineered; OpenSwiftUIProject/OpenSwiftUI Sources/OpenSwiftUICore/Modifier/ViewModifier/OverlayModifier.swift @069dd80b
    // several views in an overlay form an implicit ZStack (not a VStack)
    @Test("overlay-background-024") func overlay_background_024() {
        let view = TruthCase(width: 100, height: 100) {
            Color.red.frame(width: 100, height: 100).overlay {
                Color.green.frame(width: 20, height: 20)
                Color.blue.frame(width: 10, height: 10)
            }
        }
        view.expect(frames: [
            "green": [[40, 40, 20, 20]],
            "blue": [[45, 45, 10, 10]],
        ])
    }

    // measured-by-real-SwiftUI; iamcgn/swiftui-web Fixtures/Goldens/paint/background-overlay/frames.json @24d4cf2d
    // frames keep fractions (26.75); a bigger background overflows centred; the text is a 31 x 18.5 colour
    // here (this golden predates the hosted-window goldens)
    @Test("sw-paint-background-overlay") func sw_paint_background_overlay() {
        let view = TruthCase(width: 300, height: 200, size: [100, 146.5]) {
            VStack(spacing: 20) {
                Color.red
                    .frame(width: 100, height: 60)
                    .background(alignment: .bottomTrailing) {
                        Color.blue
                            .frame(width: 20, height: 20)
                    }
                    .overlay(alignment: .topLeading) {
                        Color.green
                            .frame(width: 10, height: 10)
                    }
                    .background {
                        Color.yellow
                    }
                Color.purple
                    .frame(width: 31, height: 18.5)
                    .padding(4)
                    .background {
                        Color.orange
                    }
                Color.pink
                    .frame(width: 40, height: 20)
                    .background {
                        Color.teal
                            .frame(width: 80, height: 40)
                    }
                    .background {
                        Color.gray
                    }
            }
        }
        view.expect(frames: [
            "red": [[100, 26.75, 100, 60]],
            "blue": [[180, 66.75, 20, 20]],
            "green": [[100, 26.75, 10, 10]],
            "yellow": [[100, 26.75, 100, 60]],
            "purple": [[134.5, 110.75, 31, 18.5]],
            "orange": [[130.5, 106.75, 39, 26.5]],
            "pink": [[130, 153.25, 40, 20]],
            "teal": [[110, 143.25, 80, 40]],
            "gray": [[130, 153.25, 40, 20]],
        ])
    }
}
