import Drawing

extension View {
    /// Fills the view's frame with a style behind it.
    ///
    /// Offscreen pictures have no safe area, so there is nothing to extend into on `edges`.
    public func background<S: ShapeStyle>(_ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all)
        -> some View
    {
        background(alignment: .center) { _ShapeView(shape: Rectangle(), style: style) }
    }

    /// Fills the view's frame with the background style.
    public func background(ignoresSafeAreaEdges edges: Edge.Set = .all) -> some View {
        background(BackgroundStyle(), ignoresSafeAreaEdges: edges)
    }

    /// Fills a shape behind the view with a style.
    public func background<S: ShapeStyle, T: Shape>(
        _ style: S, in shape: T, fillStyle: FillStyle = FillStyle()
    ) -> some View {
        background(alignment: .center) { _ShapeView(shape: shape, style: style, fillStyle: fillStyle) }
    }

    /// Fills a shape behind the view with the background style.
    public func background<S: Shape>(in shape: S, fillStyle: FillStyle = FillStyle()) -> some View {
        background(BackgroundStyle(), in: shape, fillStyle: fillStyle)
    }

    /// Fills the view's frame with a style in front of it.
    public func overlay<S: ShapeStyle>(_ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all) -> some View {
        overlay(alignment: .center) { _ShapeView(shape: Rectangle(), style: style) }
    }

    /// Fills a shape in front of the view with a style.
    public func overlay<S: ShapeStyle, T: Shape>(
        _ style: S, in shape: T, fillStyle: FillStyle = FillStyle()
    ) -> some View {
        overlay(alignment: .center) { _ShapeView(shape: shape, style: style, fillStyle: fillStyle) }
    }
}
