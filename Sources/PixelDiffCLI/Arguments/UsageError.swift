import PixelDiff

/// A mistake in the command line, in a sentence for whoever typed it.
struct UsageError: Error, Hashable, CustomStringConvertible {
    var message: String

    init(_ message: String) {
        self.message = message
    }

    var description: String { message }

    /// `Unknown option '--magnitud'. Did you mean '--magnitude'?`
    static func unknownOption(_ word: String, among known: [String]) -> UsageError {
        let near = Suggestion.nearest(to: word, among: known)
        return UsageError("Unknown option '\(word)'." + (near.map { " Did you mean '\($0)'?" } ?? ""))
    }
}
