import Foundation
import Imaging

/// Packs failures into repro files: works from what checks left, in any process.
///
/// A file is made of the failure's own files and of numbers and names that say how it came about. No path of the
/// machine, no name of a user or a machine is in it: see ``PathRedaction``, and the pictures keep their pixels, colours
/// and what the golden says of itself.
public struct ReproPacking: Sendable {
    /// What paths are relative to.
    public let package: PackageFolder
    /// Where the failures lie.
    public let results: ResultStore
    private let redaction: PathRedaction

    /// - Parameter home: The home folder, which is told nobody; nil for none.
    public init(package: PackageFolder, results: ResultStore, home: String? = NSHomeDirectory()) {
        self.package = package
        self.results = results
        redaction = PathRedaction(package: package.path, home: home)
    }

    /// Chooses what names mean among the cases that fail, in the order of the results.
    ///
    /// A name is a case's id (`Cards/profile.dark`), a suite (`Cards`), a case with all of its variants
    /// (`Cards/profile`), or a case without its suite where only one has it. No names mean all that fail.
    ///
    /// - Parameter variant: Only those with these suffixes, `dark.rtl`; `standard` stands for none.
    /// - Throws: ``ReproError``.
    public static func select(
        _ names: [String], variant: String? = nil, from run: RunRecord
    ) throws(ReproError) -> [CaseRecord] {
        let failing = run.cases.filter(\.canBeReproduced)
        var chosen: Set<String> = names.isEmpty ? Set(failing.map(\.id)) : []
        for name in names { chosen.formUnion(try ids(of: name, among: failing, in: run)) }
        let found = failing.filter { chosen.contains($0.id) }
        if found.isEmpty { throw .nothingFails }
        guard let variant else { return found }
        let suffixes = { (record: CaseRecord) in
            record.variant.isEmpty ? "standard" : record.variant.joined(separator: ".")
        }
        let matching = found.filter { suffixes($0) == variant }
        guard matching.isEmpty else { return matching }
        throw .unknownVariant(
            variant, of: names.first ?? "the run", variants: Array(Set(found.map(suffixes))).sorted())
    }

    private static func ids(
        of name: String, among failing: [CaseRecord], in run: RunRecord
    ) throws(ReproError) -> [String] {
        let means = { (record: CaseRecord) in
            record.id == name || record.suite == name || "\(record.suite)/\(record.testCase)" == name
                || record.id.hasPrefix(name + "/")
        }
        let found = failing.filter(means)
        if !found.isEmpty { return found.map(\.id) }
        let isShort = { (record: CaseRecord) in record.testCase == name || record.id.hasSuffix("/" + name) }
        let short = failing.filter(isShort)
        guard Set(short.map(\.suite)).count < 2 else { throw .ambiguousName(name, short.map(\.id)) }
        if !short.isEmpty { return short.map(\.id) }
        let ids = failing.map(\.id)
        if run.cases.contains(where: { means($0) || isShort($0) }) { throw .passes(name, failing: ids) }
        guard !failing.isEmpty else { throw .nothingFails }
        let known = failing.flatMap { [$0.id, $0.suite, $0.testCase] }
        throw .unknownName(name, near: Suggestion.nearest(to: name, among: known), failing: ids)
    }

    /// The name of a case's file, without a folder: `Cards-profile.dark.pixeldiff`.
    public static func fileName(of record: CaseRecord) -> String {
        "\(record.id.replacing("/", with: "-")).pixeldiff"
    }

    /// The bytes of a case's file. The same failure makes the same bytes.
    ///
    /// 1. The failure's pictures, texts and recording are taken by their own names; no path in the result is believed.
    /// 2. Texts lose this machine's paths, pictures what programs wrote beside their pixels.
    /// 3. The manifest says what failed, what drew it, and lists the files with their digests.
    ///
    /// - Throws: ``ReproError``, ``GoldenError``.
    public func archive(of record: CaseRecord) throws -> [UInt8] {
        guard let path = GoldenPath(id: record.id) else {
            throw ReproError.brokenFailure(record.id, reason: "its name is none of a golden")
        }
        let folder = "\(results.folder)/\(results.failures(of: path))"
        // 1.
        guard let recording = try read(FailureFiles.recordingName, in: folder) else {
            throw ReproError.noRecording(record.id)
        }
        var files = try recorded(recording, record)
        let drawnBy = files.removeValue(forKey: ReproRecording.drawnByName)
        for name in FailureFiles.names where name != FailureFiles.recordingName {
            files[name] = try read(name, in: folder)
        }
        guard let actual = files[FailureFiles.actualName] else {
            throw ReproError.brokenFailure(
                record.id, reason: "\(FailureFiles.actualName) is gone from \(folder)")
        }
        // 2.
        for (name, bytes) in files { files[name] = cleaned(name, bytes) }
        // 3.
        var manifest = try manifest(
            of: record, drawnBy: drawnBy, actual: actual, expected: files[FailureFiles.expectedName])
        manifest.entries = files.sorted { $0.key < $1.key }.map { name, bytes in
            ReproManifest.Entry(name: name, bytes: bytes.count, sha256: SHA256.hexDigest(of: bytes))
        }
        files[ReproFile.manifestName] = try RecordCoding.encode(manifest)
        return ZipWriter.archive(files.map { (name: $0.key, bytes: $0.value) })
    }

    /// Nil for a link that leads out of the results: those of another machine could pack any file of this one.
    private func read(_ name: String, in folder: String) throws -> [UInt8]? {
        let file = "\(folder)/\(name)"
        return Folder(results.folder).contains(file) ? try Folder.read(file) : nil
    }

    /// The files in a recording; names that none has are left out.
    private func recorded(_ bytes: [UInt8], _ record: CaseRecord) throws(ReproError) -> [String: [UInt8]] {
        do throws(ArchiveError) {
            let archive = try ZipArchive(bytes, file: FailureFiles.recordingName)
            var files: [String: [UInt8]] = [:]
            for entry in archive.entries
            where ReproRecording.isRecorded(entry.name) || entry.name == ReproRecording.drawnByName {
                files[entry.name] = try archive.bytes(of: entry)
            }
            return files
        } catch {
            throw .brokenFailure(record.id, reason: "\(error)")
        }
    }

    private func cleaned(_ name: String, _ bytes: [UInt8]) -> [UInt8] {
        if name.hasSuffix(".png") {
            return PNGFile.stripped(bytes) { $0.hasPrefix(GoldenMetadata.prefix) }
        }
        return redaction.redacted(bytes)
    }

    private func manifest(
        of record: CaseRecord, drawnBy: [UInt8]?, actual: [UInt8], expected: [UInt8]?
    ) throws -> ReproManifest {
        guard let drawnBy,
            let surroundings = try? JSONDecoder().decode(Surroundings.self, from: Data(drawnBy))
        else { throw ReproError.noRecording(record.id) }
        let circumstances = { (png: [UInt8]) in
            ReproManifest.Circumstances(GoldenMetadata(text: PNGMetadata(ofIntact: png)?.text ?? []))
        }
        return ReproManifest(
            golden: record.id, suite: record.suite, testCase: record.testCase, variant: record.variant,
            failure: ReproManifest.Failure(
                verdict: record.verdict, stage: record.stage, summary: redaction.redacted(record.summary),
                details: record.details.map(redaction.redacted)),
            drawnBy: surroundings, actual: circumstances(actual), expected: expected.map(circumstances),
            source: record.source.map { source in
                CaseRecord.Source(file: redaction.redacted(package.relative(source.file)), line: source.line)
            }, command: command(of: record).map(redaction.redacted), entries: [])
    }

    /// What runs the case again, for a shell in the package's folder, by the manifest of the run that it is from.
    private func command(of record: CaseRecord) -> String? {
        guard let run = record.run,
            let header = results.loadManifests().manifests.first(where: { $0.id == run })?.header
        else { return nil }
        switch header.kind {
        case .swiftTesting, .xcTest: return "swift test --filter \(ShellText.quoted(record.suite))"
        case .previews: return "\(header.producer) --filter \(ShellText.quoted(record.testCase))"
        }
    }
}

extension CaseRecord {
    /// It did not pass, and was not accepted either: its failure's files are there.
    public var canBeReproduced: Bool {
        (verdict == .failed || verdict == .missing) && files.actual != nil
    }
}
