/// Something that sends values over time, and may end: Combine's `Publisher`.
///
/// Nothing is sent before a subscriber asks. A publisher may be a value: each subscription starts anew.
public protocol Publisher<Output, Failure> {
    associatedtype Output
    associatedtype Failure: Error

    /// Begins a subscription: the subscriber gets it first, then as many values as it asks for.
    func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure
}

extension Publisher {
    public func subscribe<S: Subscriber>(_ subscriber: S) where S.Input == Output, S.Failure == Failure {
        receive(subscriber: subscriber)
    }

    /// Sends all values on to a subject, until the result is cancelled or dropped.
    public func subscribe<S: Subject>(_ subject: S) -> AnyCancellable
    where S.Output == Output, S.Failure == Failure {
        let sink = Subscribers.Sink<Output, Failure>(
            receiveCompletion: { [weak subject] in subject?.send(completion: $0) },
            receiveValue: { [weak subject] in subject?.send($0) })
        receive(subscriber: sink)
        return AnyCancellable(sink)
    }
}

/// What values are sent to: Combine's `Subscriber`.
public protocol Subscriber<Input, Failure> {
    associatedtype Input
    associatedtype Failure: Error

    func receive(subscription: any Subscription)
    /// - Returns: How many more values are wanted than were asked for already.
    func receive(_ input: Input) -> Subscribers.Demand
    func receive(completion: Subscribers.Completion<Failure>)
}

extension Subscriber where Input == Void {
    public func receive() -> Subscribers.Demand { receive(()) }
}

/// The tie between a publisher and one subscriber: Combine's `Subscription`.
public protocol Subscription: Cancellable {
    /// Asks for more values; demands add up.
    func request(_ demand: Subscribers.Demand)
}

/// A publisher that begins when told to: Combine's `ConnectablePublisher`.
public protocol ConnectablePublisher: Publisher {
    /// Begins; ends when the result is cancelled or dropped.
    func connect() -> any Cancellable
}

/// Names of what subscribes.
public enum Subscribers {
    /// How a publisher ended.
    public enum Completion<Failure: Error> {
        case finished
        case failure(Failure)

        /// The same end with another type of error.
        func mapFailure<Other: Error>(_ map: (Failure) -> Other) -> Completion<Other> {
            switch self {
            case .finished: .finished
            case .failure(let error): .failure(map(error))
            }
        }
    }

    /// How many values are wanted.
    public struct Demand: Hashable, Comparable, Sendable {
        /// nil: without limit.
        public let max: Int?

        public static let unlimited = Demand(max: nil)
        public static let none = Demand(max: 0)

        private init(max: Int?) {
            self.max = max
        }

        /// So many; below 0 counts as 0.
        public static func max(_ value: Int) -> Demand { Demand(max: Swift.max(value, 0)) }

        public static func + (left: Demand, right: Demand) -> Demand {
            guard let first = left.max, let second = right.max else { return .unlimited }
            let (sum, overflow) = first.addingReportingOverflow(second)
            return overflow ? .unlimited : .max(sum)
        }

        public static func += (left: inout Demand, right: Demand) { left = left + right }

        /// One less; none and unlimited stay.
        var afterOne: Demand { max.map { .max($0 - 1) } ?? .unlimited }

        public static func < (left: Demand, right: Demand) -> Bool {
            switch (left.max, right.max) {
            case (nil, _): false
            case (_, nil): true
            case (let first?, let second?): first < second
            }
        }
    }
}

extension Subscribers.Completion: Equatable where Failure: Equatable {}
extension Subscribers.Completion: Sendable {}

/// Names of what publishes.
public enum Publishers {}

/// Names of subscriptions.
public enum Subscriptions {
    /// One that does nothing.
    public static var empty: any Subscription { EmptySubscription() }
}

private struct EmptySubscription: Subscription {
    func request(_ demand: Subscribers.Demand) {}
    func cancel() {}
}
