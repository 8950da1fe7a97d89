import Drawing
import Foundation
import Imaging
import Testing

struct ShadowTests {
    private let square = DisplayItem.Content.fill(.rect(20, 20, 20, 20), FillStyle(), .solid(.white))

    private func shadow(_ radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0, opacity: Double = 1) -> Effect {
        .shadow(color: ResolvedColor(0, 0, 0, opacity: opacity), radius: radius, x: x, y: y)
    }

    @Test func radiusZeroIsAHardCopy() throws {
        let bitmap = try render([.group([shadow(0, x: 5, y: 7)], items(square))], width: 60, height: 60)
        let black = RGBA8(red: 0, green: 0, blue: 0)
        let white = RGBA8(red: 255, green: 255, blue: 255)
        #expect(bitmap[39, 39] == white)
        #expect(bitmap[40, 40] == black)
        #expect(bitmap[44, 46] == black)
        #expect(bitmap[45, 46].alpha == 0)
        #expect(bitmap[44, 47].alpha == 0)
        #expect(bitmap[24, 40] == RGBA8(red: 0, green: 0, blue: 0, alpha: 0))
        #expect(bitmap[25, 40] == black)
    }

    /// Half at the edge of what casts it, as measured on SwiftUI, and the item's own alpha counts.
    @Test func profile() throws {
        let wide = DisplayItem.Content.fill(
            .rect(60, 0, 140, 200), FillStyle(), .solid(ResolvedColor(255, 255, 255, opacity: 0.5)))
        let bitmap = try render([.group([shadow(10)], items(wide))], width: 200, height: 200)
        for x in 20..<60 {
            let exact = erfc((60 - Double(x) - 0.5) / (10 * 2.squareRoot())) / 2 * 128
            #expect(abs(Double(bitmap[x, 100].alpha) - exact) <= 1)
        }
    }

    /// One shape casts its shadow without a layer; the same shape in two halves, which needs one, looks alike.
    @Test func shortcutAgreesWithLayer() throws {
        let halves = items(
            .fill(.rect(20, 20, 20, 10), FillStyle(), .solid(.white)),
            .fill(.rect(20, 30, 20, 10), FillStyle(), .solid(.white)))
        let effect = shadow(3, x: 1.25, y: 2, opacity: 0.33)
        let one = try render([.group([effect], items(square))], width: 60, height: 60, background: .white)
        let two = try render([.group([effect], halves)], width: 60, height: 60, background: .white)
        #expect(one == two)
    }

    @Test func underOpacityItIsOneLayer() throws {
        let bitmap = try render(
            [.group([shadow(0, x: 10), .opacity(0.5)], items(square))], width: 60, height: 60,
            background: .white)
        // Where the square hides its shadow, the shadow doesn't show through.
        #expect(bitmap[35, 30] == RGBA8(red: 255, green: 255, blue: 255))
        #expect(bitmap[45, 30] == RGBA8(red: 127, green: 127, blue: 127))
    }

    /// What lies outside the picture or a clip still casts its shadow into it.
    @Test func castersOutsideTheClip() throws {
        let outside = DisplayItem.Content.fill(.rect(-30, 0, 20, 20), FillStyle(), .solid(.black))
        let bitmap = try render(
            [.group([shadow(0, x: 30), .clip(.rect(0, 0, 15, 20), FillStyle())], items(outside))], width: 40,
            height: 20)
        #expect(bitmap[5, 10].alpha == 255)
        #expect(bitmap[16, 10].alpha == 0)
    }

    @Test func emptyGroups() throws {
        let bitmap = try render([.group([shadow(5), .opacity(0.5), .layer], [])], width: 4, height: 4)
        #expect(bitmap == Bitmap(width: 4, height: 4))
    }
}
