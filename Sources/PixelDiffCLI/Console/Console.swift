import Foundation
import Synchronization

/// Where a command writes: results to the standard output, everything else to the standard error.
final class Console: Sendable {
    let terminal: TerminalTraits
    private let output: @Sendable (String) throws -> Void
    private let errorOutput: @Sendable (String) -> Void
    private let failed = Atomic<Bool>(false)

    init(
        terminal: TerminalTraits = TerminalTraits(),
        output: @escaping @Sendable (String) throws -> Void,
        errorOutput: @escaping @Sendable (String) -> Void
    ) {
        self.terminal = terminal
        self.output = output
        self.errorOutput = errorOutput
    }

    /// The process's own streams.
    static let standard = Console(
        terminal: .ofProcess,
        output: { try write($0, to: STDOUT_FILENO) },
        errorOutput: { try? write($0, to: STDERR_FILENO) })

    /// Plain writes: Foundation's file handles take longer to start than two small pictures to be compared.
    private static func write(_ text: String, to descriptor: Int32) throws {
        let bytes = Array(text.utf8)
        try bytes.withUnsafeBytes { bytes in
            var rest = bytes[...]
            while !rest.isEmpty {
                let part = UnsafeRawBufferPointer(rebasing: rest)
                let count = Foundation.write(descriptor, part.baseAddress, part.count)
                if count < 0 && errno == EINTR { continue }
                if count < 0 { throw OutputFailure() }
                rest = rest.dropFirst(count)
            }
        }
    }

    private struct OutputFailure: Error {}

    /// True once a result could not be written.
    var outputFailed: Bool { failed.load(ordering: .relaxed) }

    /// A line of the result.
    func print(_ line: String) {
        let line = terminal.outputIsTerminal ? Self.harmless(line) : line
        do { try output(line + "\n") } catch { failed.store(true, ordering: .relaxed) }
    }

    /// A line for whoever watches; no part of the result.
    func note(_ line: String) {
        errorOutput((terminal.errorIsTerminal ? Self.harmless(line) : line) + "\n")
    }

    /// `Error: sentence`.
    func error(_ sentence: String) {
        errorOutput(styled("Error:", .bold, .red, isTerminal: terminal.errorIsTerminal) + " ")
        note(sentence)
    }

    /// For terminals: names of files and texts of results may be anyone's, and move the cursor or set the title. Control
    /// characters other than tabs, line breaks and those of colours become U+FFFD.
    static func harmless(_ text: String) -> String {
        let scalars = Array(text.unicodeScalars)
        var result = String.UnicodeScalarView()
        for (index, scalar) in scalars.enumerated() {
            let isStyle =
                scalar == "\u{1B}" && scalars.dropFirst(index + 1).first == "["
                && scalars.dropFirst(index + 2).first { !"0123456789;".unicodeScalars.contains($0) } == "m"
            let isControl = scalar.properties.generalCategory == .control && scalar != "\n" && scalar != "\t"
            result.append(isControl && !isStyle ? "\u{FFFD}" : scalar)
        }
        return String(result)
    }

    /// Text without a line break, for a progress bar.
    func redraw(_ text: String) {
        errorOutput(text)
    }

    /// The text in colour when the standard output is a terminal that shows it.
    func styled(_ text: String, _ styles: TextStyle...) -> String {
        terminal.styled(text, styles, isTerminal: terminal.outputIsTerminal)
    }

    private func styled(_ text: String, _ styles: TextStyle..., isTerminal: Bool) -> String {
        terminal.styled(text, styles, isTerminal: isTerminal)
    }
}
