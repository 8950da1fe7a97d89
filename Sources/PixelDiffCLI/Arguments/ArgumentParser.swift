/// Sorts the words of a command line by a command's declaration.
///
/// `--name value` and `--name=value`; `-n value`, and short flags together as `-qj`; `--` ends the
/// options. A single `-` and negative numbers are values.
struct ArgumentParser {
    enum Outcome {
        /// Help was asked for.
        case help
        case arguments(ParsedArguments)
    }

    static let helpWords: Set<String> = ["-h", "--help"]

    private let declared: [Argument]

    init(_ declared: [Argument]) {
        self.declared = declared
    }

    /// 1. Words are read from left to right; options and flags go to their declaration.
    /// 2. Other words fill the positional arguments in order, those after `--` as well unless the command
    ///    declares a remainder.
    /// 3. Required arguments must have come.
    func parse(_ words: [String]) throws(UsageError) -> Outcome {
        var result = ParsedArguments()
        var positional: [String] = []
        var rest = words[...]
        // 1.
        while let word = rest.popFirst() {
            if word == "--" {
                if let remainder = declared.first(where: { $0.kind == .remainder }) {
                    result.valuesByName[remainder.name] = Array(rest)
                } else {
                    positional += rest
                }
                break
            }
            if ArgumentParser.helpWords.contains(word) { return .help }
            if word.hasPrefix("--") {
                try parseLong(word, &rest, &result)
            } else if ArgumentParser.isOption(word) {
                try parseShort(word, &rest, &result)
            } else {
                positional.append(word)
            }
        }
        try place(positional, &result)
        try requireAll(result)
        return .arguments(result)
    }

    private func parseLong(
        _ word: String, _ rest: inout ArraySlice<String>, _ result: inout ParsedArguments
    ) throws(UsageError) {
        let parts = word.dropFirst(2).split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
        let name = String(parts.first ?? "")
        let known = declared.first { $0.name == name && $0.isDashed }
        guard let argument = known else {
            throw UsageError.unknownOption("--" + name, among: dashedNames)
        }
        let attached = parts.count > 1 ? String(parts[1]) : nil
        try accept(argument, spelled: "--" + name, attached: attached, &rest, &result)
    }

    private func parseShort(
        _ word: String, _ rest: inout ArraySlice<String>, _ result: inout ParsedArguments
    ) throws(UsageError) {
        let letters = Array(word.dropFirst())
        for letter in letters {
            guard let argument = declared.first(where: { $0.short == letter }),
                argument.kind == .flag || letters.count == 1
            else { throw UsageError.unknownOption(word, among: dashedNames) }
            try accept(argument, spelled: "-\(letter)", attached: nil, &rest, &result)
        }
    }

    private func accept(
        _ argument: Argument, spelled: String, attached: String?, _ rest: inout ArraySlice<String>,
        _ result: inout ParsedArguments
    ) throws(UsageError) {
        guard case .option(let placeholder, let isRepeating) = argument.kind else {
            if let attached {
                throw UsageError("The flag '\(spelled)' takes no value, but got '\(attached)'")
            }
            result.flags.insert(argument.name)
            return
        }
        var value = attached
        if value == nil, let next = rest.first, next != "--", !ArgumentParser.isOption(next) {
            value = rest.popFirst()
        }
        guard let value else { throw UsageError("Missing value for '\(spelled) <\(placeholder)>'") }
        if !isRepeating && result.valuesByName[argument.name] != nil {
            throw UsageError("'\(spelled)' may be given only once")
        }
        result.valuesByName[argument.name, default: []].append(value)
    }

    /// 2.
    private func place(_ words: [String], _ result: inout ParsedArguments) throws(UsageError) {
        var rest = words[...]
        for argument in declared {
            guard case .positional(let isRepeating) = argument.kind else { continue }
            if isRepeating {
                if !rest.isEmpty { result.valuesByName[argument.name] = Array(rest) }
                rest = []
            } else if let word = rest.popFirst() {
                result.valuesByName[argument.name] = [word]
            }
        }
        if rest.isEmpty { return }
        let listed = rest.map { "'\($0)'" }.joined(separator: ", ")
        throw UsageError("\(rest.count) unexpected argument\(rest.count == 1 ? "" : "s"): \(listed)")
    }

    /// 3.
    private func requireAll(_ result: ParsedArguments) throws(UsageError) {
        for argument in declared where argument.isRequired && result.values(argument.name).isEmpty {
            throw UsageError("Missing expected argument '\(argument.label)'")
        }
    }

    private var dashedNames: [String] {
        declared.filter(\.isDashed).map { "--" + $0.name } + ["--help"]
    }

    private static func isOption(_ word: String) -> Bool {
        word.count > 1 && word.hasPrefix("-") && Double(word) == nil
    }
}

extension Argument {
    /// True for options and flags.
    fileprivate var isDashed: Bool {
        switch kind {
        case .option, .flag: true
        case .positional, .remainder: false
        }
    }
}
