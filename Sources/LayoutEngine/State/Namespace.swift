/// A space of its own for ids: SwiftUI's `Namespace`.
@propertyWrapper
public struct Namespace: DynamicProperty, ComparedByMeaning, Sendable {
    /// Equal for the same view identity.
    public struct ID: Hashable, Sendable {
        let object: ObjectIdentifier?
    }

    private final class Token: Sendable {}

    private var id = ID(object: nil)

    public init() {}

    public var wrappedValue: ID { id }

    func means(_ other: Namespace) -> Bool { true }

    public mutating func _bind(_ context: _PropertyContext) {
        id = ID(object: ObjectIdentifier(context.node.state(at: context.offset) { Token() }))
    }
}
