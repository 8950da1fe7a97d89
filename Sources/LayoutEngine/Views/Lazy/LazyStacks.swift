import Foundation

/// Views on top of each other, made when a scroll view shows them: SwiftUI's `LazyVStack`.
///
/// It is as wide as proposed and as tall as its views; each is offered the width alone. Outside a vertical
/// scroll view, and in one of open height, all are made.
public struct LazyVStack<Content: View>: _PrimitiveView {
    let style: LazyStyle
    let content: Content

    public init(
        alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
        pinnedViews: PinnedScrollableViews = [], @ViewBuilder content: () -> Content
    ) {
        style = LazyStyle(
            axis: .vertical, spacing: spacing.orNoneIfNaN, alignment: alignment.key, pinnedViews: pinnedViews,
            items: nil)
        self.content = content()
    }

    public static func _resolve(_ view: Self, _ inputs: _ResolveInputs) -> _Elements {
        LazyNode.elements(view.style, view.content, inputs, name: "LazyVStack")
    }
}

/// Views side by side, made when a scroll view shows them: SwiftUI's `LazyHStack`.
public struct LazyHStack<Content: View>: _PrimitiveView {
    let style: LazyStyle
    let content: Content

    public init(
        alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
        pinnedViews: PinnedScrollableViews = [], @ViewBuilder content: () -> Content
    ) {
        style = LazyStyle(
            axis: .horizontal, spacing: spacing.orNoneIfNaN, alignment: alignment.key,
            pinnedViews: pinnedViews,
            items: nil)
        self.content = content()
    }

    public static func _resolve(_ view: Self, _ inputs: _ResolveInputs) -> _Elements {
        LazyNode.elements(view.style, view.content, inputs, name: "LazyHStack")
    }
}

/// Lines of cells in columns, made when a scroll view shows them: SwiftUI's `LazyVGrid`.
///
/// It is as wide as proposed, or as its columns where these need more; a line is as tall as its tallest cell.
/// Headers and footers of sections have lines of their own.
public struct LazyVGrid<Content: View>: _PrimitiveView {
    let style: LazyStyle
    let content: Content

    public init(
        columns: [GridItem], alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
        pinnedViews: PinnedScrollableViews = [], @ViewBuilder content: () -> Content
    ) {
        style = LazyStyle(
            axis: .vertical, spacing: spacing.orNoneIfNaN, alignment: alignment.key, pinnedViews: pinnedViews,
            items: columns)
        self.content = content()
    }

    public static func _resolve(_ view: Self, _ inputs: _ResolveInputs) -> _Elements {
        LazyNode.elements(view.style, view.content, inputs, name: "LazyVGrid")
    }
}

/// Columns of cells in rows, made when a scroll view shows them: SwiftUI's `LazyHGrid`.
public struct LazyHGrid<Content: View>: _PrimitiveView {
    let style: LazyStyle
    let content: Content

    public init(
        rows: [GridItem], alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
        pinnedViews: PinnedScrollableViews = [], @ViewBuilder content: () -> Content
    ) {
        style = LazyStyle(
            axis: .horizontal, spacing: spacing.orNoneIfNaN, alignment: alignment.key,
            pinnedViews: pinnedViews,
            items: rows)
        self.content = content()
    }

    public static func _resolve(_ view: Self, _ inputs: _ResolveInputs) -> _Elements {
        LazyNode.elements(view.style, view.content, inputs, name: "LazyHGrid")
    }
}

extension LazyNode {
    @MainActor
    static func elements<Content: View>(
        _ style: LazyStyle, _ content: Content, _ inputs: _ResolveInputs, name: String
    ) -> _Elements {
        let label = inputs.label(name)
        let path = inputs.elementPath(label)
        let inner = inputs.inside(path, stackAxis: style.items == nil ? style.axis : nil)
            .child(.body, Content.self)
        return _Elements(
            LazyNode(
                style, Content._lazyElements(content, inner), inner, inputs, path: path, label: label))
    }
}
