import Drawing
import Foundation
import Testing

@testable import Raster

/// Shapes filled from outlines that were made once are those that each part makes itself, to the last byte.
struct RecordedOutlineTests {
    private static let picture = PixelBounds(minX: 0, minY: 0, maxX: 90, maxY: 300)

    /// The pixels' coverage on some rows of the picture.
    private func mask(_ band: PixelBounds, _ scan: (ShapeScanner, (CoverageRow) -> Void) -> Void) -> [UInt8] {
        var mask = CoverageMask(bounds: band)
        scan(ShapeScanner()) { mask.write($0) }
        return mask.levels
    }

    private func check(
        _ content: DisplayItem.Content, _ transform: CGAffineTransform, round: Int,
        _ random: inout SeededGenerator
    ) throws {
        let shape = try #require(OutlinedShape(content, transform))
        guard let outline = shape.outline(in: Self.picture, limit: 1 << 20, OutlineScratch()) else { return }
        var band = Self.picture
        band.minY = .random(in: 0...280, using: &random)
        band.maxY = band.minY + .random(in: 1...20, using: &random)
        let fromOutline = mask(band) { scanner, write in
            withoutActuallyEscaping(write) { write in
                var sink = CoverageReader(read: write)
                scanner.fill(outline, in: band, into: &sink)
            }
        }
        let itself = mask(band) { scanner, write in
            switch content {
            case .fill(let path, let style, _):
                scanner.fill(path, style, transform, in: band, emit: write)
            case .stroke(let path, let style, _, let isAntialiased):
                scanner.stroke(
                    path, style, transform, isAntialiased: isAntialiased, in: band, emit: write)
            default: break
            }
        }
        #expect(fromOutline == itself, "round \(round), rows \(band.minY)..<\(band.maxY): \(content)")
    }

    @Test func partsOfFills() throws {
        var random = SeededGenerator(seed: 7)
        for round in 0..<400 {
            let path = random.path(in: .random(in: 20...400, using: &random))
            let transform = CGAffineTransform(
                translationX: .random(in: -60...60, using: &random), y: .random(in: -60...200, using: &random)
            ).rotated(by: .random(in: 0...3, using: &random))
            let style = FillStyle(eoFill: round % 2 == 0, antialiased: round % 5 > 0)
            try check(.fill(path, style, .solid(.black)), transform, round: round, &random)
        }
    }

    @Test func partsOfStrokes() throws {
        var random = SeededGenerator(seed: 8)
        let (caps, joins) = ([CGLineCap.butt, .round, .square], [CGLineJoin.miter, .round, .bevel])
        for round in 0..<400 {
            let path = random.path(in: .random(in: 20...400, using: &random))
            let transform = CGAffineTransform(
                translationX: .random(in: -60...60, using: &random), y: .random(in: -60...200, using: &random)
            ).scaledBy(x: 1, y: .random(in: 0.3...2, using: &random))
            let style = StrokeStyle(
                lineWidth: .random(in: 0.2...14, using: &random), lineCap: caps[round % 3],
                lineJoin: joins[round / 3 % 3])
            try check(
                .stroke(path, style, .solid(.black), antialiased: round % 5 > 0), transform, round: round,
                &random)
        }
    }

    /// After a subpath is closed, lines go on from where it began.
    @Test func linesAfterClosing() throws {
        var random = SeededGenerator(seed: 9)
        let path = Path { path in
            path.move(to: CGPoint(x: 10, y: 10))
            path.addLine(to: CGPoint(x: 60, y: 40))
            path.addLine(to: CGPoint(x: 20, y: 130))
            path.closeSubpath()
            path.addLine(to: CGPoint(x: 80, y: 250))
            path.addLine(to: CGPoint(x: 70, y: 20))
        }
        for round in 0..<40 {
            try check(.fill(path, FillStyle(), .solid(.black)), .identity, round: round, &random)
        }
    }

    @Test func longOutlinesAreNotKept() throws {
        let path = Path { path in
            path.move(to: CGPoint(x: 1, y: 0))
            for index in 1..<3000 { path.addLine(to: CGPoint(x: index % 80, y: index % 290)) }
        }
        let shape = try #require(OutlinedShape(.fill(path, FillStyle(), .solid(.black)), .identity))
        let scratch = OutlineScratch()
        #expect(shape.outline(in: Self.picture, limit: 3000, scratch)?.count == 3000)
        #expect(shape.outline(in: Self.picture, limit: 2999, scratch) == nil)
        #expect(shape.outline(in: Self.picture, limit: 20, scratch) == nil)
        // The memory serves the next one.
        #expect(shape.outline(in: Self.picture, limit: 5000, scratch)?.count == 3000)
    }

    @Test func shapesAmongItems() {
        let oval = DisplayItem.Content.fill(.circle(40, 40, radius: 30), FillStyle(), .solid(.black))
        let rect = DisplayItem.Content.fill(.rect(0, 0, 50, 60), FillStyle(), .solid(.black))
        func group(_ effects: [Effect], _ contents: DisplayItem.Content...) -> DisplayItem.Content {
            .group(effects, contents.map { DisplayItem(view: ViewPath("test"), content: $0) })
        }
        func isOutlined(_ content: DisplayItem.Content) -> Bool { OutlinedShape(content, .identity) != nil }
        #expect(isOutlined(oval))
        #expect(isOutlined(group([.opacity(0.5), .transform(CGAffineTransform(rotationAngle: 1))], oval)))
        #expect(isOutlined(group([.blend(.multiply)], group([.clip(.rect(0, 0, 9, 9), FillStyle())], oval))))
        #expect(!isOutlined(rect))
        #expect(isOutlined(group([.transform(CGAffineTransform(rotationAngle: 1))], rect)))
        #expect(!isOutlined(group([.layer], oval)))
        #expect(!isOutlined(group([.blur(radius: 3, isOpaque: false)], oval)))
        #expect(!isOutlined(group([.opacity(0.5)], oval, oval)))
        let dashed = StrokeStyle(lineWidth: 2, dash: [4, 3])
        #expect(
            !isOutlined(.stroke(.circle(40, 40, radius: 30), dashed, .solid(.black), antialiased: true)))
        #expect(
            isOutlined(
                .stroke(
                    .circle(40, 40, radius: 30), StrokeStyle(lineWidth: 2), .solid(.black), antialiased: true)
            ))
    }

    /// Only what several bands draw is made for them.
    @Test func outlinesOfSeveralBands() {
        func rhombus(_ y: CGFloat) -> DisplayItem {
            var path = Path()
            path.addLines([
                CGPoint(x: 25, y: y), CGPoint(x: 45, y: y - 20), CGPoint(x: 65, y: y),
                CGPoint(x: 45, y: y + 20),
            ])
            path.closeSubpath()
            return DisplayItem(
                view: ViewPath("test"), content: .fill(path, FillStyle(), .solid(.black)))
        }
        let items = [rhombus(30), rhombus(100), rhombus(290), rhombus(800)]
        let threads = 2
        let survey = ItemSurvey(items, in: Self.picture, transform: .identity, threads: threads) {
            RasterPass(outlines: FontBook(), masks: GlyphMaskCache())
        }
        let bands = PictureBands(bounds: Self.picture, threads: threads, work: survey.work)
        let borders = bands.bands.dropFirst().map(\.minY)
        let outlines = SharedOutlines(items, survey, bands, in: Self.picture, transform: .identity)
        for index in items.indices {
            let box = survey.looks[index].box
            let isCut = borders.contains { box.minY < $0 && $0 < min(box.maxY, 300) }
            #expect((outlines[index] != nil) == isCut, "item \(index), bands from \(borders)")
        }
        #expect(items.indices.contains { outlines[$0] != nil })
        #expect(items.indices.contains { outlines[$0] == nil })
    }

    /// Filled curves are sooner followed twice than kept; stroked ones aren't.
    @Test func filledCurvesAreNotShared() {
        let circle = Path.circle(45, 100, radius: 20)
        let fill = DisplayItem.Content.fill(circle, FillStyle(), .solid(.black))
        #expect(OutlinedShape(fill, .identity)?.isFilledCurve == true)
        let stroke = DisplayItem.Content.stroke(
            circle, StrokeStyle(lineWidth: 2), .solid(.black), antialiased: true)
        #expect(OutlinedShape(stroke, .identity)?.isFilledCurve == false)
    }
}
