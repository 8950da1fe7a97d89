/// The words of a command line, sorted by the arguments that they belong to.
struct ParsedArguments: Sendable {
    /// Values of positional arguments, options and the remainder, by name.
    var valuesByName: [String: [String]] = [:]
    var flags: Set<String> = []

    /// The value of an option or positional argument; the last one when an option came twice.
    func value(_ name: String) -> String? { valuesByName[name]?.last }

    /// All values of a repeating option or positional argument, or the words after `--`.
    func values(_ name: String) -> [String] { valuesByName[name] ?? [] }

    func flag(_ name: String) -> Bool { flags.contains(name) }

    /// - Throws: ``UsageError`` when the value is no whole number of the range.
    func integer(_ name: String, in range: ClosedRange<Int>) throws(UsageError) -> Int? {
        guard let text = value(name) else { return nil }
        if let number = Int(text), range.contains(number) { return number }
        let bounds =
            range.upperBound == Int.max
            ? "of at least \(range.lowerBound)" : "from \(range.lowerBound) to \(range.upperBound)"
        throw UsageError("The value '\(text)' is invalid for '--\(name)': it takes a whole number \(bounds)")
    }

    /// - Throws: ``UsageError`` when the value is no finite number above 0.
    func positiveNumber(_ name: String) throws(UsageError) -> Double? {
        guard let text = value(name) else { return nil }
        if let number = Double(text), number > 0, number.isFinite { return number }
        throw UsageError("The value '\(text)' is invalid for '--\(name)': it takes a number above 0")
    }
}
