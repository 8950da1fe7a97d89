import Testing

@testable import PixelDiffCLI

@Suite struct ArgumentParserTests {
    private static let declared: [Argument] = [
        .positional("source", help: ""),
        .positional("others", help: "", isRequired: false, isRepeating: true),
        .option("width", short: "w", placeholder: "points", help: ""),
        .option("ignore", help: "", isRepeating: true),
        .flag("json", short: "j", help: ""),
        .flag("quiet", short: "q", help: ""),
    ]

    private func parse(_ words: String..., declared: [Argument] = declared) throws -> ParsedArguments? {
        switch try ArgumentParser(declared).parse(words) {
        case .help: nil
        case .arguments(let arguments): arguments
        }
    }

    private func mistake(_ words: String...) -> String? {
        do {
            _ = try ArgumentParser(Self.declared).parse(words)
            return nil
        } catch {
            return error.message
        }
    }

    @Test func valuesComeAttachedOrNext() throws {
        for words in [["a", "--width", "3"], ["--width=3", "a"], ["-w", "3", "a"]] {
            guard case .arguments(let result) = try ArgumentParser(Self.declared).parse(words) else {
                continue
            }
            #expect(result.value("width") == "3" && result.value("source") == "a", "\(words)")
        }
        #expect(try parse("a", "--width=")?.value("width") == "")
        #expect(try parse("a", "--width=x=y")?.value("width") == "x=y")
        #expect(try parse("a", "--width", "-3")?.value("width") == "-3")
    }

    @Test func positionalArgumentsFillInOrder() throws {
        let result = try #require(try parse("a", "-j", "b", "--ignore", "1", "c", "--ignore=2", "-"))
        #expect(result.value("source") == "a")
        #expect(result.values("others") == ["b", "c", "-"])
        #expect(result.values("ignore") == ["1", "2"])
        #expect(result.flag("json") && !result.flag("quiet"))
    }

    @Test func twoDashesEndTheOptions() throws {
        let result = try #require(try parse("--", "--json", "-q"))
        #expect(result.value("source") == "--json" && result.values("others") == ["-q"])
        #expect(!result.flag("json"))
    }

    @Test func aRemainderIsKeptAsItIs() throws {
        let declared: [Argument] = [.flag("json", help: ""), .remainder("command", help: "")]
        let result = try #require(try parse("--json", "--", "make", "--json", "--", declared: declared))
        #expect(result.values("command") == ["make", "--json", "--"] && result.flag("json"))
    }

    @Test func shortFlagsCanBeJoined() throws {
        let result = try #require(try parse("a", "-jq"))
        #expect(result.flag("json") && result.flag("quiet"))
        #expect(mistake("a", "-jw") == "Unknown option '-jw'.")
    }

    @Test func helpWinsOverMistakesBehindIt() throws {
        #expect(try parse("-h", "--nonsense") == nil)
        #expect(try parse("a", "b", "--help") == nil)
    }

    @Test func mistakesAreSentences() {
        #expect(mistake() == "Missing expected argument '<source>'")
        #expect(mistake("a", "--with", "3") == "Unknown option '--with'. Did you mean '--width'?")
        #expect(mistake("a", "--nothing-like-it") == "Unknown option '--nothing-like-it'.")
        #expect(mistake("a", "--source", "b")?.hasPrefix("Unknown option '--source'.") == true)
        #expect(mistake("a", "--width") == "Missing value for '--width <points>'")
        #expect(mistake("a", "--width", "--json") == "Missing value for '--width <points>'")
        #expect(mistake("a", "--json=yes") == "The flag '--json' takes no value, but got 'yes'")
        #expect(mistake("a", "--width=1", "--width=2") == "'--width' may be given only once")
    }

    @Test func tooManyArgumentsAreNamed() {
        let one = ArgumentParser([.positional("source", help: "")])
        let error = #expect(throws: UsageError.self) { try one.parse(["a", "b", "c"]) }
        #expect(error?.message == "2 unexpected arguments: 'b', 'c'")
    }

    @Test func numbersAreChecked() throws {
        let result = try #require(try parse("a", "--width", "300"))
        #expect(try result.integer("width", in: 0...300) == 300)
        #expect(try result.positiveNumber("width") == 300)
        #expect(try result.integer("ignore", in: 0...1) == nil)
        #expect(throws: UsageError.self) { try result.integer("width", in: 0...255) }
        for text in ["0", "-1", "nan", "inf", "x"] {
            let other = try #require(try parse("a", "--width=\(text)"))
            #expect(throws: UsageError.self, "\(text)") { try other.positiveNumber("width") }
        }
    }
}
