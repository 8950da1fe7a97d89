import Foundation
import Testing

@testable import Publishing

@MainActor
@Suite("observable objects") struct ObjectTests {
    class Base: ObservableObject {
        @Published var first = 1
    }

    final class Derived: Base {
        @Published var second = "a"
        var plain = 0
    }

    @Test("one publisher for all published properties, superclasses' included; it sends before the change")
    func willChange() {
        let model = Derived()
        #expect(model.objectWillChange === model.objectWillChange)
        var seen: [String] = []
        let token = model.objectWillChange.sink { seen.append("\(model.first)\(model.second)") }
        model.first = 2
        model.second = "b"
        model.plain = 1
        model.second = "b"
        #expect(seen == ["1a", "2a", "2b"])
        token.cancel()
        model.first = 3
        #expect(seen.count == 3)
    }

    final class Manual: ObservableObject {
        var count = 0 {
            willSet { objectWillChange.send() }
        }
    }

    @Test("without published properties an object still has one publisher; another object has another")
    func byHand() {
        let (model, other) = (Manual(), Manual())
        var times = 0
        let token = model.objectWillChange.sink { times += 1 }
        model.count = 1
        other.count = 1
        #expect(times == 1)
        #expect(model.objectWillChange !== other.objectWillChange)
        token.cancel()
        for _ in 0..<100 { Manual().count = 1 }
        model.count = 2
        #expect(times == 1)
    }

    final class Own: ObservableObject {
        let objectWillChange = PassthroughSubject<Void, Never>()
        @Published var silent = 0
    }

    @Test("a publisher of one's own isn't sent through by published properties") func own() {
        let model = Own()
        var times = 0
        let token = model.objectWillChange.sink { times += 1 }
        model.silent = 1
        #expect(times == 0)
        model.objectWillChange.send()
        #expect(times == 1)
        token.cancel()
    }

    @Test("a property's publisher sends its value, then each one it is about to have") func projected() {
        let model = Base()
        var seen: [String] = []
        let token = model.$first.sink { seen.append("\($0) at \(model.first)") }
        model.first = 5
        #expect(seen == ["1 at 1", "5 at 1"])
        token.cancel()
    }

    @Test("assign(to:) lasts as long as the property") func assigned() {
        let source = PassthroughSubject<Int, Never>()
        var model: Base? = Base()
        weak let seen = model
        source.assign(to: &model!.$first)
        source.send(7)
        #expect(model?.first == 7)
        model = nil
        #expect(seen == nil)
        source.send(8)
    }

    @Test("threads may set properties at once") func threads() async {
        let model = Base()
        let count = Locked(0)
        let token = model.objectWillChange.sink { count.withLock { $0 += 1 } }
        nonisolated(unsafe) let shared = model
        await withTaskGroup(of: Void.self) { group in
            for start in 0..<8 {
                group.addTask { for step in 0..<100 { shared.first = start * 100 + step } }
            }
        }
        #expect(count.withLock { $0 } >= 800)
        token.cancel()
    }
}
