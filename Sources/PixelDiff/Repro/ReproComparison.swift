import Imaging

/// What a repro file's drawing looks like here, beside what it looked like where it failed, and what that differed in.
public struct ReproComparison: Sendable {
    /// The pixels here and those of `actual.png` in words.
    public struct Difference: Sendable, Hashable {
        /// `1,204 pixels of 40,000 differ, by at most 3 of 255`.
        public var summary: String
        /// Regions and what happened to them, one sentence each.
        public var details: [String]
    }

    /// Which golden, and what drew it.
    public let manifest: ReproManifest
    /// Nil where the pixels are the same here.
    public let difference: Difference?
    /// What is another here, `rendering revision 1 -> 2`.
    public let changes: [String]
    /// How `actual.png` differs from `expected.png`, views first, worked out here; empty where there is no golden.
    public let failure: [String]
    /// Names and bytes of what there is to look at: the file's own pictures and texts, what was drawn here, and where
    /// it differs a picture of that.
    public let files: [(name: String, bytes: [UInt8])]

    /// Compares what was drawn here with what the file holds.
    ///
    /// - Parameter png: What was drawn here.
    /// - Throws: ``ReproError``.
    public init(_ repro: ReproFile, drawnHere png: [UInt8]) throws(ReproError) {
        manifest = repro.manifest
        changes = manifest.drawnBy.changes(to: .current)
        guard let actual = try repro.picture(FailureFiles.actualName) else {
            throw .unusable(file: repro.file, reason: "it holds no \(FailureFiles.actualName)")
        }
        let here: DecodedImage
        do throws(PNGError) {
            here = try PNGDecoder().decode(png, name: Self.hereName)
        } catch {
            throw .unusable(file: repro.file, reason: "what was drawn here can't be read: \(error)")
        }
        var files: [(name: String, bytes: [UInt8])] = [(Self.hereName, png)]
        let layout = try repro.layout(FailureFiles.actualLayoutName)
        let scale = layout.map { GoldenMetadata(layout: LayoutDescription(parsing: $0)) }
        let candidate = GoldenCandidate(
            bitmap: here.bitmap(), layout: layout, metadata: scale ?? GoldenMetadata())
        let golden = Self.golden(actual, layout)
        if golden.picture == candidate.bitmap {
            difference = nil
        } else {
            let found = GoldenDifference(golden: golden, candidate: candidate, tolerance: .exact)
            difference = Difference(
                summary: found.pixels.summary, details: Array(DifferenceWording.details(found).prefix(20)))
            if let diff = Self.picture(of: found, golden, candidate) {
                files.append((Self.hereDiffName, diff))
            }
        }
        failure = try Self.failure(repro, actual, layout)
        for name in FailureFiles.names + [ReproFile.manifestName] {
            if let bytes = try repro.bytes(name) { files.append((name, bytes)) }
        }
        self.files = files
    }

    static let hereName = "here.png"
    static let hereDiffName = "here-diff.png"

    private static func golden(
        _ picture: (png: [UInt8], image: DecodedImage), _ layout: String?
    ) -> GoldenStore.StoredGolden {
        GoldenStore.StoredGolden(
            png: picture.png, digest: SHA256.digest(of: picture.png), picture: picture.image.bitmap(),
            colorProfile: picture.image.colorProfile, text: picture.image.text, layout: layout)
    }

    private static func picture(
        of found: GoldenDifference, _ golden: GoldenStore.StoredGolden, _ candidate: GoldenCandidate
    ) -> [UInt8]? {
        let picture = DiffImage.draw(
            reference: golden.picture, candidate: candidate.bitmap, change: found.change,
            tolerance: found.pixels.tolerance)
        return (try? PNGEncoder(effort: .fast).encode(picture)).map(Array.init)
    }

    private static func failure(
        _ repro: ReproFile, _ actual: (png: [UInt8], image: DecodedImage), _ layout: String?
    ) throws(ReproError) -> [String] {
        guard let expected = try repro.picture(FailureFiles.expectedName) else { return [] }
        let golden = Self.golden(expected, try repro.layout(FailureFiles.expectedLayoutName))
        var candidate = GoldenCandidate(bitmap: actual.image.bitmap(), layout: layout)
        candidate.metadata = GoldenMetadata(text: actual.image.text)
        let found = GoldenDifference(golden: golden, candidate: candidate, tolerance: .exact)
        return DifferenceWording.details(found)
    }
}
