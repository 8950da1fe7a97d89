/// The script with which fish completes words.
struct FishCompletion {
    let program: String
    let commands: [any Command.Type]

    var script: String {
        ([functions] + root + commands.flatMap(lines) + help).joined(separator: "\n")
    }

    private var functions: String {
        """
        # fish completion for \(program); made by '\(program) completions fish'.

        function __pixeldiff_begins
            test (count (commandline -opc)) -eq 1
        end

        function __pixeldiff_uses
            set -l words (commandline -opc)
            test (count $words) -gt 1; and test "$words[2]" = $argv[1]
        end

        function __pixeldiff_runs
            __pixeldiff_uses $argv[1]; and contains -- -- (commandline -opc)
        end

        function __pixeldiff_names
            set -l words (commandline -opc)
            command $words[1] completions $argv[1] 2>/dev/null
        end

        complete -c \(program) -f
        """
    }

    private var root: [String] {
        let begins = "complete -c \(program) -n __pixeldiff_begins"
        let entries = commands.map { ($0.name, $0.overview) } + [("help", "Show help information.")]
        return entries.map { "\(begins) -a \($0) -d \(Self.quoted($1))" }
            + [
                "\(begins) -l version -d 'Show the version'",
                "\(begins) -s h -l help -d 'Show help information'",
            ]
    }

    private var help: [String] {
        let uses = "complete -c \(program) -n '__pixeldiff_uses help'"
        return [
            "\(uses) -a '\(commands.map { $0.name }.joined(separator: " "))'",
            "\(uses) -l man -d 'Print the manual page'",
        ]
    }

    private func lines(_ command: any Command.Type) -> [String] {
        let uses = "complete -c \(program) -n '__pixeldiff_uses \(command.name)'"
        let arguments = command.arguments.compactMap { argument -> String? in
            switch argument.kind {
            case .positional: return offer(argument.values).map { "\(uses)\($0)" }
            case .remainder: return "complete -c \(program) -n '__pixeldiff_runs \(command.name)' -F"
            case .flag, .option:
                let short = argument.short.map { " -s \($0)" } ?? ""
                let value = argument.takesValue ? required(argument.values) : ""
                return "\(uses)\(short) -l \(argument.name)\(value) -d \(Self.quoted(argument.hint))"
            }
        }
        return [""] + arguments + ["\(uses) -s h -l help -d 'Show help information'"]
    }

    /// An option's value; nothing but what is offered, where that isn't any file.
    private func required(_ values: ValueSource) -> String {
        (values == .files(suffix: nil) ? " -r" : " -x") + (offer(values) ?? "")
    }

    private func offer(_ values: ValueSource) -> String? {
        switch values {
        case .free: nil
        case .files(nil), .command: " -F"
        case .files(let suffix?): " -k -a '(__fish_complete_suffix \(suffix))'"
        case .folders: " -a '(__fish_complete_directories)'"
        case .words(let words): " -a '\(words.joined(separator: " "))'"
        case .list(let words): " -a '(__fish_append , \(words.joined(separator: " ")))'"
        case .printed(let list): " -a '(__pixeldiff_names \(list.rawValue))'"
        }
    }

    private static func quoted(_ text: String) -> String {
        "'" + text.replacing("\\", with: "\\\\").replacing("'", with: "\\'") + "'"
    }
}
