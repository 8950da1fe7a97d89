import Imaging
import Testing

@testable import PixelDiff

@Suite struct BandTests {
    typealias Band = ContentChange.Band

    private func band(
        _ kind: Band.Kind, _ reference: Int, _ candidate: Int, _ length: Int, blank: Bool = false,
        axis: Band.Axis = .rows
    ) -> Band {
        Band(
            kind: kind, axis: axis, reference: reference, candidate: candidate, length: length, isBlank: blank
        )
    }

    /// Ten lines of text, one every 20 pixels, and `extra` lines before line `place`.
    private func page(_ place: Int = 0, extra: Int = 0, height: Int = 200) -> Sketch {
        var sketch = Sketch(120, height)
        let lines = (0..<10).map { UInt64($0) }
        let all = lines[..<place] + (0..<extra).map { UInt64(100 + $0) } + lines[place...]
        for (index, line) in all.enumerated() where index * 20 + 20 <= height {
            sketch.text(line, at: 16, index * 20 + 5)
        }
        return sketch
    }

    @Test func equalPicturesHaveNothing() {
        #expect(change(page(), page()).isEmpty)
        let empty = Bitmap(width: 0, height: 0)
        #expect(Comparison.change(reference: empty, candidate: empty).isEmpty)
    }

    @Test func aRowOnTopIsOneBand() {
        let found = change(page(), page(0, extra: 1, height: 220))
        #expect(found.bands == [band(.inserted, 0, 0, 20)])
        #expect(found.regions == [] && found.differingPixels == 0)
        #expect(found.sentences == ["20 rows inserted at y 0"])
    }

    @Test func aRowThatIsGoneIsOneBand() {
        let found = change(page(0, extra: 1, height: 220), page())
        #expect(found.bands == [band(.removed, 0, 0, 20)])
        #expect(found.regions == [])
        #expect(found.sentences == ["20 rows removed at y 0"])
    }

    /// The picture is as high as before: what was at its end is gone.
    @Test func equalHeights() {
        let found = change(page(), page(4, extra: 1))
        #expect(
            found.bands.map(\.kind) == [.inserted, .removed] && found.bands.map(\.length) == [20, 20])
        // Between two lines the band may stand anywhere in the space of 11 rows; the middle is taken.
        #expect(found.bands[0].candidate == 80 && found.bands[1].reference == 180)
        #expect(found.regions == [])
    }

    /// What really differs is told beside the band, at its place in both pictures.
    @Test func whatDiffersBelowABandIsTheOnlyRegion() {
        var candidate = page(0, extra: 1, height: 220)
        candidate.fill(rect(30, 131, 6, 4), RGBA8(red: 0, green: 0, blue: 255))
        let found = change(page(), candidate)
        #expect(found.bands == [band(.inserted, 0, 0, 20)])
        #expect(found.regions.map(\.reference) == [rect(30, 111, 6, 4)])
        #expect(found.regions.map(\.candidate) == [rect(30, 131, 6, 4)])
        #expect(found.differingPixels == 24)
    }

    @Test func aTallerPictureHasABlankBandAtItsEnd() {
        let found = change(page(), page(0, extra: 0, height: 212))
        #expect(found.bands == [band(.inserted, 200, 200, 12, blank: true)])
        #expect(found.sentences == ["12 blank rows inserted at y 200"])
        let wide = Comparison.change(
            reference: Sketch(10, 4).bitmap, candidate: Sketch(13, 4).bitmap)
        #expect(wide.bands == [band(.inserted, 10, 10, 3, blank: true, axis: .columns)])
        #expect(wide.sentences == ["3 blank columns inserted at x 10"])
    }

    @Test func columnsAreAlignedWhereRowsAreNot() {
        let found = Comparison.change(
            reference: Sketch.transposed(page().bitmap),
            candidate: Sketch.transposed(page(0, extra: 1, height: 220).bitmap))
        #expect(found.bands == [band(.inserted, 0, 0, 20, axis: .columns)])
        #expect(found.regions == [])
        #expect(found.sentences == ["20 columns inserted at x 0"])
    }

    /// Random bands into and out of pictures of noise: exactly those are found, whatever else changed.
    @Test(arguments: 0..<40)
    func randomBands(seed: UInt64) {
        var random = SeededGenerator(seed: seed)
        let width = Int.random(in: 3...40, using: &random)
        let rows = Sketch.noise(width, Int.random(in: 60...300, using: &random), &random)
        var edited: [[RGBA8]] = []
        var expected: [Band] = []
        var y = 0
        while y < rows.count {
            // Enough of the picture between two bands for it to be known again.
            let kept = min(Int.random(in: 8...40, using: &random), rows.count - y)
            edited += rows[y..<y + kept]
            y += kept
            let length = Int.random(in: 1...30, using: &random)
            if Bool.random(using: &random) {
                expected.append(band(.inserted, y, edited.count, length, blank: width == 1))
                edited += Sketch.noise(width, length, &random)
            } else if y + length <= rows.count {
                expected.append(band(.removed, y, edited.count, length, blank: width == 1))
                y += length
            }
        }
        let reference = Sketch.picture(rows, width: width)
        let found = Comparison.change(
            reference: reference, candidate: Sketch.picture(edited, width: width))
        #expect(found.bands == expected && found.regions == [])
        let turned = Comparison.change(
            reference: Sketch.transposed(reference),
            candidate: Sketch.transposed(Sketch.picture(edited, width: width)))
        #expect(
            turned.bands
                == expected.map { band($0.kind, $0.reference, $0.candidate, $0.length, axis: .columns) })
    }

    /// A page of the largest usual size, where every row is another one in the same place.
    @Test func aLongPage() {
        let (width, height) = (1200, 10_000)
        func page(_ first: Int) -> Bitmap {
            var bitmap = Bitmap(width: width, height: height)
            bitmap.withUnsafeMutableBytes { bytes in
                let words = bytes.bindMemory(to: UInt32.self)
                words.update(repeating: .max)
                for y in 0..<height {
                    var random = SeededGenerator(seed: UInt64(bitPattern: Int64(y - first)))
                    for x in 100..<110 {
                        words[y * width + x] = UInt32(truncatingIfNeeded: random.next()) | 0xFF00_0000
                    }
                }
            }
            return bitmap
        }
        let found = Comparison.change(reference: page(0), candidate: page(44))
        #expect(found.bands == [band(.inserted, 0, 0, 44), band(.removed, 9_956, 10_000, 44)])
        #expect(found.regions == [])
    }
}
