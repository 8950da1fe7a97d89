import PixelUI
import Testing

@testable import Previews

@MainActor @Suite struct DiscoveryTests {
    @Test func previewsAreFoundInTheOrderOfTheSource() throws {
        let records = PreviewRecords.all(in: try ExecutableImage())
            .filter { $0.source.file.hasSuffix("SamplePreviews.swift") }
        #expect(records.map(\.name) == [nil, "Named \"twice\"", "By argument", "Framed"])
        #expect(records.map(\.source.line) == [22, 24, 29, 57])
        #expect(records.map(\.traits.count) == [0, 2, 0, 2])
    }

    @Test func aPreviewMakesItsView() throws {
        let records = PreviewRecords.all(in: try ExecutableImage())
        let record = try #require(records.first { $0.name == "By argument" })
        #expect(record.makeView() is Sample)
    }

    @Test func providersAreFoundAlsoWhenPrivateOrNested() throws {
        let names = PreviewProviders.all(in: try ExecutableImage()).map { "\($0)" }
        #expect(names.sorted() == ["Nested_Previews", "Sample_Previews", "Several_Previews"])
    }

    @Test func eachViewOfAProviderIsAPreview() throws {
        let cases = PreviewCatalogue.cases(in: try ExecutableImage())
        let several = cases.filter { $0.aliases.contains("Several_Previews") }
        #expect(several.map(\.name) == ["First", "Second", "Several"])
        #expect(several.map(\.layout) == [.sizeThatFits, .fixed(width: 30, height: 20), .device])
    }

    @Test func aFilterIsANameItsBeginningOrAnotherName() throws {
        let cases = PreviewCatalogue.cases(in: try ExecutableImage())
        func names(_ filter: String) -> [String] {
            PreviewCase.matching(filter, among: cases).map(\.name)
        }
        #expect(names("By argument") == ["By argument"])
        #expect(names("By*") == ["By argument"])
        #expect(names("By") == [])
        #expect(names("Several_Previews") == ["First", "Second", "Several"])
        #expect(names("Several") == ["Several"])
    }

    @Test func aModifierTraitLiesAroundTheView() async throws {
        let cases = PreviewCatalogue.cases(in: try ExecutableImage())
        let preview = try #require(cases.first { $0.name == "Framed" })
        #expect(preview.layout == .sizeThatFits)
        let renderer = ImageRenderer(content: try await preview.makeView())
        #expect(try renderer.rendering().displayList.size == CGSize(width: 33, height: 7))
    }

    @Test func entriesHaveTheirDefaults() {
        #expect(EnvironmentValues().sampleGap == 12)
        #expect(EnvironmentValues().sampleTitle == nil)
    }

    @Test func aSectionThatDoesNotExistIsNil() throws {
        #expect(try ExecutableImage()["no such section"] == nil)
    }
}
