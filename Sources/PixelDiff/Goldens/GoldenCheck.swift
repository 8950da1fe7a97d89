import Imaging

/// Checks renderings against goldens: the one place where files and thresholds meet.
public struct GoldenCheck: Sendable {
    public var store: GoldenStore
    public var results: ResultStore
    public var mode: RecordMode
    public var tolerance: Tolerance
    /// What paths in results are relative to.
    public var package: PackageFolder
    /// The manifest that is told which goldens are used; nil keeps none.
    public var run: RunLog?

    public init(
        package: PackageFolder, store: GoldenStore? = nil, results: ResultStore? = nil,
        mode: RecordMode = .missing, tolerance: Tolerance = .exact
    ) {
        self.package = package
        self.store = store ?? GoldenStore(folder: package.goldens)
        self.results = results ?? ResultStore(folder: package.artifacts())
        self.mode = mode
        self.tolerance = tolerance
    }

    /// Compares a rendering with its golden, records it where the mode says so, and leaves a result on disk.
    ///
    /// 1. Where there is no golden, one is written unless the mode is `never`. Either way this is no pass.
    /// 2. Pixels decide, within the tolerance. Where they match, a layout or drawing that changed is only noted.
    /// 3. Where they don't, the first stage that differs is named: circumstances, layout, drawing, size, pixels.
    /// 4. A golden that differs or can't be read is replaced in the modes `all` and `failed`; that is no pass.
    ///    One that matches is brought up to date in the mode `all`, and that is one.
    /// 5. What is about to be recorded, or could be accepted later, is rendered once more. A view that renders
    ///    differently then is neither: its case fails, naming the first region that differs.
    /// 6. What did not pass leaves `expected.png`, `actual.png`, `diff.png`, the layout texts and what was drawn; what passed
    ///    takes those of earlier runs away. Results that can't be written are noted in the result returned.
    ///
    /// - Parameter again: Renders the case once more, as the first time; nil records without step 5.
    /// - Returns: The result, as it is on disk.
    /// - Throws: ``GoldenError`` where the golden can't be read from the disk or written to it, and what `again`
    ///   throws.
    public func check(
        _ candidate: GoldenCandidate, as name: GoldenName, source: CaseRecord.Source? = nil,
        again: (() throws -> GoldenCandidate)? = nil
    ) throws -> CaseRecord {
        var open = try compare(candidate, as: name, source: source)
        if open.needsSecondRendering, let again { open.secondRendering = try again() }
        return try finish(open)
    }

    /// The first half of ``check(_:as:source:again:)``, for renderers whose second rendering takes an `await`:
    /// compares, and writes nothing.
    ///
    /// - Throws: ``GoldenError``.
    public func compare(
        _ candidate: GoldenCandidate, as name: GoldenName, source: CaseRecord.Source? = nil
    ) throws -> OpenCheck {
        let found = try store.find(name, expecting: candidate.bitmap, digests: results.digests)
        var record = CaseRecord(
            suite: name.suite, testCase: name.testCase, variant: name.variant.suffixes,
            id: found.location.path.id, verdict: .passed, summary: "matches",
            golden: package.relative(found.location.png), actualSize: candidate.bitmap.size)
        run?.use(record.golden)
        record.run = run?.id
        record.source = source
        record.scale = candidate.completeMetadata.scale.flatMap(Double.init)

        var difference: GoldenDifference?
        switch found.content {
        case .missing:  // 1
            record.verdict = .missing
            record.summary = "has no golden"
        case .unreadable(let bytes, let reason):
            record.verdict = .failed
            record.stage = .golden
            record.summary = reason
            record.goldenDigest = SHA256.hexDigest(of: bytes)
        case .golden(let golden):
            record.goldenDigest = SHA256.hex(golden.digest)
            let found = GoldenDifference(golden: golden, candidate: candidate, tolerance: tolerance)
            describe(found, in: &record)
            difference = found
        }
        record.notes += candidate.notes
        return OpenCheck(
            name: name, candidate: candidate, location: found.location, content: found.content,
            difference: difference, records: mode.records(record.verdict), record: record)
    }

    /// The second half: refuses what is unstable, records, and leaves the result.
    ///
    /// - Throws: ``GoldenError``.
    public func finish(_ open: OpenCheck) throws -> CaseRecord {
        var record = open.record
        var failure: FailureFiles?
        if let difference = try open.instability() {  // 5
            record.describeInstability(difference.difference)
            failure = difference.files
        } else if open.records || record.verdict != .passed {
            let png = try open.candidate.png(named: open.name, effort: open.records ? .smallest : .small)
            if record.verdict != .passed {
                failure = try FailureFiles(
                    open.content, open.candidate, png: png, difference: open.difference,
                    keepsRecording: !open.records)
            }
            if open.records {  // 4
                try store.write(png: png, layout: open.candidate.layout, to: open.location)
                noteRecording(in: &record, digest: SHA256.hexDigest(of: png))
            }
        }
        leave(&record, failure, at: open.location.path)  // 6
        return record
    }

    /// Steps 2 and 3.
    private func describe(_ difference: GoldenDifference, in record: inout CaseRecord) {
        let pixels = difference.pixels
        record.expectedSize = pixels.referenceSize
        record.pixels = CaseRecord.Pixels(difference)
        record.budget = CaseRecord.Budget(pixels)
        record.notes = difference.colors
        guard !pixels.matches else {
            if pixels.verdict == .withinTolerance { record.summary = "matches within the tolerance" }
            record.notes += DifferenceWording.notes(difference)
            return
        }
        record.verdict = .failed
        record.stage = difference.stage
        record.summary = DifferenceWording.summary(difference)
        record.details = DifferenceWording.details(difference)
        record.layout = difference.layout.isEmpty ? nil : Array(difference.layout.prefix(ContentChange.limit))
    }

    private func noteRecording(in record: inout CaseRecord, digest: String) {
        switch record.verdict {
        case .passed, .recorded:
            break
        case .missing:
            record.verdict = .recorded
            record.summary = "is new: its golden was recorded; look at it, commit it, and run again"
        case .failed:
            record.verdict = .recorded
            record.summary = "was recorded anew (\(record.summary)); run again"
        }
        record.goldenDigest = digest
    }

    /// Step 6.
    private func leave(_ record: inout CaseRecord, _ failure: FailureFiles?, at path: GoldenPath) {
        do {
            try results.replaceFailure(of: path, files: failure?.files ?? [])
            record.files = failure?.places(in: results.failures(of: path)) ?? CaseRecord.Files()
            if let note = failure?.note { record.notes.append(note) }
        } catch {
            record.notes.append("the failure's files are missing: \(error)")
        }
        do {
            try results.record(record, at: path)
        } catch {
            record.notes.append("the result is not on disk, report and approve will miss it: \(error)")
        }
    }
}

extension RecordMode {
    /// Whether a case of this verdict has its golden written.
    func records(_ verdict: CaseRecord.Verdict) -> Bool {
        switch self {
        case .never: false
        case .missing: verdict == .missing
        case .failed: verdict == .missing || verdict == .failed
        case .all: true
        }
    }
}

extension CaseRecord.Pixels {
    init(_ difference: GoldenDifference) {
        let pixels = difference.pixels
        self.init(
            differing: pixels.differingPixels, beyondTolerance: pixels.pixelsBeyondMagnitude,
            worst: pixels.worstDifference, change: difference.change, views: difference.views)
    }
}
