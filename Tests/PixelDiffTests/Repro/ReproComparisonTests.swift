import Foundation
import Imaging
import Testing

@testable import PixelDiff

@Suite struct ReproComparisonTests {
    private func png(_ red: UInt8, width: Int = 20) throws -> [UInt8] {
        try GoldenFixture.candidate(RGBA8(red: red, green: 0, blue: 0), width: width).png(
            named: GoldenFixture.name)
    }

    @Test func theSamePixels() throws {
        let file = try ReproFile(try ReproFixture().archive(), file: "x")
        let comparison = try ReproComparison(file, drawnHere: png(90))
        #expect(comparison.difference == nil && comparison.changes == [])
        #expect(comparison.failure.contains(#"Text "Total" x 2 -> 4"#))
        #expect(comparison.failure.contains("200 pixels of 200 differ, by at most 110 of 255"))
        #expect(
            comparison.files.map(\.name) == [
                "here.png", "expected.png", "actual.png", "diff.png", "expected.layout.txt",
                "actual.layout.txt",
                "explanation.txt", "manifest.json",
            ])
    }

    @Test func otherPixels() throws {
        let file = try ReproFile(try ReproFixture().archive(), file: "x")
        let difference = try #require(try ReproComparison(file, drawnHere: png(93)).difference)
        #expect(difference.details.contains { $0.hasPrefix("200 pixels of 200 differ, by at most 3 of 255") })
        let wider = try ReproComparison(file, drawnHere: png(90, width: 24))
        #expect(wider.difference?.details.first?.hasPrefix("width +4 px") == true)
        #expect(wider.files.map(\.name).contains("here-diff.png"))
    }

    @Test func whatIsAnotherHere() {
        let old = Surroundings(pixeldiff: "0.0.1", rendering: 0, system: "Linux", processor: "riscv64")
        let new = Surroundings(pixeldiff: "0.0.1", rendering: 3, system: "Linux", processor: "x86_64")
        #expect(old.changes(to: new) == ["rendering revision 0 -> 3", "processor riscv64 -> x86_64"])
        #expect(old.words == "pixeldiff 0.0.1, rendering revision 0, Linux riscv64")
        #expect(Surroundings.current.changes(to: .current) == [])
    }

    /// Without a golden there is nothing that it failed in; the pixels are compared all the same.
    @Test func newCases() throws {
        let file = try ReproFile(try ReproFixture().archive("Cards/new"), file: "x")
        let comparison = try ReproComparison(file, drawnHere: png(7))
        #expect(comparison.difference == nil && comparison.failure == [])
    }
}
