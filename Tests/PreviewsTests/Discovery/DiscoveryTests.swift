import PixelUI
import Testing

@testable import Previews

@MainActor @Suite struct DiscoveryTests {
    @Test func previewsAreFoundInTheOrderOfTheSource() throws {
        let records = PreviewRecords.all(in: try ExecutableImage())
            .filter { $0.source.file.hasSuffix("SamplePreviews.swift") }
        #expect(records.map(\.name) == [nil, "Named \"twice\"", "By argument"])
        #expect(records.map(\.source.line) == [22, 24, 29])
        #expect(records.map(\.traits.count) == [0, 2, 0])
    }

    @Test func aPreviewMakesItsView() throws {
        let records = PreviewRecords.all(in: try ExecutableImage())
        let record = try #require(records.first { $0.name == "By argument" })
        #expect(record.makeView() is Sample)
    }

    @Test func providersAreFoundAlsoWhenPrivateOrNested() throws {
        let names = PreviewProviders.all(in: try ExecutableImage()).map { "\($0)" }
        #expect(names.sorted() == ["Nested_Previews", "Sample_Previews"])
    }

    @Test func entriesHaveTheirDefaults() {
        #expect(EnvironmentValues().sampleGap == 12)
        #expect(EnvironmentValues().sampleTitle == nil)
    }

    @Test func aSectionThatDoesNotExistIsNil() throws {
        #expect(try ExecutableImage()["no such section"] == nil)
    }
}
