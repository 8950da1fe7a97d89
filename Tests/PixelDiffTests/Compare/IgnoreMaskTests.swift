import Imaging
import Testing

@testable import PixelDiff

@Suite struct IgnoreMaskTests {
    private func mask(_ rows: [String], isWide: Bool = false) -> IgnoreMask {
        let alphas = rows.joined().map { $0 == "#" }
        let image = DecodedImage(
            width: rows.first?.count ?? 0, height: rows.count,
            samples: isWide
                ? .sixteen(alphas.flatMap { [9, 9, 9, $0 ? 1 : 0] as [UInt16] })
                : .eight(alphas.flatMap { [9, 9, 9, $0 ? 1 : 0] as [UInt8] }))
        return IgnoreMask(image)
    }

    private func picture(_ width: Int, _ height: Int, _ value: UInt8) -> DecodedImage {
        DecodedImage(
            width: width, height: height, samples: .eight(.init(repeating: value, count: width * height * 4)))
    }

    @Test(arguments: [false, true]) func paintedPixelsAreSkipped(isWide: Bool) {
        let result = Comparison.compare(
            reference: picture(5, 3, 0), candidate: picture(5, 3, 200), tolerance: .exact,
            mask: mask(["#####", "##.##", "#####"], isWide: isWide))
        #expect(result.differingPixels == 1)
        #expect(result.regions == [PixelRect(x: 2, y: 1, width: 1, height: 1)])
        #expect(result.ignoredPixels == 14 && result.ignoredShare == 14.0 / 15)
        #expect(result.notes == ["ignored: 93.33 %, 14 of 15 pixels"])
    }

    @Test(arguments: [DifferenceMetric.exact, .pixelmatch7(), .oklab(), .skiaFuzzy()])
    func everyMetricSkipsWhatIsIgnored(metric: DifferenceMetric) {
        let compare = { (rows: [String]) in
            Comparison.compare(
                reference: self.picture(5, 3, 0), candidate: self.picture(5, 3, 200),
                tolerance: Tolerance(metric: metric, reason: "test"),
                ignoring: [PixelRect(x: 0, y: 0, width: 5, height: 1)], mask: self.mask(rows))
        }
        #expect(compare([".....", "#####", "#####"]).matches)
        #expect(compare([".....", "#####", "####."]).countedPixels == 1)
    }

    @Test func ignoringEverythingIsSaid() {
        let result = Comparison.compare(
            reference: picture(2, 1, 0), candidate: picture(2, 1, 9), mask: mask(["##"]))
        #expect(result.isAllIgnored && result.notes == ["every pixel is ignored: nothing was compared"])
        let none = Comparison.compare(reference: picture(2, 1, 0), candidate: picture(2, 1, 0))
        #expect(!none.isAllIgnored && none.notes.isEmpty)
        let empty = Comparison.compare(reference: picture(0, 0, 0), candidate: picture(0, 0, 0))
        #expect(!empty.isAllIgnored)
    }

    @Test func sizesMustFit() throws {
        let mask = mask(["##", ".."])
        let (small, tall) = (PixelSize(width: 2, height: 2), PixelSize(width: 2, height: 9))
        try mask.check(reference: small, candidate: small)
        // The picture grew: what the mask doesn't reach is compared.
        try mask.check(reference: small, candidate: tall)
        // It shrank: the mask has the size of the canvas.
        try mask.check(reference: small, candidate: PixelSize(width: 1, height: 1))
        let error = #expect(throws: IgnoreMask.Misfit.self) {
            try mask.check(reference: tall, candidate: tall)
        }
        #expect("\(error as Any)".contains("the mask is 2x2 and the picture 2x9"))
        let result = Comparison.compare(reference: picture(2, 2, 0), candidate: picture(2, 9, 0), mask: mask)
        #expect(result.regions == [PixelRect(x: 0, y: 2, width: 2, height: 7)])
    }

    /// Row queries against the pixel-by-pixel question, rectangles and mask together.
    @Test func rowsEqualPixels() {
        var random = SeededGenerator(seed: 3)
        for _ in 0..<100 {
            let size = PixelSize(width: .random(in: 0...20, using: &random), height: 6)
            let rows = (0..<size.height).map { _ in
                String((0..<size.width).map { _ in Bool.random(using: &random) ? "#" : "." })
            }
            let rects = (0..<3).map { _ in
                PixelRect(
                    x: .random(in: -4...20, using: &random), y: .random(in: -2...6, using: &random),
                    width: .random(in: 0...6, using: &random), height: .random(in: 0...4, using: &random))
            }
            let ignored = IgnoredRegions(rects, mask: mask(rows))
            var count = 0
            for y in -1...7 {
                let compared = ignored.compared(in: 0..<25, row: y)
                #expect(zip(compared, compared.dropFirst()).allSatisfy { $0.upperBound < $1.lowerBound })
                for x in 0..<25 {
                    let isCompared = compared.contains { $0.contains(x) }
                    #expect(isCompared != ignored.contains(x: x, y: y), "(\(x), \(y))")
                    if (0..<size.height).contains(y), x < size.width, !isCompared { count += 1 }
                }
            }
            #expect(ignored.ignoredPixels(in: size) == count)
        }
    }
}
