// What the cells of a Grid say to it: as unavailable as the Grid.
extension View {
    @available(
        *, unavailable,
        message: "Grid isn't drawn yet. Use stacks with equal frames, or a Layout of your own."
    )
    public func gridCellColumns(_ count: Int) -> some View { self }

    @available(
        *, unavailable,
        message: "Grid isn't drawn yet. Use stacks with equal frames, or a Layout of your own."
    )
    public func gridCellAnchor(_ anchor: UnitPoint) -> some View { self }

    @available(
        *, unavailable,
        message: "Grid isn't drawn yet. Use stacks with equal frames, or a Layout of your own."
    )
    public func gridColumnAlignment(_ guide: HorizontalAlignment) -> some View { self }

    @available(
        *, unavailable,
        message: "Grid isn't drawn yet. Use stacks with equal frames, or a Layout of your own."
    )
    public func gridCellUnsizedAxes(_ axes: Axis.Set) -> some View { self }
}
