import Foundation
import PixelUI
import Testing

/// Time, which only tests move.
@MainActor
@Suite struct HostTimeTests {
    /// Seconds since the picture's date that a timeline shows.
    private struct Clock<Schedule: TimelineSchedule>: View {
        let schedule: Schedule
        var body: some View {
            TimelineView(schedule) { context in
                Text(verbatim: "\(context.date.timeIntervalSinceReferenceDate)")
            }
        }
    }

    private let start = Date(timeIntervalSinceReferenceDate: 0)

    @Test func evenIntervals() {
        let host = ViewHost(Clock(schedule: .periodic(from: start, by: 2)))
        #expect(host.shows("0.0"))
        host.advance(by: .milliseconds(1900))
        #expect(host.shows("0.0"))
        host.advance(by: .milliseconds(100))
        #expect(host.shows("2.0"))
        host.advance(by: .seconds(7))
        #expect(host.shows("8.0"))
        #expect(host.date == start.addingTimeInterval(9))
        #expect(host.elapsed == .seconds(9))
        host.advance(by: .seconds(-5))
        #expect(host.elapsed == .seconds(9))
    }

    @Test func aScheduleThatStartsNowStartsWithThePicture() {
        let host = ViewHost(Clock(schedule: .periodic(from: .now, by: 1)))
        #expect(host.shows("0.0"))
        host.advance(by: .milliseconds(2500))
        #expect(host.shows("2.0"))
    }

    @Test func minutes() {
        let host = ViewHost(Clock(schedule: .everyMinute))
        host.advance(by: .seconds(119))
        #expect(host.shows("60.0"))
    }

    @Test func animations() {
        let host = ViewHost(Clock(schedule: .animation(minimumInterval: 0.5)))
        host.advance(by: .milliseconds(1700))
        #expect(host.shows("1.5"))
        let paused = ViewHost(Clock(schedule: .animation(minimumInterval: 0.5, paused: true)))
        paused.advance(by: .seconds(3))
        #expect(paused.shows("0.0"))
    }

    @Test func givenDates() {
        let dates = [1, 4, 6].map { start.addingTimeInterval($0) }
        let host = ViewHost(Clock(schedule: .explicit(dates)))
        #expect(host.shows("1.0"))
        host.advance(by: .seconds(5))
        #expect(host.shows("4.0"))
        host.advance(by: .seconds(500))
        #expect(host.shows("6.0"))
    }

    @Test func thePicturesDateIsTheBeginning() {
        var environment = EnvironmentValues()
        environment.pictureDate = start.addingTimeInterval(100)
        let host = ViewHost(Clock(schedule: .periodic(from: start, by: 30)), environment: environment)
        #expect(host.shows("90.0"))
        host.advance(by: .seconds(20))
        #expect(host.shows("120.0"))
    }
}
