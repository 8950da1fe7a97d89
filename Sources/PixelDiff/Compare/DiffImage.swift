import Imaging

/// A picture for people of where two pictures differ.
public enum DiffImage {
    /// Differs by more than the tolerance's magnitude.
    public static let differenceColor = RGBA8(red: 255, green: 0, blue: 144)
    /// Differs within the magnitude.
    public static let toleratedColor = RGBA8(red: 255, green: 176, blue: 0)

    /// Draws the reference faded to grey with everything that differs on it in opaque colours.
    ///
    /// 1. The base is the reference's luma on white, faded, so that transparent pictures are readable
    ///    and no base pixel is mistaken for a mark. Where only the candidate has pixels, the candidate's.
    /// 2. Pixels beyond the tolerance's magnitude, or counted by its perceptual metric, are ``differenceColor``, others that differ
    ///    ``toleratedColor``.
    /// 3. A band that only the candidate has is tinted green, one that only the reference has blue.
    /// 4. What is ignored is darkened.
    ///
    /// - Returns: An opaque bitmap of the union canvas; transparent only where neither picture reaches.
    public static func draw(
        reference: Bitmap, candidate: Bitmap, tolerance: Tolerance = .exact, ignoring: [PixelRect] = [],
        mask: IgnoreMask? = nil
    ) -> Bitmap {
        let size = PixelSize(
            width: max(reference.width, candidate.width), height: max(reference.height, candidate.height))
        let ignored = IgnoredRegions(ignoring, mask: mask)
        var map: PerceptualMap?
        if tolerance.metric.formula.isPerceptual {
            map = PerceptualPass.map(
                reference: DecodedImage(reference), candidate: DecodedImage(candidate),
                metric: tolerance.metric, ignoring: ignored)
        }
        let painter = DiffPainter(
            magnitude: Int(tolerance.magnitudeOfRegions), ignoring: ignored, map: map)
        var result = Bitmap(width: size.width, height: size.height)
        result.withUnsafeMutableBytes { target in
            reference.pixels.withUnsafeBytes { a in
                candidate.pixels.withUnsafeBytes { b in
                    for y in 0..<size.height {
                        painter.paint(
                            row: y, on: UnsafeMutableRawBufferPointer(rebasing: target[rowRange(y, size)]),
                            reference: UnsafeRawBufferPointer(rebasing: a[rowRange(y, reference.size)]),
                            candidate: UnsafeRawBufferPointer(rebasing: b[rowRange(y, candidate.size)]))
                    }
                }
            }
        }
        return result
    }

    /// The bytes of a row; none below the picture.
    private static func rowRange(_ y: Int, _ size: PixelSize) -> Range<Int> {
        y < size.height ? y * size.width * 4..<(y + 1) * size.width * 4 : 0..<0
    }
}
