import Foundation

/// What an element answered in one layout: enough to stand for it where the same is asked again.
package struct RecordedAnswers: Hashable, Codable, Sendable {
    package struct Offer: Hashable, Codable, Sendable {
        package var width: CGFloat?
        package var height: CGFloat?

        init(_ question: SizeQuestion) { self.init(question.proposal) }

        init(_ proposal: ProposedViewSize) { (width, height) = (proposal.width, proposal.height) }

        var proposal: ProposedViewSize { ProposedViewSize(width: width, height: height) }
    }

    package struct Size: Hashable, Codable, Sendable {
        package var offer: Offer
        package var width: CGFloat
        package var height: CGFloat
    }

    package struct GuidePosition: Hashable, Codable, Sendable {
        var guide: DescribedGuide
        var offer: Offer
        /// nil: nothing inside sets it.
        var value: CGFloat?
    }

    /// Where a child stood, from the element's top left corner.
    package struct Place: Hashable, Codable, Sendable {
        package var x: CGFloat
        package var y: CGFloat
        package var offer: Offer

        init(of child: LayoutNode, in node: LayoutNode) {
            x = child.frame.minX - node.frame.minX
            y = child.frame.minY - node.frame.minY
            offer = Offer(child.placementProposal)
        }
    }

    /// In the order asked.
    package var sizes: [Size] = []
    package var guides: [GuidePosition] = []
    /// Points by category and edge, as ``ViewSpacing`` keeps them; nil where a plain view's.
    var spacing: RecordedSpacing?
    var priority: Double?

    /// What `node` has answered so far.
    init(of node: LayoutNode) {
        sizes = node.knownSizes.map { Size(offer: Offer($0), width: $1.width, height: $1.height) }
        guides = node.knownAlignments.map {
            GuidePosition(guide: DescribedGuide($0.key), offer: Offer($0.proposal), value: $1)
        }
        let spacing = RecordedSpacing(node.spacing)
        if spacing != RecordedSpacing(ViewSpacing()) { self.spacing = spacing }
        if node.priority != 0 { priority = node.priority }
    }

    /// The size, where it is the same for every offer.
    var onlySize: CGSize? {
        guard let first = sizes.first,
            sizes.allSatisfy({ ($0.width, $0.height) == (first.width, first.height) })
        else { return nil }
        return CGSize(width: first.width, height: first.height)
    }

    /// As answered to `proposal`; to one that wasn't made, as to the nearest.
    func size(_ proposal: ProposedViewSize) -> CGSize {
        guard let nearest = Self.nearest(sizes, to: proposal, \.offer) else { return .zero }
        return CGSize(width: nearest.width, height: nearest.height)
    }

    func alignment(_ guide: DescribedGuide, _ proposal: ProposedViewSize) -> CGFloat? {
        Self.nearest(guides.filter { $0.guide == guide }, to: proposal, \.offer)?.value
    }

    /// The first of those whose offer is nearest. An open axis is far from a length, infinity from others.
    private static func nearest<Answer>(
        _ answers: [Answer], to proposal: ProposedViewSize, _ offer: (Answer) -> Offer
    ) -> Answer? {
        func distance(_ a: CGFloat?, _ b: CGFloat?) -> CGFloat {
            if a == b { return 0 }
            guard let a, let b else { return 1e9 }
            return min(abs(a - b), 1e8)
        }
        var best: (answer: Answer, distance: CGFloat)?
        for answer in answers {
            let known = offer(answer)
            let distance = distance(known.width, proposal.width) + distance(known.height, proposal.height)
            if distance == 0 { return answer }
            if best.map({ distance < $0.distance }) ?? true { best = (answer, distance) }
        }
        return best?.answer
    }
}

/// ``ViewSpacing`` as data: points, nil where nothing is wanted.
package struct RecordedSpacing: Hashable, Codable, Sendable {
    /// Top, leading, bottom, trailing.
    private var plain: [CGFloat?]
    private var aboveText: [CGFloat?]
    private var belowText: [CGFloat?]
    private var textLeading: [CGFloat?]

    init(_ spacing: ViewSpacing) {
        plain = Edge.allCases.map { spacing.distances.plain[$0] }
        aboveText = Edge.allCases.map { spacing.distances.aboveText[$0] }
        belowText = Edge.allCases.map { spacing.distances.belowText[$0] }
        textLeading = Edge.allCases.map { spacing.textLeading[$0] }
    }

    var spacing: ViewSpacing {
        var spacing = ViewSpacing.empty
        for edge in Edge.allCases {
            let index = Int(edge.rawValue)
            func value(_ list: [CGFloat?]) -> CGFloat? { index < list.count ? list[index] : nil }
            spacing.distances.plain[edge] = value(plain)
            spacing.distances.aboveText[edge] = value(aboveText)
            spacing.distances.belowText[edge] = value(belowText)
            spacing.textLeading[edge] = value(textLeading)
        }
        return spacing
    }
}
