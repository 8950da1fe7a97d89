import Drawing
import Foundation
import Observation
import Testing

@testable import LayoutEngine

/// The history of trees that live.
@MainActor
@Suite(.serialized) struct LivingHistoryTests {
    @Observable
    final class Model {
        var count = 0
    }

    struct Badge: View {
        var isOn: Bool
        var body: some View {
            let _ = Self._printChanges()
            Color.red.frame(width: isOn ? 20 : 10, height: 10)
        }
    }

    struct Row: View {
        let model: Model
        let handle: Handle<Bool>
        @State private var isOn = false

        var body: some View {
            let _ = Self._printChanges()
            let _ = handle.bind($isOn)
            HStack(spacing: 0) {
                Badge(isOn: isOn)
                Color.blue.frame(width: CGFloat(model.count), height: 10)
            }
        }
    }

    struct Feed: View {
        let model: Model
        let handles: [Handle<Bool>]
        var spacing: CGFloat = 0

        var body: some View {
            let _ = Self._printChanges()
            VStack(spacing: spacing) {
                ForEach(handles.indices, id: \.self) { index in
                    Row(model: model, handle: handles[index])
                }
            }
        }
    }

    private let proposal = ProposedViewSize(width: 300, height: nil)

    private func host<Content: View>(_ content: Content) -> LayoutHost<Content> {
        let host = LayoutHost(content, shaper: BoxShaper(), images: NoImages(), isLive: true)
        host.recordsHistory = true
        _ = ChangeOutput.lines { host.layout(proposal) }
        return host
    }

    /// Three rows in a stack; the second is switched on, the model changes, and the feed gets another value without its
    /// third row: the example of Docs/Updates.md.
    private func example() -> UpdateHistory {
        let model = Model()
        let handles = (0..<3).map { _ in Handle<Bool>() }
        let host = host(Feed(model: model, handles: handles))
        _ = ChangeOutput.lines {
            handles[1].set(true)
            host.layout(proposal)
            model.count = 4
            host.layout(proposal)
            host.content = Feed(model: model, handles: Array(handles.dropLast()), spacing: 4)
            host.layout(proposal)
            // Nothing has changed.
            host.layout(proposal)
        }
        return host.history
    }

    /// The lines but those that count the layout's questions, which depend on how containers ask.
    private func lines(_ history: UpdateHistory) -> [String] {
        history.description.split(separator: "\n").map(String.init).filter { !$0.hasPrefix("  layout: ") }
    }

    @Test("Each change with the bodies that it led to, and what was skipped and removed")
    func text() {
        #expect(
            lines(example()).joined(separator: "\n") == """
                update 1
                  root Feed
                    Feed #1: new
                      Row x 3 #2, #4, #6: new
                        Badge x 3 #3, #5, #7: new
                update 2
                  state Row._isOn at Feed/Feed/VStack[0]/Row
                    Row #4: _isOn
                      Badge #5: value (isOn)
                update 3
                  observable Model.count
                    Row x 3 #2, #4, #6: Model.count
                  skipped: Badge 3
                update 4
                  root Feed
                    Feed #1: value (handles, spacing)
                  skipped: Row 2
                  removed: Row 1, Badge 1
                """)
    }

    @Test("The same on every run, in all forms")
    func isStable() {
        let (first, second) = (example(), example())
        #expect(first == second)
        #expect(first.mermaid == second.mermaid)
        #expect(first.dot == second.dot)
        #expect(first.traceEvents == second.traceEvents)
        #expect(first.layoutCost == second.layoutCost)
    }

    @Test("Counts since a mark")
    func counts() {
        let history = example()
        #expect(history.bodyCount(of: Row.self) == 7)
        let switched = history.since(UpdateHistory.Mark(update: 1))
        #expect(switched.updates.map { $0.bodies.count } == [2, 3, 1])
        #expect(switched.bodyCount(of: Badge.self) == 1)
        #expect(switched.skippedCount(of: Badge.self) == 3)
        #expect(switched.bodies(of: Row.self).map(\.count) == [1, 2, 1])
    }

    @Test("What bodies print stands with their updates")
    func printed() {
        let name = "LivingHistoryTests."
        let first = [
            "Feed: @self changed.", "Row: @self, @identity, _isOn changed.", "Badge: @self changed.",
            "Row: @self, @identity, _isOn changed.", "Badge: @self changed.",
            "Row: @self, @identity, _isOn changed.", "Badge: @self changed.",
        ]
        let rest = [
            ["Row: _isOn changed.", "Badge: @self changed."],
            Array(repeating: "Row: @dependencies changed.", count: 3), ["Feed: @self changed."],
        ]
        #expect(example().updates.map(\.printed) == ([first] + rest).map { $0.map { name + $0 } })
    }

    @Test(
        "Layout: the stack asks its rows, the answers are known the next time; each element is placed once at first"
    )
    func layout() throws {
        let history = example()
        let first = history.updates[0]
        let placements = first.layout.filter { $0.kind == .placement }.map(\.element)
        #expect(Set(placements).count == placements.count)
        let cost = history.layoutCost
        let stack = try #require(cost.rows.first { $0.element.name == "Feed/VStack" })
        let row = try #require(cost.rows.first { $0.element.name == "Row/HStack" })
        let asking = try #require(
            cost.askings.first { $0.asker == stack.element.number && $0.element == row.element.number })
        #expect(asking.known > 0 && asking.known < asking.questions)
        #expect(
            row.questions == row.known
                + history.updates.flatMap(\.layout).count {
                    $0.kind == .question && $0.element == row.element.number
                })
    }

    private struct Keyed: View {
        let handle: Handle<Int>
        @State private var number = 0

        var body: some View {
            let _ = handle.bind($number)
            Badge(isOn: false).id(number)
        }
    }

    @Test("Another id is another place")
    func identity() {
        let handle = Handle<Int>()
        let host = host(Keyed(handle: handle))
        let mark = host.history.mark
        _ = ChangeOutput.lines {
            handle.set(1)
            host.layout(proposal)
        }
        #expect(
            lines(host.history(since: mark)).joined(separator: "\n") == """
                update 2
                  state Keyed._number at Keyed/Keyed
                    Keyed #1: _number
                      Badge #3: new
                  removed: Badge 1
                """)
    }

    private struct Switch: View {
        @State private var count = 0

        var body: some View {
            VStack {
                Button("Add") { count += 1 }
                Badge(isOn: count > 0)
            }
        }
    }

    @Test("What a tap set stands below it, with the test's line")
    func tap() throws {
        let host = host(Switch())
        let session = host.controlSession { host.layout(proposal) }
        host.layout(proposal)
        let mark = host.history.mark
        _ = try ChangeOutput.lines {
            try session.tap(ControlQuery("Add"), .init(fileID: "Tests/A.swift", line: 7))
        }
        let text = lines(host.history(since: mark))
        #expect(
            text[1].hasPrefix("  interaction tap \"Add\" at ") && text[1].hasSuffix(", A.swift:7"), "\(text)")
        #expect(text[2] == "    state Switch._count at Switch/Switch")
        #expect(text[3] == "      Switch #1: _count")
        #expect(text.contains { $0.contains("Badge #") && $0.hasSuffix(": value (isOn)") })
    }

    @Test("Nothing is recorded until asked for, and never where the tree isn't kept")
    func off() {
        let model = Model()
        let live = LayoutHost(
            Feed(model: model, handles: []), shaper: BoxShaper(), images: NoImages(), isLive: true)
        let still = LayoutHost(Feed(model: model, handles: []), shaper: BoxShaper(), images: NoImages())
        still.recordsHistory = true
        for host in [live, still] {
            _ = ChangeOutput.lines { host.layout(proposal) }
            #expect(!host.recordsHistory)
            #expect(host.history.updates.isEmpty)
        }
        live.recordsHistory = true
        live.content = Feed(model: model, handles: [Handle()])
        _ = ChangeOutput.lines { live.layout(proposal) }
        #expect(live.history.bodyCount == 3)
        live.recordsHistory = false
        #expect(live.history.updates.isEmpty)
    }
}
