import Drawing
import Foundation
import Testing

@testable import LayoutEngine

@MainActor
@Suite("truth: root") struct RootTruthTests {
    // reverse-engineered; TokamakUI/Tokamak Tests/TokamakLayoutTests/FrameTests.swift @e0d8e9db
    // hosting view centres a smaller root (rule measured at 200x100 in 500x500 by Tokamak's FrameTests;
    // numbers derived)
    @Test("root-001") func root_001() {
        let view = TruthCase(width: 100, height: 100, size: [20, 10]) {
            Color.red
                .frame(width: 20, height: 10)
        }
        view.expect(frames: [
            "red": [[40, 45, 20, 10]]
        ])
    }

    // reverse-engineered; OpenSwiftUIProject/OpenSwiftUI Sources/OpenSwiftUICore/Layout/Stack/StackLayout.swift @069dd80b
    // greedy heights collapse to 10 each + 8
    @Test("root-003") func root_003() {
        let view = TruthCase(width: 320, height: nil, size: [320, 28]) {
            // fixed width 320, open height: propose (320, nil)
            VStack {
                Color.red
                Color.blue
            }
        }
        view.expectSize()
    }

    // measured-by-real-SwiftUI; iamcgn/swiftui-web Fixtures/Goldens/layout/root-centering/frames.json @3c30f3a2
    @Test("sw-layout-root-centering") func sw_layout_root_centering() {
        let view = TruthCase(width: 200, height: 100, size: [50, 30]) {
            Color.teal
                .frame(width: 50, height: 30)
        }
        view.expect(frames: [
            "teal": [[75, 35, 50, 30]]
        ])
    }
}
