import GoldenTesting
import PixelUI
import Testing

extension CaseStudies {
    @MainActor @Suite struct PreferenceThatKeepsTheLastTests {
        typealias Study = PreferenceThatKeepsTheLast

        @Test func before() {
            let host = ViewHost(Study.Before(), width: 316)
            // All cards are as tall as the last one; what the second one holds reaches 32 points beyond it.
            #expect(host.frames(of: "RoundedRectangle").map(\.height) == [88, 88, 88])
            #expect(host.frames(of: "GeometryReader").map(\.height) == [72, 120, 88])
            #expect(host.size.height == 88)
            #expect(
                host.audit().map(\.description) == [
                    "warning: Before/Before/HStack[0]: holds several views that set the preference CardHeight to "
                        + "different values, and its reduce keeps only the last one. Combine value with nextValue() "
                        + "in reduce: append, add, or take the larger. [preference-keeps-last]"
                ])
        }

        @Test func after() {
            let host = ViewHost(Study.After(), width: 316)
            #expect(host.frames(of: "RoundedRectangle").map(\.height) == [120, 120, 120])
            #expect(host.frames(of: "GeometryReader").map(\.height) == [72, 120, 88])
            #expect(host.size.height == 120)
            #expect(host.audit() == [])
        }
    }
}
