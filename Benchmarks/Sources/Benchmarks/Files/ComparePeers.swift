import Foundation

/// What a comparison took, in milliseconds.
struct Effort {
    var processor = Double.infinity
    var wall = Double.infinity

    /// The least of both, each on its own.
    mutating func keepLeast(_ other: Effort) {
        processor = min(processor, other.processor)
        wall = min(wall, other.wall)
    }
}

/// A program that compares two PNG files.
protocol ComparePeer: AnyObject {
    var name: String { get }
    /// Whether it is fast enough for large pictures.
    var takesLargePictures: Bool { get }
    func compare(_ reference: String, _ candidate: String) throws -> Effort
}

/// A command that is started for each pair: all that it takes counts, from start to exit.
final class CommandPeer: ComparePeer {
    let name: String
    let takesLargePictures = true
    private let command: [String]

    init(name: String, command: [String]) {
        self.name = name
        self.command = command
    }

    func compare(_ reference: String, _ candidate: String) throws -> Effort {
        try CommandPeer.run(command + [reference, candidate])
    }

    /// Starts a command with its output thrown away, and waits for its end.
    static func run(_ command: [String]) throws -> Effort {
        var actions = posix_spawn_file_actions_t()
        posix_spawn_file_actions_init(&actions)
        defer { posix_spawn_file_actions_destroy(&actions) }
        posix_spawn_file_actions_addopen(&actions, STDOUT_FILENO, "/dev/null", O_WRONLY, 0)
        posix_spawn_file_actions_addopen(&actions, STDERR_FILENO, "/dev/null", O_WRONLY, 0)
        let words: [UnsafeMutablePointer<CChar>?] = command.map { strdup($0) } + [nil]
        defer { for word in words { free(word) } }
        var process: pid_t = 0
        let started = ContinuousClock.now
        guard posix_spawnp(&process, command[0], &actions, nil, words, environ) == 0 else {
            throw CocoaError(.executableNotLoadable)
        }
        var status: Int32 = 0
        var usage = rusage()
        wait4(process, &status, 0, &usage)
        return Effort(
            processor: milliseconds(usage.ru_utime) + milliseconds(usage.ru_stime),
            wall: started.duration(to: .now) / .milliseconds(1))
    }

    private static func milliseconds(_ time: timeval) -> Double {
        Double(time.tv_sec) * 1000 + Double(time.tv_usec) / 1000
    }
}

/// A Python package. Neither Python's start nor its loading counts, nor that of the package: the call alone.
final class PythonPeer: ComparePeer {
    let name: String
    let takesLargePictures: Bool
    private let words: [String]
    private let environment: [String: String]

    /// Nil where the package isn't installed for `PEER_PYTHON`, or python3.
    init?(
        name: String, package: String, environment: [String: String] = [:], takesLargePictures: Bool = true
    ) {
        let script = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent().deletingLastPathComponent().appending(path: "Peers/compare_peer.py")
        self.name = name
        self.takesLargePictures = takesLargePictures
        self.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
        words = [self.environment["PEER_PYTHON"] ?? "python3", script.path, package]
        if (try? output([])) == nil { return nil }
    }

    func compare(_ reference: String, _ candidate: String) throws -> Effort {
        let numbers = try output([reference, candidate]).split(whereSeparator: \.isWhitespace)
            .compactMap { Double($0) }
        guard numbers.count == 2 else { throw CocoaError(.executableRuntimeMismatch) }
        return Effort(processor: numbers[0], wall: numbers[1])
    }

    private func output(_ files: [String]) throws -> String {
        let process = Process()
        let pipe = Pipe()
        process.executableURL = URL(filePath: "/usr/bin/env")
        process.arguments = words + files
        process.environment = environment
        process.standardOutput = pipe
        process.standardError = FileHandle.nullDevice
        try process.run()
        let bytes = try pipe.fileHandleForReading.readToEnd() ?? Data()
        process.waitUntilExit()
        if process.terminationStatus != 0 { throw CocoaError(.executableRuntimeMismatch) }
        return String(decoding: bytes, as: UTF8.self)
    }
}
