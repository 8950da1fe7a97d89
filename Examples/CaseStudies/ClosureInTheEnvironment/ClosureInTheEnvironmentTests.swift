import GoldenTesting
import PixelUI
import Testing

extension CaseStudies {
    @MainActor @Suite struct ClosureInTheEnvironmentTests {
        typealias Study = ClosureInTheEnvironment

        private let messages = (0..<20).map { Study.Message(id: $0, sender: "Sender \($0)") }

        @Test func before() throws {
            let host = ViewHost(Study.Before(messages: messages), width: 320)
            // Four keys, twenty rows, none of which shows anything else.
            expectBodies(of: Study.MessageRow.self, count: 80) { try host.type("Send", into: "Search") }
            #expect(host.texts.count == 21)
            let findings = host.diagnostics
            #expect(findings.map(\.rule) == [.incomparableEnvironment])
            #expect(findings.map(\.path.description) == ["Before/Before"])
            try CaseStudyPage("ClosureInTheEnvironment").expect(findings)

            expectBodies(of: Study.MessageRow.self, count: 20) { try host.tap("Sender 7") }
            #expect(host.texts.last == "Message 7")
        }

        @Test func after() throws {
            let host = ViewHost(Study.After(messages: messages), width: 320)
            expectBodies(of: Study.RoutedMessageRow.self, count: 0) {
                try host.type("Send", into: "Search")
                try host.tap("Sender 7")
            }
            #expect(host.texts.first == "Send")
            #expect(host.texts.last == "Message 7")
            expectNoDiagnostics(in: host)
        }

        @Test func page() throws { try CaseStudyPage("ClosureInTheEnvironment").expectCode() }
    }
}
