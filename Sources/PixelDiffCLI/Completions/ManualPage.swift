/// The manual page, `pixeldiff(1)`, made from the commands' declarations: macros of man(7), no date.
struct ManualPage {
    let program: String
    /// `pixeldiff 0.1.0 (rendering revision 1)`.
    let version: String
    let overview: String
    let commands: [any Command.Type]

    var text: String {
        ([head, synopsis] + commands.map(section) + [
            Self.status, Self.variables, Self.files, Self.examples, Self.seeAlso,
        ])
        .joined(separator: "\n")
    }

    private var head: String {
        """
        .\\" Made by '\(program) help --man'.
        .TH \(program.uppercased()) 1 "" "\(Self.escaped(version))" "User Commands"
        .nh
        .ad l
        .SH NAME
        \(program) \\- \(Self.sentence(overview))
        """
    }

    private var synopsis: String {
        """
        .SH SYNOPSIS
        .B \(program)
        .I command
        .RI [ arguments ]
        .br
        .B \(program) help
        .RI [ command ]
        .br
        .B \(program) \\-\\-version
        .SH DESCRIPTION
        \(Self.escaped(Self.description))
        .PP
        \(Self.escaped(Self.conventions))
        .SH COMMANDS
        """
    }

    private func section(_ command: any Command.Type) -> String {
        var lines = [".SS \(program) \(Self.escaped(command.name))", Self.escaped(command.overview)]
        lines += [".PP", ".B \(program) \(Self.escaped(command.name))"]
        lines += command.arguments.filter { !$0.isPlaced }.map(Self.usage)
        lines += command.arguments.filter(\.isPlaced).map(Self.usage)
        for part in HelpText.parts(command.discussion) {
            if HelpText.isVerbatim(part) {
                let indent = part.map { $0.prefix { $0 == " " }.count }.min() ?? 0
                lines +=
                    [".PP", ".in +4n", ".nf"] + part.map { Self.line(String($0.dropFirst(indent))) } + [
                        ".fi", ".in",
                    ]
            } else {
                lines += [".PP", Self.escaped(part.joined(separator: " "))]
            }
        }
        for argument in command.arguments.filter(\.isPlaced) + command.arguments.filter({ !$0.isPlaced }) {
            lines += [".TP", Self.label(argument), Self.escaped(argument.explanation)]
        }
        return lines.joined(separator: "\n")
    }

    /// The argument in the usage line: names upright and bold, values in italics.
    private static func usage(_ argument: Argument) -> String {
        let label: String
        switch argument.kind {
        case .positional(let isRepeating):
            label = "\\fI\(escaped(argument.name))\\fR" + (isRepeating ? " ..." : "")
        case .option(let placeholder, let isRepeating):
            label =
                "\\fB\\-\\-\(escaped(argument.name))\\fR \\fI\(escaped(placeholder))\\fR"
                + (isRepeating ? " ..." : "")
        case .flag: label = "\\fB\\-\\-\(escaped(argument.name))\\fR"
        case .remainder: label = "\\fB\\-\\-\\fR \\fI\(escaped(argument.name))\\fR ..."
        }
        // The end of a line that looks like a sentence's gets two spaces without \&.
        return (argument.isRequired ? label : "[\(label)]") + "\\&"
    }

    /// The argument at the head of its explanation.
    private static func label(_ argument: Argument) -> String {
        let short = argument.short.map { "\\fB\\-\($0)\\fR, " } ?? ""
        switch argument.kind {
        case .positional, .remainder: return "\\fI\(escaped(argument.name))\\fR"
        case .option(let placeholder, _):
            return "\(short)\\fB\\-\\-\(escaped(argument.name))\\fR \\fI\(escaped(placeholder))\\fR"
        case .flag: return "\(short)\\fB\\-\\-\(escaped(argument.name))\\fR"
        }
    }

    /// Text as it is: dashes that can be copied, and no escape or macro by accident.
    static func escaped(_ text: String) -> String {
        line(text.replacing("\n", with: " "))
    }

    private static func line(_ text: String) -> String {
        var result = ""
        for character in text {
            switch character {
            case "\\": result += "\\e"
            case "-": result += "\\-"
            case "~": result += "\\(ti"
            case "^": result += "\\(ha"
            case "`": result += "\\(ga"
            case "'": result += "\\(aq"
            case "\"": result += "\\(dq"
            case "…": result += "..."
            default: result.append(character)
            }
        }
        return result.hasPrefix(".") || result.hasPrefix("'") ? "\\&" + result : result
    }

    /// As one stands behind the dash of a NAME section: small, without its stop.
    private static func sentence(_ text: String) -> String {
        let words = text.hasSuffix(".") ? text.dropLast() : text[...]
        return escaped(words.prefix(1).lowercased() + words.dropFirst())
    }
}
