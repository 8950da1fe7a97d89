import Foundation
import Testing

@testable import PixelDiff

/// What is written keeps to Docs/Report.schema.json, and the schema names everything that is written.
@Suite struct ReportSchemaTests {
    /// As much of JSON Schema as the schema uses.
    struct Schema {
        let root: [String: Any]

        /// What is wrong with a value, each with its place; keys that the schema doesn't name count too.
        func faults(_ value: Any, _ schema: [String: Any], at place: String = "$") -> [String] {
            if let reference = schema["$ref"] as? String {
                let name = String(reference.dropFirst("#/$defs/".count))
                let definition = (root["$defs"] as? [String: Any])?[name] as? [String: Any]
                return definition.map { faults(value, $0, at: place) } ?? ["\(place): no \(reference)"]
            }
            if let constant = schema["const"] {
                return "\(constant)" == "\(value)" ? [] : ["\(place): \(value)"]
            }
            if let allowed = schema["enum"] as? [String] {
                return (value as? String).map(allowed.contains) == true ? [] : ["\(place): \(value)"]
            }
            switch schema["type"] as? String {
            case "string": return value is String ? [] : ["\(place): no string"]
            case "number": return value is NSNumber ? [] : ["\(place): no number"]
            case "integer":
                return (value as? NSNumber)?.doubleValue.rounded() == (value as? NSNumber)?.doubleValue
                    && value is NSNumber ? [] : ["\(place): no integer"]
            case "array":
                guard let items = value as? [Any], let item = schema["items"] as? [String: Any] else {
                    return ["\(place): no array"]
                }
                return items.enumerated().flatMap { faults($1, item, at: "\(place)[\($0)]") }
            case "object": return object(value, schema, at: place)
            default: return ["\(place): the schema has no type"]
            }
        }

        private func object(_ value: Any, _ schema: [String: Any], at place: String) -> [String] {
            guard let fields = value as? [String: Any] else { return ["\(place): no object"] }
            let properties = schema["properties"] as? [String: [String: Any]] ?? [:]
            let missing = (schema["required"] as? [String] ?? []).filter { fields[$0] == nil }
            return missing.map { "\(place): no \($0)" }
                + fields.sorted { $0.key < $1.key }.flatMap { key, field in
                    properties[key].map { faults(field, $0, at: "\(place).\(key)") }
                        ?? ["\(place): \(key) is not in the schema"]
                }
        }
    }

    static func schema() throws -> [String: Any] {
        var url = URL(fileURLWithPath: #filePath).resolvingSymlinksInPath()
        for _ in 0..<5 { url.deleteLastPathComponent() }
        let file = url.appendingPathComponent("Docs/Report.schema.json")
        return try #require(try JSONSerialization.jsonObject(with: Data(contentsOf: file)) as? [String: Any])
    }

    @Test func resultsKeepToTheSchema() throws {
        let schema = try Self.schema()
        let sample = try SampleRun()
        var results = try sample.results.load()
        results.shards = ShardCoverage(present: [1, 3], total: 3)
        for run in [results, HostileRun.run, RunRecord(cases: [])] {
            let value = try JSONSerialization.jsonObject(with: Data(try run.json()))
            #expect(Schema(root: schema).faults(value, schema) == [])
        }
    }

    @Test func aWrongValueIsSeen() throws {
        let schema = try Self.schema()
        let text = String(decoding: try HostileRun.run.json(), as: UTF8.self)
        for (right, wrong) in [
            ("\"version\" : 1", "\"version\" : 2"), ("\"verdict\" : \"failed\"", "\"verdict\" : \"fine\""),
            ("\"differing\" : 512", "\"differing\" : \"many\""), ("\"summary\"", "\"sentence\""),
        ] {
            #expect(text.contains(right))
            let value = try JSONSerialization.jsonObject(with: Data(text.replacing(right, with: wrong).utf8))
            #expect(!Schema(root: schema).faults(value, schema).isEmpty, "\(wrong)")
        }
    }

    @Test func hostileNamesComeBack() throws {
        let back = try RecordCoding.decode(try HostileRun.run.json(), as: RunRecord.self, file: "run.json")
        #expect(back == HostileRun.run)
        #expect(Set(back.cases.map(\.testCase)) == Set(HostileRun.names))
    }
}
