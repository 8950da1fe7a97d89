import Foundation
import Testing

@testable import PixelDiffCLI

@Suite struct CrashTextTests {
    /// As Swift 6.3 prints it on Linux.
    static let printed = """
        a view's own line
        Swift/ContiguousArrayBuffer.swift:692: Fatal error: Index out of range
        Current stack trace:
        0    libswiftCore.so                    0x00007f8b0e15f130 swift_reportError + 33
        23   libc.so.6                          0x00007f8b0c46f9c0 <unavailable> + 334272
        7 is printed later

        """

    @Test func onlyTheFramesGo() {
        #expect(
            CrashText.withoutStackTrace(Self.printed) == """
                a view's own line
                Swift/ContiguousArrayBuffer.swift:692: Fatal error: Index out of range
                7 is printed later

                """)
        #expect(CrashText.withoutStackTrace("0 libx 0x00 f + 1\n") == "0 libx 0x00 f + 1\n")
        #expect(CrashText.withoutStackTrace("") == "")
    }

    @Test func theFatalErrorIsTheMessage() {
        let text = CrashText.withoutStackTrace(Self.printed)
        #expect(
            CrashText.message(of: text, signal: SIGILL)
                == "Swift/ContiguousArrayBuffer.swift:692: Fatal error: Index out of range")
        #expect(CrashText.message(of: "one\ntwo\n", signal: nil) == "two")
        #expect(CrashText.message(of: "", signal: SIGKILL) == "")
        #expect(CrashText.message(of: "", signal: SIGSEGV).hasPrefix("a view that contains itself"))
    }
}
