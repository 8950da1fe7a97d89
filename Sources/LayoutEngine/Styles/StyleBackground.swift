import Drawing

extension View {
    /// Fills the view's frame with a style behind it, and on `edges` what covers the safe area there, if the
    /// frame touches its boundary.
    @inlinable public func background<S: ShapeStyle>(_ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all)
        -> some View
    {
        modifier(
            SecondaryModifier(
                secondary: _ShapeView(shape: Rectangle(), style: style), alignment: .center, isInFront: false,
                ignoredEdges: edges))
    }

    /// Fills the view's frame with the background style, as ``background(_:ignoresSafeAreaEdges:)``.
    public func background(ignoresSafeAreaEdges edges: Edge.Set = .all) -> some View {
        background(BackgroundStyle(), ignoresSafeAreaEdges: edges)
    }

    /// Fills a shape behind the view with a style; it keeps to the view's frame.
    @inlinable public func background<S: ShapeStyle, T: Shape>(
        _ style: S, in shape: T, fillStyle: FillStyle = FillStyle()
    ) -> some View {
        background(alignment: .center) { _ShapeView(shape: shape, style: style, fillStyle: fillStyle) }
    }

    /// Fills a shape behind the view with the background style.
    @inlinable public func background<S: Shape>(in shape: S, fillStyle: FillStyle = FillStyle()) -> some View
    {
        background(BackgroundStyle(), in: shape, fillStyle: fillStyle)
    }

    /// Fills the view's frame with a style in front of it, reaching out as a background does.
    @inlinable public func overlay<S: ShapeStyle>(_ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all)
        -> some View
    {
        modifier(
            SecondaryModifier(
                secondary: _ShapeView(shape: Rectangle(), style: style), alignment: .center, isInFront: true,
                ignoredEdges: edges))
    }

    /// Fills a shape in front of the view with a style.
    @inlinable public func overlay<S: ShapeStyle, T: Shape>(
        _ style: S, in shape: T, fillStyle: FillStyle = FillStyle()
    ) -> some View {
        overlay(alignment: .center) { _ShapeView(shape: shape, style: style, fillStyle: fillStyle) }
    }
}
