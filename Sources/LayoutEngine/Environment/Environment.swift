import Observation

/// Reads one value of the environment: SwiftUI's `Environment`.
@propertyWrapper
public struct Environment<Value>: DynamicProperty {
    private let read: (EnvironmentValues) -> Value
    /// The same where there may be no such object.
    private let find: (EnvironmentValues) -> Value?
    private var values = EnvironmentValues()

    public init(_ keyPath: KeyPath<EnvironmentValues, Value>) {
        read = { $0[keyPath: keyPath] }
        find = read
    }

    /// An object put into the environment by `.environment(_:)`.
    ///
    /// - Precondition: There is one: as in SwiftUI, its absence is a programming error.
    public init(_ objectType: Value.Type) where Value: AnyObject & Observable {
        read = { values in
            guard let object = values[objectType] else {
                preconditionFailure(
                    "No \(objectType) in the environment. Put one there with .environment(_:) above this view."
                )
            }
            return object
        }
        find = { $0[objectType] }
    }

    /// As above, nil when there is none.
    public init<T: AnyObject & Observable>(_ objectType: T.Type) where Value == T? {
        read = { $0[objectType] }
        find = read
    }

    public var wrappedValue: Value { read(values) }

    public mutating func _bind(_ context: _PropertyContext) {
        values = context.environment
        guard let memo = context.memo else { return }
        let (find, value) = (find, find(values))
        memo.environmentReads.append(
            EnvironmentRead(property: context.name) { FieldComparison.areEqual(value, find($0)) })
    }
}

extension Environment: ComparedByMeaning {
    /// What it reads is the environment's.
    func means(_ other: Environment) -> Bool { true }
}
