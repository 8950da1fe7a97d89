import Drawing
import Foundation
import Publishing
import Testing

@testable import LayoutEngine

/// `onReceive`, and timers on the host's time.
@MainActor
@Suite("onReceive") struct ReceiveTests {
    private struct Listening<P: Publisher>: View where P.Failure == Never {
        var isShown = true
        var factor = 1
        var publisher: P
        let log: LifetimeLog

        var body: some View {
            VStack {
                if isShown {
                    Color.red.onReceive(publisher) { log.note("\($0) x \(factor)") }
                }
            }
        }
    }

    @Test("values arrive as they are sent, with the last action, until the place goes") func subject() {
        let (log, subject) = (LifetimeLog(), PassthroughSubject<Int, Never>())
        let host = livingHost(Listening(publisher: subject, log: log))
        subject.send(0)
        host.update()
        subject.send(1)
        #expect(log.take() == ["1 x 1"])
        host.content.factor = 2
        host.update()
        subject.send(2)
        #expect(log.take() == ["2 x 2"])
        host.content.isShown = false
        host.update()
        subject.send(3)
        #expect(log.take() == [])
    }

    @Test("what a publisher sends at once arrives with the view, once") func current() {
        let (log, subject) = (LifetimeLog(), CurrentValueSubject<Int, Never>(7))
        let host = host(Listening(publisher: subject, log: log))
        host.update()
        host.update()
        #expect(log.take() == ["7 x 1"])
    }

    @Test("another publisher is subscribed in place of the one before") func replaced() {
        let (log, one, two) = (
            LifetimeLog(), PassthroughSubject<Int, Never>(), PassthroughSubject<Int, Never>()
        )
        let host = livingHost(Listening(publisher: one.map { $0 }.eraseToAnyPublisher(), log: log))
        host.update()
        host.content.publisher = two.map { $0 }.eraseToAnyPublisher()
        host.update()
        one.send(1)
        two.send(2)
        #expect(log.take() == ["2 x 1"])
    }

    @Test("equal values are the same publisher") func same() {
        #expect(SamePublisher.test(Just(1), Just(1)))
        #expect(!SamePublisher.test(Just(1), Just(2)))
        let center = NotificationCenter()
        let (name, other) = (Notification.Name("a"), Notification.Name("b"))
        #expect(SamePublisher.test(center.publisher(for: name), center.publisher(for: name)))
        #expect(!SamePublisher.test(center.publisher(for: name), center.publisher(for: other)))
        let (left, right) = (PassthroughSubject<Int, Never>(), PassthroughSubject<Int, Never>())
        #expect(SamePublisher.test(left.map { $0 + 1 }, left.map { $0 + 1 }))
        #expect(!SamePublisher.test(left.map { $0 + 1 }, right.map { $0 + 1 }))
    }

    private struct Clock: View {
        @State private var ticks = 0
        private let timer: AnyPublisher<Date, Never>
        let log: LifetimeLog

        init(_ log: LifetimeLog) {
            self.log = log
            timer = Timer.publish(every: 1, on: .main, in: .common).autoconnect().eraseToAnyPublisher()
        }

        var body: some View {
            log.note("\(ticks)")
            return Color.red.onReceive(timer) { _ in ticks += 1 }
        }
    }

    @Test("a timer ticks when the host's time passes") func timer() {
        let log = LifetimeLog()
        let host = livingHost(Clock(log))
        host.update()
        host.advanceTime(by: 0.5)
        host.update()
        host.advanceTime(by: 2.5)
        host.update()
        #expect(log.take() == ["0", "3"])
        #expect(host.time == 3)
    }

    @Test("a value for the main queue arrives before the picture is drawn") func mainQueue() {
        struct Searching: View {
            @StateObject private var model = Search()
            let log: LifetimeLog
            var body: some View {
                log.note(model.result)
                return Color.red.onAppear { model.query = "a" }
            }
        }
        let log = LifetimeLog()
        let host = livingHost(Searching(log: log))
        host.update()
        #expect(log.take().last == "found a")
    }

    final class Search: ObservableObject {
        @Published var query = ""
        @Published var result = "nothing"
        private var bag: Set<AnyCancellable> = []

        init() {
            $query.dropFirst().receive(on: DispatchQueue.main)
                .sink { [weak self] in self?.result = "found \($0)" }
                .store(in: &bag)
        }
    }
}
