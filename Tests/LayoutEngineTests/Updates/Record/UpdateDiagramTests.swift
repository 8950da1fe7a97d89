import Drawing
import Foundation
import Testing

@testable import LayoutEngine

struct UpdateDiagramTests {
    @Test("Mermaid: a frame an update, equal bodies as one node, an edge for what led to what")
    func mermaid() {
        #expect(
            FedRecord.tappedRow().history.mermaid == #"""
                flowchart LR
                  subgraph u1["update 1"]
                    c1(["root Feed"])
                    u1b1["Feed #35;1<br/>new"]
                    u1b2["Header #35;2<br/>new"]
                    u1b3["Row x 3 #35;3, #35;5, #35;7<br/>new"]
                    u1b4["Badge x 3 #35;4, #35;6, #35;8<br/>new"]
                    u1l{{"layout<br/>5 questions to 3 elements, 2 answers known#59; 3 placements"}}
                  end
                  subgraph u2["update 2"]
                    c2(["interaction tap #34;Favourite#34;, FeedTests.swift:31"])
                    c3(["state Row._isOn at Feed/Row#91;1#93;"])
                    u2b1["Row #35;5<br/>_isOn"]
                    u2b2["Badge #35;6<br/>value #40;isOn#41;"]
                    u2s1["Row x 2 #35;3, #35;7<br/>skipped"]:::skipped
                    u2s2["Header #35;2<br/>skipped"]:::skipped
                    u2l{{"layout<br/>1 question to 1 element, 1 answer known#59; 0 placements"}}
                  end
                  c1 ==>|creation| u1b1
                  u1b1 ==>|creation| u1b2
                  u1b1 ==>|creation| u1b3
                  u1b3 ==>|creation| u1b4
                  c2 -->|update| c3
                  c3 -->|update| u2b1
                  u2b1 -->|update| u2b2
                  classDef skipped stroke-dasharray: 4 4

                """#)
    }

    @Test("DOT: the same graph")
    func dot() {
        #expect(
            FedRecord.tappedRow().history.since(UpdateHistory.Mark(update: 1)).dot == #"""
                digraph updates {
                  rankdir=LR;
                  node [shape=box];
                  subgraph cluster_u2 {
                    label="update 2";
                    c2 [label="interaction tap \"Favourite\", FeedTests.swift:31", shape=ellipse];
                    c3 [label="state Row._isOn at Feed/Row[1]", shape=ellipse];
                    u2b1 [label="Row #5\n_isOn"];
                    u2b2 [label="Badge #6\nvalue (isOn)"];
                    u2s1 [label="Row x 2 #3, #7\nskipped", style=dashed];
                    u2s2 [label="Header #2\nskipped", style=dashed];
                    u2l [label="layout\n1 question to 1 element, 1 answer known; 0 placements", shape=hexagon];
                  }
                  c2 -> c3 [label=update];
                  c3 -> u2b1 [label=update];
                  u2b1 -> u2b2 [label=update];
                }

                """#)
    }

    @Test(
        "An environment value comes with a body and leads to others; views that the body made anew are checked"
    )
    func writer() {
        let fed = FedRecord()
        let root = ChangeSource(.root, "Feed")
        let font = ChangeSource(.environment, "\\.font")
        let feed = fed.view(FedRecord.Feed.self, "Feed")
        fed.record.changed(root)
        fed.record.beginUpdate()
        fed.record.evaluated(feed, because: [.value(fields: ["size"])], sources: [root], by: nil)
        fed.record.changed(font, by: feed)
        fed.record.checked(fed.view(FedRecord.Header.self, "Feed/Header"), by: feed)
        fed.record.evaluated(
            fed.view(FedRecord.Row.self, "Feed/Row"), because: [.property("_font")], sources: [font], by: feed
        )
        fed.record.endUpdate()
        #expect(
            fed.history.mermaid == #"""
                flowchart LR
                  subgraph u1["update 1"]
                    c1(["root Feed"])
                    c2(["environment #92;.font, by #35;1"])
                    u1b1["Feed #35;1<br/>value #40;size#41;"]
                    u1b2["Row #35;3<br/>_font"]
                    u1s1["Header #35;2<br/>skipped"]:::skipped
                  end
                  u1b1 -->|update| c2
                  c1 -->|update| u1b1
                  c2 -->|update| u1b2
                  u1b1 -.->|checked| u1s1
                  classDef skipped stroke-dasharray: 4 4

                """#)
    }

    /// What breaks out of quotes, brackets, entities, comments or keywords of one of the languages.
    static let hostile = [
        "\"", "\\\"", "\\", "\\n", "a\nb", "a\r\nb", "\u{2028}", "\u{0}", "\u{1F}", "\u{7F}", "\u{85}", "]",
        "\"]", "{{", "}}",
        "([", "-->", "==>|x|", "end", "subgraph", "%%", ";", "#", "#34;", "&quot;", "&", "<br/>", "<script>",
        "`md`", "🙂👩‍👩‍👧", "\u{202E}rtl", "",
        "u1b1", "digraph { a -> b }", "/* */", "//", "'", "\u{301}", "日本", "\\u{41}", "\\L", "\\N",
        ":::skipped", "$$x$$",
    ]

    /// A history in which every name is `name`.
    static func history(named name: String) -> UpdateHistory {
        let place = UpdateHistory.Place(number: 1, name: name, type: name, path: name)
        let element = UpdateHistory.Element(number: 1, name: name, path: name)
        var update = UpdateHistory.Update(number: 1, start: 0, end: 9)
        update.changes = [
            UpdateHistory.Change(
                number: 1, time: 1, kind: .interaction, name: name, path: name, file: name, line: 3)
        ]
        update.bodies = [
            UpdateHistory.Body(
                time: 2, place: 1, causes: [.value(fields: [name]), .property(name), .observed(name)],
                changes: [1])
        ]
        update.skipped = [UpdateHistory.Skip(time: 3, place: 1, parent: 1)]
        update.layout = [
            UpdateHistory.LayoutStep(
                kind: .question, start: 4, end: 5, element: 1, proposal: name, answer: name)
        ]
        return UpdateHistory(updates: [update], places: [place], elements: [element])
    }

    /// The characters that a text shows: control characters count as spaces.
    private static func shown(_ text: String) -> String {
        String(String.UnicodeScalarView(text.unicodeScalars.map { UpdateWording.isBreaking($0) ? " " : $0 }))
    }

    @Test(
        "Mermaid with any name: each line is of the grammar, and labels read as the names", arguments: hostile
    )
    func hostileMermaid(_ name: String) throws {
        let lines = Self.history(named: name).mermaid.split(separator: "\n", omittingEmptySubsequences: false)
        // A label holds no character that is part of the language, but for entities and line breaks.
        let quoted = ##""(?:[^\x00-\x1F"#<>\[\](){}|;`\\&%$'=]|#[0-9]+;|<br/>)*""##
        let id = "[a-z][a-z0-9]*"
        let forms = [
            "flowchart LR", #"  subgraph \#(id)\[\#(quoted)\]"#, "  end", #"    \#(id)\(\[\#(quoted)\]\)"#,
            #"    \#(id)\[\#(quoted)\](?::::skipped)?"#, #"    \#(id)\{\{\#(quoted)\}\}"#,
            #"  \#(id) (?:-->\|update\||==>\|creation\||-\.->\|checked\|) \#(id)"#,
            "  classDef skipped stroke-dasharray: 4 4",
        ]
        let line = try Regex("(?:" + forms.joined(separator: "|") + ")").matchingSemantics(.unicodeScalar)
        #expect(lines.last == "")
        for text in lines.dropLast() { #expect(try line.wholeMatch(in: text) != nil, "\(text)") }
        #expect(lines.count == 11)
        let body = try #require(lines.first { $0.hasPrefix("    u1b1[") })
        // By scalars: a combining mark after a quote or an entity is no part of it.
        let opening = "    u1b1[\"".unicodeScalars.count
        let label = String(String.UnicodeScalarView(body.unicodeScalars.dropFirst(opening).dropLast(2)))
        let entity = /#([0-9]+);/.matchingSemantics(.unicodeScalar)
        let read = label.replacing("<br/>", with: "|").replacing(entity) { match in
            UInt32(match.1).flatMap(Unicode.Scalar.init).map { String($0) } ?? "?"
        }
        #expect(read == Self.shown("\(name) #1|value (\(name)), \(name), \(name)"))
    }

    @Test(
        "DOT with any name: the tokens are those of the language, and labels read as the names",
        arguments: hostile)
    func hostileDOT(_ name: String) throws {
        var reader = DOTReader(Self.history(named: name).dot)
        let statements = try reader.graph()
        #expect(statements.edges == ["c1 -> u1b1", "u1b1 -> u1s1"])
        #expect(
            statements.labels["u1b1"] == Self.shown(name) + " #1\n"
                + Self.shown("value (\(name)), \(name), \(name)"))
    }

    @Test("Trace with any name: it is JSON, and has the names", arguments: hostile)
    func hostileTrace(_ name: String) throws {
        let text = Self.history(named: name).traceEvents
        let json = try #require(try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
        let events = try #require(json["traceEvents"] as? [[String: Any]])
        let bodies = events.filter { $0["tid"] as? Int == 3 && $0["ph"] as? String == "X" }
        #expect(bodies.map { $0["name"] as? String } == [name])
        let values = try #require(bodies.first?["args"] as? [String: Any])
        #expect(values["path"] as? String == name)
        #expect(values["causes"] as? String == "value (\(name)), \(name), \(name)")
        // One event a line.
        #expect(text.split(separator: "\n").count == events.count + 2)
    }

    @Test("Text with any name: a line each", arguments: hostile)
    func hostileText(_ name: String) {
        let history = Self.history(named: name)
        #expect(history.description.split(whereSeparator: \.isNewline).count == 5)
        #expect(history.layoutCost.description.split(whereSeparator: \.isNewline).count == 2)
    }
}

/// Reads the part of Graphviz' grammar that graphs of statements use (graphviz.org/doc/info/lang.html).
private struct DOTReader {
    struct Unexpected: Error {
        let rest: String
    }

    private var rest: Substring
    private(set) var edges: [String] = []
    private(set) var labels: [String: String] = [:]

    init(_ text: String) {
        rest = Substring(text)
    }

    mutating func graph() throws -> DOTReader {
        try take("digraph")
        _ = try identifier()
        try statements()
        guard skipSpace(), rest.isEmpty else { throw Unexpected(rest: String(rest)) }
        return self
    }

    private mutating func statements() throws {
        try take("{")
        while !has("}") {
            if has("subgraph") {
                try take("subgraph")
                _ = try identifier()
                try statements()
                continue
            }
            let name = try identifier()
            if has("->") {
                try take("->")
                edges.append("\(name) -> \(try identifier())")
            }
            if has("=") {
                try take("=")
                _ = try value()
            } else if has("[") {
                try attributes(of: name)
            }
            try take(";")
        }
        try take("}")
    }

    private mutating func attributes(of name: String) throws {
        try take("[")
        while true {
            let key = try identifier()
            try take("=")
            let text = try value()
            if key == "label", labels[name] == nil { labels[name] = text }
            guard has(",") else { break }
            try take(",")
        }
        try take("]")
    }

    /// A word or a quoted string, as a label shows it.
    private mutating func value() throws -> String {
        guard has("\"") else { return try identifier() }
        try take("\"")
        var text = ""
        // By scalars: a combining mark after a quote is no part of it.
        var scalars = rest.unicodeScalars
        while let scalar = scalars.popFirst() {
            if scalar == "\"" {
                rest = Substring(scalars)
                return text.replacing("&amp;", with: "&")
            }
            if scalar == "\\" {
                guard let next = scalars.popFirst(), "\"\\n".unicodeScalars.contains(next) else { break }
                text += next == "n" ? "\n" : String(next)
            } else {
                guard scalar != "\n", scalar.value != 0 else { break }
                text.unicodeScalars.append(scalar)
            }
        }
        throw Unexpected(rest: String(rest))
    }

    private mutating func identifier() throws -> String {
        _ = skipSpace()
        let word = rest.prefix { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "_") }
        guard let first = word.first, !first.isNumber else { throw Unexpected(rest: String(rest)) }
        rest = rest.dropFirst(word.count)
        return String(word)
    }

    private mutating func has(_ token: String) -> Bool {
        _ = skipSpace()
        return rest.unicodeScalars.starts(with: token.unicodeScalars)
    }

    private mutating func take(_ token: String) throws {
        guard has(token) else { throw Unexpected(rest: String(rest)) }
        rest = Substring(rest.unicodeScalars.dropFirst(token.unicodeScalars.count))
    }

    private mutating func skipSpace() -> Bool {
        rest = rest.drop { $0 == " " || $0 == "\n" }
        return true
    }
}
