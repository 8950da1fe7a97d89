import Foundation

/// The last result of every case of a package.
public struct RunRecord: Codable, Hashable, Sendable {
    /// The version of the JSON form that this build writes.
    public static let currentVersion = 1

    public var version: Int
    /// Ordered by ``CaseRecord/id``.
    public var cases: [CaseRecord]
    /// Which shards the results are from; nil where the run was whole.
    public var shards: ShardCoverage?

    public init(cases: [CaseRecord], shards: ShardCoverage? = nil) {
        self.shards = shards
        version = Self.currentVersion
        self.cases = cases.sorted { $0.id < $1.id }
    }

    public func count(_ verdict: CaseRecord.Verdict) -> Int {
        cases.lazy.filter { $0.verdict == verdict }.count
    }

    /// Every case passed. True of no cases.
    public var passed: Bool { cases.allSatisfy { $0.verdict == .passed } }

    /// `2 failed, 1 missing, 40 passed`; `nothing checked` for no cases.
    public var summary: String {
        let parts: [(CaseRecord.Verdict, String)] = [
            (.failed, "failed"), (.missing, "missing"), (.recorded, "recorded"), (.passed, "passed"),
        ]
        let words = parts.compactMap { verdict, word in
            let count = count(verdict)
            return count == 0 ? nil : "\(count) \(word)"
        }
        return words.isEmpty ? "nothing checked" : words.joined(separator: ", ")
    }

    /// The same record, the same bytes.
    public func json() throws -> [UInt8] { try RecordCoding.encode(self) }
}

/// The JSON form of everything that is written: sorted keys, slashes as they are, so that the same values are the same
/// bytes.
package enum RecordCoding {
    /// Readable, with a newline at the end: a file.
    package static func encode(_ value: some Encodable) throws -> [UInt8] {
        try encode(value, .prettyPrinted) + [UInt8(ascii: "\n")]
    }

    /// Readable, without a newline at the end: what a command prints.
    package static func text(_ value: some Encodable) throws -> String {
        String(decoding: try encode(value, .prettyPrinted), as: UTF8.self)
    }

    /// One line, with its newline.
    static func line(_ value: some Encodable) throws -> [UInt8] {
        try encode(value, []) + [UInt8(ascii: "\n")]
    }

    private static func encode(
        _ value: some Encodable, _ formatting: JSONEncoder.OutputFormatting
    ) throws -> [UInt8] {
        let encoder = JSONEncoder()
        encoder.outputFormatting = formatting.union([.sortedKeys, .withoutEscapingSlashes])
        return Array(try encoder.encode(value))
    }

    /// - Throws: ``RunRecordError/unreadable(_:)``.
    static func decode<Value: Decodable>(_ bytes: [UInt8], as type: Value.Type, file: String) throws -> Value
    {
        do {
            return try JSONDecoder().decode(type, from: Data(bytes))
        } catch {
            throw RunRecordError.unreadable(file)
        }
    }
}

/// Why results can't be shown or accepted. Says what to do.
public enum RunRecordError: Error, Equatable, Sendable, CustomStringConvertible {
    case noResults(folder: String)
    case unreadable(String)
    case newerVersion(Int, file: String)
    /// A result that names files that no check leaves: another machine's may name any of this one.
    case foreignPaths(String)

    public var description: String {
        switch self {
        case .noResults(let folder):
            "no results in \(folder): run the tests first, in this package"
        case .unreadable(let file):
            "\(file) is no result of this version: run the tests again"
        case .foreignPaths(let file):
            "\(file) is refused: it names files that are none of its case's; run the tests again"
        case .newerVersion(let version, let file):
            "\(file) has version \(version) of the format, this build reads up to \(RunRecord.currentVersion): "
                + "use a newer pixeldiff"
        }
    }
}
