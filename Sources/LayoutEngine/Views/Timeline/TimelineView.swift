import Foundation

/// A view made for a date: SwiftUI's `TimelineView`.
///
/// A picture shows the schedule's first date, counted from ``EnvironmentValues/pictureDate``; a host that lives the
/// last one until the moment that it was advanced to. A schedule that starts now starts at the picture's date.
/// Source: the first render has the schedule's first date (iamcgn/swiftui-web, Fixtures timeline/basic,
/// measured).
public struct TimelineView<Schedule: TimelineSchedule, Content> {
    /// The date to show, and how often it changes.
    public struct Context: Sendable {
        public enum Cadence: Comparable, Sendable {
            case live, seconds, minutes
        }

        public let date: Date
        public let cadence: Cadence

        /// Ends what was kept from the last date. Nothing is kept in a picture.
        public func invalidateTimelineContent() {}
    }

    let schedule: Schedule
    let content: (TimelineViewDefaultContext) -> Content
}

/// What a timeline hands to its content.
public typealias TimelineViewDefaultContext = TimelineView<EveryMinuteTimelineSchedule, Never>.Context

extension TimelineView: View, _PrimitiveView where Content: View {
    public typealias Body = Never

    public init(_ schedule: Schedule, @ViewBuilder content: @escaping (TimelineViewDefaultContext) -> Content)
    {
        self.init(schedule: schedule, content: content)
    }

    public static func _resolve(_ view: Self, _ inputs: _ResolveInputs) -> _Elements {
        let context = TimelineViewDefaultContext(
            date: inputs.observing {
                view.date(inputs.environment.pictureDate, inputs.environment.elapsedTime)
            },
            cadence: view.cadence)
        let content = inputs.observing { view.content(context) }
        return Content._resolve(content, inputs.child(.body, Content.self))
    }

    /// The schedule's last date that isn't after the moment shown, at least its first one.
    ///
    /// 1. A schedule that starts now starts with the picture: its dates are moved there.
    /// 2. Dates at even intervals are found at once; others are gone through.
    private func date(_ start: Date, _ elapsed: TimeInterval) -> Date {
        var entries = schedule.entries(from: start, mode: .normal).makeIterator()
        guard let first = entries.next() else { return start }
        // 1.
        let shift = ClockDate.isFromClock(first) ? start.timeIntervalSince(first) : 0
        guard elapsed > 0 else { return first.addingTimeInterval(shift) }
        let moment = start.addingTimeInterval(elapsed - shift)
        // 2.
        if let even = schedule as? any EvenSchedule {
            return even.date(before: moment, from: start).addingTimeInterval(shift)
        }
        var last = first
        while let next = entries.next(), next <= moment { last = next }
        return last.addingTimeInterval(shift)
    }

    private var cadence: TimelineViewDefaultContext.Cadence {
        schedule is EveryMinuteTimelineSchedule
            ? .minutes : schedule is AnimationTimelineSchedule ? .live : .seconds
    }
}

/// Dates that view code has from the clock, as in `.periodic(from: .now, by: 1)`.
private enum ClockDate {
    /// Longest time, in seconds, between a view's making and its picture.
    private static let longest: TimeInterval = 3600

    /// Whether a date lies just before this moment: nothing but the clock gives such a date.
    static func isFromClock(_ date: Date) -> Bool {
        let age = Date().timeIntervalSince(date)
        return age >= 0 && age < longest
    }
}

extension EnvironmentValues {
    private enum PictureDateKey: EnvironmentKey {
        static var defaultValue: Date { Date(timeIntervalSinceReferenceDate: 0) }
    }

    /// The moment that a picture shows: timelines start here. The first of January 2001, midnight GMT, unless
    /// set, so that pictures don't change with the clock. This project's own.
    public var pictureDate: Date {
        get { self[PictureDateKey.self] }
        set { self[PictureDateKey.self] = newValue }
    }

    private enum ElapsedTimeKey: EnvironmentKey {
        static var defaultValue: TimeInterval { 0 }
    }

    /// Seconds since ``pictureDate`` that a host was advanced by: timelines show the moment reached.
    package var elapsedTime: TimeInterval {
        get { self[ElapsedTimeKey.self] }
        set { self[ElapsedTimeKey.self] = newValue }
    }
}
