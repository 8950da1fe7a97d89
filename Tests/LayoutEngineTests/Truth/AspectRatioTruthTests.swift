import Drawing
import Foundation
import Testing

@testable import LayoutEngine

@MainActor
@Suite("truth: aspect-ratio") struct AspectRatioTruthTests {
    // measured-by-real-SwiftUI; TokamakUI/Tokamak Tests/TokamakLayoutTests/AspectRatioTests.swift @e0d8e9db
    // Tokamak test renders the real SwiftUI view with NSHostingView at 500x500 and asserts pixel equality
    // with its own renderer; numbers below are that renderer's layout.
    @Test("aspect-ratio-001") func aspect_ratio_001() {
        let view = TruthCase(width: 500, height: 500, size: [200, 100]) {
            Color.black
                .aspectRatio(1, contentMode: .fit)
                .frame(width: 200, height: 100)
        }
        view.expect(frames: [
            "black": [[200, 200, 100, 100]]
        ])
    }

    // measured-by-real-SwiftUI; TokamakUI/Tokamak Tests/TokamakLayoutTests/AspectRatioTests.swift @e0d8e9db
    // Tokamak test renders the real SwiftUI view with NSHostingView at 500x500 and asserts pixel equality
    // with its own renderer; numbers below are that renderer's layout.
    @Test("aspect-ratio-002") func aspect_ratio_002() {
        let view = TruthCase(width: 500, height: 500, size: [100, 100]) {
            Color.black
                .aspectRatio(1.5, contentMode: .fit)
                .frame(width: 100, height: 100)
        }
        view.expect(frames: [
            "black": [[200, 216.6667, 100, 66.6667]]
        ])
    }

    // measured-by-real-SwiftUI; TokamakUI/Tokamak Tests/TokamakLayoutTests/AspectRatioTests.swift @e0d8e9db
    // Tokamak test renders the real SwiftUI view with NSHostingView at 500x500 and asserts pixel equality
    // with its own renderer; numbers below are that renderer's layout.
    @Test("aspect-ratio-003") func aspect_ratio_003() {
        let view = TruthCase(width: 500, height: 500, size: [100, 100]) {
            Color.black
                .aspectRatio(1.5, contentMode: .fill)
                .frame(width: 100, height: 100)
        }
        view.expect(frames: [
            "black": [[175, 200, 150, 100]]
        ])
    }

    // measured-by-real-SwiftUI; TokamakUI/Tokamak Tests/TokamakLayoutTests/AspectRatioTests.swift @e0d8e9db
    // Tokamak test renders the real SwiftUI view with NSHostingView at 500x500 and asserts pixel equality
    // with its own renderer; numbers below are that renderer's layout.
    @Test("aspect-ratio-004") func aspect_ratio_004() {
        let view = TruthCase(width: 500, height: 500, size: [100, 100]) {
            Color.black
                .aspectRatio(0.5, contentMode: .fit)
                .frame(width: 100, height: 100)
        }
        view.expect(frames: [
            "black": [[225, 200, 50, 100]]
        ])
    }

    // reverse-engineered; OpenSwiftUIProject/OpenSwiftUI Example/OpenSwiftUIUITests/Layout/AspectRatioLayoutUITests.swift @069dd80b
    @Test("aspect-ratio-007") func aspect_ratio_007() {
        let view = TruthCase(width: 50, height: 100, size: [50, 100]) {
            Color.red
                .aspectRatio(0.5, contentMode: .fill)
                .frame(width: 50, height: 100)
        }
        view.expect(frames: [
            "red": [[0, 0, 50, 100]]
        ])
    }

    // reverse-engineered; OpenSwiftUIProject/OpenSwiftUI Example/OpenSwiftUIUITests/Layout/AspectRatioLayoutUITests.swift @069dd80b
    @Test("aspect-ratio-008") func aspect_ratio_008() {
        let view = TruthCase(width: 100, height: 50, size: [100, 50]) {
            Color.red
                .aspectRatio(2, contentMode: .fit)
                .frame(width: 100, height: 50)
        }
        view.expect(frames: [
            "red": [[0, 0, 100, 50]]
        ])
    }

    // reverse-engineered; OpenSwiftUIProject/OpenSwiftUI Example/OpenSwiftUIUITests/Layout/AspectRatioLayoutUITests.swift @069dd80b
    @Test("aspect-ratio-009") func aspect_ratio_009() {
        let view = TruthCase(width: 50, height: 100, size: [50, 100]) {
            Color.red
                .aspectRatio(2, contentMode: .fill)
                .frame(width: 50, height: 100)
        }
        view.expect(frames: [
            "red": [[-75, 0, 200, 100]]
        ])
    }

    // reverse-engineered; OpenSwiftUIProject/OpenSwiftUI Example/OpenSwiftUIUITests/Layout/AspectRatioLayoutUITests.swift @069dd80b
    // nil ratio on a Color uses its 10x10 ideal: square
    @Test("aspect-ratio-010") func aspect_ratio_010() {
        let view = TruthCase(width: 100, height: 50, size: [100, 50]) {
            Color.red
                .aspectRatio(contentMode: .fit)
                .frame(width: 100, height: 50)
        }
        view.expect(frames: [
            "red": [[25, 0, 50, 50]]
        ])
    }

    // reverse-engineered; OpenSwiftUIProject/OpenSwiftUI Example/OpenSwiftUIUITests/Layout/AspectRatioLayoutUITests.swift @069dd80b
    // nil ratio on a Color uses its 10x10 ideal: square
    @Test("aspect-ratio-011") func aspect_ratio_011() {
        let view = TruthCase(width: 50, height: 100, size: [50, 100]) {
            Color.red
                .aspectRatio(contentMode: .fill)
                .frame(width: 50, height: 100)
        }
        view.expect(frames: [
            "red": [[-25, 0, 100, 100]]
        ])
    }

    // reverse-engineered; OpenSwiftUIProject/OpenSwiftUI Sources/OpenSwiftUICore/Layout/AspectRatioLayout.swift @069dd80b
    // fit with one nil axis: nil counts as infinity, so the known axis decides: 100x50
    @Test("aspect-ratio-016") func aspect_ratio_016() {
        let view = TruthCase(width: 100, height: nil, size: [100, 50]) {
            Color.red
                .aspectRatio(2, contentMode: .fit)
        }
        view.expect(frames: [
            "red": [[0, 0, 100, 50]]
        ])
    }

    // reverse-engineered; OpenSwiftUIProject/OpenSwiftUI Sources/OpenSwiftUICore/Layout/AspectRatioLayout.swift @069dd80b
    @Test("aspect-ratio-019") func aspect_ratio_019() {
        let view = TruthCase(width: 0, height: 100, size: [0, 0]) {
            Color.red
                .aspectRatio(2, contentMode: .fit)
        }
        view.expect(frames: [
            "red": [[0, 50, 0, 0]]
        ])
    }

    // reverse-engineered; OpenSwiftUIProject/OpenSwiftUI Sources/OpenSwiftUICore/Layout/AspectRatioLayout.swift @069dd80b
    // the modifier reports the CHILD size; a fixed child ignores the ratio
    @Test("aspect-ratio-021") func aspect_ratio_021() {
        let view = TruthCase(width: 100, height: 100, size: [30, 30]) {
            Color.red
                .frame(width: 30, height: 30)
                .aspectRatio(2, contentMode: .fit)
        }
        view.expect(frames: [
            "red": [[35, 35, 30, 30]]
        ])
    }

    // reverse-engineered; https://www.objc.io/blog/2022/03/29/aspectratio/
    // nil ratio: child asked at nil x nil -> 40x20 -> ratio 2
    @Test("aspect-ratio-022") func aspect_ratio_022() {
        let view = TruthCase(width: 100, height: 100, size: [100, 50]) {
            Color.red
                .frame(idealWidth: 40, idealHeight: 20)
                .aspectRatio(contentMode: .fit)
        }
        view.expect(frames: [
            "red": [[0, 25, 100, 50]]
        ])
    }

    // blog-claim; https://www.objc.io/blog/2022/03/29/aspectratio/
    @Test("aspect-ratio-023") func aspect_ratio_023() {
        let view = TruthCase(width: 80, height: 80, size: [80, 40]) {
            Color.red
                .frame(idealWidth: 100, idealHeight: 50)
                .aspectRatio(contentMode: .fit)
        }
        view.expect(frames: [
            "red": [[0, 20, 80, 40]]
        ])
    }

    // reverse-engineered; OpenSwiftUIProject/OpenSwiftUI Sources/OpenSwiftUICore/Layout/Stack/StackLayout.swift @069dd80b
    // flexibility of the square at height 30: 0..30, so it is sized first: offered 50 -> 30; green 70
    @Test("aspect-ratio-024") func aspect_ratio_024() {
        let view = TruthCase(width: 100, height: 30, size: [100, 30]) {
            HStack(spacing: 0) {
                Color.red
                    .aspectRatio(1, contentMode: .fit)
                Color.green
            }
        }
        view.expect(frames: [
            "red": [[0, 0, 30, 30]],
            "green": [[30, 0, 70, 30]],
        ])
    }

    // reverse-engineered; OpenSwiftUIProject/OpenSwiftUI Sources/OpenSwiftUICore/Layout/Stack/StackLayout.swift @069dd80b
    @Test("aspect-ratio-025") func aspect_ratio_025() {
        let view = TruthCase(width: 100, height: 200, size: [100, 200]) {
            VStack(spacing: 0) {
                Color.red
                    .aspectRatio(2, contentMode: .fit)
                Color.green
            }
        }
        view.expect(frames: [
            "red": [[0, 0, 100, 50]],
            "green": [[0, 50, 100, 150]],
        ])
    }
}
