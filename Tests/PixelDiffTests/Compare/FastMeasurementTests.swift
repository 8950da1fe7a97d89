import Imaging
import Testing

@testable import PixelDiff

@Suite struct FastMeasurementTests {
    @Test func equalsTheReferenceOnRandomPictures() {
        var random = SeededGenerator(seed: 2026)
        var differing = 0
        for round in 0..<400 {
            let pair = RandomPair(&random)
            let rects = (0..<Int.random(in: 0...3, using: &random)).map { _ in
                PixelRect(
                    x: .random(in: -5...40, using: &random), y: .random(in: -5...30, using: &random),
                    width: .random(in: 0...12, using: &random), height: .random(in: 0...12, using: &random))
            }
            let magnitude = UInt8.random(in: 0...40, using: &random)
            let fast = FastMeasurement.measure(
                reference: pair.reference.samples, size: pair.reference.size,
                candidate: pair.candidate.samples, size: pair.candidate.size, magnitude: magnitude,
                ignoring: IgnoredRegions(rects))
            let slow = ReferenceMeasurement.measure(
                reference: pair.reference.samples, size: pair.reference.size,
                candidate: pair.candidate.samples, size: pair.candidate.size, magnitude: magnitude,
                ignoring: IgnoredRegions(rects))
            #expect(fast.0 == slow.0, "round \(round)")
            #expect(fast.1 == slow.1, "round \(round)")
            if fast.0.differingPixels > 0 { differing += 1 }
        }
        #expect(differing > 100, "the pictures hardly ever differed")
    }
}
