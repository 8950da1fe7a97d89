/// One value, then the end: Combine's `Just`.
public struct Just<Output>: Publisher {
    public typealias Failure = Never

    public let output: Output

    public init(_ output: Output) {
        self.output = output
    }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Never {
        subscriber.receive(subscription: ListSubscription([output], subscriber))
    }
}

/// No value, and the end unless it is to stay open: Combine's `Empty`.
public struct Empty<Output, Failure: Error>: Publisher {
    public let completeImmediately: Bool

    public init(completeImmediately: Bool = true) {
        self.completeImmediately = completeImmediately
    }

    public init(completeImmediately: Bool = true, outputType: Output.Type, failureType: Failure.Type) {
        self.completeImmediately = completeImmediately
    }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
        subscriber.receive(subscription: Subscriptions.empty)
        if completeImmediately { subscriber.receive(completion: .finished) }
    }
}

/// An error: Combine's `Fail`.
public struct Fail<Output, Failure: Error>: Publisher {
    public let error: Failure

    public init(error: Failure) {
        self.error = error
    }

    public init(outputType: Output.Type, failure: Failure) {
        error = failure
    }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
        subscriber.receive(subscription: Subscriptions.empty)
        subscriber.receive(completion: .failure(error))
    }
}

extension Publishers {
    /// The elements of a sequence, as they are asked for, then the end.
    public struct Sequence<Elements: Swift.Sequence, Failure: Error>: Publisher {
        public typealias Output = Elements.Element

        public let sequence: Elements

        public init(sequence: Elements) {
            self.sequence = sequence
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            subscriber.receive(subscription: ListSubscription(sequence, subscriber))
        }
    }
}

extension Swift.Sequence {
    /// The elements as a publisher.
    public var publisher: Publishers.Sequence<Self, Never> { Publishers.Sequence(sequence: self) }
}

/// Sends elements as they are asked for.
private final class ListSubscription<Element, S: Subscriber>: Subscription, @unchecked Sendable
where S.Input == Element {
    private struct State {
        var next: () -> Element?
        /// One that was looked at to see whether the end is near.
        var waiting: Element?
        var subscriber: S?
        var demand = Subscribers.Demand.none
        var isSending = false
    }

    private let state: Locked<State>

    init(_ elements: some Swift.Sequence<Element>, _ subscriber: S) {
        var iterator = elements.makeIterator()
        let first = iterator.next()
        state = Locked(State(next: { iterator.next() }, waiting: first, subscriber: subscriber))
    }

    func request(_ demand: Subscribers.Demand) {
        // What receives a value may ask for more: the loop that is under way sends it.
        let isSender = state.withLock { state in
            state.demand += demand
            defer { state.isSending = true }
            return !state.isSending
        }
        guard isSender else { return }
        while let (subscriber, element) = take() {
            let more = subscriber.receive(element)
            state.withLock { $0.demand += more }
        }
        let ended = state.withLock { state in
            state.isSending = false
            guard state.waiting == nil, let subscriber = state.subscriber else { return nil as S? }
            state.subscriber = nil
            return subscriber
        }
        ended?.receive(completion: .finished)
    }

    private func take() -> (S, Element)? {
        state.withLock { state in
            guard state.demand > .none, let subscriber = state.subscriber, let element = state.waiting else {
                return nil
            }
            state.demand = state.demand.afterOne
            state.waiting = state.next()
            return (subscriber, element)
        }
    }

    func cancel() {
        state.withLock { $0.subscriber = nil }
    }
}
