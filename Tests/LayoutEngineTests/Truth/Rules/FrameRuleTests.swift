import Drawing
import Foundation
import Testing

@testable import LayoutEngine

/// What real SwiftUI's initializer makes of bounds that are out of order.
@MainActor
@Suite("truth: frame-flexible, rules") struct FrameRuleTests {
    private func size(_ view: some View, _ width: CGFloat?, _ height: CGFloat?) -> CGSize {
        host(view).layout(ProposedViewSize(width: width, height: height))
    }

    // measured-by-real-SwiftUI; OpenSwiftUIProject/OpenSwiftUI Tests/OpenSwiftUISymbolDualTests/Layout/Modifier/FrameLayoutTests.swift @069dd80b
    // a negative minimum becomes 0
    @Test("frame-flexible-117") func frame_flexible_117() {
        #expect(FlexibleLength(-10, nil, nil).minimum == 0)
        #expect(FlexibleLength(-5, nil, nil).minimum == 0)
        #expect(size(Color.red.frame(minWidth: -10, minHeight: -5), 0, 0) == .zero)
    }

    // measured-by-real-SwiftUI; OpenSwiftUIProject/OpenSwiftUI Tests/OpenSwiftUISymbolDualTests/Layout/Modifier/FrameLayoutTests.swift @069dd80b
    // the ideal is raised to the minimum
    @Test("frame-flexible-118") func frame_flexible_118() {
        let length = FlexibleLength(20, 10, nil)
        #expect(length.minimum == 20 && length.ideal == 20)
        #expect(size(Color.red.frame(minWidth: 20, idealWidth: 10), nil, 7) == CGSize(width: 20, height: 7))
    }

    // measured-by-real-SwiftUI; OpenSwiftUIProject/OpenSwiftUI Tests/OpenSwiftUISymbolDualTests/Layout/Modifier/FrameLayoutTests.swift @069dd80b
    @Test("frame-flexible-119") func frame_flexible_119() {
        let length = FlexibleLength(100, 50, nil)
        #expect(length.minimum == 100 && length.ideal == 100)
        #expect(
            size(Color.red.frame(minHeight: 100, idealHeight: 50), 7, nil) == CGSize(width: 7, height: 100))
    }

    // measured-by-real-SwiftUI; OpenSwiftUIProject/OpenSwiftUI Tests/OpenSwiftUISymbolDualTests/Layout/Modifier/FrameLayoutTests.swift @069dd80b
    // the maximum is raised to the ideal
    @Test("frame-flexible-120") func frame_flexible_120() {
        let length = FlexibleLength(nil, 30, 20)
        #expect(length.ideal == 30 && length.maximum == 30)
        #expect(size(Color.red.frame(idealWidth: 30, maxWidth: 20), 100, 7) == CGSize(width: 30, height: 7))
    }

    // measured-by-real-SwiftUI; OpenSwiftUIProject/OpenSwiftUI Tests/OpenSwiftUISymbolDualTests/Layout/Modifier/FrameLayoutTests.swift @069dd80b
    @Test("frame-flexible-121") func frame_flexible_121() {
        let length = FlexibleLength(nil, 75, 50)
        #expect(length.ideal == 75 && length.maximum == 75)
        #expect(
            size(Color.red.frame(idealHeight: 75, maxHeight: 50), 7, 100) == CGSize(width: 7, height: 75))
    }
}
