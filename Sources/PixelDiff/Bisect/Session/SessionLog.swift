import Foundation

/// The record of a session: a line for each thing that happens, written when it happens, so that it is there
/// whatever ends the process.
final class SessionLog {
    /// What a session is about: enough to go on with it.
    struct Header: Codable {
        var version = 1
        /// From 1, in the order of their beginning.
        var session: Int
        var begun: Date
        var options: BisectOptions
        /// Where the command runs, below the top of the repository.
        var prefix: String
        var good: BisectReport.Side
        var bad: BisectReport.Side
        var changes: [String]
        /// The digest of ``ExtraFiles``.
        var extras: String
        /// The session that this one goes on with.
        var resumed: Int?
    }

    /// A run that begins.
    struct Start: Codable {
        var run: Int
        var purpose: TrialPurpose
        var changes: [String]
        var job: Int
        var at: Date
    }

    struct End: Codable {
        /// Nil if it was interrupted or failed.
        var status: BisectReport.Status?
        var message: String?
        var suspects: [String]
        var seconds: Double
    }

    /// One line; one of these is set.
    private struct Line: Codable {
        var header: Header?
        var start: Start?
        var run: BisectReport.Run?
        var end: End?
    }

    /// All that is known of a session.
    struct Contents {
        var header: Header
        var starts: [Start] = []
        /// By number; the last word on each.
        var runs: [BisectReport.Run] = []
        var end: End?
        /// Whether its process lives.
        var isUnderWay: Bool

        /// Whether there is something to go on with.
        var isUnfinished: Bool { !isUnderWay && (end?.status ?? .stopped) == .stopped }
    }

    let session: Int
    private let file: String
    /// Locked as long as the session lives.
    private let descriptor: Int32

    /// Begins the record of a new session in `folder`.
    ///
    /// - Parameter header: Told the number of the session.
    init(in folder: String, header: (Int) -> Header) throws {
        var number = Self.files(in: folder).last.flatMap(Self.number) ?? 0
        while true {
            number += 1
            let file = "\(folder)/\(number).jsonl"
            let descriptor = open(file, O_RDWR | O_CREAT | O_EXCL | O_CLOEXEC, 0o644)
            if descriptor < 0 && errno == EEXIST { continue }
            guard descriptor >= 0 else {
                throw BisectError.system("cannot write \(file)", String(cString: strerror(errno)))
            }
            flock(descriptor, LOCK_EX)
            self.descriptor = descriptor
            self.file = file
            break
        }
        session = number
        try LineFile.append(Line(header: header(number)), to: file)
    }

    /// Unlocked first: a process that is just being made has the open file too, for a moment.
    deinit {
        flock(descriptor, LOCK_UN)
        close(descriptor)
    }

    func add(_ start: Start) throws { try LineFile.append(Line(start: start), to: file) }
    func add(_ run: BisectReport.Run) throws { try LineFile.append(Line(run: run), to: file) }
    func add(_ end: End) throws { try LineFile.append(Line(end: end), to: file) }

    // MARK: Reading

    /// The records in `folder`, oldest first.
    static func files(in folder: String) -> [String] {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
        let files = names.map { "\(folder)/\($0)" }
        return files.filter { number($0) != nil }.sorted { number($0) ?? 0 < number($1) ?? 0 }
    }

    private static func number(_ file: String) -> Int? {
        let name = file.split(separator: "/").last ?? ""
        return name.hasSuffix(".jsonl") ? Int(name.dropLast(6)) : nil
    }

    /// Nil if the file has no header that this version understands.
    static func read(_ file: String) -> Contents? {
        let lines = LineFile.read(Line.self, from: file)
        guard let header = lines.first?.header, header.version == 1 else { return nil }
        var contents = Contents(header: header, isUnderWay: isLocked(file))
        var runs: [Int: BisectReport.Run] = [:]
        for line in lines {
            if let start = line.start { contents.starts.append(start) }
            if let run = line.run { runs[run.id] = run }
            if let end = line.end { contents.end = end }
        }
        contents.runs = runs.values.sorted { $0.id < $1.id }
        return contents
    }

    private static func isLocked(_ file: String) -> Bool {
        let descriptor = open(file, O_RDONLY | O_CLOEXEC)
        guard descriptor >= 0 else { return false }
        defer { close(descriptor) }
        return flock(descriptor, LOCK_SH | LOCK_NB) != 0
    }
}
