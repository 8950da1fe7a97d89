/// One verb of the command line. Its declaration gives the help text, the parsing and the usage line.
protocol Command: Sendable {
    /// The word that selects it.
    static var name: String { get }
    /// One sentence.
    static var overview: String { get }
    /// Further paragraphs of its help; empty for none.
    static var discussion: String { get }
    /// Positional arguments in their order, and options and flags in the order of the help text.
    static var arguments: [Argument] { get }

    /// Gives the words their meaning.
    ///
    /// - Throws: ``UsageError`` for values that make no sense; printed with the usage line, exit code 64.
    init(_ arguments: ParsedArguments) throws

    /// Does the work when it is so little that waiting for Swift's concurrency to start would be felt; nil, the usual case,
    /// for what ``run(_:)`` is to do. Otherwise as that.
    func runAtOnce(_ console: Console) throws -> ExitCode?

    /// Does the work: results on `console`'s output, progress on its error output.
    ///
    /// - Throws: Any error; its description is printed, exit code 2.
    func run(_ console: Console) async throws -> ExitCode
}

extension Command {
    static var discussion: String { "" }

    func runAtOnce(_ console: Console) throws -> ExitCode? { nil }
}
