import Testing

@testable import LayoutEngine

struct UpdateHistoryTextTests {
    @Test("Changes, the bodies below them, equal ones together, then what was skipped and what layout cost")
    func tappedRow() {
        #expect(
            FedRecord.tappedRow().history.description == """
                update 1
                  root Feed
                    Feed #1: new
                      Header #2: new
                      Row x 3 #3, #5, #7: new
                        Badge x 3 #4, #6, #8: new
                  layout: 5 questions to 3 elements, 2 answers known; 3 placements
                update 2
                  interaction tap "Favourite", FeedTests.swift:31
                    state Row._isOn at Feed/Row[1]
                      Row #5: _isOn
                        Badge #6: value (isOn)
                  skipped: Row 2, Header 1
                  layout: 1 question to 1 element, 1 answer known; 0 placements

                """)
    }

    @Test("Nothing happened: no text, and no update that says so")
    func empty() {
        let fed = FedRecord()
        #expect(fed.history.description == "")
        for _ in 0..<3 {
            fed.record.beginUpdate()
            fed.record.endUpdate()
        }
        #expect(fed.history.description == "")
        fed.record.changed(ChangeSource(.time, "1 s"))
        fed.record.beginUpdate()
        fed.record.endUpdate()
        #expect(fed.history.description == "update 1\n  time 1 s\n")
    }

    @Test("A view around which there is no other has its value from the host")
    func root() {
        let fed = FedRecord()
        fed.record.beginUpdate()
        let feed = fed.view(FedRecord.Feed.self, "Feed")
        let header = fed.view(FedRecord.Header.self, "Header")
        fed.record.evaluated(feed, because: [.value(fields: ["title"])], sources: [], by: nil)
        fed.record.evaluated(header, because: [.identity], sources: [], by: nil)
        fed.record.endUpdate()
        fed.record.changed(ChangeSource(.root, "Told"))
        fed.record.beginUpdate()
        fed.record.evaluated(feed, because: [.value(fields: ["title"])], sources: [], by: nil)
        fed.record.evaluated(feed, because: [.property("_count")], sources: [], by: nil)
        #expect(
            fed.history.description == """
                update 1
                  root Feed
                    Feed #1: value (title)
                    Header #2: new
                update 2
                  root Told
                    Feed #1: value (title)
                  no change known
                    Feed #1: _count

                """)
    }

    @Test("A body that ran for two changes stands below the first; one without a known change apart")
    func severalChanges() {
        let fed = FedRecord()
        let font = ChangeSource(.environment, "\\.font", path: FedRecord.path("Feed"))
        let count = ChangeSource(.observable, "Model.count")
        let feed = fed.view(FedRecord.Feed.self, "Feed")
        fed.record.changed(count)
        fed.record.beginUpdate()
        fed.record.changed(font, by: feed)
        fed.record.evaluated(
            fed.view(FedRecord.Row.self, "Feed/Row"),
            because: [.observed("Model.count"), .property("_font")],
            sources: [count, font], by: feed)
        fed.record.evaluated(fed.view(FedRecord.Badge.self, "Feed/Badge"), because: [], sources: [], by: feed)
        fed.record.endUpdate()
        #expect(
            fed.history.description == """
                update 1
                  observable Model.count
                    Row #2: Model.count, _font (also environment \\.font)
                  environment \\.font at Feed, by #1
                  no change known
                    Badge #3: nothing changed

                """)
    }

    @Test("A body that runs 500 times in an update is one line; rows with other causes are apart")
    func repeated() {
        let fed = FedRecord()
        let size = ChangeSource(.geometry, "size")
        let row = fed.view(FedRecord.Row.self, "Row")
        fed.record.changed(size)
        fed.record.beginUpdate()
        for _ in 0..<500 {
            fed.record.evaluated(row, because: [.property("_size")], sources: [size], by: nil)
        }
        fed.record.evaluated(
            row, because: [.property("_size"), .property("_isOn")], sources: [size], by: nil)
        for index in 0..<6 {
            fed.record.evaluated(
                fed.view(FedRecord.Row.self, "Row[\(index)]"), because: [.identity], sources: [size], by: nil)
        }
        fed.record.endUpdate()
        #expect(
            fed.history.description == """
                update 1
                  geometry size
                    Row x 500 #1: _size
                    Row #1: _size, _isOn
                    Row x 6 #2, #3, ... #7: new

                """)
    }

    @Test("A state set in one update that leads to a body in the next is told there")
    func laterUpdate() {
        let fed = FedRecord()
        let state = ChangeSource(.state, "Row._width")
        fed.record.beginUpdate()
        fed.record.changed(state)
        fed.record.endUpdate()
        fed.record.beginUpdate()
        fed.record.evaluated(
            fed.view(FedRecord.Row.self, "Row"), because: [.property("_width")], sources: [state], by: nil)
        fed.record.endUpdate()
        #expect(
            fed.history.description == """
                update 1
                  state Row._width
                update 2
                  state Row._width, set in update 1
                    Row #1: _width

                """)
    }

    @Test("Places that are gone are told by type; another view at the same path is another place")
    func removed() {
        let fed = FedRecord()
        fed.record.beginUpdate()
        fed.record.evaluated(fed.view(FedRecord.Row.self, "Row"), because: [.identity], sources: [], by: nil)
        fed.remove(FedRecord.Row.self, "Row")
        fed.record.evaluated(fed.view(FedRecord.Row.self, "Row"), because: [.identity], sources: [], by: nil)
        fed.record.endUpdate()
        #expect(
            fed.history.description == """
                update 1
                  root Row
                    Row x 2 #1, #2: new
                  removed: Row 1

                """)
    }

    @Test("Names with line breaks stay on their lines")
    func hostileNames() {
        let fed = FedRecord()
        fed.record.changed(
            ChangeSource(.interaction, "tap \"a\nb\u{2028}\u{7}\" --> [x] 🙂", file: "a\tb.swift"))
        fed.record.beginUpdate()
        fed.record.endUpdate()
        #expect(
            fed.history.description
                == "update 1\n  interaction tap \"a\\nb\\u{2028}\\u{7}\" --> [x] 🙂, a\\tb.swift\n")
    }

    @Test("20,000 bodies, each in the one before it")
    func deep() {
        let fed = FedRecord()
        let nodes = (0..<20_000).map { _ in Node() }
        var outer: UpdateRecord.Identity?
        fed.record.beginUpdate()
        for node in nodes {
            let view = UpdateRecord.Identity(
                type: FedRecord.Row.self, path: FedRecord.path("Row"), node: ObjectIdentifier(node))
            fed.record.evaluated(view, because: [.identity], sources: [], by: outer)
            outer = view
        }
        let groups = BodyGroups(fed.history.updates[0], types: [:])
        #expect(groups.groups.count == 20_000)
        #expect(groups.groups.allSatisfy { $0.bodies.count == 1 })
        let lines = fed.history.description.split(separator: "\n")
        #expect(lines.count == 20_002)
        #expect(lines[20_001] == String(repeating: " ", count: 80) + "Row #20000: new")
    }

    private final class Node {}
}
