import Drawing
import Foundation
import Testing

@testable import LayoutEngine

/// The parts that finding and using controls is made of.
@Suite struct InteractionPartsTests {
    @Test func nearNames() {
        #expect(NearNames.distance("kitten", "sitting") == 3)
        #expect(NearNames.distance("Save", "save") == 0)
        #expect(NearNames.distance("Save", "Save the file") == 1)
        #expect(NearNames.distance("", "abc") == 3)
        let names = ["Cancel", "Delete", "Dilete", "", "Delete all", "Delete"]
        #expect(NearNames.of("Delete", among: names) == ["Delete", "Dilete", "Delete all", "Cancel"])
        #expect(NearNames.of("Delete", among: names, limit: 2) == ["Delete", "Dilete"])
        #expect(NearNames.of("Delete", among: []) == [])
    }

    @Test func sliderStops() {
        func range(_ step: Double?) -> SliderRange {
            SliderRange(bounds: 1...10, step: step, read: { 0 }, write: { _ in }, onEditing: { _ in })
        }
        #expect(range(nil).reachable(3.3) == 3.3)
        #expect(range(2).reachable(3.9) == 3)
        #expect(range(2).reachable(4.1) == 5)
        // The last stop is 9: a step further leaves the bounds.
        #expect(range(2).reachable(10) == 9)
        #expect(range(0).reachable(3.3) == 3.3)
        #expect(range(.infinity).reachable(3.3) == 3.3)
    }

    @Test func numbersOfOtherTypes() {
        #expect(ControlValue.number(AnyHashable(3)) == 3)
        #expect(ControlValue.number(AnyHashable(UInt8(3))) == 3)
        #expect(ControlValue.number(AnyHashable(Float(0.5))) == 0.5)
        #expect(ControlValue.number(AnyHashable("3")) == nil)
        #expect(ControlValue.converted(AnyHashable(2), to: Double.self) == 2)
        #expect(ControlValue.converted(AnyHashable(2.0), to: Int.self) == 2)
        #expect(ControlValue.converted(AnyHashable(2.5), to: Int.self) == nil)
        #expect(ControlValue.converted(AnyHashable(300), to: UInt8.self) == nil)
        #expect(ControlValue.converted(AnyHashable(Double.nan), to: Int.self) == nil)
        #expect(ControlValue.converted(AnyHashable("a"), to: String.self) == "a")
    }

    @Test func everySentenceSaysWhatToDo() {
        let path = ViewPath("Card").appending("Button", index: 0)
        func text(_ reason: InteractionError.Reason) -> String {
            InteractionError(
                interaction: "tap \"A\"", reason: reason, path: path, fileID: "T/F.swift", line: 3
            )
            .description
        }
        let start = "T/F.swift:3: tap \"A\": \(path): "
        #expect(
            text(.ambiguous([path, path])) == start
                + "2 controls are called so: \(path); \(path). Say which with at: or in:, or give them accessibility "
                + "identifiers.")
        #expect(
            text(.disabled) == start
                + "it is disabled, and a person couldn't use it. Enable it first, or expect this error.")
        #expect(
            text(.noOption(["a", "b"])) == start + "it has no such option. It has: \"a\", \"b\".")
        #expect(
            text(.indexOutOfRange(2, count: 1)) == start
                + "at: 2 asks for more than the 1 that is called so.")
    }
}

/// The tree as someone finds it who uses it, and what sessions note.
@MainActor
@Suite struct ControlTreeTests {
    private func names(_ view: some View) -> [[String]] {
        let host = TextHost(view, width: 300).host
        return ControlTree(host.root).entries.filter { $0.actions != nil }.map(\.names)
    }

    @Test func labelsAreThoseOfTheControlsNotOfTheirValues() {
        let controls = VStack {
            Button("Plain") {}
            Toggle(isOn: .constant(true)) {
                Text(verbatim: "Wi-Fi")
                Text(verbatim: "Fast")
            }
            Slider(value: .constant(0.5)) { Text(verbatim: "Volume") }
            TextField("Name", text: .constant("Anna"), prompt: Text(verbatim: "Your name"))
            DatePicker("Due", selection: .constant(Date(timeIntervalSinceReferenceDate: 0)))
            Picker("Size", selection: .constant(1)) { Text(verbatim: "Small").tag(1) }.pickerStyle(.segmented)
        }
        // The segment is a part of its picker without a name of its own: nobody uses controls here yet.
        #expect(
            names(controls) == [["Plain"], ["Wi-Fi, Fast"], ["Volume"], ["Name"], ["Due"], ["Size"]])
    }

    @Test func whatIsWrittenFurtherOutWins() {
        #expect(
            names(
                Button("Text") {}.accessibilityLabel("Inner").accessibilityIdentifier("a").padding()
                    .accessibilityLabel("Outer").accessibilityIdentifier("b")) == [["a", "b", "Outer"]])
    }

    @Test func annotationsOfAContainerArentThoseOfWhatIsInside() {
        let view = VStack {
            Button("One") {}
            Button("Two") {}
        }.accessibilityIdentifier("box")
        #expect(names(view) == [["One"], ["Two"]])
    }

    @Test func rangesNest() {
        let host = TextHost(
            VStack {
                HStack {
                    Text(verbatim: "a")
                    Button("b") {}
                }
                Text(verbatim: "c")
            }, width: 300
        ).host
        let tree = ControlTree(host.root)
        for index in tree.entries.indices {
            let parent = tree.entries[index].parent
            #expect(parent.map { tree.range($0).contains(index) && $0 < index } ?? (index == 0))
        }
        #expect(tree.entries[0].end == tree.entries.count)
    }

    @Test func aSessionNotesWhatIsDoneAndWhere() throws {
        let laidOut = TextHost(Button("Save") {}, width: 100)
        var updates = 0
        let session = laidOut.host.controlSession { updates += 1 }
        try session.tap(ControlQuery("Save"), .init(fileID: "Tests/A.swift", line: 7))
        #expect(updates == 1)
        #expect(session.last?.kind == .interaction)
        #expect(session.last?.name == "tap \"Save\"")
        #expect(session.last?.file == "Tests/A.swift")
        #expect(session.last?.line == 7)
        #expect(session.last?.path?.description.hasSuffix("Button[0]") == true)
        #expect(throws: InteractionError.self) {
            try session.tap(ControlQuery("Sav"), .init(fileID: "Tests/A.swift", line: 8))
        }
        #expect(updates == 1)
        #expect(session.last?.line == 7)
    }

    @Test func nothingIsPresentedWhereNobodyUsesControls() {
        var isMade = false
        struct Probe: View {
            let onMade: () -> Void
            var body: some View {
                let _ = onMade()
                Text(verbatim: "sheet")
            }
        }
        let view = Text(verbatim: "page").sheet(isPresented: .constant(true)) { Probe { isMade = true } }
        let host = TextHost(view, width: 100).host
        #expect(!isMade)
        _ = host.controlSession {}
        host.layout(ProposedViewSize(width: 100, height: nil))
        #expect(isMade)
    }
}
