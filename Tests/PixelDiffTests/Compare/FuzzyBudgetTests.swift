import Imaging
import PixelDiff
import Testing

@Suite struct FuzzyBudgetTests {
    /// The forms that web-platform-tests document.
    @Test(arguments: [
        ("maxDifference=10-15;totalPixels=200-300", 10.0...15, 200...300),
        ("maxDifference=15;totalPixels=300", 15...15, 300...300),
        ("5-10;200-300", 5...10, 200...300), (" 0-2 ; 0-100 ", 0...2, 0...100),
        ("totalPixels=1-2;maxDifference=0.25-0.5", 0.25...0.5, 1...2),
    ])
    func parses(text: String, difference: ClosedRange<Double>, pixels: ClosedRange<Int>) throws {
        #expect(
            try FuzzyBudget(parsing: text) == FuzzyBudget(maxDifference: difference, totalPixels: pixels))
    }

    @Test func oneOfThemMayBeLeftOut() throws {
        #expect(
            try FuzzyBudget(parsing: "totalPixels=0-7") == FuzzyBudget(maxDifference: nil, totalPixels: 0...7)
        )
        #expect(
            try FuzzyBudget(parsing: "maxDifference=3")
                == FuzzyBudget(maxDifference: 3...3, totalPixels: nil))
    }

    @Test(arguments: [
        "", ";", "3", "0-2", "a=1;b=2", "maxDifference=2-1;totalPixels=0-1",
        "maxDifference=1;maxDifference=2",
        "0-1;0-1;0-1", "maxDifference=-1;totalPixels=0-1", "0-1;0-1.5", "maxDifference=;totalPixels=1",
        "1-2-3;4", "maxDifference=nan;totalPixels=1", "maxDifference=0-inf", "0-nan;0-1",
    ])
    func refuses(text: String) {
        #expect(throws: FuzzyBudget.ParseError.self) { try FuzzyBudget(parsing: text) }
    }

    @Test func isPrintedAsItIsParsed() throws {
        for text in ["maxDifference=0-2;totalPixels=0-100", "maxDifference=0.1234-1", "totalPixels=5-5"] {
            #expect(try FuzzyBudget(parsing: text).description == text)
        }
    }

    private func fuzzy(
        _ difference: ClosedRange<Double>?, _ pixels: ClosedRange<Int>, isStrict: Bool = false
    ) -> Tolerance {
        Tolerance(maxDifference: difference, totalPixels: pixels, isStrict: isStrict, reason: "fonts")
    }

    /// Both must hold, unlike magnitude and count.
    @Test func upperBoundsFail() {
        #expect(TenPixels.compare(fuzzy(0...40, 0...4)).verdict == .withinTolerance)
        #expect(TenPixels.compare(fuzzy(0...39, 0...4)).verdict == .different)
        #expect(TenPixels.compare(fuzzy(0...40, 0...3)).verdict == .different)
        #expect(
            TenPixels.compare(fuzzy(0...2, 0...1)).remedyPhrase
                == "would pass with maxDifference=0-40;totalPixels=0-4")
        #expect(
            TenPixels.compare(fuzzy(0...50, 0...100)).slackPhrase
                == "unused: 10 of maxDifference 50, and 96 of totalPixels 100")
    }

    @Test func lowerBoundsRemindAndFailWhereStrict() throws {
        let loose = TenPixels.compare(fuzzy(0...40, 5...9))
        #expect(loose.verdict == .withinTolerance && loose.isBelowLowerBounds)
        #expect(
            loose.notes == [
                "the tolerance expects more than differs, tighten it: "
                    + "maxDifference=0-40;totalPixels=5-9 could be maxDifference=0-40;totalPixels=4-4"
            ])
        let strict = TenPixels.compare(fuzzy(0...40, 5...9, isStrict: true))
        #expect(strict.verdict == .looseTolerance && !strict.matches)
        #expect(strict.remedyPhrase == "would pass with maxDifference=0-40;totalPixels=4-4")
        #expect(TenPixels.compare(fuzzy(41...50, 0...9, isStrict: true)).verdict == .looseTolerance)
        #expect(TenPixels.compare(fuzzy(40...50, 4...9, isStrict: true)).verdict == .withinTolerance)
        #expect(TenPixels.compare(fuzzy(40...50, 4...9)).notes.isEmpty)
    }

    /// As for web-platform-tests: equal pictures are expected where either range begins at 0.
    @Test(arguments: [(0.0, 0, false), (0.0, 3, false), (3.0, 0, false), (3.0, 3, true)])
    func equalPicturesNeedBothLowerBounds(difference: Double, pixels: Int, isLoose: Bool) {
        let image = DecodedImage(width: 1, height: 1, samples: .eight([1, 2, 3, 4]))
        let result = Comparison.compare(
            reference: image, candidate: image,
            tolerance: fuzzy(difference...9, pixels...9, isStrict: true))
        #expect(result.isBelowLowerBounds == isLoose)
        #expect(result.verdict == (isLoose ? .looseTolerance : .same))
    }

    @Test func skiaSumsChannels() {
        let a = DecodedImage(width: 1, height: 1, samples: .eight([10, 10, 10, 255]))
        let b = DecodedImage(width: 1, height: 1, samples: .eight([12, 13, 10, 254]))
        let compare = { (limit: Double, isPerChannel: Bool) in
            Comparison.compare(
                reference: a, candidate: b,
                tolerance: Tolerance(
                    metric: .skiaFuzzy(isPerChannel: isPerChannel), maxDifference: 0...limit,
                    totalPixels: 0...1, reason: "GPU"))
        }
        #expect(compare(6, false).matches && !compare(5, false).matches)
        #expect(compare(3, true).matches && !compare(2, true).matches)
        #expect(compare(5, false).remedyPhrase == "would pass with maxDifference=0-6;totalPixels=0-1")
    }

    @Test func aBudgetNeedsAReason() {
        #expect(Tolerance(maxDifference: 0...1, totalPixels: 0...1, reason: " ").lacksReason)
        #expect(Tolerance(metric: .oklab(), reason: "").lacksReason)
        #expect(!Tolerance(metric: .oklab(), reason: "moving over").lacksReason)
    }
}
