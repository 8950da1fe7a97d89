import Imaging
import Testing

@testable import PixelDiff

/// A metric and ranges reach a golden's check, and its result tells the budgets.
@Suite struct GoldenToleranceTests {
    private typealias Fixture = GoldenFixture

    /// One black pixel of 200 against red.
    private func check(_ tolerance: Tolerance) throws -> CaseRecord {
        let fixture = try Fixture()
        _ = try fixture.check(.missing).check(Fixture.candidate(), as: Fixture.name)
        let spotted = Fixture.candidate(spot: (3, 4))
        return try fixture.check(.never, tolerance: tolerance).check(spotted, as: Fixture.name)
    }

    @Test func aPerceptualMetricDecides() throws {
        let metric = DifferenceMetric.oklab(threshold: 0.01, excusesAntialiasing: false)
        let failed = try check(Tolerance(metric: metric, reason: "another font"))
        #expect(failed.verdict == .failed)
        #expect(failed.details.contains { $0.hasSuffix("or with threshold 0.01 and count 1") })
        let passed = try check(Tolerance(metric: metric, count: 3, reason: "another font"))
        #expect(passed.verdict == .passed && passed.summary == "matches within the tolerance")
        #expect(
            passed.notes == [
                "tolerance (another font): unused: 0.01 of threshold 0.01, or 2 of count 3"
            ])
    }

    @Test func rangesDecide() throws {
        let failed = try check(Tolerance(maxDifference: 0...10, totalPixels: 0...1, reason: "GPU"))
        #expect(failed.verdict == .failed)
        #expect(failed.details.contains("would pass with maxDifference=0-200;totalPixels=0-1"))
        let passed = try check(Tolerance(maxDifference: 0...200, totalPixels: 0...4, reason: "GPU"))
        #expect(
            passed.notes == ["tolerance (GPU): unused: 0 of maxDifference 200, and 3 of totalPixels 4"])
    }

    @Test func aLooseToleranceIsNotedOrFails() throws {
        let noted = try check(Tolerance(maxDifference: 0...255, totalPixels: 2...4, reason: "GPU"))
        #expect(noted.verdict == .passed)
        #expect(noted.notes.contains { $0.hasPrefix("the tolerance expects more than differs, tighten it") })
        let failed = try check(
            Tolerance(maxDifference: 0...255, totalPixels: 2...4, isStrict: true, reason: "GPU"))
        #expect(failed.verdict == .failed)
        #expect(failed.summary.hasPrefix("passes too easily: the tolerance is looser than needed (GPU)"))
        #expect(failed.details.contains("would pass with maxDifference=0-200;totalPixels=1-1"))
    }
}
