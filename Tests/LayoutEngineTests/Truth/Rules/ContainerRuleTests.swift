import Drawing
import Foundation
import Testing

@testable import LayoutEngine

@MainActor
@Suite("truth: view-list, view-that-fits and zstack, rules") struct ContainerRuleTests {
    // reverse-engineered; OpenSwiftUIProject/OpenSwiftUI Example/OpenSwiftUIUITests/View/DynamicViewContent/ForEachUITests.swift @069dd80b
    @Test("view-list-005") func view_list_005() {
        let view = TruthCase(width: 100, height: 10) {
            HStack(spacing: 0) {
                ForEach(0..<4, id: \.self) { _ in Color.red }
            }
        }
        view.expect(frames: ["red": [[0, 0, 25, 10], [25, 0, 25, 10], [50, 0, 25, 10], [75, 0, 25, 10]]])
    }

    // reverse-engineered; OpenSwiftUIProject/OpenSwiftUI Example/OpenSwiftUIUITests/View/DynamicViewContent/ForEachUITests.swift @069dd80b
    // several views for an element are views of the stack
    @Test("view-list-006") func view_list_006() {
        let view = TruthCase(width: 100, height: 10) {
            HStack(spacing: 0) {
                ForEach(0..<2, id: \.self) { _ in
                    Color.red
                    Color.blue
                }
            }
        }
        view.expect(frames: [
            "red": [[0, 0, 25, 10], [50, 0, 25, 10]], "blue": [[25, 0, 25, 10], [75, 0, 25, 10]],
        ])
    }

    private struct Two: View {
        var body: some View {
            Color.red
            Color.green
        }
    }

    // reverse-engineered; https://developer.apple.com/documentation/swiftui/view
    // so are those of a custom view's body
    @Test("view-list-008") func view_list_008() {
        let view = TruthCase(width: 99, height: 10) {
            HStack(spacing: 0) {
                Two()
                Color.blue
            }
        }
        view.expect(frames: [
            "red": [[0, 0, 33, 10]], "green": [[33, 0, 33, 10]], "blue": [[66, 0, 33, 10]],
        ])
    }

    // stated-by-Apple; https://developer.apple.com/documentation/swiftui/viewthatfits
    // no axis is looked at: always the first
    @Test("view-that-fits-006") func view_that_fits_006() {
        let view = TruthCase(width: 50, height: 50) {
            ViewThatFits(in: []) {
                Color.red.frame(width: 500, height: 500)
                Color.blue
            }
        }
        view.expect(frames: ["red": [[-225, -225, 500, 500]], "blue": []])
    }

    // reverse-engineered; https://developer.apple.com/documentation/swiftui/viewthatfits
    // a colour could be smaller than its ideal 10 x 10, but that decides
    @Test("view-that-fits-007") func view_that_fits_007() {
        let view = TruthCase(width: 8, height: 8) {
            ViewThatFits {
                Color.red
                Color.blue.frame(width: 5, height: 5)
            }
        }
        view.expect(frames: ["blue": [[1.5, 1.5, 5, 5]], "red": []])
    }

    // reverse-engineered; https://developer.apple.com/documentation/swiftui/viewthatfits
    // an axis without proposal has room for everything
    @Test("view-that-fits-009") func view_that_fits_009() {
        let view = TruthCase(width: nil, height: nil) {
            ViewThatFits {
                Color.red.frame(width: 80, height: 10)
                Color.blue.frame(width: 40, height: 10)
            }
        }
        view.expect(frames: ["red": [[0, 0, 80, 10]], "blue": []])
    }

    // reverse-engineered; https://developer.apple.com/documentation/swiftui/viewthatfits
    // as large as the room fits
    @Test("view-that-fits-011") func view_that_fits_011() {
        let view = TruthCase(width: 50, height: 50) {
            ViewThatFits {
                Color.red.frame(width: 50, height: 10)
                Color.blue.frame(width: 10, height: 10)
            }
        }
        view.expect(frames: ["red": [[0, 20, 50, 10]], "blue": []])
    }

    // blog-claim; https://www.objc.io/blog/2022/03/29/aspectratio/
    // it fills, and overflows until it is clipped
    @Test("aspect-ratio-027") func aspect_ratio_027() {
        let host = host(
            Image(decorative: TruthPicture.w40h20, scale: 1).resizable().scaledToFill()
                .frame(width: 100, height: 100))
        #expect(host.layout(ProposedViewSize(width: 100, height: 100)) == CGSize(width: 100, height: 100))
        #expect(host.frames(of: "Image") == [[-50, 0, 200, 100]])
    }

    private static let square = CGImage(
        width: 10, height: 10, premultipliedRGBA: [UInt8](repeating: 255, count: 10 * 10 * 4))

    // blog-claim; https://devgem.io/posts/swiftui-positioning-views-accurately-within-a-parent-frame
    // the picture makes the stack 350 x 350, centred in the frame, and the circle's place moves with it
    @Test("zstack-019") func zstack_019() {
        let host = host(
            ZStack {
                Image(decorative: Self.square, scale: 1).resizable().scaledToFill()
                Circle().frame(width: 20, height: 20).position(x: 60, y: 60)
            }
            .frame(width: 350, height: 300))
        host.layout(ProposedViewSize(width: 350, height: 300))
        #expect(host.frames(of: "ZStack") == [[0, -25, 350, 350]])
        #expect(host.frames(of: "Image") == [[0, -25, 350, 350]])
        #expect(host.frames(of: "Circle") == [[50, 25, 20, 20]])
    }

    /// Its views below each other; tells dividers that it stacks vertically.
    private struct Column: Layout {
        static var layoutProperties: LayoutProperties {
            var properties = LayoutProperties()
            properties.stackOrientation = .vertical
            return properties
        }

        func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
            let sizes = subviews.map { $0.sizeThatFits(ProposedViewSize(width: proposal.width, height: nil)) }
            return CGSize(
                width: sizes.map(\.width).max() ?? 0, height: sizes.reduce(0) { $0 + $1.height })
        }

        func placeSubviews(
            in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
        ) {
            var y = bounds.minY
            for subview in subviews {
                let offer = ProposedViewSize(width: proposal.width, height: nil)
                subview.place(at: CGPoint(x: bounds.minX, y: y), proposal: offer)
                y += subview.sizeThatFits(offer).height
            }
        }
    }

    // measured-by-real-SwiftUI; tevelee/SwiftUI-Flow Tests/FlowTests/SnapshotTests/Image/__Snapshots__/SeparatorImageSnapshotTests/vflow_itemSeparator.1.png @fb94ea24
    // macOS, scale 1; the colour is in DividerPixelTests
    @Test("divider-001") func divider_001() {
        let column = Column {
            Color.red.frame(height: 20)
            Divider()
            Color.red.frame(height: 20)
        }
        let host = TextHost(column, width: 64, scale: 1)
        #expect(host.host.frames(of: "Divider") == [[0, 20, 64, 1]])
    }

    /// Its one view; tells a divider that it stacks horizontally.
    private struct Row: Layout {
        static var layoutProperties: LayoutProperties {
            var properties = LayoutProperties()
            properties.stackOrientation = .horizontal
            return properties
        }

        func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
            subviews[0].sizeThatFits(proposal)
        }

        func placeSubviews(
            in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
        ) {
            subviews[0].place(at: bounds.origin, proposal: proposal)
        }
    }

    // measured-by-real-SwiftUI; tevelee/SwiftUI-Flow Tests/FlowTests/SnapshotTests/Image/__Snapshots__/SeparatorImageSnapshotTests/lineSeparator_dividers.1.png @fb94ea24
    // upright in a row; its ideal length is 10
    @Test("divider-002") func divider_002() {
        let host = TextHost(Row { Divider() }, scale: 1)
        #expect(host.host.frames(of: "Divider") == [[0, 0, 1, 10]])
    }
}
