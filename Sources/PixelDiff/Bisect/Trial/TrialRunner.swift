import Foundation
import Imaging

/// Runs the command in a tree and collects what it drew.
struct TrialRunner: Sendable {
    /// How much of the end of the messages is kept, in bytes.
    private static let messageLimit = 64 << 10

    let command: TrialCommand
    /// The folder with the files of the tree.
    let tree: String
    /// Where the command runs, relative to `tree`: empty, or with a slash at its end.
    let prefix: String
    /// For output and messages of the run.
    let scratch: String
    let collector: PictureCollector
    let timeout: Double?
    /// When the session's time is over.
    let deadline: BisectDeadline?
    let isInterrupted: @Sendable () -> Bool
    /// The number of the tree, for the command.
    let job: Int
    /// Locked as long as this process or the command lives.
    let lock: Int32?

    /// One run in the files as they are.
    ///
    /// A command that fails has no pictures, whatever it wrote: a build failure is never a difference.
    ///
    /// - Throws: ``BisectError/interrupted``, ``BisectError/limit(_:)``, and system errors.
    func run() throws -> TrialRecord {
        var isFolder: ObjCBool = false
        guard FileManager.default.fileExists(atPath: place, isDirectory: &isFolder), isFolder.boolValue else {
            // A shell would say so with a path inside of the tree.
            return TrialRecord(
                pictures: nil,
                failure: "there is no folder \(prefix): git has no file in it, or --with has to copy it",
                messages: nil, seconds: 0)
        }
        let out = "\(scratch)/out"
        let logs = (output: "\(scratch)/stdout.txt", errors: "\(scratch)/stderr.txt")
        try renew(out)
        try renew(temporary)
        let output = try openLog(logs.output)
        defer { close(output) }
        let errors = try openLog(logs.errors)
        defer { close(errors) }

        let process = ChildProcess(
            arguments: command.arguments(out: out), environment: environment(out: out),
            directory: place, output: output, errors: errors,
            inherited: lock, timeout: timeout,
            isInterrupted: { isInterrupted() || deadline?.isOver ?? false })
        let clock = ContinuousClock()
        let start = clock.now
        let ending = process.run()
        let seconds = (clock.now - start) / .seconds(1)
        if ending == .interrupted {
            if isInterrupted() { throw BisectError.interrupted }
            if let deadline { throw BisectError.limit(.seconds(deadline.seconds)) }
        }
        // Paths as in the user's repository, whichever tree it was.
        let messages = (tail(of: logs.output) + tail(of: logs.errors))
            .replacingOccurrences(of: tree + "/", with: "")
        return try record(ending, out: out, messages: messages, seconds: seconds)
    }

    private func record(
        _ ending: ChildProcess.Ending, out: String, messages: String, seconds: Double
    ) throws -> TrialRecord {
        var record = TrialRecord(pictures: nil, failure: nil, messages: messages, seconds: seconds)
        switch ending {
        case .exited(0) where RenderOnlyFolder.isUnfinished(out):
            record.failure = "the tests crashed\(firstError(in: messages))"
        case .exited(0):
            do {
                let drawn = try collector.collect(from: out)
                if drawn.pictures.isEmpty {
                    record.failure = "no picture in the output folder\(firstError(in: messages))"
                } else {
                    record.pictures = drawn.pictures
                    record.layouts = drawn.layouts
                    record.messages = nil
                }
            } catch let error as PNGError {
                record.failure = error.description
            }
        case .exited(127) where messages.contains("not found"):
            record.failure = "cannot find \(command.arguments[0])"
        case .exited(let code): record.failure = "exit code \(code)\(firstError(in: messages))"
        case .killed(let signal):
            record.failure = "killed by signal \(signal)\(firstError(in: messages))"
            record.isAccident = true
        case .timedOut:
            record.failure = "ran longer than \(Int(timeout ?? 0)) s"
            record.isAccident = true
        case .notStarted(let reason): record.failure = "cannot start \(command.arguments[0]): \(reason)"
        case .interrupted: throw BisectError.interrupted
        }
        return record
    }

    /// The folder that the command runs in.
    private var place: String { prefix.isEmpty ? tree : "\(tree)/\(prefix.dropLast())" }

    /// Emptied for each run.
    private var temporary: String { "\(scratch)/tmp" }

    /// The caller's environment, and:
    /// - git finds no repository above the tree: what the command does with git must not reach the user's;
    /// - Python keeps no compiled files: it tells versions apart by whole seconds.
    /// - Temporary files lie beside the tree: a killed command leaves nothing elsewhere.
    private func environment(out: String) -> [String: String] {
        GitRepository.environment.merging([
            "GIT_CEILING_DIRECTORIES": URL(fileURLWithPath: tree).deletingLastPathComponent().path,
            "GIT_OPTIONAL_LOCKS": "0", "PYTHONDONTWRITEBYTECODE": "1", "PIXELDIFF_OUT": out,
            "PIXELDIFF_JOB": "\(job)", "TMPDIR": temporary,
        ]) { $1 }.merging(command.environment(out: out)) { $1 }
    }

    private func firstError(in messages: String) -> String {
        let lines = messages.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
        let line = lines.first { $0.contains("error:") } ?? lines.last { !$0.isEmpty }
        return line.map { ": " + String($0.prefix(200)) } ?? ""
    }

    private func renew(_ folder: String) throws {
        let manager = FileManager.default
        do {
            if manager.fileExists(atPath: folder) { try manager.removeItem(atPath: folder) }
            try manager.createDirectory(atPath: folder, withIntermediateDirectories: true)
        } catch {
            throw BisectError.system("cannot renew \(folder)", error.localizedDescription)
        }
    }

    private func openLog(_ path: String) throws -> Int32 {
        let descriptor = open(path, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o644)
        guard descriptor >= 0 else {
            throw BisectError.system("cannot write \(path)", String(cString: strerror(errno)))
        }
        return descriptor
    }

    private func tail(of path: String) -> String {
        guard let file = FileHandle(forReadingAtPath: path) else { return "" }
        defer { try? file.close() }
        let size = (try? file.seekToEnd()) ?? 0
        try? file.seek(toOffset: size > UInt64(Self.messageLimit) ? size - UInt64(Self.messageLimit) : 0)
        return String(decoding: (try? file.readToEnd()) ?? Data(), as: UTF8.self)
    }
}
