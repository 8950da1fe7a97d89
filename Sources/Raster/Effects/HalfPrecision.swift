/// Arithmetic of 16-bit floating point, done in 32 bits: processors without it take a library call a step.
///
/// Sums and products of two half floats, computed as `Float` and rounded once more, are those of half floats:
/// 24 bits are enough for that (Figueroa 1995).
enum HalfPrecision {
    /// The half float nearest to `x`, ties to even.
    @inline(__always)
    static func round(_ x: Float) -> Float {
        let bits = x.bitPattern
        let magnitude = bits & 0x7fff_ffff
        // From the smallest normal half float, 2^-14, to below 65520, which is rounded to infinity.
        if magnitude >= 0x3880_0000, magnitude < 0x477f_f000 {
            return Float(bitPattern: (bits &+ 0x0fff &+ (bits &>> 13 & 1)) & 0xffff_e000)
        }
        return magnitude == 0 ? x : Float(Float16(x))
    }

    /// Each of the half floats nearest to four numbers.
    @inline(__always)
    static func round(_ x: SIMD4<Float>) -> SIMD4<Float> {
        let bits = unsafeBitCast(x, to: SIMD4<UInt32>.self)
        let magnitude = bits & 0x7fff_ffff
        let isNormal = (magnitude .>= 0x3880_0000) .& (magnitude .< 0x477f_f000)
        guard all(isNormal .| (magnitude .== 0)) else {
            return SIMD4(round(x.x), round(x.y), round(x.z), round(x.w))
        }
        let rounded = (bits &+ 0x0fff &+ ((bits &>> 13) & 1)) & 0xffff_e000
        return unsafeBitCast(rounded, to: SIMD4<Float>.self)
    }

    static func round(_ x: Double) -> Float { Float(Float16(x)) }

    /// The half floats nearest to 0/255 ... 255/255.
    static let levels = (0...255).map { round(Double($0) / 255) }
}
