import Drawing
import Foundation
import Imaging
import Testing

@testable import Raster

/// Boxes for glyphs: glyph n is n x 100 units wide and 700 high, on the baseline; 0 has no outline, 9 fails.
private struct BoxGlyphs: GlyphOutlines {
    func outline(_ glyph: UInt32, face: FontFace) throws(FontError) -> GlyphOutline {
        if glyph == 9 { throw .unreadable(file: "box.ttf", reason: "test") }
        let width = CGFloat(glyph) * 100
        return GlyphOutline(
            path: glyph == 0 ? Path() : .rect(0, 0, width, 700), unitsPerEm: 1000,
            advance: glyph == 0 ? 600 : width)
    }
}

struct GlyphTests {
    private func run(
        _ glyphs: [(UInt32, CGFloat)], size: CGFloat = 10, isSlanted: Bool = false, emboldening: CGFloat = 0
    ) -> GlyphRun {
        GlyphRun(
            face: FontFace(family: "Box", name: "Box", fingerprint: ""), size: size, isSlanted: isSlanted,
            emboldening: emboldening,
            glyphs: glyphs.map { .init(id: $0.0, position: CGPoint(x: $0.1, y: 0)) }, width: 0, text: "")
    }

    private func draw(
        _ run: GlyphRun, x: CGFloat, y: CGFloat, width: CGFloat = 24, height: CGFloat = 16,
        scale: CGFloat = 1,
        effects: [Effect] = []
    ) throws -> Bitmap {
        try render(
            [.group(effects, items(.glyphs(run, origin: CGPoint(x: x, y: y), .solid(.black))))], width: width,
            height: height, scale: scale, glyphs: BoxGlyphs())
    }

    private func row(_ bitmap: Bitmap, _ y: Int) -> [UInt8] {
        (0..<bitmap.width).map { bitmap[$0, y].alpha }
    }

    @Test func standsOnTheBaseline() throws {
        let bitmap = try draw(run([(5, 0), (3, 8)]), x: 2, y: 10, width: 16)
        #expect(row(bitmap, 5) == [0, 0, 255, 255, 255, 255, 255, 0, 0, 0, 255, 255, 255, 0, 0, 0])
        #expect(
            (0..<16).map { bitmap[3, $0].alpha } == [UInt8](repeating: 0, count: 3)
                + [UInt8](repeating: 255, count: 7)
                + [UInt8](repeating: 0, count: 6))
    }

    /// The baseline goes to a whole pixel, halves down; the pen to an eighth.
    @Test func snapsToThePixelGrid() throws {
        #expect(try draw(run([(5, 0)]), x: 2, y: 10.4) == draw(run([(5, 0)]), x: 2, y: 10))
        #expect(try draw(run([(5, 0)]), x: 2, y: 10.5) == draw(run([(5, 0)]), x: 2, y: 11))
        #expect(try draw(run([(5, 0)]), x: 2.06, y: 10) == draw(run([(5, 0)]), x: 2, y: 10))
        let quarter = try draw(run([(5, 0)]), x: 2.25, y: 10, width: 10)
        #expect(row(quarter, 5) == [0, 0, 191, 255, 255, 255, 255, 64, 0, 0])
        #expect(try draw(run([(5, 0.125)]), x: 2.125, y: 10) == draw(run([(5, 0)]), x: 2.25, y: 10))
        #expect(try draw(run([(5, 0)]), x: -2.25, y: 10) == draw(run([(5, 4)]), x: -6.25, y: 10))
    }

    @Test func scaleMakesGlyphsLarger() throws {
        let bitmap = try draw(run([(5, 0)]), x: 2, y: 8, width: 10, height: 10, scale: 2)
        #expect((0..<20).filter { bitmap[$0, 10].alpha == 255 } == Array(4..<14))
        #expect((0..<20).filter { bitmap[6, $0].alpha == 255 } == Array(2..<16))
    }

    @Test func turnedGlyphs() throws {
        let turn = Effect.transform(CGAffineTransform(translationX: 4, y: 2).rotated(by: .pi / 2))
        let bitmap = try draw(run([(5, 0)]), x: 0, y: 0, effects: [turn])
        // Up is now right: seven columns from 4, five rows from 2.
        #expect((0..<24).filter { bitmap[$0, 4].alpha == 255 } == Array(4..<11))
        #expect((0..<16).filter { bitmap[6, $0].alpha == 255 } == Array(2..<7))
    }

    @Test func slantLeansRight() throws {
        let bitmap = try draw(run([(5, 0)], isSlanted: true), x: 2, y: 10)
        func start(_ y: Int) -> Double {
            Double((0..<24).first { bitmap[$0, y].alpha > 0 } ?? 0)
                + 1 - Double(bitmap[(0..<24).first { bitmap[$0, y].alpha > 0 } ?? 0, y].alpha) / 255
        }
        // The middle of the top row is 6.5 above the baseline: 6.5 tan 12 degrees = 1.38 to the right.
        #expect(abs(start(3) - 2 - 1.38) < 0.05)
        #expect(abs(start(9) - 2 - 0.106) < 0.05)
    }

    @Test func emboldeningGrowsAllSides() throws {
        let bitmap = try draw(run([(5, 0)], emboldening: 2), x: 4, y: 10)
        #expect((0..<24).filter { bitmap[$0, 5].alpha == 255 } == Array(3..<10))
        #expect((0..<16).filter { bitmap[6, $0].alpha == 255 } == Array(2..<11))
    }

    /// Glyph 0 without an outline is a visible frame.
    @Test func missingGlyphIsABox() throws {
        let bitmap = try draw(run([(0, 0)], size: 20), x: 2, y: 15)
        let inked = row(bitmap, 8).filter { $0 > 0 }.count
        #expect(inked >= 2 && inked <= 6)
        #expect(bitmap[8, 8].alpha == 0)
        #expect(row(bitmap, 14).filter { $0 > 128 }.count >= 8)
    }

    /// Overlapping glyphs under opacity show no overlap.
    @Test func opacityTreatsARunAsOne() throws {
        let bitmap = try draw(run([(5, 0), (5, 2)]), x: 2, y: 10, width: 12, effects: [.opacity(0.5)])
        #expect(row(bitmap, 5) == [0, 0, 128, 128, 128, 128, 128, 128, 128, 0, 0, 0])
    }

    @Test func missingFaceIsAnError() throws {
        #expect(throws: RasterError.font(.unreadable(file: "box.ttf", reason: "test"))) {
            try draw(run([(9, 0)]), x: 2, y: 10)
        }
    }

    @Test func unusableSizesDrawNothing() throws {
        for size in [0, -4, CGFloat.nan, .infinity] {
            #expect(try draw(run([(5, 0)], size: size), x: 2, y: 10) == Bitmap(width: 24, height: 16))
        }
        #expect(try draw(run([(5, .nan)]), x: 2, y: 10) == Bitmap(width: 24, height: 16))
    }

    /// A kept mask gives what a new one gives.
    @Test func cacheChangesNothing() throws {
        let list = DisplayList(
            size: CGSize(width: 40, height: 16), scale: 1,
            items: items(
                .glyphs(
                    run([(5, 0), (3, 8.3), (5, 16.6), (5, 24.9)]), origin: CGPoint(x: 1, y: 10),
                    .solid(.black))))
        let rasterizer = Rasterizer(glyphs: BoxGlyphs())
        let first = try rasterizer.bitmap(of: list)
        #expect(try rasterizer.bitmap(of: list) == first)
        #expect(try Rasterizer(glyphs: BoxGlyphs()).bitmap(of: list) == first)
    }
}
