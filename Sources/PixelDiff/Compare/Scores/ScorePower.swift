/// Powers for scores: a relative error below 1e-11, with the same bits on every machine, made of + - x / only.
///
/// Quicker than ``CubeRoot`` and `Power`, whose last bits reach pixels and verdicts.
enum ScorePower {
    /// The cube root of a normal number above 0.
    ///
    /// Newton's iteration for 1 / root, y (4 - x y^3) / 3, which doubles the digits and needs no division. It starts
    /// from the number's bits: a third of the exponent and of the fraction, within 4 %.
    @inline(__always)
    static func cubeRoot(_ x: Double) -> Double {
        var y = Double(bitPattern: 0x553E_F0FF_289D_D796 &- x.bitPattern / 3)
        let third = x * (1.0 / 3)
        for _ in 0..<4 { y *= 4.0 / 3 - third * y * y * y }
        return x * y * y
    }

    /// x^y for 0 < y; 0 for x up to 0 and for what is almost 0.
    ///
    /// 1. x = m 2^e with m around 1; ln m = 2 artanh t, t = (m - 1) / (m + 1), as a series.
    /// 2. x^y = 2^(y log2 x) = 2^n e^r with whole n and |r| <= ln 2 / 2, as a series.
    @inline(__always)
    static func raise(_ x: Double, to y: Double) -> Double {
        if !(x > 1e-300) { return 0 }
        // 1.
        let bits = x.bitPattern
        var m = Double(bitPattern: bits & 0xF_FFFF_FFFF_FFFF | 1023 << 52)
        var e = Double(Int(bits >> 52) - 1023)
        if m > 1.4142135623730951 {
            m *= 0.5
            e += 1
        }
        let t = (m - 1) / (m + 1)
        let s = t * t
        let high = ((s * (1.0 / 17) + 1.0 / 15) * s + 1.0 / 13) * s * s
        let middle = (s * (1.0 / 11) + 1.0 / 9) + high
        let low = ((s * (1.0 / 7) + 1.0 / 5) * s + 1.0 / 3) * s + 1
        let s2 = s * s
        let exponent = y * (e + 2.885390081777927 * t * (low + s2 * s2 * middle))
        if exponent < -1000 { return 0 }
        // 2.
        let whole = Int(exponent + 4096.5) - 4096
        let r = (exponent - Double(whole)) * 0.6931471805599453
        let r2 = r * r
        let first = 1 + r + r2 * (0.5 + r * (1.0 / 6))
        let second = 1.0 / 24 + r * (1.0 / 120)
        let third = 1.0 / 720 + r * (1.0 / 5040)
        let fourth = 1.0 / 40_320 + r * (1.0 / 362_880)
        let fifth = 1.0 / 3_628_800 + r * (1.0 / 39_916_800)
        let r4 = r2 * r2
        let power = Double(bitPattern: UInt64(whole + 1023) << 52)
        let upper = second + r2 * third
        let uppermost = fourth + r2 * fifth
        return (first + r4 * (upper + r4 * uppermost)) * power
    }
}
