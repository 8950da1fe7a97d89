import GoldenTesting
import PixelUI
import Testing

extension CaseStudies {
    @MainActor @Suite struct DuplicateTagTests {
        typealias Study = DuplicateTag

        @Test func before() throws {
            let host = ViewHost(Study.Before(), width: 320)
            #expect(host.diagnostics.map(\.rule) == [.duplicateID])
            #expect(host.diagnostics.map(\.path.description) == ["Before/Before/VStack[0]"])
            try CaseStudyPage("DuplicateTag").expect(host.diagnostics)

            // The first of the two is muted.
            try host.tap("swift, recent")
            #expect(
                host.texts == [
                    "linux", "recent", "swift", "muted", "design", "popular", "swift", "popular",
                    "Clear recent",
                ])
            // It goes, and its switch moves to the other, which nobody muted.
            try host.tap("Clear recent")
            #expect(host.texts == ["design", "popular", "swift", "muted", "Clear recent"])
        }

        @Test func after() throws {
            let host = ViewHost(Study.After(), width: 320)
            try host.tap("swift, recent")
            try host.tap("Clear recent")
            #expect(host.texts == ["design", "popular", "swift", "popular", "Clear recent"])
            expectNoDiagnostics(in: host)
        }

        @Test func whatStaysKeepsItsSwitch() throws {
            let before = ViewHost(Study.Before(), width: 320)
            try before.tap("swift, popular")
            try before.tap("Clear recent")
            #expect(before.texts == ["design", "popular", "swift", "popular", "Clear recent"])

            let after = ViewHost(Study.After(), width: 320)
            try after.tap("swift, popular")
            expectBodies(of: Study.TagRow.self, count: 0) { try after.tap("Clear recent") }
            #expect(after.texts == ["design", "popular", "swift", "muted", "Clear recent"])
        }

        @Test func page() throws { try CaseStudyPage("DuplicateTag").expectCode() }
    }
}
