import GoldenTesting
import PixelUI
import Testing

extension CaseStudies {
    @MainActor @Suite struct GeometryReaderLoopTests {
        typealias Study = GeometryReaderLoop

        @Test func before() {
            // The bar is 328 points wide with titles, 136 without. Where both fit, all is well.
            let wide = ViewHost(Study.Before(), width: 360, recordsHistory: true)
            #expect(wide.frames(of: "Bar/HStack").map(\.width) == [328])
            #expect(wide.history.bodyCount(of: Study.Bar.self) == 1)
            #expect(wide.diagnostics == [])

            let narrow = ViewHost(Study.Before(), width: 320, recordsHistory: true)
            // With titles the bar is too wide, without them there is room for them.
            #expect(narrow.history.bodyCount(of: Study.Bar.self) == 16)
            #expect(
                narrow.diagnostics.map(\.description) == [
                    "error: Before/Before/GeometryReader[0]: the view didn't settle after 16 passes: "
                        + "onPreferenceChange(BarWidth) at Before/Before/GeometryReader[0]/Bar/HStack[0] sets "
                        + "Before._showsTitles of Before/Before in every pass. Set a state only when its value "
                        + "differs, and measure what doesn't depend on it. [not-settling]"
                ])
        }

        @Test func after() {
            let wide = ViewHost(Study.After(), width: 360)
            #expect(wide.frames(of: "Bar/HStack").map(\.width) == [328])
            #expect(wide.audit() == [])

            let narrow = ViewHost(Study.After(), width: 320, recordsHistory: true)
            #expect(narrow.frames(of: "Bar/HStack").map(\.width) == [136])
            #expect(narrow.history.bodyCount(of: Study.After.self) == 1)
            #expect(narrow.audit() == [])

            // From one to the other and back.
            narrow.proposal.width = 360
            #expect(narrow.frames(of: "Bar/HStack").map(\.width) == [328])
            narrow.proposal.width = 320
            #expect(narrow.frames(of: "Bar/HStack").map(\.width) == [136])
            #expect(narrow.diagnostics == [])
        }
    }
}
