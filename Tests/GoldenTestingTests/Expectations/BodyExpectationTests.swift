import GoldenTesting
import Observation
import PixelUI
import Testing

@Observable private final class Model {
    var name = "Ann"
}

private struct Row: View {
    let title: String
    @State private var isOn = false

    var body: some View {
        HStack {
            Badge(isOn: isOn)
            Button("Favourite \(title)") { isOn.toggle() }
        }
    }
}

private struct Badge: View {
    let isOn: Bool
    var body: some View { Color.red.frame(width: isOn ? 20 : 10, height: 10) }
}

private struct Greeting: View {
    let model: Model
    var body: some View { Text("Hello \(model.name)") }
}

private struct Feed: View {
    var titles = ["a", "b", "c"]
    let model: Model

    var body: some View {
        VStack {
            ForEach(titles, id: \.self) { Row(title: $0) }
            Greeting(model: model)
        }
    }
}

@MainActor @Suite struct BodyExpectationTests {
    private let model = Model()

    private func host() -> ViewHost<Feed> { ViewHost(Feed(model: model), width: 300) }

    @Test func countsBodiesOfOneType() {
        let host = host()
        expectBodies(of: Row.self, count: 1) { try host.tap("Favourite b") }
        expectBodies(of: Badge.self, count: 2) {
            try host.tap("Favourite b")
            try host.tap("Favourite a")
        }
        expectBodies(of: Row.self, count: 0) { host.update() }
    }

    @Test func rangesAndSeveralTypes() {
        let host = host()
        expectBodies(of: Row.self, count: 0...2) { try host.tap("Favourite b") }
        expectBodies(of: Row.self, Badge.self, count: 2) { try host.tap("Favourite b") }
        expectBodies(of: Row.self, count: 1...) { try host.tap("Favourite b") }
        let texts = issues { expectBodies(of: Row.self, count: 2...4) { try host.tap("Favourite b") } }
        #expect(texts.count == 1)
        #expect(texts.first?.hasPrefix("expectBodies(of: Row, count: 2...4): 1 body ran\n") == true)
    }

    @Test func whatIsLeftToBeUpdatedCounts() {
        let host = host()
        expectBodies(of: Greeting.self, count: 1) { model.name = "Ben" }
        #expect(host.layoutDescription.contains("Hello Ben"))
    }

    @Test func whatWasWaitingBeforeDoesNot() {
        let host = host()
        model.name = "Cem"
        expectBodies(of: Greeting.self, count: 0) {}
        #expect(host.layoutDescription.contains("Hello Cem"))
    }

    @Test func placesAndIDs() {
        let host = host()
        expectBodies(of: Row.self, count: 1, id: "b") {
            try host.tap("Favourite a")
            try host.tap("Favourite b")
        }
        expectBodies(of: Row.self, count: 1, at: "Feed/Feed/VStack[0]/Row[0]") {
            try host.tap("Favourite a")
            try host.tap("Favourite b")
        }
        expectBodies(of: Row.self, count: 2, at: "Feed/Feed/VStack[0]") {
            try host.tap("Favourite a")
            try host.tap("Favourite b")
        }
        expectBodies(of: Row.self, count: 0, at: "Feed/Feed/V") { try host.tap("Favourite a") }
        expectBodies(of: Row.self, count: 0, id: "z") { try host.tap("Favourite a") }
    }

    @Test func aHostIsCountedAlone() {
        let (one, other) = (host(), host())
        expectBodies(of: Row.self, count: 1, in: one) {
            try one.tap("Favourite a")
            try other.tap("Favourite a")
        }
        expectBodies(of: Row.self, count: 2) {
            try one.tap("Favourite a")
            try other.tap("Favourite a")
        }
    }

    @Test func nestedCallsCountEach() {
        let host = host()
        expectBodies(of: Row.self, count: 2) {
            expectBodies(of: Row.self, count: 1) { try host.tap("Favourite a") }
            try host.tap("Favourite b")
        }
    }

    @Test func workMayWait() async {
        struct Loaded: View {
            @State private var text = "loading"
            var body: some View { Text(text).task { text = "loaded" } }
        }
        let host = ViewHost(Loaded())
        await expectBodies(of: Loaded.self, count: 1) { await host.settle() }
        expectBodies(of: Loaded.self, count: 0) { host.update() }
        await expectBodies(of: Loaded.self, count: 0...1) { await host.settle() }
    }

    @Test func aFailureSaysWhereAndWhy() {
        let host = host()
        let texts = issues {
            expectBodies(of: Row.self, Greeting.self, count: 1) {
                try host.tap("Favourite b")
                try host.tap("Favourite b")
                model.name = "Dan"
                host.update(Feed(titles: ["a", "b", "new"], model: model))
            }
        }
        #expect(
            texts == [
                """
                expectBodies(of: Row, Greeting, count: 1): 4 bodies ran
                  Feed/Feed/VStack[0]/Row[1] (id "b"): 2 bodies
                    Row: _isOn changed. Set: state Row._isOn
                    Row: _isOn changed. Set: state Row._isOn
                  Feed/Feed/VStack[0]/Row[2] (id "new")
                    Row: @self, @identity, _isOn changed.
                  Feed/Feed/VStack[0]/Greeting[3]
                    Greeting: @dependencies changed. (Model.name) Set: observable Model.name
                what led to what: host.recordsHistory = true before, then print(host.history)
                """
            ])
    }

    @Test func fieldsThatDifferAreNamed() {
        let host = host()
        host.recordsHistory = true
        let texts = issues {
            expectBodies(of: Badge.self, count: 0) { try host.tap("Favourite b") }
        }
        #expect(
            texts == [
                """
                expectBodies(of: Badge, count: 0): 1 body ran
                  Feed/Feed/VStack[0]/Row/HStack[1]/Badge[0] (id "b")
                    Badge: @self changed. (isOn)
                what led to what: print(host.history)
                """
            ])
    }

    @Test func noBodyIsExplained() {
        let host = host()
        let none = issues { expectBodies(of: Greeting.self, count: 1) { try host.tap("Favourite a") } }
        #expect(none.first?.contains("no body ran\n  others did: Row, Badge\n") == true)
        let nothing = issues { expectBodies(of: Greeting.self, count: 1) {} }
        #expect(nothing.first?.contains("no body ran\n  nothing else ran either") == true)
        struct Other: View { var body: some View { Color.red } }
        let other = issues { expectBodies(of: Other.self, count: 1) { try host.tap("Favourite a") } }
        #expect(other.first?.contains("no body ran\n  there is no such view in the tree\n") == true)
    }

    @Test func withoutAHostItSaysSo() {
        let texts = issues { expectBodies(of: Row.self, count: 1) {} }
        #expect(texts.first?.contains("no body ran\n  no host was used; pass it: in: host\n") == true)
    }

    @Test func anErrorIsAnIssue() {
        let host = host()
        let texts = issues { expectBodies(of: Row.self, count: 0) { try host.tap("Nothing of the kind") } }
        #expect(texts == ["expectBodies(of: Row, count: 0): what was done threw an error"])
    }

    @Test func manyPlacesAreCounted() {
        let host = ViewHost(Feed(titles: [], model: model), width: 300)
        let texts = issues {
            expectBodies(of: Row.self, count: 0) {
                host.update(Feed(titles: (0..<20).map { "\($0)" }, model: model))
            }
        }
        #expect(texts.first?.contains("\n  ... 8 more places\n") == true)
    }
}
