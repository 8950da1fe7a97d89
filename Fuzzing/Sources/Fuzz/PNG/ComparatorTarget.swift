import Foundation
import Imaging
import PixelDiff

/// The comparison of files beside the comparison of whole pictures, and both beside a plain count over libpng's pixels.
struct ComparatorTarget: Target {
    static let name = "comparator"

    var seeds: [[UInt8]] { PNGSeeds.decisions }

    func use(_ input: [UInt8]) {
        var reader = ByteReader(input)
        let tolerance = Self.tolerance(&reader)
        let ignoring = Self.rectangles(&reader)
        let pair = PicturePair(&reader)
        let before = Self.picture(pair.reference)
        let after = Self.picture(pair.candidate)
        let paths = Self.written(pair)
        for threads in 1...2 {
            let files = FileComparison(pixelLimit: DecoderTarget.pixelLimit, threads: threads)
            let result = try? files.compare(
                reference: paths.0, candidate: paths.1, tolerance: tolerance, ignoring: ignoring)
            let areSame = try? files.areSame(reference: paths.0, candidate: paths.1)
            guard let before, let after else {
                precondition(result == nil, "a broken file was compared")
                precondition(areSame != true, "a broken file is the same as another")
                continue
            }
            guard let result else { preconditionFailure("intact files weren't compared") }
            check(result, before, after, ignoring)
            let isEqual = before.size == after.size && before.samples == after.samples
            precondition(areSame == isEqual, "same or not")
            let whole = Self.whole(pair, tolerance, ignoring)
            precondition(whole == result, "rows and whole pictures differ")
        }
        draw(pair, tolerance, ignoring)
    }

    /// Against pixels counted one by one.
    private func check(
        _ result: ImageComparison, _ before: ReferencePicture, _ after: ReferencePicture,
        _ ignoring: [PixelRect]
    ) {
        var (differing, beyond) = (0, 0)
        let magnitude = Int(result.tolerance.magnitude) * 257
        for y in 0..<max(before.size.height, after.size.height) {
            for x in 0..<max(before.size.width, after.size.width)
            where !ignoring.contains(where: {
                x >= $0.x && x < $0.x + $0.width && y >= $0.y && y < $0.y + $0.height
            }) {
                let (a, b) = (before.pixel(x, y), after.pixel(x, y))
                if a == nil && b == nil { continue }
                guard let a, let b else {
                    differing += 1
                    beyond += 1
                    continue
                }
                let worst =
                    (0..<4).map { abs(Int(before.samples[a + $0]) - Int(after.samples[b + $0])) }.max() ?? 0
                differing += worst > 0 ? 1 : 0
                beyond += worst > magnitude ? 1 : 0
            }
        }
        precondition(result.differingPixels == differing, "\(result.differingPixels) and \(differing) differ")
        if result.tolerance.metric.formula == .exact {
            precondition(result.pixelsBeyondMagnitude == beyond, "\(beyond) are beyond the magnitude")
        }
        let isExact = result.tolerance == .exact && before.size == after.size
        precondition(!isExact || (result.verdict == .same) == (differing == 0), "verdict")
        precondition(before.size == after.size || result.verdict == .different, "sizes")
    }

    /// Words and pictures of the difference, of small pictures.
    private func draw(_ pair: PicturePair, _ tolerance: Tolerance, _ ignoring: [PixelRect]) {
        let decoder = PNGDecoder(pixelLimit: 1 << 14)
        guard let before = try? decoder.decode(pair.reference, name: "a"),
            let after = try? decoder.decode(pair.candidate, name: "b")
        else { return }
        let result = Comparison.compare(
            reference: before, candidate: after, tolerance: tolerance, ignoring: ignoring)
        let change = Comparison.change(
            reference: before, candidate: after, comparison: result, ignoring: ignoring)
        _ = change.sentences
        _ = result.summary
        _ = DiffImage.draw(
            reference: before.bitmap(), candidate: after.bitmap(), change: change, tolerance: tolerance,
            ignoring: ignoring)
    }

    private static func picture(_ file: [UInt8]) -> ReferencePicture? {
        if case .picture(let picture) = ReferencePicture.decode(file, limit: DecoderTarget.pixelLimit) {
            return picture
        }
        return nil
    }

    private static func whole(
        _ pair: PicturePair, _ tolerance: Tolerance, _ ignoring: [PixelRect]
    ) -> ImageComparison? {
        let decoder = PNGDecoder(pixelLimit: DecoderTarget.pixelLimit)
        guard let before = try? decoder.decode(pair.reference, name: "a"),
            let after = try? decoder.decode(pair.candidate, name: "b")
        else { return nil }
        return Comparison.compare(
            reference: before, candidate: after, tolerance: tolerance, ignoring: ignoring)
    }

    private static func tolerance(_ input: inout ByteReader) -> Tolerance {
        let threshold = Double(input.number(below: 11)) / 10
        switch input.number(below: 8) {
        case 0...2: return .exact
        case 3, 4:
            return Tolerance(
                magnitude: input.byte() >> UInt8(input.number(below: 8)), count: input.number(below: 20),
                reason: "f")
        case 5:
            return Tolerance(
                metric: .pixelmatch5(threshold: threshold), count: input.number(below: 20), reason: "f")
        case 6:
            return Tolerance(
                metric: .oklab(threshold: threshold), count: input.number(below: 20), reason: "f")
        default: return Tolerance(metric: .skiaFuzzy(), count: input.number(below: 20), reason: "f")
        }
    }

    /// Up to three, also outside of the pictures.
    private static func rectangles(_ input: inout ByteReader) -> [PixelRect] {
        (0..<max(0, input.number(below: 8) - 4)).map { _ in
            PixelRect(
                x: input.number(below: 70) - 5, y: input.number(below: 50) - 5,
                width: input.number(below: 40), height: input.number(below: 40))
        }
    }

    /// In memory where the system has a disk there.
    private static func written(_ pair: PicturePair) -> (String, String) {
        let shared = "/dev/shm"
        let folder =
            FileManager.default.isWritableFile(atPath: shared)
            ? shared : FileManager.default.temporaryDirectory.path
        let paths = ("\(folder)/fuzz-\(getpid())-a.png", "\(folder)/fuzz-\(getpid())-b.png")
        for (path, bytes) in [(paths.0, pair.reference), (paths.1, pair.candidate)] {
            precondition(
                FileManager.default.createFile(atPath: path, contents: Data(bytes)), "no room for \(path)")
        }
        return paths
    }
}

extension ReferencePicture {
    /// Where a pixel's samples begin; nil outside.
    func pixel(_ x: Int, _ y: Int) -> Int? {
        x < size.width && y < size.height ? (y * size.width + x) * 4 : nil
    }
}
