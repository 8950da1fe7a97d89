/// A publisher made of a closure that is run for each subscriber.
public struct _Made<Output, Failure: Error>: Publisher {
    private let attach: (AnySubscriber<Output, Failure>) -> Void

    init(_ attach: @escaping (AnySubscriber<Output, Failure>) -> Void) {
        self.attach = attach
    }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
        attach(AnySubscriber(subscriber))
    }
}

/// Several publishers as one: each is heard without limit, what comes of it goes to a subject.
private final class Confluence<Output, Failure: Error>: @unchecked Sendable {
    private struct State {
        var open: Int
        var subscriptions: [AnyCancellable] = []
    }

    let subject = PassthroughSubject<Output, Failure>()
    private let state: Locked<State>

    init(_ count: Int) {
        state = Locked(State(open: count))
    }

    func hear<P: Publisher>(_ publisher: P, _ take: @escaping (P.Output) -> Void) where P.Failure == Failure {
        let subscription = publisher.sink(
            receiveCompletion: { [weak self] in self?.end($0) }, receiveValue: take)
        state.withLock { $0.subscriptions.append(subscription) }
    }

    private func end(_ completion: Subscribers.Completion<Failure>) {
        switch completion {
        case .failure: subject.send(completion: completion)
        case .finished:
            let isLast = state.withLock { state in
                state.open -= 1
                return state.open == 0
            }
            if isLast { subject.send(completion: .finished) }
        }
    }

    func stop() {
        let subscriptions = state.withLock { state in
            defer { state.subscriptions = [] }
            return state.subscriptions
        }
        for subscription in subscriptions { subscription.cancel() }
    }
}

extension _Made {
    /// - Parameter start: Hears the publishers, and sends to the subject what comes of them.
    fileprivate init(joining count: Int, _ start: @escaping (Confluence<Output, Failure>) -> Void) {
        self.init { subscriber in
            let confluence = Confluence<Output, Failure>(count)
            confluence.subject
                .handleEvents(receiveCancel: { confluence.stop() })
                .receive(subscriber: subscriber)
            start(confluence)
        }
    }
}

extension Publisher {
    /// The values of both, as they come.
    public func merge<P: Publisher>(with other: P) -> _Made<Output, Failure>
    where P.Output == Output, P.Failure == Failure {
        _Made(joining: 2) { confluence in
            confluence.hear(self) { [subject = confluence.subject] in subject.send($0) }
            confluence.hear(other) { [subject = confluence.subject] in subject.send($0) }
        }
    }

    /// The last values of both, each time that one of them has a new one, once both have any.
    public func combineLatest<P: Publisher>(_ other: P) -> _Made<(Output, P.Output), Failure>
    where P.Failure == Failure {
        _Made(joining: 2) { confluence in
            let last = Locked<(Output?, P.Output?)>((nil, nil))
            let send = { [subject = confluence.subject] in
                let values = last.withLock { $0 }
                if let first = values.0, let second = values.1 { subject.send((first, second)) }
            }
            confluence.hear(self) { value in
                last.withLock { $0.0 = value }
                send()
            }
            confluence.hear(other) { value in
                last.withLock { $0.1 = value }
                send()
            }
        }
    }

    public func combineLatest<P: Publisher, T>(
        _ other: P, _ transform: @escaping (Output, P.Output) -> T
    ) -> _Operator<_Made<(Output, P.Output), Failure>, T> where P.Failure == Failure {
        combineLatest(other).map { transform($0.0, $0.1) }
    }

    /// Pairs of the first values, the second ones and so on.
    public func zip<P: Publisher>(_ other: P) -> _Made<(Output, P.Output), Failure>
    where P.Failure == Failure {
        _Made(joining: 2) { confluence in
            let waiting = Locked<([Output], [P.Output])>(([], []))
            let send = { [subject = confluence.subject] in
                let pair = waiting.withLock { waiting in
                    guard !waiting.0.isEmpty, !waiting.1.isEmpty else { return nil as (Output, P.Output)? }
                    return (waiting.0.removeFirst(), waiting.1.removeFirst())
                }
                if let pair { subject.send(pair) }
            }
            confluence.hear(self) { value in
                waiting.withLock { $0.0.append(value) }
                send()
            }
            confluence.hear(other) { value in
                waiting.withLock { $0.1.append(value) }
                send()
            }
        }
    }
}
