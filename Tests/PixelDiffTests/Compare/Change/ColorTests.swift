import Imaging
import Testing

@testable import PixelDiff

@Suite struct ColorTests {
    private let area = rect(16, 16, 40, 20)

    private func flat(_ color: RGBA8, on base: RGBA8 = Sketch.white) -> Sketch {
        var sketch = Sketch(100, 100, base)
        sketch.fill(area, color)
        return sketch
    }

    @Test func aFlatRegionTellsItsColors() {
        let found = change(
            flat(RGBA8(red: 0x33, green: 0x66, blue: 0xFF)), flat(RGBA8(red: 0x33, green: 0x55, blue: 0xFF)))
        #expect(found.sentences == ["40x20 at (16, 16): #3366FF -> #3355FF"])
        #expect(found.regions.first?.kind == .recolored && found.differingPixels == 800)
    }

    @Test func mostOfARegion() {
        var (a, b) = (flat(RGBA8(red: 1, green: 2, blue: 3)), flat(RGBA8(red: 4, green: 2, blue: 3)))
        a.fill(rect(20, 20, 5, 5), RGBA8(red: 9, green: 9, blue: 9))
        b.fill(rect(20, 20, 5, 5), RGBA8(red: 10, green: 10, blue: 10))
        #expect(
            change(a, b).sentences == ["40x20 at (16, 16): mostly #010203 -> #040203, 800 px differ"])
    }

    @Test func onlyAlpha() {
        let old = DecodedImage(Sketch(100, 100).bitmap)
        func picture(_ alpha: (Int) -> UInt8) -> DecodedImage {
            guard case .eight(var values) = old.samples else { return old }
            for y in area.y..<area.maxY {
                for x in area.x..<area.maxX { values[(y * 100 + x) * 4 + 3] = alpha(x) }
            }
            return DecodedImage(width: 100, height: 100, samples: .eight(values))
        }
        let whole = Comparison.change(reference: old, candidate: picture { _ in 128 })
        #expect(whole.sentences == ["40x20 at (16, 16): alpha 255 -> 128"])
        let fading = Comparison.change(reference: old, candidate: picture { UInt8($0) })
        #expect(fading.sentences == ["40x20 at (16, 16): only alpha differs, 800 px differ"])
        #expect(fading.regions.first?.kind == .alpha)
    }

    /// In premultiplied pictures a new alpha changes all channels.
    @Test func onlyAlphaInBitmaps() {
        func picture(_ alpha: UInt8) -> Bitmap {
            DecodedImage(
                width: 20, height: 20,
                samples: .eight((0..<400).flatMap { _ in [200, 100, 51, alpha] as [UInt8] })
            ).bitmap()
        }
        let found = Comparison.change(reference: picture(255), candidate: picture(128))
        #expect(found.sentences == ["20x20 at (0, 0): alpha 255 -> 128"])
        let mixed = Comparison.change(reference: picture(70), candidate: picture(200))
        #expect(mixed.sentences == ["20x20 at (0, 0): alpha 70 -> 200"])
    }

    @Test func transparentColorsAreTold() {
        let found = change(
            flat(RGBA8(red: 255, green: 255, blue: 255)),
            flat(RGBA8(red: 0, green: 0, blue: 0, alpha: 0)))
        #expect(found.sentences == ["40x20 at (16, 16): #FFFFFF -> #00000000"])
        let back = Comparison.change(
            reference: Bitmap(width: 3, height: 1), candidate: Sketch(3, 1).bitmap)
        #expect(back.sentences == ["3x1 at (0, 0): #00000000 -> #FFFFFF"])
    }

    @Test func sixteenBits() {
        func picture(_ value: UInt16) -> DecodedImage {
            DecodedImage(
                width: 2, height: 1, samples: .sixteen([1, 2, value, 65535, 4, 5, 6, 65535]))
        }
        let found = Comparison.change(reference: picture(0x1234), candidate: picture(0x1235))
        #expect(found.sentences == ["1x1 at (0, 0): #000100021234 -> #000100021235"])
        let eight = DecodedImage(width: 2, height: 1, samples: .eight([0, 0, 1, 255, 0, 0, 0, 255]))
        let mixed = Comparison.change(reference: eight, candidate: picture(3))
        #expect(mixed.differingPixels == 2)
    }

    @Test func magnitudeAndIgnoredAreasCount() {
        let (a, b) = (flat(RGBA8(red: 10, green: 10, blue: 10)), flat(RGBA8(red: 12, green: 10, blue: 10)))
        let within = Comparison.change(
            reference: a.bitmap, candidate: b.bitmap, tolerance: Tolerance(magnitude: 2, reason: "test"))
        #expect(within.isEmpty)
        let ignored = Comparison.change(
            reference: a.bitmap, candidate: b.bitmap, ignoring: [rect(16, 16, 40, 19)])
        #expect(ignored.regions.map(\.candidate) == [rect(16, 35, 40, 1)])
    }
}
