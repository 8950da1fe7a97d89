import PixelUI
import Testing

/// What is said where something can't be used.
@MainActor
@Suite struct HostErrorTests {
    private let log = Log()

    @Test func nothingOfThatName() throws {
        let host = ViewHost(
            VStack {
                Button("Saved") {}
                Button("Save as") {}
                Button("Cancel") {}
            }, width: 300)
        let error = interactionError { try host.tap("Save", fileID: "Suite.swift", line: 12) }
        #expect(error?.reason == .notFound(near: ["Saved", "Save as", "Cancel"]))
        #expect(
            error?.description
                == "Suite.swift:12: tap \"Save\": nothing that can be used so has this label or accessibility "
                + "identifier. There is: \"Saved\", \"Save as\", \"Cancel\".")
        #expect(
            interactionError { try ViewHost(Color.red, width: 10).tap("x") }?.reason == .notFound(near: []))
    }

    @Test func theErrorNamesTheLineOfTheCall() throws {
        let host = ViewHost(Color.red, width: 10)
        let line = #line + 1
        let error = interactionError { try host.tap("x") }
        #expect(error?.line == line)
        #expect(error?.fileID == #fileID)
    }

    @Test func severalOfThatName() throws {
        let host = ViewHost(
            VStack {
                ForEach(1..<4) { row in
                    HStack {
                        Text(verbatim: "Row \(row)")
                        Button("Delete") { log("\(row)") }
                    }
                }
            }, width: 300)
        let error = interactionError { try host.tap("Delete") }
        guard case .ambiguous(let paths) = error?.reason else {
            Issue.record("\(String(describing: error))")
            return
        }
        #expect(paths.count == 3)
        #expect(Set(paths.map(\.description)).count == 3)
        try host.tap("Delete", at: 1)
        try host.tap("Delete", in: "Row 3")
        #expect(log.take() == ["2", "3"])
        #expect(
            interactionError { try host.tap("Delete", at: 3) }?.reason == .indexOutOfRange(3, count: 3))
        #expect(
            interactionError { try host.tap("Delete", in: "Row 4") }?.reason
                == .notInContainer("Row 4", isThere: false, near: ["Row 1", "Row 2", "Row 3", "Delete"]))
        #expect(
            interactionError { try host.tap("Keep", in: "Row 1") }?.reason
                == .notInContainer("Row 1", isThere: true, near: ["Delete"]))
    }

    @Test func disabled() throws {
        let host = ViewHost(
            VStack {
                Button("Save") { log("saved") }
                Text(verbatim: "Inner").disabled(true).onTapGesture { log("tapped") }
                Text(verbatim: "Outer").onTapGesture { log("tapped") }.disabled(true)
                Toggle("On", isOn: .constant(false)).disabled(true)
            }, width: 300)
        try host.tap("Save")
        try host.tap("Inner")
        #expect(log.take() == ["saved", "tapped"])
        let error = interactionError { try host.tap("Outer") }
        #expect(error?.reason == .disabled)
        #expect(interactionError { try host.set("On", to: true) }?.reason == .disabled)
        host.environment.isEnabled = false
        let all = interactionError { try host.tap("Save") }
        #expect(all?.reason == .disabled)
        #expect(all?.path?.description.contains("Button") == true)
        #expect(log.take() == [])
    }

    @Test func hidden() throws {
        let host = ViewHost(
            VStack {
                Button("Hidden") {}.hidden()
                Button("Clear") {}.opacity(0)
                Button("Silent") {}.accessibilityHidden(true)
                VStack { Button("Untouched") {} }.allowsHitTesting(false)
                Toggle("Set", isOn: .constant(false)).allowsHitTesting(false)
                Button("Twice") { log("shown") }
                Button("Twice") { log("hidden") }.hidden()
            }, width: 300)
        #expect(interactionError { try host.tap("Hidden") }?.reason == .hidden(by: "hidden() or opacity(0)"))
        #expect(interactionError { try host.tap("Clear") }?.reason == .hidden(by: "hidden() or opacity(0)"))
        #expect(
            interactionError { try host.tap("Silent") }?.reason == .hidden(by: "accessibilityHidden(true)"))
        #expect(
            interactionError { try host.tap("Untouched") }?.reason == .hidden(by: "allowsHitTesting(false)"))
        try host.set("Set", to: true)
        try host.tap("Twice")
        #expect(log.take() == ["shown"])
    }

    @Test func anotherKindOfControl() throws {
        let host = ViewHost(
            VStack {
                Button("Save") {}
                Toggle("On", isOn: .constant(false))
            }, width: 300)
        #expect(interactionError { try host.set("Save", to: 1) }?.reason == .notPossible(kind: "Button"))
        #expect(interactionError { try host.type("a", into: "On") }?.reason == .notPossible(kind: "Toggle"))
        #expect(
            interactionError { try host.set("On", to: 1) }?.reason == .wrongValue(expected: "true or false"))
    }
}
