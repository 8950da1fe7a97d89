import Testing

@testable import PixelDiffCLI

@Suite struct ConsoleTests {
    private func traits(_ environment: [String: String], terminal: Bool = true) -> TerminalTraits {
        TerminalTraits(environment: environment, outputIsTerminal: terminal, errorIsTerminal: terminal)
    }

    @Test func colorsNeedATerminalThatMayShowThem() {
        func shown(_ traits: TerminalTraits) -> String {
            CapturedConsole().console(traits).styled("same", .green)
        }
        #expect(shown(traits([:])) == "\u{1B}[32msame\u{1B}[0m")
        #expect(shown(traits(["NO_COLOR": "1"])) == "same")
        #expect(shown(traits(["NO_COLOR": ""])) == "\u{1B}[32msame\u{1B}[0m")
        #expect(shown(traits(["TERM": "dumb"])) == "same")
        #expect(shown(traits([:], terminal: false)) == "same")
    }

    /// A picture may be called whatever moves the cursor or sets the title.
    @Test func namesDoNothingToATerminal() {
        let name = "a\u{1B}[2J\u{1B}]0;title\u{7}\u{9B}H\r\u{1B}[1;31mred\u{1B}[0m\tä\n"
        let shown = "a\u{FFFD}[2J\u{FFFD}]0;title\u{FFFD}\u{FFFD}H\u{FFFD}\u{1B}[1;31mred\u{1B}[0m\tä\n"
        for isTerminal in [true, false] {
            let captured = CapturedConsole()
            let console = captured.console(traits([:], terminal: isTerminal))
            console.print(name)
            console.note(name)
            #expect(captured.output == (isTerminal ? shown : name) + "\n")
            #expect(captured.errors == captured.output)
        }
    }

    @Test func progressNeedsSomeoneWhoWatches() {
        #expect(traits([:]).showsProgress)
        #expect(!traits(["CI": "true"]).showsProgress)
        #expect(!traits(["TERM": "dumb"]).showsProgress)
        #expect(!traits([:], terminal: false).showsProgress)
    }

    @Test func theBarCountsAndRemovesItself() {
        let captured = CapturedConsole()
        let bar = ProgressBar("comparing", total: 2, console: captured.console(traits([:])))
        bar.advance()
        bar.advance()
        bar.finish()
        #expect(captured.output.isEmpty)
        #expect(
            captured.errors == "\rcomparing [############............] 1/2"
                + "\rcomparing [########################] 2/2\r\u{1B}[K")
        let silent = CapturedConsole()
        let hidden = ProgressBar("comparing", total: 2, console: silent.console())
        hidden.advance()
        hidden.finish()
        #expect(silent.errors.isEmpty)
    }

    @Test func resultsThatCannotBeWrittenAreAFailure() async {
        struct Full: Error {}
        let console = Console(output: { _ in throw Full() }, errorOutput: { _ in })
        #expect(await CommandLineInterface.run(["--version"], console: console) == .couldNotRun)
    }
}
