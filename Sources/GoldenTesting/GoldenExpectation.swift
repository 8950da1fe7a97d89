import Foundation
import PixelDiff
import Synchronization

/// One call of a golden test, whichever framework it is made in.
struct GoldenExpectation: Sendable {
    var identity: TestIdentity
    /// The absolute path of the test's file.
    var file: String
    var line: Int
    var tolerance: Tolerance
    var record: RecordMode?
    var environment = ProcessInfo.processInfo.environment

    /// What to tell the framework.
    struct Outcome: Sendable {
        /// Nil where the golden matches.
        var message: String?
        /// Pictures of a case that did not pass; flat names.
        var attachments: [(name: String, bytes: [UInt8])] = []
    }

    /// Renders and checks one variant, if this shard is to; or only draws it, all shards' (``RenderOnlyFolder``).
    /// Never throws: what goes wrong is the outcome's message.
    @MainActor
    func outcome(_ rendering: some GoldenRendering, _ traits: GoldenTraits) -> Outcome {
        let name = GoldenName(suite: identity.suite, testCase: identity.testCase, variant: traits.variant)
        do {
            if let folder = RenderOnlyFolder(environment: environment) {
                try draw(rendering, traits, as: name, into: folder)
                return Outcome()
            }
            guard try isInShard(name) else { return Outcome() }
            try TreeRecording.record(rendering, traits, as: name, environment: environment)
            return try check(
                rendering.candidate(traits), as: name, again: { try rendering.candidate(traits) },
                explaining: { rendering.explanation(traits) })
        } catch {
            return Outcome(message: "\(name.title): \(error)")
        }
    }

    @MainActor
    private func draw(
        _ rendering: some GoldenRendering, _ traits: GoldenTraits, as name: GoldenName,
        into folder: RenderOnlyFolder
    ) throws {
        if let place = GoldenUses.shared.other(
            than: "\(file):\(line)", of: name, in: PackageFolder(path: folder.path))
        {
            throw GoldenTestError.nameTaken(name.title, by: place)
        }
        try GoldenDrawings.shared.begin(folder, environment: environment)
        try folder.write(rendering.candidate(traits), as: name)
    }

    /// 1. Mistakes in the call come before anything is written.
    /// 2. The package is the one around the test's file, or around the working directory where the file has moved.
    /// 3. A case that didn't pass has its layout explained.
    func check(
        _ candidate: GoldenCandidate, as name: GoldenName, again: @escaping () throws -> GoldenCandidate,
        explaining explanation: () -> CaseExplanation = { CaseExplanation() }
    ) throws -> Outcome {
        guard !tolerance.lacksReason else { throw GoldenTestError.toleranceWithoutReason }  // 1
        let package = try package()  // 2
        if let place = GoldenUses.shared.other(than: "\(file):\(line)", of: name, in: package) {
            throw GoldenTestError.nameTaken(name.title, by: place)
        }
        let mode = try RecordMode.resolve(environment: environment, test: record)
        let results = ResultStore(folder: package.artifacts(environment: environment))
        var check = GoldenCheck(package: package, results: results, mode: mode, tolerance: tolerance)
        check.run = GoldenRuns.shared.log(results, package, environment: environment)
        var record = try check.check(
            candidate, as: name, source: CaseRecord.Source(file: package.relative(file), line: line),
            again: again)
        guard record.verdict != .passed else { return Outcome() }
        if record.verdict != .recorded {  // 3
            let explanation = explanation()
            results.explain(
                &record, with: explanation.diagnostics, trace: explanation.trace, tree: explanation.tree)
        }
        return Outcome(
            message: "\(CaseMessage(record, results: results, package: package))",
            attachments: attachments(record, results))
    }

    /// Whether the golden is to be checked here: where checks pick their share of a sharded run, each golden is one
    /// shard's.
    private func isInShard(_ name: GoldenName) throws -> Bool {
        guard let shard = try Shard.ofTests(environment), ShardDuty.isLeftToChecks(environment) else {
            return true
        }
        return shard.owns(name.title)
    }

    private func package() throws(GoldenError) -> PackageFolder {
        do throws(GoldenError) {
            return try PackageFolder(above: file)
        } catch {
            guard let package = try? PackageFolder(above: FileManager.default.currentDirectoryPath) else {
                throw error
            }
            return package
        }
    }

    /// `card.dark.expected.png`, `card.dark.actual.png`, `card.dark.diff.png`.
    private func attachments(_ record: CaseRecord, _ results: ResultStore) -> [(name: String, bytes: [UInt8])]
    {
        let stem = record.id.split(separator: "/").last ?? "golden"
        let files = [
            ("expected", record.files.expected), ("actual", record.files.actual), ("diff", record.files.diff),
        ]
        return files.compactMap { kind, file in
            guard let file, let data = FileManager.default.contents(atPath: "\(results.folder)/\(file)")
            else {
                return nil
            }
            return (name: "\(stem).\(kind).png", bytes: Array(data))
        }
    }
}

/// Whether this process's checks pick their share, asked once: the answer touches a file.
enum ShardDuty {
    private static let answers = Mutex<[[String]: Bool]>([:])

    static func isLeftToChecks(_ environment: [String: String]) -> Bool {
        let key = ["PIXELDIFF_SHARD", "TEST_SHARD_STATUS_FILE"].map { environment[$0, default: ""] }
        return answers.withLock { answers in
            let answer = answers[key] ?? Shard.isLeftToChecks(environment)
            answers[key] = answer
            return answer
        }
    }
}

/// Which line of which file checks which golden, in this process.
final class GoldenUses: @unchecked Sendable {
    static let shared = GoldenUses()

    private let lock = NSLock()
    private var places: [PackageFolder: [GoldenName: String]] = [:]

    /// The place that checks `name` too, if it isn't `place`; the first place to ask keeps the name.
    func other(than place: String, of name: GoldenName, in package: PackageFolder) -> String? {
        lock.withLock {
            let owner = places[package, default: [:]][name, default: place]
            places[package, default: [:]][name] = owner
            return owner == place ? nil : owner
        }
    }
}
