import Drawing
import Foundation
import Testing

@testable import LayoutEngine

@MainActor
@Suite("truth: vstack") struct VstackTruthTests {
    // measured-by-real-SwiftUI; TokamakUI/Tokamak Tests/TokamakLayoutTests/StackTests.swift @e0d8e9db
    // Tokamak test renders the real SwiftUI view with NSHostingView at 500x500 and asserts pixel equality
    // with its own renderer; numbers below are that renderer's layout.
    @Test("vstack-001") func vstack_001() {
        let view = TruthCase(width: 500, height: 500, size: [500, 500]) {
            VStack {
                Color.black
                Color.gray
            }
        }
        view.expect(frames: [
            "black": [[0, 0, 500, 246]],
            "gray": [[0, 254, 500, 246]],
        ])
    }

    // measured-by-real-SwiftUI; TokamakUI/Tokamak Tests/TokamakLayoutTests/StackTests.swift @e0d8e9db
    // Tokamak test renders the real SwiftUI view with NSHostingView at 500x500 and asserts pixel equality
    // with its own renderer; numbers below are that renderer's layout.
    @Test("vstack-004") func vstack_004() {
        let view = TruthCase(width: 500, height: 500, size: [500, 500]) {
            VStack {
                Color.black
                Color.gray
                    .frame(width: 50)
            }
        }
        view.expect(frames: [
            "black": [[0, 0, 500, 246]],
            "gray": [[225, 254, 50, 246]],
        ])
    }

    // measured-by-real-SwiftUI; TokamakUI/Tokamak Tests/TokamakLayoutTests/StackTests.swift @e0d8e9db
    // Tokamak test renders the real SwiftUI view with NSHostingView at 500x500 and asserts pixel equality
    // with its own renderer; numbers below are that renderer's layout.
    @Test("vstack-005") func vstack_005() {
        let view = TruthCase(width: 500, height: 500, size: [500, 500]) {
            VStack(alignment: .trailing) {
                Color.black
                Color.gray
                    .frame(width: 50)
            }
        }
        view.expect(frames: [
            "black": [[0, 0, 500, 246]],
            "gray": [[450, 254, 50, 246]],
        ])
    }

    // reverse-engineered; OpenSwiftUIProject/OpenSwiftUI Example/OpenSwiftUIUITests/Layout/Stack/HVStackUITests.swift @069dd80b
    @Test("vstack-008") func vstack_008() {
        let view = TruthCase(width: 200, height: 200, size: [110, 160]) {
            VStack(spacing: 20) {
                Color.red
                    .frame(width: 40, height: 40)
                Color.blue
                    .frame(width: 40, height: 40)
                HStack(spacing: 30) {
                    Color.green
                        .frame(width: 40, height: 40)
                    Color.yellow
                        .frame(width: 40, height: 40)
                }
            }
        }
        view.expect(frames: [
            "red": [[80, 20, 40, 40]],
            "blue": [[80, 80, 40, 40]],
            "green": [[45, 140, 40, 40]],
            "yellow": [[115, 140, 40, 40]],
        ])
    }

    // reverse-engineered; OpenSwiftUIProject/OpenSwiftUI Example/OpenSwiftUIUITests/Layout/Stack/HVStackUITests.swift @069dd80b
    @Test("vstack-009") func vstack_009() {
        let view = TruthCase(width: 200, height: 200, size: [118, 146]) {
            VStack(alignment: .leading) {
                Color.red
                    .frame(width: 30, height: 30)
                Color.blue
                    .frame(width: 40, height: 40)
                HStack(alignment: .top) {
                    Color.green
                        .frame(width: 50, height: 50)
                    Color.yellow
                        .frame(width: 60, height: 60)
                }
            }
        }
        view.expect(frames: [
            "red": [[41, 27, 30, 30]],
            "blue": [[41, 65, 40, 40]],
            "green": [[41, 113, 50, 50]],
            "yellow": [[99, 113, 60, 60]],
        ])
    }

    // reverse-engineered; OpenSwiftUIProject/OpenSwiftUI Example/OpenSwiftUIUITests/Layout/Stack/HVStackUITests.swift @069dd80b
    // three children, 200-16=184 -> 61.3333 each; at scale 1 edges land on 0,61|69,131|139,200 after per-
    // edge rounding
    @Test("vstack-010") func vstack_010() {
        let view = TruthCase(width: 200, height: 200, size: [200, 200]) {
            VStack {
                Color.red
                Color.blue
                HStack {
                    Color.green
                    Color.yellow
                }
            }
        }
        view.expect(frames: [
            "red": [[0, 0, 200, 61.3333]],
            "blue": [[0, 69.3333, 200, 61.3333]],
            "green": [[0, 138.6667, 96, 61.3333]],
            "yellow": [[104, 138.6667, 96, 61.3333]],
        ])
    }

    // reverse-engineered; OpenSwiftUIProject/OpenSwiftUI Example/OpenSwiftUIUITests/Layout/Stack/HVStackUITests.swift @069dd80b
    // test title says red and blue must have the same size: (200-40-10)/2=75
    @Test("vstack-011") func vstack_011() {
        let view = TruthCase(width: 200, height: 200, size: [200, 200]) {
            VStack(spacing: 20) {
                Color.red
                Color.yellow
                    .frame(width: 10, height: 10)
                Color.blue
            }
        }
        view.expect(frames: [
            "red": [[0, 0, 200, 75]],
            "yellow": [[95, 95, 10, 10]],
            "blue": [[0, 125, 200, 75]],
        ])
    }

    // reverse-engineered; OpenSwiftUIProject/OpenSwiftUI Example/OpenSwiftUIUITests/Layout/Stack/FrameLayoutUITests.swift @069dd80b
    @Test("vstack-012") func vstack_012() {
        let view = TruthCase(width: 200, height: 200, size: [136, 184]) {
            VStack {
                VStack(alignment: .leading) {
                    Color.red
                        .frame(maxWidth: 50, maxHeight: 50)
                    Color.green
                        .frame(maxWidth: 40, maxHeight: 30)
                    Color.blue
                        .frame(maxWidth: 30, maxHeight: 30)
                }
                HStack(alignment: .top) {
                    Color.yellow
                        .frame(maxWidth: 50, maxHeight: 50)
                    Color.orange
                        .frame(maxWidth: 40, maxHeight: 30)
                    Color.purple
                        .frame(maxWidth: 30, maxHeight: 30)
                }
            }
        }
        view.expect(frames: [
            "red": [[75, 8, 50, 50]],
            "green": [[75, 66, 40, 30]],
            "blue": [[75, 104, 30, 30]],
            "yellow": [[32, 142, 50, 50]],
            "orange": [[90, 142, 40, 30]],
            "purple": [[138, 142, 30, 30]],
        ])
    }

    // reverse-engineered; OpenSwiftUIProject/OpenSwiftUI Sources/OpenSwiftUICore/Layout/Stack/StackLayout.swift @069dd80b
    @Test("vstack-014") func vstack_014() {
        let view = TruthCase(width: 100, height: nil, size: [100, 28]) {
            VStack {
                Color.red
                Color.green
            }
        }
        view.expect(frames: [
            "red": [[0, 0, 100, 10]],
            "green": [[0, 18, 100, 10]],
        ])
    }

    // reverse-engineered; OpenSwiftUIProject/OpenSwiftUI Sources/OpenSwiftUICore/Layout/Stack/StackLayout.swift @069dd80b
    // an empty stack is 0x0; an empty Layout container has layoutPriority -infinity in OpenSwiftUI and
    // MySwiftUI
    @Test("vstack-016") func vstack_016() {
        let view = TruthCase(width: 100, height: 100, size: [0, 0]) {
            VStack {}
        }
        view.expectSize()
    }
}
