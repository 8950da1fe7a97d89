import Foundation
import Publishing

extension View {
    /// Runs `action` for each value of a publisher, from the pass in which the view appears until its place goes.
    ///
    /// The subscription lasts as long as the publisher is the same: the same object, an equal value, or one made of
    /// such in the same way. What is sent on other threads arrives on the main one.
    public func onReceive<P: Publisher>(_ publisher: P, perform action: @escaping (P.Output) -> Void)
        -> some View where P.Failure == Never
    {
        modifier(ReceiveModifier(publisher: publisher, action: action))
    }
}

/// Subscribes to a publisher as long as its place lasts.
struct ReceiveModifier<P: Publisher>: _PrimitiveModifier where P.Failure == Never {
    let publisher: P
    let action: (P.Output) -> Void

    /// On the main thread only.
    private final class Reception: Departing, @unchecked Sendable {
        let order: UInt
        var publisher: P?
        var action: (P.Output) -> Void = { _ in }
        var subscription: AnyCancellable?
        weak var graph: ViewGraph?

        init(_ graph: ViewGraph) {
            order = graph.pass.nextOrder()
            self.graph = graph
        }

        var departure: @MainActor () -> Void {
            { [self] in
                publisher = nil
                subscription = nil
                action = { _ in }
            }
        }

        func take(_ value: P.Output) {
            let arrival = Arrival(value: value, reception: self)
            if MainThread.isCurrent { arrival.act() } else { DispatchQueue.main.async { arrival.act() } }
        }
    }

    /// A value that is handed to the main thread, which alone reads it.
    private struct Arrival: @unchecked Sendable {
        let value: P.Output
        weak var reception: Reception?

        func act() {
            reception?.action(value)
        }
    }

    static func _resolve(
        _ modifier: Self, _ inputs: _ResolveInputs, content: @escaping (_ResolveInputs) -> _Elements
    ) -> _Elements {
        let elements = content(inputs)
        if inputs.isListing { return elements }
        let reception = inputs.node.state(at: -1) { Reception(inputs.graph) }
        inputs.graph.afterLayout {
            reception.action = modifier.action
            if let known = reception.publisher, SamePublisher.test(known, modifier.publisher) { return }
            reception.publisher = modifier.publisher
            reception.subscription = nil
            reception.subscription = modifier.publisher.sink { [weak reception] in reception?.take($0) }
        }
        return elements
    }
}

/// Whether two publishers are the same as far as their parts tell: objects by identity, equatable values by `==`, others
/// part by part. Closures tell nothing.
enum SamePublisher {
    static func test(_ left: Any, _ right: Any) -> Bool {
        guard type(of: left) == type(of: right) else { return false }
        if let equal = equatable(left, right) { return equal }
        let (a, b) = (Mirror(reflecting: left), Mirror(reflecting: right))
        if a.displayStyle == .class { return left as AnyObject === right as AnyObject }
        let (parts, others) = (Array(a.children), Array(b.children))
        guard parts.count == others.count else { return false }
        return zip(parts, others).allSatisfy { $0.label == $1.label && test($0.value, $1.value) }
    }

    private static func equatable(_ left: Any, _ right: Any) -> Bool? {
        func equal<T: Equatable>(_ left: T) -> Bool? { (right as? T).map { $0 == left } }
        guard let left = left as? any Equatable else { return nil }
        return equal(left)
    }
}
