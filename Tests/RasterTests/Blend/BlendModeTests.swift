import Drawing
import Foundation
import Imaging
import Testing

/// Modes whose SwiftUI form isn't the W3C's, by their formulas on opaque colours.
struct BlendModeTests {
    private func blended(_ backdrop: ResolvedColor?, _ source: ResolvedColor, _ mode: BlendMode) throws
        -> RGBA8
    {
        let pixel = Path.rect(0, 0, 1, 1)
        let source = items(.fill(pixel, FillStyle(), .solid(source)))
        return try render([.group([.blend(mode)], source)], width: 1, height: 1, background: backdrop)[0, 0]
    }

    /// Pegtop's soft light: (1 - 2 s) b b + 2 s b, for b = 0.4 and s = 0.2, 0.8, 1.
    @Test func softLight() throws {
        let result = try blended(ResolvedColor(102, 102, 102), ResolvedColor(51, 204, 255), .softLight)
        #expect(result == RGBA8(red: 65, green: 139, blue: 163))
    }

    /// s + b - 1, at least 0.
    @Test func plusDarker() throws {
        let result = try blended(ResolvedColor(200, 100, 255), ResolvedColor(100, 100, 30), .plusDarker)
        #expect(result == RGBA8(red: 45, green: 0, blue: 30))
    }

    @Test func plusLighterSaturates() throws {
        let result = try blended(ResolvedColor(200, 100, 0), ResolvedColor(100, 100, 30), .plusLighter)
        #expect(result == RGBA8(red: 255, green: 200, blue: 30))
    }

    /// Onto nothing, modes that mix colours leave the source, and Porter-Duff modes what they keep of it.
    @Test(arguments: BlendMode.allCases)
    func ontoNothing(mode: BlendMode) throws {
        let source = ResolvedColor(200, 100, 50)
        let result = try blended(nil, source, mode)
        let isKept = ![.sourceAtop, .destinationOut, .clear, .sourceIn, .destinationIn].contains(mode)
        #expect(
            result
                == (isKept
                    ? RGBA8(red: 200, green: 100, blue: 50) : RGBA8(red: 0, green: 0, blue: 0, alpha: 0)))
    }

    private static let replacing: [BlendMode] = [
        .clear, .copy, .sourceIn, .sourceOut, .destinationIn, .destinationAtop,
    ]

    @Test(arguments: BlendMode.allCases.filter { !replacing.contains($0) })
    func transparentSourceChangesNothing(mode: BlendMode) throws {
        #expect(try blended(ResolvedColor(1, 2, 3), .clear, mode) == RGBA8(red: 1, green: 2, blue: 3))
    }

    /// A pixel depends on what is drawn on it alone: not on colours elsewhere that are stored alike.
    @Test(arguments: BlendMode.allCases)
    func unrelatedSiblingsChangeNothing(mode: BlendMode) throws {
        func fill(_ x: CGFloat, _ red: Int) -> DisplayItem.Content {
            let color = ResolvedColor(red, 220, 90, opacity: 64 / 255)
            return .fill(.rect(x, 0, 40, 1), FillStyle(), .solid(color))
        }
        // 30, 31 and 32 are all stored as 8 of 64.
        let source = items(.fill(.rect(0, 0, 40, 1), FillStyle(), .solid(ResolvedColor(200, 100, 50))))
        let drawn = [fill(0, 30), .group([.blend(mode)], source)]
        let alone = try render(drawn, width: 80, height: 1)
        for sibling in [31, 32, 33] {
            let beside = try render([fill(40, sibling)] + drawn, width: 80, height: 1)
            for x in 0..<40 { #expect(beside[x, 0] == alone[x, 0]) }
        }
    }

    /// Where the alpha is high one 8-bit colour is stored as the pixel: the formula of that colour, on W3C terms.
    @Test func burnTakesTheStoredColorAsOfEightBits() throws {
        let pixel = Path.rect(0, 0, 1, 1)
        let below = ResolvedColor(250, 10, 130, opacity: 200 / 255)
        let source = items(.fill(pixel, FillStyle(), .solid(ResolvedColor(12, 34, 200))))
        let result = try render(
            [.fill(pixel, FillStyle(), .solid(below)), .group([.blend(.colorBurn)], source)], width: 1,
            height: 1)[0, 0]
        func exact(_ b: Double, _ s: Double) -> Double {
            let burnt = 1 - min(1, (255 - b) / s)
            return 55.0 / 255 * s + 200 * burnt
        }
        #expect(abs(Double(result.red) - exact(250, 12)) <= 0.51)
        #expect(abs(Double(result.blue) - exact(130, 200)) <= 0.51)
    }

    /// Modes that take from the backdrop do so as far as the shape covers: a quarter of the pixel, all of it.
    @Test(arguments: replacing)
    func replacingModesKeepToTheShape(mode: BlendMode) throws {
        let clear = try blended(ResolvedColor(100, 100, 100), .clear, mode)
        #expect(clear == RGBA8(red: 0, green: 0, blue: 0, alpha: 0))
        let quarter = items(.fill(.rect(0, 0, 0.25, 1), FillStyle(), .solid(.clear)))
        let bitmap = try render(
            [.group([.blend(mode)], quarter)], width: 1, height: 1, background: ResolvedColor(200, 100, 0))
        #expect(bitmap[0, 0] == RGBA8(red: 150, green: 75, blue: 0, alpha: 191))
    }
}
