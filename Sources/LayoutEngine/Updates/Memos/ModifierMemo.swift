/// The memo of a modifier with a body.
///
/// The body holds a stand-in for the modified view, which is another each time: it stays the same here, and passes on
/// to the one that came last.
final class ModifierMemo<M: ViewModifier>: BodyMemo {
    private var value: M?
    private var body: M.Body?
    private var content: M.Content?
    /// Why there is no body.
    private var missing: [MissingObject] = []
    /// The run of a body that gave the content.
    private var origin: UInt = 0

    /// Why the body has to run for `modifier` at a place where the memo's value was.
    @MainActor
    func causes(for modifier: M, _ inputs: _ResolveInputs) -> [UpdateCause] {
        guard let value, body != nil || !missing.isEmpty else { return [.value(fields: []), .identity] }
        let isPlain = M.self is any Equatable.Type && DynamicPropertyFields.names(of: M.self).isEmpty
        return causes(
            differences: FieldComparison.differences(value, modifier, byEquality: isPlain), inputs)
    }

    @MainActor
    func take(_ modifier: M, _ inputs: _ResolveInputs) {
        if let value { StaleInitialValue.inspect(value, modifier, inputs) }
        value = modifier
    }

    @MainActor
    func take(_ content: M.Content, _ inputs: _ResolveInputs) {
        self.content = content
        origin = inputs.evaluation
    }

    override var inspectedValue: Any? { value }

    @MainActor
    override func runBody(_ inputs: _ResolveInputs) {
        guard let value else { return }
        var bound = value
        missing = DynamicPropertyFields.bind(&bound, inputs, memo: self)
        let stand = M.Content(
            resolve: { [unowned self] in content?.resolve($0.given(by: origin)) ?? _Elements() },
            lazy: { [unowned self] in content?.units($0.given(by: origin)) ?? _LazyElements() })
        body = missing.isEmpty ? live.observing(self, .body) { bound.body(content: stand) } : nil
    }

    @MainActor
    override func bodyElements(_ inputs: _ResolveInputs) -> _Elements {
        guard let body else {
            reportMissing(inputs)
            return content?.resolve(inputs) ?? _Elements()
        }
        return M.Body._resolve(body, inputs.child(.body, M.Body.self))
    }

    @MainActor
    private func reportMissing(_ inputs: _ResolveInputs) {
        guard !missing.isEmpty, !inputs.isSearching else { return }
        setVolatile()
        inputs.report(missing, of: M.self)
    }

    /// The units of the body's views, for a lazy container.
    @MainActor
    func bodyUnits(_ inputs: _ResolveInputs) -> _LazyElements {
        guard let body else {
            reportMissing(inputs)
            return content?.units(inputs) ?? _LazyElements()
        }
        return M.Body._lazyElements(body, inputs.child(.body, M.Body.self))
    }
}

extension _ViewModifier_Content {
    @MainActor
    fileprivate func units(_ inputs: _ResolveInputs) -> _LazyElements {
        lazy?(inputs) ?? .unit(self, inputs)
    }
}

extension LiveTree {
    /// The elements of a modifier with a body. What it modifies may be another view each time, so that elements are
    /// made whenever a pass comes by.
    @MainActor
    func elements<M: ViewModifier>(_ modifier: M, _ content: M.Content, _ inputs: _ResolveInputs) -> _Elements
    {
        let memo = update(modifier, content, inputs)
        return inputs.isSearching ? memo.bodyElements(inputs.inside(memo)) : memo.makeElements(inputs)
    }

    /// The same bit by bit.
    @MainActor
    func units<M: ViewModifier>(_ modifier: M, _ content: M.Content, _ inputs: _ResolveInputs)
        -> _LazyElements
    {
        let memo = update(modifier, content, inputs)
        return memo.makeUnits(inputs) { memo.bodyUnits($0) }
    }

    @MainActor
    private func update<M: ViewModifier>(
        _ modifier: M, _ content: M.Content, _ inputs: _ResolveInputs
    ) -> ModifierMemo<M> {
        let memo = memo(at: inputs.node) { ModifierMemo<M>(M.self, $0, self) }
        memo.take(content, inputs)
        run(memo, because: memo.causes(for: modifier, inputs), inputs) { memo.take(modifier, inputs) }
        return memo
    }
}
