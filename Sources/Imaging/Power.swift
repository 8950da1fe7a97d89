/// Powers that give the same bits on every machine: made of + - x / only, never of the system's library.
package enum Power {
    /// x^y for x >= 0 and y > 0; the relative error is below 1e-13.
    ///
    /// 1. x = m 2^e with m around 1; ln m = 2 artanh t, t = (m - 1) / (m + 1), as a series.
    /// 2. x^y = 2^(y log2 x) = 2^n e^r with whole n and |r| <= ln 2 / 2, as a series.
    package static func raise(_ x: Double, to y: Double) -> Double {
        if x <= 0 { return 0 }
        if x == 1 || y == 1 { return x }
        // 1.
        var m = x.significand
        var e = Double(x.exponent)
        if m > 1.4142135623730951 {
            m /= 2
            e += 1
        }
        let t = (m - 1) / (m + 1)
        var sum = 0.0
        for k in stride(from: 25, through: 1, by: -2) { sum = sum * (t * t) + 1 / Double(k) }
        let log2 = e + 2 * t * sum / ln2
        // 2.
        let exponent = y * log2
        if exponent < -1100 { return 0 }
        if exponent > 1023 { return .infinity }
        let n = exponent.rounded()
        let r = (exponent - n) * ln2
        var factor = 1.0
        for k in stride(from: 18, through: 1, by: -1) { factor = 1 + factor * r / Double(k) }
        return Double(sign: .plus, exponent: Int(n), significand: factor)
    }

    private static let ln2 = 0.6931471805599453
}
