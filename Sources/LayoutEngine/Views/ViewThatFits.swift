import Drawing
import Foundation

/// The first of several views whose ideal size fits: SwiftUI's `ViewThatFits`. The last one where none does.
public struct ViewThatFits<Content: View>: _PrimitiveView {
    let axes: Axis.Set
    let content: Content

    public init(in axes: Axis.Set = [.horizontal, .vertical], @ViewBuilder content: () -> Content) {
        self.axes = axes
        self.content = content()
    }

    public static func _resolve(_ view: Self, _ inputs: _ResolveInputs) -> _Elements {
        let label = inputs.label("ViewThatFits")
        let path = inputs.elementPath(label)
        let inner = inputs.inside(path, stackAxis: inputs.stackAxis)
        let memory = inputs.node.state(at: -1) { FittingMemory() }
        let candidates = memory.candidates(of: view.content, inner)
        return _Elements(
            ViewThatFitsNode(view.axes, candidates, memory, inputs, path: path, label: label))
    }
}

/// Candidates are asked at no proposal; one fits where its size is at most the proposal on each constrained
/// axis (an axis without proposal fits anything). The chosen one then answers everything, with the real
/// proposal. Source: Apple's documentation; measured with in: .horizontal.
final class ViewThatFitsNode: LayoutNode {
    let axes: Axis.Set
    let candidates: [LayoutNode]
    private var shown: LayoutNode?

    init(
        _ axes: Axis.Set, _ candidates: [LayoutNode], _ inputs: _ResolveInputs, path: ViewPath, label: String
    ) {
        self.axes = axes
        self.candidates = candidates
        super.init(inputs, path: path, label: label)
    }

    /// With candidates that are remembered: the one that is placed appears.
    @MainActor
    convenience init(
        _ axes: Axis.Set, _ candidates: [FittingMemory.Candidate], _ memory: FittingMemory,
        _ inputs: _ResolveInputs, path: ViewPath, label: String
    ) {
        self.init(axes, candidates.map(\.node), inputs, path: path, label: label)
        graph.afterLayout { [self] in
            memory.show(candidates.first { $0.node === shown }, of: candidates, graph)
        }
    }

    private func choice(_ proposal: ProposedViewSize) -> LayoutNode? {
        candidates.dropLast().first { candidate in
            let ideal = candidate.size(.unspecified)
            return Axis.allCases.allSatisfy { axis in
                let set: Axis.Set = axis == .horizontal ? .horizontal : .vertical
                guard axes.contains(set), let room = proposal[axis] else { return true }
                return ideal[axis] <= room
            }
        } ?? candidates.last
    }

    override var children: [LayoutNode] { shown.map { [$0] } ?? [] }

    override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
        choice(proposal)?.size(proposal) ?? .zero
    }

    override func placeContent() {
        shown = choice(placementProposal)
        guard let shown else { return }
        shown.place(at: frame.origin, placementProposal)
        if shown === candidates.last {
            NothingFits.inspect(self, shown: shown, axes, candidates: candidates.count)
        }
    }

    override func computeExplicitAlignment(_ key: AlignmentKey, size: CGSize, proposal: ProposedViewSize)
        -> CGFloat?
    {
        choice(proposal)?.explicitAlignment(key, size: size, proposal: proposal)
    }

    override func computeSpacing() -> ViewSpacing { candidates.first?.spacing ?? ViewSpacing() }

    override func computePriority() -> Double { candidates.first?.priority ?? 0 }
}
