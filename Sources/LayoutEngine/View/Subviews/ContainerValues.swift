/// Values that a view tells the container around it: SwiftUI's `ContainerValues`.
///
/// Unlike the environment they don't reach the views inside of it; unlike preferences, only the nearest container.
public struct ContainerValues {
    private var values: [ObjectIdentifier: Any] = [:]
    private var tag: AnyHashable?

    init() {}

    /// What `node` tells.
    init(of node: LayoutNode) {
        self = node.traits[ContainerValuesTrait.self]
        tag = node.traits[TagTrait.self]
    }

    public subscript<Key: ContainerValueKey>(key: Key.Type) -> Key.Value {
        get { values[ObjectIdentifier(key)] as? Key.Value ?? Key.defaultValue }
        set { values[ObjectIdentifier(key)] = newValue }
    }

    /// The view's tag; nil when it has none, or one of another type.
    public func tag<V: Hashable>(for type: V.Type) -> V? {
        tag?.base as? V
    }

    /// Whether the view's tag is this one.
    public func hasTag<V: Hashable>(_ tag: V) -> Bool {
        self.tag(for: V.self) == tag
    }
}

/// A key of the container values with its default: SwiftUI's `ContainerValueKey`. `@Entry` writes one.
public protocol ContainerValueKey {
    associatedtype Value
    static var defaultValue: Value { get }
}

/// What was set on an element.
enum ContainerValuesTrait: TraitKey {
    static var defaultValue: ContainerValues { ContainerValues() }
}

/// What was set on the section that an element is in, as a whole.
enum SectionValuesTrait: TraitKey {
    static var defaultValue: ContainerValues { ContainerValues() }
}

extension View {
    /// Tells the container around this view a value. On a group it applies to each view, on a section to each of its
    /// views and to the section.
    public func containerValue<V>(_ keyPath: WritableKeyPath<ContainerValues, V>, _ value: V) -> some View {
        modifier(ContainerValueModifier(keyPath: keyPath, value: value))
    }
}

struct ContainerValueModifier<V>: _PrimitiveModifier {
    let keyPath: WritableKeyPath<ContainerValues, V>
    let value: V

    static func _resolve(
        _ modifier: Self, _ inputs: _ResolveInputs, content: @escaping (_ResolveInputs) -> _Elements
    ) -> _Elements {
        let elements = content(inputs)
        for node in elements.nodes {
            node.traits[ContainerValuesTrait.self][keyPath: modifier.keyPath] = modifier.value
            if node.traits[SectionTrait.self] != nil {
                node.traits[SectionValuesTrait.self][keyPath: modifier.keyPath] = modifier.value
            }
        }
        return elements
    }
}
