import Foundation

/// Remembers runs across sessions, by command and tree: a line of JSON for each, the last one counts.
struct TrialCache {
    /// One more than the last form of records, or of the pictures' digests.
    private static let version = 4

    private struct Line: Codable {
        var version: Int
        var key: String
        var record: TrialRecord
    }

    private let file: String
    private let command: String
    private var records: [String: TrialRecord] = [:]

    /// - Parameters:
    ///   - file: Need not exist; lines that cannot be read count for nothing.
    ///   - command: Says what was run; records of another one are not seen.
    init(file: String, command: String) {
        self.file = file
        self.command = command
        for line in Self.lines(of: file) where line.key.hasPrefix("\(command)/") {
            records[line.key] = line.record
        }
    }

    subscript(tree: String) -> TrialRecord? { records["\(command)/\(tree)"] }

    /// Keeps the record, also on disk unless it is an accident.
    ///
    /// - Throws: ``BisectError/system(_:_:)`` if the file cannot be written.
    mutating func insert(_ record: TrialRecord, tree: String) throws {
        let key = "\(command)/\(tree)"
        records[key] = record
        if record.isAccident { return }
        try LineFile.append(Line(version: Self.version, key: key, record: record), to: file)
    }

    private static func lines(of file: String) -> [Line] {
        LineFile.read(Line.self, from: file).filter { $0.version == version }
    }

    /// Keeps the newest records, one for each tree, with at most `pictureBytes` of pictures.
    ///
    /// - Parameter size: Bytes of a picture, or of what else is kept by a digest.
    /// - Returns: The digests that the kept records name.
    static func prune(
        _ file: String, recordLimit: Int, pictureBytes: Int, size: (String) -> Int
    ) throws -> Set<String> {
        var kept: [Line] = []
        var keys: Set<String> = []
        var digests: Set<String> = []
        var bytes = 0
        let all = lines(of: file)
        for line in all.reversed() where keys.insert(line.key).inserted {
            let fresh = Set(line.record.digests).subtracting(digests)
            bytes += fresh.reduce(0) { $0 + size($1) }
            if kept.count >= recordLimit || bytes > pictureBytes { break }
            digests.formUnion(fresh)
            kept.append(line)
        }
        if kept.count < all.count { try LineFile.write(kept.reversed(), to: file) }
        return digests
    }
}
