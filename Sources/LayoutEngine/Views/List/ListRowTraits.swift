import Foundation

/// What a row tells its list.
struct ListRowTraits {
    var insets: EdgeInsets?
    /// The row's background; an empty list of elements leaves the card's out too.
    var background: LayoutNode?
    var separators = RowEdges<Visibility>()
    var separatorTints = RowEdges<Color>()
    var sectionSeparators = RowEdges<Visibility>()
    var isSelectionDisabled = false
}

/// A value for the top and one for the bottom edge of a row.
struct RowEdges<Value> {
    var top: Value?
    var bottom: Value?

    /// Sets the edges that have no value yet: what is written nearer to the row counts.
    mutating func fill(_ value: Value?, _ edges: VerticalEdge.Set) {
        if edges.contains(.top), top == nil { top = value }
        if edges.contains(.bottom), bottom == nil { bottom = value }
    }
}

enum ListRowTrait: TraitKey {
    static var defaultValue: ListRowTraits { ListRowTraits() }
}

/// Changes what each element of the content tells its list.
struct ListRowModifier: _PrimitiveModifier {
    let change: @MainActor (inout ListRowTraits, LayoutNode, _ResolveInputs) -> Void

    static func _resolve(
        _ modifier: Self, _ inputs: _ResolveInputs, content: @escaping (_ResolveInputs) -> _Elements
    ) -> _Elements {
        let elements = content(inputs)
        for node in elements.nodes { modifier.change(&node.traits[ListRowTrait.self], node, inputs) }
        return elements
    }
}

extension View {
    private func row(_ change: @escaping @MainActor (inout ListRowTraits) -> Void) -> some View {
        modifier(ListRowModifier { traits, _, _ in change(&traits) })
    }

    /// The space around the row's content; nil leaves the list's own.
    public func listRowInsets(_ insets: EdgeInsets?) -> some View {
        row { $0.insets = $0.insets ?? insets }
    }

    /// The same space on some edges; the others keep the list's own.
    public func listRowInsets(_ edges: Edge.Set = .all, _ length: CGFloat?) -> some View {
        row { traits in
            guard let length, traits.insets == nil else { return }
            var insets = EdgeInsets(top: 11, leading: 16, bottom: 11, trailing: 16)
            if edges.contains(.top) { insets.top = length }
            if edges.contains(.leading) { insets.leading = length }
            if edges.contains(.bottom) { insets.bottom = length }
            if edges.contains(.trailing) { insets.trailing = length }
            traits.insets = insets
        }
    }

    /// What is behind the whole row, in place of the card; nil leaves the list's own.
    public func listRowBackground<V: View>(_ view: V?) -> some View {
        modifier(
            ListRowModifier { traits, node, inputs in
                guard let view, traits.background == nil else { return }
                let inner = inputs.inside(node.path.appending("rowBackground"), stackAxis: nil)
                    .child(.role("rowBackground"), V.self)
                traits.background = ImplicitStack.layered(V._resolve(view, inner), .center, inner)
            })
    }

    public func listRowSeparator(_ visibility: Visibility, edges: VerticalEdge.Set = .all) -> some View {
        row { $0.separators.fill(visibility, edges) }
    }

    public func listRowSeparatorTint(_ color: Color?, edges: VerticalEdge.Set = .all) -> some View {
        row { $0.separatorTints.fill(color, edges) }
    }

    public func listSectionSeparator(_ visibility: Visibility, edges: VerticalEdge.Set = .all) -> some View {
        row { $0.sectionSeparators.fill(visibility, edges) }
    }

    public func listSectionSeparatorTint(_ color: Color?, edges: VerticalEdge.Set = .all) -> some View {
        row { $0.separatorTints.fill(color, edges) }
    }

    public func selectionDisabled(_ isDisabled: Bool = true) -> some View {
        row { $0.isSelectionDisabled = $0.isSelectionDisabled || isDisabled }
    }
}
