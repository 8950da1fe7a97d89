/// A publisher that changes, drops or ends by values, with what it remembers of each subscription.
///
/// The named operators are made of it; `Publishers.Map` and its like aren't told apart by type.
public struct _Operator<Upstream: Publisher, Output>: Publisher {
    public typealias Failure = Upstream.Failure

    enum Outcome {
        case pass(Output)
        case skip
        /// It is the last, if there is one.
        case last(Output?)
    }

    let upstream: Upstream
    /// Makes what one subscription does with each value.
    let make: () -> (Upstream.Output) -> Outcome

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
        let step = make()
        upstream.receive(
            subscriber: Relay<Upstream.Output, Failure, S>(subscriber) { input in
                switch step(input) {
                case .pass(let value): .pass(value)
                case .skip: .skip
                case .last(let value): .end(value, .finished)
                }
            })
    }
}

extension Publisher {
    public func map<T>(_ transform: @escaping (Output) -> T) -> _Operator<Self, T> {
        _Operator(upstream: self) { { .pass(transform($0)) } }
    }

    /// Only the values for which `isIncluded` is true.
    public func filter(_ isIncluded: @escaping (Output) -> Bool) -> _Operator<Self, Output> {
        _Operator(upstream: self) { { isIncluded($0) ? .pass($0) : .skip } }
    }

    /// What `transform` makes of the values, without nil.
    public func compactMap<T>(_ transform: @escaping (Output) -> T?) -> _Operator<Self, T> {
        _Operator(upstream: self) { { transform($0).map { .pass($0) } ?? .skip } }
    }

    /// Drops values that are like the one before them.
    public func removeDuplicates(by predicate: @escaping (Output, Output) -> Bool) -> _Operator<Self, Output>
    {
        _Operator(upstream: self) {
            let last = Locked<Output?>(nil)
            return { value in
                let before = last.withLock { last in
                    defer { last = value }
                    return last
                }
                return before.map { predicate($0, value) } == true ? .skip : .pass(value)
            }
        }
    }

    /// What `next` makes of the result so far and each value.
    public func scan<T>(_ initial: T, _ next: @escaping (T, Output) -> T) -> _Operator<Self, T> {
        _Operator(upstream: self) {
            let result = Locked(initial)
            return { value in
                let made = next(result.withLock { $0 }, value)
                result.withLock { $0 = made }
                return .pass(made)
            }
        }
    }

    public func dropFirst(_ count: Int = 1) -> _Operator<Self, Output> {
        _Operator(upstream: self) {
            let left = Locked(count)
            return { value in
                let isDropped = left.withLock { left in
                    defer { left = max(left - 1, 0) }
                    return left > 0
                }
                return isDropped ? .skip : .pass(value)
            }
        }
    }

    /// The first values, then the end; with 0 the end comes with the first one.
    public func prefix(_ count: Int) -> _Operator<Self, Output> {
        _Operator(upstream: self) {
            let left = Locked(count)
            return { value in
                let after = left.withLock { left in
                    left -= 1
                    return left
                }
                return after > 0 ? .pass(value) : .last(after == 0 ? value : nil)
            }
        }
    }

    public func prefix(while predicate: @escaping (Output) -> Bool) -> _Operator<Self, Output> {
        _Operator(upstream: self) { { predicate($0) ? .pass($0) : .last(nil) } }
    }

    public func drop(while predicate: @escaping (Output) -> Bool) -> _Operator<Self, Output> {
        _Operator(upstream: self) {
            let isDropping = Locked(true)
            return { value in
                if isDropping.withLock({ $0 }), predicate(value) { return .skip }
                isDropping.withLock { $0 = false }
                return .pass(value)
            }
        }
    }

    public func first() -> _Operator<Self, Output> { prefix(1) }

    public func first(where predicate: @escaping (Output) -> Bool) -> _Operator<Self, Output> {
        _Operator(upstream: self) { { predicate($0) ? .last($0) : .skip } }
    }

    /// Values of one property.
    public func map<T>(_ keyPath: KeyPath<Output, T>) -> _Operator<Self, T> {
        map { $0[keyPath: keyPath] }
    }

    public func replaceNil<T>(with output: T) -> _Operator<Self, T> where Output == T? {
        map { $0 ?? output }
    }
}

extension Publisher where Output: Equatable {
    /// Drops values that equal the one before them.
    public func removeDuplicates() -> _Operator<Self, Output> { removeDuplicates(by: ==) }
}
