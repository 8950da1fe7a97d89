/// A pixel in straight alpha, in steps of 8 bits: 0...255, with fractions where the file has 16 bits.
struct StraightColor: Hashable, Sendable {
    var red: Double
    var green: Double
    var blue: Double
    var alpha: Double

    static let white = StraightColor(red: 255, green: 255, blue: 255, alpha: 255)

    var isOpaque: Bool { alpha == 255 }
}
