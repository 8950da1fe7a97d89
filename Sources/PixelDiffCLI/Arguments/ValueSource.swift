/// Where the values of an argument come from: what shells offer for it.
enum ValueSource: Hashable, Sendable {
    /// Numbers, names that can't be foretold, prose.
    case free
    /// Files of that ending, of any where it is nil; folders on the way to them too.
    case files(suffix: String?)
    case folders
    /// One of a few words.
    case words([String])
    /// Some of a few words, with commas between them.
    case list([String])
    /// What `pixeldiff completions` prints for the word.
    case printed(CompletionList)
    /// A program and its own arguments.
    case command

    /// What an option's placeholder tells.
    init(placeholder: String) {
        switch placeholder {
        case "file": self = .files(suffix: nil)
        case "folder": self = .folders
        default: self = .free
        }
    }
}
