import Drawing
import Synchronization

/// A description of what to show: SwiftUI's `View`.
///
/// User types give a `body`; the views of this module end the recursion and override `_resolve`.
@MainActor @preconcurrency
public protocol View {
    associatedtype Body: View

    @ViewBuilder var body: Body { get }

    /// Turns the value into layout elements: none, one or many. Not for user code.
    static func _resolve(_ view: Self, _ inputs: _ResolveInputs) -> _Elements

    /// The same elements, to be made when they are wanted. Not for user code.
    static func _lazyElements(_ view: Self, _ inputs: _ResolveInputs) -> _LazyElements

    /// How many elements a view of this type gives. Not for user code.
    static var _listShape: _ListShape { get }
}

extension View {
    // Inlinable, so that where the view is compiled, and its body's type is known, the body is resolved by that type.
    @inlinable public static func _resolve(_ view: Self, _ inputs: _ResolveInputs) -> _Elements {
        _resolveBody(view, inputs) { Body._resolve($0, $1) }
    }

    /// A view with a body:
    ///
    /// 1. binds its dynamic properties to the storage of its place in the tree,
    /// 2. evaluates the body,
    /// 3. resolves what the body gives.
    ///
    /// In a tree that is kept, the memo of the place does that as far as it has to be done (``LiveTree``).
    @usableFromInline static func _resolveBody(
        _ view: Self, _ inputs: _ResolveInputs,
        _ resolve: @escaping @MainActor (Body, _ResolveInputs) -> _Elements
    ) -> _Elements {
        var inputs = inputs.place(of: Self.self)
        if let live = inputs.graph.live { return live.elements(view, inputs) }
        // 1.
        var bound = view
        let missing = DynamicPropertyFields.bind(&bound, inputs)
        guard missing.isEmpty else {
            inputs.report(missing, of: Self.self)
            return _Elements()
        }
        inputs.enter(owner: ViewName.of(Self.self))
        // 2.
        let body = inputs.observing { bound.body }
        // 3.
        return resolve(body, inputs.child(.body, Body.self))
    }
}

extension Never: View {
    public typealias Body = Never

    public var body: Never { self }
}

/// A view of this module that resolves itself and has no body.
@MainActor @preconcurrency
public protocol _PrimitiveView: View where Body == Never {}

extension _PrimitiveView {
    public var body: Never {
        preconditionFailure("\(Self.self) has no body: it resolves itself")
    }
}

/// Names of view types as people write them.
enum ViewName {
    /// The type's name without module and generic arguments: `Row<Text>` is `Row`.
    static func of(_ type: Any.Type) -> String {
        known.withLock { names in
            let key = ObjectIdentifier(type)
            if let name = names[key] { return name }
            let full = String(describing: type)
            let name = full.firstIndex(of: "<").map { String(full[..<$0]) } ?? full
            names[key] = name
            return name
        }
    }

    /// By type: writing one out takes the runtime longer than laying a view out.
    private static let known = Mutex<[ObjectIdentifier: String]>([:])
}
