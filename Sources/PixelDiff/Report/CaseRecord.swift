import Imaging

/// What came of checking one case against its golden: enough to show it, and to accept it later from another
/// process.
public struct CaseRecord: Codable, Hashable, Sendable {
    public enum Verdict: String, Codable, Hashable, Sendable, CaseIterable {
        /// The golden matches, exactly or within the tolerance.
        case passed
        /// It doesn't, or it can't be read.
        case failed
        /// There is no golden, and none was written.
        case missing
        /// A golden was written by this run. Not a pass: the next run compares with it.
        case recorded
    }

    /// Where two renderings part first, in the order of the pipeline.
    public enum Stage: String, Codable, Hashable, Sendable, CaseIterable {
        /// The view renders differently each time: `expected` is the first rendering, `actual` the second.
        case unstable
        /// The golden is no readable picture.
        case golden
        /// They were made under other circumstances: fonts, platform profile, scale, renderer.
        case metadata
        /// Views have other frames.
        case layout
        /// The same frames, drawn otherwise: colours, shapes, text.
        case drawing
        /// The pictures have other sizes, and no text says why.
        case size
        /// Only pixels tell the difference.
        case pixels
    }

    /// The name as the test gives it; any text.
    public var suite: String
    public var testCase: String
    /// `["dark", "rtl"]`; empty for the standard variant.
    public var variant: [String]
    /// `Cards/profile.dark.rtl`: the golden's place, and what `pixeldiff approve` takes.
    public var id: String
    /// The run that left the result, ``RunManifest/id``; nil from a caller that keeps no manifest.
    public var run: String?

    public var verdict: Verdict
    /// Nil unless something differs.
    public var stage: Stage?
    /// One sentence.
    public var summary: String
    /// What differs, one sentence each: circumstances, views, then pixels.
    public var details: [String] = []
    /// Those of ``details`` that are about views: which moved, came or went; nil where none did.
    public var layout: [String]?
    /// What is worth knowing and fails nothing.
    public var notes: [String] = []
    /// What the layout of a case that did not pass has wrong or surprising, beyond the notes; nil where nobody
    /// looked.
    public var diagnostics: [String]?

    /// The golden, relative to the package's folder.
    public var golden: String
    /// SHA-256 of the golden's bytes when it was compared; nil where there was none.
    public var goldenDigest: String?
    public var files = Files()
    public var expectedSize: PixelSize?
    public var actualSize: PixelSize
    /// Pixels a point.
    public var scale: Double?
    public var pixels: Pixels?
    /// What the tolerance allowed and what was needed; nil where nothing was compared, or nothing differs and
    /// nothing may.
    public var budget: Budget?
    public var source: Source?

    /// Files of a case that did not pass, relative to the artifacts folder; nil for those that don't exist.
    public struct Files: Codable, Hashable, Sendable {
        public var expected: String?
        public var actual: String?
        public var diff: String?
        public var expectedLayout: String?
        public var actualLayout: String?
        /// What was drawn, for `pixeldiff repro`.
        public var recording: String?
        /// What the layout was asked and answered.
        public var explanation: String?

        public init() {}
    }

    /// The comparison in numbers.
    public struct Pixels: Codable, Hashable, Sendable {
        /// Pixels that differ at all.
        public var differing: Int
        /// Those that the tolerance's magnitude doesn't excuse.
        public var beyondTolerance: Int
        /// The greatest difference of a channel, 0...255.
        public var worst: Double
        public var regions: [Region]
        /// Regions beyond those that are listed.
        public var unlistedRegions: Int?
        /// Rows that one picture has and the other lacks, from the top; nil where there are none.
        public var bands: [Band]?
        /// The same of columns, from the left.
        public var columnBands: [ColumnBand]?
    }

    public struct Region: Codable, Hashable, Sendable {
        /// Pixels of the picture that was checked.
        public var rect: PixelRect
        /// The deepest view around it, `Text "Total"`.
        public var view: String?
        /// Where it is in the golden; nil where that is the same place.
        public var expectedRect: PixelRect?
        /// What happened to it.
        public var kind: ContentChange.Kind?
        /// For what moved, beyond what the bands around it moved.
        public var movedBy: ContentChange.Offset?
        /// One sentence: `80x14 at (24, 40) moved by (-8, 0), in Text "Total" x 24 -> 16`.
        public var words: String?
    }

    /// The line of the test.
    public struct Source: Codable, Hashable, Sendable {
        /// Relative to the package's folder where it lies in it.
        public var file: String
        public var line: Int

        public init(file: String, line: Int) {
            self.file = file
            self.line = line
        }
    }

    public init(
        suite: String, testCase: String, variant: [String] = [], id: String, verdict: Verdict,
        stage: Stage? = nil, summary: String, golden: String, goldenDigest: String? = nil,
        actualSize: PixelSize
    ) {
        self.suite = suite
        self.testCase = testCase
        self.variant = variant
        self.id = id
        self.verdict = verdict
        self.stage = stage
        self.summary = summary
        self.golden = golden
        self.goldenDigest = goldenDigest
        self.actualSize = actualSize
    }

    /// Whether `pixeldiff approve` has something to accept.
    public var awaitsApproval: Bool {
        (verdict == .failed || verdict == .missing) && stage != .unstable && files.actual != nil
    }

    /// The command that packs the failure into one file, for a shell; nil where what was drawn isn't known.
    public var reproCommand: String? {
        files.recording.map { _ in "pixeldiff repro \(ShellText.quoted(id))" }
    }

    /// The command that accepts the case, for a shell.
    public var approveCommand: String { "pixeldiff approve \(ShellText.quoted(id))" }
}
