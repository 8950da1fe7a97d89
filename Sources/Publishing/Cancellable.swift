import Foundation

/// Something under way that can be stopped: Combine's `Cancellable`.
public protocol Cancellable {
    /// Stops it; again does nothing.
    func cancel()
}

extension Cancellable {
    /// Keeps it as long as the collection does. `self` is wrapped: dropping the wrapper stops it.
    public func store<C: RangeReplaceableCollection>(in collection: inout C)
    where C.Element == AnyCancellable {
        collection.append(AnyCancellable(self))
    }

    public func store(in set: inout Set<AnyCancellable>) {
        set.insert(AnyCancellable(self))
    }
}

/// Stops what it was made for when it is cancelled or dropped, whichever comes first, and once: Combine's
/// `AnyCancellable`. It may be cancelled on any thread.
public final class AnyCancellable: Cancellable, Hashable, @unchecked Sendable {
    private let action: Locked<(() -> Void)?>

    public init(_ cancel: @escaping () -> Void) {
        action = Locked(cancel)
    }

    public init<C: Cancellable>(_ canceller: C) {
        action = Locked(canceller.cancel)
    }

    deinit {
        cancel()
    }

    public func cancel() {
        let last = action.withLock { action in
            defer { action = nil }
            return action
        }
        last?()
    }

    public func store<C: RangeReplaceableCollection>(in collection: inout C)
    where C.Element == AnyCancellable {
        collection.append(self)
    }

    public func store(in set: inout Set<AnyCancellable>) {
        set.insert(self)
    }

    public static func == (left: AnyCancellable, right: AnyCancellable) -> Bool { left === right }

    public func hash(into hasher: inout Hasher) {
        hasher.combine(ObjectIdentifier(self))
    }
}

/// A value that one thread at a time reads and writes.
///
/// `Mutex` refuses to hand out what isn't Sendable; values of publishers needn't be.
final class Locked<Value>: @unchecked Sendable {
    private let lock = NSLock()
    private var value: Value

    init(_ value: Value) {
        self.value = value
    }

    /// Runs `body` alone. It must call nothing that could come back here.
    func withLock<Result>(_ body: (inout Value) -> Result) -> Result {
        lock.lock()
        defer { lock.unlock() }
        return body(&value)
    }
}
