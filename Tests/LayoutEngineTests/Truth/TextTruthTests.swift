import Drawing
import Foundation
import Testing

@testable import LayoutEngine

@MainActor
@Suite("truth: text") struct TextTruthTests {
    // measured-by-real-SwiftUI; fatbobman/FatBlog Content/posts/layout-dimensions-1.md @2727484f
    // zero proposal -> 0x0
    @Test("text-002") func text_002() {
        let view = TruthCase(width: 0, height: 0, size: [0, 0]) {
            Text("Hello world")
        }
        view.expectSize()
    }

    // measured-by-real-SwiftUI; https://github.com/pointfreeco/swift-snapshot-testing/issues/1070
    // UIHostingController.sizeThatFits(in: .zero) on iOS: the attached screenshot is 96x96 px at 3x =
    // 32x32 pt = padding only, so a Text answers 0x0 to the zero proposal
    @Test("text-015") func text_015() {
        let view = TruthCase(width: 0, height: 0, size: [32, 32]) {
            Text("Hello, World!").padding()
        }
        view.expectSize()
    }
}
