import Drawing
import Foundation

extension View {
    /// Hands `value` up the tree, in place of what the views inside hand up.
    public func preference<K: PreferenceKey>(key: K.Type = K.self, value: K.Value) -> some View {
        modifier(NodeModifier { child, inputs in PreferenceNode<K>(child, inputs) { _ in value } })
    }

    /// Changes what the views inside hand up.
    public func transformPreference<K: PreferenceKey>(
        _ key: K.Type = K.self, _ callback: @escaping (inout K.Value) -> Void
    ) -> some View {
        modifier(
            NodeModifier { child, inputs in
                PreferenceNode<K>(child, inputs, LayoutReader(inputs)) { child in
                    var value = child.preference(K.self) ?? K.defaultValue
                    callback(&value)
                    return value
                }
            })
    }

    /// Hands up a place of this view.
    public func anchorPreference<A, K: PreferenceKey>(
        key: K.Type = K.self, value: Anchor<A>.Source, transform: @escaping (Anchor<A>) -> K.Value
    ) -> some View {
        modifier(
            NodeModifier { child, inputs in
                PreferenceNode<K>(child, inputs, LayoutReader(inputs)) { transform(value.make($0)) }
            })
    }

    /// Changes what the views inside hand up, given a place of this view.
    public func transformAnchorPreference<A, K: PreferenceKey>(
        key: K.Type = K.self, value: Anchor<A>.Source,
        transform: @escaping (inout K.Value, Anchor<A>) -> Void
    ) -> some View {
        modifier(
            NodeModifier { child, inputs in
                PreferenceNode<K>(child, inputs, LayoutReader(inputs)) { child in
                    var result = child.preference(K.self) ?? K.defaultValue
                    transform(&result, value.make(child))
                    return result
                }
            })
    }

    /// Calls `action` with what the views inside hand up, once they are placed and whenever it changes.
    public func onPreferenceChange<K: PreferenceKey>(
        _ key: K.Type = K.self, perform action: @escaping (K.Value) -> Void
    ) -> some View where K.Value: Equatable {
        modifier(PreferenceReaderModifier<K>(action: action))
    }

    /// Draws views made of what the views inside hand up in front of this one.
    public func overlayPreferenceValue<K: PreferenceKey, V: View>(
        _ key: K.Type = K.self, alignment: Alignment = .center,
        @ViewBuilder _ transform: @escaping (K.Value) -> V
    ) -> some View {
        modifier(
            NodeModifier { child, inputs in
                PreferenceLayerNode<K, V>(child, inputs, alignment, isInFront: true, transform)
            })
    }

    /// Draws views made of what the views inside hand up behind this one.
    public func backgroundPreferenceValue<K: PreferenceKey, V: View>(
        _ key: K.Type = K.self, alignment: Alignment = .center,
        @ViewBuilder _ transform: @escaping (K.Value) -> V
    ) -> some View {
        modifier(
            NodeModifier { child, inputs in
                PreferenceLayerNode<K, V>(child, inputs, alignment, isInFront: false, transform)
            })
    }
}

/// Answers one preference key itself.
final class PreferenceNode<Key: PreferenceKey>: UnaryNode {
    private let value: (LayoutNode) -> Key.Value
    private let reader: LayoutReader?

    /// - Parameter reader: Where code of the user's makes the value.
    init(
        _ child: LayoutNode, _ inputs: _ResolveInputs, _ reader: LayoutReader? = nil,
        _ value: @escaping (LayoutNode) -> Key.Value
    ) {
        self.value = value
        self.reader = reader
        super.init(child, inputs)
    }

    override func preference<K: PreferenceKey>(_ key: K.Type) -> K.Value? {
        guard key == Key.self else { return child.preference(key) }
        return reader.observing(.placement, for: self) { value(child) } as? K.Value
    }

    override var setsPreference: Bool { true }
}

/// A ``PreferenceReaderNode`` around each element, each with a last value of its own.
struct PreferenceReaderModifier<Key: PreferenceKey>: _PrimitiveModifier where Key.Value: Equatable {
    let action: (Key.Value) -> Void

    static func _resolve(
        _ modifier: Self, _ inputs: _ResolveInputs, content: @escaping (_ResolveInputs) -> _Elements
    ) -> _Elements {
        var index = 0
        return content(inputs).mapNodes { child in
            defer { index += 1 }
            let seen = inputs.node.state(at: -1 - index) { PreferenceReaderNode<Key>.LastValue() }
            return PreferenceReaderNode<Key>(child, inputs, seen, modifier.action)
        }
    }
}

/// Reports one preference after each pass in which it changed.
final class PreferenceReaderNode<Key: PreferenceKey>: UnaryNode where Key.Value: Equatable {
    private let action: (Key.Value) -> Void
    private let seen: LastValue

    /// The value last reported for this element of the modifier's content.
    final class LastValue {
        var value: Key.Value?
    }

    init(
        _ child: LayoutNode, _ inputs: _ResolveInputs, _ seen: LastValue,
        _ action: @escaping (Key.Value) -> Void
    ) {
        self.action = action
        self.seen = seen
        super.init(child, inputs)
    }

    override func placeContent() {
        super.placeContent()
        nonisolated(unsafe) let node = self
        let running = RunningAction(
            name: "onPreferenceChange(\(ViewName.of(Key.self)))", path: path, isOfLayout: true)
        graph.afterLayout(as: running) { node.report() }
    }

    private func report() {
        let value = child.preference(Key.self) ?? Key.defaultValue
        guard seen.value != value else { return }
        seen.value = value
        action(value)
    }
}

/// A layer made of a preference of the view it lies on, once that is placed.
final class PreferenceLayerNode<Key: PreferenceKey, Layer: View>: UnaryNode {
    private let alignment: Alignment
    private let isInFront: Bool
    private let transform: (Key.Value) -> Layer
    private let inputs: _ResolveInputs
    private var layer: LayoutNode?

    init(
        _ child: LayoutNode, _ inputs: _ResolveInputs, _ alignment: Alignment, isInFront: Bool,
        _ transform: @escaping (Key.Value) -> Layer
    ) {
        self.alignment = alignment
        self.isInFront = isInFront
        self.transform = transform
        let role = isInFront ? "overlay" : "background"
        self.inputs = inputs.inside(child.path.appending(role), stackAxis: nil)
        super.init(child, inputs)
        if graph.live != nil { inputs.node.keep(.role("layer"), Layer.self) }
    }

    override func placeContent() {
        super.placeContent()
        let value = child.preference(Key.self) ?? Key.defaultValue
        nonisolated(unsafe) let (make, inputs) = (transform, inputs)
        let alignment = alignment
        nonisolated(unsafe) let unsafeValue = value
        inputs.siblings.restart(at: 0)
        if wasPlacedEarlier, let layer { graph.live?.remake([layer]) }
        let node = MainActorDoor.run { () -> LayoutNode? in
            let place = inputs.at(inputs.node.makeLate(.role("layer"), Layer.self))
            let content = inputs.observing { make(unsafeValue) }
            let elements = Layer._resolve(content, place)
            return elements.isEmpty ? nil : ImplicitStack.layered(elements, alignment, inputs)
        }
        layer = node
        if let node { placeSecondary(node, child, alignment) }
        if graph.live != nil { inputs.node.child(.role("layer"), Layer.self).removeUntouched() }
    }

    override func draw(into drawing: inout DrawingContext) {
        if !isInFront { layer?.draw(into: &drawing) }
        child.draw(into: &drawing)
        if isInFront { layer?.draw(into: &drawing) }
    }

    override func preference<K: PreferenceKey>(_ key: K.Type) -> K.Value? {
        guard let layer else { return child.preference(key) }
        return PreferenceMerging.merge(key, isInFront ? [child, layer] : [layer, child], in: self)
    }
}
