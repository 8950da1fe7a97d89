import Foundation

/// Rows one below the other, in sections: SwiftUI's `List`. The list style in force says how it looks.
///
/// As large as what is offered; along an axis without an offer as large as its content. It scrolls: what doesn't
/// fit is cut, and the picture shows the start, unless the list was scrolled or anchored elsewhere.
public struct List<SelectionValue: Hashable, Content: View>: _PrimitiveView {
    private let content: Content
    private let selection: ListSelection

    init(content: Content, _ selection: ListSelection = ListSelection()) {
        self.content = content
        self.selection = selection
    }

    public static func _resolve(_ view: Self, _ inputs: _ResolveInputs) -> _Elements {
        ListNode.elements("List", inputs.environment.listSettings.look, inputs, view.selection) {
            Content._resolve(view.content, $0.child(.body, Content.self))
        }
    }
}

extension List {
    public init(selection: Binding<SelectionValue?>?, @ViewBuilder content: () -> Content) {
        self.init(content: content(), ListSelection(selection))
    }

    public init(selection: Binding<Set<SelectionValue>>?, @ViewBuilder content: () -> Content) {
        self.init(content: content(), ListSelection(selection))
    }

    public init<Data: RandomAccessCollection, Row: View>(
        _ data: Data, selection: Binding<SelectionValue?>?,
        @ViewBuilder rowContent: @escaping (Data.Element) -> Row
    ) where Content == ForEach<Data, Data.Element.ID, Row>, Data.Element: Identifiable {
        self.init(content: ForEach(data, content: rowContent), ListSelection(selection))
    }

    public init<Data: RandomAccessCollection, Row: View>(
        _ data: Data, selection: Binding<Set<SelectionValue>>?,
        @ViewBuilder rowContent: @escaping (Data.Element) -> Row
    ) where Content == ForEach<Data, Data.Element.ID, Row>, Data.Element: Identifiable {
        self.init(content: ForEach(data, content: rowContent), ListSelection(selection))
    }

    public init<Data: RandomAccessCollection, ID: Hashable, Row: View>(
        _ data: Data, id: KeyPath<Data.Element, ID>, selection: Binding<SelectionValue?>?,
        @ViewBuilder rowContent: @escaping (Data.Element) -> Row
    ) where Content == ForEach<Data, ID, Row> {
        self.init(content: ForEach(data, id: id, content: rowContent), ListSelection(selection))
    }

    public init<Data: RandomAccessCollection, ID: Hashable, Row: View>(
        _ data: Data, id: KeyPath<Data.Element, ID>, selection: Binding<Set<SelectionValue>>?,
        @ViewBuilder rowContent: @escaping (Data.Element) -> Row
    ) where Content == ForEach<Data, ID, Row> {
        self.init(content: ForEach(data, id: id, content: rowContent), ListSelection(selection))
    }

    public init<Row: View>(
        _ data: Range<Int>, selection: Binding<SelectionValue?>?,
        @ViewBuilder rowContent: @escaping (Int) -> Row
    ) where Content == ForEach<Range<Int>, Int, Row> {
        self.init(content: ForEach(data, content: rowContent), ListSelection(selection))
    }
}

extension List where SelectionValue == Never {
    public init(@ViewBuilder content: () -> Content) {
        self.init(content: content())
    }

    public init<Data: RandomAccessCollection, Row: View>(
        _ data: Data, @ViewBuilder rowContent: @escaping (Data.Element) -> Row
    ) where Content == ForEach<Data, Data.Element.ID, Row>, Data.Element: Identifiable {
        self.init(content: ForEach(data, content: rowContent))
    }

    public init<Data: RandomAccessCollection, ID: Hashable, Row: View>(
        _ data: Data, id: KeyPath<Data.Element, ID>,
        @ViewBuilder rowContent: @escaping (Data.Element) -> Row
    ) where Content == ForEach<Data, ID, Row> {
        self.init(content: ForEach(data, id: id, content: rowContent))
    }

    public init<Row: View>(_ data: Range<Int>, @ViewBuilder rowContent: @escaping (Int) -> Row)
    where Content == ForEach<Range<Int>, Int, Row> {
        self.init(content: ForEach(data, content: rowContent))
    }

    /// For a binding to a collection: each row gets a binding to its element.
    public init<C: MutableCollection & RandomAccessCollection, Row: View>(
        _ data: Binding<C>, @ViewBuilder rowContent: @escaping (Binding<C.Element>) -> Row
    )
    where
        Content == ForEach<[IndexedElement<C>], C.Element.ID, Row>, C.Element: Identifiable, C.Index: Hashable
    {
        self.init(content: ForEach(data, content: rowContent))
    }

    public init<C: MutableCollection & RandomAccessCollection, ID: Hashable, Row: View>(
        _ data: Binding<C>, id: KeyPath<C.Element, ID>,
        @ViewBuilder rowContent: @escaping (Binding<C.Element>) -> Row
    ) where Content == ForEach<[IndexedElement<C>], ID, Row>, C.Index: Hashable {
        self.init(content: ForEach(data, id: id, content: rowContent))
    }

    /// As above; nobody edits rows in a picture.
    public init<C: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, Row: View>(
        _ data: Binding<C>, editActions: EditActions<C>,
        @ViewBuilder rowContent: @escaping (Binding<C.Element>) -> Row
    )
    where
        Content == ForEach<[IndexedElement<C>], C.Element.ID, Row>, C.Element: Identifiable, C.Index: Hashable
    {
        self.init(content: ForEach(data, content: rowContent))
    }
}

/// What a user may do with the rows of a list: SwiftUI's `EditActions`. Without effect on a picture.
public struct EditActions<Data>: OptionSet, Sendable {
    public let rawValue: Int

    public init(rawValue: Int) {
        self.rawValue = rawValue
    }

    public static var move: EditActions { EditActions(rawValue: 1) }
    public static var delete: EditActions { EditActions(rawValue: 2) }
    public static var all: EditActions { [move, delete] }
}
