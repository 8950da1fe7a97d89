import Drawing
import Foundation
import Testing

@testable import LayoutEngine

/// A view laid out with and without explanations: what was found, and that the picture is the same.
@MainActor
struct ExplainedView {
    let diagnostics: [LayoutDiagnostic]
    let trace: String

    init(
        _ view: @autoclosure () -> some View, width: CGFloat? = 200, height: CGFloat? = 100,
        sourceLocation: SourceLocation = #_sourceLocation
    ) {
        let plain = LayoutHost(view(), shaper: BoxShaper(), images: NoImages())
        let explained = LayoutHost(view(), shaper: BoxShaper(), images: NoImages())
        explained.explains = true
        let proposal = ProposedViewSize(width: width, height: height)
        let size = plain.layout(proposal)
        #expect(explained.layout(proposal) == size, sourceLocation: sourceLocation)
        #expect(explained.layoutDescription == plain.layoutDescription, sourceLocation: sourceLocation)
        let list = explained.displayList(scale: 2)
        #expect(list == plain.displayList(scale: 2), sourceLocation: sourceLocation)
        #expect(plain.explainedDescription.isEmpty, sourceLocation: sourceLocation)
        let cheap = plain.diagnostics
        #expect(
            cheap.allSatisfy { explained.diagnostics.contains($0) || $0.rule == .childrenOutsideSize },
            sourceLocation: sourceLocation)
        diagnostics = explained.diagnostics
        trace = explained.explainedDescription
    }

    /// The findings as they are printed.
    var lines: [String] { diagnostics.map { "\($0)" } }

    var rules: [LayoutDiagnostic.Rule] { diagnostics.map(\.rule) }
}

/// A custom layout made of closures.
struct ClosureLayout: Layout {
    var size: (ProposedViewSize, LayoutSubviews) -> CGSize = { _, _ in CGSize(width: 40, height: 20) }
    let place: (CGRect, ProposedViewSize, LayoutSubviews) -> Void

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
        size(proposal, subviews)
    }

    func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
    ) {
        place(bounds, proposal, subviews)
    }
}
