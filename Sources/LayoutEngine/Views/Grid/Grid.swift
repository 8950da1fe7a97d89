import Foundation

/// Views in rows and columns: SwiftUI's `Grid`. Each `GridRow` is a row; a view outside of rows is one of its
/// own that spans all columns. Empty, it is 0 x 0.
///
/// ``GridLayout`` is its layout.
public struct Grid<Content: View>: _PrimitiveView {
    let layout: GridLayout
    let content: Content

    /// - Parameters:
    ///   - alignment: Where cells stand in their column and row, unless the column, row or cell says otherwise.
    ///   - horizontalSpacing: Points between columns; nil for what neighbouring cells ask of each other.
    ///   - verticalSpacing: Points between rows; nil for what neighbouring cells ask of each other.
    public init(
        alignment: Alignment = .center, horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil,
        @ViewBuilder content: () -> Content
    ) {
        layout = GridLayout(
            alignment: alignment, horizontalSpacing: horizontalSpacing, verticalSpacing: verticalSpacing)
        self.content = content()
    }

    public static func _resolve(_ view: Self, _ inputs: _ResolveInputs) -> _Elements {
        _LayoutContainer._resolve(
            _LayoutContainer(layout: view.layout, content: view.content, name: "Grid"), inputs)
    }
}

/// The cells of one row of a `Grid`: SwiftUI's `GridRow`.
///
/// It is no container: its cells are elements of the grid, and a modifier on the row applies to each of them.
/// Outside of a grid it is a `Group`; a row without cells gives none and leaves no gap.
public struct GridRow<Content: View>: _PrimitiveView {
    let alignment: VerticalAlignment?
    let content: Content

    /// - Parameter alignment: Where the cells stand in the row; nil for the grid's.
    public init(alignment: VerticalAlignment? = nil, @ViewBuilder content: () -> Content) {
        self.alignment = alignment
        self.content = content()
    }

    public static func _resolve(_ view: Self, _ inputs: _ResolveInputs) -> _Elements {
        let elements = Content._resolve(view.content, inputs.child(.body, Content.self))
        // A row around rows makes one of them.
        let row = GridRowMembership(row: inputs.node, alignment: view.alignment)
        for node in elements.nodes { node.traits[GridRowTrait.self] = row }
        return elements
    }
}

/// Which row a cell belongs to.
struct GridRowMembership {
    /// The row's place in the tree: its identity.
    let row: ViewNode
    let alignment: VerticalAlignment?
}

enum GridRowTrait: TraitKey {
    static var defaultValue: GridRowMembership? { nil }
}
