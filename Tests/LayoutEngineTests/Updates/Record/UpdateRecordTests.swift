import Drawing
import Foundation
import Testing

@testable import LayoutEngine

struct UpdateRecordTests {
    @Test("Bodies are counted by type and by place, skipped views by type")
    func counts() {
        let history = FedRecord.tappedRow().history
        #expect(history.bodyCount == 10)
        #expect(history.bodyCount(of: FedRecord.Row.self) == 4)
        #expect(history.bodyCount(of: FedRecord.Badge.self) == 4)
        #expect(history.bodyCount(of: FedRecord.Feed.self) == 1)
        #expect(history.bodyCount(of: Int.self) == 0)
        #expect(history.bodies(of: FedRecord.Row.self).map(\.count) == [1, 2, 1])
        #expect(history.bodies(of: FedRecord.Row.self).map(\.place.number) == [3, 5, 7])
        #expect(history.bodies.map(\.count) == [1, 1, 1, 1, 2, 2, 1, 1])
        #expect(history.skippedCount(of: FedRecord.Row.self) == 2)
        #expect(history.skippedCount(of: FedRecord.Badge.self) == 0)
        #expect(
            history.places[4]
                == UpdateHistory.Place(number: 5, name: "Row", type: "FedRecord.Row", path: "Feed/Row[1]"))
    }

    private enum Other {
        struct Row {}
        struct Cell<T> {}
    }

    @Test("Types of one name are told apart by those around them and by their generic arguments")
    func sameName() {
        let fed = FedRecord()
        let types: [Any.Type] = [
            Other.Row.self, FedRecord.Row.self, Other.Cell<Int>.self, Other.Cell<String>.self,
        ]
        for (index, type) in types.enumerated() {
            let view = fed.view(type, "\(index)")
            for _ in 0...index { fed.record.evaluated(view, because: [.identity], sources: [], by: nil) }
        }
        #expect(types.map { fed.history.bodyCount(of: $0) } == [1, 2, 3, 4])
        #expect(fed.history.places.map(\.name) == ["Row", "Row", "Cell", "Cell"])
    }

    @Test(
        "A mark parts the history: what comes after has the same numbers, and only the places that it speaks of"
    )
    func slice() {
        let fed = FedRecord.tappedRow()
        #expect(fed.history.since(fed.record.mark).updates.isEmpty)
        #expect(fed.history.mark == fed.record.mark)
        let late = fed.history.since(UpdateHistory.Mark(update: 1))
        #expect(late.updates.map(\.number) == [2])
        #expect(late.bodyCount(of: FedRecord.Row.self) == 1)
        #expect(late.places.map(\.number) == [1, 2, 3, 5, 6, 7])
        #expect(late.elements.map(\.name) == ["VStack"])
        #expect(fed.record.history(since: UpdateHistory.Mark(update: 1)) == late)
        // A change that waits for its update comes after the mark.
        fed.record.changed(ChangeSource(.state, "Row._isOn"))
        let mark = fed.record.mark
        fed.record.beginUpdate()
        fed.record.endUpdate()
        #expect(fed.record.history(since: mark).updates.map(\.changes.count) == [1])
    }

    @Test("The clock counts events: a change that waits, its update, its bodies, its end")
    func clock() {
        let fed = FedRecord()
        fed.record.changed(ChangeSource(.state, "Row._isOn"))
        fed.record.beginUpdate()
        fed.record.evaluated(fed.view(FedRecord.Row.self, "Row"), because: [], sources: [], by: nil)
        fed.record.checked(fed.view(FedRecord.Row.self, "Row"), by: nil)
        fed.layOut()
        fed.record.endUpdate()
        let update = fed.history.updates[0]
        #expect(update.start == 0)
        #expect(update.changes.map(\.time) == [1])
        #expect(update.bodies.map(\.time) == [2])
        #expect(update.skipped.map(\.time) == [3])
        #expect(update.layout.map(\.start) == [4, 5, 7, 10, 11, 12, 14, 15])
        #expect(update.layout.map(\.end) == [9, 6, 8, 17, 11, 13, 14, 16])
        #expect(update.layout.map(\.outer) == [nil, 0, 0, nil, 3, 3, 3, 3])
        #expect(update.end == 18)
    }

    @Test("Work outside of an update has one of its own; an update that isn't ended is by the next one")
    func unframed() {
        let fed = FedRecord()
        let row = fed.view(FedRecord.Row.self, "Row")
        fed.record.endUpdate()
        fed.record.evaluated(row, because: [], sources: [], by: nil)
        fed.record.beginUpdate()
        fed.record.evaluated(row, because: [], sources: [], by: nil)
        fed.record.beginUpdate()
        fed.record.endQuestion(.zero)
        fed.record.endPlacement()
        #expect(fed.history.updates.map(\.number) == [1, 2])
        #expect(fed.history.updates.map(\.bodies.count) == [1, 1])
        // The open update, in which nothing has happened yet, is after the mark.
        let mark = fed.record.mark
        fed.record.evaluated(row, because: [], sources: [], by: nil)
        #expect(fed.record.history(since: mark).updates.map(\.number) == [3])
    }

    @Test("What was never said to have changed is a change of the update in which it led to a body")
    func unknownSource() {
        let fed = FedRecord()
        fed.record.beginUpdate()
        let row = fed.view(FedRecord.Row.self, "Row")
        let source = ChangeSource(.observable, "Model.count")
        fed.record.evaluated(row, because: [.observed("Model.count")], sources: [source], by: nil)
        fed.record.evaluated(row, because: [.observed("Model.count")], sources: [source], by: nil)
        #expect(fed.history.updates[0].changes.map(\.name) == ["Model.count"])
        #expect(fed.history.updates[0].bodies.map(\.changes) == [[1], [1]])
    }

    @Test("Past the limit the oldest updates go; the number of their bodies by type stays")
    func oldUpdates() {
        let fed = FedRecord(limit: 100)
        let row = fed.view(FedRecord.Row.self, "Row")
        for index in 0..<1000 {
            fed.record.beginUpdate()
            fed.record.evaluated(row, because: [.property("_isOn")], sources: [], by: nil)
            // Each is gone with its update.
            let badge = fed.view(FedRecord.Badge.self, "Badge")
            fed.record.evaluated(badge, because: [.identity], sources: [], by: row)
            fed.remove(FedRecord.Badge.self, "Badge")
            fed.record.endUpdate()
            #expect(fed.history.updates.count <= 34)
            #expect(fed.history.updates.last?.number == index + 1)
        }
        let history = fed.history
        #expect(history.bodyCount(of: FedRecord.Row.self) == 1000)
        #expect(history.bodyCount(of: FedRecord.Badge.self) == 1000)
        #expect(history.places.count <= 35)
        #expect(history.places.first?.number == 1)
        let kept = history.updates.count
        #expect(
            history.earlier
                == UpdateHistory.Earlier(
                    updates: 1000 - kept,
                    bodies: ["FedRecord.Row": 1000 - kept, "FedRecord.Badge": 1000 - kept]))
        #expect(
            history.description.hasPrefix(
                "\(1000 - kept) earlier updates left out, with \(2000 - 2 * kept) bodies\n"))
        #expect(history.since(history.mark).earlier == nil)
    }

    @Test("What one update does past the limit is only counted")
    func largeUpdate() {
        let fed = FedRecord(limit: 10)
        let row = fed.view(FedRecord.Row.self, "Row")
        fed.record.beginUpdate()
        for _ in 0..<25 { fed.record.evaluated(row, because: [], sources: [], by: nil) }
        for _ in 0..<3 { fed.record.checked(row, by: nil) }
        fed.layOut()
        fed.record.endUpdate()
        let history = fed.history
        #expect(history.bodyCount(of: FedRecord.Row.self) == 25)
        #expect(history.bodies.map(\.count) == [25])
        #expect(history.updates[0].bodies.count == 10)
        #expect(
            history.description == """
                update 1
                  no change known
                    Row x 10 #1: nothing changed
                  left out: 15 bodies, 3 skipped, 8 steps of layout

                """)
    }

    @Test("The same events give the same history, and it comes back from JSON")
    func codable() throws {
        let history = FedRecord.tappedRow().history
        #expect(FedRecord.tappedRow().history == history)
        let data = try JSONEncoder().encode(history)
        #expect(try JSONDecoder().decode(UpdateHistory.self, from: data) == history)
    }

    @Test("Elements with the same path and name are one, whoever made the path; others aren't")
    func elements() {
        let fed = FedRecord()
        for path in ["Stack/Text", "Stack/Text", "Stack/Text[1]", "Other/Text"] {
            fed.record.knownQuestion(to: fed.element(path), .zero, answer: .zero)
        }
        let padding = UpdateRecord.Element(path: FedRecord.path("Stack/Text"), name: "padding")
        fed.record.knownQuestion(to: padding, .zero, answer: .zero)
        #expect(fed.history.updates[0].layout.map(\.element) == [1, 1, 2, 3, 4])
        #expect(
            fed.history.elements.map(\.path) == ["Stack/Text", "Stack/Text[1]", "Other/Text", "Stack/Text"])
    }

    @Test(
        "What is set after an interaction came with it, until its update ends; what comes with a body came with that"
    )
    func origins() {
        let fed = FedRecord()
        let feed = fed.view(FedRecord.Feed.self, "Feed")
        fed.record.changed(ChangeSource(.state, "a"))
        fed.record.changed(ChangeSource(.interaction, "tap"))
        fed.record.changed(ChangeSource(.state, "b"))
        fed.record.beginUpdate()
        fed.record.changed(ChangeSource(.environment, "c"), by: feed)
        fed.record.changed(ChangeSource(.state, "d"))
        fed.record.changed(ChangeSource(.time, "2 s"))
        fed.record.changed(ChangeSource(.observable, "e"))
        fed.record.endUpdate()
        fed.record.changed(ChangeSource(.state, "f"))
        fed.record.beginUpdate()
        #expect(
            fed.history.updates.map { $0.changes.map(\.origin) } == [[nil, nil, 2, nil, 2, nil, 6], [nil]])
        #expect(
            fed.history.description == """
                update 1
                  state a
                  interaction tap
                    state b
                    state d
                  environment c, by #1
                  time 2 s
                    observable e
                update 2
                  state f

                """)
    }

    @Test("Sources at different places are different, though their names are the same")
    func sources() {
        let fed = FedRecord()
        let sources = ["Feed/Row", "List/Row"].map {
            ChangeSource(.state, "Row._isOn", path: FedRecord.path($0))
        }
        for source in sources { fed.record.changed(source) }
        fed.record.beginUpdate()
        let row = fed.view(FedRecord.Row.self, "Row")
        fed.record.evaluated(row, because: [], sources: sources, by: nil)
        #expect(fed.history.updates[0].bodies.map(\.changes) == [[1, 2]])
    }
}
