import Dispatch
import Foundation

/// Where and when closures run: what `receive(on:)` and `debounce(for:scheduler:)` take.
///
/// In a host's tree the main queue, the main run loop and the main operation queue stand for the host's turns and
/// its time: nothing there waits for a clock.
public protocol Scheduler {
    /// Runs `action` soon.
    func schedule(_ action: @escaping () -> Void)
    /// Runs `action` after so many seconds.
    func schedule(after seconds: TimeInterval, _ action: @escaping () -> Void) -> any Cancellable
    /// Whether it is the main thread's.
    var _isMain: Bool { get }
}

/// A span of time: `.seconds(1)`, `.milliseconds(300)`, 0.3.
public struct SchedulerTimeSpan: Hashable, Comparable, Sendable, ExpressibleByIntegerLiteral,
    ExpressibleByFloatLiteral
{
    public let timeInterval: TimeInterval

    public init(_ seconds: TimeInterval) { timeInterval = seconds }
    public init(integerLiteral seconds: Int) { timeInterval = TimeInterval(seconds) }
    public init(floatLiteral seconds: Double) { timeInterval = seconds }

    public static func seconds(_ value: Int) -> Self { Self(TimeInterval(value)) }
    public static func seconds(_ value: Double) -> Self { Self(value) }
    public static func milliseconds(_ value: Int) -> Self { Self(TimeInterval(value) / 1_000) }
    public static func microseconds(_ value: Int) -> Self { Self(TimeInterval(value) / 1_000_000) }
    public static func nanoseconds(_ value: Int) -> Self { Self(TimeInterval(value) / 1_000_000_000) }

    public static func < (left: Self, right: Self) -> Bool { left.timeInterval < right.timeInterval }
}

/// A closure that is handed to another thread, which alone runs it.
private struct Work: @unchecked Sendable {
    let action: () -> Void
}

extension DispatchQueue: Scheduler {
    public func schedule(_ action: @escaping () -> Void) {
        let work = Work(action: action)
        async { work.action() }
    }

    public func schedule(after seconds: TimeInterval, _ action: @escaping () -> Void) -> any Cancellable {
        let item = DispatchWorkItem(block: action)
        asyncAfter(deadline: .now() + max(seconds, 0), execute: item)
        return AnyCancellable { item.cancel() }
    }

    /// By label: each access to the main queue makes another object.
    public var _isMain: Bool { label == DispatchQueue.main.label }
}

extension RunLoop: Scheduler {
    public func schedule(_ action: @escaping () -> Void) {
        let work = Work(action: action)
        perform { work.action() }
    }

    public func schedule(after seconds: TimeInterval, _ action: @escaping () -> Void) -> any Cancellable {
        let work = Work(action: action)
        let timer = Timer(timeInterval: max(seconds, 0), repeats: false) { _ in work.action() }
        add(timer, forMode: .common)
        return AnyCancellable { timer.invalidate() }
    }

    public var _isMain: Bool { self === RunLoop.main }
}

extension OperationQueue: Scheduler {
    public func schedule(_ action: @escaping () -> Void) {
        let work = Work(action: action)
        addOperation { work.action() }
    }

    public func schedule(after seconds: TimeInterval, _ action: @escaping () -> Void) -> any Cancellable {
        let work = Work(action: action)
        let item = DispatchWorkItem { [weak self] in self?.addOperation { work.action() } }
        DispatchQueue.global().asyncAfter(deadline: .now() + max(seconds, 0), execute: item)
        return AnyCancellable { item.cancel() }
    }

    public var _isMain: Bool { self === OperationQueue.main }
}

/// Runs closures at once: Combine's `ImmediateScheduler`.
public struct ImmediateScheduler: Scheduler, Sendable {
    public static let shared = ImmediateScheduler()

    public func schedule(_ action: @escaping () -> Void) { action() }

    public func schedule(after seconds: TimeInterval, _ action: @escaping () -> Void) -> any Cancellable {
        action()
        return AnyCancellable {}
    }

    public var _isMain: Bool { false }
}

/// A scheduler as a subscription sees it that was made inside or outside of a host.
struct BoundScheduler {
    private let scheduler: any Scheduler
    private let time: HostTime?

    init(_ scheduler: any Scheduler) {
        self.scheduler = scheduler
        time = scheduler._isMain ? HostTime.current : nil
    }

    func schedule(_ action: @escaping () -> Void) {
        if let time { time.enqueue(action) } else { scheduler.schedule(action) }
    }

    func schedule(after span: SchedulerTimeSpan, _ action: @escaping () -> Void) -> any Cancellable {
        time?.schedule(after: span.timeInterval, action)
            ?? scheduler.schedule(after: span.timeInterval, action)
    }
}
