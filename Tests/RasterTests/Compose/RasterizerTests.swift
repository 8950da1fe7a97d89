import Drawing
import Foundation
import Imaging
import Testing

@testable import Raster

struct RasterizerTests {
    private func list(_ width: CGFloat, _ height: CGFloat, scale: CGFloat = 1) -> DisplayList {
        DisplayList(size: CGSize(width: width, height: height), scale: scale, items: [])
    }

    private static let sizes: [(CGFloat, CGFloat, Int)] = [
        (10, 1, 10), (10.2, 1, 11), (33.3, 3, 100), (10.5, 2, 21), (100.0 / 3, 3, 100), (0, 2, 0),
    ]

    @Test(arguments: sizes.indices)
    func widthIsRoundedUp(index: Int) throws {
        let (width, scale, pixels) = Self.sizes[index]
        let bitmap = try Rasterizer(glyphs: NoGlyphs()).bitmap(of: list(width, 1, scale: scale))
        #expect(bitmap.width == pixels)
        #expect(bitmap.height == Int(scale))
    }

    @Test func scaleCanBeOverridden() throws {
        let bitmap = try Rasterizer(glyphs: NoGlyphs()).bitmap(of: list(10, 4, scale: 2), scale: 3)
        #expect(bitmap == Bitmap(width: 30, height: 12))
    }

    @Test func backgroundFillsThePicture() throws {
        let bitmap = try Rasterizer(glyphs: NoGlyphs()).bitmap(
            of: list(2, 2), background: ResolvedColor(255, 0, 0, opacity: 0.5))
        #expect(bitmap[1, 1] == RGBA8(red: 128, green: 0, blue: 0, alpha: 128))
    }

    @Test func impossibleSizesAreErrors() {
        let rasterizer = Rasterizer(glyphs: NoGlyphs(), pixelLimit: 100)
        for bad in [
            list(.nan, 1), list(1, .infinity), list(-1, 1), list(1, 1, scale: 0), list(1, 1, scale: .nan),
        ] {
            #expect(throws: RasterError.self) { try rasterizer.bitmap(of: bad) }
        }
        #expect(throws: RasterError.tooLarge(width: 11, height: 10, scale: 1, limit: 100)) {
            try rasterizer.bitmap(of: list(11, 10))
        }
        #expect(throws: RasterError.self) { try rasterizer.bitmap(of: list(1e300, 1e300)) }
    }

    @Test func errorsSayWhatToDo() {
        let text = RasterError.invalidSize(width: 10, height: .infinity, scale: 2).description
        #expect(text.contains("10 x inf points at scale 2"))
        #expect(text.contains("frame(width:height:)"))
    }

    @Test func fillsSolidColors() throws {
        let bitmap = try render(
            [.fill(.rect(0.25, 0, 1, 1), FillStyle(), .solid(ResolvedColor(0, 0, 255)))], width: 2, height: 1,
            background: .white)
        #expect(bitmap[0, 0] == RGBA8(red: 64, green: 64, blue: 255))
        #expect(bitmap[1, 0] == RGBA8(red: 191, green: 191, blue: 255))
    }

    /// Colours outside what the screen shows are clamped, NaN is 0.
    @Test func clampsColors() throws {
        let odd = ResolvedColor(red: 2, green: -1, blue: .nan, opacity: 1.5)
        let bitmap = try render([.fill(.rect(0, 0, 1, 1), FillStyle(), .solid(odd))], width: 1, height: 1)
        #expect(bitmap[0, 0] == RGBA8(red: 255, green: 0, blue: 0))
    }

    /// The bytes of a picture with a bit of everything: every machine and both build modes must give these.
    @Test func bytesAreTheSameEverywhere() throws {
        let ramp = GradientRamp(stops: [
            .init(color: ResolvedColor(255, 56, 60), location: 0),
            .init(color: ResolvedColor(0, 136, 255, opacity: 0.25), location: 1),
        ])
        let turned = Effect.transform(CGAffineTransform(rotationAngle: 0.3).translatedBy(x: 20, y: 2))
        let shadow = Effect.shadow(color: ResolvedColor(0, 0, 0, opacity: 0.33), radius: 2.3, x: 0.7, y: 1)
        let bitmap = try render(
            [
                .fill(
                    .rect(0, 0, 64, 48), FillStyle(),
                    .linearGradient(ramp, start: .zero, end: CGPoint(x: 64, y: 48))),
                .group(
                    [shadow, turned], items(.fill(.circle(20, 20, radius: 11.3), FillStyle(), .solid(.white)))
                ),
                .stroke(
                    .circle(40, 24, radius: 13), StrokeStyle(lineWidth: 2.5, lineCap: .round, dash: [5, 4]),
                    .angularGradient(ramp, center: CGPoint(x: 40, y: 24), startAngle: 0.2, endAngle: 5),
                    antialiased: true),
                .group(
                    [.blur(radius: 1.5, isOpaque: false), .colorFilter(.hueRotation(1)), .blend(.softLight)],
                    items(.fill(.rect(10, 30, 20, 10), FillStyle(), .solid(ResolvedColor(255, 204, 0))))),
            ], width: 64, height: 48, scale: 1.5)
        var checksum: UInt64 = 0xcbf2_9ce4_8422_2325
        for byte in bitmap.pixels { checksum = (checksum ^ UInt64(byte)) &* 0x100_0000_01b3 }
        #expect(String(checksum, radix: 16) == "9cb8c5cedb954428")
    }
}
