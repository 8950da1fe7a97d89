import Foundation
import Imaging

/// What one run did: which program ran, how much of it, which goldens it used, and how it ended.
///
/// A file of JSON lines that is begun before the first check and ended when the program ends: a program that crashed
/// or was killed leaves one without an end.
public struct RunManifest: Hashable, Sendable {
    /// The version of the form that this build writes.
    public static let currentVersion = 1

    /// The program that checks goldens.
    public enum Kind: String, Hashable, Sendable, Codable {
        case swiftTesting = "swift-testing"
        case xcTest = "xctest"
        /// `pixeldiff test`.
        case previews
    }

    /// The first line.
    public struct Header: Hashable, Sendable, Codable {
        public var version = RunManifest.currentVersion
        /// ``producerKey``, then what no other run has.
        public var id = ""
        public var kind: Kind
        /// What ran, as a person reads it: the tests' bundle, or `pixeldiff test` and its words.
        public var producer: String
        /// The names of the variants that previews were rendered in, `dark.rtl`; nil for tests.
        public var variants: [String]?
        /// What kept some of the cases from running, as typed: `--filter Cards`.
        public var filters: [String] = []
        public var shard: Shard?
        /// The build of the CI system: shards of one build belong together.
        public var build: String?
        /// The commit that was checked out.
        public var revision: String?
        /// Seconds since 1970.
        public var started: Double

        public init(kind: Kind, producer: String, started: Double) {
            self.kind = kind
            self.producer = producer
            self.started = started
        }

        /// The same for every run of the same program.
        public var producerKey: String {
            String(SHA256.hexDigest(of: Array("\(kind.rawValue) \(producer)".utf8)).prefix(12))
        }

        /// What the ids of runs begin with that this one replaces: those of the same program, or of the same shard.
        var replacedPrefix: String { "\(producerKey)\(shard.map { "-\($0.index)of\($0.total)" } ?? "")-" }
    }

    /// The last line.
    public struct End: Hashable, Sendable, Codable {
        /// What the program told its caller; 0 is success.
        public var status: Int32
        /// Every test that was skipped or cancelled is known, none or some.
        public var knowsSkips: Bool
        /// Folders of goldens that earlier runs of the same program used.
        public var formerSuites: [String] = []
    }

    public var header: Header
    /// The goldens that were asked for, relative to the package; missing ones too.
    public var goldens: Set<String> = []
    /// Tests that were skipped or cancelled.
    public var skipped: [String] = []
    /// Nil where the program crashed, was killed, or still runs.
    public var end: End?

    public init(header: Header) { self.header = header }

    public var id: String { header.id }

    /// Not narrowed by a filter.
    public var isUnfiltered: Bool { header.filters.isEmpty }

    /// The folders of the goldens used: `Goldens/Cards`.
    public var suites: Set<String> { Set(goldens.map(Self.suite(of:))) }

    static func suite(of golden: String) -> String {
        golden.split(separator: "/", omittingEmptySubsequences: false).dropLast().joined(separator: "/")
    }
}

extension RunManifest {
    /// One line of the file: one of the parts is there.
    struct Line: Codable {
        var run: Header?
        var golden: String?
        var skipped: String?
        var end: End?

        /// The JSON, one line, with its newline.
        func bytes() throws -> [UInt8] {
            try RecordCoding.line(self)
        }
    }

    /// Reads a file; a last line that a kill cut off is left out.
    ///
    /// - Throws: ``RunRecordError`` where there is no header that this build can read.
    init(_ bytes: [UInt8], file: String) throws {
        let decoder = JSONDecoder()
        var lines = bytes.split(separator: UInt8(ascii: "\n"))
        if bytes.last != UInt8(ascii: "\n") { lines = lines.dropLast() }
        guard let first = lines.first, let line = try? decoder.decode(Line.self, from: Data(first)),
            let header = line.run
        else { throw RunRecordError.unreadable(file) }
        guard header.version <= Self.currentVersion else {
            throw RunRecordError.newerVersion(header.version, file: file)
        }
        self.init(header: header)
        for text in lines.dropFirst() {
            guard let line = try? decoder.decode(Line.self, from: Data(text)) else {
                throw RunRecordError.unreadable(file)
            }
            if let golden = line.golden { goldens.insert(golden) }
            if let test = line.skipped { skipped.append(test) }
            if let end = line.end { self.end = end }
        }
    }
}
