import Foundation

/// One run of another program, with what it printed.
struct ToolRun {
    var status: Int32
    /// The signal that ended it, if one did.
    var signal: Int32?
    var output: String
    var errors: String

    /// Runs a program to its end.
    ///
    /// - Parameters:
    ///   - executable: A path, or a name that is looked up in PATH.
    ///   - forwardsErrors: Hands what it prints to standard error through at once, instead of collecting it.
    /// - Throws: When the program can't be started; ``Interrupted`` once an interrupt has come, which ends the
    ///   program too.
    static func run(
        _ executable: String, _ arguments: [String], environment: [String: String] = [:],
        in folder: URL? = nil,
        forwardsErrors: Bool = false
    ) throws -> ToolRun {
        let process = Process()
        process.executableURL = URL(filePath: executable.contains("/") ? executable : "/usr/bin/env")
        process.arguments = executable.contains("/") ? arguments : [executable] + arguments
        process.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
        if let folder { process.currentDirectoryURL = folder }
        let (output, errors) = (Pipe(), Pipe())
        process.standardOutput = output
        if !forwardsErrors { process.standardError = errors }
        try process.run()
        let watch = endOnInterrupt(process)
        defer { watch.cancel() }
        // Both pipes are drained at the same time, or a program that fills one would wait forever.
        let collected = Collected()
        let group = DispatchGroup()
        if !forwardsErrors {
            DispatchQueue.global().async(group: group) {
                collected.errors = errors.fileHandleForReading.readDataToEndOfFile()
            }
        }
        let text = output.fileHandleForReading.readDataToEndOfFile()
        group.wait()
        process.waitUntilExit()
        try Interruption.check()
        let signalled = process.terminationReason == .uncaughtSignal
        return ToolRun(
            status: process.terminationStatus, signal: signalled ? process.terminationStatus : nil,
            output: String(decoding: text, as: UTF8.self),
            errors: String(decoding: collected.errors, as: UTF8.self))
    }

    /// The interrupt from the keyboard goes to the command alone, since Foundation gives a program a process group
    /// of its own: it is handed on to that whole group, or else a view without end would go on.
    private static func endOnInterrupt(_ process: Process) -> any DispatchSourceTimer {
        let identifier = process.processIdentifier
        let timer = DispatchSource.makeTimerSource(queue: .global())
        timer.schedule(deadline: .now(), repeating: .milliseconds(50))
        timer.setEventHandler {
            guard Interruption.isRequested else { return }
            let hasGroup = getpgid(identifier) == identifier
            kill(hasGroup ? -identifier : identifier, SIGTERM)
        }
        timer.resume()
        return timer
    }

    /// Written by one queue, read after the group has ended.
    private final class Collected: @unchecked Sendable {
        var errors = Data()
    }
}
