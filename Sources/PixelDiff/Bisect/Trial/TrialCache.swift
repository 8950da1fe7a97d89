import Foundation

/// Remembers runs across sessions, by command and tree.
struct TrialCache {
    private struct Contents: Codable {
        var version = 1
        var records: [String: TrialRecord] = [:]
    }

    private let file: String
    private let command: String
    private var contents = Contents()

    /// - Parameters:
    ///   - file: Need not exist; one that cannot be read counts as empty.
    ///   - command: Says what was run; records of another one are not seen.
    init(file: String, command: String) {
        self.file = file
        self.command = command
        if let data = FileManager.default.contents(atPath: file),
            let contents = try? JSONDecoder().decode(Contents.self, from: data), contents.version == 1
        {
            self.contents = contents
        }
    }

    subscript(tree: String) -> TrialRecord? { contents.records["\(command)/\(tree)"] }

    /// Keeps the record, also on disk unless it is an accident.
    ///
    /// - Throws: ``BisectError/system(_:_:)`` if the file cannot be written.
    mutating func insert(_ record: TrialRecord, tree: String) throws {
        contents.records["\(command)/\(tree)"] = record
        var lasting = contents
        lasting.records = lasting.records.filter { !$0.value.isAccident }
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys]
        do {
            try encoder.encode(lasting).write(to: URL(fileURLWithPath: file), options: .atomic)
        } catch {
            throw BisectError.system("cannot write \(file)", error.localizedDescription)
        }
    }
}
