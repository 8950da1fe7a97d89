/// Numbers as people read them in a report: at most three decimals, no trailing zeros, no exponent.
enum DecimalText {
    /// `20`, `20.5`, `-0.125`; `nan` and `inf` by name. The same text whatever the locale.
    static func format(_ value: Double) -> String {
        guard value.isFinite else { return value.isNaN ? "nan" : value < 0 ? "-inf" : "inf" }
        guard value.magnitude < 1e15 else { return "\(value)" }
        let thousandths = (value * 1000).rounded(.toNearestOrAwayFromZero)
        let total = Int64(thousandths)
        let whole = total.magnitude / 1000
        let part = total.magnitude % 1000
        var text = total < 0 ? "-\(whole)" : "\(whole)"
        guard part != 0 else { return text }
        var digits = String(part)
        digits = String(repeating: "0", count: 3 - digits.count) + digits
        while digits.last == "0" { digits.removeLast() }
        text += ".\(digits)"
        return text
    }

    /// `1,204`: whole numbers in groups of three digits.
    static func grouped(_ value: Int) -> String {
        let digits = Array(String(value.magnitude))
        var text = value < 0 ? "-" : ""
        for (index, digit) in digits.enumerated() {
            if index > 0, (digits.count - index) % 3 == 0 { text += "," }
            text.append(digit)
        }
        return text
    }
}
