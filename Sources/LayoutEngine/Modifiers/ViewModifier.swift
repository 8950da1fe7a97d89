/// Something done to any view: SwiftUI's `ViewModifier`.
@MainActor @preconcurrency
public protocol ViewModifier {
    associatedtype Body: View
    typealias Content = _ViewModifier_Content<Self>

    @ViewBuilder func body(content: Content) -> Body

    /// Turns modifier and content into elements. Not for user code.
    static func _resolve(
        _ modifier: Self, _ inputs: _ResolveInputs, content: @escaping (_ResolveInputs) -> _Elements
    ) -> _Elements

    /// The same, where the content could also be given bit by bit. Not for user code.
    static func _resolve(
        _ modifier: Self, _ inputs: _ResolveInputs, content: @escaping (_ResolveInputs) -> _Elements,
        lazy: @escaping @MainActor (_ResolveInputs) -> _LazyElements
    ) -> _Elements

    /// The same around a view, which stands with the modifier at one place. Not for user code.
    static func _resolve<V: View>(_ modifier: Self, around view: V, _ inputs: _ResolveInputs) -> _Elements

    /// The same elements, to be made when they are wanted. Not for user code.
    static func _lazyElements(
        _ modifier: Self, _ inputs: _ResolveInputs,
        content: @escaping @MainActor (_ResolveInputs) -> _LazyElements
    ) -> _LazyElements

    /// How many elements there are around content that gives so many. Not for user code.
    static func _listShape(around content: _ListShape) -> _ListShape
}

extension ViewModifier {
    /// A modifier with a body: binds its dynamic properties, evaluates the body with a stand-in for the
    /// content, and resolves that.
    public static func _resolve(
        _ modifier: Self, _ inputs: _ResolveInputs, content: @escaping (_ResolveInputs) -> _Elements
    ) -> _Elements {
        resolveBody(modifier, inputs, _ViewModifier_Content(resolve: content))
    }

    /// As above; a lazy container in the body makes the content bit by bit.
    public static func _resolve(
        _ modifier: Self, _ inputs: _ResolveInputs, content: @escaping (_ResolveInputs) -> _Elements,
        lazy: @escaping @MainActor (_ResolveInputs) -> _LazyElements
    ) -> _Elements {
        // Without a body it resolves itself.
        if Body.self == Never.self { return _resolve(modifier, inputs, content: content) }
        return resolveBody(modifier, inputs, _ViewModifier_Content(resolve: content, lazy: lazy))
    }

    /// For modifiers that may keep their content, or make it bit by bit.
    public static func _resolve<V: View>(_ modifier: Self, around view: V, _ inputs: _ResolveInputs)
        -> _Elements
    {
        let node = inputs.node
        return _resolve(
            modifier, inputs.child(.modifier, Self.self),
            content: { V._resolve(view, $0.at(node.child(.body, V.self))) },
            lazy: { V._lazyElements(view, $0.at(node.child(.body, V.self))) })
    }

    private static func resolveBody(_ modifier: Self, _ inputs: _ResolveInputs, _ content: Content)
        -> _Elements
    {
        if let live = inputs.graph.live { return live.elements(modifier, content, inputs) }
        var bound = modifier
        let missing = DynamicPropertyFields.bind(&bound, inputs)
        guard missing.isEmpty else {
            inputs.report(missing, of: Self.self)
            return content.resolve(inputs)
        }
        let body = inputs.observing { bound.body(content: content) }
        return Body._resolve(body, inputs.child(.body, Body.self))
    }

    /// This modifier first, then `modifier`.
    public func concat<T: ViewModifier>(_ modifier: T) -> ModifiedContent<Self, T> {
        ModifiedContent(content: self, modifier: modifier)
    }
}

/// Stands for the modified view inside a modifier's body.
public struct _ViewModifier_Content<Modifier: ViewModifier>: _PrimitiveView {
    let resolve: (_ResolveInputs) -> _Elements
    /// Where the content is wanted bit by bit.
    var lazy: (@MainActor (_ResolveInputs) -> _LazyElements)?

    public static func _resolve(_ view: Self, _ inputs: _ResolveInputs) -> _Elements {
        view.resolve(inputs)
    }
}

extension _ViewModifier_Content: nonisolated ComparedByMeaning {
    /// It stands for the modified view, whatever that is.
    nonisolated func means(_ other: Self) -> Bool { true }
}

/// A modifier of this module that resolves itself and has no body.
@MainActor @preconcurrency
public protocol _PrimitiveModifier: ViewModifier where Body == Never {}

extension _PrimitiveModifier {
    public func body(content: Content) -> Never {
        preconditionFailure("\(Self.self) has no body: it resolves itself")
    }
}

/// A modifier that does nothing.
public struct EmptyModifier: _PrimitiveModifier, Sendable {
    public static let identity = EmptyModifier()

    nonisolated public init() {}

    public static func _resolve(
        _ modifier: Self, _ inputs: _ResolveInputs, content: @escaping (_ResolveInputs) -> _Elements
    ) -> _Elements {
        content(inputs)
    }
}
