import Drawing
import Foundation
import Testing

@testable import LayoutEngine

@MainActor
@Suite("truth: padding") struct PaddingTruthTests {
    // reverse-engineered; OpenSwiftUIProject/OpenSwiftUI Example/OpenSwiftUIUITests/Layout/Modifier/PaddingLayoutUITests.swift @069dd80b
    @Test("padding-002") func padding_002() {
        let view = TruthCase(width: 200, height: 200, size: [90, 70]) {
            Color.blue
                .frame(width: 50, height: 30)
                .padding(20)
        }
        view.expect(frames: [
            "blue": [[75, 85, 50, 30]]
        ])
    }

    // reverse-engineered; OpenSwiftUIProject/OpenSwiftUI Example/OpenSwiftUIUITests/Layout/Modifier/PaddingLayoutUITests.swift @069dd80b
    @Test("padding-004") func padding_004() {
        let view = TruthCase(width: 200, height: 200, size: [50, 60]) {
            Color.blue
                .frame(width: 50, height: 30)
                .padding(.bottom, 30)
        }
        view.expect(frames: [
            "blue": [[75, 70, 50, 30]]
        ])
    }

    // reverse-engineered; OpenSwiftUIProject/OpenSwiftUI Example/OpenSwiftUIUITests/Layout/Modifier/PaddingLayoutUITests.swift @069dd80b
    @Test("padding-005") func padding_005() {
        let view = TruthCase(width: 200, height: 200, size: [80, 30]) {
            Color.blue
                .frame(width: 50, height: 30)
                .padding(.leading, 30)
        }
        view.expect(frames: [
            "blue": [[90, 85, 50, 30]]
        ])
    }

    // reverse-engineered; OpenSwiftUIProject/OpenSwiftUI Example/OpenSwiftUIUITests/Layout/Modifier/PaddingLayoutUITests.swift @069dd80b
    @Test("padding-006") func padding_006() {
        let view = TruthCase(width: 200, height: 200, size: [80, 30]) {
            Color.blue
                .frame(width: 50, height: 30)
                .padding(.trailing, 30)
        }
        view.expect(frames: [
            "blue": [[60, 85, 50, 30]]
        ])
    }

    // reverse-engineered; OpenSwiftUIProject/OpenSwiftUI Example/OpenSwiftUIUITests/Layout/Modifier/PaddingLayoutUITests.swift @069dd80b
    @Test("padding-007") func padding_007() {
        let view = TruthCase(width: 200, height: 200, size: [130, 30]) {
            Color.blue
                .frame(width: 50, height: 30)
                .padding(.horizontal, 40)
        }
        view.expect(frames: [
            "blue": [[75, 85, 50, 30]]
        ])
    }

    // reverse-engineered; OpenSwiftUIProject/OpenSwiftUI Example/OpenSwiftUIUITests/Layout/Modifier/PaddingLayoutUITests.swift @069dd80b
    @Test("padding-008") func padding_008() {
        let view = TruthCase(width: 200, height: 200, size: [50, 110]) {
            Color.blue
                .frame(width: 50, height: 30)
                .padding(.vertical, 40)
        }
        view.expect(frames: [
            "blue": [[75, 85, 50, 30]]
        ])
    }

    // reverse-engineered; OpenSwiftUIProject/OpenSwiftUI Example/OpenSwiftUIUITests/Layout/Modifier/PaddingLayoutUITests.swift @069dd80b
    @Test("padding-010") func padding_010() {
        let view = TruthCase(width: 200, height: 200, size: [50, 30]) {
            Color.blue
                .frame(width: 50, height: 30)
                .padding(0)
        }
        view.expect(frames: [
            "blue": [[75, 85, 50, 30]]
        ])
    }

    // stated-by-Apple; ASCIIwwdc/wwdc-session-transcripts en/2019/237.vtt @ba4f7516
    // padding proposes its proposal minus the insets
    @Test("padding-011") func padding_011() {
        let view = TruthCase(width: 100, height: 60, size: [100, 60]) {
            Color.red
                .padding(10)
        }
        view.expect(frames: [
            "red": [[10, 10, 80, 40]]
        ])
    }

    // blog-claim; naykutguven/SwiftUIChronicles SwiftUIChronicles/ThinkingInSwiftUI/3. Layout/BasicLayoutAlgorithm.swift @26ee2d3f
    // child is proposed 260x360; padded size 115x60
    @Test("padding-012") func padding_012() {
        let view = TruthCase(width: 300, height: 400, size: [115, 60]) {
            Color.red
                .frame(width: 75, height: 20)
                .padding(20)
        }
        view.expect(frames: [
            "red": [[112.5, 190, 75, 20]]
        ])
    }

    // reverse-engineered; OpenSwiftUIProject/OpenSwiftUI Sources/OpenSwiftUICore/Layout/Modifier/PaddingLayout.swift @069dd80b
    // negative padding: child proposed 120x120, size 100x100
    @Test("padding-015") func padding_015() {
        let view = TruthCase(width: 100, height: 100, size: [100, 100]) {
            Color.red
                .padding(-10)
        }
        view.expect(frames: [
            "red": [[-10, -10, 120, 120]]
        ])
    }

    // reverse-engineered; OpenSwiftUIProject/OpenSwiftUI Sources/OpenSwiftUICore/Layout/Modifier/PaddingLayout.swift @069dd80b
    // background after padding covers the insets
    @Test("padding-017") func padding_017() {
        let view = TruthCase(width: 100, height: 100, size: [30, 20]) {
            Color.red
                .frame(width: 20, height: 20)
                .padding(.leading, 10)
                .background {
                    Color.yellow
                }
        }
        view.expect(frames: [
            "yellow": [[35, 40, 30, 20]],
            "red": [[45, 40, 20, 20]],
        ])
    }

    // measured-by-real-SwiftUI; iamcgn/swiftui-web Fixtures/Goldens/layout/padding-edges/frames.json @3c30f3a2
    @Test("sw-layout-padding-edges") func sw_layout_padding_edges() {
        let view = TruthCase(width: 200, height: 100, size: [200, 100]) {
            Color.red
                .padding(.leading, 30)
                .padding(.vertical)
                .padding(EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4))
                .background {
                    Color.blue
                }
        }
        view.expect(frames: [
            "red": [[32, 17, 164, 64]],
            "blue": [[0, 0, 200, 100]],
        ])
    }
}
