import Foundation

extension Text {
    /// How a date is written: SwiftUI's `Text.DateStyle`.
    ///
    /// Offscreen nothing runs: timers and relative dates show the moment when the picture is made, which is
    /// the date itself, so that pictures don't change from day to day.
    public struct DateStyle: Hashable, Sendable {
        private enum Kind: Hashable, Sendable {
            case date, time, relative, offset, timer
        }

        private let kind: Kind

        public static let date = DateStyle(kind: .date)
        public static let time = DateStyle(kind: .time)
        public static let relative = DateStyle(kind: .relative)
        public static let offset = DateStyle(kind: .offset)
        public static let timer = DateStyle(kind: .timer)

        func value(_ date: Date) -> FormattedValue {
            FormattedValue { formatting in
                switch kind {
                case .date: Self.written(date, .init(date: .long), formatting)
                case .time: Self.written(date, .init(time: .shortened), formatting)
                case .relative: Self.units(Self.seconds(to: date, formatting).magnitude)
                case .offset:
                    (Self.seconds(to: date, formatting) < 0 ? "-" : "+")
                        + Self.units(Self.seconds(to: date, formatting).magnitude)
                case .timer: Self.clock(Self.seconds(to: date, formatting).magnitude)
                }
            }
        }

        private static func seconds(to date: Date, _ formatting: TextFormatting) -> Int {
            guard let now = formatting.now else { return 0 }
            let seconds = now.timeIntervalSince(date).rounded(.towardZero)
            return Int(exactly: seconds) ?? 0
        }

        static func written(_ date: Date, _ style: Date.FormatStyle, _ formatting: TextFormatting) -> String {
            var style = style.locale(formatting.locale)
            style.calendar = formatting.calendar
            style.timeZone = formatting.timeZone
            return style.format(date)
        }

        /// The two largest units: `2 hr, 5 min`.
        private static func units(_ seconds: UInt) -> String {
            let units: [(UInt, String)] = [
                (31_536_000, "yr"), (2_592_000, "mo"), (604_800, "wk"), (86_400, "day"), (3600, "hr"),
                (60, "min"), (1, "sec"),
            ]
            var rest = seconds
            var parts: [String] = []
            for (length, name) in units where parts.count < 2 {
                let count = rest / length
                rest %= length
                if count > 0 {
                    parts.append("\(count) \(name)\(count != 1 && ["day", "wk"].contains(name) ? "s" : "")")
                }
            }
            return parts.isEmpty ? "0 sec" : parts.joined(separator: ", ")
        }

        /// `1:02:03`.
        static func clock(_ seconds: UInt) -> String {
            func two(_ value: UInt) -> String { value < 10 ? "0\(value)" : "\(value)" }
            let (hours, minutes) = (seconds / 3600, seconds / 60 % 60)
            return hours > 0
                ? "\(hours):\(two(minutes)):\(two(seconds % 60))" : "\(minutes):\(two(seconds % 60))"
        }
    }
}
