import Foundation

extension View {
    /// Runs `action` with a value of the view's geometry, once it is placed and whenever the value changes.
    ///
    /// Actions run after the layout; if they change state, another pass follows, until nothing changes.
    public func onGeometryChange<T: Equatable>(
        for type: T.Type, of transform: @escaping (GeometryProxy) -> T,
        action: @escaping (_ newValue: T) -> Void
    ) -> some View {
        modifier(GeometryChangeModifier(transform: transform) { _, new in action(new) })
    }

    /// As ``onGeometryChange(for:of:action:)``, with the value before; the first time both are the same.
    public func onGeometryChange<T: Equatable>(
        for type: T.Type, of transform: @escaping (GeometryProxy) -> T,
        action: @escaping (_ oldValue: T, _ newValue: T) -> Void
    ) -> some View {
        modifier(GeometryChangeModifier(transform: transform, action: action))
    }
}

/// A ``GeometryChangeNode`` around each element, each with a last value of its own.
struct GeometryChangeModifier<Value: Equatable>: _PrimitiveModifier {
    let transform: (GeometryProxy) -> Value
    let action: (Value, Value) -> Void

    static func _resolve(
        _ modifier: Self, _ inputs: _ResolveInputs, content: @escaping (_ResolveInputs) -> _Elements
    ) -> _Elements {
        var index = 0
        return content(inputs).mapNodes { child in
            defer { index += 1 }
            let seen = inputs.node.state(at: -1 - index) { GeometryChangeNode<Value>.LastValue() }
            return GeometryChangeNode(child, inputs, seen, modifier.transform, modifier.action)
        }
    }
}

/// Reads a value when it is placed, and reports it after the pass if it changed.
final class GeometryChangeNode<Value: Equatable>: UnaryNode {
    private let transform: (GeometryProxy) -> Value
    private let action: (Value, Value) -> Void
    private let seen: LastValue
    private let reader: LayoutReader
    private var current: Value?

    /// The value last reported for this element of the modifier's content.
    final class LastValue {
        var value: Value?
    }

    init(
        _ child: LayoutNode, _ inputs: _ResolveInputs, _ seen: LastValue,
        _ transform: @escaping (GeometryProxy) -> Value, _ action: @escaping (Value, Value) -> Void
    ) {
        self.transform = transform
        self.action = action
        self.seen = seen
        reader = LayoutReader(inputs)
        super.init(child, inputs)
    }

    /// An element that is placed again in the same pass reports its last place.
    override func placeContent() {
        super.placeContent()
        current = reader.observing(.placement, for: self) { transform(GeometryProxy(node: self)) }
        nonisolated(unsafe) let node = self
        let running = RunningAction(name: "onGeometryChange", path: path, isOfLayout: true)
        graph.afterLayout(as: running) { node.report() }
    }

    private func report() {
        guard let new = current, seen.value != new else { return }
        let old = seen.value ?? new
        seen.value = new
        action(old, new)
    }
}
