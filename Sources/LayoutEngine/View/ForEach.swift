/// One view, or several, for each element of a collection, told apart by their ids.
///
/// An empty collection gives no element. State follows the id; of elements with the same id only the first
/// is shown a second time under an identity of its own, and a diagnostic names the id.
public struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content> {
    public var data: Data
    public var content: (Data.Element) -> Content
    let id: (Data.Element) -> ID
    /// Where the id was given by one.
    var idPath: KeyPath<Data.Element, ID>?
}

/// Views made for the elements of some data.
@MainActor @preconcurrency
public protocol DynamicViewContent: View {
    associatedtype Data: Collection
    var data: Data { get }
}

extension ForEach: View, _PrimitiveView, DynamicViewContent where Content: View {
    public typealias Body = Never

    public static func _resolve(_ view: Self, _ inputs: _ResolveInputs) -> _Elements {
        switch inputs.search?.wanted(at: inputs.node) {
        case .id(let id, let copy)?:
            if let id = id.base as? ID { return view.element(id, copy, inputs).dynamic() }
        case .number(let number, let copy)?:
            if let id = number as? ID { return view.element(id, copy, inputs).dynamic() }
        default: break
        }
        let inputs = inputs.insideRows()
        if inputs.isListing { inputs.node.state(at: -2) { RowLookup<Data, ID>() }.forget() }
        let data = (view.data as? any DataOfViews)?.resolved(inputs) as? Data ?? view.data
        RowFindings.inspect(view, data, inputs, isRowOfList: inputs.keepsRowActions)
        var elements = _Elements()
        var seen: [ID: Int] = [:]
        seen.reserveCapacity(data.count)
        // Ids may be properties of observable objects.
        let ids = inputs.observing { data.map(view.id) }
        for (element, id) in zip(data, ids) {
            let copies = seen[id, default: 0]
            seen[id] = copies + 1
            if copies == 1 {
                RowIdentity.reportDuplicate(id, inputs)
            }
            guard let inner = inputs.branch(.row(id, copies), Content.self) else { continue }
            let content = inner.observing { view.content(element) }
            let row = inner.row { Content._resolve(content, inner) }
            // What the container tells its elements apart by, unless they are tagged: selection goes by it.
            row.forEachNode { node in
                if node.traits[DataIDTrait.self] == nil { node.traits[DataIDTrait.self] = AnyHashable(id) }
            }
            elements.append(row.placed(at: inner).identified(by: AnyHashable(id), inputs))
        }
        return elements.dynamic()
    }

    /// Resolves the views of one element alone: the one that is looked for. O(1), the first time O(data).
    @MainActor
    private func element(_ id: ID, _ copy: Int, _ inputs: _ResolveInputs) -> _Elements {
        let lookup = inputs.node.state(at: -2) { RowLookup<Data, ID>() }
        let found = lookup.element(id, copy, inputs.graph.pass.current, self.id) {
            (data as? any DataOfViews)?.resolved(inputs) as? Data ?? data
        }
        guard let found, let inner = inputs.branch(.row(id, copy), Content.self) else {
            return _Elements()
        }
        return Content._resolve(inner.observing { content(found) }, inner)
    }

    public init(
        _ data: Data, id: KeyPath<Data.Element, ID>, @ViewBuilder content: @escaping (Data.Element) -> Content
    ) {
        self.init(data: data, content: content, id: { $0[keyPath: id] }, idPath: id)
    }
}

extension ForEach where Content: View, Data.Element: Identifiable, ID == Data.Element.ID {
    public init(_ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content) {
        self.init(data: data, content: content, id: \.id)
    }

    private init(
        data: Data, content: @escaping (Data.Element) -> Content, id keyPath: KeyPath<Data.Element, ID>
    ) {
        self.init(data: data, content: content, id: { $0[keyPath: keyPath] })
    }
}

extension ForEach where Content: View, Data == Range<Int>, ID == Int {
    /// For a constant range.
    public init(_ data: Range<Int>, @ViewBuilder content: @escaping (Int) -> Content) {
        self.init(data: data, content: content, id: { $0 })
    }
}

extension ForEach where Content: View {
    /// For a binding to a collection: each row gets a binding to its element.
    public init<C: MutableCollection & RandomAccessCollection>(
        _ data: Binding<C>, @ViewBuilder content: @escaping (Binding<C.Element>) -> Content
    ) where Data == [IndexedElement<C>], C.Element: Identifiable, ID == C.Element.ID, C.Index: Hashable {
        self.init(data, id: \.id, content: content)
    }

    public init<C: MutableCollection & RandomAccessCollection>(
        _ data: Binding<C>, id: KeyPath<C.Element, ID>,
        @ViewBuilder content: @escaping (Binding<C.Element>) -> Content
    ) where Data == [IndexedElement<C>], C.Index: Hashable {
        let values = data.wrappedValue
        let elements = values.indices.map { IndexedElement<C>(index: $0, element: values[$0]) }
        self.init(
            data: elements,
            content: { item in
                content(
                    .element(
                        of: data, at: item.index, last: item.element, target: data.target?.member(item.index)
                    ))
            },
            id: { $0.element[keyPath: id] })
    }
}

/// An element of a bound collection with its place, as `ForEach` over a binding enumerates them.
public struct IndexedElement<C: Collection> {
    let index: C.Index
    let element: C.Element
}
