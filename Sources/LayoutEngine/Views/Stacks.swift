import Foundation

/// Views side by side: SwiftUI's `HStack`. Empty, it is 0 x 0.
public struct HStack<Content: View>: _PrimitiveView {
    @usableFromInline let layout: HStackLayout
    @usableFromInline let content: Content

    @inlinable public init(
        alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content
    ) {
        layout = HStackLayout(alignment: alignment, spacing: spacing)
        self.content = content()
    }

    @inlinable public static func _resolve(_ view: Self, _ inputs: _ResolveInputs) -> _Elements {
        view.layout.container(inputs) { Content._resolve(view.content, $0) }
    }
}

/// Views on top of each other, top to bottom: SwiftUI's `VStack`. Empty, it is 0 x 0.
public struct VStack<Content: View>: _PrimitiveView {
    @usableFromInline let layout: VStackLayout
    @usableFromInline let content: Content

    @inlinable public init(
        alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
        @ViewBuilder content: () -> Content
    ) {
        layout = VStackLayout(alignment: alignment, spacing: spacing)
        self.content = content()
    }

    @inlinable public static func _resolve(_ view: Self, _ inputs: _ResolveInputs) -> _Elements {
        view.layout.container(inputs) { Content._resolve(view.content, $0) }
    }
}

/// Views in front of each other, the first at the back: SwiftUI's `ZStack`. Empty, it is 0 x 0.
public struct ZStack<Content: View>: _PrimitiveView {
    @usableFromInline let layout: ZStackLayout
    @usableFromInline let content: Content

    @inlinable public init(alignment: Alignment = .center, @ViewBuilder content: () -> Content) {
        layout = ZStackLayout(alignment: alignment)
        self.content = content()
    }

    @inlinable public static func _resolve(_ view: Self, _ inputs: _ResolveInputs) -> _Elements {
        view.layout.container(inputs) { Content._resolve(view.content, $0) }
    }
}

extension HStackLayout {
    /// The element around what `content` gives.
    @MainActor
    @usableFromInline func container(
        _ inputs: _ResolveInputs, content: @MainActor (_ResolveInputs) -> _Elements
    ) -> _Elements {
        ContainerNode.resolve(self, "HStack", inputs, content: content)
    }
}

extension VStackLayout {
    /// The element around what `content` gives.
    @MainActor
    @usableFromInline func container(
        _ inputs: _ResolveInputs, content: @MainActor (_ResolveInputs) -> _Elements
    ) -> _Elements {
        ContainerNode.resolve(self, "VStack", inputs, content: content)
    }
}

extension ZStackLayout {
    /// The element around what `content` gives.
    @MainActor
    @usableFromInline func container(
        _ inputs: _ResolveInputs, content: @MainActor (_ResolveInputs) -> _Elements
    ) -> _Elements {
        ContainerNode.resolve(self, "ZStack", inputs, content: content)
    }
}
