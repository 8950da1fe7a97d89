import Drawing
import Foundation
import Testing

@testable import LayoutEngine

@MainActor
@Suite("truth: draw-order, rules") struct DrawOrderRuleTests {
    private func drawn(_ view: some View, _ side: CGFloat) -> [String?] {
        DrawnView(view, width: side, height: side).colors.map { TruthColors.names[$0] }
    }

    // measured-by-real-SwiftUI; skiptools/skip-ui Tests/SkipUITests/LayoutTests.swift @ff81a283
    // the later child is in front
    @Test("draw-order-001") func draw_order_001() {
        let view = ZStack {
            Color.red
            Color.blue
        }
        #expect(drawn(view, 10) == ["red", "blue"])
    }

    // reverse-engineered; OpenSwiftUIProject/OpenSwiftUI Tests/OpenSwiftUICoreTests/Layout/ZIndexTests.swift @069dd80b
    // zIndex reorders drawing only, in every container
    @Test("draw-order-002") func draw_order_002() {
        let stack = VStack {
            Color.white.frame(width: 100, height: 100).zIndex(1)
            Color.black.frame(width: 100, height: 100)
        }
        #expect(drawn(stack, 200) == ["black", "white"])
        TruthCase(width: 200, height: 200) { stack }
            .expect(frames: ["white": [[50, -4, 100, 100]], "black": [[50, 104, 100, 100]]])
    }

    // reverse-engineered; https://developer.apple.com/documentation/swiftui/view/zindex(_:)
    // stable among equals; 0 by default
    @Test("draw-order-003") func draw_order_003() {
        let view = ZStack {
            Color.red.zIndex(1)
            Color.blue
            Color.green.zIndex(1)
        }
        #expect(drawn(view, 10) == ["blue", "red", "green"])
    }

    // measured-by-real-SwiftUI; TokamakUI/Tokamak Tests/TokamakLayoutTests/ContainedZLayoutTests.swift @e0d8e9db
    @Test("draw-order-005") func draw_order_005() {
        #expect(
            drawn(Color.red.overlay(Color.blue).background(Color.green), 10) == ["green", "red", "blue"])
    }
}
