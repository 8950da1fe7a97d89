import Drawing
import Testing

@testable import Raster

/// The loops in C against those in Swift: the same bytes.
struct PixelRowsTests {
    private func pixel(_ random: inout SeededGenerator) -> PremultipliedPixel {
        let alpha = [0, 255, UInt32.random(in: 0...255, using: &random)].randomElement(using: &random) ?? 0
        return PixelArithmetic.scale(
            UInt32.random(in: 0...0xff_ffff, using: &random) | 0xff00_0000, by: alpha)
    }

    private func pixels(_ count: Int, _ random: inout SeededGenerator) -> [PremultipliedPixel] {
        (0..<count).map { _ in pixel(&random) }
    }

    @Test func sourceOverIsThePlainForm() {
        var random = SeededGenerator(seed: 21)
        for count in Array(0...70) + [255, 1000] {
            let (row, sources) = (pixels(count, &random), pixels(count, &random))
            let color = pixel(&random)
            let mask = (0..<count).map { _ in
                [0, 255, UInt8.random(in: 0...255, using: &random)].randomElement(using: &random) ?? 0
            }
            let coverage = Int.random(in: 1...255, using: &random)
            var (fast, plain) = (row, row)
            SourceOver.blend(color, coverage: coverage, onto: &fast, count: count)
            let covered = PixelArithmetic.scale(color, by: UInt32(coverage))
            SourceOver.Plain.blend(covered, rest: 255 - covered >> 24, onto: &plain, count: count)
            #expect(fast == plain)
            (fast, plain) = (row, row)
            SourceOver.blend(color, mask: mask, onto: &fast, count: count)
            SourceOver.Plain.blend(color, mask: mask, onto: &plain, count: count)
            #expect(fast == plain)
            for coverage in [coverage, 255] {
                (fast, plain) = (row, row)
                SourceOver.blend(sources, coverage: coverage, onto: &fast, count: count)
                SourceOver.Plain.blend(sources, coverage: coverage, onto: &plain, count: count)
                #expect(fast == plain)
            }
            (fast, plain) = (row, row)
            SourceOver.blend(sources, mask: mask, onto: &fast, count: count)
            SourceOver.Plain.blend(sources, mask: mask, onto: &plain, count: count)
            #expect(fast == plain)
        }
    }

    @Test func gradientsLookUpTheNearestEntry() {
        let stops: [GradientRamp.Stop] = [
            .init(color: ResolvedColor(255, 0, 0), location: 0.1),
            .init(color: ResolvedColor(0, 0, 255, opacity: 0.2), location: 0.7),
        ]
        guard let table = RampTable(GradientRamp(stops: stops)) else { return }
        var random = SeededGenerator(seed: 22)
        for count in [1, 3, 4, 5, 8, 17, 200] {
            let first = Double.random(in: -2...2, using: &random)
            let step = Double.random(in: -0.02...0.02, using: &random)
            var row = [PremultipliedPixel](repeating: 0, count: count)
            table.withEntries { PixelRows.linear($0, first: first, step: step, into: &row, count: count) }
            #expect(row == (0..<count).map { table[first + Double($0) * step] })
            let point = SIMD2(
                Double.random(in: -9...9, using: &random), Double.random(in: -9...9, using: &random))
            let move = SIMD2(0.11, step)
            table.withEntries {
                PixelRows.radial(
                    $0, point: point, step: move, start: first, scale: 0.3, into: &row, count: count)
            }
            let expected = (0..<count).map { i in
                let place = point + move * Double(i)
                let radius = (place.x * place.x + place.y * place.y).squareRoot()
                return table[(radius - first) * 0.3]
            }
            #expect(row == expected)
        }
        for odd in [Double.nan, .infinity, -.infinity, 1e300] {
            var row = [PremultipliedPixel](repeating: 0, count: 5)
            table.withEntries { PixelRows.linear($0, first: odd, step: 0.1, into: &row, count: 5) }
            #expect(row == [PremultipliedPixel](repeating: table[odd], count: 5))
        }
    }

    /// Every entry of a table, on rows of all lengths, in places where the fast numbers are near a border between
    /// entries as in others: the plain formulas' entries.
    @Test func gradientsFindTheFormulasEntries() {
        let table = Array(0...4096 as ClosedRange<UInt32>)
        func entry(_ location: Double) -> UInt32 {
            let scaled = location * 4096 + 0.5
            return scaled > 0 ? UInt32(min(scaled, 4096)) : 0
        }
        var random = SeededGenerator(seed: 27)
        for round in 0..<400 {
            let count = [31, 32, 63, 64, 65, 200, 1024, 1100].randomElement(using: &random) ?? 64
            // Whole numbers of halves of entries in every other row.
            let unit = round % 2 == 0 ? 1.0 / 8192 : Double.random(in: 0...0.0002, using: &random)
            let first = Double(Int.random(in: -5000...5000, using: &random)) * unit
            let step = Double(Int.random(in: -40...40, using: &random)) * unit
            var row = [PremultipliedPixel](repeating: 0, count: count)
            table.withUnsafeBufferPointer {
                PixelRows.linear($0, first: first, step: step, into: &row, count: count)
            }
            #expect(row == (0..<count).map { entry(first + Double($0) * step) })
            let point = SIMD2(
                Double(Int.random(in: -900...900, using: &random)) / 2,
                Double(Int.random(in: -900...900, using: &random)) / 2)
            let move =
                round % 2 == 0
                ? SIMD2(1.0, 0)
                : SIMD2(.random(in: -2...2, using: &random), .random(in: -1...1, using: &random))
            let start = round % 4 == 0 ? 20.0 : 0
            let scale = 1 / Double(Int.random(in: 1...900, using: &random)) * (round % 8 == 7 ? -1 : 1)
            table.withUnsafeBufferPointer {
                PixelRows.radial(
                    $0, point: point, step: move, start: start, scale: scale, into: &row, count: count)
            }
            let expected = (0..<count).map { i in
                let place = point + move * Double(i)
                let radius = (place.x * place.x + place.y * place.y).squareRoot()
                return entry((radius - start) * scale)
            }
            #expect(row == expected, "\(point), \(move), \(start), \(scale)")
        }
    }

    /// Inside, at all borders, beside the picture, and in pictures of one pixel, row or column.
    @Test func bilinearSamplesAreThePlainForm() {
        var random = SeededGenerator(seed: 24)
        for (width, height) in [(1, 1), (1, 6), (7, 1), (2, 2), (9, 5), (64, 40)] {
            let picture = pixels(width * height, &random)
            for count in [1, 2, 3, 8, 31, 100] {
                func place(_ size: Int) -> Int64 {
                    Int64(Double.random(in: -2...Double(size) + 1, using: &random) * 0x1p32)
                }
                func step() -> Int64 {
                    [0, 1 << 32, -(1 << 31), .random(in: -1 << 32...1 << 32, using: &random)]
                        .randomElement(using: &random) ?? 0
                }
                let walk = PictureWalk(x: place(width), y: place(height), dx: step(), dy: step())
                var row = [PremultipliedPixel](repeating: 0, count: count)
                PixelRows.bilinear(
                    picture, width: width, height: height, walk, into: &row, count: count)
                let plain = (0..<Int64(count)).map {
                    PixelRows.bilinearSample(
                        picture, width: width, height: height, x: walk.x + $0 * walk.dx,
                        y: walk.y + $0 * walk.dy)
                }
                #expect(row == plain, "\(width)x\(height), \(walk)")
            }
        }
    }

    /// Every pair of levels, with colours above their alpha among them; not where a backdrop lets light through.
    @Test(arguments: [BlendMode.multiply, .screen])
    func blendsOfOpaqueRowsAreTheFormula(mode: BlendMode) {
        let levels = Array(0...255 as ClosedRange<UInt32>)
        let row = levels.map { $0 | (255 - $0) << 8 | ($0 * 7 & 255) << 16 | 0xff00_0000 }
        for alpha in [0, 1, 2, 100, 127, 128, 254, 255] as [UInt32] {
            for level in levels {
                let source = levels.map { other -> PremultipliedPixel in
                    level | min(other, alpha) << 8 | min(level, alpha) << 16 | alpha << 24
                }
                var fast = row
                #expect(PixelRows.blend(source, onto: &fast, count: 256, mode) == 256)
                let plain = (0..<256).map {
                    BlendFormula.blend(BlendFormula.unpack(source[$0]), coverage: 255, onto: row[$0], mode)
                }
                #expect(fast == plain, "\(mode), \(level) of \(alpha)")
            }
        }
        var five: [PremultipliedPixel] = [.max, .max, 0xfeff_ffff, .max, .max]
        #expect(PixelRows.blend([1, 2, 3, 4, 5], onto: &five, count: 5, mode) == 0)
        five[2] = .max
        #expect(PixelRows.blend([1, 2, 3, 4, 5], onto: &five, count: 5, mode) == 4)
    }

    /// Where both may be used, rows averaged are rows blended.
    @Test func averagedRowsAreBlendedRows() {
        var random = SeededGenerator(seed: 25)
        for count in [1, 2, 3, 4, 5, 7, 8, 33, 200] {
            let rows = (0..<2).map { _ in
                pixels(count, &random).flatMap { pixel in
                    [0, 8, 16, 24].map { Float(pixel >> $0 & 255) * 0.9999 }
                }
            }
            let weight = Float.random(in: 0...1, using: &random)
            var (fast, plain) = (pixels(count, &random), pixels(count, &random))
            PixelRows.average(rows[0], weight, rows[1], 1 - weight, into: &fast, count: count)
            PixelRows.blend(rows[0], weight, rows[1], 1 - weight, into: &plain, count: count)
            #expect(fast == plain)
        }
    }

    /// Results that are kept are the formula's, whatever lies below.
    @Test func keptBlendsAreTheFormula() {
        var random = SeededGenerator(seed: 23)
        let blend = SolidBlend()
        for mode in BlendMode.allCases {
            for coverage in [255, 91] {
                let color = SolidColor(
                    ResolvedColor(
                        red: .random(in: 0...1, using: &random), green: .random(in: 0...1, using: &random),
                        blue: .random(in: 0...1, using: &random), opacity: .random(in: 0...1, using: &random))
                ).exact
                var few = pixels(20, &random)
                few.append(0)
                let row = (0..<300).map { _ in few.randomElement(using: &random) ?? 0 } + pixels(300, &random)
                var fast = row
                blend.blend(color, coverage: coverage, onto: &fast, count: row.count, mode)
                #expect(
                    fast == row.map { BlendFormula.blend(color, coverage: coverage, onto: $0, mode) },
                    "\(mode)")
            }
        }
    }

    /// Multiply by colours whose exact results lie on halves, on rows with and without what lets light through.
    @Test func linesAreTheFormula() throws {
        var random = SeededGenerator(seed: 26)
        let blend = SolidBlend()
        for opacity in [0.2, 0.35, 0.5, 0.75, 0.9, 1, .random(in: 0...1, using: &random)] {
            for _ in 0..<25 {
                let level = { Double(Int.random(in: 0...255, using: &random)) / 255 }
                let color = SolidColor(
                    ResolvedColor(red: level(), green: level(), blue: level(), opacity: opacity)
                ).exact
                for mode in [BlendMode.multiply, .screen, .exclusion] {
                    var row = (0..<512 as Range<UInt32>).map {
                        ($0 & 255) * 0x01_0101 ^ ($0 < 256 ? 0 : 0x31_7705) | 0xff00_0000
                    }
                    row[300] = 0x7f01_0203
                    let expected = row.map { BlendFormula.blend(color, coverage: 255, onto: $0, mode) }
                    blend.blend(color, coverage: 255, onto: &row, count: row.count, mode)
                    #expect(row == expected, "\(mode) of \(color)")
                }
            }
        }
    }

    /// The line is found for most colours, the one with halves among them, or tables would do its work.
    @Test(arguments: [(90, 0.5), (40, 0.5), (200, 0.31), (255, 1), (0, 0.7)])
    func multiplyIsALine(level: Int, opacity: Double) {
        let color = SolidColor(
            ResolvedColor(
                red: Double(level) / 255, green: Double(level) / 255, blue: Double(level) / 255,
                opacity: opacity)
        ).exact
        let results = (0..<256 as Range<UInt32>).map {
            BlendFormula.blend(color, coverage: 255, onto: $0 | 0xff00_0000, .multiply) & 255
        }
        let (black, white) = BlendFormula.ends(color, coverage: 255, .multiply)
        let line = LevelLine(results, from: black.red, to: white.red)
        #expect((0..<256 as Range<UInt32>).map { line?[$0] } == results)
    }
}
