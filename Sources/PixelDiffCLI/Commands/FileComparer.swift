import Foundation
import Imaging
import PixelDiff

/// What became of a pair of files.
struct PairOutcome: Sendable {
    enum Finding: Sendable {
        case compared(ImageComparison)
        case onlyInReference
        case onlyInCandidate
        /// Why the files could not be compared, or the difference not be written.
        case failed(String)
    }

    var pair: FilePair
    var finding: Finding
    /// How alike the pictures look, where that was asked for.
    var score: Double?
    /// What changed, where the pictures differ and the answer is wanted.
    var change: ContentChange?
    /// What the pictures were made with differently, in words; looked up with ``change``.
    var circumstances: [String] = []

    var failure: String? {
        if case .failed(let sentence) = finding { sentence } else { nil }
    }
}

/// Compares pairs of files, some at a time.
struct FileComparer: Sendable {
    /// Of each file; see ``PNGDecoder/pixelLimit``.
    var pixelLimit = PNGDecoder.defaultPixelLimit
    var tolerance: Tolerance
    var ignoring: [PixelRect]
    var mask: IgnoreMask?
    var score: PictureScore?
    /// Whether ``PairOutcome/change`` is wanted.
    var tellsChange = true
    /// Whether the picture of the difference shows what moved along with inserted rows as the same.
    var drawsChange = true

    /// The outcomes in the order of the pairs; fewer after an interrupt.
    ///
    /// - Parameter step: Called once for each pair that is done, on any thread.
    func compare(_ pairs: [FilePair], step: @escaping @Sendable () -> Void) async -> [PairOutcome] {
        let width = max(1, ProcessInfo.processInfo.activeProcessorCount)
        return await withTaskGroup(of: (Int, PairOutcome).self) { group in
            var outcomes = [PairOutcome?](repeating: nil, count: pairs.count)
            for (index, pair) in pairs.enumerated() {
                if index >= width, let (done, outcome) = await group.next() { outcomes[done] = outcome }
                if Interruption.isRequested { break }
                group.addTask {
                    let outcome = compare(pair, threads: 1)
                    step()
                    return (index, outcome)
                }
            }
            for await (done, outcome) in group { outcomes[done] = outcome }
            return outcomes.compactMap { $0 }
        }
    }

    /// The outcome of one pair.
    ///
    /// - Parameter threads: At most two are of use.
    func compare(_ pair: FilePair, threads: Int) -> PairOutcome {
        guard let reference = pair.reference else {
            return PairOutcome(pair: pair, finding: .onlyInCandidate)
        }
        guard let candidate = pair.candidate else {
            return PairOutcome(pair: pair, finding: .onlyInReference)
        }
        do {
            let files = FileComparison(pixelLimit: pixelLimit, threads: threads)
            let needsPictures = tellsChange || pair.diff != nil || score != nil
            let compared = try compare(files, reference, candidate, needsPictures: needsPictures)
            let result = compared.comparison
            try mask?.check(reference: result.referenceSize, candidate: result.candidateSize)
            if result.isAllIgnored {
                let names = [ignoring.isEmpty ? nil : "--ignore", mask == nil ? nil : "--mask"]
                return PairOutcome(
                    pair: pair,
                    finding: .failed(FileComparer.nothingCompared(candidate, names.compactMap { $0 })))
            }
            let path = result.matches ? nil : pair.diff
            let asksForChange = !result.matches && (tellsChange || (drawsChange && path != nil))
            if path == nil && score == nil && !asksForChange {
                return PairOutcome(pair: pair, finding: .compared(result))
            }
            // Words, drawings and scores need whole pictures.
            let (before, after) =
                try compared.pictures ?? files.pictures(reference: reference, candidate: candidate)
            let change =
                asksForChange
                ? Comparison.change(
                    reference: before, candidate: after, comparison: result, ignoring: ignoring, mask: mask)
                : nil
            if let path {
                try write(
                    DiffImage.draw(
                        reference: before.bitmap(), candidate: after.bitmap(),
                        change: drawsChange ? change : nil, tolerance: tolerance, ignoring: ignoring,
                        mask: mask), to: path)
            }
            let score = score?.value(reference: before, candidate: after, ignoring: ignoring, mask: mask)
            return PairOutcome(
                pair: pair, finding: .compared(result), score: score, change: change,
                circumstances: result.matches
                    ? [] : GoldenMetadata.changes(reference: before.text, candidate: after.text))
        } catch {
            return PairOutcome(pair: pair, finding: .failed(String(describing: error)))
        }
    }

    private func compare(
        _ files: FileComparison, _ reference: String, _ candidate: String, needsPictures: Bool
    ) throws -> ComparedFiles {
        if needsPictures {
            return try files.compareForPictures(
                reference: reference, candidate: candidate, tolerance: tolerance, ignoring: ignoring,
                mask: mask)
        }
        let comparison = try files.compare(
            reference: reference, candidate: candidate, tolerance: tolerance, ignoring: ignoring, mask: mask)
        return ComparedFiles(comparison: comparison)
    }

    private static func nothingCompared(_ path: String, _ options: [String]) -> String {
        "\(path): \(options.joined(separator: " and ")) \(options.count == 1 ? "covers" : "cover") every pixel, "
            + "so nothing was compared; "
            + "paint masks on a transparent ground"
    }

    /// Writes the file whole or not at all, with the folders above it.
    private func write(_ bitmap: Bitmap, to path: String) throws {
        let url = URL(fileURLWithPath: path)
        let bytes = Array(try PNGEncoder(effort: .fast).encode(bitmap))
        try Folder(url.deletingLastPathComponent().path).create()
        try AtomicFile.write(bytes, to: url.path, isDurable: false)
    }
}
