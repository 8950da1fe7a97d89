import Imaging
import Testing

@testable import PixelDiff

@Suite struct ChangeDrawingTests {
    private let green = { (p: RGBA8) in p.green > p.red && p.green > p.blue && p.alpha == 255 }
    private let blue = { (p: RGBA8) in p.blue > p.red && p.blue > p.green && p.alpha == 255 }

    private func page(_ extra: Int, _ height: Int) -> Sketch {
        var sketch = Sketch(60, height)
        if extra > 0 { sketch.text(50, at: 5, 2) }
        for line in 0..<4 where extra + line * 20 + 12 <= height {
            sketch.text(UInt64(line), at: 5, extra + line * 20 + 3)
        }
        return sketch
    }

    private func draw(_ a: Sketch, _ b: Sketch) -> Bitmap {
        DiffImage.draw(reference: a.bitmap, candidate: b.bitmap, change: change(a, b))
    }

    @Test func onlyTheBandIsTinted() {
        let (a, b) = (page(0, 80), page(16, 96))
        let drawn = draw(a, b)
        #expect(drawn.size == PixelSize(width: 60, height: 96))
        for y in 0..<96 { for x in 0..<60 { #expect(green(drawn[x, y]) == (y < 16), "\(x), \(y)") } }
        let back = draw(b, a)
        for y in 0..<96 { for x in 0..<60 { #expect(blue(back[x, y]) == (y < 16)) } }
        let plain = DiffImage.draw(reference: a.bitmap, candidate: b.bitmap, change: nil)
        #expect(plain == DiffImage.draw(reference: a.bitmap, candidate: b.bitmap))
        #expect(plain != drawn)
    }

    /// As high as before: what was pushed out is shown too, and what really differs is marked at its new place.
    @Test func bothBandsAndWhatDiffers() {
        let a = page(0, 80)
        // The last rows of the longer page don't fit.
        var b = Sketch(60, 80)
        let long = page(16, 96).bitmap
        for y in 0..<80 { for x in 0..<60 { b.bitmap[x, y] = long[x, y] } }
        b.fill(rect(50, 30, 3, 2), RGBA8(red: 0, green: 0, blue: 0))
        let drawn = draw(a, b)
        #expect(drawn.size == PixelSize(width: 60, height: 96))
        for y in 0..<96 {
            for x in 0..<60 {
                #expect(green(drawn[x, y]) == (y < 16))
                #expect(blue(drawn[x, y]) == (y >= 80))
                #expect((drawn[x, y] == DiffImage.differenceColor) == rect(50, 30, 3, 2).contains(x: x, y: y))
            }
        }
    }

    @Test func columns() {
        let (a, b) = (page(0, 80), page(16, 96))
        let turned = DiffImage.draw(
            reference: Sketch.transposed(a.bitmap), candidate: Sketch.transposed(b.bitmap),
            change: Comparison.change(
                reference: Sketch.transposed(a.bitmap), candidate: Sketch.transposed(b.bitmap)))
        #expect(Sketch.transposed(turned) == draw(a, b))
    }

    @Test func movedContentHasItsOwnColor() {
        var (a, b) = (Sketch(300, 100), Sketch(300, 100))
        for side in [10, 250] {
            a.text(9, at: side, 5, width: 20, height: 90)
            b.text(9, at: side, 5, width: 20, height: 90)
        }
        a.text(1, at: 50, 20)
        b.text(1, at: 150, 60)
        b.fill(rect(220, 70, 2, 2), RGBA8(red: 1, green: 1, blue: 1))
        let drawn = draw(a, b)
        #expect(drawn[50, 20] == DiffImage.movedColor && drawn[150, 60] == DiffImage.movedColor)
        #expect(drawn[220, 70] == DiffImage.differenceColor)
        #expect(drawn.size == a.bitmap.size)
    }

    @Test func equalPicturesAreDrawnAsBefore() {
        let a = page(0, 80)
        #expect(draw(a, a) == DiffImage.draw(reference: a.bitmap, candidate: a.bitmap))
        let none = Bitmap(width: 0, height: 0)
        let change = Comparison.change(reference: none, candidate: a.bitmap)
        #expect(
            DiffImage.draw(reference: none, candidate: a.bitmap, change: change)
                == DiffImage.draw(reference: none, candidate: a.bitmap))
    }
}
