import Foundation

/// When a ``TimelineView`` changes: SwiftUI's `TimelineSchedule`.
public protocol TimelineSchedule {
    typealias Mode = TimelineScheduleMode
    associatedtype Entries: Sequence where Entries.Element == Date

    /// The dates of changes from `startDate` on, in order; the first may lie before it.
    func entries(from startDate: Date, mode: Mode) -> Entries
}

/// How often a timeline may change.
public enum TimelineScheduleMode: Sendable {
    case normal, lowFrequency
}

/// At even intervals from a date.
public struct PeriodicTimelineSchedule: TimelineSchedule, Sendable {
    private let start: Date
    private let interval: TimeInterval

    public init(from startDate: Date, by interval: TimeInterval) {
        start = startDate
        self.interval = interval
    }

    /// The dates, without end. An interval that is not above 0 gives the start alone.
    public func entries(from startDate: Date, mode: TimelineScheduleMode) -> Entries {
        var date = start
        if interval > 0, interval.isFinite, start < startDate {
            let steps = (startDate.timeIntervalSince(start) / interval).rounded(.down)
            date = start.addingTimeInterval(steps * interval)
        }
        return Entries(date: date, interval: interval)
    }

    public struct Entries: Sequence, IteratorProtocol, Sendable {
        fileprivate var date: Date?
        fileprivate let interval: TimeInterval

        public mutating func next() -> Date? {
            guard let date else { return nil }
            self.date = interval > 0 && interval.isFinite ? date.addingTimeInterval(interval) : nil
            return date
        }
    }
}

/// At the start of every minute.
public struct EveryMinuteTimelineSchedule: TimelineSchedule, Sendable {
    public init() {}

    public func entries(from startDate: Date, mode: TimelineScheduleMode) -> PeriodicTimelineSchedule.Entries
    {
        PeriodicTimelineSchedule(from: Date(timeIntervalSinceReferenceDate: 0), by: 60)
            .entries(from: startDate, mode: mode)
    }
}

/// As often as frames are drawn: in a picture, once.
public struct AnimationTimelineSchedule: TimelineSchedule, Sendable {
    private let interval: TimeInterval

    public init(minimumInterval: Double? = nil, paused: Bool = false) {
        interval = paused ? 0 : minimumInterval ?? 1 / 60
    }

    public func entries(from startDate: Date, mode: TimelineScheduleMode) -> PeriodicTimelineSchedule.Entries
    {
        PeriodicTimelineSchedule(from: startDate, by: interval).entries(from: startDate, mode: mode)
    }
}

/// A schedule whose dates are so many that they are computed.
protocol EvenSchedule {
    /// The last date not after a moment, at least the first one.
    func date(before moment: Date, from start: Date) -> Date
}

extension PeriodicTimelineSchedule: EvenSchedule {
    func date(before moment: Date, from start: Date) -> Date {
        entries(from: max(moment, start), mode: .normal).first { _ in true } ?? start
    }
}

extension EveryMinuteTimelineSchedule: EvenSchedule {
    func date(before moment: Date, from start: Date) -> Date {
        entries(from: max(moment, start), mode: .normal).first { _ in true } ?? start
    }
}

extension AnimationTimelineSchedule: EvenSchedule {
    /// A paused one stays at its first date.
    func date(before moment: Date, from start: Date) -> Date {
        PeriodicTimelineSchedule(from: start, by: interval).date(before: moment, from: start)
    }
}

/// At given dates.
public struct ExplicitTimelineSchedule<Entries: Sequence>: TimelineSchedule where Entries.Element == Date {
    private let dates: Entries

    public init(_ dates: Entries) {
        self.dates = dates
    }

    public func entries(from startDate: Date, mode: TimelineScheduleMode) -> Entries { dates }
}

extension TimelineSchedule where Self == PeriodicTimelineSchedule {
    public static func periodic(from startDate: Date, by interval: TimeInterval) -> PeriodicTimelineSchedule {
        PeriodicTimelineSchedule(from: startDate, by: interval)
    }
}

extension TimelineSchedule where Self == EveryMinuteTimelineSchedule {
    public static var everyMinute: EveryMinuteTimelineSchedule { EveryMinuteTimelineSchedule() }
}

extension TimelineSchedule where Self == AnimationTimelineSchedule {
    public static var animation: AnimationTimelineSchedule { AnimationTimelineSchedule() }

    public static func animation(minimumInterval: Double? = nil, paused: Bool = false)
        -> AnimationTimelineSchedule
    {
        AnimationTimelineSchedule(minimumInterval: minimumInterval, paused: paused)
    }
}

extension TimelineSchedule {
    public static func explicit<S: Sequence>(_ dates: S) -> ExplicitTimelineSchedule<S>
    where Self == ExplicitTimelineSchedule<S>, S.Element == Date {
        ExplicitTimelineSchedule(dates)
    }
}
