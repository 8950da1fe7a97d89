import Drawing
import Foundation
import Testing

@testable import LayoutEngine

@MainActor
@Suite("truth: lazy-stack") struct LazyStackTruthTests {
    // blog-claim; naykutguven/SwiftUIChronicles SwiftUIChronicles/ThinkingInSwiftUI/3. Layout/3. Container Views/5-LazyHStackVStack.swift @26ee2d3f
    // no distribution: each child is proposed (width, nil)
    @Test("lazy-stack-001") func lazy_stack_001() {
        let view = TruthCase(width: 100, height: 200, space: .local, size: [100, 40]) {
            LazyVStack(spacing: 0) {
                Color.red
                Color.blue.frame(height: 30)
            }
        }
        view.expect(frames: [
            "red": [[0, 0, 100, 10]],
            "blue": [[0, 10, 100, 30]],
        ])
        // also: {"child_proposals": [[100, null], [100, null]]}
    }

    // reverse-engineered; defagos/defagos.github.io _posts/2021-06-03-understanding_swiftui_layout_behaviors.md @379a17ab
    // default alignment centre within the full width
    @Test("lazy-stack-004") func lazy_stack_004() {
        let view = TruthCase(width: 100, height: 200, space: .local) {
            LazyVStack { Color.red.frame(width: 20, height: 20) }
        }
        view.expect(frames: [
            "red": [[40, 0, 20, 20]]
        ])
    }

    // measured-by-real-SwiftUI; iamcgn/swiftui-web Fixtures/Goldens/lazy/pinned-headers/frames.json @3cab7fb8
    // at rest. A ScrollView around a LazyVStack is as wide as the proposal (the lazy stack fills it).
    // macOS 26.6
    @Test("sw-lazy-sections-rest") func sw_lazy_sections_rest() {
        struct Part: View {
            let first: Int
            var body: some View {
                Section {
                    ForEach(first..<(first + 8), id: \.self) { _ in Color.clear.frame(width: 200, height: 20)
                    }
                } header: {
                    Color.clear.frame(width: 200, height: 24)
                } footer: {
                    Color.clear.frame(width: 200, height: 16)
                }
            }
        }
        let view = TruthCase(width: 300, height: 200, size: [300, 200]) {
            ScrollView {
                LazyVStack(spacing: 0, pinnedViews: .sectionHeaders) {
                    Section {
                        Color.red.frame(width: 200, height: 20)
                        Color.orange.frame(width: 200, height: 20)
                        Color.yellow.frame(width: 200, height: 20)
                        Color.green.frame(width: 200, height: 20)
                        Color.mint.frame(width: 200, height: 20)
                        Color.blue.frame(width: 200, height: 20)
                        Color.indigo.frame(width: 200, height: 20)
                        Color.purple.frame(width: 200, height: 20)
                    } header: {
                        Color.gray.frame(width: 200, height: 24)
                    } footer: {
                        Color.black.frame(width: 200, height: 16)
                    }
                    Part(first: 100)
                    Part(first: 200)
                }
            }
            .background { Color.white }
        }
        view.expect(frames: [
            "gray": [[50, 0, 200, 24]],
            "red": [[50, 24, 200, 20]],
            "orange": [[50, 44, 200, 20]],
            "yellow": [[50, 64, 200, 20]],
            "green": [[50, 84, 200, 20]],
            "mint": [[50, 104, 200, 20]],
            "blue": [[50, 124, 200, 20]],
            "indigo": [[50, 144, 200, 20]],
            "purple": [[50, 164, 200, 20]],
            "black": [[50, 184, 200, 16]],
            "white": [[0, 0, 300, 200]],
        ])
    }
}
