import Drawing
import Foundation
import Imaging
import Testing

struct StyledShadowTests {
    private let square = DisplayItem.Content.fill(.rect(20, 20, 60, 60), FillStyle(), .solid(.white))
    private let red = ResolvedColor(255, 0, 0)

    private func drawn(_ effects: [Effect], _ content: DisplayItem.Content? = nil) throws -> Bitmap {
        try render([.group(effects, items(content ?? square))], width: 100, height: 100)
    }

    /// Cast by all around into the shape: half at its edges, as deep as the Gaussian reaches, moved as told.
    @Test func innerShadows() throws {
        let bitmap = try drawn([.innerShadow(color: red, radius: 5, x: 0, y: 0)])
        let s = 5 * 2.0.squareRoot()
        for x in 20..<50 {
            let light = 255 - 255 * erfc((Double(x) + 0.5 - 20) / s) / 2
            #expect(abs(Double(bitmap[x, 50].green) - light) <= 1.01)
            #expect(bitmap[x, 50].alpha == 255 && bitmap[x, 50].red == 255)
        }
        #expect(bitmap[19, 50].alpha == 0)
        let moved = try drawn([.innerShadow(color: red, radius: 0, x: 4, y: 0)])
        #expect(moved[23, 50].green == 0 && moved[24, 50].green == 255 && moved[79, 50].green == 255)
    }

    /// It takes the alpha of what it falls on, and leaves it.
    @Test func innerShadowsKeepTheAlpha() throws {
        let half = DisplayItem.Content.fill(
            .rect(20, 20, 60, 60), FillStyle(), .solid(ResolvedColor(255, 255, 255, opacity: 0.5)))
        let bitmap = try drawn([.innerShadow(color: .black, radius: 6, x: 2, y: 2)], half)
        for (x, y) in [(20, 20), (40, 25), (50, 50)] { #expect(bitmap[x, y].alpha == 128) }
    }

    @Test func aboveAndAlone() throws {
        func styled(_ mode: BlendMode = .normal, above: Bool, alone: Bool) -> Effect {
            .styledShadow(
                StyledShadow(
                    color: red, radius: 0, x: 10, y: 0, blendMode: mode, isAbove: above, isAlone: alone))
        }
        let above = try drawn([styled(above: true, alone: false)])
        #expect(above[25, 50] == RGBA8(red: 255, green: 255, blue: 255))
        #expect(above[50, 50] == RGBA8(red: 255, green: 0, blue: 0))
        #expect(above[85, 50] == RGBA8(red: 255, green: 0, blue: 0))
        let below = try drawn([styled(above: false, alone: false)])
        #expect(below[50, 50] == RGBA8(red: 255, green: 255, blue: 255))
        let alone = try drawn([styled(above: false, alone: true)])
        #expect(alone[25, 50].alpha == 0 && alone[50, 50] == RGBA8(red: 255, green: 0, blue: 0))
        let kept = try drawn([styled(.sourceAtop, above: true, alone: true)])
        #expect(kept[25, 50].alpha == 0 && kept[50, 50].alpha == 255 && kept[85, 50].alpha == 0)
        let multiplied = try drawn([styled(.multiply, above: true, alone: false)])
        #expect(multiplied[50, 50] == RGBA8(red: 255, green: 0, blue: 0))
    }

    /// Inverted without more, the shadow is everywhere but behind the shape.
    @Test func invertedShadowsFillTheRest() throws {
        let bitmap = try drawn([
            .styledShadow(StyledShadow(color: red, radius: 0, invertsAlpha: true, isAlone: true))
        ])
        #expect(bitmap[5, 5] == RGBA8(red: 255, green: 0, blue: 0))
        #expect(bitmap[50, 50].alpha == 0)
    }

    /// As one, opacity doesn't let the shadow show through what hides it; ungrouped it does.
    @Test func ungroupedShadowsAreMixedApart() throws {
        func result(_ isUngrouped: Bool) throws -> RGBA8 {
            let shadow = StyledShadow(color: .black, radius: 0, isUngrouped: isUngrouped)
            return try render(
                [.group([.styledShadow(shadow), .opacity(0.5)], items(square))], width: 100, height: 100,
                background: .white)[50, 50]
        }
        #expect(try result(false) == RGBA8(red: 255, green: 255, blue: 255))
        #expect(abs(Int(try result(true).red) - 191) <= 1)
    }
}
