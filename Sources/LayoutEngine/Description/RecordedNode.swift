import Drawing
import Foundation

/// An element that answers as another did, its children where they stood.
///
/// Stands for what a description can't work out again: a custom layout's code that isn't in the program, a
/// control's own element.
final class RecordedNode: LayoutNode {
    private let answers: RecordedAnswers
    private let nodes: [LayoutNode]
    /// By child; nil in the corner, offered the whole size.
    private let places: [RecordedAnswers.Place?]

    init(
        _ answers: RecordedAnswers, _ nodes: [LayoutNode], _ places: [RecordedAnswers.Place?],
        _ inputs: _ResolveInputs, path: ViewPath,
        label: String
    ) {
        self.answers = answers
        self.nodes = nodes
        self.places = places
        super.init(inputs, path: path, label: label)
    }

    override var children: [LayoutNode] { nodes }

    override func computeSize(_ proposal: ProposedViewSize) -> CGSize { answers.size(proposal) }

    override func placeContent() {
        for (node, place) in zip(nodes, places) {
            let origin = CGPoint(x: frame.minX + (place?.x ?? 0), y: frame.minY + (place?.y ?? 0))
            node.place(at: origin, place?.offer.proposal ?? ProposedViewSize(frame.size))
        }
    }

    override func computeExplicitAlignment(_ key: AlignmentKey, size: CGSize, proposal: ProposedViewSize)
        -> CGFloat?
    { answers.alignment(DescribedGuide(key), proposal) }

    override func computeSpacing() -> ViewSpacing { answers.spacing?.spacing ?? ViewSpacing() }

    override func computePriority() -> Double { answers.priority ?? 0 }
}

/// Answers one guide as it was answered; everything else is its child's.
final class RecordedGuideNode: UnaryNode {
    private let key: AlignmentKey
    private let answers: RecordedAnswers

    init(
        _ child: LayoutNode, _ inputs: _ResolveInputs, _ guide: DescribedGuide, _ answers: RecordedAnswers
    ) {
        key = guide.key
        self.answers = answers
        super.init(child, inputs)
    }

    override func computeSetsGuides() -> Bool { true }

    override func computeExplicitAlignment(_ key: AlignmentKey, size: CGSize, proposal: ProposedViewSize)
        -> CGFloat?
    {
        guard key == self.key else { return child.explicitAlignment(key, size: size, proposal: proposal) }
        return answers.alignment(DescribedGuide(key), proposal)
    }
}

/// A geometry reader whose content is known: greedy, its views in the corner.
final class ReadGeometryNode: LayoutNode {
    private let nodes: [LayoutNode]

    init(_ nodes: [LayoutNode], _ inputs: _ResolveInputs, path: ViewPath, label: String) {
        self.nodes = nodes
        super.init(inputs, path: path, label: label)
    }

    override var children: [LayoutNode] { nodes }

    override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
        proposal.replacingUnspecifiedDimensions()
    }

    override func placeContent() {
        let offer = ProposedViewSize(frame.size)
        for node in nodes { node.place(at: frame.origin, offer) }
    }
}

/// A leaf whose size follows from its offer.
final class SizedLeafNode: LayoutNode {
    private let answer: (ProposedViewSize) -> CGSize

    init(
        _ inputs: _ResolveInputs, path: ViewPath, label: String,
        _ answer: @escaping (ProposedViewSize) -> CGSize
    ) {
        self.answer = answer
        super.init(inputs, path: path, label: label)
    }

    override func computeSize(_ proposal: ProposedViewSize) -> CGSize { answer(proposal) }

    override func computeSetsGuides() -> Bool { false }
}

/// A modifier that forwards every answer.
final class ForwardingNode: UnaryNode {}
