/// The declaration of one argument of a command.
struct Argument: Sendable {
    enum Kind: Hashable, Sendable {
        /// Filled by place. A repeating one takes all words that are left.
        case positional(isRepeating: Bool)
        /// `--name value` or `--name=value`; the placeholder names the value in help texts.
        case option(placeholder: String, isRepeating: Bool)
        /// `--name`.
        case flag
        /// Everything after `--`, kept as it is.
        case remainder
    }

    /// Without dashes: `magnitude` for `--magnitude`.
    var name: String
    /// For `-m`.
    var short: Character?
    var kind: Kind
    var isRequired: Bool
    var help: String
    /// Shown in the help text; the command applies it.
    var defaultValue: String?
    /// What shells offer for it.
    var values = ValueSource.free

    static func positional(
        _ name: String, help: String, isRequired: Bool = true, isRepeating: Bool = false,
        values: ValueSource = .free
    ) -> Argument {
        Argument(
            name: name, kind: .positional(isRepeating: isRepeating), isRequired: isRequired, help: help,
            values: values)
    }

    /// - Parameter values: Files or folders where the placeholder says so and nothing else is given.
    static func option(
        _ name: String, short: Character? = nil, placeholder: String? = nil, help: String,
        isRequired: Bool = false, isRepeating: Bool = false, defaultValue: String? = nil,
        values: ValueSource? = nil
    ) -> Argument {
        Argument(
            name: name, short: short,
            kind: .option(placeholder: placeholder ?? name, isRepeating: isRepeating),
            isRequired: isRequired, help: help, defaultValue: defaultValue,
            values: values ?? ValueSource(placeholder: placeholder ?? name))
    }

    static func flag(_ name: String, short: Character? = nil, help: String) -> Argument {
        Argument(name: name, short: short, kind: .flag, isRequired: false, help: help)
    }

    static func remainder(_ name: String, help: String, isRequired: Bool = false) -> Argument {
        Argument(name: name, kind: .remainder, isRequired: isRequired, help: help, values: .command)
    }

    /// `-m, --magnitude <steps>`, `<reference>`, `<paths> ...`.
    var label: String {
        let dashed = (short.map { "-\($0), " } ?? "") + "--\(name)"
        switch kind {
        case .positional(let isRepeating): return "<\(name)>" + (isRepeating ? " ..." : "")
        case .option(let placeholder, _): return "\(dashed) <\(placeholder)>"
        case .flag: return dashed
        case .remainder: return "-- <\(name)> ..."
        }
    }

    /// The argument in a usage line, in brackets when it may be left out.
    var usage: String {
        switch kind {
        case .positional, .remainder: return isRequired ? label : "[\(label)]"
        case .option(let placeholder, let isRepeating):
            let text = "--\(name) <\(placeholder)>" + (isRepeating ? " ..." : "")
            return isRequired ? text : "[\(text)]"
        case .flag: return "[--\(name)]"
        }
    }
}
