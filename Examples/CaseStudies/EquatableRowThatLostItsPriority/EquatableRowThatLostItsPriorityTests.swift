import GoldenTesting
import PixelUI
import Testing

extension CaseStudies {
    @MainActor @Suite struct EquatableRowThatLostItsPriorityTests {
        typealias Study = EquatableRowThatLostItsPriority

        private let levels = [0.25, 0.5, 1]

        @Test func before() {
            let host = ViewHost(Study.Before(levels: levels), width: 260)
            // The room is shared, and the speed takes its most, 96.
            #expect(host.frames(of: "Waveform/HStack").map(\.width) == [152])
            #expect(host.frames(of: "Capsule").last?.width == 96)
            #expect(
                host.audit().map(\.description) == [
                    "warning: Before/Before/HStack[0]/Waveform/HStack[0]: has a layoutPriority of 1 that its stack "
                        + "doesn't see: .equatable() hides it. Put layoutPriority outside, as the last modifier. "
                        + "[hidden-priority]"
                ])
        }

        @Test func after() {
            let host = ViewHost(Study.After(levels: levels), width: 260)
            #expect(host.frames(of: "Waveform/HStack").map(\.width) == [200])
            #expect(host.frames(of: "Capsule").last?.width == 48)
            #expect(host.audit() == [])
            // It is still compared by its ==.
            expectBodies(of: Study.Waveform.self, count: 0) { host.update(Study.After(levels: levels)) }
            expectBodies(of: Study.Waveform.self, count: 1) { host.update(Study.After(levels: [1, 1])) }
        }
    }
}
