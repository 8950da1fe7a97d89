import Drawing
import Foundation
import Testing

@testable import LayoutEngine

@MainActor
@Suite("truth: scroll-view") struct ScrollViewTruthTests {
    // blog-claim; https://www.swiftuifieldguide.com/layout/scrollview/
    // nil along the scroll axis: greedy colour collapses to its ideal height 10
    @Test("scroll-view-001") func scroll_view_001() {
        let view = TruthCase(width: 100, height: 200, space: .local) {
            ScrollView { Color.red }
        }
        view.expect(frames: [
            "red": [[0, 0, 100, 10]]
        ])
        // also: {"scroll_size": [100, 200], "content_proposal": [100, null]}
    }

    // measured-by-real-SwiftUI; iamcgn/swiftui-web Fixtures/Goldens/scroll/both/frames.json @e5c5abcf
    // two axes: takes the proposal on both; content top-leading
    @Test("sw-scroll-both") func sw_scroll_both() {
        let view = TruthCase(width: 300, height: 200, size: [300, 200]) {
            ScrollView([.horizontal, .vertical]) {
                Color.red.frame(width: 500, height: 400)
            }
            .background { Color.black }
        }
        view.expect(frames: [
            "red": [[0, 0, 500, 400]],
            "black": [[0, 0, 300, 200]],
        ])
    }

    // measured-by-real-SwiftUI; iamcgn/swiftui-web Docs/elements/ScrollView.md @050e193e
    // several views in the builder form an implicit VStack (default spacing, centred) for BOTH axes:
    // measured with texts at y 0, 24.15, 58.89 in a 74.89 tall horizontal scroll view; here three colours
    // 8 apart
    @Test("sw-scroll-children") func sw_scroll_children() {
        let view = TruthCase(width: 300, height: 200, size: [300, 78]) {
            ScrollView(.horizontal) {
                Color.red.frame(width: 22.5, height: 16)
                Color.blue.frame(width: 60, height: 30)
                Color.green.frame(width: 44, height: 16)
            }
            .background { Color.black }
        }
        view.expect(frames: [
            "red": [[18.75, 61, 22.5, 16]],
            "blue": [[0, 85, 60, 30]],
            "green": [[8, 123, 44, 16]],
            "black": [[0, 61, 300, 78]],
        ])
    }

    // measured-by-real-SwiftUI; iamcgn/swiftui-web Docs/elements/ScrollView.md @050e193e
    // a scroll view takes the remaining length: 16 / 168 / 16; texts replaced by colours
    @Test("sw-scroll-in-stack") func sw_scroll_in_stack() {
        let view = TruthCase(width: 300, height: 200, size: [120, 200]) {
            VStack(spacing: 0) {
                Color.red.frame(width: 44.5, height: 16)
                ScrollView {
                    VStack(spacing: 0) {
                        ForEach(0..<20, id: \.self) { _ in Color.clear.frame(width: 120, height: 20) }
                    }
                    .background { Color.gray }
                }
                .background { Color.black }
                Color.blue.frame(width: 39.5, height: 16)
            }
            .background { Color.white }
        }
        view.expect(frames: [
            "red": [[127.75, 0, 44.5, 16]],
            "gray": [[90, 16, 120, 400]],
            "black": [[90, 16, 120, 168]],
            "blue": [[130.25, 184, 39.5, 16]],
            "white": [[90, 0, 120, 200]],
        ])
    }

    // measured-by-real-SwiftUI; iamcgn/swiftui-web Docs/elements/ScrollView.md @050e193e
    // indicator and disabled modifiers leave the layout alone
    @Test("sw-scroll-modifiers") func sw_scroll_modifiers() {
        let view = TruthCase(width: 300, height: 200, size: [180, 200]) {
            HStack(spacing: 20) {
                ScrollView(showsIndicators: false) {
                    VStack(spacing: 0) {
                        ForEach(0..<20, id: \.self) { _ in Color.clear.frame(width: 80, height: 20) }
                    }
                    .background { Color.gray }
                }
                .background { Color.red }
                ScrollView {
                    VStack(spacing: 0) {
                        ForEach(0..<20, id: \.self) { _ in Color.clear.frame(width: 80, height: 20) }
                    }
                    .background { Color.black }
                }
                .scrollIndicators(.hidden)
                .scrollDisabled(true)
                .background { Color.blue }
            }
        }
        view.expect(frames: [
            "red": [[60, 0, 80, 200]],
            "gray": [[60, 0, 80, 400]],
            "blue": [[160, 0, 80, 200]],
            "black": [[160, 0, 80, 400]],
        ])
    }

    // measured-by-real-SwiftUI; iamcgn/swiftui-web Docs/elements/ScrollView.md @050e193e
    // 100 wide inside a 250 x 150 frame
    @Test("sw-scroll-narrow-content") func sw_scroll_narrow_content() {
        let view = TruthCase(width: 300, height: 200, size: [250, 150]) {
            ScrollView {
                Color.red.frame(width: 100, height: 400)
            }
            .background { Color.gray }
            .frame(width: 250, height: 150)
            .background { Color.black }
        }
        view.expect(frames: [
            "red": [[100, 25, 100, 400]],
            "gray": [[100, 25, 100, 150]],
            "black": [[25, 25, 250, 150]],
        ])
    }

    // measured-by-real-SwiftUI; iamcgn/swiftui-web Docs/elements/ScrollView.md @050e193e
    @Test("sw-scroll-padding") func sw_scroll_padding() {
        let view = TruthCase(width: 300, height: 200, size: [152, 200]) {
            ScrollView {
                VStack(spacing: 0) {
                    ForEach(0..<20, id: \.self) { _ in Color.clear.frame(width: 120, height: 20) }
                }
                .padding()
                .background { Color.gray }
            }
            .background { Color.black }
        }
        view.expect(frames: [
            "gray": [[74, 0, 152, 432]],
            "black": [[74, 0, 152, 200]],
        ])
    }

    // measured-by-real-SwiftUI; iamcgn/swiftui-web Docs/elements/ScrollView.md @050e193e
    // across the scroll axis the scroll view hugs the content; along it takes the proposal; short content
    // sits at the top
    @Test("sw-scroll-vertical") func sw_scroll_vertical() {
        let view = TruthCase(width: 300, height: 200, size: [120, 200]) {
            ScrollView {
                VStack(spacing: 0) {
                    Color.red.frame(width: 120, height: 20)
                    Color.orange.frame(width: 120, height: 20)
                    Color.yellow.frame(width: 120, height: 20)
                }
                .background { Color.gray }
            }
            .background { Color.black }
        }
        view.expect(frames: [
            "red": [[90, 0, 120, 20]],
            "orange": [[90, 20, 120, 20]],
            "yellow": [[90, 40, 120, 20]],
            "gray": [[90, 0, 120, 60]],
            "black": [[90, 0, 120, 200]],
        ])
    }

    // measured-by-real-SwiftUI; iamcgn/swiftui-web Docs/elements/ScrollView.md @050e193e
    // content 552 tall at offset 0
    @Test("sw-scroll-vertical-overflow") func sw_scroll_vertical_overflow() {
        let view = TruthCase(width: 300, height: 200, size: [120, 200]) {
            ScrollView {
                VStack(spacing: 8) {
                    Color.red.frame(width: 120, height: 20)
                    ForEach(0..<18, id: \.self) { _ in Color.clear.frame(width: 120, height: 20) }
                    Color.blue.frame(width: 120, height: 20)
                }
                .background { Color.gray }
            }
            .background { Color.black }
        }
        view.expect(frames: [
            "red": [[90, 0, 120, 20]],
            "blue": [[90, 532, 120, 20]],
            "gray": [[90, 0, 120, 552]],
            "black": [[90, 0, 120, 200]],
        ])
    }

    // measured-by-real-SwiftUI; iamcgn/swiftui-web Docs/elements/ScrollView.md @050e193e
    // wider content widens the scroll view beyond its proposal (400 in 300), centred by the host
    @Test("sw-scroll-wide-content") func sw_scroll_wide_content() {
        let view = TruthCase(width: 300, height: 200, size: [400, 200]) {
            ScrollView {
                Color.red.frame(width: 400, height: 400)
            }
            .background { Color.black }
        }
        view.expect(frames: [
            "red": [[-50, 0, 400, 400]],
            "black": [[-50, 0, 400, 200]],
        ])
    }
}
