import Observation

/// Reads one value of the environment: SwiftUI's `Environment`.
@propertyWrapper
public struct Environment<Value>: DynamicProperty {
    private let read: (EnvironmentValues) -> Value
    /// The same where there may be no such object.
    private let find: (EnvironmentValues) -> Value?
    /// Whether it is an object that has to be there.
    private let isRequired: Bool
    private var values = EnvironmentValues()

    public init(_ keyPath: KeyPath<EnvironmentValues, Value>) {
        read = { $0[keyPath: keyPath] }
        find = read
        isRequired = false
    }

    /// An object put into the environment by `.environment(_:)`.
    ///
    /// The body of a view that asks for one which isn't there isn't run: a finding of the rule `missing-object` says so.
    ///
    /// - Precondition: Outside of a body there is one when it is read.
    public init(_ objectType: Value.Type) where Value: AnyObject & Observable {
        read = { values in
            guard let object = values[objectType] else {
                preconditionFailure(MissingObject.precondition(objectType))
            }
            return object
        }
        find = { $0[objectType] }
        isRequired = true
    }

    /// As above, nil when there is none.
    public init<T: AnyObject & Observable>(_ objectType: T.Type) where Value == T? {
        read = { $0[objectType] }
        find = read
        isRequired = false
    }

    public var wrappedValue: Value { read(values) }

    public mutating func _bind(_ context: _PropertyContext) {
        values = context.environment
        if isRequired, find(values) == nil {
            context.graph.missingObjects.append(MissingObject(Value.self, context.name, .observable))
        }
        guard let memo = context.memo else { return }
        let (find, value) = (find, find(values))
        let kept = keptClosure
        memo.environmentReads.append(
            EnvironmentRead(property: context.name) {
                kept?.isSame(in: $0) == true || FieldComparison.areEqual(value, find($0))
            })
    }

    /// Where a closure is kept, if that is what is read: read again, it is wrapped anew, and doesn't equal itself.
    private var keptClosure: KeptClosure? {
        let type = (Value.self as? any ComparedByParts.Type)?.part ?? Value.self
        guard FieldComparison.isFunction(type) else { return nil }
        return KeptClosure(in: values) { _ = find($0) }
    }
}

extension Environment: ComparedByMeaning {
    /// What it reads is the environment's.
    func means(_ other: Environment) -> Bool { true }
}

/// The boxes of the environment in which a closure is kept.
private struct KeptClosure {
    private let boxes: [(key: ObjectIdentifier, box: AnyObject?)]

    /// nil where none is read. `read` reads the closure.
    init?(in values: EnvironmentValues, _ read: (EnvironmentValues) -> Void) {
        let keys = EnvironmentReadLog.keys { read(values) }
        guard !keys.isEmpty else { return nil }
        boxes = keys.map { ($0, values.box($0)) }
    }

    /// Whether another environment has the very same ones.
    func isSame(in values: EnvironmentValues) -> Bool {
        boxes.allSatisfy { values.box($0.key) === $0.box }
    }
}
