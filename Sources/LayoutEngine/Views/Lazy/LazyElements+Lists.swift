@MainActor
extension ForEach where Content: View {
    public static var _listShape: _ListShape { .list }

    /// One unit an element of the data, where its views are made together; else each element's units.
    public static func _lazyElements(_ view: Self, _ inputs: _ResolveInputs) -> _LazyElements {
        let inputs = inputs.insideRows()
        let data = (view.data as? any DataOfViews)?.resolved(inputs) as? Data ?? view.data
        let content = view.content
        let id = view.id
        RowFindings.inspect(view, data, inputs, isRowOfList: true)
        guard Content._listShape == .list else {
            let rows = inputs.graph.lifetime.isLive ? inputs.node.state(at: -3) { DormantRows<ID>() } : nil
            inputs.node.keepsRow = rows?.keeps(count: data.count) {
                id(data[data.index(data.startIndex, offsetBy: $0)])
            }
            return _LazyElements(
                _LazyElements.Run(
                    count: data.count, isUnary: Content._listShape == .one,
                    id: { AnyHashable(id(data[data.index(data.startIndex, offsetBy: $0)])) },
                    writtenIDs: (Content.self as? any WithWrittenID.Type).map { _ in
                        { index in
                            let element = data[data.index(data.startIndex, offsetBy: index)]
                            return (content(element) as? any WithWrittenID)?.writtenIDs ?? []
                        }
                    },
                    make: { index in
                        let element = data[data.index(data.startIndex, offsetBy: index)]
                        let key = inputs.observing { id(element) }
                        rows?.note(key, at: index)
                        let inner = inputs.child(.row(key, 0), Content.self)
                        return Content._resolve(inner.observing { content(element) }, inner)
                            .placed(at: inner).identified(by: AnyHashable(key), inputs).dynamic()
                    }))
        }
        var elements = _LazyElements()
        var seen: [ID: Int] = [:]
        for element in data {
            let key = inputs.observing { id(element) }
            let copies = seen[key, default: 0]
            seen[key] = copies + 1
            if copies == 1 { RowIdentity.reportDuplicate(key, inputs) }
            let row = Content._lazyElements(
                inputs.observing { content(element) }, inputs.child(.row(key, copies), Content.self))
            elements.append(row.identified(by: AnyHashable(key), inputs))
        }
        return elements
    }
}

extension _LazyElements {
    /// The units with one more id, where it is the only one.
    @MainActor
    fileprivate func identified(by id: AnyHashable, _ inputs: _ResolveInputs) -> _LazyElements {
        mapRuns { run in
            var result = run
            result.make = { run.make($0).identified(by: id, inputs).dynamic() }
            return result
        }
    }
}

@MainActor
extension Section where Parent: View, Content: View, Footer: View {
    public static var _listShape: _ListShape { .list }

    public static func _lazyElements(_ view: Self, _ inputs: _ResolveInputs) -> _LazyElements {
        func part(_ part: SectionMembership.Part, _ elements: _LazyElements) -> _LazyElements {
            let membership = SectionMembership(section: inputs.node, part: part)
            return elements.mapRuns { run in
                guard run.section == nil else { return run }
                var result = run
                result.section = membership
                result.make = { index in
                    let elements = run.make(index)
                    for node in elements.nodes where node.traits[SectionTrait.self] == nil {
                        node.traits[SectionTrait.self] = membership
                    }
                    return elements
                }
                return result
            }
        }
        var elements = part(.header, lazySlot(view.header, 0, inputs))
        elements.append(part(.content, lazySlot(view.content, 1, inputs)))
        elements.append(part(.footer, lazySlot(view.footer, 2, inputs)))
        return elements
    }
}

@MainActor
extension ModifiedContent where Content: View, Modifier: ViewModifier {
    public static var _listShape: _ListShape { Modifier._listShape(around: Content._listShape) }

    /// One unit, or, around a list, a modifier around each unit.
    public static func _lazyElements(_ view: Self, _ inputs: _ResolveInputs) -> _LazyElements {
        guard _listShape == .list else { return .unit(view, inputs) }
        if view.modifier.isPlaceless {
            return Modifier._lazyElements(view.modifier, inputs) { Content._lazyElements(view.content, $0) }
        }
        let node = inputs.node
        return Modifier._lazyElements(view.modifier, inputs.child(.modifier, Modifier.self)) {
            Content._lazyElements(view.content, $0.at(node.child(.body, Content.self)))
        }
    }
}

@MainActor
extension ModifiedContent where Content: ViewModifier, Modifier: ViewModifier {
    public static func _listShape(around content: _ListShape) -> _ListShape {
        Modifier._listShape(around: Content._listShape(around: content))
    }

    public static func _lazyElements(
        _ modifier: Self, _ inputs: _ResolveInputs,
        content: @escaping @MainActor (_ResolveInputs) -> _LazyElements
    ) -> _LazyElements {
        Modifier._lazyElements(modifier.modifier, inputs.child(.modifier, Modifier.self)) { inner in
            Content._lazyElements(modifier.content, inner.child(.body, Content.self), content: content)
        }
    }
}

@MainActor
extension ViewModifier {
    public static func _listShape(around content: _ListShape) -> _ListShape {
        if Body._listShape == .one { return .one }
        return content == .list ? .list : .several
    }

    /// A modifier with a body: the body's units, where the stand-in gives those of the content.
    public static func _lazyElements(
        _ modifier: Self, _ inputs: _ResolveInputs,
        content: @escaping @MainActor (_ResolveInputs) -> _LazyElements
    ) -> _LazyElements {
        if let live = inputs.graph.live {
            let stand = _ViewModifier_Content<Self>(
                resolve: { inputs in MainActorDoor.run { content(inputs).all() } }, lazy: content)
            return live.units(modifier, stand, inputs)
        }
        var bound = modifier
        let missing = DynamicPropertyFields.bind(&bound, inputs)
        guard missing.isEmpty else {
            inputs.report(missing, of: Self.self)
            return content(inputs)
        }
        let body = inputs.observing {
            bound.body(
                content: _ViewModifier_Content(
                    resolve: { inputs in MainActorDoor.run { content(inputs).all() } }, lazy: content))
        }
        return Body._lazyElements(body, inputs.child(.body, Body.self))
    }
}

@MainActor
extension _ViewModifier_Content {
    public static var _listShape: _ListShape { .list }

    public static func _lazyElements(_ view: Self, _ inputs: _ResolveInputs) -> _LazyElements {
        view.lazy?(inputs) ?? .unit(view, inputs)
    }
}

@MainActor
extension _PrimitiveModifier {
    public static func _listShape(around content: _ListShape) -> _ListShape { content }

    /// The content's units, each with the modifier around it.
    ///
    /// 1. The modifier says with what inputs its content is resolved.
    /// 2. It keeps what it keeps, if anything, for each unit apart.
    public static func _lazyElements(
        _ modifier: Self, _ inputs: _ResolveInputs,
        content: @escaping @MainActor (_ResolveInputs) -> _LazyElements
    ) -> _LazyElements {
        // 1.
        var elements = _LazyElements()
        _ = inputs.graph.keepingActions {
            _resolve(modifier, inputs) { inner in
                elements = MainActorDoor.run { content(inner) }
                return _Elements()
            }
        }
        // 2.
        let isPlaceless = modifier.isPlaceless
        var first = 0
        return elements.mapRuns { run in
            let start = first
            first += run.count
            var result = run
            result.make = { index in
                let place =
                    isPlaceless
                    ? inputs
                    : inputs.child(.id(run.id?(index) ?? AnyHashable(start + index), 0), Self.self)
                let made = run.make(index)
                return _resolve(modifier, place) { _ in made }
            }
            return result
        }
    }
}
