import Drawing

/// What is kept of a view with a body from pass to pass: its value, its body, and the elements that came of it.
///
/// A body runs again when the view's value differs, or something that it read has changed. Its elements are made again
/// when it ran, when something that making them read has changed, or when what is known of the surroundings has.
class BodyMemo: Reader {
    unowned let live: LiveTree
    /// The view's type.
    let type: Any.Type
    /// The place; it owns this.
    unowned let node: ViewNode
    /// The view with a body around.
    private(set) weak var outer: BodyMemo?
    private(set) var depth = 0
    /// Which was made first: the order in which equals are updated.
    let order: UInt

    /// How often the body ran.
    private(set) var bodyRun: UInt = 0
    /// Tells the last run of the body apart from all others in the tree.
    private(set) var evaluation: UInt = 0
    /// How often elements were made.
    private(set) var elementsRun: UInt = 0
    /// Why the body has to run again; empty where it hasn't.
    private(set) var causes: [UpdateCause] = []
    /// Why it ran last.
    private(set) var lastCauses: [UpdateCause] = []
    /// What was set, for the record.
    private(set) var sources: [ChangeSource] = []
    private(set) var isBodyDirty = false
    private(set) var areElementsDirty = false
    /// Whether something inside has to be made again.
    private(set) var isDirtyInside = false
    /// Whether something in it has to be made again in each pass that comes by.
    private(set) var isVolatile = false
    /// What the view's environment properties read.
    var environmentReads: [EnvironmentRead] = []

    /// What was known when elements were made last.
    private(set) var context: _ResolveInputs.Context?
    /// The numbers of its elements among those of the container around.
    private(set) var siblings: Range<Int> = 0..<0
    /// As the body's views gave them.
    private var kept = _Elements()
    /// Whether its views are made bit by bit by a lazy container, which has the elements.
    private(set) var isMadeInParts = false
    /// What stands for them in the tree around.
    private(set) var slots: [SlotNode] = []

    init(_ type: Any.Type, _ node: ViewNode, _ live: LiveTree) {
        self.type = type
        self.node = node
        self.live = live
        order = live.nextOrder()
    }

    override func run(of purpose: ReadTracker.Purpose) -> UInt {
        purpose == .body ? bodyRun : elementsRun
    }

    override final var memo: BodyMemo? { self }

    override func invalidate(
        _ purpose: ReadTracker.Purpose, _ causes: [UpdateCause], _ source: ChangeSource?, in live: LiveTree
    ) {
        live.invalidate(self, purpose, causes, source)
    }

    var name: String { ViewName.of(type) }

    /// For the record.
    var identity: UpdateRecord.Identity {
        UpdateRecord.Identity(
            type: type, path: path, node: ObjectIdentifier(node))
    }

    /// The view's path, the view's own name included.
    var path: ViewPath { (context?.path ?? ViewPath("View")).appending(name) }

    /// Whether its place is still in the tree.
    var isThere: Bool { context != nil }

    /// The same, but for the host's, which is no view.
    var place: UpdateRecord.Identity? { isHost ? nil : identity }

    /// Whether it stands for the host, around all views.
    var isHost: Bool { self === live.root }

    /// The place is gone.
    func discard() {
        kept = _Elements()
        slots = []
        context = nil
    }

    // MARK: What has changed

    /// Notes that the body, or the elements, have to be made again.
    func invalidate(_ purpose: ReadTracker.Purpose, _ causes: [UpdateCause], _ source: ChangeSource?) {
        if purpose == .body {
            isBodyDirty = true
            for cause in causes where !self.causes.contains(cause) { self.causes.append(cause) }
        } else {
            areElementsDirty = true
        }
        if let source, !sources.contains(source) { sources.append(source) }
        markOuter()
    }

    var isDirty: Bool { isBodyDirty || areElementsDirty }

    /// Elements are made anew around all views.
    func beginPass() {
        elementsRun += 1
        areElementsDirty = false
        isDirtyInside = false
        isVolatile = false
    }

    private func markOuter(force: Bool = false) {
        var memo = outer
        while let current = memo, force || !current.isDirtyInside {
            current.isDirtyInside = true
            memo = current.outer
        }
    }

    /// Has elements made with the next pass that comes by, which needn't be soon.
    func setOutdated() {
        areElementsDirty = true
        markOuter()
    }

    /// Elements are made in each pass that comes by: they take part in something that is gathered anew each time.
    func setVolatile() {
        var memo: BodyMemo? = self
        while let current = memo, !current.isVolatile {
            current.isVolatile = true
            memo = current.outer
        }
    }

    /// Why the body has to run, given the fields of the view's value that differ, and its inputs.
    final func causes(differences: [String], _ inputs: _ResolveInputs) -> [UpdateCause] {
        var causes: [UpdateCause] = differences.isEmpty ? [] : [.value(fields: differences)]
        for cause in self.causes where !causes.contains(cause) { causes.append(cause) }
        guard let environment = inputs.changedEnvironment(since: context) else { return causes }
        let isForEnvironment = causes.isEmpty
        for read in environmentReads where !read.isSame(environment) {
            causes.append(.property(read.property))
            noteWriters(of: read, environment, inputs.writer, isOnlyCause: isForEnvironment)
        }
        return causes
    }

    /// Notes who wrote what a property reads now: of the writers around, inner ones first, each that changed something
    /// which makes a difference.
    private func noteWriters(
        of read: EnvironmentRead, _ environment: EnvironmentValues, _ nearest: EnvironmentWriter?,
        isOnlyCause: Bool
    ) {
        guard let before = context?.environment else { return }
        var claimed: [ObjectIdentifier] = []
        var next = nearest
        while let writer = next {
            next = writer.outer
            let keys = writer.written.map(\.key).filter { !claimed.contains($0) }
            claimed += keys
            guard writer.changedIn == live.updateLog.number,
                !read.isSame(before.taking(keys, from: environment))
            else { continue }
            if !sources.contains(writer.source) { sources.append(writer.source) }
            if isOnlyCause, writer.readers.last !== self { writer.readers.append(self) }
        }
    }

    // MARK: Running the body

    /// The value whose body it is, to be looked at; nil where there is none.
    var inspectedValue: Any? { nil }

    /// The views inside are given anew.
    final func noteEvaluation() {
        evaluation = live.nextOrder()
    }

    /// Runs the view's body with the inputs of its place.
    @MainActor
    func runBody(_ inputs: _ResolveInputs) {}

    /// Makes the elements of the body that ran last.
    @MainActor
    func bodyElements(_ inputs: _ResolveInputs) -> _Elements { _Elements() }

    /// 1. What is known to have changed is taken back: what changes from here on counts for the next time.
    /// 2. The body runs, and what it reads is noted.
    @MainActor
    final func evaluate(_ inputs: _ResolveInputs, because causes: [UpdateCause]) {
        // 1.
        stand(inside: inputs.memo)
        bodyRun += 1
        noteEvaluation()
        isBodyDirty = false
        areElementsDirty = true
        self.causes = []
        lastCauses = causes
        environmentReads = []
        context = inputs.context
        live.updateLog.ran(self, because: causes, sources: sources, rows: inputs.rows)
        live.record?.evaluated(identity, because: causes, sources: sources, by: outer?.place)
        BodyWatch.current?.note(self, because: causes, sources: sources)
        sources = []
        // 2.
        BodyEvaluation(of: type, because: causes, record: live.record).run { runBody(inputs) }
    }

    private func stand(inside memo: BodyMemo?) {
        outer = memo
        depth = (memo?.depth ?? -1) + 1
    }

    // MARK: Elements

    /// Makes the elements, with something in the place of each that can be exchanged later.
    @MainActor
    final func makeElements(_ inputs: _ResolveInputs) -> _Elements {
        stand(inside: inputs.memo)
        elementsRun += 1
        areElementsDirty = false
        isDirtyInside = false
        isVolatile = false
        isMadeInParts = false
        context = inputs.context
        let first = inputs.siblings.count
        kept = bodyElements(inputs.inside(self))
        siblings = first..<inputs.siblings.count
        live.made(self)
        return stand()
    }

    /// The elements of the last time, if nothing about them has changed; nil where they have to be made.
    @MainActor
    final func reusedElements(_ inputs: _ResolveInputs) -> _Elements? {
        guard !isBodyDirty, !areElementsDirty, !isDirtyInside, !isVolatile, live.reusesElements,
            let context, siblings.lowerBound == inputs.siblings.count,
            inputs.hasSameContext(as: context)
        else { return nil }
        stand(inside: inputs.memo)
        self.context = inputs.context
        inputs.siblings.restart(at: siblings.upperBound)
        node.keepAll()
        live.kept(kept)
        return stand()
    }

    /// Fresh elements around the kept ones: those around may set traits of them.
    private func stand() -> _Elements {
        slots = []
        return kept.mapNodes { node in
            let slot = SlotNode(node)
            slots.append(slot)
            return slot
        }
    }

    // MARK: Updating alone

    /// Runs and makes again what has to be, and puts it in the place of what was, without the tree around.
    ///
    /// 1. That takes elements which stand in the tree, as many and of the same kind as before.
    /// 2. The body runs, if it has to, and its elements are made.
    /// 3. Whatever the elements tell those around by other means than their answers must be as it was.
    /// 4. The new ones take their places. Those whose answers differ have the elements around forget theirs.
    ///
    /// - Returns: False where the elements around have to be made again too; the body isn't run again for it.
    @MainActor
    final func updateAlone() -> Bool {
        // 1.
        guard let context, !isVolatile, live.reusesElements, !slots.isEmpty,
            slots.allSatisfy({ $0.isPlaced }), !isMadeInParts
        else { return false }
        let inputs = _ResolveInputs(context, at: node)
        // 2.
        let (before, count) = (kept, siblings.count)
        let counted = inputs.numbered(from: siblings.lowerBound)
        if isBodyDirty { evaluate(counted, because: causes) }
        live.setAsideFindings(in: before)
        let places = slots
        let made = makeElements(counted)
        live.takeBackFindings()
        node.removeUntouched()
        self.context = context
        // 3.
        guard !isVolatile, made.count == places.count, made.isDynamic == before.isDynamic,
            siblings.count == count,
            zip(before.nodes, kept.nodes).allSatisfy({ $0.tellsTheSame(as: $1) })
        else {
            areElementsDirty = true
            markOuter(force: true)
            return false
        }
        // 4.
        slots = places
        for (slot, node) in zip(places, kept.nodes) { slot.exchange(node) }
        return true
    }

    /// Notes that its views are made bit by bit by a lazy container, which has the elements.
    @MainActor
    final func makeUnits(_ inputs: _ResolveInputs, _ make: (_ResolveInputs) -> _LazyElements) -> _LazyElements
    {
        stand(inside: inputs.memo)
        elementsRun += 1
        areElementsDirty = false
        isDirtyInside = false
        isVolatile = false
        isMadeInParts = true
        context = inputs.context
        return make(inputs.inside(self))
    }
}

/// A value of the environment that a view's property reads.
struct EnvironmentRead {
    /// The property's stored name.
    let property: String
    /// Whether another environment has the same value.
    let isSame: (EnvironmentValues) -> Bool
}
