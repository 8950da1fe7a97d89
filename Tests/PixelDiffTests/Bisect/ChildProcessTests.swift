import Foundation
import Testing

@testable import PixelDiff

@Suite struct ChildProcessTests {
    private func run(
        _ script: String, timeout: Double? = nil, isInterrupted: @escaping () -> Bool = { false }
    ) throws -> (ChildProcess.Ending, String) {
        let output = try ScratchFile()
        let process = ChildProcess(
            arguments: ["sh", "-c", script], environment: ["PATH": "/usr/bin:/bin", "WORD": "a b"],
            directory: "/",
            output: output.descriptor, timeout: timeout, isInterrupted: isInterrupted)
        let ending = withExtendedLifetime(output) { process.run() }
        return (ending, String(decoding: output.read(), as: UTF8.self))
    }

    @Test func endings() throws {
        #expect(try run("exit 0").0 == .exited(0))
        #expect(try run("exit 7").0 == .exited(7))
        #expect(try run("kill -9 $$").0 == .killed(signal: 9))
        #expect(try run("no-such-program").0 == .exited(127))
    }

    @Test func directoryEnvironmentAndOutput() throws {
        #expect(try run("pwd; echo \"$WORD\"; cat").1 == "/\na b\n")
    }

    @Test func moreOutputThanAPipeHolds() throws {
        let (ending, text) = try run("yes | head -c 1000000; head -c 1000000 /dev/zero >&2")
        #expect(ending == .exited(0))
        #expect(text.utf8.count == 1_000_000)
    }

    @Test func timeoutEndsTheWholeGroup() throws {
        let (ending, text) = try run("sleep 600 & echo $!; trap '' TERM; sleep 600", timeout: 0.2)
        #expect(ending == .timedOut)
        try expectEnded(text)
    }

    @Test func interruptionEndsTheWholeGroup() throws {
        let (ending, text) = try run("sleep 600 & echo $!; wait", isInterrupted: { true })
        #expect(ending == .interrupted)
        if !text.isEmpty { try expectEnded(text) }
    }

    @Test func whatIsLeftBehindIsEnded() throws {
        let (ending, text) = try run("sleep 600 & echo $!")
        #expect(ending == .exited(0))
        try expectEnded(text)
    }

    /// An orphan may stay as a zombie for a moment, until its new parent takes note.
    private func expectEnded(_ identifier: String) throws {
        let number = try #require(pid_t(identifier.trimmingCharacters(in: .newlines)))
        for _ in 0..<2000 {
            let status = (try? String(contentsOfFile: "/proc/\(number)/stat", encoding: .utf8)) ?? ""
            if status.isEmpty || status.contains(") Z ") || status.contains(") X ") { return }
            usleep(5000)
        }
        Issue.record("process \(number) still runs")
    }
}
