import Foundation
import Imaging
import PixelDiff
import Testing

@Suite struct ToleranceTests {
    @Test func exactAllowsNothing() {
        let result = TenPixels.compare(.exact)
        #expect(result.verdict == .different)
        #expect(result.differingPixels == 4 && result.pixelsBeyondMagnitude == 4)
        #expect(result.sufficientMagnitude == 40 && result.sufficientCount == 4)
        #expect(
            result.remedyPhrase
                == "would pass with magnitude 40 and count 0, or with magnitude 0 and count 4")
    }

    @Test func bothBudgetsWorkTogether() {
        #expect(
            TenPixels.compare(Tolerance(magnitude: 3, count: 1, reason: "fonts")).verdict == .withinTolerance)
        #expect(TenPixels.compare(Tolerance(magnitude: 3, count: 0, reason: "fonts")).verdict == .different)
        #expect(TenPixels.compare(Tolerance(magnitude: 2, count: 1, reason: "fonts")).verdict == .different)
        #expect(TenPixels.compare(Tolerance(magnitude: 40, reason: "fonts")).matches)
        #expect(TenPixels.compare(Tolerance(count: 4, reason: "fonts")).matches)
        #expect(!TenPixels.compare(Tolerance(count: 3, reason: "fonts")).matches)
    }

    @Test func theSmallestSufficientBudgetsAreSufficientAndSmallest() throws {
        for magnitude in UInt8(0)...41 {
            for count in 0...5 {
                let result = TenPixels.compare(Tolerance(magnitude: magnitude, count: count, reason: "test"))
                let enough = try #require(result.sufficientMagnitude)
                #expect(TenPixels.compare(Tolerance(magnitude: enough, count: count, reason: "test")).matches)
                if enough > 0 {
                    #expect(
                        !TenPixels.compare(Tolerance(magnitude: enough - 1, count: count, reason: "test"))
                            .matches)
                }
                let few = try #require(result.sufficientCount)
                #expect(
                    TenPixels.compare(Tolerance(magnitude: magnitude, count: few, reason: "test")).matches)
                if few > 0 {
                    #expect(
                        !TenPixels.compare(Tolerance(magnitude: magnitude, count: few - 1, reason: "test"))
                            .matches)
                }
            }
        }
    }

    @Test func aPassPrintsWhatWasNotUsed() {
        let result = TenPixels.compare(Tolerance(magnitude: 5, count: 7, reason: "two font versions"))
        #expect(result.summary.hasPrefix("within tolerance (two font versions): 4 pixels differ (40 %)"))
        #expect(result.summary.contains("1 of them beyond magnitude 5"))
        // One pixel is beyond 5, so six of seven are left; with seven to spare no magnitude is needed.
        #expect(result.summary.hasSuffix("unused: 5 of magnitude 5, or 6 of count 7"))
    }

    @Test func aToleranceNeedsAReason() {
        #expect(Tolerance(magnitude: 1, reason: "  ").lacksReason)
        #expect(!Tolerance(magnitude: 1, reason: "fonts").lacksReason)
        #expect(!Tolerance.exact.lacksReason)
        #expect(Tolerance(count: -3, reason: "").isExact)
    }

    /// The form of the first version is read, and written where nothing newer is used.
    @Test func isReadAsItWasWritten() throws {
        let old = Data(#"{"magnitude":3,"count":4,"reason":"fonts"}"#.utf8)
        let tolerance = Tolerance(magnitude: 3, count: 4, reason: "fonts")
        #expect(try JSONDecoder().decode(Tolerance.self, from: old) == tolerance)
        let written = try JSONSerialization.jsonObject(with: JSONEncoder().encode(tolerance))
        #expect((written as? [String: Any])?.keys.sorted() == ["count", "magnitude", "reason"])
        for tolerance in [
            tolerance, .exact, Tolerance(metric: .oklab(threshold: 0.25, windowSize: 8), reason: "a"),
            Tolerance(
                metric: .skiaFuzzy(isPerChannel: true), maxDifference: 1...2, totalPixels: 3...4,
                isStrict: true,
                reason: "b"),
        ] {
            let data = try JSONEncoder().encode(tolerance)
            #expect(try JSONDecoder().decode(Tolerance.self, from: data) == tolerance)
        }
    }
}
