/// How many pixels differ, and by how much.
public struct DifferenceMeasurement: Hashable, Sendable {
    /// For each magnitude 1...255 the number of pixels that need exactly that magnitude to match: the
    /// greatest difference of their channels, rounded up to a whole step of 8 bits. Index 0 stays 0.
    public internal(set) var histogram = [Int](repeating: 0, count: 256)
    /// Pixels that exist in one picture only.
    public internal(set) var onlyInOne = 0
    /// Differing pixels that are fully transparent in both pictures: they differ in the files and look
    /// the same. Counted in ``histogram`` too.
    public internal(set) var invisible = 0
    /// The greatest difference of any channel, in steps of 16 bits: 65,535 is black against white.
    public internal(set) var worst16 = 0
    /// The greatest sum of one pixel's four channel differences, in steps of 16 bits.
    public internal(set) var worstSum16 = 0

    /// Pixels that both pictures have and that differ at all.
    public var differingPixels: Int { histogram.reduce(0, +) }

    /// The greatest difference of any channel, in steps of 8 bits.
    public var worstDifference: Double { Double(worst16) / 257 }

    /// The greatest sum of one pixel's four channel differences, in steps of 8 bits.
    public var worstSum: Double { Double(worstSum16) / 257 }

    /// The number of shared pixels that do not match at `magnitude`.
    public func pixels(beyond magnitude: UInt8) -> Int {
        histogram[(Int(magnitude) + 1)...].reduce(0, +)
    }

    /// The smallest magnitude beyond which at most `count` shared pixels are left.
    public func magnitude(leaving count: Int) -> UInt8 {
        var left = 0
        for magnitude in stride(from: 255, to: 0, by: -1) {
            left += histogram[magnitude]
            if left > count { return UInt8(magnitude) }
        }
        return 0
    }
}
