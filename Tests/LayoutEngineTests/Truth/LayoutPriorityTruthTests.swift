import Drawing
import Foundation
import Testing

@testable import LayoutEngine

@MainActor
@Suite("truth: layout-priority") struct LayoutPriorityTruthTests {
    // measured-by-real-SwiftUI; TokamakUI/Tokamak Tests/TokamakLayoutTests/StackTests.swift @e0d8e9db
    // Tokamak test renders the real SwiftUI view with NSHostingView at 500x500 and asserts pixel equality
    // with its own renderer; numbers below are that renderer's layout. Low-priority child keeps its
    // minimum 50; the other gets 500-8-50.
    @Test("layout-priority-001") func layout_priority_001() {
        let view = TruthCase(width: 500, height: 500, size: [500, 500]) {
            VStack {
                Color.black
                    .frame(minHeight: 50)
                Color.gray
                    .layoutPriority(1)
            }
        }
        view.expect(frames: [
            "black": [[0, 0, 500, 50]],
            "gray": [[0, 58, 500, 442]],
        ])
    }

    // reverse-engineered; OpenSwiftUIProject/OpenSwiftUI Example/OpenSwiftUIUITests/Layout/Stack/HVStackUITests.swift @069dd80b
    // blue 200-16=184; red and the HStack get height 0
    @Test("layout-priority-003") func layout_priority_003() {
        let view = TruthCase(width: 200, height: 200, size: [200, 200]) {
            VStack {
                Color.red
                Color.blue
                    .layoutPriority(1)
                HStack {
                    Color.green
                    Color.yellow
                }
            }
        }
        view.expect(frames: [
            "red": [[0, 0, 200, 0]],
            "blue": [[0, 8, 200, 184]],
            "green": [[0, 200, 96, 0]],
            "yellow": [[104, 200, 96, 0]],
        ])
    }

    // reverse-engineered; OpenSwiftUIProject/OpenSwiftUI Sources/OpenSwiftUICore/Layout/Stack/StackLayout.swift @069dd80b
    // red offered 100-50=50; then green (min 30) first: 50/2=25 -> 30; blue 20
    @Test("layout-priority-004") func layout_priority_004() {
        let view = TruthCase(width: 100, height: 10, size: [100, 10]) {
            HStack(spacing: 0) {
                Color.red
                    .layoutPriority(1)
                Color.green
                    .frame(minWidth: 30)
                Color.blue
                    .frame(minWidth: 20)
            }
        }
        view.expect(frames: [
            "red": [[0, 0, 50, 10]],
            "green": [[50, 0, 30, 10]],
            "blue": [[80, 0, 20, 10]],
        ])
    }

    // reverse-engineered; OpenSwiftUIProject/OpenSwiftUI Sources/OpenSwiftUICore/Layout/Stack/StackLayout.swift @069dd80b
    @Test("layout-priority-006") func layout_priority_006() {
        let view = TruthCase(width: 100, height: 10, size: [100, 10]) {
            HStack(spacing: 0) {
                Color.red
                    .frame(width: 30, height: 10)
                    .layoutPriority(2)
                Color.green
                    .frame(minWidth: 10, maxWidth: 20)
                    .layoutPriority(1)
                Color.blue
                    .frame(minWidth: 15)
            }
        }
        view.expect(frames: [
            "red": [[0, 0, 30, 10]],
            "green": [[30, 0, 20, 10]],
            "blue": [[50, 0, 50, 10]],
        ])
    }

    // reverse-engineered; OpenSwiftUIProject/OpenSwiftUI Sources/OpenSwiftUICore/Layout/Stack/StackLayout.swift @069dd80b
    // 100-40=60 offered to red, takes 80; green offered max(20,0)=20 -> 40; stack 120
    @Test("layout-priority-007") func layout_priority_007() {
        let view = TruthCase(width: 100, height: 10, size: [120, 10]) {
            HStack(spacing: 0) {
                Color.red
                    .frame(minWidth: 80)
                    .layoutPriority(1)
                Color.green
                    .frame(minWidth: 40)
            }
        }
        view.expect(frames: [
            "red": [[-10, 0, 80, 10]],
            "green": [[70, 0, 40, 10]],
        ])
    }

    // reverse-engineered; OpenSwiftUIProject/OpenSwiftUI Sources/OpenSwiftUICore/Layout/Stack/StackLayout.swift @069dd80b
    // negative priority: red gets what is left (0)
    @Test("layout-priority-008") func layout_priority_008() {
        let view = TruthCase(width: 100, height: 10, size: [100, 10]) {
            HStack(spacing: 0) {
                Color.red
                    .layoutPriority(-1)
                Color.green
            }
        }
        view.expect(frames: [
            "red": [[0, 0, 0, 10]],
            "green": [[0, 0, 100, 10]],
        ])
    }

    // reverse-engineered; OpenSwiftUIProject/OpenSwiftUI Sources/OpenSwiftUICore/Layout/FixedSizeLayout.swift @069dd80b
    // fixedSize forwards the priority
    @Test("layout-priority-013") func layout_priority_013() {
        let view = TruthCase(width: 100, height: 20, size: [100, 20]) {
            HStack(spacing: 0) {
                Color.red
                    .layoutPriority(1)
                    .fixedSize(horizontal: false, vertical: true)
                Color.green
            }
        }
        view.expect(frames: [
            "red": [[0, 5, 100, 10]],
            "green": [[100, 0, 0, 20]],
        ])
    }

    // reverse-engineered; OpenSwiftUIProject/OpenSwiftUI Sources/OpenSwiftUICore/Layout/LayoutPriority.swift @069dd80b
    // offset is a geometry effect, forwards priority
    @Test("layout-priority-014") func layout_priority_014() {
        let view = TruthCase(width: 100, height: 20, size: [100, 20]) {
            HStack(spacing: 0) {
                Color.red
                    .layoutPriority(1)
                    .offset(x: 5, y: 0)
                Color.green
            }
        }
        view.expect(frames: [
            "red": [[5, 0, 100, 20]],
            "green": [[100, 0, 0, 20]],
        ])
    }

    // measured-by-real-SwiftUI; iamcgn/swiftui-web Fixtures/Goldens/layout/hstack-priority/frames.json @3c30f3a2
    // low-priority children are reserved their minimum (20 and the fixed 60)
    @Test("sw-layout-hstack-priority") func sw_layout_hstack_priority() {
        let view = TruthCase(width: 300, height: 100, size: [300, 100]) {
            HStack(spacing: 0) {
                Color.red
                    .frame(minWidth: 20)
                Color.green
                    .frame(minWidth: 20)
                    .layoutPriority(1)
                Color.blue
                    .frame(width: 60)
            }
        }
        view.expect(frames: [
            "red": [[0, 0, 20, 100]],
            "green": [[20, 0, 220, 100]],
            "blue": [[240, 0, 60, 100]],
        ])
    }
}
