import Drawing
import Foundation
import Raster
import Testing

/// Text in Abel-Regular, against widths and heights recorded from SwiftUI on macOS 26.6.
///
/// Source: iamcgn/swiftui-web (Apache-2.0), Fixtures/Goldens/text-metrics.json.
@Suite(.enabled(if: TestFonts.abelFile != nil))
struct AbelTests {
    private let book = FontBook(explicitFolders: [], systemFolders: [])

    init() throws {
        try book.register(file: #require(TestFonts.abelFile))
    }

    private func abel(_ size: CGFloat, weight: Int = 400, isItalic: Bool = false) -> FontDescription {
        FontDescription(family: .named("Abel-Regular"), size: size, weight: weight, isItalic: isItalic)
    }

    @Test(
        arguments: [
            ("The quick brown fox", 20, 150.693), ("Abel 13", 13, 37.096), ("Abel 40", 40, 113.223),
            ("Bold", 20, 32.852), ("Italic", 20, 38.379), ("several lines inside ", 20, 149.834),
        ] as [(String, CGFloat, CGFloat)])
    func advances(text: String, size: CGFloat, expected: CGFloat) throws {
        let shaped = try book.shape([TestFonts.run(text, abel(size))], direction: .natural)
        #expect(abs(shaped.width - expected) < 0.001)
        let line = try book.line(shaped, clusters: shaped.clusters.indices)
        #expect(abs(line.width - expected) < 0.001)
    }

    @Test func metricsAreTheTables() throws {
        let metrics = try book.metrics(of: abel(2048))
        #expect(metrics.ascent == 2006)
        #expect(metrics.descent == 604)
        #expect(metrics.leading == 0)
        #expect(metrics.capHeight == 1434)
        #expect(metrics.xHeight == 1044)
    }

    /// Recorded line heights are round(ascent) + round(descent), baselines round(ascent).
    @Test(
        arguments: [(13, 17, 13), (15, 19, nil), (20, 26, 20), (32, 40, nil), (40, 51, 39)]
            as [(CGFloat, CGFloat, CGFloat?)])
    func lineHeights(size: CGFloat, line: CGFloat, baseline: CGFloat?) throws {
        let metrics = try book.metrics(of: abel(size))
        #expect(metrics.ascent.rounded() + metrics.descent.rounded() == line)
        if let baseline { #expect(metrics.ascent.rounded() == baseline) }
    }

    @Test func missingTraitsKeepTheAdvances() throws {
        let bold = try book.shape([TestFonts.run("Bold", abel(20, weight: 700))], direction: .natural)
        let italic = try book.shape([TestFonts.run("Italic", abel(20, isItalic: true))], direction: .natural)
        #expect(abs(bold.width - 32.852) < 0.001)
        #expect(abs(italic.width - 38.379) < 0.001)
        let boldRun = try #require(book.line(bold, clusters: bold.clusters.indices).pieces.first?.glyphs)
        let italicRun = try #require(
            book.line(italic, clusters: italic.clusters.indices).pieces.first?.glyphs)
        #expect(boldRun.emboldening == 20.0 / 32)
        #expect(!boldRun.isSlanted)
        #expect(italicRun.emboldening == 0)
        #expect(italicRun.isSlanted)
    }
}
