import Imaging
import PixelDiff
import Testing

@Suite struct ComparisonTests {
    private let white = RGBA8(red: 255, green: 255, blue: 255)

    private func filled(_ width: Int, _ height: Int, _ color: RGBA8) -> Bitmap {
        var bitmap = Bitmap(width: width, height: height)
        for y in 0..<height { for x in 0..<width { bitmap[x, y] = color } }
        return bitmap
    }

    @Test func equalPicturesAreTheSame() {
        let result = Comparison.compare(reference: filled(5, 4, white), candidate: filled(5, 4, white))
        #expect(result.verdict == .same && result.matches)
        #expect(result.differingPixels == 0 && result.regions.isEmpty && result.worstDifference == 0)
        #expect(result.summary == "same")
        #expect(result.remedyPhrase == nil)
    }

    @Test func transparentNeverEqualsWhite() {
        let result = Comparison.compare(
            reference: Bitmap(width: 2, height: 1), candidate: filled(2, 1, white))
        #expect(result.verdict == .different)
        #expect(result.differingPixels == 2 && result.worstDifference == 255)
    }

    @Test func alphaAloneIsADifference() {
        let opaque = DecodedImage(width: 1, height: 1, samples: .eight([9, 9, 9, 255]))
        let clear = DecodedImage(width: 1, height: 1, samples: .eight([9, 9, 9, 254]))
        let result = Comparison.compare(reference: opaque, candidate: clear)
        #expect(result.verdict == .different && result.worstDifference == 1)
    }

    @Test func invisibleDifferencesAreCountedAndNamed() {
        let red = DecodedImage(width: 1, height: 1, samples: .eight([255, 0, 0, 0]))
        let black = DecodedImage(width: 1, height: 1, samples: .eight([0, 0, 0, 0]))
        let result = Comparison.compare(reference: red, candidate: black)
        #expect(result.verdict == .different && result.measurement.invisible == 1)
        #expect(result.summary.contains("1 of them fully transparent in both"))
    }

    @Test func tallerIsADifferenceInWords() {
        let result = Comparison.compare(reference: filled(10, 20, white), candidate: filled(10, 32, white))
        #expect(result.verdict == .different)
        #expect(result.heightDelta == 12 && result.widthDelta == 0)
        #expect(result.canvasSize == PixelSize(width: 10, height: 32))
        #expect(result.differingPixels == 120 && result.measurement.onlyInOne == 120)
        #expect(result.regions == [PixelRect(x: 0, y: 20, width: 10, height: 12)])
        #expect(result.summary.hasPrefix("height +12 (10x20 to 10x32); 120 pixels differ"))
        #expect(result.sufficientMagnitude == nil && result.sufficientCount == nil)
    }

    @Test func aDifferenceInSizeIsNeverTolerated() {
        let result = Comparison.compare(
            reference: filled(4, 4, white), candidate: filled(3, 4, white),
            tolerance: Tolerance(magnitude: 255, count: 1000, reason: "test"),
            ignoring: [PixelRect(x: 0, y: 0, width: 100, height: 100)])
        #expect(result.verdict == .different && result.sizePhrase == "width -1 (4x4 to 3x4)")
    }

    /// Where each picture has a corner that the other lacks, the fourth corner belongs to neither.
    @Test func unionCanvasCountsOnlyPixelsThatExist() {
        let result = Comparison.compare(reference: filled(4, 2, white), candidate: filled(2, 4, white))
        #expect(result.differingPixels == 8)
        #expect(result.canvasSize == PixelSize(width: 4, height: 4))
    }

    @Test func emptyPicturesCompare() {
        let none = Bitmap(width: 0, height: 0)
        #expect(Comparison.compare(reference: none, candidate: none).verdict == .same)
        let result = Comparison.compare(reference: none, candidate: filled(2, 3, white))
        #expect(result.differingPixels == 6 && result.verdict == .different)
    }

    @Test func lowBytesOfSixteenBitsAreSeen() {
        let a = DecodedImage(width: 1, height: 1, samples: .sixteen([1000, 0, 0, 65535]))
        let b = DecodedImage(width: 1, height: 1, samples: .sixteen([1001, 0, 0, 65535]))
        let result = Comparison.compare(reference: a, candidate: b)
        #expect(result.verdict == .different && result.sufficientMagnitude == 1)
        #expect(result.summary.contains("the worst by less than 0.01"))
        let tolerance = Tolerance(magnitude: 1, reason: "test")
        #expect(Comparison.compare(reference: a, candidate: b, tolerance: tolerance).matches)
    }

    @Test func eightBitsEqualTheirSixteenBitForm() {
        let eight = DecodedImage(width: 1, height: 1, samples: .eight([1, 128, 254, 255]))
        let wide = DecodedImage(width: 1, height: 1, samples: .sixteen([257, 32896, 65278, 65535]))
        #expect(Comparison.compare(reference: eight, candidate: wide).verdict == .same)
    }

    @Test func ignoredRectanglesAreSkipped() {
        var changed = filled(20, 20, white)
        changed[3, 4] = RGBA8(red: 0, green: 0, blue: 0)
        changed[18, 19] = RGBA8(red: 0, green: 0, blue: 0)
        let first = PixelRect(x: 3, y: 4, width: 1, height: 1)
        let one = Comparison.compare(reference: filled(20, 20, white), candidate: changed, ignoring: [first])
        #expect(one.regions == [PixelRect(x: 18, y: 19, width: 1, height: 1)])
        let rest = PixelRect(x: 10, y: 10, width: 500, height: 500)
        let both = Comparison.compare(
            reference: filled(20, 20, white), candidate: changed, ignoring: [first, rest])
        #expect(both.verdict == .same)
    }

    @Test func colorChunksAreComparedInWordsOnly() {
        let plain = DecodedImage(width: 1, height: 1, samples: .eight([1, 2, 3, 255]))
        var tagged = plain
        tagged.colorProfile = ColorProfile(gamma: 45455, sRGBIntent: 0)
        let result = Comparison.compare(reference: plain, candidate: tagged)
        #expect(result.verdict == .same)
        #expect(
            result.colorNotes == [
                "sRGB: the reference declares nothing, the candidate rendering intent 0",
                "gAMA: the reference declares nothing, the candidate 0.45455",
            ])
        #expect(Comparison.compare(reference: tagged, candidate: tagged).colorNotes.isEmpty)
    }
}
