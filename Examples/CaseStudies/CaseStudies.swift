import Foundation
import Testing

/// Twelve faults that real views have, before and after, each with the test that finds it. Docs/CaseStudies.md lists them;
/// each has a page there and a folder here.
@Suite enum CaseStudies {
    struct IndexTests {
        @Test func eachStudyHasAPageAndAFolder() throws {
            let names = try CaseStudyPage.listed()
            #expect(names.count == 12)
            #expect(Set(names).count == 12)
        }
    }
}
