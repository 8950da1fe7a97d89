import GoldenTesting
import PixelUI
import Testing

extension CaseStudies {
    @MainActor @Suite struct OffsetIDsAfterDeletionTests {
        typealias Study = OffsetIDsAfterDeletion

        private let todos = [
            Study.Todo(id: 11, title: "Buy milk", details: "The blue one"),
            Study.Todo(id: 12, title: "Call Ann", details: "About Sunday"),
            Study.Todo(id: 13, title: "Pay rent", details: "By the third"),
        ]

        @Test func before() throws {
            let host = ViewHost(Study.Before(todos: todos), width: 320)
            let findings = host.audit()
            #expect(findings.map(\.rule) == [.offsetID])
            #expect(findings.map(\.path.description) == ["Before/Before/List[0]"])
            try CaseStudyPage("OffsetIDsAfterDeletion").expect(findings)

            try host.tap("2. Call Ann")
            #expect(host.texts == ["1. Buy milk", "2. Call Ann", "About Sunday", "3. Pay rent"])
            // The row above goes. The second row is open as before, and is now the rent.
            try host.tap("Delete", in: "1. Buy milk")
            #expect(host.texts == ["1. Call Ann", "2. Pay rent", "By the third"])
        }

        @Test func after() throws {
            let host = ViewHost(Study.After(todos: todos), width: 320)
            try host.tap("2. Call Ann")
            try host.tap("Delete", in: "1. Buy milk")
            #expect(host.texts == ["1. Call Ann", "About Sunday", "2. Pay rent"])
            expectNoDiagnostics(in: host)
        }

        @Test func page() throws { try CaseStudyPage("OffsetIDsAfterDeletion").expectCode() }
    }
}
