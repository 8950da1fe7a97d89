import Foundation

/// Something recognised in touches: SwiftUI's `Gesture`. Nothing touches a picture; in a
/// host that lives taps and long presses end as gestures do.
@MainActor @preconcurrency
public protocol Gesture<Value> {
    associatedtype Value
    associatedtype Body: Gesture

    var body: Body { get }
}

extension Never: Gesture {
    public typealias Value = Never
}

extension Gesture where Body == Never {
    public var body: Never {
        preconditionFailure("\(Self.self) has no body")
    }
}

extension Gesture {
    public func onChanged(_ action: @escaping (Value) -> Void) -> _ObservedGesture<Self> {
        _ObservedGesture(gesture: self)
    }

    public func onEnded(_ action: @escaping (Value) -> Void) -> _ObservedGesture<Self> {
        _ObservedGesture(gesture: self, onEnded: action)
    }

    public func updating<State>(
        _ state: GestureState<State>, body: @escaping (Value, inout State, inout Transaction) -> Void
    ) -> _ObservedGesture<Self> {
        _ObservedGesture(gesture: self)
    }

    public func map<T>(_ body: @escaping (Value) -> T) -> _MappedGesture<Self, T> {
        _MappedGesture(gesture: self, transform: body)
    }

    public func simultaneously<Other: Gesture>(with other: Other) -> SimultaneousGesture<Self, Other> {
        SimultaneousGesture(self, other)
    }

    public func sequenced<Other: Gesture>(before other: Other) -> SequenceGesture<Self, Other> {
        SequenceGesture(self, other)
    }

    public func exclusively<Other: Gesture>(before other: Other) -> ExclusiveGesture<Self, Other> {
        ExclusiveGesture(self, other)
    }
}

/// A gesture with actions.
public struct _ObservedGesture<G: Gesture>: Gesture {
    public typealias Value = G.Value
    public typealias Body = Never
    let gesture: G
    var onEnded: (G.Value) -> Void = { _ in }
}

/// A gesture with another value.
public struct _MappedGesture<G: Gesture, Value>: Gesture {
    public typealias Body = Never
    let gesture: G
    let transform: (G.Value) -> Value
}

public struct SimultaneousGesture<First: Gesture, Second: Gesture>: Gesture {
    public struct Value {
        public var first: First.Value?
        public var second: Second.Value?
    }
    public typealias Body = Never
    public var first: First
    public var second: Second

    public init(_ first: First, _ second: Second) {
        self.first = first
        self.second = second
    }
}

public struct SequenceGesture<First: Gesture, Second: Gesture>: Gesture {
    public enum Value {
        case first(First.Value)
        case second(First.Value, Second.Value?)
    }
    public typealias Body = Never
    public var first: First
    public var second: Second

    public init(_ first: First, _ second: Second) {
        self.first = first
        self.second = second
    }
}

public struct ExclusiveGesture<First: Gesture, Second: Gesture>: Gesture {
    public enum Value {
        case first(First.Value)
        case second(Second.Value)
    }
    public typealias Body = Never
    public var first: First
    public var second: Second

    public init(_ first: First, _ second: Second) {
        self.first = first
        self.second = second
    }
}

/// A gesture whose type is hidden.
public struct AnyGesture<Value>: Gesture {
    public typealias Body = Never

    public init<T: Gesture>(_ gesture: T) where T.Value == Value {}
}

/// A value that lasts as long as its gesture: SwiftUI's `GestureState`. Always at its initial value here.
@propertyWrapper
public struct GestureState<Value>: DynamicProperty {
    public let wrappedValue: Value

    public init(wrappedValue: Value) {
        self.wrappedValue = wrappedValue
    }

    public init(initialValue: Value) {
        wrappedValue = initialValue
    }

    public init(wrappedValue: Value, resetTransaction: Transaction) {
        self.wrappedValue = wrappedValue
    }

    public var projectedValue: GestureState<Value> { self }

    public mutating func _bind(_ context: _PropertyContext) {}
}

/// Which gestures of a view count.
public struct GestureMask: OptionSet, Sendable {
    public let rawValue: UInt32

    public init(rawValue: UInt32) {
        self.rawValue = rawValue
    }

    public static let none: GestureMask = []
    public static let gesture = GestureMask(rawValue: 1)
    public static let subviews = GestureMask(rawValue: 2)
    public static let all: GestureMask = [.gesture, .subviews]
}
