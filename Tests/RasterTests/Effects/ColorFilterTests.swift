import Drawing
import Foundation
import Imaging
import Testing

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
}
