import Drawing
import Foundation
import LayoutEngine
import Raster
import Testing

/// Whole trees of texts in Abel-Regular: the frames of the colours behind them, by the layout text.
///
/// measured-by-real-SwiftUI (macOS 26.6, scale 2); iamcgn/swiftui-web (Apache-2.0)
@MainActor
@Suite("truth: text in an open font", .enabled(if: AbelFont.file != nil))
struct AbelTruthTests {
    private struct NoPictures: ImageLoader {
        func image(from data: Data, name: String) throws -> CGImage { throw CancellationError() }
        func image(atPath path: String) throws -> CGImage { throw CancellationError() }
    }

    private func abel(_ text: String, _ size: CGFloat) -> Text {
        Text(verbatim: text).font(.custom("Abel-Regular", size: size))
    }

    /// Centres `view` in a window and compares the frames of its colours, in drawing order.
    private func expect(
        _ view: some View, width: CGFloat, height: CGFloat, frames: [[CGFloat]],
        sourceLocation: SourceLocation = #_sourceLocation
    ) throws {
        let book = FontBook(explicitFolders: [], systemFolders: [])
        try book.register(file: #require(AbelFont.file))
        var environment = EnvironmentValues()
        environment.displayScale = 2
        environment.platformProfile = .macOS26
        let host = LayoutHost(view, environment: environment, shaper: book, images: NoPictures())
        let window = CGSize(width: width, height: height)
        host.layout(ProposedViewSize(window), centeredIn: window)
        let found = host.layoutDescription.split(separator: "\n").compactMap { line -> [CGFloat]? in
            let line = line.drop { $0 == " " }
            guard line.hasPrefix("Color"), let open = line.lastIndex(of: "(") else { return nil }
            return line[open...].dropFirst().dropLast().split(separator: ",").compactMap {
                Double($0.trimmingCharacters(in: .whitespaces)).map { CGFloat($0) }
            }
        }
        let isEqual =
            found.count == frames.count
            && zip(found, frames).allSatisfy { zip($0, $1).allSatisfy { abs($0 - $1) < 0.001 } }
        #expect(isEqual, "\(found), expected \(frames)", sourceLocation: sourceLocation)
    }

    // Fixtures/Goldens/text/custom-font/frames.json @44b6b039
    // the only text in the system's font is a colour of its size
    @Test("sw2-abel-column") func sw2_abel_column() throws {
        let paragraph = "Layout must wrap this sentence onto several lines inside a narrow frame."
        let column = VStack(alignment: .leading, spacing: 4) {
            abel("The quick brown fox", 20).background { Color.red }
            abel("Abel 13", 13).background { Color.orange }
            abel("Abel 40", 40).background { Color.yellow }
            abel("Bold", 20).bold().background { Color.green }
            abel("Italic", 20).italic().background { Color.mint }
            abel(paragraph, 20).background { Color.teal }.frame(width: 150, alignment: .topLeading)
            HStack(alignment: .firstTextBaseline, spacing: 8) {
                Color.blue.frame(width: 45, height: 16).alignmentGuide(.firstTextBaseline) { _ in 13 }
                abel("Custom", 20).background { Color.purple }
                Text(verbatim: "Abel 20").font(.custom("Abel-Regular", size: 20, relativeTo: .body))
                    .background { Color.pink }
            }
            .background { Color.gray }
        }
        .background { Color.white }
        try expect(
            column, width: 400, height: 300,
            frames: [
                [111.5, 0, 177, 300], [111.5, 0, 151, 26], [111.5, 30, 37.5, 17], [111.5, 51, 113.5, 51],
                [111.5, 106, 33, 26], [111.5, 136, 38.5, 26], [111.5, 166, 150, 104],
                [111.5, 274, 177, 26], [111.5, 281, 45, 16], [164.5, 274, 59, 26], [231.5, 274, 57, 26],
            ])
    }

    // Fixtures/Goldens/text-metrics.json @44b6b039
    // unrounded ascent and descent; 14.484375 below and 8.8984375 above
    @Test("sw2-abel-gaps-20") func sw2_abel_gaps_20() throws {
        let column = VStack {
            Color.red.frame(width: 40, height: 10)
            abel("Abel 20", 20).background { Color.blue }
            Color.green.frame(width: 40, height: 10)
        }
        try expect(
            column, width: 200, height: 200,
            frames: [
                [80, 65.30859375, 40, 10], [71.5, 84.20703125, 57, 26], [80, 124.69140625, 40, 10],
            ])
    }

    // Fixtures/Goldens/text-metrics.json @44b6b039
    // one character a line; a space hangs on the line before
    @Test("sw2-abel-zero-width-20") func sw2_abel_zero_width_20() throws {
        try expect(
            abel("The quick brown fox", 20).background { Color.red }.frame(width: 0), width: 100,
            height: 1000,
            frames: [[50, 292, 0, 416]])
    }

    // Fixtures/Goldens/text-metrics.json @44b6b039
    @Test("sw2-abel-zero-width-40") func sw2_abel_zero_width_40() throws {
        try expect(
            abel("Abel 40", 40).background { Color.red }.frame(width: 0), width: 100, height: 1000,
            frames: [[50, 347, 0, 306]])
    }
}
