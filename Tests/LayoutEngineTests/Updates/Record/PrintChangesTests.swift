import Foundation
import Testing

@testable import LayoutEngine

/// The wording of SwiftUI: its first bodies as measured with its own `_logChanges()`, the rest as published by its users.
@MainActor
struct PrintChangesTests {
    private struct Plain: View {
        var title = ""
        var body: some View {
            let _ = Self._printChanges()
            EmptyView()
        }
    }

    private struct Counter: View {
        var title = ""
        @State var count = 0
        @Environment(\.font) var font
        @Binding var isOn: Bool

        var body: some View {
            let _ = Self._logChanges()
            EmptyView()
        }
    }

    private struct Marked: ViewModifier {
        @State var count = 0

        func body(content: Content) -> some View {
            let _ = Self._printChanges()
            content
        }
    }

    private func lines(_ type: Any.Type, _ causes: [UpdateCause], _ body: () -> some View) -> [String] {
        ChangeOutput.lines { _ = BodyEvaluation(of: type, because: causes).run(body) }
    }

    private func counter(_ causes: [UpdateCause]) -> String {
        lines(Counter.self, causes) { Counter(isOn: .constant(true)).body }.joined()
    }

    @Test("Drawn once: every body is a first one")
    func oneShot() {
        #expect(ChangeOutput.lines { _ = Plain().body } == ["PrintChangesTests.Plain: @self changed."])
        #expect(
            ChangeOutput.lines { _ = TextHost(Counter(isOn: .constant(true))) }
                == ["PrintChangesTests.Counter: @self, @identity, _count, _font, _isOn changed."])
        #expect(
            ChangeOutput.lines { _ = TextHost(EmptyView().modifier(Marked())) }
                == ["PrintChangesTests.Marked: @self, @identity, _count changed."])
    }

    @Test(
        "Each cause in SwiftUI's words",
        arguments: [
            ([.identity], "@self, @identity, _count, _font, _isOn changed."),
            (
                [.identity, .value(fields: ["title", "_isOn"])],
                "@self, @identity, _count, _font, _isOn changed."
            ),
            ([.value(fields: ["title"])], "@self changed."),
            ([.value(fields: ["title", "_isOn"])], "@self, _isOn changed."),
            ([.property("_count")], "_count changed."),
            ([.property("_isOn"), .property("_count")], "_count, _isOn changed."),
            ([.property("_font"), .value(fields: [])], "@self, _font changed."),
            ([.observed("Model.count"), .observed("Model.name")], "@dependencies changed."),
            ([.value(fields: ["title"]), .observed("Model.count")], "@dependencies, @self changed."),
            ([.property("_unknown"), .property("_unknown")], "_unknown changed."),
            ([], "unchanged."),
        ] as [([UpdateCause], String)])
    func causes(_ causes: [UpdateCause], _ words: String) {
        #expect(counter(causes) == "PrintChangesTests.Counter: " + words)
    }

    @Test(
        "Inside another body, that of its own type is told; where none runs, nothing is known to have changed"
    )
    func nested() {
        let outer = BodyEvaluation(of: Plain.self, because: [.value(fields: [])])
        let inner = BodyEvaluation(of: Counter.self, because: [.property("_count")])
        let lines = ChangeOutput.lines {
            outer.run {
                inner.run {
                    Plain._printChanges()
                    Counter._printChanges()
                    Marked._printChanges()
                }
                Counter._printChanges()
            }
            #expect(BodyEvaluation.current == nil)
        }
        #expect(
            lines == [
                "PrintChangesTests.Plain: @self changed.", "PrintChangesTests.Counter: _count changed.",
                "PrintChangesTests.Marked: unchanged.", "PrintChangesTests.Counter: unchanged.",
            ])
    }

    @Test("The record keeps the lines of its bodies, and an output gets them with the channel")
    func kept() {
        let record = UpdateRecord()
        let evaluation = BodyEvaluation(of: Plain.self, because: [.value(fields: [])], record: record)
        let outer = ChangeOutput.current
        defer { ChangeOutput.current = outer }
        var written: [String] = []
        ChangeOutput.current = ChangeOutput { line, channel in written.append("\(channel) \(line)") }
        record.beginUpdate()
        evaluation.run {
            Plain._printChanges()
            Plain._logChanges()
        }
        record.endUpdate()
        let line = "PrintChangesTests.Plain: @self changed."
        #expect(written == ["print " + line, "log " + line])
        #expect(record.history.updates.map(\.printed) == [[line, line]])
    }

    private struct Pair<A, B> {
        struct Inner {}
    }

    @Test("Names: the types around and generic arguments, without modules and addresses")
    func names() {
        struct Local {}
        #expect(QualifiedName.of(Int.self) == "Int")
        #expect(QualifiedName.of(Local.self) == "PrintChangesTests.Local")
        #expect(
            QualifiedName.of(Pair<Int?, [Local]>.self)
                == "PrintChangesTests.Pair<Optional<Int>, Array<PrintChangesTests.Local>>")
        #expect(
            QualifiedName.of(Pair<Int, (a: Data, () -> Void)>.Inner.self)
                == "PrintChangesTests.Pair<Int, (a: Data, () -> ())>.Inner")
        #expect(
            QualifiedName.shortened("a.(unknown context at $55).(unknown context at $56).Zeile_ä<b.Ü>.C")
                == "Zeile_ä<Ü>.C")
        #expect(QualifiedName.shortened("") == "")
        #expect(QualifiedName.shortened("(unknown context at $5") == "(unknown context at $5")
    }

    @Test("Names of dynamic properties as declared; none in types without")
    func properties() {
        #expect(DynamicPropertyFields.names(of: Counter.self) == ["_count", "_font", "_isOn"])
        #expect(DynamicPropertyFields.names(of: Plain.self).isEmpty)
        #expect(DynamicPropertyFields.names(of: Optional<Int>.self).isEmpty)
    }
}
