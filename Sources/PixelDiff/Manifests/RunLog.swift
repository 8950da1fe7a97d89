import Foundation
import Synchronization

/// Writes the manifest of a run while it runs. Each line is written at once, by one call: what a crash leaves counts,
/// and processes and threads may write beside each other.
public final class RunLog: Sendable {
    public let id: String
    public var kind: RunManifest.Kind { header.kind }
    let results: ResultStore
    private let header: RunManifest.Header
    private let state: Mutex<State>

    private struct State {
        var used: Set<String> = []
        var skipped: Set<String> = []
        var hasEnded = false
    }

    /// Begins a manifest among those of `results`.
    ///
    /// - Throws: ``GoldenError``.
    public init(_ header: RunManifest.Header, in results: ResultStore) throws {
        var header = header
        let unique = String(UInt32.random(in: 0 ... .max), radix: 36)
        header.id = header.replacedPrefix + "\(Int(header.started * 1000))-\(getpid())-\(unique)"
        (self.header, self.results, id) = (header, results, header.id)
        state = Mutex(State())
        try Folder(results.manifests).create()
        try AtomicFile.write(
            RunManifest.Line(run: header).bytes(), to: results.manifestFile(id), isDurable: false)
    }

    /// Goes on with a manifest that another process has begun; that one ends it.
    ///
    /// - Throws: ``RunRecordError``, ``GoldenError``.
    public init(continuing id: String, in results: ResultStore) throws {
        let file = results.manifestFile(id)
        header = try RunManifest(try Folder.read(file) ?? [], file: file).header
        (self.results, self.id) = (results, id)
        state = Mutex(State())
    }

    /// Notes that a golden is asked for.
    ///
    /// - Parameter golden: Relative to the package.
    public func use(_ golden: String) {
        state.withLock { state in
            guard !state.hasEnded, state.used.insert(golden).inserted else { return }
            append(RunManifest.Line(golden: golden))
        }
    }

    /// Notes that a test was skipped or cancelled.
    public func skip(_ test: String) {
        state.withLock { state in
            guard !state.hasEnded, state.skipped.insert(test).inserted else { return }
            append(RunManifest.Line(skipped: test))
        }
    }

    /// Ends the manifest: the first call counts.
    ///
    /// 1. Folders that earlier runs of the same program used are kept in mind.
    /// 2. The last line is written.
    /// 3. A run that nothing narrowed replaces the earlier ones of its program or shard, a filtered one those with
    ///    the same filters. Results of cases that it would have checked, and didn't, are of tests that are gone: they
    ///    are forgotten.
    ///
    /// - Parameters:
    ///   - status: What the program tells its caller.
    ///   - knowsSkips: Every skipped test was noted.
    public func end(status: Int32, knowsSkips: Bool) {
        let isFirst = state.withLock { state in
            defer { state.hasEnded = true }
            return !state.hasEnded
        }
        guard isFirst else { return }
        let earlier = results.loadManifests().manifests.filter {
            $0.id != id && $0.header.producerKey == header.producerKey && $0.header.started <= header.started
        }
        let former = earlier.reduce(into: Set<String>()) {
            $0.formUnion($1.suites)
            $0.formUnion($1.end?.formerSuites ?? [])
        }
        let end = RunManifest.End(status: status, knowsSkips: knowsSkips, formerSuites: former.sorted())  // 1
        guard append(RunManifest.Line(end: end)) else { return }  // 2
        let isWhole = header.filters.isEmpty  // 3
        for manifest in earlier where manifest.id.hasPrefix(header.replacedPrefix) {
            guard isWhole && status == 0 || manifest.header.filters == header.filters else { continue }
            unlink(results.manifestFile(manifest.id))
        }
        if isWhole { results.forget(runs: header.replacedPrefix, except: id) }
    }

    @discardableResult
    private func append(_ line: RunManifest.Line) -> Bool {
        guard let bytes = try? line.bytes() else { return false }
        let descriptor = open(results.manifestFile(id), O_WRONLY | O_APPEND | O_CLOEXEC)
        guard descriptor >= 0 else { return false }
        defer { close(descriptor) }
        return bytes.withUnsafeBytes { write(descriptor, $0.baseAddress, $0.count) } == bytes.count
    }
}
