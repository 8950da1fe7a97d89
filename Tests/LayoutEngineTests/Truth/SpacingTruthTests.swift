import Drawing
import Foundation
import Testing

@testable import LayoutEngine

@MainActor
@Suite("truth: spacing") struct SpacingTruthTests {
    // reverse-engineered; TokamakUI/Tokamak Tests/TokamakLayoutTests/StackTests.swift @e0d8e9db
    // 8 between any two non-text views (iOS/macOS); the 8 is measured in hstack-001, numbers here derived
    @Test("spacing-002") func spacing_002() {
        let view = TruthCase(width: 100, height: 20, size: [48, 20]) {
            HStack {
                Color.red
                    .frame(width: 20, height: 20)
                Color.green
                    .frame(width: 20, height: 20)
            }
        }
        view.expect(frames: [
            "red": [[26, 0, 20, 20]],
            "green": [[54, 0, 20, 20]],
        ])
    }

    // reverse-engineered; OpenSwiftUIProject/OpenSwiftUI Sources/OpenSwiftUICore/Layout/Stack/StackLayout.swift @069dd80b
    // a nested stack contributes its children's edges: 8 above it
    @Test("spacing-015") func spacing_015() {
        let view = TruthCase(width: 100, height: 100, size: [48, 48]) {
            VStack {
                Color.red
                    .frame(width: 20, height: 20)
                HStack {
                    Color.green
                        .frame(width: 20, height: 20)
                    Color.blue
                        .frame(width: 20, height: 20)
                }
            }
        }
        view.expect(frames: [
            "red": [[40, 26, 20, 20]],
            "green": [[26, 54, 20, 20]],
            "blue": [[54, 54, 20, 20]],
        ])
    }
}
