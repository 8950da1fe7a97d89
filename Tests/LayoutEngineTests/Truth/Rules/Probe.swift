import Drawing
import Foundation
import Testing

@testable import LayoutEngine

/// A view that answers a closure's size and notes what it is offered. To its stack it is a view like any
/// other (a layout without views would have a spacer's priority).
@MainActor
func probe(_ log: Box.Log, _ size: @escaping (ProposedViewSize) -> CGSize) -> some View {
    Box(log: log, size) { Color.clear }
}

/// As wide as its view, and hands it out to a closure whenever it is measured.
struct Inspecting: Layout {
    let visit: (LayoutSubview, ProposedViewSize) -> Void

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
        for subview in subviews { visit(subview, proposal) }
        return subviews.first?.sizeThatFits(proposal) ?? .zero
    }

    func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
    ) {
        for subview in subviews { subview.place(at: bounds.origin, proposal: proposal) }
    }
}

/// Lays `content` out in the box font and hands each of its elements to `visit`.
@MainActor
func inspect(
    width: CGFloat? = nil, height: CGFloat? = nil, @ViewBuilder _ content: () -> some View,
    visit: @escaping (LayoutSubview, ProposedViewSize) -> Void
) {
    _ = TextHost(Inspecting(visit: visit) { content() }, width: width, height: height)
}

extension LayoutHost {
    /// The frames of the elements called `name`, in view order, as the layout text has them.
    func frames(of name: String) -> [[CGFloat]] {
        layoutDescription.split(separator: "\n").compactMap { line in
            let line = line.drop { $0 == " " }
            guard line.hasPrefix(name), let open = line.lastIndex(of: "(") else { return nil }
            return line[open...].dropFirst().dropLast().split(separator: ",").compactMap {
                Double($0.trimmingCharacters(in: .whitespaces)).map { CGFloat($0) }
            }
        }
    }
}
