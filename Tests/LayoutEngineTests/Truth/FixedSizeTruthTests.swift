import Drawing
import Foundation
import Testing

@testable import LayoutEngine

@MainActor
@Suite("truth: fixed-size") struct FixedSizeTruthTests {
    // reverse-engineered; OpenSwiftUIProject/OpenSwiftUI Example/OpenSwiftUIUITests/Layout/FixedSizeLayoutUITests.swift @069dd80b
    @Test("fixed-size-001") func fixed_size_001() {
        let view = TruthCase(width: 200, height: 200, size: [100, 100]) {
            Color.red
                .fixedSize(horizontal: true, vertical: false)
                .frame(width: 100, height: 100)
        }
        view.expect(frames: [
            "red": [[95, 50, 10, 100]]
        ])
    }

    // reverse-engineered; OpenSwiftUIProject/OpenSwiftUI Example/OpenSwiftUIUITests/Layout/FixedSizeLayoutUITests.swift @069dd80b
    @Test("fixed-size-003") func fixed_size_003() {
        let view = TruthCase(width: 200, height: 200, size: [100, 100]) {
            Color.blue
                .fixedSize(horizontal: false, vertical: false)
                .frame(width: 100, height: 100)
        }
        view.expect(frames: [
            "blue": [[50, 50, 100, 100]]
        ])
    }

    // reverse-engineered; OpenSwiftUIProject/OpenSwiftUI Sources/OpenSwiftUICore/Layout/Stack/StackLayout.swift @069dd80b
    @Test("fixed-size-005") func fixed_size_005() {
        let view = TruthCase(width: 200, height: 200, size: [28, 10]) {
            HStack {
                Color.red
                Color.green
            }
            .fixedSize()
        }
        view.expect(frames: [
            "red": [[86, 95, 10, 10]],
            "green": [[104, 95, 10, 10]],
        ])
    }

    // reverse-engineered; OpenSwiftUIProject/OpenSwiftUI Sources/OpenSwiftUICore/Layout/Modifier/PaddingLayout.swift @069dd80b
    @Test("fixed-size-006") func fixed_size_006() {
        let view = TruthCase(width: 200, height: 200, size: [20, 20]) {
            Color.red
                .padding(5)
                .fixedSize()
        }
        view.expect(frames: [
            "red": [[95, 95, 10, 10]]
        ])
    }

    // measured-by-real-SwiftUI; iamcgn/swiftui-web Fixtures/Goldens/layout/fixed-size/frames.json @3c30f3a2
    // Color ideal 10 x 10
    @Test("sw-layout-fixed-size") func sw_layout_fixed_size() {
        let view = TruthCase(width: 200, height: 200, size: [10, 40]) {
            VStack(spacing: 0) {
                Color.red
                    .fixedSize()
                Color.blue
                    .fixedSize(horizontal: true, vertical: false)
                    .frame(height: 30)
            }
        }
        view.expect(frames: [
            "red": [[95, 80, 10, 10]],
            "blue": [[95, 90, 10, 30]],
        ])
    }
}
