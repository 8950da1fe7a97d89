import Testing

@testable import Previews

@Suite struct PreviewNamingTests {
    private func names(_ pairs: [(String, String)]) -> [String] {
        PreviewNaming.names(for: pairs.map { PreviewNaming.Candidate(short: $0.0, long: $0.1) })
    }

    @Test func aNameOfItsOwnIsKept() {
        #expect(names([("Card", "Card"), ("Dark", "Card-Dark")]) == ["Card", "Dark"])
    }

    @Test func sharedNamesGetTheirFilesName() {
        let names = names([("Dark", "Card-Dark"), ("Light", "Card-Light"), ("dark", "List-dark")])
        #expect(names == ["Card-Dark", "Light", "List-dark"])
    }

    @Test func theUnnamedOnesOfAFileAreNumbered() {
        #expect(names([("Card", "Card"), ("List", "List"), ("Card", "Card")]) == ["Card", "List", "Card-2"])
    }

    @Test(arguments: [
        ("Card_Previews", "Card"), ("Card_Preview", "Card"), ("CardPreviews", "Card"),
        ("Previews", "Previews"),
        ("Card", "Card"),
    ])
    func aProvidersEndingIsDropped(type: String, name: String) {
        #expect(PreviewNaming.short(ofProvider: type) == name)
    }

    @Test func aFilesNameIsItsLastPart() {
        #expect(PreviewNaming.baseName(ofFile: "Sources/App/Card.swift") == "Card")
        #expect(PreviewNaming.baseName(ofFile: "Card") == "Card")
    }
}
