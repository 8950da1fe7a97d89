import Foundation

/// A program run as a process of its own, its output in files.
///
/// Not Foundation's `Process`, which on Linux takes a program for running as long as one of its own children does.
final class ToolRun {
    struct Result {
        var code: Int32
        var output: String
        var errors: String
    }

    /// The built command, beside the running test bundle.
    static let pixeldiff: String = {
        let test = (try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")) ?? ""
        return URL(fileURLWithPath: test).deletingLastPathComponent().appendingPathComponent("pixeldiff").path
    }()

    struct NotStarted: Error {
        var reason: String
    }

    private(set) var identifier: pid_t = 0
    private let files: [String]

    init(_ arguments: [String], directory: String, environment: [String: String] = [:]) throws {
        let base = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString).path
        files = [base + ".out", base + ".err"]
        var actions = posix_spawn_file_actions_t()
        posix_spawn_file_actions_init(&actions)
        defer { posix_spawn_file_actions_destroy(&actions) }
        posix_spawn_file_actions_addopen(&actions, 0, "/dev/null", O_RDONLY, 0)
        for (number, file) in zip(Int32(1)..., files) {
            posix_spawn_file_actions_addopen(&actions, number, file, O_WRONLY | O_CREAT | O_TRUNC, 0o600)
        }
        let variables = ProcessInfo.processInfo.environment.merging(environment) { $1 }
        let command = ["/bin/sh", "-c", "cd -- \"$0\" && exec \"$@\"", directory] + arguments
        let words = command.map { strdup($0) } + [nil]
        let settings = variables.map { strdup("\($0.key)=\($0.value)") } + [nil]
        defer { for word in words + settings { free(word) } }
        let failure = posix_spawn(&identifier, command[0], &actions, nil, words, settings)
        guard failure == 0 else { throw NotStarted(reason: String(cString: strerror(failure))) }
    }

    deinit {
        for file in files { try? FileManager.default.removeItem(atPath: file) }
    }

    func wait() throws -> Result {
        var status: Int32 = 0
        while waitpid(identifier, &status, 0) < 0 && errno == EINTR {}
        // A process that died of a signal has the number that shells give it.
        let code = status & 0x7f == 0 ? (status >> 8) & 0xff : 128 + (status & 0x7f)
        let texts = try files.map { try String(contentsOfFile: $0, encoding: .utf8) }
        return Result(code: code, output: texts[0], errors: texts[1])
    }
}
