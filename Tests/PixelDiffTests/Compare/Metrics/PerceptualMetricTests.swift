import Imaging
import PixelDiff
import Testing

@Suite struct PerceptualMetricTests {
    private func picture(_ pixels: [[UInt8]]) -> DecodedImage {
        DecodedImage(width: pixels.count, height: 1, samples: .eight(pixels.flatMap { $0 }))
    }

    private func picture(_ row: [[UInt8]], height: Int) -> DecodedImage {
        let values = (0..<height).flatMap { _ in row.flatMap { $0 } }
        return DecodedImage(width: row.count, height: height, samples: .eight(values))
    }

    private func compare(
        _ a: [[UInt8]], _ b: [[UInt8]], _ metric: DifferenceMetric, count: Int = 0, height: Int = 1
    ) -> ImageComparison {
        Comparison.compare(
            reference: picture(a, height: height), candidate: picture(b, height: height),
            tolerance: Tolerance(metric: metric, count: count, reason: "test"))
    }

    private static let all: [DifferenceMetric] = [.pixelmatch5(), .pixelmatch7(), .oklab()]

    /// pixelmatch 5.3 blends with white and sees nothing: it is excused, but not the same.
    @Test func whatABlendHidesIsNeverTheSame() {
        let result = compare([[0, 0, 0, 0]], [[255, 255, 255, 255]], .pixelmatch5(threshold: 0))
        #expect(result.verdict == .withinTolerance && result.countedPixels == 0)
        #expect(result.differingPixels == 1 && result.worstDifference == 255)
        let onCheckerboard = compare([[0, 0, 0, 0]], [[255, 255, 255, 255]], .pixelmatch7())
        #expect(onCheckerboard.verdict == .different)
    }

    @Test(arguments: all) func equalPicturesAreTheSame(metric: DifferenceMetric) {
        let result = compare([[1, 2, 3, 4]], [[1, 2, 3, 4]], metric)
        #expect(result.verdict == .same && result.perceptual?.counted == 0 && result.countedPixels == 0)
    }

    @Test(arguments: all) func blackAgainstWhiteIsAboutOne(metric: DifferenceMetric) throws {
        let result = compare([[0, 0, 0, 255]], [[255, 255, 255, 255]], metric)
        #expect(abs(try #require(result.perceptual).worstDistance - 1) < 0.04)
    }

    /// A low byte alone is seen, as a fraction of a step; cut to 8 bits it would be nothing.
    @Test(arguments: all) func sixteenBitsAreMeasuredAsSixteen(metric: DifferenceMetric) throws {
        var exact = metric
        exact.threshold = 0
        let a = DecodedImage(width: 1, height: 1, samples: .sixteen([25700, 25700, 25700, 65535]))
        let b = DecodedImage(width: 1, height: 1, samples: .sixteen([25701, 25700, 25700, 65535]))
        let result = Comparison.compare(
            reference: a, candidate: b, tolerance: Tolerance(metric: exact, reason: "test"))
        #expect(result.verdict == .different && result.countedPixels == 1)
        let worst = try #require(result.perceptual).worstDistance
        #expect(worst > 0 && worst < 0.001)
    }

    /// The thresholds and counts that are printed are enough, and less is not.
    @Test(arguments: all) func theSmallestSufficientBudgetsAreSufficientAndSmallest(
        metric: DifferenceMetric
    ) throws {
        let a: [[UInt8]] = (0..<30).map { (x: Int) -> [UInt8] in [UInt8(x * 8), 100, 50, 255] }
        let b: [[UInt8]] = (0..<30).map { (x: Int) -> [UInt8] in
            [UInt8(x * 8), UInt8(100 + x * 5), 50, UInt8(255 - x % 3)]
        }
        for window in [nil, 4] {
            for count in [0, 2, 9] {
                var metric = metric
                metric.threshold = 0.02
                metric.windowSize = window
                let result = compare(a, b, metric, count: count, height: 4)
                #expect(!result.matches)
                let enough = try #require(result.sufficientThreshold)
                var changed = metric
                changed.threshold = enough
                #expect(compare(a, b, changed, count: count, height: 4).matches)
                changed.threshold = enough - 0.0001
                #expect(!compare(a, b, changed, count: count, height: 4).matches)
                let few = try #require(result.sufficientCount)
                #expect(compare(a, b, metric, count: few, height: 4).matches)
                #expect(!compare(a, b, metric, count: few - 1, height: 4).matches)
                let threshold = FuzzyBudgetText.short(enough)
                #expect(
                    result.remedyPhrase == "would pass with threshold \(threshold) and count \(count), "
                        + "or with threshold 0.02 and count \(few)")
            }
        }
    }

    @Test func aPassTellsUnusedSlackAndExcuses() {
        // A slope between two flat areas, moved: the pixels on it look like anti-aliasing.
        let row: ([UInt8]) -> [[UInt8]] = { $0.map { [$0, $0, $0, 255] } }
        let flat = [UInt8](repeating: 0, count: 4)
        let a = row(flat + [100] + [255, 255, 255, 255])
        let b = row(flat + [180] + [255, 255, 255, 255])
        let tall = { (row: [[UInt8]]) in self.picture(row, height: 5) }
        let result = Comparison.compare(
            reference: tall(a), candidate: tall(b),
            tolerance: Tolerance(metric: .pixelmatch7(threshold: 0.1), count: 3, reason: "another font"))
        #expect(result.matches && result.perceptual?.antialiased == 5 && result.countedPixels == 0)
        #expect(result.summary.contains("0 of them beyond threshold 0.1 in pixelmatch-7.2"))
        #expect(result.summary.contains("5 excused as anti-aliasing"))
        #expect(result.summary.hasSuffix("unused: 0.1 of threshold 0.1, or 3 of count 3"))
        let strict = Comparison.compare(
            reference: tall(a), candidate: tall(b),
            tolerance: Tolerance(
                metric: .pixelmatch7(threshold: 0.1, excusesAntialiasing: false), reason: "another font"))
        #expect(strict.verdict == .different && strict.countedPixels == 5)
        #expect(strict.regions == [PixelRect(x: 4, y: 0, width: 1, height: 5)])
    }

    @Test func bitmapsAreMeasuredInStraightAlpha() {
        let a = DecodedImage(width: 1, height: 1, samples: .eight([200, 100, 0, 51]))
        let b = DecodedImage(width: 1, height: 1, samples: .eight([0, 100, 200, 51]))
        let tolerance = Tolerance(metric: .oklab(threshold: 0), reason: "test")
        let files = Comparison.compare(reference: a, candidate: b, tolerance: tolerance)
        let bitmaps = Comparison.compare(reference: a.bitmap(), candidate: b.bitmap(), tolerance: tolerance)
        #expect(files.perceptual == bitmaps.perceptual && files.countedPixels == 1)
    }

    @Test func aDifferenceInSizeIsNeverTolerated() {
        let result = Comparison.compare(
            reference: picture([[0, 0, 0, 255]]), candidate: picture([[0, 0, 0, 255], [9, 9, 9, 255]]),
            tolerance: Tolerance(metric: .oklab(threshold: 1), count: 100, reason: "test"))
        #expect(result.verdict == .different && result.remedyPhrase == nil)
        #expect(result.regions == [PixelRect(x: 1, y: 0, width: 1, height: 1)])
    }

    /// The picture of differences marks what counts apart from what is excused.
    @Test func thePictureMarksWhatCounts() {
        let a = picture([[0, 0, 0, 255], [0, 0, 0, 255], [0, 0, 0, 255]])
        let b = picture([[0, 0, 0, 255], [3, 3, 3, 255], [200, 200, 200, 255]])
        let drawn = DiffImage.draw(
            reference: a.bitmap(), candidate: b.bitmap(),
            tolerance: Tolerance(metric: .pixelmatch7(excusesAntialiasing: false), reason: "test"))
        #expect(drawn[1, 0] == DiffImage.toleratedColor && drawn[2, 0] == DiffImage.differenceColor)
    }
}

/// The decimals of budgets as they are parsed back.
private enum FuzzyBudgetText {
    static func short(_ value: Double) -> String {
        let text = FuzzyBudget(maxDifference: value...value, totalPixels: nil).description
        return String(text.dropFirst("maxDifference=".count).prefix { $0 != "-" })
    }
}
