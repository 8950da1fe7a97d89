/// A publisher whose values arrive by a scheduler, each after the same delay or in its place a later one.
public struct _Scheduled<Upstream: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure

    enum Rule {
        /// Soon.
        case next
        /// After a delay.
        case delay(SchedulerTimeSpan)
        /// Once none came for so long.
        case debounce(SchedulerTimeSpan)
        /// At most one in so long: the first at once, then the latest or the earliest of what came meanwhile.
        case throttle(SchedulerTimeSpan, latest: Bool)
    }

    let upstream: Upstream
    let rule: Rule
    let scheduler: any Scheduler

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
        let subject = PassthroughSubject<Output, Failure>()
        let queue = ArrivalQueue(subject, rule, BoundScheduler(scheduler))
        subject.handleEvents(receiveCancel: { queue.stop() }).receive(subscriber: subscriber)
        queue.begin(
            upstream.sink(
                receiveCompletion: { [weak queue] in queue?.end($0) },
                receiveValue: { [weak queue] in queue?.take($0) }))
    }

    /// What is on its way to a subscriber.
    private final class ArrivalQueue: @unchecked Sendable {
        private struct State {
            var subscription: AnyCancellable?
            var timer: (any Cancellable)?
            /// Kept while they wait: dropped, they would not run.
            var delays: [UInt: any Cancellable] = [:]
            var lastDelay: UInt = 0
            var waiting: Output?
            var isStopped = false
        }

        private let subject: PassthroughSubject<Output, Failure>
        private let rule: Rule
        private let scheduler: BoundScheduler
        private let state = Locked(State())

        init(_ subject: PassthroughSubject<Output, Failure>, _ rule: Rule, _ scheduler: BoundScheduler) {
            self.subject = subject
            self.rule = rule
            self.scheduler = scheduler
        }

        func begin(_ subscription: AnyCancellable) {
            let isStopped = state.withLock { state in
                if !state.isStopped { state.subscription = subscription }
                return state.isStopped
            }
            if isStopped { subscription.cancel() }
        }

        func stop() {
            let last = state.withLock { state in
                defer { state = State(isStopped: true) }
                return state
            }
            last.subscription?.cancel()
            last.timer?.cancel()
            for delay in last.delays.values { delay.cancel() }
        }

        func take(_ value: Output) {
            switch rule {
            case .next: scheduler.schedule { self.send(value) }
            case .delay(let span): delay(span) { self.send(value) }
            case .debounce(let span):
                let timer = scheduler.schedule(after: span) { [weak self] in self?.sendWaiting() }
                let old = state.withLock { state in
                    defer { (state.timer, state.waiting) = (timer, value) }
                    return state.timer
                }
                old?.cancel()
            case .throttle(let span, let latest): throttle(value, span, latest)
            }
        }

        private func throttle(_ value: Output, _ span: SchedulerTimeSpan, _ latest: Bool) {
            let isFirst = state.withLock { state in
                guard state.timer != nil else { return true }
                if latest || state.waiting == nil { state.waiting = value }
                return false
            }
            guard isFirst else { return }
            send(value)
            startThrottle(span)
        }

        private func startThrottle(_ span: SchedulerTimeSpan) {
            let timer = scheduler.schedule(after: span) { [weak self] in
                guard let self else { return }
                let hadValue = state.withLock { state in
                    state.timer = nil
                    return state.waiting != nil
                }
                sendWaiting()
                if hadValue { startThrottle(span) }
            }
            state.withLock { if !$0.isStopped { $0.timer = timer } }
        }

        private func delay(_ span: SchedulerTimeSpan, _ action: @escaping () -> Void) {
            let id = state.withLock { state in
                state.lastDelay += 1
                return state.lastDelay
            }
            let timer = scheduler.schedule(after: span) { [weak self] in
                action()
                _ = self?.state.withLock { $0.delays.removeValue(forKey: id) }
            }
            state.withLock { if !$0.isStopped { $0.delays[id] = timer } }
        }

        func end(_ completion: Subscribers.Completion<Failure>) {
            switch rule {
            case .next: scheduler.schedule { self.subject.send(completion: completion) }
            case .delay(let span): delay(span) { self.subject.send(completion: completion) }
            case .debounce, .throttle:
                sendWaiting()
                subject.send(completion: completion)
            }
        }

        private func sendWaiting() {
            let value = state.withLock { state in
                defer { state.waiting = nil }
                return state.waiting
            }
            if let value { send(value) }
        }

        private func send(_ value: Output) {
            if !state.withLock({ $0.isStopped }) { subject.send(value) }
        }
    }
}

extension Publisher {
    /// The values by a scheduler: those for the main thread come at the host's next turn.
    public func receive(on scheduler: some Scheduler) -> _Scheduled<Self> {
        _Scheduled(upstream: self, rule: .next, scheduler: scheduler)
    }

    /// Where the work of a subscription runs. Kept without effect: it runs where it is subscribed.
    public func subscribe(on scheduler: some Scheduler) -> Self { self }

    public func delay(for interval: SchedulerTimeSpan, scheduler: some Scheduler) -> _Scheduled<Self> {
        _Scheduled(upstream: self, rule: .delay(interval), scheduler: scheduler)
    }

    /// The last value, once none came for so long.
    public func debounce(for interval: SchedulerTimeSpan, scheduler: some Scheduler) -> _Scheduled<Self> {
        _Scheduled(upstream: self, rule: .debounce(interval), scheduler: scheduler)
    }

    /// At most one value in so long: the first at once, then the latest or the earliest of what came meanwhile.
    public func throttle(for interval: SchedulerTimeSpan, scheduler: some Scheduler, latest: Bool)
        -> _Scheduled<Self>
    {
        _Scheduled(upstream: self, rule: .throttle(interval, latest: latest), scheduler: scheduler)
    }
}
