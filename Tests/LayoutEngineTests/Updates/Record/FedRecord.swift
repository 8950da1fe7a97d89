import Drawing
import Foundation

@testable import LayoutEngine

/// A record that tests feed by hand: views are told by name, as `Row`, and by a number where there are several.
final class FedRecord {
    struct Feed {}
    struct Row {}
    struct Badge {}
    struct Header {}

    let record: UpdateRecord
    private final class Node {}
    private var nodes: [String: Node] = [:]

    init(limit: Int = 200_000) {
        record = UpdateRecord(limit: limit)
    }

    var history: UpdateHistory { record.history }

    /// The view of `type` whose path ends with `path`, the same one for the same path.
    func view(_ type: Any.Type, _ path: String) -> UpdateRecord.Identity {
        let node = nodes[path] ?? Node()
        nodes[path] = node
        return UpdateRecord.Identity(type: type, path: Self.path(path), node: ObjectIdentifier(node))
    }

    static func path(_ text: String) -> ViewPath {
        let names = text.split(separator: "/").map(String.init)
        return names.dropFirst().reduce(ViewPath(names[0])) { $0.appending($1) }
    }

    func remove(_ type: Any.Type, _ path: String) {
        record.removed(view(type, path))
        nodes[path] = nil
    }

    func element(_ path: String) -> UpdateRecord.Element {
        let path = Self.path(path)
        return UpdateRecord.Element(path: path, name: path.name)
    }

    /// A feed of three rows with a badge each appears, and the second row is tapped.
    static func tappedRow() -> FedRecord {
        let fed = FedRecord()
        let record = fed.record
        let root = ChangeSource(.root, "Feed")
        record.changed(root)
        record.beginUpdate()
        let feed = fed.view(Feed.self, "Feed")
        record.evaluated(feed, because: [.identity, .value(fields: ["title"])], sources: [root], by: nil)
        record.evaluated(
            fed.view(Header.self, "Feed/Header"), because: [.identity, .value(fields: [])], sources: [],
            by: feed)
        for index in 0..<3 {
            let row = fed.view(Row.self, "Feed/Row[\(index)]")
            record.evaluated(row, because: [.identity, .value(fields: ["model"])], sources: [], by: feed)
            record.evaluated(
                fed.view(Badge.self, "Feed/Row[\(index)]/Badge"),
                because: [.identity, .value(fields: ["isOn"])],
                sources: [], by: row)
        }
        fed.layOut()
        record.endUpdate()
        let tap = ChangeSource(
            .interaction, "tap \"Favourite\"", file: "/src/Tests/FeedTests.swift", line: 31)
        let state = ChangeSource(.state, "Row._isOn", path: path("Feed/Row[1]"))
        record.changed(tap)
        record.changed(state)
        record.beginUpdate()
        let row = fed.view(Row.self, "Feed/Row[1]")
        record.evaluated(row, because: [.property("_isOn")], sources: [state], by: feed)
        record.evaluated(
            fed.view(Badge.self, "Feed/Row[1]/Badge"), because: [.value(fields: ["isOn"])], sources: [],
            by: row)
        record.checked(fed.view(Row.self, "Feed/Row[0]"), by: feed)
        record.checked(fed.view(Header.self, "Feed/Header"), by: feed)
        record.checked(fed.view(Row.self, "Feed/Row[2]"), by: feed)
        record.knownQuestion(
            to: fed.element("Feed/VStack"), ProposedViewSize(width: 320, height: nil),
            answer: CGSize(width: 320, height: 60))
        record.endUpdate()
        return fed
    }

    /// A stack asks its two texts twice, the second time knowing the answers, and places them.
    func layOut() {
        let stack = element("Feed/VStack")
        let texts = [element("Feed/VStack/Text[0]"), element("Feed/VStack/Text[1]")]
        let wide = ProposedViewSize(width: 320, height: nil)
        record.beginQuestion(to: stack, wide)
        for text in texts {
            record.beginQuestion(to: text, wide)
            record.endQuestion(CGSize(width: 40.5, height: 20))
        }
        record.endQuestion(CGSize(width: 320, height: 60))
        record.beginPlacement(of: stack)
        for text in texts {
            record.knownQuestion(to: text, wide, answer: CGSize(width: 40.5, height: 20))
            record.beginPlacement(of: text)
            record.endPlacement()
        }
        record.endPlacement()
    }
}
