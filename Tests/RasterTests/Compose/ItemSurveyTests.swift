import Drawing
import Foundation
import Testing

@testable import Raster

/// What a look at all items tells the bands.
@Suite struct ItemSurveyTests {
    private static let bounds = PixelBounds(minX: 0, minY: 0, maxX: 400, maxY: 600)

    private func survey(_ contents: [DisplayItem.Content], threads: Int, scale: CGFloat = 1) -> ItemSurvey {
        ItemSurvey(
            contents.map { DisplayItem(view: ViewPath("test"), content: $0) }, in: Self.bounds,
            transform: CGAffineTransform(scaleX: scale, y: scale), threads: threads
        ) {
            RasterPass(outlines: NoGlyphs(), masks: GlyphMaskCache())
        }
    }

    private func fill(_ path: Path, _ paint: Paint = .solid(.black), _ style: FillStyle = FillStyle())
        -> DisplayItem.Content
    {
        .fill(path, style, paint)
    }

    /// Bands get just the items whose boxes have rows of them, in order, whoever looked at them.
    @Test(arguments: [1, 2, 5]) func itemsOfABand(threads: Int) {
        var numbers = SeededGenerator(seed: 41)
        let contents = (0..<1000).map { index in
            let rect = CGRect(
                x: .random(in: -50...400, using: &numbers), y: .random(in: -90...650, using: &numbers),
                width: .random(in: 0...90, using: &numbers), height: .random(in: 0...90, using: &numbers))
            return fill(index.isMultiple(of: 3) ? Path(ellipseIn: rect) : Path(rect))
        }
        let survey = survey(contents, threads: threads)
        for band in [0..<48, 48..<300, 300..<301, 550..<600] {
            var part = Self.bounds
            (part.minY, part.maxY) = (band.lowerBound, band.upperBound)
            let expected = survey.looks.indices.filter {
                let box = survey.looks[$0].box
                return box.minY < part.maxY && box.maxY > part.minY
            }
            #expect(survey.items(on: part).map { Int($0) } == expected)
        }
    }

    /// Upright rectangles in one colour are known to the pixel; others are drawn by their items.
    @Test func solidRectangles() throws {
        let rect = CGRect(x: 10, y: 20, width: 30.25, height: 40)
        let ramp = GradientRamp(stops: [.init(color: .black, location: 0), .init(color: .white, location: 1)])
        let survey = survey(
            [
                fill(Path(rect)), fill(Path(rect), .linearGradient(ramp, start: .zero, end: rect.origin)),
                fill(Path(rect), .solid(.black), FillStyle(antialiased: false)), fill(Path(ellipseIn: rect)),
                .group([.opacity(0.5)], [DisplayItem(view: ViewPath("test"), content: fill(Path(rect)))]),
            ], threads: 1, scale: 2)
        let known = try #require(survey.looks[0].rectangle)
        #expect(known.rect == CGRect(x: 20, y: 40, width: 60.5, height: 80))
        #expect(known.color == 0xff00_0000)
        #expect(survey.looks.dropFirst().allSatisfy { $0.rectangle == nil })
        #expect(survey.looks.allSatisfy { $0.box == PixelBounds(minX: 20, minY: 40, maxX: 81, maxY: 120) })
    }

    @Test func nothingToLookAt() {
        let survey = survey([], threads: 4)
        #expect(survey.looks.isEmpty)
        #expect(survey.items(on: Self.bounds) == [])
        #expect(survey.reach == 0)
    }
}
