import Foundation
import Imaging

/// Measures with a perceptual formula; the same result as ``ReferencePerceptualPass``.
///
/// 1. Pictures are taken in bands of rows, on two threads where they are large.
/// 2. Equal rows, and equal stretches of a row, cost one memory comparison.
/// 3. In an unequal stretch whole pixels are compared as one word each.
/// 4. Only pixels that differ are measured, and looked at for anti-aliasing. Their neighbours count even where
///    they are ignored.
enum PerceptualPass {
    /// - Returns: The map of the pixels that both pictures have.
    static func map(
        reference: DecodedImage, candidate: DecodedImage, metric: DifferenceMetric, ignoring: IgnoredRegions
    ) -> PerceptualMap {
        let size = sharedSize(reference, candidate)
        let widths = (reference.width, candidate.width)
        switch (reference.samples, candidate.samples) {
        case (.eight(let a), .eight(let b)):
            return map(a, b, widths, size, UInt32.self, metric, ignoring)
        case (.sixteen(let a), .sixteen(let b)):
            return map(a, b, widths, size, UInt64.self, metric, ignoring)
        case (.eight(let a), .sixteen(let b)):
            return map(widened(a), b, widths, size, UInt64.self, metric, ignoring)
        case (.sixteen(let a), .eight(let b)):
            return map(a, widened(b), widths, size, UInt64.self, metric, ignoring)
        }
    }

    static func sharedSize(_ a: DecodedImage, _ b: DecodedImage) -> PixelSize {
        PixelSize(width: min(a.width, b.width), height: min(a.height, b.height))
    }

    private static func widened(_ values: [UInt8]) -> [UInt16] { values.map { UInt16($0) * 257 } }

    private static func map<Sample, Word: FixedWidthInteger & UnsignedInteger & Sendable>(
        _ a: [Sample], _ b: [Sample], _ widths: (Int, Int), _ size: PixelSize, _: Word.Type,
        _ metric: DifferenceMetric, _ ignoring: IgnoredRegions
    ) -> PerceptualMap {
        a.withUnsafeBytes { a in
            b.withUnsafeBytes { b in
                guard let aBase = a.bindMemory(to: Word.self).baseAddress,
                    let bBase = b.bindMemory(to: Word.self).baseAddress
                else { return PerceptualMap(size: size) }
                let scan = PerceptualScan(
                    reference: PixelPlane(words: aBase, stride: widths.0, size: size),
                    candidate: PixelPlane(words: bBase, stride: widths.1, size: size), metric: metric,
                    ignoring: ignoring)
                return map(scan)
            }
        }
    }

    private static let bandHeight = 64

    /// 1.
    private static func map<Word>(_ scan: PerceptualScan<Word>) -> PerceptualMap {
        let size = scan.reference.size
        let bands = (size.height + bandHeight - 1) / bandHeight
        let maps = PieceWork.results(
            bands, isShared: size.width * size.height >= PieceWork.pixelsForTwoThreads
        ) { band in
            scan.map(rows: band * bandHeight..<min((band + 1) * bandHeight, size.height))
        }
        var map = PerceptualMap(size: size)
        for part in maps { map.append(part) }
        return map
    }
}
