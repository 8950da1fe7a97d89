import Imaging

/// A case that has been compared, and whose result isn't written yet.
public struct OpenCheck: Sendable {
    let name: GoldenName
    let candidate: GoldenCandidate
    let location: GoldenStore.Location
    let content: GoldenStore.Content
    /// What parts the candidate from the golden; nil where there is none that can be read.
    let difference: GoldenDifference?
    /// The mode has the golden written.
    let records: Bool
    let record: CaseRecord
    /// The same case, rendered once more.
    public var secondRendering: GoldenCandidate?

    /// Whether the picture is about to be recorded, or may be accepted later: then it should be rendered twice.
    public var needsSecondRendering: Bool { records || record.verdict != .passed }

    /// What parts the second rendering from the first, and the files that show it: expected is the first one.
    /// Nil where they are the same pixels.
    func instability() throws -> (difference: GoldenDifference, files: FailureFiles)? {
        guard let second = secondRendering, second.bitmap != candidate.bitmap else { return nil }
        let png = try candidate.png(named: name)
        let first = GoldenStore.StoredGolden(
            png: png, digest: SHA256.digest(of: png), picture: candidate.bitmap,
            colorProfile: DecodedImage.bitmapProfile, text: [], layout: candidate.layout)
        let difference = GoldenDifference(golden: first, candidate: second, tolerance: .exact)
        let files = try FailureFiles(
            .golden(first), second, png: try second.png(named: name), difference: difference,
            keepsRecording: true)
        return (difference, files)
    }
}

extension CaseRecord {
    /// The result of a case whose two renderings differ.
    mutating func describeInstability(_ difference: GoldenDifference) {
        var place = ""
        if let region = difference.change.regions.first?.candidate {
            let view = difference.views.first.flatMap { $0?.title }
            place = " (first \(region)" + (view.map { ", in \($0)" } ?? "") + ")"
        }
        verdict = .failed
        stage = .unstable
        summary =
            "renders differently each time\(place), so it isn't recorded; "
            + "give it a fixed date, identifier or random seed"
        details = DifferenceWording.details(difference)
        expectedSize = difference.pixels.referenceSize
        actualSize = difference.pixels.candidateSize
        pixels = Pixels(difference)
    }
}
