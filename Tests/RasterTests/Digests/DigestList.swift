import Foundation

/// A committed list of digests, beside this file.
struct DigestList {
    private let file: URL
    private let head: String

    /// - Parameter head: Written above the lines, each line led by #.
    init(_ name: String, head: String) {
        let list = ProcessInfo.processInfo.environment["PIXELDIFF_DIGEST_LIST"]
        file =
            list.map { URL(fileURLWithPath: $0) }
            ?? URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent(name)
        self.head = head
    }

    /// Whether the lists are to be written anew: PIXELDIFF_DIGESTS=record.
    static let isRecording = ProcessInfo.processInfo.environment["PIXELDIFF_DIGESTS"] == "record"

    func lines() throws -> [String] {
        try String(contentsOf: file, encoding: .utf8).split(separator: "\n").map(String.init)
            .filter { !$0.hasPrefix("#") }
    }

    func record(_ lines: [String]) throws {
        try (head + lines.joined(separator: "\n") + "\n").write(to: file, atomically: true, encoding: .utf8)
    }
}
