import Imaging
import Testing

@testable import PixelDiffCLI

@Suite struct HelpTextTests {
    private struct Paint: Command {
        static let name = "paint"
        static let overview = "Paint a wall."
        static let discussion = """
            The wall should be clean and dry, and nobody should lean on it before the paint has dried.

            Bring a ladder.
            """
        static let arguments: [Argument] = [
            .positional("wall", help: "Which wall."),
            .option(
                "color", short: "c", help: "The colour of the paint, by a name that painters know.",
                defaultValue: "white"),
            .option("undercoating-material", placeholder: "name", help: "What goes below."),
            .flag("quiet", help: "Don't whistle."),
        ]

        init(_ arguments: ParsedArguments) throws {
            if arguments.value("color") == "mud" { throw UsageError("mud is no colour") }
        }

        func run(_ console: Console) async throws -> ExitCode {
            console.print("painted")
            return .different
        }
    }

    private func run(_ words: String...) async -> (code: Int32, output: String, errors: String) {
        await CapturedConsole.run(words, commands: [Paint.self])
    }

    private let root = """
        OVERVIEW: Render, compare and bisect pictures of SwiftUI views, without a Mac.

        USAGE: pixeldiff <subcommand>

        OPTIONS:
          --version               Show the version.
          -h, --help              Show help information.

        SUBCOMMANDS:
          paint                   Paint a wall.

          See 'pixeldiff help <subcommand>' for detailed help.

        """

    private let paint = """
        OVERVIEW: Paint a wall.

        The wall should be clean and dry, and nobody should lean on it before the paint
        has dried.

        Bring a ladder.

        USAGE: pixeldiff paint [--color <color>] [--undercoating-material <name>]
               [--quiet] <wall>

        ARGUMENTS:
          <wall>                  Which wall.

        OPTIONS:
          -c, --color <color>     The colour of the paint, by a name that painters know.
                                  (default: white)
          --undercoating-material <name>
                                  What goes below.
          --quiet                 Don't whistle.
          -h, --help              Show help information.

        """

    @Test func rootHelp() async {
        for words in [[], ["-h"], ["--help"], ["help"], ["help", "--help"]] {
            let result = await CapturedConsole.run(words, commands: [Paint.self])
            #expect(result == (0, root, ""), "\(words)")
        }
    }

    @Test func commandHelp() async {
        for words in [["help", "paint"], ["paint", "-h"], ["paint", "--color", "red", "--help"]] {
            let result = await CapturedConsole.run(words, commands: [Paint.self])
            #expect(result == (0, paint, ""), "\(words)")
        }
    }

    @Test func versionHasTheRenderingRevision() async throws {
        let result = await run("--version")
        #expect(result.code == 0)
        let form = try Regex("pixeldiff [0-9]+\\.[0-9]+\\.[0-9]+ \\(rendering revision ([0-9]+)\\)\n")
        let match = try #require(result.output.wholeMatch(of: form))
        #expect(match.output[1].substring == "\(RenderingRevision.current)")
    }

    @Test func usageMistakesGoToTheStandardError() async {
        let usage =
            "Usage: pixeldiff paint [--color <color>] [--undercoating-material <name>] [--quiet] <wall>\n"
            + "  See 'pixeldiff paint --help' for more information.\n"
        let unknown = await run("paint", "--colour", "red", "north")
        #expect(
            unknown == (64, "", "Error: Unknown option '--colour'. Did you mean '--color'?\n" + usage))
        let invalid = await run("paint", "north", "--color", "mud")
        #expect(invalid == (64, "", "Error: mud is no colour\n" + usage))
    }

    @Test func unknownCommandsAreSuggested() async {
        let result = await run("pain")
        #expect(result.code == 64 && result.output.isEmpty)
        #expect(result.errors.hasPrefix("Error: Unknown command 'pain'. Did you mean 'paint'?\n"))
        let option = await run("--versoin")
        #expect(option.errors.hasPrefix("Error: Unknown option '--versoin'. Did you mean '--version'?\n"))
        let help = await run("help", "nothing")
        #expect(help.code == 64 && help.errors.hasPrefix("Error: Unknown command 'nothing'.\n"))
    }

    @Test func theCommandDecidesTheExitCode() async {
        let result = await run("paint", "north")
        #expect(result == (1, "painted\n", ""))
    }
}
