/// A shell that completes words, by a script made from the commands' declarations.
enum Shell: String, CaseIterable {
    case bash, zsh, fish

    /// The script's text, without the last line's end.
    func script(_ program: String, _ commands: [any Command.Type]) -> String {
        switch self {
        case .bash: BashCompletion(program: program, commands: commands).script
        case .zsh: ZshCompletion(program: program, commands: commands).script
        case .fish: FishCompletion(program: program, commands: commands).script
        }
    }

    /// The word between single quotes, for bash and zsh.
    static func quoted(_ text: String) -> String {
        "'" + text.replacing("'", with: "'\\''") + "'"
    }
}

extension Argument {
    /// The words that name it, long first: `--output`, `-o`. None for one that is filled by place.
    var spellings: [String] {
        switch kind {
        case .positional, .remainder: []
        case .option, .flag: ["--\(name)"] + (short.map { ["-\($0)"] } ?? [])
        }
    }

    var takesValue: Bool { if case .option = kind { true } else { false } }

    /// Filled by place, and `isRepeating` where it takes all that follow.
    var isPositional: Bool { if case .positional = kind { true } else { false } }

    var isRepeating: Bool {
        switch kind {
        case .positional(let isRepeating), .option(_, let isRepeating): isRepeating
        case .flag, .remainder: false
        }
    }

    /// The first sentence of its explanation, for a line beside the word.
    var hint: String {
        let sentence = help.split(separator: ". ", maxSplits: 1).first.map(String.init) ?? help
        return sentence.hasSuffix(".") ? String(sentence.dropLast()) : sentence
    }
}
