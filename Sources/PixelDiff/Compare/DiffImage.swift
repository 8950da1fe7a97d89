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
    /// 2. Pixels beyond the tolerance's magnitude are ``differenceColor``, others that differ
    ///    ``toleratedColor``.
    /// 3. A band that only the candidate has is tinted green, one that only the reference has blue.
    /// 4. Ignored rectangles are darkened.
    ///
    /// - Returns: An opaque bitmap of the union canvas; transparent only where neither picture reaches.
    public static func draw(
        reference: Bitmap, candidate: Bitmap, tolerance: Tolerance = .exact, ignoring: [PixelRect] = []
    ) -> Bitmap {
        let width = max(reference.width, candidate.width)
        let height = max(reference.height, candidate.height)
        let ignored = IgnoredRegions(ignoring)
        var pixels: [UInt8] = []
        pixels.reserveCapacity(width * height * 4)
        for y in 0..<height {
            for x in 0..<width {
                let a = pixel(reference, x, y)
                let b = pixel(candidate, x, y)
                let mark = color(a, b, isIgnored: ignored.contains(x: x, y: y), tolerance.magnitude)
                pixels += [mark.red, mark.green, mark.blue, mark.alpha]
            }
        }
        return Bitmap(width: width, height: height, pixels: pixels)
    }

    private static func pixel(_ bitmap: Bitmap, _ x: Int, _ y: Int) -> RGBA8? {
        x < bitmap.width && y < bitmap.height ? bitmap[x, y] : nil
    }

    private static func color(_ a: RGBA8?, _ b: RGBA8?, isIgnored: Bool, _ magnitude: UInt8) -> RGBA8 {
        guard let base = a ?? b else { return RGBA8(red: 0, green: 0, blue: 0, alpha: 0) }
        let grey = faded(base)
        if isIgnored {
            let dark = grey / 2 + 24
            return RGBA8(red: dark, green: dark, blue: dark)
        }
        guard let a else { return RGBA8(red: grey - 112, green: grey, blue: grey - 112) }
        guard let b else { return RGBA8(red: grey - 112, green: grey - 72, blue: grey) }
        if a == b { return RGBA8(red: grey, green: grey, blue: grey) }
        return greatestDifference(a, b) > magnitude ? differenceColor : toleratedColor
    }

    /// Rec. 709 luma over white, mapped to 192...255.
    private static func faded(_ pixel: RGBA8) -> UInt8 {
        let luma = (2126 * Int(pixel.red) + 7152 * Int(pixel.green) + 722 * Int(pixel.blue)) / 10_000
        return UInt8(clamping: 192 + (luma + 255 - Int(pixel.alpha)) / 4)
    }

    private static func greatestDifference(_ a: RGBA8, _ b: RGBA8) -> UInt8 {
        func distance(_ p: UInt8, _ q: UInt8) -> UInt8 { p > q ? p - q : q - p }
        return max(
            distance(a.red, b.red), distance(a.green, b.green), distance(a.blue, b.blue),
            distance(a.alpha, b.alpha))
    }
}
