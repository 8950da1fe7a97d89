import Foundation
import PixelDiff
import Synchronization
import Testing
import XCTest

/// The manifests that this process keeps: one for each artifacts folder that its tests use.
///
/// A manifest is begun before the first check and ended by the process's exit, which tells whether tests failed.
final class GoldenRuns: Sendable {
    static let shared = GoldenRuns()

    private struct State {
        var logs: [String: RunLog] = [:]
        var watchesExit = false
    }

    private let state = Mutex(State())

    /// The manifest beside `results`; nil where it can't be written: checks go on without, and `prune` will say that
    /// it knows nothing.
    func log(_ results: ResultStore, _ package: PackageFolder, environment: [String: String]) -> RunLog? {
        state.withLock { state in
            if let log = state.logs[results.folder] { return log }
            let header = TestProcess.header(package, environment: environment)
            guard let log = try? RunLog(header, in: results) else { return nil }
            state.logs[results.folder] = log
            if !state.watchesExit {
                state.watchesExit = true
                watchExit(isXCTest: header.kind == .xcTest)
            }
            return log
        }
    }

    private func watchExit(isXCTest: Bool) {
        if isXCTest { XCTestObservationCenter.shared.addTestObserver(SkipObserver()) }
        #if canImport(Glibc)
            // Unlike atexit's, this callback is told the status.
            on_exit({ status, _ in GoldenRuns.shared.end(status: status) }, nil)
        #endif
    }

    func skip(_ test: String) {
        for log in state.withLock({ Array($0.logs.values) }) { log.skip(test) }
    }

    private func end(status: Int32) {
        let logs = state.withLock { Array($0.logs.values) }
        let skips = TestProcess.skips()
        for log in logs {
            for test in skips ?? [] { log.skip(test) }
            log.end(status: status, knowsSkips: skips != nil || log.kind == .xcTest)
        }
    }
}

/// Notes the tests that XCTest skips.
private final class SkipObserver: NSObject, XCTestObservation {
    func testSuiteDidFinish(_ testSuite: XCTestSuite) {
        for run in (testSuite.testRun as? XCTestSuiteRun)?.testRuns ?? [] where run.hasBeenSkipped {
            GoldenRuns.shared.skip(run.test.name)
        }
    }
}

/// What the words of this process's command line say about the run.
enum TestProcess {
    /// What ran, and what narrowed it.
    static func header(
        _ package: PackageFolder, environment: [String: String], words: [String] = CommandLine.arguments,
        isXCTest: Bool? = nil
    ) -> RunManifest.Header {
        // A check in a task of its own sees no test, but the command line tells.
        let isXCTest = isXCTest ?? (Test.current == nil && !words.contains("--testing-library"))
        let bundle = URL(fileURLWithPath: words.first ?? "tests").deletingPathExtension().lastPathComponent
        var header = RunManifest.Header(
            kind: isXCTest ? .xcTest : .swiftTesting,
            producer: "\(bundle) (\(isXCTest ? "XCTest" : "Swift Testing"))",
            started: Date().timeIntervalSince1970)
        header.filters = filters(words, isXCTest: isXCTest, environment)
        header.shard = (try? Shard.ofTests(environment)) ?? nil
        header.describeSurroundings(package, environment: environment)
        return header
    }

    /// Options and variables that leave tests out.
    ///
    /// - Source: Swift Testing's `--filter`, `--skip` and `--configuration-path`; corelibs XCTest takes names of tests;
    ///   Bazel's `--test_filter` arrives in TESTBRIDGE_TEST_ONLY; an exit test runs in a process of its own.
    static func filters(_ words: [String], isXCTest: Bool, _ environment: [String: String]) -> [String] {
        var filters: [String] = []
        if isXCTest {
            filters = words.dropFirst().filter { !$0.hasPrefix("-") }
        } else {
            for (index, word) in words.enumerated() {
                let option = word.prefix { $0 != "=" }
                guard ["--filter", "--skip", "--configuration-path"].contains(option) else { continue }
                let value = word.contains("=") ? nil : words.dropFirst(index + 1).first
                filters.append(([word] + [value].compactMap { $0 }).joined(separator: " "))
            }
        }
        for name in ["TESTBRIDGE_TEST_ONLY", "SWT_EXIT_TEST_ID"] {
            if let value = environment[name], !value.isEmpty { filters.append("\(name)=\(value.prefix(60))") }
        }
        return filters
    }

    /// The tests that Swift Testing skipped or cancelled, from its event stream where this run writes one to a file;
    /// nil where it doesn't, or the stream isn't whole.
    static func skips(_ words: [String] = CommandLine.arguments) -> [String]? {
        let option = "--event-stream-output-path"
        guard let index = words.firstIndex(where: { $0 == option || $0.hasPrefix(option + "=") }) else {
            return nil
        }
        let attached = words[index].split(separator: "=", maxSplits: 1).dropFirst().first.map(String.init)
        guard let path = attached ?? words.dropFirst(index + 1).first, isFile(path),
            let data = FileManager.default.contents(atPath: path)
        else { return nil }
        return skips(in: data)
    }

    /// - Source: Swift Testing, Documentation/ABI/JSON.md.
    static func skips(in stream: Data) -> [String]? {
        struct Event: Decodable {
            struct Payload: Decodable {
                var kind: String?
                var testID: String?
            }
            var kind: String
            var payload: Payload
        }
        let decoder = JSONDecoder()
        let events = stream.split(separator: UInt8(ascii: "\n")).compactMap {
            try? decoder.decode(Event.self, from: $0)
        }
        .filter { $0.kind == "event" }
        guard events.last?.payload.kind == "runEnded" else { return nil }
        let kinds = ["testSkipped", "testCancelled", "testCaseCancelled"]
        return events.filter { kinds.contains($0.payload.kind ?? "") }.compactMap(\.payload.testID)
    }

    /// Reading a pipe would wait for ever.
    private static func isFile(_ path: String) -> Bool {
        var status = stat()
        return stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFREG
    }
}
