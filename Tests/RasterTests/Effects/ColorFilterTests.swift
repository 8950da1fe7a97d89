import Drawing
import Foundation
import Imaging
import Testing

@testable import Raster

/// What SwiftUI makes of (204, 102, 51), as measured.
struct ColorFilterTests {
    private func filtered(
        _ filters: [ColorFilter], _ color: ResolvedColor = ResolvedColor(204, 102, 51)
    ) throws -> RGBA8 {
        let fill = items(.fill(.rect(0, 0, 1, 1), FillStyle(), .solid(color)))
        return try render([.group(filters.map { .colorFilter($0) }, fill)], width: 1, height: 1)[0, 0]
    }

    private static let measured: [(ColorFilter, [UInt8])] = [
        (.brightness(0.2), [255, 153, 102]),
        (.brightness(-0.3), [127, 25, 0]),
        (.contrast(0.5), [166, 115, 89]),
        (.contrast(1.5), [242, 89, 13]),
        (.contrast(2), [255, 76, 0]),
        (.saturation(0.5), [162, 111, 85]),
        (.saturation(2), [255, 84, 0]),
        (.grayscale(1), [120, 120, 120]),
        (.hueRotation(Double.pi / 2), [51, 149, 36]),
        (.hueRotation(Double.pi * 10 / 9), [65, 127, 213]),
        (.colorInvert, [51, 153, 204]),
    ]

    @Test(arguments: measured)
    func isAsMeasured(filter: ColorFilter, expected: [UInt8]) throws {
        #expect(try filtered([filter]) == RGBA8(red: expected[0], green: expected[1], blue: expected[2]))
    }

    @Test func chainIsClampedAfterEachStep() throws {
        let result = try filtered([.saturation(0), .brightness(0.2), .colorInvert])
        #expect(result == RGBA8(red: 84, green: 84, blue: 84))
        // 204 + 128 is clamped to 255 before 128 is taken off again.
        #expect(try filtered([.brightness(128.0 / 255), .brightness(-128.0 / 255)]).red == 127)
    }

    @Test func multiplyAndLuminance() throws {
        let half = ResolvedColor(red: 0.5, green: 1, blue: 0, opacity: 0.5)
        #expect(try filtered([.colorMultiply(half)]) == RGBA8(red: 51, green: 51, blue: 0, alpha: 127))
        #expect(try filtered([.luminanceToAlpha]) == RGBA8(red: 0, green: 0, blue: 0, alpha: 120))
    }

    /// Filters see the straight colour: half transparent (204, 102, 51) inverts to half of (51, 153, 204).
    @Test func straightAlpha() throws {
        let result = try filtered([.colorInvert], ResolvedColor(204, 102, 51, opacity: 0.4))
        #expect(result == RGBA8(red: 20, green: 61, blue: 82, alpha: 102))
    }

    @Test func nothingStaysNothing() throws {
        for filter in [ColorFilter.colorInvert, .brightness(1), .luminanceToAlpha] {
            #expect(try filtered([filter], .clear) == RGBA8(red: 0, green: 0, blue: 0, alpha: 0))
        }
    }

    /// By tables or one by one: the same bytes for opaque colours, whatever the filters.
    @Test func tablesAgreeWithTheFormula() {
        var random = SeededGenerator(seed: 77)
        let all: [[ColorFilter]] =
            (0..<6).map { _ in [.saturation(Double.random(in: -1...3, using: &random))] }
            + (0..<6).map { _ in [.hueRotation(Double.random(in: 0...7, using: &random))] } + [
                [.brightness(0.13)], [.contrast(1.7), .brightness(-0.2)], [.colorInvert, .contrast(0.3)],
                [.grayscale(0.999)], [.colorMultiply(ResolvedColor(200, 30, 255)), .colorInvert],
            ]
        HalfPrecision.levels.withUnsafeBufferPointer { levels in
            for filters in all {
                let formula = ColorFilterFormula(filters)
                let table = OpaqueColorFilter(filters.map(ColorFilterStep.init))
                #expect(table != nil)
                for _ in 0..<3000 {
                    let pixel = UInt32.random(in: 0xff00_0000...0xffff_ffff, using: &random)
                    #expect(table?.filtered(pixel) == formula.filtered(pixel, levels))
                }
            }
        }
    }

    /// Red becomes blue's half and so on; offsets and alpha count.
    @Test func matrices() throws {
        let matrix = ColorFilterMatrix(
            red: [0, 0, 2, 0, 0], green: [1, 0, 0, -0.5, 0], blue: [0, 0, 0, 0, 0.25],
            alpha: [0, 0, 0, 0.6, 0])
        let result = try filtered([.matrix(matrix)])
        // Straight (102, 76.5, 63.75) at 153, halves down.
        #expect(result == RGBA8(red: 61, green: 46, blue: 38, alpha: 153))
        #expect(try filtered([.matrix(.inverting(by: 1))]) == RGBA8(red: 51, green: 153, blue: 204))
        #expect(try filtered([.matrix(.inverting(by: 0.5))]) == RGBA8(red: 127, green: 127, blue: 127))
        #expect(try filtered([.matrix(.inverting(by: 0))]) == RGBA8(red: 204, green: 102, blue: 51))
        // Rows that are too short are filled with zeros.
        let empty = ColorFilterMatrix(red: [], green: [], blue: [])
        #expect(try filtered([.matrix(empty)]) == RGBA8(red: 0, green: 0, blue: 0))
    }

    @Test func alphaThresholds() throws {
        let red = ResolvedColor(255, 0, 0)
        func result(_ alpha: Double, _ min: Double, _ max: Double) throws -> RGBA8 {
            try filtered(
                [.alphaThreshold(min: min, max: max, color: red)], ResolvedColor(1, 2, 3, opacity: alpha))
        }
        let clear = RGBA8(red: 0, green: 0, blue: 0, alpha: 0)
        #expect(try result(1, 0.5, 1) == RGBA8(red: 255, green: 0, blue: 0))
        #expect(try result(0.6, 0.6, 1) == RGBA8(red: 255, green: 0, blue: 0))
        #expect(try result(0.4, 0.5, 1) == clear)
        #expect(try result(0.9, 0.5, 0.8) == clear)
        #expect(try result(0.9, 0.8, 0.5) == clear)
    }
}
