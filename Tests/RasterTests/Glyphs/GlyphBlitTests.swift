import Drawing
import Testing

@testable import Raster

/// The fast paths of glyphs against the slow ones that all other shapes take.
struct GlyphBlitTests {
    /// Any colour, any mask, any place, also across borders: the bytes of `SourceOver`.
    @Test func equalsSourceOver() {
        var random = SeededGenerator(seed: 3)
        for round in 0..<400 {
            let bounds = PixelBounds(minX: -2, minY: 1, maxX: 19, maxY: 14)
            let mask = randomMask(&random)
            let color = randomColor(&random, isOpaque: round.isMultiple(of: 3))
            let clip = PixelBounds(
                minX: .random(in: -2..<6, using: &random), minY: .random(in: 1..<5, using: &random),
                maxX: .random(in: 8...19, using: &random), maxY: .random(in: 8...14, using: &random))
            let (x, y) = (Int.random(in: -6..<20, using: &random), Int.random(in: -6..<14, using: &random))
            let surfaces = (Surface(bounds: bounds), Surface(bounds: bounds))
            for row in bounds.minY..<bounds.maxY {
                for column in bounds.minX..<bounds.maxX {
                    let backdrop = randomColor(&random, isOpaque: .random(using: &random)).pixel
                    surfaces.0.row(row, from: column).pointee = backdrop
                    surfaces.1.row(row, from: column).pointee = backdrop
                }
            }
            let kept = GlyphMask(mask)
            GlyphBlit(color.pixel).draw(kept.coverage, x: x, y: y, on: surfaces.0, clip: clip)
            kept.memory.deallocate()
            let area = mask.bounds.offset(x: x, y: y).intersection(clip)
            for row in area.minY..<area.maxY {
                let levels = (area.minX..<area.maxX).map { mask[$0 - x, row - y] }
                SourceOver.blend(
                    color.pixel, mask: levels, onto: surfaces.1.row(row, from: area.minX), count: area.width)
            }
            #expect(surfaces.0.bitmap() == surfaces.1.bitmap(), "round \(round)")
        }
    }

    /// A kept mask is the drawn one without its empty border.
    @Test func maskKeepsAllInk() {
        var random = SeededGenerator(seed: 4)
        for _ in 0..<100 {
            let mask = randomMask(&random)
            let kept = GlyphMask(mask)
            let coverage = kept.coverage
            for y in mask.bounds.minY..<mask.bounds.maxY {
                for x in mask.bounds.minX..<mask.bounds.maxX {
                    let (column, row) = (x - coverage.bounds.minX, y - coverage.bounds.minY)
                    let isInside =
                        column >= 0 && column < coverage.bounds.width && row >= 0
                        && row < coverage.bounds.height
                    let level = isInside ? coverage.levels[row * coverage.stride + column] : 0
                    #expect(level == mask[x, y])
                }
            }
            #expect(coverage.stride.isMultiple(of: 4))
            kept.memory.deallocate()
        }
    }

    @Test func emptyMaskHasNoPixels() {
        let kept = GlyphMask(CoverageMask(bounds: PixelBounds(minX: 0, minY: 0, maxX: 5, maxY: 5)))
        #expect(kept.coverage.bounds.isEmpty)
        kept.memory.deallocate()
    }

    private func randomMask(_ random: inout SeededGenerator) -> CoverageMask {
        let (width, height) = (Int.random(in: 1...13, using: &random), Int.random(in: 1...9, using: &random))
        let (x, y) = (Int.random(in: -3...3, using: &random), Int.random(in: -3...3, using: &random))
        let levels = (0..<width * height).map { _ in
            [0, 0, 255, UInt8.random(in: 0...255, using: &random)].randomElement(using: &random) ?? 0
        }
        return CoverageMask(
            bounds: PixelBounds(minX: x, minY: y, maxX: x + width, maxY: y + height), levels: levels)
    }

    private func randomColor(_ random: inout SeededGenerator, isOpaque: Bool) -> SolidColor {
        func component() -> Double { .random(in: 0...1, using: &random) }
        return SolidColor(
            ResolvedColor(
                red: component(), green: component(), blue: component(), opacity: isOpaque ? 1 : component()))
    }
}
