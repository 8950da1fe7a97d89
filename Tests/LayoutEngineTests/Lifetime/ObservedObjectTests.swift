import Drawing
import Foundation
import Publishing
import Testing

@testable import LayoutEngine

/// Views and their `ObservableObject`s.
@MainActor
@Suite("observed objects") struct ObservedObjectTests {
    final class Model: ObservableObject {
        @Published var name = "a"
        @Published var isOn = false
        var unpublished = 0
        let log: LifetimeLog?

        init(_ log: LifetimeLog? = nil) {
            self.log = log
            log?.note("made")
        }

        deinit { log?.note("released") }
    }

    private struct Owner: View {
        @StateObject private var model: Model
        let log: LifetimeLog
        let onBody: (Model) -> Void

        init(_ log: LifetimeLog, onBody: @escaping (Model) -> Void = { _ in }) {
            _model = StateObject(wrappedValue: Model(log))
            self.log = log
            self.onBody = onBody
        }

        var body: some View {
            log.note(model.name)
            onBody(model)
            return Color.red
        }
    }

    private struct Branch: View {
        var isShown = true
        var id = 1
        let log: LifetimeLog
        var body: some View {
            VStack {
                if isShown { Owner(log).id(id) }
            }
        }
    }

    @Test("a state object is made once for each identity, and released when that goes") func stateObject() {
        let log = LifetimeLog()
        let host = livingHost(Branch(log: log))
        host.update()
        #expect(log.take() == ["made", "a"])
        host.update()
        // Nothing changed: no body runs.
        #expect(log.take() == [])
        host.content.id = 2
        host.update()
        #expect(log.take() == ["made", "a", "released"])
        host.content.isShown = false
        host.update()
        #expect(log.take() == ["released"])
    }

    @Test("a published change asks for another pass, which has the new value; others don't") func change()
        throws
    {
        let log = LifetimeLog()
        var model: Model?
        let host = livingHost(Owner(log) { model = $0 })
        host.update()
        #expect(!host.isStale)
        try #require(model).unpublished = 1
        #expect(!host.isStale)
        model?.name = "b"
        #expect(host.isStale)
        host.update()
        #expect(log.take() == ["made", "a", "b"])
        #expect(!host.isStale)
    }

    private struct Reader: View {
        @ObservedObject var model: Model
        let log: LifetimeLog
        var body: some View {
            log.note(model.name)
            return Color.red
        }
    }

    @Test("an observed object may be replaced: the old one isn't heard any more, nor kept") func observed() {
        let log = LifetimeLog()
        let (first, second) = (Model(), Model())
        second.name = "second"
        let host = livingHost(Reader(model: first, log: log))
        host.update()
        host.content.model = second
        host.update()
        first.name = "x"
        #expect(!host.isStale)
        second.name = "y"
        #expect(host.isStale)
        host.update()
        #expect(log.take() == ["a", "second", "y"])
    }

    @Test("the subscription ends with the place") func place() {
        struct Conditional: View {
            var isShown = true
            let model: Model
            let log: LifetimeLog
            var body: some View {
                VStack { if isShown { Reader(model: model, log: log) } }
            }
        }
        let model = Model()
        let host = livingHost(Conditional(model: model, log: LifetimeLog()))
        host.update()
        host.content.isShown = false
        host.update()
        model.name = "x"
        #expect(!host.isStale)
    }

    private struct Child: View {
        @EnvironmentObject var model: Model
        let log: LifetimeLog
        var body: some View {
            log.note(model.name)
            return Color.red.onAppear { $model.name.wrappedValue = "set" }
        }
    }

    @Test("an object from the environment, by its type; bindings write to it") func environment() {
        let log = LifetimeLog()
        let model = Model()
        let host = livingHost(VStack { Child(log: log) }.environmentObject(model))
        host.update()
        #expect(log.take() == ["a", "set"])
        model.name = "again"
        #expect(host.isStale)
        host.update()
        #expect(log.take() == ["again"])
    }

    @Test("$object.property is a binding") func bindings() {
        struct Form: View {
            @ObservedObject var model: Model
            var body: some View {
                Toggle("On", isOn: $model.isOn).onAppear { $model.isOn.wrappedValue = true }
            }
        }
        let model = Model()
        livingHost(Form(model: model)).update()
        #expect(model.isOn)
    }

    @Test("a change on another thread is in the next pass") func threads() async {
        let log = LifetimeLog()
        let model = Model()
        let host = livingHost(Reader(model: model, log: log))
        host.update()
        nonisolated(unsafe) let shared = model
        await Task.detached { shared.name = "thread" }.value
        #expect(host.isStale)
        host.update()
        #expect(log.take() == ["a", "thread"])
    }

    @Test("the tree keeps neither objects nor places that are gone") func leaks() {
        weak var model: Model?
        weak var graph: ViewGraph?
        do {
            let host = livingHost(Branch(log: LifetimeLog()))
            let owner = livingHost(Owner(LifetimeLog()) { model = $0 })
            host.update()
            owner.update()
            owner.update()
            graph = owner.graph
            #expect(model != nil)
        }
        #expect(model == nil)
        #expect(graph == nil)
    }
}
