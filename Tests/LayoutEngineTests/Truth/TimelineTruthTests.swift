import Foundation
import Testing

@testable import LayoutEngine

@MainActor
@Suite("truth: timelines") struct TimelineTruthTests {
    // measured-by-real-SwiftUI; iamcgn/swiftui-web Fixtures/Goldens/timeline/basic/frames.json @ea9d727f
    @Test("sw2-timeline-first") func sw2_timeline_first() {
        let view = TruthCase(width: 320, height: 100, size: [47.5, 40]) {
            VStack(spacing: 8) {
                TimelineView(.periodic(from: .now, by: 0.5)) { _ in
                    Color.red.frame(width: 47.5, height: 16)
                }
                TimelineView(.animation) { context in
                    Color.blue.frame(width: context.cadence == .live ? 25 : 99, height: 16)
                }
            }
            .background { Color.gray }
        }
        view.expect(frames: [
            "red": [[136.25, 30, 47.5, 16]], "blue": [[147.5, 54, 25, 16]], "gray": [[136.25, 30, 47.5, 40]],
        ])
    }

    private func firstDate(_ schedule: some TimelineSchedule, at start: TimeInterval? = nil) -> TimeInterval?
    {
        var found: Date?
        func note(_ date: Date) -> Color {
            found = date
            return .red
        }
        let view = TimelineView(schedule) { note($0.date) }
        var environment = EnvironmentValues()
        if let start { environment.pictureDate = Date(timeIntervalSinceReferenceDate: start) }
        host(view, environment: environment).layout(.zero)
        return found?.timeIntervalSinceReferenceDate
    }

    private func date(_ seconds: TimeInterval) -> Date { Date(timeIntervalSinceReferenceDate: seconds) }

    /// What starts now would change with the clock.
    @Test func schedulesThatStartNowShowThePicturesDate() {
        #expect(firstDate(.periodic(from: .now, by: 1)) == 0)
        #expect(firstDate(.periodic(from: Date(), by: 60), at: 130) == 130)
        #expect(firstDate(.explicit([Date()]), at: 130) == 130)
    }

    @Test func theFirstDateOfASchedule() {
        #expect(firstDate(.animation) == 0)
        #expect(firstDate(.everyMinute, at: 130) == 120)
        #expect(firstDate(.periodic(from: date(500), by: 7), at: 130) == 500)
        #expect(firstDate(.periodic(from: date(100), by: 7), at: 130) == 128)
        #expect(firstDate(.periodic(from: date(100), by: 0), at: 130) == 100)
        #expect(firstDate(.explicit([date(3), date(9)]), at: 130) == 3)
        #expect(firstDate(.explicit([Date]()), at: 130) == 130)
    }
}
