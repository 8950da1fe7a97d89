import Imaging

extension Comparison {
    /// Says what changed between two pictures: bands of rows, content that moved, colours.
    ///
    /// For pictures of which ``compare(reference:candidate:tolerance:ignoring:mask:)`` found that they differ: it costs a
    /// few times as much. A perceptual metric counts pixels in their places, so its regions are given as they are.
    ///
    /// - Parameters:
    ///   - comparison: What was found; its tolerance's magnitude decides which pixels differ.
    ///   - ignoring: Rectangles; a pixel that lies in one, in either picture, doesn't differ. So with `mask`.
    /// - Complexity: O(pixels) time, a few bytes of memory a row.
    public static func change(
        reference: Bitmap, candidate: Bitmap, comparison: ImageComparison, ignoring: [PixelRect] = [],
        mask: IgnoreMask? = nil
    ) -> ContentChange {
        change(
            .eight(reference.pixels), .eight(candidate.pixels), comparison, isPremultiplied: true,
            IgnoredRegions(ignoring, mask: mask))
    }

    /// As above, with the moves that layouts tell of.
    static func change(
        reference: Bitmap, candidate: Bitmap, comparison: ImageComparison,
        foreseen: [AlignedPictures.Piece]
    ) -> ContentChange {
        change(
            .eight(reference.pixels), .eight(candidate.pixels), comparison, isPremultiplied: true,
            IgnoredRegions([]), foreseen)
    }

    /// Says what changed between two decoded files; colours are told in straight alpha, as the files have them.
    public static func change(
        reference: DecodedImage, candidate: DecodedImage, comparison: ImageComparison,
        ignoring: [PixelRect] = [], mask: IgnoreMask? = nil
    ) -> ContentChange {
        change(
            reference.samples, candidate.samples, comparison, isPremultiplied: false,
            IgnoredRegions(ignoring, mask: mask))
    }

    /// As above, with the moves that layouts tell of.
    static func change(
        reference: DecodedImage, candidate: DecodedImage, comparison: ImageComparison,
        foreseen: [AlignedPictures.Piece]
    ) -> ContentChange {
        change(
            reference.samples, candidate.samples, comparison, isPremultiplied: false, IgnoredRegions([]),
            foreseen)
    }

    private static func change(
        _ reference: DecodedImage.Samples, _ candidate: DecodedImage.Samples, _ comparison: ImageComparison,
        isPremultiplied: Bool, _ ignored: IgnoredRegions, _ foreseen: [AlignedPictures.Piece] = []
    ) -> ContentChange {
        if comparison.verdict == .same { return ContentChange() }
        if comparison.tolerance.metric.formula.isPerceptual {
            return ContentChange(unaligned: comparison.regions)
        }
        return PixelPair.with(
            reference: reference, comparison.referenceSize, candidate: candidate, comparison.candidateSize,
            isPremultiplied: isPremultiplied, magnitude: comparison.tolerance.magnitudeOfRegions,
            ignoring: ignored
        ) { ChangeFinder(pair: $0, foreseen: foreseen).find() }
    }

    /// As above, the comparison included.
    public static func change(
        reference: Bitmap, candidate: Bitmap, tolerance: Tolerance = .exact, ignoring: [PixelRect] = [],
        mask: IgnoreMask? = nil
    ) -> ContentChange {
        change(
            reference: reference, candidate: candidate,
            comparison: compare(
                reference: reference, candidate: candidate, tolerance: tolerance, ignoring: ignoring,
                mask: mask), ignoring: ignoring, mask: mask)
    }

    /// As above, the comparison included.
    public static func change(
        reference: DecodedImage, candidate: DecodedImage, tolerance: Tolerance = .exact,
        ignoring: [PixelRect] = [], mask: IgnoreMask? = nil
    ) -> ContentChange {
        change(
            reference: reference, candidate: candidate,
            comparison: compare(
                reference: reference, candidate: candidate, tolerance: tolerance, ignoring: ignoring,
                mask: mask), ignoring: ignoring, mask: mask)
    }
}
