import Drawing
import Foundation

/// One element of the layout tree: a leaf, a container, or a modifier around one child.
///
/// It answers five questions (size, placement of its children, explicit alignment, spacing, priority), is
/// placed once a pass, and then draws. Subclasses override the questions; caching lives here.
@usableFromInline
class LayoutNode {
    let graph: ViewGraph
    let path: ViewPath
    /// nil where it is the path's name.
    private let ownLabel: String?
    let environment: EnvironmentValues
    let surroundings: Surroundings
    var traits = TraitValues()
    /// Whether it was reported for an infinite answer, so that those around aren't.
    var hasAnsweredInfinity = false

    /// Where it was placed, in points of the picture; x grows rightwards in both layout directions.
    private(set) var frame = CGRect.zero
    /// What it was offered when it was placed.
    private(set) var placementProposal = ProposedViewSize.unspecified
    /// The effects around that map what it draws; set when it is placed.
    private(set) var outerTransform: TransformLink?

    private var sizes = RecentAnswers<SizeQuestion, CGSize>()
    /// Those for which ``sizes`` has no room.
    private var moreSizes: AnswerCache<SizeQuestion, CGSize>?
    /// Few nodes are asked for guides that have to be looked for.
    private var alignments: AnswerCache<AlignmentQuestion, CGFloat?>?
    private var keptSpacing: ViewSpacing?
    private var keptPriority: Double?
    private var keptSetsGuides: Bool?
    /// The state of the container in which these answers were given.
    private var generation: UInt = 0
    /// What is known of it beyond one pass, where the tree is kept.
    private(set) final var upkeep: NodeUpkeep?

    /// - Parameter label: nil for that of the path.
    init(_ inputs: _ResolveInputs, path: ViewPath, label: String?) {
        graph = inputs.graph
        self.path = path
        ownLabel = label
        environment = inputs.environment
        surroundings = inputs.surroundings
        if let search = inputs.search {
            traits[ElementOriginTrait.self] = ElementOrigin(place: inputs.node, trail: search.trail)
        }
    }

    /// An element without a name that stands where another does.
    init(as other: LayoutNode) {
        graph = other.graph
        path = other.path
        ownLabel = ""
        environment = other.environment
        surroundings = other.surroundings
    }

    /// An element of its own, called `name`, among its siblings.
    convenience init(_ inputs: _ResolveInputs, name: String) {
        self.init(inputs, path: inputs.elementPath(inputs.label(name)), label: nil)
    }

    /// Its name in dumps: `Card/VStack`, `Text "Total"`. Empty for modifiers that don't appear there.
    final var label: String { ownLabel ?? path.name }

    // MARK: The questions, answered from the cache

    /// The size it chooses for `proposal`. Never negative, never NaN.
    final func size(_ proposal: ProposedViewSize) -> CGSize {
        forgetStaleAnswers()
        let question = SizeQuestion(proposal)
        if isRecorded { return recordedSize(proposal, question) }
        if let known = sizes.answer(to: question) ?? moreSizes?.answer(to: question) { return known }
        return tracedAnswer(proposal, question)
    }

    private func tracedAnswer(_ proposal: ProposedViewSize, _ question: SizeQuestion) -> CGSize {
        guard let trace = graph.trace else { return answer(proposal, question) }
        let entry = trace.ask(self, proposal)
        let size = answer(proposal, question)
        trace.answer(entry, self, size)
        return size
    }

    /// Whether a record is told what it is asked and where it is placed.
    final var isRecorded: Bool { graph.live?.record != nil && !(self is SlotNode) }

    private func recordedSize(_ proposal: ProposedViewSize, _ question: SizeQuestion) -> CGSize {
        let element = UpdateRecord.Element(self)
        let record = graph.live?.record
        if let known = sizes.answer(to: question) ?? moreSizes?.answer(to: question) {
            record?.knownQuestion(to: element, proposal, answer: known)
            return known
        }
        record?.beginQuestion(to: element, proposal)
        let size = tracedAnswer(proposal, question)
        record?.endQuestion(size)
        return size
    }

    private func answer(_ proposal: ProposedViewSize, _ question: SizeQuestion) -> CGSize {
        let size = checked(computeSize(checked(proposal)), for: proposal)
        if !sizes.store(size, for: question) {
            let more = moreSizes ?? AnswerCache()
            moreSizes = more
            more.store(size, for: question)
        }
        return size
    }

    /// The explicit value of a guide at the size that answers `proposal`; nil when nothing below sets it.
    final func explicitAlignment(_ key: AlignmentKey, size: CGSize, proposal: ProposedViewSize) -> CGFloat? {
        // Edges and centres are set by few: nothing below has to be asked, unless what is asked is recorded.
        if key.merging == .none, !setsGuides, graph.trace == nil { return nil }
        forgetStaleAnswers()
        let question = AlignmentQuestion(key, proposal)
        if let known = alignments?.answer(to: question) { return known }
        let value = computeExplicitAlignment(key, size: size, proposal: proposal)
        let answers = alignments ?? AnswerCache()
        alignments = answers
        answers.store(value, for: question)
        return value
    }

    /// Whether it may have an explicit value for an edge or the centre.
    final var setsGuides: Bool {
        if let keptSetsGuides { return keptSetsGuides }
        let setsGuides = computeSetsGuides()
        keptSetsGuides = setsGuides
        return setsGuides
    }

    /// How far it wants to be from its neighbours.
    final var spacing: ViewSpacing {
        if let keptSpacing { return keptSpacing }
        let spacing = computeSpacing()
        keptSpacing = spacing
        return spacing
    }

    /// How early its stack serves it.
    final var priority: Double {
        if let keptPriority { return keptPriority }
        let priority = computePriority()
        keptPriority = priority
        return priority
    }

    /// The sizes that it has answered, in the order asked; beyond the first six in that of the offers.
    final var knownSizes: [(SizeQuestion, CGSize)] {
        let all = (sizes.all + (moreSizes?.all ?? [])).map { ($0.question, $0.answer) }
        return all.prefix(6) + all.dropFirst(6).sorted { $0.0.precedes($1.0) }
    }

    /// The explicit guides that it has answered, as ``knownSizes``.
    final var knownAlignments: [(AlignmentQuestion, CGFloat?)] {
        let all = (alignments?.all ?? []).map { ($0.question, $0.answer) }
        return all.prefix(6)
            + all.dropFirst(6).sorted { a, b in
                let names = (String(reflecting: a.0.key.id), String(reflecting: b.0.key.id))
                return names.0 == names.1 ? a.0.proposal.precedes(b.0.proposal) : names.0 < names.1
            }
    }

    final func dimensions(_ proposal: ProposedViewSize) -> ViewDimensions {
        ViewDimensions(node: self, proposal: proposal, size: size(proposal))
    }

    /// Places it with its top left corner at `origin`, sized by its answer to `proposal`, and all below it.
    final func place(at origin: CGPoint, _ proposal: ProposedViewSize) {
        if let live = graph.live, !isToBePlaced(at: origin, proposal, live) { return }
        frame = CGRect(origin: origin, size: size(proposal))
        placementProposal = proposal
        outerTransform = graph.transform
        if let live = graph.live { return placeContent(in: live) }
        placeContent(tracedBy: graph.trace)
    }

    private func placeContent(tracedBy trace: LayoutTrace?) {
        guard let trace else { return placeContent() }
        trace.beginPlacement(of: self)
        placeContent()
        trace.endPlacement()
    }

    // MARK: In a living tree

    /// Notes who places it. False where all is as it was when it was placed last, in it too.
    private func isToBePlaced(at origin: CGPoint, _ proposal: ProposedViewSize, _ live: LiveTree) -> Bool {
        let upkeep = upkeep ?? NodeUpkeep()
        self.upkeep = upkeep
        upkeep.parent = live.placing
        return !upkeep.isPlaced || upkeep.needsPlacement || !live.reusesElements || origin != frame.origin
            || proposal != placementProposal || outerTransform !== graph.transform
            || upkeep.generation != surroundings.container.generation || size(proposal) != frame.size
    }

    private func placeContent(in live: LiveTree) {
        if let upkeep, !upkeep.isPlaced {
            upkeep.isPlaced = true
            upkeep.firstPass = graph.pass.current
        } else {
            graph.forgetFindings(ofPlacing: self)
        }
        upkeep?.needsPlacement = false
        upkeep?.generation = surroundings.container.generation
        let outer = live.placing
        live.placing = self
        let record = isRecorded ? live.record : nil
        record?.beginPlacement(of: UpdateRecord.Element(self))
        placeContent(tracedBy: graph.trace)
        record?.endPlacement()
        live.placing = outer
    }

    /// Whether it stands in the tree since an earlier pass.
    final var wasPlacedEarlier: Bool {
        upkeep.map { $0.isPlaced && $0.firstPass != graph.pass.current } ?? false
    }

    /// Forgets all answers: something in it gives others.
    final func forgetAll() {
        sizes = RecentAnswers()
        moreSizes = nil
        alignments = nil
        keptSpacing = nil
        keptPriority = nil
        keptSetsGuides = nil
        forgetAnswers()
    }

    /// Whether another answers as this one has answered what doesn't depend on a proposal.
    final func hasSameFixedAnswers(as other: LayoutNode) -> Bool {
        if let keptSpacing, !FieldComparison.areEqual(keptSpacing, other.spacing) { return false }
        if let keptPriority, keptPriority != other.priority { return false }
        if let keptSetsGuides, keptSetsGuides != other.setsGuides { return false }
        return true
    }

    /// Whether it hands something up the tree itself.
    var setsPreference: Bool { false }

    /// Answers hold as long as the scroll view around, where one counts, has the same room.
    private func forgetStaleAnswers() {
        let current = surroundings.container.generation
        guard current != generation else { return }
        generation = current
        sizes = RecentAnswers()
        moreSizes = nil
        alignments = nil
        keptSpacing = nil
        forgetAnswers()
    }

    // MARK: For subclasses

    /// Drops what was worked out for other sizes of the container around.
    func forgetAnswers() {}

    /// The elements directly below, in drawing order before z index.
    var children: [LayoutNode] { [] }

    /// Calls `body` with each of ``children``; elements of one child do so without an array.
    func forEachChild(_ body: (LayoutNode) -> Void) {
        for child in children { body(child) }
    }

    func computeSize(_ proposal: ProposedViewSize) -> CGSize { .zero }

    /// Places the children; `frame` and `placementProposal` are set.
    func placeContent() {}

    func computeExplicitAlignment(_ key: AlignmentKey, size: CGSize, proposal: ProposedViewSize) -> CGFloat? {
        nil
    }

    /// False only where ``computeExplicitAlignment(_:size:proposal:)`` is nil for every guide that doesn't merge: for
    /// edges and centres. Doesn't change with what is placed.
    func computeSetsGuides() -> Bool { true }

    func computeSpacing() -> ViewSpacing { ViewSpacing() }

    func computePriority() -> Double { 0 }

    /// Adds what it draws, children included.
    func draw(into drawing: inout DrawingContext) {
        forEachChild { $0.draw(into: &drawing) }
    }

    /// The value of a preference in this subtree; nil where nothing sets it. Asked after placement.
    func preference<K: PreferenceKey>(_ key: K.Type) -> K.Value? {
        PreferenceMerging.merge(key, children, in: self)
    }

    /// The axis along which it lays its children in a row; nil where it does something else.
    var stackAxis: Axis? { nil }

    /// Whether its children lie on each other.
    var isLayered: Bool { false }

    /// Looks for what only the laid out tree can tell, when a layout is to explain itself.
    func audit() {}
    /// The frame of the element with `id` below this one. Asked while a scroll view places its content.
    func frameInside(ofIdentity id: AnyHashable) -> CGRect? {
        for child in children {
            if let frame = child.frame(ofIdentity: id) { return frame }
        }
        return nil
    }

    final var layoutDirection: LayoutDirection { environment.layoutDirection }

    // MARK: The contract

    /// NaN and negative offers are the parent's mistake: reported, and taken as 0.
    private func checked(_ proposal: ProposedViewSize) -> ProposedViewSize {
        // True of every offer but the wrong ones.
        if proposal.width ?? 0 >= 0, proposal.height ?? 0 >= 0 { return proposal }
        var result = proposal
        for axis in Axis.allCases {
            guard let value = proposal[axis], value.isNaN || value < 0 else { continue }
            if value.isNaN {
                graph.report(
                    .error, .invalidProposal, at: path,
                    "was proposed a \(axis) size of NaN; 0 is used. Check the arithmetic of the layout around it."
                )
            }
            result[axis] = 0
        }
        return result
    }

    /// NaN and negative answers are the node's mistake: reported, and taken as 0. Infinity that wasn't proposed
    /// is reported and kept.
    private func checked(_ size: CGSize, for proposal: ProposedViewSize) -> CGSize {
        // The test of every answer but the wrong ones.
        if size.width >= 0 && size.height >= 0 && size.width + size.height < .infinity { return size }
        return InvalidSize.checked(size, of: self, for: proposal)
    }
}

extension ProposedViewSize {
    /// `320 x nil`, for messages and dumps.
    var text: String {
        "\(width?.decimalText ?? "nil") x \(height?.decimalText ?? "nil")"
    }
}
