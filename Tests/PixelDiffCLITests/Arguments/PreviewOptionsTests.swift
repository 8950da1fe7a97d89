import PixelDiff
import Testing

@testable import PixelDiffCLI

@Suite struct PreviewOptionsTests {
    private func options(_ words: String...) throws -> PreviewOptions {
        guard case .arguments(let arguments) = try ArgumentParser(PreviewOptions.arguments).parse(words)
        else {
            throw UsageError("no arguments")
        }
        return try PreviewOptions(arguments)
    }

    @Test func aSafeAreaIsFourNumbers() throws {
        let covered = try #require(try options("--safe-area", "59,0,34,1.5").covered)
        #expect([covered.top, covered.leading, covered.bottom, covered.trailing] == [59, 0, 34, 1.5])
        #expect(covered.keyboard == 0)
        #expect(try options().covered == nil)
        for text in ["59", "1,2,3", "1,2,3,", "1,2,3,-4", "a,b,c,d", "1,2,3,inf", "nan,0,0,0"] {
            #expect(throws: UsageError.self) { try options("--safe-area", text) }
        }
    }

    @Test func aKeyboardIsPoints() throws {
        let covered = try #require(try options("--keyboard", "336").covered)
        #expect(covered.keyboard == 336 && covered.top == 0)
        #expect(throws: UsageError.self) { try options("--keyboard", "0") }
    }

    /// A command that is printed for another run has them too.
    @Test func theyAreAmongTheWords() throws {
        let words = try options("--safe-area", "1,2,3,4", "--keyboard", "5").words.joined(separator: " ")
        #expect(words.contains("--safe-area 1,2,3,4 --keyboard 5"))
    }
}
