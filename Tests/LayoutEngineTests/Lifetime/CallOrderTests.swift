import Foundation
import Testing

@testable import LayoutEngine

/// What runs when a view comes, changes and goes, and in which order.
@MainActor
@Suite("order of calls") struct CallOrderTests {
    private struct Nested: View {
        let log: LifetimeLog

        var body: some View {
            Group {
                VStack {
                    Color.red
                        .task { log.note("Color task") }
                        .onChange(of: true, initial: true) { log.note("Color onChange") }
                        .onAppear { log.note("Color onAppear") }
                }
                .task { log.note("VStack task") }
                .onChange(of: true, initial: true) { log.note("VStack onChange") }
                .onAppear { log.note("VStack onAppear") }
            }
            .task { log.note("Group task") }
            .onChange(of: true, initial: true) { log.note("Group onChange") }
            .onAppear { log.note("Group onAppear") }
        }
    }

    /// Source: android.benigumo.com, 2024-03-28, as printed by SwiftUI for these views.
    @Test("inner ones first, as written; tasks once all have appeared, inner ones first") func nested() async
    {
        let log = LifetimeLog()
        let host = livingHost(Nested(log: log))
        host.update()
        let appeared = [
            "Color onChange", "Color onAppear", "VStack onChange", "VStack onAppear", "Group onChange",
            "Group onAppear",
        ]
        #expect(log.take() == appeared)
        #expect(await host.graph.lifetime.tasks.settle().isEmpty)
        #expect(log.take() == ["Color task", "VStack task", "Group task"])
        host.update()
        #expect(log.take() == [])
    }

    private struct Siblings: View {
        var shown: Set<Int>
        let log: LifetimeLog

        var body: some View {
            VStack {
                ForEach(shown.sorted(), id: \.self) { number in
                    Color.red
                        .onAppear { log.note("+\(number)") }
                        .onDisappear { log.note("-\(number)") }
                }
            }
            .onAppear { log.note("stack") }
        }
    }

    @Test("siblings in view order; what goes is told before what comes") func siblings() {
        let log = LifetimeLog()
        let host = host(Siblings(shown: [1, 2, 3], log: log))
        host.update()
        #expect(log.take() == ["+1", "+2", "+3", "stack"])
        host.content.shown = [2, 4]
        host.update()
        #expect(Set(log.take()) == ["-1", "-3", "+4"])
        host.update()
        #expect(log.take() == [])
    }

    private struct Conditional: View {
        var isFirst = true
        let log: LifetimeLog

        var body: some View {
            VStack {
                Group {
                    if isFirst { Color.red } else { Color.blue }
                    Color.green
                }
                .onAppear { log.note("+") }
                .onDisappear { log.note("-") }
            }
        }
    }

    @Test("around a conditional, each branch comes and goes") func conditional() {
        let log = LifetimeLog()
        let host = host(Conditional(log: log))
        host.update()
        #expect(log.take() == ["+", "+"])
        host.content.isFirst = false
        host.update()
        #expect(log.take().sorted() == ["+", "-"])
    }

    private struct Around: View {
        var rows: [Int]
        let log: LifetimeLog

        var body: some View {
            VStack {
                ForEach(rows, id: \.self) { _ in Color.red }
                    .onAppear { log.note("+") }
                    .onDisappear { log.note("-") }
            }
        }
    }

    @Test("around rows, each row comes and goes by its id, and moves are neither") func rows() {
        let log = LifetimeLog()
        let host = host(Around(rows: [1, 2, 3], log: log))
        host.update()
        #expect(log.take() == ["+", "+", "+"])
        host.content.rows = [3, 1, 2]
        host.update()
        #expect(log.take() == [])
        host.content.rows = [4, 1, 2]
        host.update()
        #expect(log.take().sorted() == ["+", "-"])
    }

    private struct Watching: View {
        var value: Int
        let log: LifetimeLog

        var body: some View {
            Color.red
                .onChange(of: value) { log.note("\($0)>\($1)") }
                .onChange(of: value) { log.note("changed") }
                .onChange(of: value, initial: true) { log.note("initial \($0)>\($1)") }
                .onChange(of: value, initial: true) { log.note("at once") }
        }
    }

    @Test("onChange with both values, without, and from the start") func changes() {
        let log = LifetimeLog()
        let host = host(Watching(value: 1, log: log))
        host.update()
        #expect(log.take() == ["initial 1>1", "at once"])
        host.update()
        #expect(log.take() == [])
        host.content.value = 2
        host.update()
        #expect(log.take() == ["1>2", "changed", "initial 1>2", "at once"])
    }

    @available(*, deprecated)
    private struct Deprecated: View {
        var value: Int
        let log: LifetimeLog

        var body: some View {
            Color.red.onChange(of: value, perform: { log.note("now \($0)") })
        }
    }

    @available(*, deprecated)
    @Test("onChange(of:perform:) gets the new value") func deprecated() {
        let log = LifetimeLog()
        let host = host(Deprecated(value: 1, log: log))
        host.update()
        host.content.value = 2
        host.update()
        #expect(log.take() == ["now 2"])
    }

    private struct Stepping: View {
        @State private var step = 0
        let log: LifetimeLog

        var body: some View {
            Color.red
                .onAppear { step = 1 }
                .onChange(of: step) { old, new in
                    log.note("\(old)>\(new)")
                    if new < 3 { step = new + 1 }
                }
        }
    }

    @Test("a change that leads to another one is followed until nothing changes") func chain() {
        let log = LifetimeLog()
        let host = host(Stepping(log: log))
        host.update()
        #expect(log.take() == ["0>1", "1>2", "2>3"])
    }
}
