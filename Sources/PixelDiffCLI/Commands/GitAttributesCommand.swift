/// `pixeldiff gitattributes`: what makes `git diff` read goldens.
struct GitAttributesCommand: Command {
    static let name = "gitattributes"
    static let overview = "Print the lines for .gitattributes that let git diff tell what changed in goldens."
    static let discussion = """
        Append them to the file at the top of the repository and commit it:

          pixeldiff gitattributes >> .gitattributes

        git reads which program that means from the settings of each clone; the lines name the two commands that set
        it. Clones without them see goldens as before.

        Exit codes: 0 printed, 64 usage.
        """
    static let arguments: [Argument] = [
        .positional(
            "pattern", help: "Which files, as .gitattributes has them. (default: \(goldens))",
            isRequired: false, isRepeating: true),
        .option(
            "program", placeholder: "command", help: "How the command is called in the settings.",
            defaultValue: CommandLineInterface.program),
    ]

    static let goldens = "**/Goldens/**/*.png"

    let patterns: [String]
    let program: String

    init(_ arguments: ParsedArguments) throws {
        let given = arguments.values("pattern")
        patterns = given.isEmpty ? [Self.goldens] : given
        program = arguments.value("program") ?? CommandLineInterface.program
        if let pattern = patterns.first(where: { $0.isEmpty || $0.contains { $0.isNewline } }) {
            throw UsageError("'\(pattern)' is no pattern of .gitattributes")
        }
        if program.contains(where: { $0.isNewline || $0 == "'" }) {
            throw UsageError("'\(program)' can't stand in a command; name a program without quotes in it")
        }
    }

    func run(_ console: Console) async throws -> ExitCode {
        let lines =
            [
                "# git diff tells what changed in goldens. Once in each clone:",
                "#   git config diff.pixeldiff.command '\(program) \(GitDiffCommand.name)'",
                "#   git config diff.pixeldiff.textconv '\(program) \(TextconvCommand.name)'",
            ] + patterns.map { "\(Self.quoted($0)) diff=pixeldiff" }
        console.print(lines.joined(separator: "\n"))
        return .success
    }

    /// As git has it: in quotes where there is white space.
    private static func quoted(_ pattern: String) -> String {
        guard pattern.contains(where: { $0.isWhitespace || $0 == "\"" }) || pattern.hasPrefix("#") else {
            return pattern
        }
        return "\"" + pattern.map { $0 == "\"" || $0 == "\\" ? "\\\($0)" : "\($0)" }.joined() + "\""
    }
}
