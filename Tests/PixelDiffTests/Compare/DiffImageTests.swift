import Imaging
import PixelDiff
import Testing

@Suite struct DiffImageTests {
    private let clear = RGBA8(red: 0, green: 0, blue: 0, alpha: 0)

    @Test func marksDifferencesInOpaqueColors() {
        var reference = Bitmap(width: 4, height: 1)
        reference[1, 0] = RGBA8(red: 255, green: 0, blue: 0)
        reference[2, 0] = RGBA8(red: 10, green: 10, blue: 10)
        var candidate = reference
        candidate[1, 0] = RGBA8(red: 0, green: 255, blue: 0)
        candidate[2, 0] = RGBA8(red: 12, green: 10, blue: 10)
        candidate[3, 0] = RGBA8(red: 1, green: 1, blue: 1, alpha: 9)
        let diff = DiffImage.draw(
            reference: reference, candidate: candidate, tolerance: Tolerance(magnitude: 2, reason: "test"),
            ignoring: [PixelRect(x: 3, y: 0, width: 1, height: 1)])
        #expect(diff[0, 0] == RGBA8(red: 255, green: 255, blue: 255))
        #expect(diff[1, 0] == DiffImage.differenceColor)
        #expect(diff[2, 0] == DiffImage.toleratedColor)
        #expect(diff[3, 0].alpha == 255 && diff[3, 0].red < 192)
    }

    /// Every opaque grey is faded to at least 192, and darker stays darker.
    @Test func theBaseIsAFadedGrey() {
        var bitmap = Bitmap(width: 256, height: 1)
        for x in 0..<256 { bitmap[x, 0] = RGBA8(red: UInt8(x), green: UInt8(x), blue: UInt8(x)) }
        let diff = DiffImage.draw(reference: bitmap, candidate: bitmap)
        let greys = (0..<256).map { diff[$0, 0].red }
        #expect(greys == greys.sorted() && greys[0] >= 192 && greys[255] == 255)
    }

    @Test func bandsOfOnePictureAreTinted() {
        let diff = DiffImage.draw(
            reference: Bitmap(width: 2, height: 1), candidate: Bitmap(width: 1, height: 2))
        #expect(diff.size == PixelSize(width: 2, height: 2))
        let removed = diff[1, 0]
        let added = diff[0, 1]
        #expect(removed.blue > removed.red && removed.blue > removed.green)
        #expect(added.green > added.red && added.green > added.blue)
        #expect(diff[1, 1] == clear)
    }
}
