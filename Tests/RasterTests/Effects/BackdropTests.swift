import Drawing
import Foundation
import Imaging
import Testing

struct BackdropTests {
    private func material(_ radius: CGFloat, _ saturation: Double = 1, tint: ResolvedColor = .clear) -> Effect
    {
        .backdrop(Backdrop(radius: radius, saturation: saturation, tint: tint))
    }

    private func fill(_ path: Path, _ color: ResolvedColor = .white) -> DisplayItem.Content {
        .fill(path, FillStyle(), .solid(color))
    }

    /// Below an edge of black and white the material shows the Gaussian of it; beside the material it stays.
    @Test func blursWhatIsBelow() throws {
        let below = fill(.rect(0, 0, 60, 80), .black)
        let bitmap = try render(
            [below, .group([material(6)], items(fill(.rect(20, 20, 80, 40))))], width: 120, height: 80,
            background: .white)
        let s = 6 * 2.0.squareRoot()
        for x in 30..<90 {
            let exact = 255 * erfc((60 - Double(x) - 0.5) / s) / 2
            #expect(abs(Double(bitmap[x, 40].red) - exact) <= 1)
        }
        #expect(bitmap[59, 10].red == 0 && bitmap[60, 10].red == 255)
        #expect(bitmap[59, 70].red == 0 && bitmap[60, 70].red == 255)
    }

    /// One colour stays that colour to the picture's edges; saturation and tint are applied to it.
    @Test func recipe() throws {
        let whole = Path.rect(0, 0, 40, 40)
        let color = ResolvedColor(204, 102, 51)
        let plain = try render(
            [.group([material(30)], items(fill(whole)))], width: 40, height: 40, background: color)
        #expect(plain[0, 0] == RGBA8(red: 204, green: 102, blue: 51) && plain[20, 20] == plain[0, 0])
        let saturated = try render(
            [.group([material(0, 2)], items(fill(whole)))], width: 40, height: 40, background: color)
        #expect(saturated[7, 7] == RGBA8(red: 255, green: 84, blue: 0))
        let tinted = try render(
            [.group([material(0, tint: ResolvedColor(255, 255, 255, opacity: 0.6))], items(fill(whole)))],
            width: 40, height: 40, background: color)
        #expect(tinted[7, 7] == RGBA8(red: 235, green: 194, blue: 173))
    }

    /// The alpha of the shape, and opacity around, mix the material with what it stands for.
    @Test func alphaAndOpacityLetTheSharpPictureThrough() throws {
        let stripes = fill(.rect(0, 0, 20, 40), .black)
        let half = fill(.rect(0, 0, 40, 40), ResolvedColor(9, 9, 9, opacity: 0.5))
        let one = try render(
            [stripes, .group([material(3)], items(half))], width: 40, height: 40, background: .white)
        let other = try render(
            [stripes, .group([material(3), .opacity(128.0 / 255)], items(fill(.rect(0, 0, 40, 40))))],
            width: 40, height: 40, background: .white)
        #expect(one == other)
        // Black, half of it as bright as the Gaussian has it there.
        let exact = 255 * erfc(2.5 / (3 * 2.0.squareRoot())) / 2 * 128 / 255
        #expect(abs(Double(one[17, 20].red) - exact) <= 1)
    }

    /// A layer is where looking stops.
    @Test func seesItsOwnLayerOnly() throws {
        let inner = DisplayItem.Content.group([material(2)], items(fill(.rect(0, 0, 20, 20))))
        let bitmap = try render(
            [.group([.layer], items(fill(.rect(0, 0, 4, 4), .clear), inner))], width: 20, height: 20,
            background: ResolvedColor(50, 60, 70))
        #expect(bitmap[10, 10] == RGBA8(red: 50, green: 60, blue: 70))
        // Nothing was below in the layer, and nothing takes its place.
    }

    /// The shadow of a material is that of its shape, and what is below the shape isn't darkened by it.
    @Test func shadowsOfMaterials() throws {
        let bitmap = try render(
            [
                .group(
                    [material(2), .shadow(color: .black, radius: 0, x: 6, y: 0)],
                    items(fill(.rect(10, 10, 20, 20))))
            ], width: 50, height: 40, background: ResolvedColor(200, 0, 0))
        #expect(bitmap[33, 20] == RGBA8(red: 0, green: 0, blue: 0))
        #expect(bitmap[20, 5] == RGBA8(red: 200, green: 0, blue: 0))
    }
}
