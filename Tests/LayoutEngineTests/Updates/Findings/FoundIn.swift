import Drawing
import Foundation

@testable import LayoutEngine

extension LiveHost {
    /// The findings of a rule so far, as `path: message`.
    func found(_ rule: LayoutDiagnostic.Rule) -> [String] {
        host.diagnostics.filter { $0.rule == rule }.map { "\($0.path): \($0.message)" }
    }
}

/// The findings of a rule in a view that is rendered once.
@MainActor
func foundAtOnce(_ rule: LayoutDiagnostic.Rule, in view: some View) -> [String] {
    let host = LayoutHost(view, shaper: BoxShaper(), images: NoImages())
    host.layout(ProposedViewSize(width: 300, height: 300))
    return host.diagnostics.filter { $0.rule == rule }.map { "\($0.path): \($0.message)" }
}
