/// A publisher that all subscribers hear together, from the first one's coming to the last one's going.
public final class _Shared<Upstream: Publisher>: Publisher, @unchecked Sendable {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure

    private struct State {
        var count = 0
        var subscription: AnyCancellable?
    }

    /// What is shared: `timer.upstream.connect().cancel()` stops a timer that was connected automatically.
    public let upstream: Upstream
    private let start: (PassthroughSubject<Output, Failure>) -> AnyCancellable
    private let subject = PassthroughSubject<Output, Failure>()
    private let state = Locked(State())

    /// - Parameter start: Has the subject be sent the values, until the result is cancelled.
    init(_ upstream: Upstream, start: @escaping (PassthroughSubject<Output, Failure>) -> AnyCancellable) {
        self.upstream = upstream
        self.start = start
    }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
        let isFirst = state.withLock { state in
            state.count += 1
            return state.count == 1
        }
        subject.handleEvents(receiveCancel: { self.leave() }).receive(subscriber: subscriber)
        guard isFirst else { return }
        let subscription = start(subject)
        state.withLock { $0.subscription = subscription }
    }

    private func leave() {
        let last = state.withLock { state in
            state.count -= 1
            defer { if state.count == 0 { state.subscription = nil } }
            return state.count == 0 ? state.subscription : nil
        }
        last?.cancel()
    }
}

extension Publisher {
    /// One subscription for all who listen; who comes later misses what was sent.
    public func share() -> _Shared<Self> {
        _Shared(self) { subject in self.subscribe(subject) }
    }
}

extension ConnectablePublisher {
    /// Connects when the first subscriber comes, and disconnects when the last one goes.
    public func autoconnect() -> _Shared<Self> {
        _Shared(self) { subject in
            let subscription = self.subscribe(subject)
            let connection = self.connect()
            return AnyCancellable {
                connection.cancel()
                subscription.cancel()
            }
        }
    }
}
