import GoldenTesting
import PixelUI
import Testing

extension CaseStudies {
    @MainActor @Suite struct ChartThatCollapsesTests {
        typealias Study = ChartThatCollapses

        private let values = [0.25, 0.5, 1]

        @Test func before() {
            let host = ViewHost(Study.Before(values: values), width: 320)
            #expect(host.frames(of: "Bars/GeometryReader") == [CGRect(x: 0, y: 32, width: 320, height: 10)])
            #expect(host.frames(of: "RoundedRectangle").map(\.height) == [2.5, 5, 10])
            #expect(host.size.height == 66)
            #expect(
                host.audit().map(\.description) == [
                    "warning: Before/Before/ScrollView[0]/VStack[0]/Bars/GeometryReader[1]: has no ideal height and "
                        + "was proposed none: it is 10 points by default. Give it a frame(height:) or an "
                        + "aspectRatio, or give a view around it a height. [no-ideal-size]"
                ])
            // On a whole screen it is the same: a scroll view proposes no height to what it scrolls.
            host.proposal.height = 600
            #expect(host.frames(of: "Bars/GeometryReader").map(\.height) == [10])
        }

        @Test func after() {
            let host = ViewHost(Study.After(values: values), width: 320)
            #expect(host.frames(of: "Bars/GeometryReader") == [CGRect(x: 0, y: 32, width: 320, height: 160)])
            #expect(host.frames(of: "RoundedRectangle").map(\.height) == [40, 80, 160])
            #expect(host.size.height == 216)
            #expect(host.audit() == [])
            host.proposal.height = 600
            #expect(host.frames(of: "Bars/GeometryReader").map(\.height) == [160])
        }
    }
}
