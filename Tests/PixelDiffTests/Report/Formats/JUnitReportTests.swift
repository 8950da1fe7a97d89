import Foundation
import Imaging
import Testing

@testable import PixelDiff

#if canImport(FoundationXML)
    import FoundationXML
#endif

@Suite struct JUnitReportTests {
    /// What a parser reads: elements with their attributes and text.
    final class Reading: NSObject, XMLParserDelegate {
        struct Element: Equatable {
            var name: String
            var parent: String
            var attributes: [String: String]
            var text = ""
        }
        var elements: [Element] = []
        var failure: String?
        private var open: [Int] = []

        func parser(
            _ parser: XMLParser, didStartElement name: String, namespaceURI: String?, qualifiedName: String?,
            attributes: [String: String]
        ) {
            let parent = open.last.map { elements[$0].name } ?? ""
            open.append(elements.count)
            elements.append(Element(name: name, parent: parent, attributes: attributes))
        }
        func parser(_ parser: XMLParser, didEndElement: String, namespaceURI: String?, qualifiedName: String?)
        {
            open.removeLast()
        }
        func parser(_ parser: XMLParser, foundCharacters text: String) {
            if let last = open.last { elements[last].text += text }
        }
        func parser(_ parser: XMLParser, parseErrorOccurred error: any Error) { failure = "\(error)" }

        func all(_ name: String) -> [Element] { elements.filter { $0.name == name } }
    }

    static func read(_ xml: String) -> Reading {
        let reading = Reading()
        let parser = XMLParser(data: Data(xml.utf8))
        parser.delegate = reading
        if !parser.parse(), reading.failure == nil { reading.failure = "not parsed" }
        return reading
    }

    /// What of a name XML 1.0 can hold.
    static func legible(_ name: String) -> String {
        String(
            String.UnicodeScalarView(
                name.unicodeScalars.filter { $0.value >= 0x20 || "\t\n\r".unicodeScalars.contains($0) }))
    }

    @Test func namesComeBackAsTheyWere() {
        let reading = Self.read(JUnitReport(run: HostileRun.run).xml())
        #expect(reading.failure == nil)
        let names = reading.all("testcase").map { $0.attributes["name"] ?? "" }
        #expect(Set(names) == Set(HostileRun.names.map { Self.legible($0) + ".dark" }))
        let suites = reading.all("testsuite").map { $0.attributes["name"] ?? "" }
        #expect(Set(suites) == Set(HostileRun.names.map { "Suite " + Self.legible($0) }))
        for element in reading.all("failure") {
            #expect(element.attributes["message"]?.hasPrefix("differs: Text \"") == true)
        }
        #expect(Set(reading.elements.map(\.name)) == ["testsuites", "testsuite", "testcase", "failure"])
    }

    /// The attributes that the schemas know, and those that they require.
    @Test func keepsToTheSchemas() {
        let xml = JUnitReport(run: HTMLReportTests.run, errors: ["A.swift: <crashed>"]).xml()
        let reading = Self.read(xml)
        let required: [String: Set<String>] = [
            "testsuites": ["name", "tests", "failures", "errors", "time"],
            "testsuite": ["name", "tests", "failures", "errors", "skipped", "time"],
            "testcase": ["name", "classname", "time"], "failure": ["message", "type"],
            "error": ["message", "type"], "system-out": [],
        ]
        let parents = [
            "testsuites": "", "testsuite": "testsuites", "testcase": "testsuite", "failure": "testcase",
            "error": "testcase", "system-out": "testcase",
        ]
        for element in reading.elements {
            #expect(Set(element.attributes.keys) == required[element.name], "\(element.name)")
            #expect(element.parent == parents[element.name], "\(element.name)")
        }
        #expect(
            reading.elements[0].attributes == [
                "name": "PixelDiff", "tests": "5", "failures": "3", "errors": "1", "time": "0",
            ])
        #expect(reading.all("failure").map { $0.attributes["type"] } == ["missing", "failed", "recorded"])
    }

    @Test func aFailureSaysNumbersAndTheNextCommand() throws {
        var record = HostileRun.record("plain", 0)
        record.id = "S/plain"
        let reading = Self.read(JUnitReport(run: RunRecord(cases: [record])).xml())
        let failure = try #require(reading.all("failure").first)
        #expect(
            failure.text == """
                S/plain differs: Text "plain" x 24 -> 16
                view plain moved
                note plain
                finding plain
                pixels: 64x40 -> 64x48, 512 px differ, 500 px beyond the tolerance, the worst by 94 of 255
                test: Tests/plain.swift:7
                golden: Goldens/S/plain.png
                files: failures/S/plain/expected.png, failures/S/plain/actual.png, failures/S/plain/diff.png
                accept: pixeldiff approve S/plain
                """)
    }

    @Test func exactDocument() {
        var record = CaseRecord(
            suite: "Cards", testCase: "a", id: "Cards/a", verdict: .passed, summary: "matches",
            golden: "Goldens/Cards/a.png", actualSize: PixelSize(width: 1, height: 1))
        var other = record
        record.notes = ["a < b"]
        other.id = "Cards/b"
        other.testCase = "b"
        let run = RunRecord(cases: [record, other], shards: ShardCoverage(present: [2], total: 3))
        #expect(
            JUnitReport(run: run).xml() == """
                <?xml version="1.0" encoding="UTF-8"?>
                <testsuites name="PixelDiff" tests="2" failures="0" errors="0" time="0">
                  <testsuite name="Cards" tests="2" failures="0" errors="0" skipped="0" time="0">
                    <properties>
                      <property name="shards" value="1 of 3 shards present, without 1 and 3"/>
                    </properties>
                    <testcase name="a" classname="Cards" time="0">
                      <system-out>a &lt; b</system-out>
                    </testcase>
                    <testcase name="b" classname="Cards" time="0"/>
                  </testsuite>
                </testsuites>

                """)
    }

    @Test func whatXMLCannotHoldIsLeftOut() {
        #expect(XMLText.escape("a\0b\u{1B}c\u{FFFE}d\u{FFFF}e\u{7F}\u{10FFFF}") == "abcde\u{7F}\u{10FFFF}")
        #expect(XMLText.escape("\t\n\r<&>\"'") == "&#9;&#10;&#13;&lt;&amp;&gt;&quot;'")
    }
}
