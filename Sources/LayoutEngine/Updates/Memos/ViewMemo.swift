/// The memo of a view with a body.
final class ViewMemo<V: View>: BodyMemo {
    private var value: V?
    private var body: V.Body?
    /// Why there is no body.
    private var missing: [MissingObject] = []

    /// Why the body has to run for `view` at a place where the memo's value was.
    @MainActor
    func causes(for view: V, _ inputs: _ResolveInputs) -> [UpdateCause] {
        guard let value, body != nil || !missing.isEmpty else { return [.value(fields: []), .identity] }
        return causes(
            differences: FieldComparison.differences(value, view, byEquality: isComparedByEquality), inputs)
    }

    /// A view's own `==` counts where it has only plain fields, or stands in an ``EquatableView``.
    @MainActor
    private var isComparedByEquality: Bool {
        V.self is any Equatable.Type
            && (node.type is any ComparesByEquality.Type || DynamicPropertyFields.names(of: V.self).isEmpty)
    }

    @MainActor
    func take(_ view: V, _ inputs: _ResolveInputs) {
        if let value { StaleInitialValue.inspect(value, view, inputs) }
        value = view
    }

    override var inspectedValue: Any? { value }

    @MainActor
    override func runBody(_ inputs: _ResolveInputs) {
        guard let value else { return }
        var bound = value
        missing = DynamicPropertyFields.bind(&bound, inputs, memo: self)
        let new = missing.isEmpty ? live.observing(self, .body) { bound.body } : nil
        if let new { live.updateLog.compare(self, body, new) }
        body = new
    }

    @MainActor
    override func bodyElements(_ inputs: _ResolveInputs) -> _Elements {
        guard let body else {
            reportMissing(inputs)
            return _Elements()
        }
        var inputs = inputs
        inputs.enter(owner: name)
        return V.Body._resolve(body, inputs.child(.body, V.Body.self))
    }

    /// Said in each pass: without elements nothing else tells that it still holds.
    @MainActor
    private func reportMissing(_ inputs: _ResolveInputs) {
        guard !missing.isEmpty, !inputs.isSearching else { return }
        setVolatile()
        inputs.report(missing, of: V.self)
    }

    /// The units of the body's views, for a lazy container.
    @MainActor
    func bodyUnits(_ inputs: _ResolveInputs) -> _LazyElements {
        guard let body else {
            reportMissing(inputs)
            return _LazyElements()
        }
        var inputs = inputs
        inputs.enter(owner: name)
        return V.Body._lazyElements(body, inputs.child(.body, V.Body.self))
    }
}

/// A view whose content is compared by its own `==`, whatever fields it has.
protocol ComparesByEquality {}

extension EquatableView: ComparesByEquality {}

extension LiveTree {
    /// The elements of a view with a body:
    ///
    /// 1. The body runs if there is a cause.
    /// 2. Where nothing has changed the elements are those of the last time; else the body's views make them.
    @MainActor
    func elements<V: View>(_ view: V, _ inputs: _ResolveInputs) -> _Elements {
        let memo = update(view, inputs)
        // 2.
        if inputs.isSearching { return memo.bodyElements(inputs.inside(memo)) }
        return memo.reusedElements(inputs) ?? memo.makeElements(inputs)
    }

    /// The same bit by bit.
    @MainActor
    func units<V: View>(_ view: V, _ inputs: _ResolveInputs) -> _LazyElements {
        let memo = update(view, inputs)
        return memo.makeUnits(inputs) { memo.bodyUnits($0) }
    }

    @MainActor
    private func update<V: View>(_ view: V, _ inputs: _ResolveInputs) -> ViewMemo<V> {
        let memo = memo(at: inputs.node) { ViewMemo<V>(V.self, $0, self) }
        // 1.
        run(memo, because: memo.causes(for: view, inputs), inputs) { memo.take(view, inputs) }
        return memo
    }
}
