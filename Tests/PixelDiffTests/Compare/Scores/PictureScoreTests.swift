import Imaging
import Testing

@testable import PixelDiff

@Suite struct PictureScoreTests {
    private func picture(
        _ width: Int, _ height: Int, _ pixel: (_ x: Int, _ y: Int) -> [Int]
    ) -> DecodedImage {
        var values: [UInt8] = []
        for y in 0..<height { for x in 0..<width { values += pixel(x, y).map { UInt8($0 % 256) } } }
        return DecodedImage(width: width, height: height, samples: .eight(values))
    }

    private func grey(_ width: Int, _ height: Int, _ level: (_ x: Int, _ y: Int) -> Int) -> DecodedImage {
        picture(width, height) { x, y in
            let value = level(x, y)
            return [value, value, value, 255]
        }
    }

    private func isChanged(_ x: Int, _ y: Int) -> Bool { (x / 3 + y / 2) % 4 == 0 }

    /// Computed from the paper's formulas by NumPy, window by window.
    @Test func structuralSimilarityOfAPattern() {
        let a = grey(24, 20) { x, y in x * 7 + y * 13 }
        let b = grey(24, 20) { x, y in x * 7 + y * 13 + (isChanged(x, y) ? 40 : 0) }
        let score = StructuralSimilarity.score(reference: a, candidate: b)
        #expect(abs(score - 0.727236511517306) < 1e-9)
    }

    /// Flat pictures leave the luminance term: c / (255^2 + c).
    @Test(arguments: [(1, 1), (3, 30), (30, 3), (12, 12)])
    func structuralSimilarityOfFlatPictures(width: Int, height: Int) {
        let score = StructuralSimilarity.score(
            reference: grey(width, height) { _, _ in 0 }, candidate: grey(width, height) { _, _ in 255 })
        #expect(abs(score - 6.5025 / (65025 + 6.5025)) < 1e-9)
    }

    private func colored(_ x: Int, _ y: Int) -> [Int] { [x * 7 + y * 13, x * 5, y * 9, 255] }

    /// Computed from the paper's formulas by NumPy, with kernels of two dimensions.
    @Test func flipOfAPattern() {
        let a = picture(30, 26, colored)
        let b = picture(30, 26) { x, y in
            let color = colored(x, y)
            return isChanged(x, y) ? [color[0] + 40, color[1], color[2] + 90, 255] : color
        }
        #expect(abs(FLIPScore.score(reference: a, candidate: b) - 0.291329780943045) < 1e-6)
        let spot = picture(30, 26) { x, y in x == 15 && y == 12 ? [255, 0, 0, 255] : colored(x, y) }
        #expect(abs(FLIPScore.score(reference: a, candidate: spot) - 0.006999341590829551) < 1e-6)
    }

    @Test func flipOfBlackAndWhite() {
        let score = FLIPScore.score(
            reference: grey(12, 12) { _, _ in 0 }, candidate: grey(12, 12) { _, _ in 255 })
        #expect(abs(score - 0.9673797619938297) < 1e-6)
    }

    @Test(arguments: PictureScore.allCases) func equalPicturesHaveTheBestScore(score: PictureScore) {
        let a = picture(30, 26, colored)
        let best = score == .ssim ? 1.0 : 0
        #expect(score.value(reference: a, candidate: a) == best)
        let none = picture(0, 0, colored)
        #expect(score.value(reference: none, candidate: none) == best)
        // What is ignored counts as equal.
        let b = picture(30, 26) { x, y in x < 2 ? [0, 0, 0, 255] : colored(x, y) }
        #expect(score.value(reference: a, candidate: b) != best)
        let rect = PixelRect(x: 0, y: 0, width: 2, height: 26)
        #expect(score.value(reference: a, candidate: b, ignoring: [rect]) == best)
    }

    /// What is passed over counts what it would when computed.
    @Test func equalRowsMayBeSkipped() {
        let a = picture(13, 150, colored)
        let b = picture(13, 150) { x, y in y == 140 ? [9, 9, 9, 255] : colored(x, y) }
        let none = IgnoredRegions([])
        let ssim = StructuralSimilarity.score(reference: a, candidate: b)
        #expect(
            ssim
                == StructuralSimilarity.score(
                    reference: a, candidate: b, ignoring: none, skipsEqualRows: false))
        #expect(ssim > 0.8 && ssim < 1)
        let flip = FLIPScore.score(reference: a, candidate: b)
        #expect(
            flip == FLIPScore.score(reference: a, candidate: b, ignoring: none, skipsEqualBands: false))
        #expect(flip > 0 && flip < 0.3)
    }

    @Test func bandsLeaveNoSeam() {
        // The same change above and across the border of two bands has the same score.
        let score = { (row: Int) in
            FLIPScore.score(
                reference: self.grey(13, 160) { _, _ in 200 },
                candidate: self.grey(13, 160) { _, y in y == row ? 20 : 200 })
        }
        #expect(abs(score(30) - score(64)) < 1e-12 && abs(score(30) - score(127)) < 1e-12)
    }

    /// The quick powers are those of the exact ones.
    @Test func powersOfScores() {
        var random = SeededGenerator(seed: 31)
        for _ in 0..<20_000 {
            let x = Double.random(in: 0.008...1.2, using: &random)
            #expect(abs(ScorePower.cubeRoot(x) / CubeRoot.of(x) - 1) < 1e-14)
            let base = Double.random(in: 0...1, using: &random) * (Bool.random(using: &random) ? 1e-9 : 200)
            let exponent = Double.random(in: 0.001...1, using: &random)
            let power = Power.raise(base, to: exponent)
            #expect(abs(ScorePower.raise(base, to: exponent) - power) <= power * 1e-12)
        }
        #expect(ScorePower.raise(0, to: 0.7) == 0 && ScorePower.raise(-1, to: 0.7) == 0)
        #expect(abs(ScorePower.raise(1, to: 0.7) - 1) < 1e-15)
    }

    /// Bands on two threads, columns away from differences left out: the same bits as all of it.
    @Test func columnsWithoutADifferenceMayBeSkipped() {
        let a = picture(300, 200, colored)
        let b = picture(300, 200) { x, y in
            (40..<60).contains(x) && y > 30 && y < 120 ? [x, y, 200, 255] : colored(x, y)
        }
        let some = FLIPScore.score(reference: a, candidate: b)
        let all = FLIPScore.score(
            reference: a, candidate: b, ignoring: IgnoredRegions([]), skipsEqualBands: false)
        #expect(some == all && some > 0.001)
    }

    @Test func wordsRoundAwayFromEqual() {
        #expect(PictureScore.ssim.phrase(1) == "ssim 1.000000 (1 is equal)")
        #expect(PictureScore.ssim.phrase(0.99999999) == "ssim 0.999999 (1 is equal)")
        #expect(PictureScore.ssim.phrase(-0.25) == "ssim -0.250000 (1 is equal)")
        #expect(PictureScore.flip.phrase(0.00000001) == "flip 0.000001 (0 is equal)")
        #expect(PictureScore.flip.phrase(0.5) == "flip 0.500000 (0 is equal)")
    }
}
