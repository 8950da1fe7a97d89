import Drawing
import Foundation
import Testing

@testable import LayoutEngine

@MainActor
@Suite("truth: hstack") struct HstackTruthTests {
    // measured-by-real-SwiftUI; TokamakUI/Tokamak Tests/TokamakLayoutTests/StackTests.swift @e0d8e9db
    // Tokamak test renders the real SwiftUI view with NSHostingView at 500x500 and asserts pixel equality
    // with its own renderer; numbers below are that renderer's layout.
    @Test("hstack-001") func hstack_001() {
        let view = TruthCase(width: 500, height: 500, size: [500, 500]) {
            HStack {
                Color.black
                Color.gray
            }
        }
        view.expect(frames: [
            "black": [[0, 0, 246, 500]],
            "gray": [[254, 0, 246, 500]],
        ])
    }

    // measured-by-real-SwiftUI; TokamakUI/Tokamak Tests/TokamakLayoutTests/StackTests.swift @e0d8e9db
    // Tokamak test renders the real SwiftUI view with NSHostingView at 500x500 and asserts pixel equality
    // with its own renderer; numbers below are that renderer's layout.
    @Test("hstack-002") func hstack_002() {
        let view = TruthCase(width: 500, height: 500, size: [500, 500]) {
            HStack(spacing: 0) {
                Color.black
                Color.gray
            }
        }
        view.expect(frames: [
            "black": [[0, 0, 250, 500]],
            "gray": [[250, 0, 250, 500]],
        ])
    }

    // measured-by-real-SwiftUI; TokamakUI/Tokamak Tests/TokamakLayoutTests/StackTests.swift @e0d8e9db
    // Tokamak test renders the real SwiftUI view with NSHostingView at 500x500 and asserts pixel equality
    // with its own renderer; numbers below are that renderer's layout.
    @Test("hstack-003") func hstack_003() {
        let view = TruthCase(width: 500, height: 500, size: [500, 500]) {
            HStack(alignment: .top) {
                Color.black
                Color.gray
                    .frame(height: 50)
            }
        }
        view.expect(frames: [
            "black": [[0, 0, 246, 500]],
            "gray": [[254, 0, 246, 50]],
        ])
    }

    // measured-by-real-SwiftUI; TokamakUI/Tokamak Tests/TokamakLayoutTests/StackTests.swift @e0d8e9db
    // Tokamak test renders the real SwiftUI view with NSHostingView at 500x500 and asserts pixel equality
    // with its own renderer; numbers below are that renderer's layout.
    @Test("hstack-004") func hstack_004() {
        let view = TruthCase(width: 500, height: 500, size: [500, 500]) {
            HStack {
                Color.black
                Color.gray
                    .frame(height: 50)
            }
        }
        view.expect(frames: [
            "black": [[0, 0, 246, 500]],
            "gray": [[254, 225, 246, 50]],
        ])
    }

    // measured-by-real-SwiftUI; TokamakUI/Tokamak Tests/TokamakLayoutTests/StackTests.swift @e0d8e9db
    // Tokamak test renders the real SwiftUI view with NSHostingView at 500x500 and asserts pixel equality
    // with its own renderer; numbers below are that renderer's layout.
    @Test("hstack-005") func hstack_005() {
        let view = TruthCase(width: 500, height: 500, size: [500, 500]) {
            HStack(alignment: .bottom) {
                Color.black
                Color.gray
                    .frame(height: 50)
            }
        }
        view.expect(frames: [
            "black": [[0, 0, 246, 500]],
            "gray": [[254, 450, 246, 50]],
        ])
    }

    // measured-by-real-SwiftUI; https://www.objc.io/blog/2020/11/10/hstacks-child-ordering/
    // author measured each width with an overlay GeometryReader
    @Test("hstack-006") func hstack_006() {
        let view = TruthCase(width: 300, height: 100, size: [300, 100]) {
            HStack(spacing: 0) {
                Color.red
                Color.green
                Color.blue
            }
        }
        view.expect(frames: [
            "red": [[0, 0, 100, 100]],
            "green": [[100, 0, 100, 100]],
            "blue": [[200, 0, 100, 100]],
        ])
    }

    // measured-by-real-SwiftUI; https://www.objc.io/blog/2020/11/10/hstacks-child-ordering/
    // stack is 175 wide, overflows its 150 frame on both sides; flexibility(max 100)=100 is finite so it
    // goes first with 150/2
    @Test("hstack-007") func hstack_007() {
        let view = TruthCase(width: 150, height: 100, size: [175, 100]) {
            HStack(spacing: 0) {
                Color.red
                    .frame(maxWidth: 100)
                Color.green
                    .frame(minWidth: 100)
            }
        }
        view.expect(frames: [
            "red": [[-12.5, 0, 75, 100]],
            "green": [[62.5, 0, 100, 100]],
        ])
    }

    // measured-by-real-SwiftUI; skiptools/skip-ui Tests/SkipUITests/LayoutTests.swift @ff81a283
    @Test("hstack-010") func hstack_010() {
        let view = TruthCase(width: 12, height: 12, size: [12, 12]) {
            HStack(alignment: .bottom, spacing: 0) {
                Color.black
                    .frame(height: 10)
                Color.white
                    .frame(height: 12)
                Color.gray
                    .frame(height: 10)
            }
            .frame(width: 12, height: 12)
        }
        view.expect(frames: [
            "black": [[0, 2, 4, 10]],
            "white": [[4, 0, 4, 12]],
            "gray": [[8, 2, 4, 10]],
        ])
    }

    // measured-by-real-SwiftUI; iamcgn/swiftui-web Fixtures/Goldens/layout/hstack-distribution/frames.json @3c30f3a2
    @Test("sw-layout-hstack-distribution") func sw_layout_hstack_distribution() {
        let view = TruthCase(width: 300, height: 100, size: [300, 100]) {
            HStack(spacing: 0) {
                Color.red
                Color.green
                    .frame(width: 50)
                Color.blue
            }
        }
        view.expect(frames: [
            "red": [[0, 0, 125, 100]],
            "green": [[125, 0, 50, 100]],
            "blue": [[175, 0, 125, 100]],
        ])
    }

    // reverse-engineered; OpenSwiftUIProject/OpenSwiftUI Sources/OpenSwiftUICore/Layout/Stack/StackLayout.swift @069dd80b
    // both infinitely flexible: larger minimum is sized first (OpenSwiftUI StackLayout
    // FlexibilityEstimate); 120 first at 200/2 -> 120, then 80
    @Test("hstack-008") func hstack_008() {
        let view = TruthCase(width: 200, height: 100, size: [200, 100]) {
            HStack(spacing: 0) {
                Color.red
                    .frame(minWidth: 50)
                Color.green
                    .frame(minWidth: 120)
            }
        }
        view.expect(frames: [
            "red": [[0, 0, 80, 100]],
            "green": [[80, 0, 120, 100]],
        ])
    }

    // reverse-engineered; OpenSwiftUIProject/OpenSwiftUI Example/OpenSwiftUIUITests/Layout/Stack/HVStackUITests.swift @069dd80b
    @Test("hstack-009") func hstack_009() {
        let view = TruthCase(width: 200, height: 200, size: [150, 150]) {
            HStack {
                Color.red
                    .frame(width: 50, height: 50)
                Color.blue
                    .frame(width: 50, height: 50)
            }
            .frame(width: 150, height: 150)
        }
        view.expect(frames: [
            "red": [[46, 75, 50, 50]],
            "blue": [[104, 75, 50, 50]],
        ])
    }

    // reverse-engineered; OpenSwiftUIProject/OpenSwiftUI Sources/OpenSwiftUICore/Layout/Stack/StackLayout.swift @069dd80b
    // fixed child first, then the two flexible ones share equally
    @Test("hstack-012") func hstack_012() {
        let view = TruthCase(width: 130, height: 50, size: [130, 50]) {
            HStack(spacing: 10) {
                Color.green
                Color.red
                    .frame(width: 30, height: 10)
                Color.blue
            }
        }
        view.expect(frames: [
            "green": [[0, 0, 40, 50]],
            "red": [[50, 20, 30, 10]],
            "blue": [[90, 0, 40, 50]],
        ])
    }

    // reverse-engineered; OpenSwiftUIProject/OpenSwiftUI Sources/OpenSwiftUICore/Layout/Stack/StackLayout.swift @069dd80b
    // insufficient space: nothing is compressed; the stack reports 160 and overflows the proposal
    // symmetrically when centred
    @Test("hstack-013") func hstack_013() {
        let view = TruthCase(width: 100, height: 50, size: [160, 10]) {
            HStack(spacing: 0) {
                Color.red
                    .frame(width: 80, height: 10)
                Color.green
                    .frame(width: 80, height: 10)
            }
        }
        view.expect(frames: [
            "red": [[-30, 20, 80, 10]],
            "green": [[50, 20, 80, 10]],
        ])
    }

    // blog-claim; https://github.com/water-rs/waterui/issues/856
    // issue states SwiftUI's behaviour as the contract: 4x96+3x10=414 > 383 overflows, children stay 96
    @Test("hstack-014") func hstack_014() {
        let view = TruthCase(width: 383, height: 60, size: [414, 40]) {
            HStack(spacing: 10) {
                Color.red
                    .frame(width: 96, height: 40)
                Color.green
                    .frame(width: 96, height: 40)
                Color.blue
                    .frame(width: 96, height: 40)
                Color.yellow
                    .frame(width: 96, height: 40)
            }
        }
        view.expect(frames: [
            "red": [[-15.5, 10, 96, 40]],
            "green": [[90.5, 10, 96, 40]],
            "blue": [[196.5, 10, 96, 40]],
            "yellow": [[302.5, 10, 96, 40]],
        ])
    }

    // reverse-engineered; OpenSwiftUIProject/OpenSwiftUI Sources/OpenSwiftUICore/Layout/Stack/StackLayout.swift @069dd80b
    // red accepts 20 of its 66.67 share; the other two split 180
    @Test("hstack-017") func hstack_017() {
        let view = TruthCase(width: 200, height: 20, size: [200, 20]) {
            HStack(spacing: 0) {
                Color.red
                    .frame(maxWidth: 20)
                Color.green
                Color.blue
            }
        }
        view.expect(frames: [
            "red": [[0, 0, 20, 20]],
            "green": [[20, 0, 90, 20]],
            "blue": [[110, 0, 90, 20]],
        ])
    }

    // reverse-engineered; OpenSwiftUIProject/OpenSwiftUI Sources/OpenSwiftUICore/Layout/Stack/StackLayout.swift @069dd80b
    // available = 4-8 = -4; offers are max(-4/n,0)=0; stack is 8 wide (only spacing) and overflows
    @Test("hstack-019") func hstack_019() {
        let view = TruthCase(width: 4, height: 20, size: [8, 20]) {
            HStack(spacing: 8) {
                Color.red
                Color.green
            }
        }
        view.expect(frames: [
            "red": [[-2, 0, 0, 20]],
            "green": [[6, 0, 0, 20]],
        ])
    }

    // reverse-engineered; OpenSwiftUIProject/OpenSwiftUI Sources/OpenSwiftUICore/Layout/Stack/StackLayout.swift @069dd80b
    // height nil: when placing, the stack re-proposes its own height (40) so red fills 40 (OpenSwiftUI
    // placement uses bounds height where the proposal was nil)
    @Test("hstack-021") func hstack_021() {
        let view = TruthCase(width: nil, height: nil, size: [48, 40]) {
            HStack {
                Color.red
                Color.green
                    .frame(width: 30, height: 40)
            }
        }
        view.expect(frames: [
            "red": [[0, 0, 10, 40]],
            "green": [[18, 0, 30, 40]],
        ])
    }

    // reverse-engineered; OpenSwiftUIProject/OpenSwiftUI Sources/OpenSwiftUICore/Layout/Stack/StackLayout.swift @069dd80b
    @Test("hstack-022") func hstack_022() {
        let view = TruthCase(width: 100, height: nil, size: [100, 40]) {
            HStack {
                Color.red
                Color.green
                    .frame(width: 30, height: 40)
            }
        }
        view.expect(frames: [
            "red": [[0, 0, 62, 40]],
            "green": [[70, 0, 30, 40]],
        ])
    }
}
