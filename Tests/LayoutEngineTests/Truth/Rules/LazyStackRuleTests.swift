import Drawing
import Foundation
import Testing

@testable import LayoutEngine

/// Cases of lazy stacks whose expectation isn't a list of frames.
@MainActor
@Suite("truth: lazy-stack, rules") struct LazyStackRuleTests {
    // blog-claim; naykutguven/SwiftUIChronicles .../5-LazyHStackVStack.swift @26ee2d3f
    /// Each view is offered the length across alone.
    @Test("lazy-stack-001") func column() {
        let log = Box.Log()
        let column = host(LazyVStack(spacing: 0) { probe(log) { $0.replacingUnspecifiedDimensions() } })
        #expect(column.layout(ProposedViewSize(width: 100, height: 200)) == CGSize(width: 100, height: 10))
        #expect(log.proposals.allSatisfy { $0 == ProposedViewSize(width: 100, height: nil) })
    }

    // blog-claim; naykutguven/SwiftUIChronicles .../5-LazyHStackVStack.swift @26ee2d3f
    /// The same in a row.
    @Test("lazy-stack-002") func row() {
        let logs = [Box.Log(), Box.Log()]
        let row = host(
            LazyHStack(spacing: 0) {
                probe(logs[0]) { $0.replacingUnspecifiedDimensions() }
                probe(logs[1]) { CGSize(width: 30, height: $0.height ?? 10) }
            })
        #expect(row.layout(ProposedViewSize(width: 200, height: 100)) == CGSize(width: 40, height: 100))
        for log in logs {
            #expect(log.proposals.allSatisfy { $0 == ProposedViewSize(width: nil, height: 100) })
            #expect(!log.proposals.isEmpty)
        }
    }

    // reverse-engineered; naykutguven/SwiftUIChronicles .../5-LazyHStackVStack.swift @26ee2d3f
    /// A Spacer is at its minimum.
    @Test("lazy-stack-005") func spacer() {
        let host = host(
            LazyVStack {
                Spacer()
                Color.red.frame(height: 20)
            })
        #expect(host.layout(ProposedViewSize(width: 100, height: 200)).height == 28)
    }

    // measured-by-real-SwiftUI; iamcgn/swiftui-web Fixtures/Goldens/lazy/stacks
    @Test("two lazy stacks in a row share its width") func share() {
        let host = host(
            HStack(spacing: 0) {
                LazyVStack { Color.red.frame(height: 64) }
                LazyVStack { Color.red.frame(width: 10, height: 64) }
            })
        host.layout(ProposedViewSize(width: 243, height: 240))
        #expect(host.frames(of: "LazyVStack").map { [$0[2], $0[3]] } == [[121.5, 64], [121.5, 64]])
    }
}
