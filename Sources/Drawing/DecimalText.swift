extension BinaryFloatingPoint {
    /// The number as dumps write it: at most three decimals, no trailing zeros, `-0` as `0`, whatever the
    /// locale. A half rounds away from zero. `nan`, `inf` and `-inf` are spelled so; from 9e12 on, where
    /// a Double holds no thousandths, Swift's own shortest form is used.
    ///
    /// 1. Count the thousandths.
    /// 2. Write the whole part, then what decimals are left once zeros are cut.
    public var decimalText: String {
        let value = Double(self)
        guard value.isFinite else { return value.isNaN ? "nan" : value < 0 ? "-inf" : "inf" }
        guard abs(value) < 9e12 else { return "\(value)" }
        // 1.
        let thousandths = Int((value * 1000).rounded(.toNearestOrAwayFromZero))
        let magnitude = abs(thousandths)
        // 2.
        var decimals = magnitude % 1000
        var text = "\(thousandths < 0 ? "-" : "")\(magnitude / 1000)"
        guard decimals > 0 else { return text }
        var digits = 3
        while decimals % 10 == 0 {
            decimals /= 10
            digits -= 1
        }
        let written = "\(decimals)"
        text += "." + String(repeating: "0", count: digits - written.count) + written
        return text
    }
}
