/// A publisher that ends by another type of error, or by none.
public struct _FailureOperator<Upstream: Publisher, Failure: Error>: Publisher {
    public typealias Output = Upstream.Output

    let upstream: Upstream
    /// What is sent for the end of `upstream`: a last value, then the end.
    let end: (Subscribers.Completion<Upstream.Failure>) -> (Output?, Subscribers.Completion<Failure>)

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
        upstream.receive(
            subscriber: Relay<Output, Upstream.Failure, S>(subscriber, onValue: { .pass($0) }) {
                [end] completion, subscriber in
                let (value, completion) = end(completion)
                if let value { _ = subscriber.receive(value) }
                subscriber.receive(completion: completion)
            })
    }
}

extension Publisher {
    public func mapError<E: Error>(_ transform: @escaping (Failure) -> E) -> _FailureOperator<Self, E> {
        _FailureOperator(upstream: self) { (nil, $0.mapFailure(transform)) }
    }

    /// Sends `output` in place of an error, and ends.
    public func replaceError(with output: Output) -> _FailureOperator<Self, Never> {
        _FailureOperator(upstream: self) { completion in
            switch completion {
            case .finished: (nil, .finished)
            case .failure: (output, .finished)
            }
        }
    }
}

extension Publisher where Failure == Never {
    public func setFailureType<E: Error>(to failureType: E.Type) -> _FailureOperator<Self, E> {
        _FailureOperator(upstream: self) { _ in (nil, .finished) }
    }
}

/// A publisher that a value may end by an error.
public struct _ThrowingOperator<Upstream: Publisher, Output>: Publisher {
    public typealias Failure = any Error

    let upstream: Upstream
    let transform: (Upstream.Output) throws -> Output

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
        upstream.receive(
            subscriber: Relay<Upstream.Output, Upstream.Failure, S>(
                subscriber,
                onValue: { [transform] input in
                    do { return .pass(try transform(input)) } catch { return .end(nil, .failure(error)) }
                },
                onEnd: { $1.receive(completion: $0.mapFailure { $0 }) }))
    }
}

extension Publisher {
    /// What `transform` makes of the values; what it throws is the end.
    public func tryMap<T>(_ transform: @escaping (Output) throws -> T) -> _ThrowingOperator<Self, T> {
        _ThrowingOperator(upstream: self, transform: transform)
    }
}
