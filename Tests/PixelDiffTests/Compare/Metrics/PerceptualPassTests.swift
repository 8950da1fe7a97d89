import Imaging
import Testing

@testable import PixelDiff

@Suite struct PerceptualPassTests {
    /// Flat areas with slopes between them and noise on top, so that the detector has something to find.
    private func picture(
        _ size: PixelSize, isWide: Bool, shift: Int, noise: Int, _ random: inout SeededGenerator
    ) -> DecodedImage {
        var values: [UInt8] = []
        for _ in 0..<size.height {
            for x in 0..<size.width {
                let slope = min(4, max(0, (x + shift) % 12 - 4)) * 60
                let alpha: UInt8 = x % 7 == 3 ? 128 : 255
                values += [UInt8(slope), UInt8(slope / 2), UInt8(255 - slope), alpha]
            }
        }
        for _ in 0..<noise where !values.isEmpty {
            values[Int.random(in: 0..<values.count, using: &random)] = UInt8.random(
                in: 0...255, using: &random)
        }
        let samples: DecodedImage.Samples =
            isWide ? .sixteen(values.map { UInt16($0) * 257 }) : .eight(values)
        return DecodedImage(width: size.width, height: size.height, samples: samples)
    }

    @Test func equalsTheReferenceOnRandomPictures() {
        var random = SeededGenerator(seed: 53)
        var findings: [PerceptualMap.Finding: Int] = [:]
        for round in 0..<120 {
            let sizes = (0..<2).map { _ in
                PixelSize(
                    width: .random(in: 0...26, using: &random), height: .random(in: 0...12, using: &random))
            }
            let isWide = (Bool.random(using: &random), Bool.random(using: &random))
            let a = picture(sizes[0], isWide: isWide.0, shift: 0, noise: 0, &random)
            let b = picture(
                round % 3 == 0 ? sizes[1] : sizes[0], isWide: isWide.1, shift: round % 4, noise: 6, &random)
            let threshold = Double.random(in: 0...0.2, using: &random)
            let ignored = IgnoredRegions(
                [PixelRect(x: .random(in: -3...20, using: &random), y: 2, width: 5, height: 3)])
            for metric: DifferenceMetric in [
                .pixelmatch5(threshold: threshold), .pixelmatch7(threshold: threshold),
                .oklab(threshold: threshold, background: .white),
                .pixelmatch7(threshold: threshold, excusesAntialiasing: false),
            ] {
                let fast = PerceptualPass.map(reference: a, candidate: b, metric: metric, ignoring: ignored)
                let slow = ReferencePerceptualPass.map(
                    reference: a, candidate: b, metric: metric, ignoring: ignored)
                #expect(fast == slow, "round \(round), \(metric)")
                for entry in fast.entries { findings[entry.finding, default: 0] += 1 }
            }
        }
        for finding: PerceptualMap.Finding in [.counted, .countedDarker, .antialiased] {
            #expect(findings[finding, default: 0] > 100, "\(finding) hardly ever happened")
        }
    }

    /// What ``AntialiasingDetector`` builds on: whole numbers order brightnesses as fractions do, because colours that
    /// differ are never equally bright.
    @Test func noTwoOpaqueColorsAreEquallyBright() {
        let (red, green, blue) = (OpaqueLuma.of(1), OpaqueLuma.of(0x100), OpaqueLuma.of(0x10000))
        #expect(abs(Luma.of(255, 7, 30) * 1e8 - Double(OpaqueLuma.of(0xFF1E_07FF as UInt32))) < 1e-3)
        for r in 0...255 {
            for g in -255...255 where r != 0 || g != 0 {
                let rest = red * r + green * g
                #expect(rest % blue != 0 || abs(rest / blue) > 255, "\(r), \(g)")
            }
        }
    }

    /// Large pictures are measured on two threads, in bands.
    @Test func bandsEqualTheReference() {
        var random = SeededGenerator(seed: 3)
        let size = PixelSize(width: 1100, height: 1000)
        let a = picture(size, isWide: false, shift: 0, noise: 0, &random)
        var b = a
        if case .eight(var values) = a.samples {
            for _ in 0..<3000 {
                values[Int.random(in: 0..<values.count, using: &random)] = .random(
                    in: 0...255, using: &random)
            }
            b = DecodedImage(width: size.width, height: size.height, samples: .eight(values))
        }
        for metric: DifferenceMetric in [.pixelmatch5(), .oklab()] {
            let none = IgnoredRegions([])
            let fast = PerceptualPass.map(reference: a, candidate: b, metric: metric, ignoring: none)
            let slow = ReferencePerceptualPass.map(
                reference: a, candidate: b, metric: metric, ignoring: none)
            #expect(fast == slow && fast.entries.count > 2000)
        }
    }

    /// The smallest step is the first threshold that isn't exceeded.
    @Test func stepsAreTheSmallestThresholds() {
        var random = SeededGenerator(seed: 7)
        for _ in 0..<2000 {
            let colors = (0..<2).map { _ in
                StraightColor(
                    red: .random(in: 0...255, using: &random), green: .random(in: 0...255, using: &random),
                    blue: .random(in: 0...255, using: &random),
                    alpha: Bool.random(using: &random) ? 255 : .random(in: 0...255, using: &random))
            }
            for metric in [DifferenceMetric.pixelmatch5(), .pixelmatch7(), .oklab()] {
                let distance = metric.distance(colors[0], colors[1], index: 5)
                let step = distance.step
                #expect(step == 0 || distance.exceeds(PerceptualDistance.threshold(step - 1)))
                #expect(
                    step == PerceptualDistance.unmatchable
                        || !distance.exceeds(PerceptualDistance.threshold(step)))
                #expect(abs(distance.value * 10_000 - Double(step)) <= 1 || step > 9999)
            }
        }
    }

    @Test func windowsEqualTheReference() {
        var random = SeededGenerator(seed: 11)
        for _ in 0..<200 {
            let size = PixelSize(
                width: .random(in: 0...12, using: &random), height: .random(in: 0...12, using: &random))
            let counted = (0..<size.width * size.height).filter { _ in
                Int.random(in: 0..<4, using: &random) == 0
            }
            for side in [1, 2, 3, 7, 100] {
                #expect(
                    WindowCount.most(of: counted, in: size, side: side)
                        == WindowCount.mostByReference(of: counted, in: size, side: side))
            }
        }
    }

    /// To the last bit or its neighbour of the true root.
    @Test func cubeRoots() {
        for (x, root) in [(0.0, 0.0), (1, 1), (8, 2), (0.125, 0.5), (27, 3), (1e-9, 1e-3), (0.001, 0.1)] {
            #expect(abs(CubeRoot.of(x) - root) <= root.ulp)
        }
        for i in 1...4097 {
            let x = Double(i) / 4096
            let root = CubeRoot.of(x)
            #expect((root.nextDown * root.nextDown * root.nextDown) < x.nextUp)
            #expect((root.nextUp * root.nextUp * root.nextUp) > x.nextDown)
        }
    }
}
