import Foundation
import Imaging
import PixelDiff
import Testing

@testable import PixelDiffCLI

@Suite struct ReviewTests {
    typealias Package = ApproveAndReportTests.Package

    /// Keys as a person would press them.
    private final class Script: ReviewKeys {
        private var keys: [Character]

        init(_ keys: String) { self.keys = Array(keys) }

        func next() -> Character? { keys.isEmpty ? nil : keys.removeFirst() }
    }

    private func review(
        _ package: Package, _ keys: String, pictures: TerminalPictures = .none
    ) throws -> (outcome: ReviewSession.Outcome, output: String, errors: String) {
        let captured = CapturedConsole()
        let approval = Approval(package: PackageFolder(path: package.path))
        let session = ReviewSession(
            cases: try Approval.select([], from: approval.results.load()), approval: approval,
            pictures: pictures, console: captured.console(), keys: Script(keys))
        return (try session.run(), captured.output, captured.errors)
    }

    @Test func eachCaseIsShownAndDecided() throws {
        let package = try Package()
        let result = try review(package, "as")
        #expect(result.output == "new: Goldens/Cards/new.png\n")
        #expect(result.errors.contains("1 of 2  Cards/new  has no golden"))
        #expect(result.errors.contains("2 of 2  Cards/other  differs in pixels only"))
        #expect(result.errors.contains("  expected: .build/pixeldiff/failures/Cards/other/expected.png"))
        #expect((result.outcome.accepted, result.outcome.skipped) == (1, 1))
        #expect(package.bytes("Goldens/Cards/new.png") != nil)
        // What was skipped comes again.
        #expect(try review(package, "q").errors.contains("1 of 1  Cards/other"))
    }

    @Test func keys() throws {
        let package = try Package()
        let other = package.bytes("Goldens/Cards/other.png")
        // Back before the first stays; an unknown key explains; f names files; r shows again.
        let result = try review(package, "bxfr bsq")
        #expect(result.output == "" && result.outcome.accepted == 0)
        #expect(result.errors.contains("a  accept: the new picture becomes the golden"))
        #expect(result.errors.components(separatedBy: "1 of 2  Cards/new").count == 4)
        #expect(package.bytes("Goldens/Cards/other.png") == other)
        // The rest of the suite at once.
        let all = try review(package, "A")
        #expect(all.output == "new: Goldens/Cards/new.png\nupdated: Goldens/Cards/other.png\n")
        #expect(all.outcome.accepted == 2 && !all.outcome.hasQuit)
        #expect(package.bytes("Goldens/Cards/other.png") != other)
    }

    @Test func whatIsAcceptedIsNotAcceptedTwice() throws {
        let package = try Package()
        let result = try review(package, "abasq")
        #expect(result.output == "new: Goldens/Cards/new.png\n")
        #expect(result.errors.contains("Cards/new is accepted already"))
    }

    @Test func theEndOfTheInputQuits() throws {
        let result = try review(try Package(), "s")
        #expect(result.outcome.hasQuit && result.outcome.skipped == 2)
    }

    @Test func picturesStandAmongTheText() throws {
        let package = try Package()
        let result = try review(package, "ss", pictures: .kitty)
        #expect(result.errors.components(separatedBy: "\u{1B}_Ga=T,f=100").count == 3)
        #expect(result.errors.contains("expected | actual | diff"))
        #expect(!result.output.contains("\u{1B}"))
    }

    /// Expected, actual, difference, left to right on grey.
    @Test func theSheet() throws {
        let package = try Package()
        let results = ResultStore(folder: "\(package.path)/.build/pixeldiff")
        let record = try #require(try results.load().cases.first { $0.testCase == "other" })
        let sheet = try #require(ReviewPicture.make(record, results, width: 800))
        #expect(sheet.size == PixelSize(width: 3 * 4 + 4 * 8, height: 4 + 16))
        #expect(sheet[0, 0] == RGBA8(red: 128, green: 128, blue: 128))
        #expect(sheet[8, 8] == RGBA8(red: 10, green: 0, blue: 0))
        #expect(sheet[20, 8] == RGBA8(red: 99, green: 0, blue: 0))
        let small = try #require(ReviewPicture.make(record, results, width: 1))
        #expect(small.width == 44, "never smaller than a thumb's nail")
    }

    private func run(_ package: Package, input: String, _ words: String...) throws -> ToolRun.Result {
        let script = "printf '\(input)' | \"$0\" \"$@\""
        return try ToolRun(
            ["/bin/sh", "-c", script, ToolRun.pixeldiff] + words, directory: package.path,
            environment: ["PIXELDIFF_ARTIFACTS": "", "NO_COLOR": "1"]
        ).wait()
    }

    @Test func plainTakesALineAnAnswer() throws {
        let package = try Package()
        let result = try run(package, input: "accept\\n\\n", "review", "--plain")
        #expect(result.code == 0)
        #expect(result.output == "new: Goldens/Cards/new.png\n")
        #expect(result.errors.hasSuffix("accepted 1, 1 still awaits approval\n"))
        #expect(try run(package, input: "", "review", "--plain", "Cards/nothing").code == 2)
    }

    @Test func withoutATerminalItSaysSo() throws {
        let package = try Package()
        let result = try run(package, input: "a\\n", "review")
        #expect(result.code == 2)
        #expect(result.output == "")
        #expect(result.errors.contains("needs a terminal"))
        #expect(package.bytes("Goldens/Cards/new.png") == nil)
        #expect(try run(package, input: "", "review", "--pictures", "paint").code == 64)
    }

    /// On a terminal a key is an answer, and the terminal is asked what it can show.
    @Test func onATerminal() throws {
        let package = try Package()
        // A pseudo-terminal by the kernel's own calls: TIOCSPTLCK, TIOCGPTN (ioctl_tty(2)).
        let terminal = open("/dev/ptmx", O_RDWR | O_NOCTTY)
        var (unlocked, number): (Int32, Int32) = (0, 0)
        #expect(ioctl(terminal, 0x4004_5431, &unlocked) == 0 && ioctl(terminal, 0x8004_5430, &number) == 0)
        defer { close(terminal) }
        let name = "/dev/pts/\(number)"
        let child = try ToolRun(
            ["/bin/sh", "-c", "exec \"$0\" review <\(name) 2>\(name)", ToolRun.pixeldiff],
            directory: package.path,
            environment: ["PIXELDIFF_ARTIFACTS": "", "NO_COLOR": "1", "TERM": "xterm", "TMUX": "", "STY": ""])
        var seen = ""
        func wait(for text: String) -> Bool {
            var buffer = [UInt8](repeating: 0, count: 65536)
            for _ in 0..<600 where !seen.contains(text) {
                var place = pollfd(fd: terminal, events: Int16(POLLIN), revents: 0)
                guard poll(&place, 1, 100) > 0 else { continue }
                let count = read(terminal, &buffer, buffer.count)
                if count > 0 { seen += String(decoding: buffer[..<count], as: UTF8.self) }
            }
            return seen.contains(text)
        }
        func type(_ text: String) { _ = write(terminal, text, text.utf8.count) }
        #expect(wait(for: "\u{1B}[c"))
        type("\u{1B}[?62;4c")
        #expect(wait(for: "accept? [a/s/b/A/f/r/q/?] "))
        #expect(seen.contains("\u{1B}P0;1;0q"), "sixels, since the terminal said so")
        type("a")
        #expect(wait(for: "2 of 2"))
        type("q")
        let result = try child.wait()
        #expect(result.code == 0 && result.output == "new: Goldens/Cards/new.png\n")
    }
}
