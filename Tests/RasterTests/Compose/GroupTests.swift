import Drawing
import Foundation
import Imaging
import Testing

struct GroupTests {
    private let black = RGBA8(red: 0, green: 0, blue: 0)
    private let nothing = RGBA8(red: 0, green: 0, blue: 0, alpha: 0)

    private func square(
        _ x: CGFloat, _ y: CGFloat, _ size: CGFloat, _ color: ResolvedColor = .black
    ) -> DisplayItem.Content {
        .fill(.rect(x, y, size, size), FillStyle(), .solid(color))
    }

    /// `effects[0]` acts first: scaled, then moved.
    @Test func effectsApplyInnermostFirst() throws {
        let scale = Effect.transform(CGAffineTransform(scaleX: 2, y: 2))
        let move = Effect.transform(CGAffineTransform(translationX: 4, y: 0))
        let bitmap = try render([.group([scale, move], items(square(0, 0, 2)))], width: 10, height: 4)
        #expect((0..<10).map { bitmap[$0, 0].alpha } == [0, 0, 0, 0, 255, 255, 255, 255, 0, 0])
        let other = try render([.group([move, scale], items(square(0, 0, 1)))], width: 12, height: 4)
        #expect((0..<12).map { other[$0, 0].alpha } == [0, 0, 0, 0, 0, 0, 0, 0, 255, 255, 0, 0])
    }

    @Test func opacityComposesOverlapOnce() throws {
        let pair = items(square(0, 0, 4), square(2, 0, 4))
        let bitmap = try render([.group([.opacity(0.5)], pair)], width: 6, height: 4)
        #expect((0..<6).map { bitmap[$0, 0].alpha } == [128, 128, 128, 128, 128, 128])
        #expect(try render([.group([.opacity(0)], pair)], width: 6, height: 4) == Bitmap(width: 6, height: 4))
        let many = try render([.group([.opacity(0.5), .opacity(0.5)], pair)], width: 6, height: 4)
        #expect(many[3, 0].alpha == 64)
    }

    @Test func clips() throws {
        let aligned = try render(
            [.group([.clip(.rect(1, 1, 2, 2), FillStyle())], items(square(0, 0, 4)))], width: 4, height: 4)
        #expect((0..<4).map { aligned[$0, 1].alpha } == [0, 255, 255, 0])
        let fractional = try render(
            [.group([.clip(.rect(0.5, 0, 2, 4), FillStyle())], items(square(0, 0, 4)))], width: 4, height: 4)
        #expect((0..<4).map { fractional[$0, 1].alpha } == [128, 255, 128, 0])
        let aliased = try render(
            [.group([.clip(.rect(0.4, 0, 2, 4), FillStyle(antialiased: false))], items(square(0, 0, 4)))],
            width: 4, height: 4)
        #expect((0..<4).map { aliased[$0, 1].alpha } == [255, 255, 255, 0])
        var ring = Path.rect(0, 0, 4, 4)
        ring.elements += Path.rect(1, 1, 2, 2).elements
        let evenOdd = try render(
            [.group([.clip(ring, FillStyle(eoFill: true))], items(square(0, 0, 4)))], width: 4, height: 4)
        #expect((0..<4).map { evenOdd[$0, 1].alpha } == [255, 0, 0, 255])
    }

    @Test func nestedClipsMultiply() throws {
        let inner = DisplayItem.Content.group(
            [.clip(.rect(0.5, 0, 3, 4), FillStyle())], items(square(0, 0, 4)))
        let bitmap = try render(
            [.group([.clip(.rect(0, 0.5, 4, 3), FillStyle())], items(inner, square(9, 9, 1)))], width: 4,
            height: 4)
        #expect(bitmap[0, 0].alpha == 64)
        #expect(bitmap[1, 0].alpha == 128)
        #expect(bitmap[1, 1].alpha == 255)
    }

    @Test func masks() throws {
        let half = square(1, 0, 2, ResolvedColor(255, 255, 255, opacity: 0.5))
        let bitmap = try render(
            [.group([.mask(items(half))], items(square(0, 0, 4, ResolvedColor(200, 100, 0))))], width: 4,
            height: 4)
        #expect(bitmap[0, 0] == nothing)
        #expect(bitmap[1, 0] == RGBA8(red: 100, green: 50, blue: 0, alpha: 128))
        let empty = try render([.group([.mask([])], items(square(0, 0, 4)))], width: 4, height: 4)
        #expect(empty == Bitmap(width: 4, height: 4))
    }

    /// A blend mode passes out through opacity and blur, and stops at a layer.
    @Test func blendModesPassOut() throws {
        let gray = ResolvedColor(128, 128, 128)
        let multiply = Effect.blend(.multiply)
        func result(_ effects: [Effect]) throws -> UInt8 {
            try render(
                [.group(effects, items(square(0, 0, 8, gray)))], width: 8, height: 8, background: gray)[4, 4]
                .red
        }
        #expect(try result([multiply]) == 64)
        #expect(try result([multiply, .opacity(0.5)]) == 96)
        #expect(try result([.opacity(0.5), multiply]) == 96)
        #expect(try result([multiply, .blur(radius: 0.2, isOpaque: false)]) == 64)
        #expect(try result([multiply, .layer]) == 128)
        #expect(try result([.layer, multiply]) == 64)
    }

    @Test func destinationOutInsideALayer() throws {
        let hole = DisplayItem.Content.group([.blend(.destinationOut)], items(square(1, 1, 2)))
        let bitmap = try render(
            [square(0, 0, 4), .group([.layer], items(square(0, 0, 4, .white), hole))], width: 4, height: 4)
        #expect(bitmap[0, 0] == RGBA8(red: 255, green: 255, blue: 255))
        #expect(bitmap[1, 1] == black)
    }

    @Test func unusableTransformsDrawNothing() throws {
        for transform in [
            CGAffineTransform(scaleX: .nan, y: 1), CGAffineTransform(scaleX: .infinity, y: 1),
            CGAffineTransform(scaleX: 0, y: 1),
        ] {
            let bitmap = try render(
                [
                    .group(
                        [.transform(transform), .shadow(color: .black, radius: 2, x: 0, y: 0)],
                        items(square(0, 0, 4)))
                ],
                width: 4, height: 4)
            #expect(bitmap == Bitmap(width: 4, height: 4))
        }
    }
}
