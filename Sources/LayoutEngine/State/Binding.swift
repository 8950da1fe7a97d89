/// A way to read and write a value that lives elsewhere: SwiftUI's `Binding`.
@propertyWrapper
@dynamicMemberLookup
public struct Binding<Value>: DynamicProperty, @unchecked Sendable {
    private let getter: () -> Value
    private let setter: (Value) -> Void
    /// What it is bound to; nil where only the closures know.
    let target: BindingTarget?
    /// The view's property that it is, by its stored name, in a tree that is kept.
    private var property: String?

    public init(get: @escaping () -> Value, set: @escaping (Value) -> Void) {
        self.init(get: get, set: set, target: nil)
    }

    init(get: @escaping () -> Value, set: @escaping (Value) -> Void, target: BindingTarget?) {
        getter = get
        setter = set
        self.target = target
    }

    public init(projectedValue: Binding<Value>) {
        self = projectedValue
    }

    /// A binding that always reads `value`; writes are dropped.
    public static func constant(_ value: Value) -> Binding<Value> {
        Binding(get: { value }, set: { _ in }, target: .constant(KeptValue(value)))
    }

    public var wrappedValue: Value {
        get { property == nil ? getter() : ReadTracker.reading(property, getter) }
        nonmutating set { setter(newValue) }
    }

    public var projectedValue: Binding<Value> { self }

    public subscript<Subject>(dynamicMember keyPath: WritableKeyPath<Value, Subject>) -> Binding<Subject> {
        Binding<Subject>(
            get: { wrappedValue[keyPath: keyPath] },
            set: { wrappedValue[keyPath: keyPath] = $0 }, target: target?.member(keyPath))
    }

    public mutating func _bind(_ context: _PropertyContext) {
        if context.memo != nil { property = context.name }
    }
}

extension Binding: ComparedByMeaning {
    /// Bindings to the same are the same; what is made of closures isn't like any other.
    func means(_ other: Binding) -> Bool { target != nil && target == other.target }
}

/// What a binding is bound to.
indirect enum BindingTarget: Equatable {
    /// A state's storage, or an object.
    case storage(AnyObject)
    case part(BindingTarget, AnyHashable)
    case constant(any ComparableBox)

    func member(_ part: AnyHashable) -> BindingTarget { .part(self, part) }

    static func == (a: BindingTarget, b: BindingTarget) -> Bool {
        switch (a, b) {
        case (.storage(let a), .storage(let b)): a === b
        case (.part(let a, let x), .part(let b, let y)): x == y && a == b
        case (.constant(let a), .constant(let b)): a.hasSameValue(as: b)
        default: false
        }
    }
}

extension Binding {
    /// A binding to an optional of what `base` holds.
    public init<V>(_ base: Binding<V>) where Value == V? {
        self.init(
            get: { base.wrappedValue },
            set: { if let value = $0 { base.wrappedValue = value } }, target: base.target?.member("optional"))
    }

    /// A binding to what an optional holds; nil when it holds nothing.
    public init?(_ base: Binding<Value?>) {
        guard let initial = base.wrappedValue else { return nil }
        self.init(
            get: { base.wrappedValue ?? initial }, set: { base.wrappedValue = $0 },
            target: base.target?.member("wrapped"))
    }

    public init<V: Hashable>(_ base: Binding<V>) where Value == AnyHashable {
        self.init(
            get: { AnyHashable(base.wrappedValue) },
            set: { if let value = $0.base as? V { base.wrappedValue = value } },
            target: base.target?.member("hashable"))
    }
}

extension Binding: Identifiable where Value: Identifiable {
    public var id: Value.ID { wrappedValue.id }
}

/// A binding to a collection is one of bindings to its elements: `ForEach($items)`,
/// `Toggle("All", sources: $items, isOn: \.isOn)`.
///
/// An element's binding keeps its index. Once the collection is shorter it reads as it did last, and writes are lost: actions
/// of a row that is deleted may still use it.
extension Binding: Sequence where Value: MutableCollection {
    public typealias Element = Binding<Value.Element>
    public typealias Iterator = IndexingIterator<Binding<Value>>
    public typealias SubSequence = Slice<Binding<Value>>
}

extension Binding: Collection where Value: MutableCollection {
    public typealias Index = Value.Index
    public typealias Indices = Value.Indices

    public var startIndex: Value.Index { wrappedValue.startIndex }
    public var endIndex: Value.Index { wrappedValue.endIndex }
    public var indices: Value.Indices { wrappedValue.indices }

    public func index(after i: Value.Index) -> Value.Index { wrappedValue.index(after: i) }

    public subscript(position: Value.Index) -> Binding<Value.Element> {
        .element(
            of: self, at: position, last: nil,
            target: (position as? AnyHashable).flatMap { target?.member($0) })
    }
}

extension Binding: BidirectionalCollection where Value: BidirectionalCollection & MutableCollection {
    public func index(before i: Value.Index) -> Value.Index { wrappedValue.index(before: i) }
}

extension Binding: RandomAccessCollection where Value: MutableCollection & RandomAccessCollection {}
