import Imaging

extension Comparison {
    /// Says what changed between two pictures: bands of rows, content that moved, colours.
    ///
    /// For pictures that differ; ``compare(reference:candidate:tolerance:ignoring:)`` is much faster to find out
    /// whether they do.
    ///
    /// - Parameters:
    ///   - tolerance: Its magnitude decides which pixels differ.
    ///   - ignoring: Rectangles; a pixel that lies in one, in either picture, doesn't differ.
    /// - Complexity: O(pixels) time, a few bytes of memory a row.
    public static func change(
        reference: Bitmap, candidate: Bitmap, tolerance: Tolerance = .exact, ignoring: [PixelRect] = []
    ) -> ContentChange {
        PixelPair.with(
            reference: .eight(reference.pixels), reference.size,
            candidate: .eight(candidate.pixels), candidate.size, isPremultiplied: true,
            magnitude: tolerance.magnitude, ignoring: IgnoredRegions(ignoring)
        ) { ChangeFinder(pair: $0).find() }
    }

    /// Says what changed between two decoded files; colours are told in straight alpha, as the files have them.
    public static func change(
        reference: DecodedImage, candidate: DecodedImage, tolerance: Tolerance = .exact,
        ignoring: [PixelRect] = []
    ) -> ContentChange {
        PixelPair.with(
            reference: reference.samples, reference.size, candidate: candidate.samples, candidate.size,
            isPremultiplied: false, magnitude: tolerance.magnitude, ignoring: IgnoredRegions(ignoring)
        ) { ChangeFinder(pair: $0).find() }
    }
}
