/// A style whose type is hidden: SwiftUI's `AnyShapeStyle`.
public struct AnyShapeStyle: ShapeStyle {
    public typealias Resolved = Never

    private let style: any ShapeStyle

    public init<S: ShapeStyle>(_ style: S) {
        self.style = (style as? AnyShapeStyle)?.style ?? style
    }

    public func _resolve(_ context: _StyleContext) -> _ResolvedStyle {
        style._resolve(context)
    }
}
