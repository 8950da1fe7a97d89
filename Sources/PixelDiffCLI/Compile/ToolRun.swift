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
    /// - Throws: When the program can't be started.
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
        let signalled = process.terminationReason == .uncaughtSignal
        return ToolRun(
            status: process.terminationStatus, signal: signalled ? process.terminationStatus : nil,
            output: String(decoding: text, as: UTF8.self),
            errors: String(decoding: collected.errors, as: UTF8.self))
    }

    /// Written by one queue, read after the group has ended.
    private final class Collected: @unchecked Sendable {
        var errors = Data()
    }
}
