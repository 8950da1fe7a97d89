import Drawing

/// The memo of a representable: updating the platform view is its body.
final class PlatformMemo<Hosted: PlatformHosted>: BodyMemo {
    private let hosting: PlatformHosting<Hosted>
    private var value: Hosted.Representable?
    /// The value with its dynamic properties.
    private var bound: Hosted.Representable?
    /// The evaluation of the body around that the value comes from.
    private var origin: UInt = 0
    /// Why the view isn't updated.
    private var missing: [MissingObject] = []

    init(_ node: ViewNode, _ hosting: PlatformHosting<Hosted>, _ live: LiveTree) {
        self.hosting = hosting
        super.init(Hosted.Representable.self, node, live)
    }

    /// Why the view has to be updated: as a body, and because the body around was evaluated.
    @MainActor
    func causes(for representable: Hosted.Representable, _ inputs: _ResolveInputs) -> [UpdateCause] {
        guard let value else { return [.value(fields: []), .identity] }
        let differences = FieldComparison.differences(value, representable, byEquality: false)
        let causes = causes(differences: differences, inputs)
        guard differences.isEmpty, origin != inputs.evaluation else { return causes }
        return [.value(fields: [])] + causes
    }

    @MainActor
    func take(_ representable: Hosted.Representable, _ inputs: _ResolveInputs) {
        if let value { StaleInitialValue.inspect(value, representable, inputs) }
        value = representable
        origin = inputs.evaluation
        hosting.memo = self
    }

    override var inspectedValue: Any? { value }

    /// Where an object isn't there that the representable asks its environment for, nothing is shown.
    @MainActor
    override func runBody(_ inputs: _ResolveInputs) {
        guard var bound = value else { return }
        missing = DynamicPropertyFields.bind(&bound, inputs, memo: self)
        self.bound = missing.isEmpty ? bound : nil
        guard missing.isEmpty else { return }
        let reads = EnvironmentReadLog.reads(as: "context.environment") {
            live.observing(self, .body) { hosting.update(bound, inputs) }
        }
        environmentReads += reads
    }

    @MainActor
    override func bodyElements(_ inputs: _ResolveInputs) -> _Elements {
        guard let bound else {
            guard !missing.isEmpty, !inputs.isSearching else { return _Elements() }
            setVolatile()
            inputs.report(missing, of: type)
            return _Elements()
        }
        return _Elements(PlatformNode<Hosted>.named(bound, hosting, inputs))
    }

    override func discard() {
        bound = nil
        super.discard()
    }
}

extension PlatformHosted {
    /// The element of a representable:
    ///
    /// 1. Where views are only listed, or read out, none is made.
    /// 2. In a tree that is kept the view is updated if there is a cause, and the element is that of the last time where
    ///    nothing about it has changed.
    /// 3. Else it is updated in every pass.
    static func elements(_ representable: Representable, _ outer: _ResolveInputs) -> _Elements {
        let inputs = outer.place(of: Representable.self)
        // 1.
        if inputs.isListing || inputs.environment.listsApart {
            return _Elements(PlatformNode<Self>.named(representable, nil, inputs))
        }
        let hosting = inputs.node.state(at: -1) { PlatformHosting<Self>(inputs) }
        // 2.
        if let live = inputs.graph.live {
            let memo = live.memo(at: inputs.node) { PlatformMemo($0, hosting, live) }
            live.run(memo, because: memo.causes(for: representable, inputs), inputs) {
                memo.take(representable, inputs)
            }
            if inputs.isSearching { return memo.bodyElements(inputs.inside(memo)) }
            return memo.reusedElements(inputs) ?? memo.makeElements(inputs)
        }
        // 3.
        var bound = representable
        let missing = DynamicPropertyFields.bind(&bound, inputs)
        guard missing.isEmpty else {
            inputs.report(missing, of: Representable.self)
            return _Elements()
        }
        inputs.observing { hosting.update(bound, inputs) }
        return _Elements(PlatformNode<Self>.named(bound, hosting, inputs))
    }
}

extension EnvironmentValues {
    private enum ListsApartKey: EnvironmentKey {
        static var defaultValue: Bool { false }
    }

    /// Whether views are made apart from the tree, to be looked at and thrown away.
    var listsApart: Bool {
        get { self[ListsApartKey.self] }
        set { self[ListsApartKey.self] = newValue }
    }
}
