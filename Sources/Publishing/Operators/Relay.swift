/// What stands between a publisher and a subscriber of another one made from it: values go down changed or not at
/// all, demand and cancellation go up.
final class Relay<Input, InputFailure: Error, Downstream: Subscriber>: Subscriber, Subscription,
    @unchecked Sendable
{
    typealias Failure = InputFailure

    /// What becomes of a value.
    enum Outcome {
        case pass(Downstream.Input)
        /// Nothing: another one is asked for in its place.
        case skip
        /// It is the last, if there is one.
        case end(Downstream.Input?, Subscribers.Completion<Downstream.Failure>)
    }

    private struct State {
        var upstream: (any Subscription)?
        var isOver = false
    }

    private let downstream: Downstream
    private let onValue: (Input) -> Outcome
    private let onEnd: (Subscribers.Completion<InputFailure>, Downstream) -> Void
    private let onCancel: (() -> Void)?
    private let state = Locked(State())

    init(
        _ downstream: Downstream, onValue: @escaping (Input) -> Outcome,
        onEnd: @escaping (Subscribers.Completion<InputFailure>, Downstream) -> Void,
        onCancel: (() -> Void)? = nil
    ) {
        self.downstream = downstream
        self.onValue = onValue
        self.onEnd = onEnd
        self.onCancel = onCancel
    }

    func receive(subscription: any Subscription) {
        state.withLock { $0.upstream = subscription }
        downstream.receive(subscription: self)
    }

    func receive(_ input: Input) -> Subscribers.Demand {
        guard !state.withLock({ $0.isOver }) else { return .none }
        switch onValue(input) {
        case .pass(let value): return downstream.receive(value)
        case .skip: return .max(1)
        case .end(let value, let completion):
            // Marked as over first: what receives the value may make the publisher send again.
            let upstream = finish()
            upstream?.cancel()
            if let value { _ = downstream.receive(value) }
            downstream.receive(completion: completion)
            return .none
        }
    }

    func receive(completion: Subscribers.Completion<InputFailure>) {
        let isOpen = state.withLock { state in
            defer { state = State(upstream: nil, isOver: true) }
            return !state.isOver
        }
        if isOpen { onEnd(completion, downstream) }
    }

    func request(_ demand: Subscribers.Demand) {
        state.withLock { $0.upstream }?.request(demand)
    }

    func cancel() {
        guard let upstream = finish() else { return }
        onCancel?()
        upstream.cancel()
    }

    private func finish() -> (any Subscription)? {
        state.withLock { state in
            defer { state = State(upstream: nil, isOver: true) }
            return state.upstream
        }
    }
}

extension Relay where InputFailure == Downstream.Failure {
    /// One that ends as its publisher does.
    convenience init(_ downstream: Downstream, onValue: @escaping (Input) -> Outcome) {
        self.init(downstream, onValue: onValue) { $1.receive(completion: $0) }
    }
}
