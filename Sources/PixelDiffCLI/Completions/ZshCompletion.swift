/// The script with which zsh completes words, by its `_arguments`.
struct ZshCompletion {
    let program: String
    let commands: [any Command.Type]

    var script: String {
        [header, names, commandNames, body].joined(separator: "\n")
    }

    private var header: String {
        """
        #compdef \(program)
        # zsh completion for \(program); made by '\(program) completions zsh'.

        """
    }

    private let names = """
        _pixeldiff_names() {
            local expl
            local -a names
            names=(${(f)"$(_call_program $1 ${(q)program} completions $1 2>/dev/null)"})
            _wanted $1 expl $1 compadd -a names
        }

        """

    private var commandNames: String {
        let entries = commands.map { ($0.name, $0.overview) } + [("help", "Show help information.")]
        let lines = entries.map { "        " + Shell.quoted("\($0):\($1)") }
        return """
            _pixeldiff_commands() {
                local -a commands=(
            \(lines.joined(separator: "\n"))
                )
                _describe command commands
            }

            """
    }

    private var body: String {
        """
        _pixeldiff() {
            local program=$words[1] curcontext=$curcontext state state_descr line
            local -i result=1
            typeset -A opt_args
            _arguments -C \\
                '(- *)--version[Show the version]' \\
                '(- *)'{-h,--help}'[Show help information]' \\
                '1:command:_pixeldiff_commands' \\
                '*::argument:->command' && result=0
            [[ $state == command ]] || return result
            curcontext=${curcontext%:*}-$words[1]:
            case $words[1] in
        \(commands.map(arguments).joined(separator: "\n"))
            help)
                _arguments '--man[Print the manual page]' '1:command:_pixeldiff_commands' && result=0
                ;;
            esac
            return result
        }

        _pixeldiff "$@"
        """
    }

    private func arguments(_ command: any Command.Type) -> String {
        var lines: [String] = []
        for argument in command.arguments { lines += specifications(argument) }
        var place = 0
        for argument in command.arguments where argument.isPositional {
            place += 1
            let start = argument.isRepeating ? "*" : "\(place)"
            let colon = argument.isRequired || argument.isRepeating ? ":" : "::"
            lines.append(
                Shell.quoted("\(start)\(colon)\(Self.message(argument.name)):\(action(argument.values))"))
        }
        if command.arguments.contains(where: { $0.kind == .remainder }) {
            lines.append(Shell.quoted("*:::command:_normal"))
        }
        lines.append("'(- *)'{-h,--help}'[Show help information]'")
        return """
                \(command.name))
                    _arguments -s -S \\
            \(lines.map { "            \($0) \\" }.joined(separator: "\n"))
                        && result=0
                    ;;
            """
    }

    /// One for each spelling; those of one option exclude each other.
    private func specifications(_ argument: Argument) -> [String] {
        let spellings = argument.spellings
        let exclusion =
            argument.isRepeating ? "*" : spellings.count > 1 ? "(\(spellings.joined(separator: " ")))" : ""
        let hint = "[\(Self.explanation(argument.hint))]"
        return spellings.map { spelling in
            guard case .option(let placeholder, _) = argument.kind else {
                return Shell.quoted("\(exclusion)\(spelling)\(hint)")
            }
            let sign = spelling.hasPrefix("--") ? "=" : ""
            let value = ":\(Self.message(placeholder)):\(action(argument.values))"
            return Shell.quoted("\(exclusion)\(spelling)\(sign)\(hint)\(value)")
        }
    }

    private func action(_ values: ValueSource) -> String {
        switch values {
        case .free: ""
        case .files(nil): "_files"
        case .files(let suffix?): "_files -g \"*\(suffix)(-.)\""
        case .folders: "_files -/"
        case .words(let words): "(\(words.joined(separator: " ")))"
        case .list(let words): "_values -s , value \(words.joined(separator: " "))"
        // With a space before it, no options are put before the argument.
        case .printed(let list): " _pixeldiff_names \(list.rawValue)"
        case .command: "_normal"
        }
    }

    private static func explanation(_ text: String) -> String {
        text.replacing("\\", with: "\\\\").replacing("[", with: "\\[").replacing("]", with: "\\]")
    }

    private static func message(_ text: String) -> String { text.replacing(":", with: "\\:") }
}
