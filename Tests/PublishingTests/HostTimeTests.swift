import Dispatch
import Foundation
import Testing

@testable import Publishing

/// Time that passes when the host says so.
@Suite("host time") struct HostTimeTests {
    private func inside<R>(_ time: HostTime, _ body: () -> R) -> R {
        HostTime.$current.withValue(time, operation: body)
    }

    @Test("timers fire at their times, in order, and stop when the last listener goes") func timers() {
        let time = HostTime(start: Date(timeIntervalSinceReferenceDate: 100))
        var lines: [String] = []
        var tokens = inside(time) {
            [
                Timer.publish(every: 2, on: .main, in: .common).autoconnect().sink {
                    lines.append("two \($0.timeIntervalSinceReferenceDate)")
                },
                Timer.publish(every: 3, on: .main, in: .common).autoconnect().sink {
                    lines.append("three \($0.timeIntervalSinceReferenceDate)")
                },
            ]
        }
        time.advance(by: 1.5)
        #expect(lines.isEmpty)
        time.advance(by: 4.5)
        #expect(lines == ["two 102.0", "three 103.0", "two 104.0", "two 106.0", "three 106.0"])
        #expect(time.now == 6)
        tokens.removeAll()
        time.advance(by: 10)
        #expect(lines.count == 5)
        #expect(time.nextTime == nil)
    }

    @Test("a timer that isn't connected sends nothing") func unconnected() {
        let time = HostTime()
        var count = 0
        let timer = Timer.publish(every: 1, on: .main, in: .common)
        let token = timer.sink { _ in count += 1 }
        time.advance(by: 3)
        #expect(count == 0)
        let connection = inside(time) { timer.connect() }
        time.advance(by: 3)
        #expect(count == 3)
        connection.cancel()
        token.cancel()
    }

    @Test("receive(on:) waits for the host's next turn") func nextTurn() {
        let (time, subject) = (HostTime(), PassthroughSubject<Int, Never>())
        var got: [Int] = []
        let token = inside(time) { subject.receive(on: DispatchQueue.main).sink { got.append($0) } }
        subject.send(1)
        subject.send(2)
        #expect(got.isEmpty)
        #expect(time.hasDueWork)
        time.runDueWork()
        #expect(got == [1, 2])
        token.cancel()
    }

    @Test("debounce sends the last value once it is quiet") func debounce() {
        let (time, subject) = (HostTime(), PassthroughSubject<String, Never>())
        var got: [String] = []
        let token = inside(time) {
            subject.debounce(for: .milliseconds(300), scheduler: RunLoop.main).sink { got.append($0) }
        }
        for text in ["h", "he", "hel"] {
            subject.send(text)
            time.advance(by: 0.2)
        }
        #expect(got.isEmpty)
        time.advance(by: 0.2)
        #expect(got == ["hel"])
        token.cancel()
    }

    @Test("throttle sends the first at once, then one in so long") func throttle() {
        let (time, subject) = (HostTime(), PassthroughSubject<Int, Never>())
        var (last, first): ([Int], [Int]) = ([], [])
        let tokens = inside(time) {
            [
                subject.throttle(for: 1, scheduler: RunLoop.main, latest: true).sink { last.append($0) },
                subject.throttle(for: 1, scheduler: RunLoop.main, latest: false).sink { first.append($0) },
            ]
        }
        for value in 1...3 { subject.send(value) }
        time.advance(by: 1)
        #expect(last == [1, 3])
        #expect(first == [1, 2])
        time.advance(by: 5)
        subject.send(4)
        #expect(last == [1, 3, 4])
        withExtendedLifetime(tokens) {}
    }

    @Test("delay keeps the distances") func delay() {
        let (time, subject) = (HostTime(), PassthroughSubject<Int, Never>())
        var got: [String] = []
        let token = inside(time) {
            subject.delay(for: .seconds(2), scheduler: DispatchQueue.main)
                .sink { got.append("\($0) at \(time.now)") }
        }
        subject.send(1)
        time.advance(by: 1)
        subject.send(2)
        time.advance(by: 5)
        #expect(got == ["1 at 2.0", "2 at 3.0"])
        token.cancel()
    }

    @Test("notifications of one name, of one sender or all") func notifications() {
        let (center, name) = (NotificationCenter(), Notification.Name("note"))
        final class Sender {}
        let (one, two) = (Sender(), Sender())
        var (all, some) = (0, 0)
        var tokens = [
            center.publisher(for: name).sink { _ in all += 1 },
            center.publisher(for: name, object: one).sink { _ in some += 1 },
        ]
        center.post(name: name, object: one)
        center.post(name: name, object: two)
        center.post(name: Notification.Name("other"), object: one)
        #expect(all == 2)
        #expect(some == 1)
        tokens.removeAll()
        center.post(name: name, object: one)
        #expect(all == 2)
    }
}
