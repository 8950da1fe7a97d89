extension ParsedArguments {
    /// Seconds: `90`, `90s`, `1.5m`, `2h`.
    ///
    /// - Throws: ``UsageError`` when the value is no time above 0.
    func duration(_ name: String) throws(UsageError) -> Double? {
        guard let text = value(name) else { return nil }
        let units: [Character: Double] = ["s": 1, "m": 60, "h": 3600]
        let unit = text.last.flatMap { units[$0] }
        let number = Double(unit == nil ? text[...] : text.dropLast())
        if let number, number > 0, number.isFinite { return number * (unit ?? 1) }
        throw UsageError(
            "The value '\(text)' is invalid for '--\(name)': it takes a time above 0, as in 90, 90s, 20m or 2h"
        )
    }
}
