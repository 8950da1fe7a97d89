import Foundation

/// ANSI text styles, by their SGR code.
enum TextStyle: Int, Sendable {
    case bold = 1
    case dim = 2
    case red = 31
    case green = 32
    case yellow = 33
}

/// What the streams can show. Neither colours nor progress by default.
struct TerminalTraits: Hashable, Sendable {
    var outputIsTerminal = false
    var errorIsTerminal = false
    /// False with NO_COLOR (no-color.org) or TERM=dumb.
    var allowsColor = false
    /// False with CI or TERM=dumb, or without a terminal.
    var showsProgress = false

    init() {}

    /// Those of the process, by the environment that it has.
    static var ofProcess: TerminalTraits {
        var environment: [String: String] = [:]
        for name in ["NO_COLOR", "TERM", "CI"] {
            if let value = getenv(name) { environment[name] = String(cString: value) }
        }
        return TerminalTraits(environment: environment)
    }

    /// The process's own streams, as far as the environment lets them.
    init(environment: [String: String]) {
        self.init(
            environment: environment, outputIsTerminal: isatty(STDOUT_FILENO) == 1,
            errorIsTerminal: isatty(STDERR_FILENO) == 1)
    }

    init(environment: [String: String], outputIsTerminal: Bool, errorIsTerminal: Bool) {
        func isSet(_ name: String) -> Bool { !(environment[name] ?? "").isEmpty }
        let isDumb = environment["TERM"] == "dumb"
        self.outputIsTerminal = outputIsTerminal
        self.errorIsTerminal = errorIsTerminal
        allowsColor = !isSet("NO_COLOR") && !isDumb
        showsProgress = errorIsTerminal && !isSet("CI") && !isDumb
    }

    func styled(_ text: String, _ styles: [TextStyle], isTerminal: Bool) -> String {
        guard isTerminal && allowsColor && !styles.isEmpty else { return text }
        let codes = styles.map { String($0.rawValue) }.joined(separator: ";")
        return "\u{1B}[\(codes)m\(text)\u{1B}[0m"
    }
}
