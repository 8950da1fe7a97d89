import Foundation
import Testing

@testable import Publishing

struct Oops: Error, Equatable {}

@MainActor
@Suite("subjects") struct SubjectTests {
    final class Log {
        var lines: [String] = []
    }

    @Test("a passthrough subject sends to those who listen, in the order of coming, until they go")
    func passthrough() {
        let (log, subject) = (Log(), PassthroughSubject<Int, Never>())
        subject.send(0)
        let first = subject.sink { log.lines.append("a\($0)") }
        var bag: Set<AnyCancellable> = []
        subject.sink(
            receiveCompletion: { log.lines.append("b\($0)") }, receiveValue: { log.lines.append("b\($0)") }
        )
        .store(in: &bag)
        subject.send(1)
        first.cancel()
        subject.send(2)
        subject.send(completion: .finished)
        subject.send(3)
        #expect(log.lines == ["a1", "b1", "b2", "bfinished"])
    }

    @Test("dropping the cancellable ends the subscription") func dropped() {
        let (log, subject) = (Log(), PassthroughSubject<Int, Never>())
        var token: AnyCancellable? = subject.sink { log.lines.append("\($0)") }
        subject.send(1)
        token = nil
        subject.send(2)
        #expect(token == nil)
        #expect(log.lines == ["1"])
    }

    @Test("a current-value subject begins with its value") func currentValue() {
        let (log, subject) = (Log(), CurrentValueSubject<Int, Never>(1))
        subject.value = 2
        let token = subject.sink { log.lines.append("\($0)") }
        subject.send(3)
        #expect(subject.value == 3)
        #expect(log.lines == ["2", "3"])
        token.cancel()
    }

    @Test("who cancels while receiving gets no more; who sends while receiving is heard inside")
    func reentrant() {
        let (log, subject) = (Log(), PassthroughSubject<Int, Never>())
        var token: AnyCancellable?
        token = subject.sink { value in
            log.lines.append("\(value)")
            if value == 1 { subject.send(2) }
            if value == 2 { token?.cancel() }
        }
        subject.send(1)
        subject.send(3)
        #expect(log.lines == ["1", "2"])
    }

    @Test("a subscriber gets as many values as it asked for") func demand() {
        final class Two: Subscriber {
            typealias Failure = Never
            var got: [Int] = []
            func receive(subscription: any Subscription) { subscription.request(.max(2)) }
            func receive(_ input: Int) -> Subscribers.Demand {
                got.append(input)
                return input == 1 ? .max(1) : .none
            }
            func receive(completion: Subscribers.Completion<Never>) {}
        }
        let (subject, two) = (PassthroughSubject<Int, Never>(), Two())
        subject.receive(subscriber: two)
        for value in 1...5 { subject.send(value) }
        #expect(two.got == [1, 2, 3])
        let list = Two()
        (1...5).publisher.receive(subscriber: list)
        #expect(list.got == [1, 2, 3])
    }

    @Test("just, empty, fail and sequences") func simple() {
        let log = Log()
        func note<P: Publisher>(_ publisher: P) {
            _ = publisher.sink(
                receiveCompletion: { log.lines.append("\($0)") }, receiveValue: { log.lines.append("\($0)") })
        }
        note(Just(1))
        note(Empty<Int, Never>())
        note(Fail<Int, Oops>(error: Oops()))
        note([1, 2].publisher)
        #expect(
            log.lines == [
                "1", "finished", "finished", "failure(PublishingTests.Oops())", "1", "2", "finished",
            ])
    }
}
