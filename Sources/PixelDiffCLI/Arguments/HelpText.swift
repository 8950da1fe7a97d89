/// Help texts in the form that users of swift-argument-parser know.
struct HelpText {
    let program: String
    let commands: [any Command.Type]

    /// Columns of a line.
    static let width = 80
    /// The column where explanations begin.
    static let indent = 26

    var rootUsage: String { "\(program) <subcommand>" }

    func root(overview: String) -> String {
        var text = "OVERVIEW: \(overview)\n\nUSAGE: \(rootUsage)\n"
        text += HelpText.section(
            "OPTIONS",
            [("--version", "Show the version."), ("-h, --help", "Show help information.")])
        text += HelpText.section("SUBCOMMANDS", commands.map { ($0.name, $0.overview) })
        return text + "\n  See '\(program) help <subcommand>' for detailed help."
    }

    func usage(_ command: any Command.Type) -> String {
        let options = command.arguments.filter { !$0.isPlaced }.map(\.usage)
        let placed = command.arguments.filter(\.isPlaced).map(\.usage)
        return ([program, command.name] + options + placed).joined(separator: " ")
    }

    func command(_ command: any Command.Type) -> String {
        var text = "OVERVIEW: \(command.overview)\n"
        for paragraph in HelpText.paragraphs(command.discussion) { text += "\n\(paragraph)\n" }
        text += "\n" + HelpText.wrapped("USAGE: \(usage(command))", hanging: 7) + "\n"
        let entries = { (placed: Bool) in
            command.arguments.filter { $0.isPlaced == placed }.map { ($0.label, $0.explanation) }
        }
        text += HelpText.section("ARGUMENTS", entries(true))
        text += HelpText.section("OPTIONS", entries(false) + [("-h, --help", "Show help information.")])
        return String(text.dropLast())
    }

    /// A heading and two columns; nothing without entries.
    private static func section(_ heading: String, _ entries: [(label: String, text: String)]) -> String {
        if entries.isEmpty { return "" }
        let lines = entries.map { entry in
            let label = "  \(entry.label)"
            if label.count >= indent {
                let start = label + "\n" + String(repeating: " ", count: indent)
                return start + wrapped(entry.text, hanging: indent, column: indent)
            }
            let padding = String(repeating: " ", count: indent - label.count)
            return label + padding + wrapped(entry.text, hanging: indent, column: indent)
        }
        return "\n\(heading):\n" + lines.joined(separator: "\n") + "\n"
    }

    /// The parts between empty lines, each wrapped; lines that begin with a space are kept as they are.
    private static func paragraphs(_ text: String) -> [String] {
        parts(text).map { lines in
            isVerbatim(lines)
                ? lines.joined(separator: "\n") : wrapped(lines.joined(separator: " "), hanging: 0)
        }
    }

    /// The lines between empty lines.
    static func parts(_ text: String) -> [[Substring]] {
        var parts: [[Substring]] = [[]]
        for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
            if line.isEmpty { parts.append([]) } else { parts[parts.count - 1].append(line) }
        }
        return parts.filter { !$0.isEmpty }
    }

    /// Shown as it is written: what someone types, and tables.
    static func isVerbatim(_ lines: [Substring]) -> Bool { lines.contains { $0.hasPrefix(" ") } }

    /// Breaks text at spaces; later lines begin at column `hanging`.
    static func wrapped(_ text: String, hanging: Int, column: Int = 0) -> String {
        var result = ""
        var used = column
        for word in text.split(separator: " ") {
            if result.isEmpty {
                result = String(word)
                used += word.count
            } else if used + 1 + word.count > width {
                result += "\n" + String(repeating: " ", count: hanging) + word
                used = hanging + word.count
            } else {
                result += " " + word
                used += 1 + word.count
            }
        }
        return result
    }
}

extension Argument {
    /// Without a name on the command line.
    var isPlaced: Bool {
        switch kind {
        case .positional, .remainder: true
        case .option, .flag: false
        }
    }

    /// With the default.
    var explanation: String {
        help + (defaultValue.map { " (default: \($0))" } ?? "")
    }
}
