import Foundation
import Testing

@testable import PixelDiffCLI

@Suite struct ErrorSentenceTests {
    @Test func foundationsErrorsNamePathAndReason() throws {
        let error = try #require(throws: (any Error).self) {
            try FileManager.default.createDirectory(
                atPath: "/dev/null/out", withIntermediateDirectories: true)
        }
        let sentence = ErrorSentence.of(error)
        #expect(
            sentence == "/dev/null/out can't be read or written: not a directory; "
                + "check the path, and who may write there")
    }

    @Test func theProjectsOwnStayAsTheyAre() {
        #expect(ErrorSentence.of(CompileError.noSources(path: "a", reason: "b")) == "a: b")
    }
}
