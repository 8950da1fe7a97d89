import Foundation
import Imaging

/// The structural similarity of two pictures, a score for people: 1 for equal pictures, about 0 for unrelated
/// ones, below 0 where structure is inverted.
///
/// 1. Brightness of each picture on white, 0...255.
/// 2. In windows of 11 x 11 pixels, weighted by a Gaussian of sigma 1.5: means, variances and covariance.
/// 3. A window's similarity is (2 m n + c) (2 s + d) / ((m m + n n + c) (v + w + d)), m and n the means, v and w
///    the variances, s the covariance, c = (0.01 x 255)^2 and d = (0.03 x 255)^2.
/// 4. The score is the mean over all windows that lie in the picture. Where it is less than 11 pixels wide or
///    high, windows are cut off at its edges on that axis.
///
/// Eleven rows are held at a time. Windows whose rows are equal count 1 without being computed.
///
/// - Source: Z. Wang, A. Bovik, H. Sheikh, E. Simoncelli: Image quality assessment: from error visibility to
///   structural similarity, 2004.
public enum StructuralSimilarity {
    /// The mean over the pixels that both pictures have; 1 where there are none.
    ///
    /// - Complexity: O(pixels), about 110 multiplications each; memory for 55 rows of numbers.
    public static func score(reference: DecodedImage, candidate: DecodedImage) -> Double {
        score(reference: reference, candidate: candidate, ignoring: IgnoredRegions([]))
    }

    /// - Parameter ignoring: Counts as equal.
    /// - Parameter skipsEqualRows: The same score either way.
    static func score(
        reference: DecodedImage, candidate: DecodedImage, ignoring: IgnoredRegions,
        skipsEqualRows: Bool = true
    ) -> Double {
        let rows = ScoredRows(reference, candidate, ignoring)
        let size = rows.size
        guard size.width > 0 && size.height > 0 else { return 1 }
        let across = windows(size.width)
        let down = windows(size.height)
        var held: [Int: Moments] = [:]
        var sum = 0.0
        for window in down {
            if skipsEqualRows && window.places.allSatisfy({ rows.isEqual(row: $0) }) {
                sum += Double(across.count)
                continue
            }
            for y in window.places where held[y] == nil { held[y] = Moments(rows, y, across) }
            held = held.filter { $0.key >= window.places.lowerBound }
            sum += similarity(window, held, count: across.count)
        }
        return sum / Double(across.count * down.count)
    }

    /// Neighbouring places on one axis, and their weights.
    struct Window {
        var places: Range<Int>
        var weights: [Double]
    }

    /// exp(-k k / (2 x 1.5^2)) for k = 0...5.
    private static let gaussian = [
        1.0, 0.8007374029168081, 0.41111229050718745, 0.1353352832366127, 0.028565500784550377,
        0.003865920139472807,
    ]

    private static func windows(_ length: Int) -> [Window] {
        let radius = gaussian.count - 1
        let isWhole = length > 2 * radius
        return (isWhole ? radius..<length - radius : 0..<length).map { center in
            let places = max(0, center - radius)..<min(length, center + radius + 1)
            let weights = places.map { gaussian[abs($0 - center)] }
            let total = weights.reduce(0, +)
            return Window(places: places, weights: weights.map { $0 / total })
        }
    }

    /// Weighted sums along a row: of both brightnesses, of their squares, and of their product.
    private struct Moments {
        /// Five for each window.
        var values: [Double]

        init(_ rows: ScoredRows, _ y: Int, _ across: [Window]) {
            let (a, b) = rows.lumas(row: y)
            values = []
            values.reserveCapacity(across.count * 5)
            for window in across {
                var (m, n, mm, nn, mn) = (0.0, 0.0, 0.0, 0.0, 0.0)
                for (x, weight) in zip(window.places, window.weights) {
                    let (p, q) = (a[x], b[x])
                    m += weight * p
                    n += weight * q
                    mm += weight * p * p
                    nn += weight * q * q
                    mn += weight * p * q
                }
                values += [m, n, mm, nn, mn]
            }
        }
    }

    /// 3. Summed over a row of windows.
    private static func similarity(_ down: Window, _ held: [Int: Moments], count: Int) -> Double {
        let c = (0.01 * 255) * (0.01 * 255)
        let d = (0.03 * 255) * (0.03 * 255)
        var totals = [Double](repeating: 0, count: count * 5)
        for (y, weight) in zip(down.places, down.weights) {
            guard let values = held[y]?.values else { continue }
            for i in totals.indices { totals[i] += weight * values[i] }
        }
        var sum = 0.0
        for i in stride(from: 0, to: totals.count, by: 5) {
            let (m, n) = (totals[i], totals[i + 1])
            let variances = totals[i + 2] - m * m + (totals[i + 3] - n * n)
            let covariance = totals[i + 4] - m * n
            sum += (2 * m * n + c) * (2 * covariance + d) / ((m * m + n * n + c) * (variances + d))
        }
        return sum
    }
}
