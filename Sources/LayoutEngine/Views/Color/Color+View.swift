import Drawing

extension Color: View, _PrimitiveView {
    public typealias Body = Never

    /// Fills what it is offered, 10 points where there is no offer.
    public static func _resolve(_ view: Color, _ inputs: _ResolveInputs) -> _Elements {
        StyleView.resolve(view, inputs)
    }
}

extension ShapeStyle where Self: View, Self.Body == _ShapeView<Rectangle, Self> {
    /// A rectangle filled with the style.
    @MainActor @preconcurrency
    public var body: _ShapeView<Rectangle, Self> {
        _ShapeView(shape: Rectangle(), style: self)
    }
}

/// Styles that are views: each fills a rectangle.
enum StyleView {
    @MainActor
    static func resolve<S: ShapeStyle>(_ style: S, _ inputs: _ResolveInputs) -> _Elements {
        _Elements(
            ShapeNode(
                Rectangle(), .fill(AnyShapeStyle(style), FillStyle()), inputs, name: ViewName.of(S.self)))
    }
}
