extension View {
    /// Makes the view span `count` columns of its grid, and the spacing between them.
    ///
    /// Less than 1 is reported and taken as 1, more than 1000 as 1000. Outside of a grid's row nothing changes.
    public func gridCellColumns(_ count: Int) -> some View {
        modifier(GridSpanModifier(count: count))
    }

    /// Puts the view's `anchor` on that of its cell, whatever column, row and grid say.
    public func gridCellAnchor(_ anchor: UnitPoint) -> some View {
        modifier(TraitModifier<GridAnchorTrait>(value: anchor))
    }

    /// Aligns the cells of this view's column. Of several in a column the first counts; one on a view that spans
    /// columns says nothing.
    public func gridColumnAlignment(_ guide: HorizontalAlignment) -> some View {
        modifier(TraitModifier<GridColumnAlignmentTrait>(value: guide))
    }

    /// Asks the grid for no room along `axes`: the view gets what the other cells leave its cell.
    public func gridCellUnsizedAxes(_ axes: Axis.Set) -> some View {
        modifier(TraitModifier<GridUnsizedAxesTrait>(value: axes))
    }
}

enum GridSpanTrait: TraitKey {
    static var defaultValue: Int { 1 }
}

enum GridAnchorTrait: TraitKey {
    static var defaultValue: UnitPoint? { nil }
}

enum GridColumnAlignmentTrait: TraitKey {
    static var defaultValue: HorizontalAlignment? { nil }
}

enum GridUnsizedAxesTrait: TraitKey {
    static var defaultValue: Axis.Set { [] }
}

/// Sets how many columns each element spans.
struct GridSpanModifier: _PrimitiveModifier {
    /// Enough for any table; a span is a number of columns to lay out.
    static let limit = 1000

    let count: Int

    static func _resolve(
        _ modifier: Self, _ inputs: _ResolveInputs, content: @escaping (_ResolveInputs) -> _Elements
    ) -> _Elements {
        let elements = content(inputs)
        let span = min(max(modifier.count, 1), limit)
        for node in elements.nodes {
            node.traits[GridSpanTrait.self] = span
            if span != modifier.count {
                inputs.graph.report(
                    .warning, at: node.path,
                    "gridCellColumns(\(modifier.count)) is no number of columns; \(span) is used. A cell spans 1 to "
                        + "\(limit) columns; a view outside of a GridRow spans them all.")
            }
        }
        return elements
    }
}
