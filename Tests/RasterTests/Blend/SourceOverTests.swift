import Drawing
import Imaging
import Testing

@testable import Raster

/// The fast rows against the formulas in doubles.
struct SourceOverTests {
    @Test func dividesExactly() {
        for x in 0...(255 * 255) {
            #expect(PixelArithmetic.divideBy255(UInt32(x)) == UInt32((Double(x) / 255).rounded()))
        }
    }

    @Test func scalesEachByte() {
        var random = SeededGenerator(seed: 1)
        for _ in 0..<2000 {
            let pixel = UInt32.random(in: 0...UInt32.max, using: &random)
            let factor = UInt32.random(in: 0...255, using: &random)
            let scaled = PixelArithmetic.scale(pixel, by: factor)
            for shift: UInt32 in [0, 8, 16, 24] {
                let exact = (Double(pixel >> shift & 255) * Double(factor) / 255).rounded()
                #expect(scaled >> shift & 255 == UInt32(exact))
            }
        }
    }

    /// Each product is rounded once, so a result is at most 1.5 levels off the formula.
    @Test func rowsAgreeWithFormula() {
        var random = SeededGenerator(seed: 2)
        for count in [1, 2, 3, 7, 33] {
            let backdrop = (0..<count).map { _ in Self.pixel(&random) }
            let colors = (0..<count).map { _ in Self.pixel(&random) }
            let mask = (0..<count).map { _ in
                [0, 1, 128, 254, 255, .random(in: 0...255)].randomElement(using: &random) ?? 0
            }
            let coverage = [1, 77, 254, 255].randomElement(using: &random) ?? 255
            let color = colors[0]
            let levels = mask.map { UInt8($0) }
            let alike = [UInt32](repeating: color, count: count)
            let even = [Int](repeating: coverage, count: count)
            check(backdrop, alike, even) { row in
                SourceOver.blend(color, coverage: coverage, onto: row, count: count)
            }
            check(backdrop, alike, mask) { row in
                SourceOver.blend(color, mask: levels, onto: row, count: count)
            }
            check(backdrop, colors, even) { row in
                SourceOver.blend(colors, coverage: coverage, onto: row, count: count)
            }
            check(backdrop, colors, mask) { row in
                SourceOver.blend(colors, mask: levels, onto: row, count: count)
            }
        }
    }

    private func check(
        _ backdrop: [UInt32], _ source: [UInt32], _ coverage: [Int],
        _ blend: (UnsafeMutablePointer<UInt32>) -> Void
    ) {
        var row = backdrop
        blend(&row)
        for i in row.indices {
            var s = BlendFormula.unpack(source[i])
            let c = Double(coverage[i]) / 255
            s = BlendFormula.Color(red: s.red * c, green: s.green * c, blue: s.blue * c, alpha: s.alpha * c)
            let exact = BlendFormula.blend(s, onto: BlendFormula.unpack(backdrop[i]), .normal)
            let own = BlendFormula.unpack(row[i])
            let errors = [
                own.red - exact.red, own.green - exact.green, own.blue - exact.blue, own.alpha - exact.alpha,
            ]
            for error in errors { #expect(abs(error) * 255 <= 1.5) }
        }
    }

    private static func pixel(_ random: inout SeededGenerator) -> UInt32 {
        let alpha =
            [0, 1, 127, 255, UInt32.random(in: 0...255, using: &random)].randomElement(using: &random) ?? 0
        return (0..<3).reduce(alpha << 24) {
            $0 | UInt32.random(in: 0...alpha, using: &random) << UInt32($1 * 8)
        }
    }
}
