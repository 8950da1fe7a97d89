import GoldenTesting
import PixelUI
import Testing

extension CaseStudies {
    @MainActor @Suite struct StaleDraftTests {
        typealias Study = StaleDraft

        @Test func before() throws {
            let host = ViewHost(Study.Before(), width: 320)
            #expect(host.texts == ["Ann", "Ben", "Ann", "Save"])
            #expect(host.diagnostics.isEmpty)

            // Ben is to be edited, and Ann's name stands in the field.
            try host.tap("Ben")
            #expect(host.texts == ["Ann", "Ben", "Ann", "Save"])
            #expect(host.diagnostics.map(\.rule) == [.staleInitialValue])
            #expect(host.diagnostics.map(\.path.description) == ["Before/Before/VStack[0]/Editor"])
            try CaseStudyPage("StaleDraft").expect(host.diagnostics)

            // Nothing was typed. Now both are called Ann.
            try host.tap("Save")
            #expect(host.texts == ["Ann", "Ann", "Ann", "Save"])
        }

        @Test func after() throws {
            let host = ViewHost(Study.After(), width: 320)
            try host.tap("Ben")
            #expect(host.texts == ["Ann", "Ben", "Ben", "Save"])
            try host.type("edict", into: "Name")
            try host.tap("Save")
            #expect(host.texts == ["Ann", "Benedict", "Benedict", "Save"])
            try host.tap("Ann")
            #expect(host.texts == ["Ann", "Benedict", "Ann", "Save"])
            expectNoDiagnostics(in: host)
        }

        @Test func page() throws { try CaseStudyPage("StaleDraft").expectCode() }
    }
}
