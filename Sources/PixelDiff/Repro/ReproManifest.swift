import Foundation

/// `manifest.json` of a repro file: which golden failed, how, and what drew it.
public struct ReproManifest: Codable, Hashable, Sendable {
    /// The form that this build writes; it reads no later one.
    public static let schema = "pixeldiff.repro/1"

    /// How the case differs from its golden.
    public struct Failure: Codable, Hashable, Sendable {
        /// `failed` or `missing`.
        public var verdict: CaseRecord.Verdict
        /// The first stage that differs; nil where there is no golden.
        public var stage: CaseRecord.Stage?
        /// A sentence's end: `differs in layout: Text "Total" x 24 -> 16`.
        public var summary: String
        /// One sentence each.
        public var details: [String]
    }

    /// What a picture was made with, as far as its file says.
    public struct Circumstances: Codable, Hashable, Sendable {
        /// `iOS 26`.
        public var profile: String?
        /// Pixels a point.
        public var scale: String?
        /// The faces that drew text, `Inter-Regular@0123abcd`.
        public var fonts: [String]?
        /// The revision of the renderer.
        public var rendering: String?
        /// SHA-256 of the drawing's text.
        public var drawing: String?
    }

    /// A file in the archive beside the manifest: what is unpacked has to be this, byte by byte.
    public struct Entry: Codable, Hashable, Sendable {
        /// Without folders: `actual.png`.
        public var name: String
        /// Its size, unpacked.
        public var bytes: Int
        /// Of its bytes, hexadecimal: 64 digits.
        public var sha256: String
    }

    public var schema = ReproManifest.schema
    /// `Cards/profile.dark`.
    public var golden: String
    public var suite: String
    /// The case in it, as the test names it.
    public var testCase: String
    /// `["dark", "rtl"]`; empty for the standard surroundings.
    public var variant: [String]
    public var failure: Failure
    /// The program and the machine that drew `actual.png`.
    public var drawnBy: Surroundings
    public var actual: Circumstances
    /// Nil where there is no golden.
    public var expected: Circumstances?
    /// The test's line, relative to the package.
    public var source: CaseRecord.Source?
    /// A command line for a shell, in the package's folder; nil where none is known.
    public var command: String?
    /// All others, by name.
    public var entries: [Entry]
}

extension ReproManifest.Circumstances {
    init(_ metadata: GoldenMetadata) {
        self.init(
            profile: metadata.profile, scale: metadata.scale, fonts: metadata.fonts,
            rendering: metadata.rendering, drawing: metadata.drawing)
    }
}
