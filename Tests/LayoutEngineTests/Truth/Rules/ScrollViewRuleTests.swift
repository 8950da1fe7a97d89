import Drawing
import Foundation
import Testing

@testable import LayoutEngine

/// Cases of scroll views whose expectation isn't a list of frames.
@MainActor
@Suite("truth: scroll-view, rules") struct ScrollViewRuleTests {
    private func scrollFrames(_ view: some View, _ width: CGFloat, _ height: CGFloat) -> [[CGFloat]] {
        let host = host(view)
        host.layout(ProposedViewSize(width: width, height: height))
        return host.frames(of: "ScrollView")
    }

    private func colorFrames(_ view: some View, _ width: CGFloat, _ height: CGFloat) -> [[CGFloat]] {
        let host = host(view)
        host.layout(ProposedViewSize(width: width, height: height))
        return host.frames(of: "Color")
    }

    // blog-claim; swiftuifieldguide.com/layout/scrollview/
    /// Nil along the axis.
    @Test("scroll-view-001") func offersNothingAlongTheAxis() {
        let log = Box.Log()
        let view = ScrollView { probe(log) { $0.replacingUnspecifiedDimensions() } }
        #expect(scrollFrames(view, 100, 200) == [[0, 0, 100, 200]])
        #expect(log.proposals.contains(ProposedViewSize(width: 100, height: nil)))
        #expect(log.proposals.allSatisfy { $0.height == nil })
    }

    // blog-claim; swiftuifieldguide.com/layout/scrollview/
    /// As wide as its content.
    @Test("scroll-view-002") func hugsAcross() {
        let view = ScrollView { Color.red.frame(width: 30, height: 500) }
        #expect(scrollFrames(view, 100, 200) == [[0, 0, 30, 200]])
    }

    // blog-claim; swiftuifieldguide.com/layout/scrollview/
    /// Horizontal.
    @Test("scroll-view-003") func horizontal() {
        let view = ScrollView(.horizontal) { Color.red }
        #expect(scrollFrames(view, 100, 200) == [[0, 0, 100, 200]])
        #expect(colorFrames(view, 100, 200) == [[0, 0, 10, 200]])
    }

    // blog-claim; swiftuifieldguide.com/layout/scrollview/
    /// As tall as its content.
    @Test("scroll-view-004") func hugsHeight() {
        let view = ScrollView(.horizontal) { Color.red.frame(width: 300, height: 50) }
        #expect(scrollFrames(view, 100, 200) == [[0, 0, 100, 50]])
    }

    // blog-claim; swiftuifieldguide.com/layout/scrollview/
    /// Both axes.
    @Test("scroll-view-005") func bothAxes() {
        let view = ScrollView([.horizontal, .vertical]) { Color.red }
        #expect(scrollFrames(view, 100, 200) == [[0, 0, 100, 200]])
        #expect(colorFrames(view, 100, 200) == [[0, 0, 10, 10]])
    }

    // reverse-engineered; stackotter/swift-cross-ui Tests/SwiftCrossUITests/StackLayoutTests.swift @f651d7e3
    /// Empty, it takes its length.
    @Test("scroll-view-007") func emptyIsGreedy() {
        let view = VStack(spacing: 0) {
            ScrollView { EmptyView() }
            Color.red.frame(height: 30)
        }
        #expect(scrollFrames(view, 100, 200).map { $0[3] } == [170])
    }

    // reverse-engineered; swiftuifieldguide.com/layout/scrollview/
    /// A Spacer inside is at its minimum.
    @Test("scroll-view-008") func spacerInside() {
        let view = ScrollView {
            VStack {
                Color.red
                Spacer()
                Color.blue
            }
        }
        let host = host(view)
        host.layout(ProposedViewSize(width: 100, height: 200))
        #expect(host.frames(of: "VStack") == [[0, 0, 100, 28]])
    }

    // reverse-engineered; OpenSwiftUIProject/OpenSwiftUI Sources/OpenSwiftUICore/Layout/Geometry/GeometryReader.swift @069dd80b
    /// A reader inside is 10 points tall.
    @Test("scroll-view-009") func readerInside() {
        let host = host(ScrollView { GeometryReader { _ in Color.red } })
        host.layout(ProposedViewSize(width: 100, height: 200))
        #expect(host.frames(of: "GeometryReader") == [[0, 0, 100, 10]])
    }

    // Nothing is hidden where nothing is proposed.
    @Test("an open scroll view shows all of its content") func openLength() {
        let view = ScrollView { Color.red.frame(width: 30, height: 500) }
        let host = host(view)
        #expect(host.layout(ProposedViewSize(width: 100, height: nil)) == CGSize(width: 30, height: 500))
    }
}
