/// Those who listen to a subject, in the order in which they came.
///
/// Values are sent outside the lock: who receives one may send, subscribe or cancel. What is sent meanwhile is
/// received inside, as in Combine.
final class Audience<Output, Failure: Error>: @unchecked Sendable {
    private struct State {
        var members: [Member] = []
        var end: Subscribers.Completion<Failure>?
    }

    private let state = Locked(State())

    var isOver: Bool { state.withLock { $0.end != nil } }

    /// Whether nobody listens.
    var isEmpty: Bool { state.withLock { $0.members.isEmpty } }

    func send(_ value: Output) {
        for member in state.withLock({ $0.members }) { member.offer(value) }
    }

    func end(_ completion: Subscribers.Completion<Failure>) {
        let members = state.withLock { state in
            guard state.end == nil else { return [Member]() }
            state.end = completion
            defer { state.members = [] }
            return state.members
        }
        for member in members { member.end(completion) }
    }

    /// - Parameter first: What a subscriber is sent at its first demand.
    func add<S: Subscriber>(_ subscriber: S, first: (() -> Output)?)
    where S.Input == Output, S.Failure == Failure {
        let member = Member(subscriber, first: first, audience: self)
        let end = state.withLock { state in
            if state.end == nil { state.members.append(member) }
            return state.end
        }
        subscriber.receive(subscription: member)
        if let end { member.end(end) }
    }

    private func remove(_ member: Member) {
        state.withLock { $0.members.removeAll { $0 === member } }
    }

    /// One who listens.
    private final class Member: Subscription, @unchecked Sendable {
        private struct State {
            var demand = Subscribers.Demand.none
            var first: (() -> Output)?
            var isOver = false
        }

        private let state: Locked<State>
        private let value: (Output) -> Subscribers.Demand
        private let completion: (Subscribers.Completion<Failure>) -> Void
        private weak var audience: Audience?

        init<S: Subscriber>(_ subscriber: S, first: (() -> Output)?, audience: Audience)
        where S.Input == Output, S.Failure == Failure {
            value = { subscriber.receive($0) }
            completion = { subscriber.receive(completion: $0) }
            state = Locked(State(first: first))
            self.audience = audience
        }

        func offer(_ output: Output) {
            let isWanted = state.withLock { state in
                guard !state.isOver, state.demand > .none else { return false }
                state.demand = state.demand.afterOne
                return true
            }
            guard isWanted else { return }
            let more = value(output)
            state.withLock { $0.demand += more }
        }

        func end(_ completion: Subscribers.Completion<Failure>) {
            let isOpen = state.withLock { state in
                defer { state.isOver = true }
                return !state.isOver
            }
            if isOpen { self.completion(completion) }
        }

        func request(_ demand: Subscribers.Demand) {
            let first = state.withLock { state in
                guard !state.isOver, demand > .none else { return nil as (() -> Output)? }
                state.demand += demand
                guard let first = state.first else { return nil }
                state.first = nil
                state.demand = state.demand.afterOne
                return first
            }
            guard let first else { return }
            let more = value(first())
            state.withLock { $0.demand += more }
        }

        func cancel() {
            state.withLock { state in
                state.isOver = true
                state.first = nil
            }
            audience?.remove(self)
        }
    }
}
