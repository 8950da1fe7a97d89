extension Subscribers {
    /// A subscriber that takes all values by closures: Combine's `Subscribers.Sink`.
    public final class Sink<Input, Failure: Error>: Subscriber, Cancellable {
        private struct State {
            var subscription: (any Subscription)?
            var isDone = false
        }

        public let receiveValue: (Input) -> Void
        public let receiveCompletion: (Completion<Failure>) -> Void
        private let state = Locked(State())

        public init(
            receiveCompletion: @escaping (Completion<Failure>) -> Void,
            receiveValue: @escaping (Input) -> Void
        ) {
            self.receiveCompletion = receiveCompletion
            self.receiveValue = receiveValue
        }

        public func receive(subscription: any Subscription) {
            let isWanted = state.withLock { state in
                guard !state.isDone, state.subscription == nil else { return false }
                state.subscription = subscription
                return true
            }
            if isWanted { subscription.request(.unlimited) } else { subscription.cancel() }
        }

        public func receive(_ input: Input) -> Demand {
            if !state.withLock({ $0.isDone }) { receiveValue(input) }
            return .none
        }

        public func receive(completion: Completion<Failure>) {
            if end().wasOpen { receiveCompletion(completion) }
        }

        public func cancel() {
            end().subscription?.cancel()
        }

        private func end() -> (wasOpen: Bool, subscription: (any Subscription)?) {
            state.withLock { state in
                defer { state = State(subscription: nil, isDone: true) }
                return (!state.isDone, state.subscription)
            }
        }
    }
}

extension Publisher {
    /// Runs a closure for each value and one at the end, until the result is cancelled or dropped.
    public func sink(
        receiveCompletion: @escaping (Subscribers.Completion<Failure>) -> Void,
        receiveValue: @escaping (Output) -> Void
    ) -> AnyCancellable {
        let sink = Subscribers.Sink<Output, Failure>(
            receiveCompletion: receiveCompletion, receiveValue: receiveValue)
        receive(subscriber: sink)
        return AnyCancellable(sink)
    }
}

extension Publisher where Failure == Never {
    /// Runs a closure for each value, until the result is cancelled or dropped.
    public func sink(receiveValue: @escaping (Output) -> Void) -> AnyCancellable {
        sink(receiveCompletion: { _ in }, receiveValue: receiveValue)
    }

    /// Writes each value to a property of an object, which is kept until then.
    public func assign<Root: AnyObject>(
        to keyPath: ReferenceWritableKeyPath<Root, Output>, on object: Root
    ) -> AnyCancellable {
        sink { object[keyPath: keyPath] = $0 }
    }

    /// Writes each value to a published property, as long as its object lives.
    public func assign(to published: inout Published<Output>.Publisher) {
        published.take(self)
    }
}

extension Publisher where Failure == Never {
    /// The values as an asynchronous sequence; what comes while nobody waits is kept.
    public var values: AsyncPublisher<Self> { AsyncPublisher(self) }
}

/// A publisher's values as an asynchronous sequence: Combine's `AsyncPublisher`.
public struct AsyncPublisher<P: Publisher>: AsyncSequence where P.Failure == Never {
    public typealias Element = P.Output

    private let publisher: P

    public init(_ publisher: P) {
        self.publisher = publisher
    }

    public struct Iterator: AsyncIteratorProtocol {
        fileprivate var values: AsyncStream<SentValue<P.Output>>.Iterator
        fileprivate let subscription: AnyCancellable

        public mutating func next() async -> P.Output? {
            await values.next()?.value
        }
    }

    public func makeAsyncIterator() -> Iterator {
        let (stream, continuation) = AsyncStream<SentValue<P.Output>>.makeStream()
        let subscription = publisher.sink(
            receiveCompletion: { _ in continuation.finish() },
            receiveValue: { continuation.yield(SentValue(value: $0)) })
        return Iterator(values: stream.makeAsyncIterator(), subscription: subscription)
    }
}

/// A value on its way from one subscription to the one that waits for it.
private struct SentValue<Value>: @unchecked Sendable {
    let value: Value
}
