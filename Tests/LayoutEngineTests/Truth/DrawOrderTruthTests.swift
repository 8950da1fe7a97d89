import Drawing
import Foundation
import Testing

@testable import LayoutEngine

@MainActor
@Suite("truth: draw-order") struct DrawOrderTruthTests {
    // reverse-engineered; OpenSwiftUIProject/OpenSwiftUI Sources/OpenSwiftUICore/Layout/Stack/StackLayout.swift @069dd80b
    // negative explicit spacing overlaps
    @Test("draw-order-004") func draw_order_004() {
        let view = TruthCase(width: 100, height: 100, size: [30, 20]) {
            HStack(spacing: -10) {
                Color.red.frame(width: 20, height: 20)
                Color.blue.frame(width: 20, height: 20)
            }
        }
        view.expect(frames: [
            "red": [[35, 40, 20, 20]],
            "blue": [[45, 40, 20, 20]],
        ])
        // also: {"front": "blue"}
    }
}
