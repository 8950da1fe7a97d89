import Imaging
import PixelDiff

enum TenPixels {
    /// Ten pixels of which four differ, by 1, 2, 3 and 40.
    static func compare(_ tolerance: Tolerance) -> ImageComparison {
        let reference = [UInt8](repeating: 100, count: 40)
        var candidate = reference
        candidate[0] += 1
        candidate[5] -= 2
        candidate[10] += 3
        candidate[15] -= 40
        return Comparison.compare(
            reference: DecodedImage(width: 10, height: 1, samples: .eight(reference)),
            candidate: DecodedImage(width: 10, height: 1, samples: .eight(candidate)), tolerance: tolerance)
    }
}
