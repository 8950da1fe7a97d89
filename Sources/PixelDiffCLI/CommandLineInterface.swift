import Imaging
import PixelDiff

/// From the words of a command line to an exit code.
enum CommandLineInterface {
    static let program = "pixeldiff"
    static let version = Surroundings.version
    /// Two builds that print the same give the same pixels.
    static let versionLine = "\(program) \(version) (rendering revision \(RenderingRevision.current))"
    static let overview = "Render, compare and bisect pictures of SwiftUI views, without a Mac."

    /// Finds the command, parses its arguments and runs it.
    ///
    /// 1. No words, `help`, `-h` or `--help` print help, `help --man` the manual page; `--version` prints the version.
    /// 2. The first word names the command; the rest is parsed by its declaration.
    /// 3. A usage mistake is explained on the standard error, with the usage line: exit code 64.
    /// 4. Any other error is printed there: exit code 2.
    ///
    /// - Parameter words: The arguments without the program's name.
    static func run(
        _ words: [String], console: Console, commands: [any Command.Type] = CommandTable.commands
    ) async -> ExitCode {
        checked(await dispatch(words, console: console, commands: commands), console)
    }

    /// Runs a command that is done at once; nil, and nothing printed, for every other line.
    static func runAtOnce(
        _ words: [String], console: Console, commands: [any Command.Type] = CommandTable.commands
    ) -> ExitCode? {
        guard let command = commands.first(where: { $0.name == words.first }),
            case .arguments(let arguments) = try? ArgumentParser(command.arguments)
                .parse(Array(words.dropFirst())),
            let instance = try? command.init(arguments)
        else { return nil }
        do {
            guard let code = try instance.runAtOnce(console) else { return nil }
            return checked(Interruption.isRequested ? .interrupted : code, console)
        } catch {
            return checked(failed(error, console), console)
        }
    }

    /// Results that never arrived are no success.
    private static func checked(_ code: ExitCode, _ console: Console) -> ExitCode {
        if code != .couldNotRun && console.outputFailed {
            console.error("the standard output can't be written")
            return .couldNotRun
        }
        return code
    }

    private static func dispatch(
        _ words: [String], console: Console, commands: [any Command.Type]
    ) async -> ExitCode {
        let help = HelpText(program: program, commands: commands)
        // 1.
        guard let first = words.first, !ArgumentParser.helpWords.contains(first) else {
            console.print(help.root(overview: overview))
            return .success
        }
        if first == "--version" {
            console.print(versionLine)
            return .success
        }
        if words == ["help", "--man"] {
            console.print(
                ManualPage(program: program, version: versionLine, overview: overview, commands: commands)
                    .text)
            return .success
        }
        if first == "help" { return self.help(words.dropFirst().first, help, console, commands) }
        // 2.
        guard let command = commands.first(where: { $0.name == first }) else {
            return reject(unknown(first, commands), usage: help.rootUsage, seeAlso: program, console)
        }
        return await run(command, Array(words.dropFirst()), help, console)
    }

    private static func run(
        _ command: any Command.Type, _ words: [String], _ help: HelpText, _ console: Console
    ) async -> ExitCode {
        do {
            switch try ArgumentParser(command.arguments).parse(words) {
            case .help:
                console.print(help.command(command))
                return .success
            case .arguments(let arguments):
                let instance = try command.init(arguments)
                let code =
                    if let code = try instance.runAtOnce(console) { code } else {
                        try await instance.run(console)
                    }
                return Interruption.isRequested ? .interrupted : code
            }
        } catch let mistake as UsageError {
            // 3.
            let code = reject(
                mistake, usage: help.usage(command), seeAlso: "\(program) \(command.name)", console)
            // git would take the code of a mistake for a bad commit.
            return words.contains("--\(BisectRunCode.flag)") ? .stopsBisect : code
        } catch {
            return failed(error, console)
        }
    }

    /// 4.
    private static func failed(_ error: any Error, _ console: Console) -> ExitCode {
        if Interruption.isRequested || error is Interrupted { return .interrupted }
        console.error(ErrorSentence.of(error))
        return .couldNotRun
    }

    private static func help(
        _ name: String?, _ help: HelpText, _ console: Console, _ commands: [any Command.Type]
    ) -> ExitCode {
        guard let name, !ArgumentParser.helpWords.contains(name) else {
            console.print(help.root(overview: overview))
            return .success
        }
        guard let command = commands.first(where: { $0.name == name }) else {
            return reject(unknown(name, commands), usage: help.rootUsage, seeAlso: program, console)
        }
        console.print(help.command(command))
        return .success
    }

    private static func unknown(_ word: String, _ commands: [any Command.Type]) -> UsageError {
        if word.hasPrefix("-") {
            return UsageError.unknownOption(word, among: ["--help", "--version"])
        }
        let near = Suggestion.nearest(to: word, among: commands.map { $0.name } + ["help"])
        return UsageError("Unknown command '\(word)'." + (near.map { " Did you mean '\($0)'?" } ?? ""))
    }

    private static func reject(
        _ mistake: UsageError, usage: String, seeAlso: String, _ console: Console
    ) -> ExitCode {
        console.error(mistake.message)
        console.note("Usage: \(usage)\n  See '\(seeAlso) --help' for more information.")
        return .usage
    }
}
