import Drawing
import Foundation
import Testing

@testable import LayoutEngine

/// Frames made of their container's length.
@MainActor
@Suite("truth: container-relative-frame") struct ContainerRelativeFrameTruthTests {
    private func width(_ view: some View, _ width: CGFloat, _ height: CGFloat? = nil) -> CGFloat? {
        let host = host(view)
        host.layout(ProposedViewSize(width: width, height: height))
        return host.frames(of: "Color").first?[2]
    }

    // stated-by-Apple; https://developer.apple.com/documentation/swiftui/view/containerrelativeframe(_:count:span:spacing:alignment:)
    @Test("container-relative-frame-001") func case1() {
        let view = Color.red.containerRelativeFrame(.horizontal, count: 4, span: 1, spacing: 0)
        #expect(width(view, 400) == 100)
    }

    // stated-by-Apple; https://developer.apple.com/documentation/swiftui/view/containerrelativeframe(_:count:span:spacing:alignment:)
    @Test("container-relative-frame-002") func case2() {
        let view = Color.red.containerRelativeFrame(.horizontal, count: 4, span: 2, spacing: 10)
        #expect(width(view, 390) == 190)
    }

    // stated-by-Apple; https://developer.apple.com/documentation/swiftui/view/containerrelativeframe(_:count:span:spacing:alignment:)
    @Test("container-relative-frame-003") func case3() {
        let view = Color.red.containerRelativeFrame(.horizontal, count: 4, span: 3, spacing: 10)
        #expect(width(view, 390) == 290)
    }

    // stated-by-Apple; https://developer.apple.com/documentation/swiftui/view/containerrelativeframe(_:count:span:spacing:alignment:)
    @Test("container-relative-frame-004") func case4() {
        let view = Color.red.containerRelativeFrame(.horizontal, count: 3, span: 1, spacing: 15)
        #expect(width(view, 300) == 90)
    }

    // stated-by-Apple; https://developer.apple.com/documentation/swiftui/view/containerrelativeframe(_:count:span:spacing:alignment:)
    @Test("container-relative-frame-005") func case5() {
        let view = Color.red.containerRelativeFrame(.horizontal, count: 1, span: 1, spacing: 10)
        #expect(width(view, 300) == 300)
    }

    // stated-by-Apple; https://developer.apple.com/documentation/swiftui/view/containerrelativeframe(_:alignment:_:)
    @Test("container-relative-frame-006") func case6() {
        let view = Color.red.containerRelativeFrame(.horizontal) { length, _ in length * 0.75 }
        #expect(width(view, 400) == 300)
    }

    // reverse-engineered; developer.apple.com/documentation/swiftui/view/containerrelativeframe(_:alignment:)
    /// Stacks and frames are no containers.
    @Test("container-relative-frame-007") func case7() {
        let view = VStack(spacing: 0) { Color.red.containerRelativeFrame(.horizontal).frame(height: 10) }
            .frame(width: 50)
        #expect(width(view, 200, 100) == 200)
    }

    @Test("the container is the nearest scroll view's room inside its margins") func scrollView() {
        let cells = ScrollView(.horizontal) {
            HStack(spacing: 10) {
                ForEach(0..<6, id: \.self) { _ in
                    Color.red.frame(height: 20).containerRelativeFrame(.horizontal, count: 3, spacing: 10)
                }
            }
        }
        #expect(width(cells, 320) == 100)
        #expect(width(cells.contentMargins(.horizontal, 10, for: .scrollContent), 320) == 93.333)
        #expect(width(cells.frame(width: 170), 320) == 50)
    }

    // Two stacks share 300 by asking the scroll views at several lengths first.
    @Test("answers follow the container when it is proposed several sizes") func severalProposals() {
        let view = HStack(spacing: 0) {
            ScrollView(.horizontal) { Color.red.containerRelativeFrame(.horizontal) }
            Color.blue.frame(width: 100)
        }
        #expect(width(view, 300, 50) == 200)
    }

    @Test("an open container is reported, and the frame does nothing along it") func open() {
        let host = host(Color.red.containerRelativeFrame([.horizontal, .vertical]))
        #expect(host.layout(ProposedViewSize(width: 80, height: nil)) == CGSize(width: 80, height: 10))
        #expect(host.diagnostics.contains { $0.message.contains("containerRelativeFrame(.vertical)") })
        let closed = LayoutHost(
            Color.red.containerRelativeFrame([.horizontal, .vertical]), shaper: NoFonts(), images: NoImages())
        closed.layout(ProposedViewSize(width: 80, height: 60))
        #expect(closed.diagnostics.isEmpty)
    }
}
