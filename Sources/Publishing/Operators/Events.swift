/// A publisher that tells closures what goes by: Combine's `Publishers.HandleEvents`.
public struct _Events<Upstream: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure

    let upstream: Upstream
    let onOutput: ((Output) -> Void)?
    let onCompletion: ((Subscribers.Completion<Failure>) -> Void)?
    let onCancel: (() -> Void)?

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
        upstream.receive(
            subscriber: Relay<Output, Failure, S>(
                subscriber,
                onValue: { [onOutput] value in
                    onOutput?(value)
                    return .pass(value)
                },
                onEnd: { [onCompletion] completion, subscriber in
                    onCompletion?(completion)
                    subscriber.receive(completion: completion)
                },
                onCancel: onCancel))
    }
}

extension Publisher {
    /// Runs closures for what goes by, before it is passed on.
    public func handleEvents(
        receiveOutput: ((Output) -> Void)? = nil,
        receiveCompletion: ((Subscribers.Completion<Failure>) -> Void)? = nil,
        receiveCancel: (() -> Void)? = nil
    ) -> _Events<Self> {
        _Events(
            upstream: self, onOutput: receiveOutput, onCompletion: receiveCompletion, onCancel: receiveCancel)
    }
}
