/// `pixeldiff completions bash`: what makes a shell complete this command's words.
struct CompletionsCommand: Command {
    static let name = "completions"
    static let overview = "Print the script with which bash, zsh or fish complete this command."
    static let discussion = """
        Scripts/install puts the scripts in place. By hand, for one user:

          pixeldiff completions bash > ~/.local/share/bash-completion/completions/pixeldiff
          pixeldiff completions zsh > ~/.zfunc/_pixeldiff    # a folder of $fpath
          pixeldiff completions fish > ~/.config/fish/completions/pixeldiff.fish

        The other words print what the scripts ask for: the cases that await approval, the suites, the goldens, the
        revisions of the working directory.

        Exit codes: 0 printed, 2 results can't be read, 64 usage.
        """
    static let arguments: [Argument] = [
        .positional("what", help: words.joined(separator: ", ") + ".", values: .words(words))
    ]

    private static let words = Shell.allCases.map(\.rawValue) + CompletionList.allCases.map(\.rawValue)

    private enum What {
        case script(Shell)
        case list(CompletionList)
    }

    private let what: What

    init(_ arguments: ParsedArguments) throws {
        let word = arguments.value("what") ?? ""
        if let shell = Shell(rawValue: word) {
            what = .script(shell)
        } else if let list = CompletionList(rawValue: word) {
            what = .list(list)
        } else {
            throw UsageError(
                "The value '\(word)' is invalid: it takes one of \(Self.words.joined(separator: ", "))")
        }
    }

    /// Someone waits with a finger on the tab key.
    func runAtOnce(_ console: Console) throws -> ExitCode? {
        switch what {
        case .script(let shell):
            console.print(shell.script(CommandLineInterface.program, CommandTable.commands))
        case .list(let list):
            let names = try list.names()
            if !names.isEmpty { console.print(names.joined(separator: "\n")) }
        }
        return .success
    }

    func run(_ console: Console) async throws -> ExitCode { try runAtOnce(console) ?? .success }
}
