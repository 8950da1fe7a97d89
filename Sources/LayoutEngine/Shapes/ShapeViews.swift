import Drawing
import Foundation

/// A shape painted with one style: what a shape on its own is.
public struct _ShapeView<Content: Shape, Style: ShapeStyle>: _PrimitiveView {
    public var shape: Content
    public var style: Style
    public var fillStyle: FillStyle

    @inlinable nonisolated public init(shape: Content, style: Style, fillStyle: FillStyle = FillStyle()) {
        self.shape = shape
        self.style = style
        self.fillStyle = fillStyle
    }

    public static func _resolve(_ view: Self, _ inputs: _ResolveInputs) -> _Elements {
        _Elements(
            ShapeNode(
                view.shape, .fill(AnyShapeStyle(view.style), view.fillStyle), inputs,
                name: ViewName.of(Content.self)))
    }
}

/// A view of a shape, which can be filled and stroked on: SwiftUI's `ShapeView`.
@MainActor @preconcurrency
public protocol ShapeView<Content>: View {
    associatedtype Content: Shape

    var shape: Content { get }
}

/// A filled shape, over the views drawn before: SwiftUI's `FillShapeView`.
nonisolated public struct FillShapeView<Content: Shape, Style: ShapeStyle, Background: View>: ShapeView,
    _PrimitiveView
{
    public var shape: Content
    public var style: Style
    public var fillStyle: FillStyle
    public var background: Background

    @inlinable public init(shape: Content, style: Style, fillStyle: FillStyle, background: Background) {
        self.shape = shape
        self.style = style
        self.fillStyle = fillStyle
        self.background = background
    }

    @MainActor
    public static func _resolve(_ view: Self, _ inputs: _ResolveInputs) -> _Elements {
        let painting = ShapePainting.fill(AnyShapeStyle(view.style), view.fillStyle)
        return ShapeLayers.resolve(view.shape, painting, over: view.background, inputs)
    }
}

/// A stroked shape, over the views drawn before: SwiftUI's `StrokeShapeView`.
nonisolated public struct StrokeShapeView<Content: Shape, Style: ShapeStyle, Background: View>: ShapeView,
    _PrimitiveView
{
    public var shape: Content
    public var style: Style
    public var strokeStyle: StrokeStyle
    public var isAntialiased: Bool
    public var background: Background

    public init(
        shape: Content, style: Style, strokeStyle: StrokeStyle, isAntialiased: Bool, background: Background
    ) {
        self.shape = shape
        self.style = style
        self.strokeStyle = strokeStyle
        self.isAntialiased = isAntialiased
        self.background = background
    }

    @MainActor
    public static func _resolve(_ view: Self, _ inputs: _ResolveInputs) -> _Elements {
        let painting = ShapePainting.stroke(
            AnyShapeStyle(view.style), view.strokeStyle, isAntialiased: view.isAntialiased)
        return ShapeLayers.resolve(view.shape, painting, over: view.background, inputs)
    }
}

/// A shape stroked inside its edge, over the views drawn before: SwiftUI's `StrokeBorderShapeView`.
nonisolated public struct StrokeBorderShapeView<
    Content: InsettableShape, Style: ShapeStyle, Background: View
>: ShapeView,
    _PrimitiveView
{
    public var shape: Content
    public var style: Style
    public var strokeStyle: StrokeStyle
    public var isAntialiased: Bool
    public var background: Background

    public init(
        shape: Content, style: Style, strokeStyle: StrokeStyle, isAntialiased: Bool, background: Background
    ) {
        self.shape = shape
        self.style = style
        self.strokeStyle = strokeStyle
        self.isAntialiased = isAntialiased
        self.background = background
    }

    @MainActor
    public static func _resolve(_ view: Self, _ inputs: _ResolveInputs) -> _Elements {
        let painting = ShapePainting.stroke(
            AnyShapeStyle(view.style), view.strokeStyle, isAntialiased: view.isAntialiased)
        let inset = view.shape.inset(by: view.strokeStyle.lineWidth / 2)
        return ShapeLayers.resolve(
            inset, painting, over: view.background, inputs, name: ViewName.of(Content.self))
    }
}

/// A shape's paintings on top of each other; the last one's size is the view's.
enum ShapeLayers {
    @MainActor
    static func resolve<S: Shape, Background: View>(
        _ shape: S, _ painting: ShapePainting, over background: Background, _ inputs: _ResolveInputs,
        name: String = ViewName.of(S.self)
    ) -> _Elements {
        let node = ShapeNode(shape, painting, inputs, name: name)
        if Background.self == EmptyView.self { return _Elements(node) }
        return _Elements(
            SecondaryModifier(secondary: background, alignment: .center, isInFront: false)
                .node(around: node, inputs))
    }
}
