import Foundation
import Testing

@testable import Publishing

@MainActor
@Suite("operators") struct OperatorTests {
    private func values<P: Publisher>(_ publisher: P) -> [P.Output] {
        var found: [P.Output] = []
        _ = publisher.sink(receiveCompletion: { _ in }, receiveValue: { found.append($0) })
        return found
    }

    @Test func valueByValue() {
        let numbers = [1, 1, 2, 3, 3, 1].publisher
        #expect(values(numbers.map { $0 * 2 }) == [2, 2, 4, 6, 6, 2])
        #expect(values(numbers.filter { $0 > 1 }) == [2, 3, 3])
        #expect(values(numbers.removeDuplicates()) == [1, 2, 3, 1])
        #expect(values(numbers.compactMap { $0 == 1 ? nil : "\($0)" }) == ["2", "3", "3"])
        #expect(values(numbers.scan(0, +)) == [1, 2, 4, 7, 10, 11])
        #expect(values(numbers.dropFirst(4)) == [3, 1])
        #expect(values(numbers.prefix(2)) == [1, 1])
        #expect(values(numbers.prefix(while: { $0 < 3 })) == [1, 1, 2])
        #expect(values(numbers.drop(while: { $0 < 3 })) == [3, 3, 1])
        #expect(values(numbers.first(where: { $0 > 1 })) == [2])
        #expect(values(numbers.eraseToAnyPublisher().eraseToAnyPublisher()) == [1, 1, 2, 3, 3, 1])
    }

    @Test func errors() {
        var ends: [String] = []
        let failing = [1, 2, 3].publisher.tryMap { value in
            if value == 2 { throw Oops() }
            return value
        }
        #expect(values(failing) == [1])
        #expect(values(failing.replaceError(with: 9)) == [1, 9])
        _ = failing.mapError { $0 as? Oops ?? Oops() }
            .sink(receiveCompletion: { ends.append("\($0)") }, receiveValue: { _ in })
        #expect(ends == ["failure(PublishingTests.Oops())"])
    }

    @Test func several() {
        let (left, right) = (PassthroughSubject<Int, Never>(), PassthroughSubject<String, Never>())
        var (latest, pairs, merged): ([String], [String], [String]) = ([], [], [])
        var bag: [AnyCancellable] = []
        left.combineLatest(right).sink { latest.append("\($0)\($1)") }.store(in: &bag)
        left.zip(right).sink { pairs.append("\($0)\($1)") }.store(in: &bag)
        left.map { "\($0)" }.merge(with: right).sink { merged.append($0) }.store(in: &bag)
        left.send(1)
        left.send(2)
        right.send("a")
        right.send("b")
        left.send(3)
        #expect(latest == ["2a", "2b", "3b"])
        #expect(pairs == ["1a", "2b"])
        #expect(merged == ["1", "2", "a", "b", "3"])
        bag = []
        left.send(4)
        #expect(merged.count == 5)
    }

    @Test("shared publishers are subscribed once, from the first listener to the last") func shared() {
        let source = PassthroughSubject<Int, Never>()
        var runs = 0
        let shared = source.map { value in
            runs += 1
            return value
        }.share()
        var bag = [shared.sink { _ in }, shared.sink { _ in }]
        source.send(1)
        #expect(runs == 1)
        bag.removeLast()
        source.send(2)
        #expect(runs == 2)
        bag.removeLast()
        source.send(3)
        #expect(runs == 2)
    }

    @Test func valuesAsASequence() async {
        var got: [Int] = []
        for await value in [1, 2, 3].publisher.values { got.append(value) }
        #expect(got == [1, 2, 3])
    }
}
