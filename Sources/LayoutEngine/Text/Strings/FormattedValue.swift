import Foundation

/// How values become text: language, calendar and time zone. Never the machine's.
struct TextFormatting {
    var locale: Locale
    var timeZone: TimeZone
    private var plainCalendar: Calendar
    /// What relative dates are told from; nil is the date itself.
    var now: Date?

    init(_ environment: EnvironmentValues) {
        locale = environment.formattingLocale
        timeZone = environment.timeZone
        plainCalendar = environment.calendar
        now = environment.referenceDate
    }

    /// In the locale and time zone; made when it is asked for, as few values are dates.
    var calendar: Calendar {
        var calendar = plainCalendar
        calendar.locale = locale
        calendar.timeZone = timeZone
        return calendar
    }

    static let standard = TextFormatting(EnvironmentValues())
}

/// A value with the way to write it, which waits for the environment.
///
/// Equal when both write the same by the standard formatting.
final class FormattedValue: Equatable, @unchecked Sendable {
    private let write: (TextFormatting) -> String

    init(_ write: @escaping (TextFormatting) -> String) {
        self.write = write
    }

    func text(_ formatting: TextFormatting) -> String { write(formatting) }

    static func == (a: FormattedValue, b: FormattedValue) -> Bool {
        a === b || a.text(.standard) == b.text(.standard)
    }
}

extension FormattedValue {
    /// Written by a format style in the environment's locale and, for dates, calendar and time zone.
    convenience init<F: FormatStyle>(_ input: F.FormatInput, format: F) where F.FormatOutput == String {
        self.init { formatting in
            let style = format.locale(formatting.locale)
            guard var dates = style as? Date.FormatStyle, let date = input as? Date else {
                return style.format(input)
            }
            dates.calendar = formatting.calendar
            dates.timeZone = formatting.timeZone
            return dates.format(date)
        }
    }
}

extension EnvironmentValues {
    private enum TimeZoneKey: EnvironmentKey {
        static var defaultValue: TimeZone { .gmt }
    }
    private enum CalendarKey: EnvironmentKey {
        static let defaultValue: Calendar = {
            var calendar = Calendar(identifier: .gregorian)
            calendar.timeZone = .gmt
            return calendar
        }()
    }
    private enum ReferenceDateKey: EnvironmentKey {
        static var defaultValue: Date? { nil }
    }

    /// The time zone that dates are written in: Greenwich by default, whatever the machine's is.
    public var timeZone: TimeZone {
        get { self[TimeZoneKey.self] }
        set { self[TimeZoneKey.self] = newValue }
    }

    /// The calendar that dates are written in: Gregorian by default, whatever the machine's is.
    public var calendar: Calendar {
        get { self[CalendarKey.self] }
        set { self[CalendarKey.self] = newValue }
    }

    /// The present moment of relative dates; nil, so that pictures don't change with time, takes the date
    /// itself.
    var referenceDate: Date? {
        get { self[ReferenceDateKey.self] }
        set { self[ReferenceDateKey.self] = newValue }
    }

    /// The locale that values are written in: the POSIX locale, which has no grouping, counts as American
    /// English.
    var formattingLocale: Locale {
        locale.identifier == "en_US_POSIX" ? Self.americanEnglish : locale
    }

    private static let americanEnglish = Locale(identifier: "en_US")
}
