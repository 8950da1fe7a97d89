import Drawing
import Foundation
import LayoutEngine
import Raster
import Testing

/// Texts in Abel-Regular laid out as on macOS, against frames recorded from SwiftUI on macOS 26.6 at scale 2.
///
/// Source: iamcgn/swiftui-web (Apache-2.0), Fixtures/Goldens/text-metrics.json and text/custom-font.
@MainActor
@Suite(.enabled(if: AbelFont.file != nil))
struct AbelLayoutTests {
    private let book = FontBook(explicitFolders: [], systemFolders: [])
    nonisolated private static let paragraph =
        "Layout must wrap this sentence onto several lines inside a narrow frame."

    private struct NoPictures: ImageLoader {
        func image(from data: Data, name: String) throws -> CGImage { throw CancellationError() }
        func image(atPath path: String) throws -> CGImage { throw CancellationError() }
    }

    init() throws {
        try book.register(file: #require(AbelFont.file))
    }

    private func abel(_ text: String, _ size: CGFloat) -> Text {
        Text(verbatim: text).font(.custom("Abel-Regular", size: size))
    }

    private func host<V: View>(_ view: V) -> LayoutHost<V> {
        var environment = EnvironmentValues()
        environment.displayScale = 2
        environment.platformProfile = .macOS26
        return LayoutHost(view, environment: environment, shaper: book, images: NoPictures())
    }

    private func size(_ view: some View, width: CGFloat? = nil) -> CGSize {
        host(view).layout(ProposedViewSize(width: width, height: nil))
    }

    @Test(
        arguments: [
            ("The quick brown fox", 20, CGSize(width: 151, height: 26)),
            ("Abel 13", 13, CGSize(width: 37.5, height: 17)),
            ("Abel 40", 40, CGSize(width: 113.5, height: 51)), ("Custom", 20, CGSize(width: 59, height: 26)),
            ("Abel 20", 20, CGSize(width: 57, height: 26)), ("System", 20, CGSize(width: 58, height: 26)),
        ] as [(String, CGFloat, CGSize)])
    func sizes(text: String, points: CGFloat, expected: CGSize) {
        #expect(size(abel(text, points)) == expected)
    }

    /// round(ascent) + round(descent), not the rounded sum.
    @Test(arguments: [(13, 17), (15, 19), (20, 26), (32, 40), (40, 51)] as [(CGFloat, CGFloat)])
    func lines(points: CGFloat, line: CGFloat) {
        #expect(size(abel("Abel", points)).height == line)
    }

    /// A trait that the family lacks keeps the metrics.
    @Test func missingTraits() {
        #expect(size(abel("Bold", 20).bold()) == CGSize(width: 33, height: 26))
        #expect(size(abel("Italic", 20).italic()) == CGSize(width: 38.5, height: 26))
        #expect(
            size(Text(verbatim: "Abel 20").font(.custom("Abel-Regular", size: 20, relativeTo: .body)))
                == CGSize(width: 57, height: 26))
    }

    @Test func paragraph() {
        let host = host(abel(Self.paragraph, 20))
        #expect(host.layout(ProposedViewSize(width: 150, height: nil)) == CGSize(width: 150, height: 104))
        var lines: [String] = []
        var baselines: [CGFloat] = []
        for item in host.displayList(scale: 2).items {
            guard case .glyphs(let run, let origin, _) = item.content else { continue }
            lines.append(run.text)
            baselines.append(origin.y)
        }
        #expect(
            lines == ["Layout must wrap", "this sentence onto", "several lines inside", "a narrow frame."])
        #expect(baselines == [20, 46, 72, 98])
    }

    @Test(arguments: [(13, 13), (20, 20), (40, 39)] as [(CGFloat, CGFloat)])
    func baselines(points: CGFloat, baseline: CGFloat) {
        let row = HStack(alignment: .firstTextBaseline, spacing: 0) {
            abel("Abel", points)
            Spacer().frame(width: 1, height: 100)
        }
        // The spacer's bottom is on the baseline, so the text's top is 100 less that from the row's.
        let host = host(row)
        host.layout(.unspecified)
        let top = 100 - baseline
        #expect(host.layoutDescription.contains("Text \"Abel\" (0, \(top.decimalText),"))
    }

    /// Unrounded: descent + e above, (ascent - capitals) + descent + e below.
    @Test(
        arguments: [
            (13, 5.833984375, 9.46484375), (20, 8.8984375, 14.484375), (40, 17.296875, 28.46875),
        ] as [(CGFloat, CGFloat, CGFloat)])
    func gaps(points: CGFloat, above: CGFloat, below: CGFloat) {
        let line: CGFloat = [13: 17, 20: 26, 40: 51][points] ?? 0
        let over = VStack {
            Spacer().frame(width: 9, height: 10)
            abel("Abel", points)
        }
        #expect(abs(size(over).height - (10 + above + line)) < 1e-9)
        let under = VStack {
            abel("Abel", points)
            Spacer().frame(width: 9, height: 10)
        }
        #expect(abs(size(under).height - (10 + below + line)) < 1e-9)
        let both = VStack {
            abel("Abel", points)
            abel("Abel", points)
        }
        #expect(size(both).height == 2 * line)
    }

    /// One character a line, spaces on the line before.
    @Test(
        arguments: [
            ("The quick brown fox", 20, 416), ("Abel 40", 40, 306), ("Abel 13", 13, 102),
            (Self.paragraph, 20, 61 * 26),
        ] as [(String, CGFloat, CGFloat)])
    func zeroWidth(text: String, points: CGFloat, height: CGFloat) {
        #expect(size(abel(text, points), width: 0) == CGSize(width: 0, height: height))
    }
}

/// Abel-Regular 1.003, from a folder of `PIXELDIFF_FONT_PATH` or where Scripts/fetch-test-fonts puts it.
enum AbelFont {
    static let file: String? = {
        let environment = ProcessInfo.processInfo.environment
        let cache = environment["XDG_CACHE_HOME"] ?? (environment["HOME"] ?? "") + "/.cache"
        let folders = FontBook.environmentFolders + [cache + "/pixeldiff/fonts"]
        let file = folders.map { $0 + "/Abel-Regular.ttf" }.first {
            FileManager.default.fileExists(atPath: $0)
        }
        if file == nil {
            print(
                "Abel-Regular.ttf is not installed: its layout tests are skipped. Scripts/fetch-test-fonts gets it."
            )
        }
        return file
    }()
}
