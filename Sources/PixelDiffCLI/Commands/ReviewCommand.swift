import Foundation
import PixelDiff

/// `pixeldiff review`: what failed, one by one, in the terminal.
struct ReviewCommand: Command {
    static let name = "review"
    static let overview = "Look at what failed one by one, in the terminal, and accept or skip each."
    static let discussion = """
        Pictures are shown among the text where the terminal can (kitty's protocol, iTerm2's, sixel; asked of the
        terminal where its name doesn't tell); elsewhere the files are named. Keys: a accepts, s skips, b goes back, A
        accepts the rest of the suite, q quits, ? explains. With --plain a line of the standard input is an answer.

        Exit codes: 0 reviewed, or nothing to review, 2 a file can't be read or written, or no terminal, 64 usage.
        """
    static let arguments: [Argument] = [
        .positional(
            "names", help: "What to review; all that failed without.", isRequired: false, isRepeating: true,
            values: .printed(.awaiting)),
        ResultPlace.argument,
        .option(
            "pictures", placeholder: "protocol", help: "kitty, iterm, sixel or none.",
            defaultValue: "what the terminal can", values: .words(TerminalPictures.allCases.map(\.rawValue))),
        .flag("plain", help: "Words only, and a line an answer: for scripts and screen readers."),
    ]

    let names: [String]
    let from: String?
    let pictures: TerminalPictures?
    let isPlain: Bool

    init(_ arguments: ParsedArguments) throws {
        names = arguments.values("names")
        from = arguments.value("from")
        isPlain = arguments.flag("plain")
        pictures = try arguments.value("pictures").map { word in
            if let pictures = TerminalPictures(rawValue: word) { return pictures }
            throw UsageError("The value '\(word)' is invalid for '--pictures': kitty, iterm, sixel or none")
        }
    }

    func run(_ console: Console) async throws -> ExitCode {
        let place = try ResultPlace(from: from)
        let cases = try Approval.select(names, from: place.results.load())
        guard !cases.isEmpty else {
            console.note("nothing awaits approval")
            return .success
        }
        let terminal = isPlain ? nil : TerminalKeys()
        guard isPlain || (terminal != nil && console.terminal.errorIsTerminal) else {
            console.error(
                "review asks a question for each case and needs a terminal; in a script, use "
                    + "'pixeldiff approve NAMES', or --plain with a line of the standard input for each answer"
            )
            return .couldNotRun
        }
        let session = ReviewSession(
            cases: cases, approval: place.approval, pictures: shown(terminal), console: console,
            keys: terminal ?? LineKeys(), width: TerminalKeys.width)
        let outcome = try session.run()
        if outcome.accepted > 0 { try place.results.write(place.results.load()) }
        let rest =
            outcome.skipped == 0
            ? "" : ", \(outcome.skipped) still await\(outcome.skipped == 1 ? "s" : "") approval"
        console.note("accepted \(outcome.accepted)\(rest)")
        return .success
    }

    private func shown(_ terminal: TerminalKeys?) -> TerminalPictures {
        if let pictures { return pictures }
        guard let terminal else { return .none }
        return TerminalPictures.detected(in: ProcessInfo.processInfo.environment)
            ?? TerminalPictures.answered(terminal.answer(to: TerminalPictures.question))
    }
}
