import Drawing

/// What is looked for in a `ForEach` whenever it is resolved: in O(1), unless what it finds is worth a closer look.
enum RowFindings {
    /// - Parameters:
    ///   - data: The view's, as elements are made of it.
    ///   - isRowOfList: Whether its views are made one at a time, by a list or a lazy container.
    @MainActor
    static func inspect<Data: RandomAccessCollection, ID: Hashable, Content: View>(
        _ view: ForEach<Data, ID, Content>, _ data: Data, _ inputs: _ResolveInputs, isRowOfList: Bool
    ) {
        guard !inputs.isSearching else { return }
        if inputs.graph.explains || inputs.graph.live != nil { RowIdentity.inspectOffsets(of: view, inputs) }
        if view.data is any DataOfViews { return }
        let isComputed = ComputedID.inspect(data, view.id, inputs)
        guard inputs.graph.live != nil else { return }
        if !isComputed { ChangingID.inspect(data, view.id, inputs) }
        if isRowOfList { RowViewCount.inspect(Content.self, of: Data.Element.self, data.count, inputs) }
    }
}

extension _ResolveInputs {
    /// The path that findings about a `ForEach` at this place have.
    var pathOfRows: ViewPath { path.appending(label("ForEach")) }
}

/// Two types, for what is worked out once for both.
struct TypePair: Hashable {
    private let first: ObjectIdentifier
    private let second: ObjectIdentifier

    init(_ first: Any.Type, _ second: Any.Type) {
        self.first = ObjectIdentifier(first)
        self.second = ObjectIdentifier(second)
    }
}

extension RowFindings {
    /// What people know elements of a type by: those of a bound collection by the collection's.
    static func name(of element: Any.Type) -> String {
        ViewName.of((element as? any ElementOfBinding.Type)?.boundElement ?? element)
    }
}

private protocol ElementOfBinding {
    static var boundElement: Any.Type { get }
}

extension IndexedElement: ElementOfBinding {
    fileprivate static var boundElement: Any.Type { C.Element.self }
}
