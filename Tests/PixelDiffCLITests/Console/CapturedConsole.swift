import Synchronization

@testable import PixelDiffCLI

/// A console whose two streams can be read afterwards.
final class CapturedConsole: Sendable {
    private let outputText = Mutex("")
    private let errorText = Mutex("")

    var output: String { outputText.withLock { $0 } }
    var errors: String { errorText.withLock { $0 } }

    func console(_ terminal: TerminalTraits = TerminalTraits()) -> Console {
        Console(
            terminal: terminal, output: { text in self.outputText.withLock { $0 += text } },
            errorOutput: { text in self.errorText.withLock { $0 += text } })
    }

    /// Runs a command line in this process.
    static func run(
        _ words: [String], commands: [any Command.Type] = CommandTable.commands
    ) async -> (code: Int32, output: String, errors: String) {
        let captured = CapturedConsole()
        let code = await CommandLineInterface.run(words, console: captured.console(), commands: commands)
        return (code.rawValue, captured.output, captured.errors)
    }
}
