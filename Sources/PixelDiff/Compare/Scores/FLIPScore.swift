import Imaging

/// FLIP, a score for people: how much they see when two pictures alternate on a screen; 0 for equal pictures,
/// 0.967 for black against white, at most 1.
///
/// 1. Colour: each picture is filtered by what the eye resolves, separately in brightness, red-green and
///    blue-yellow (``FLIPFilters``); then compared in CIELab, chroma lowered in the dark (Hunt), by HyAB.
/// 2. The distance is raised to 0.7 and mapped to 0...1, so that most of the range is for common differences.
/// 3. Features: edges and points of both pictures, found by derivatives of a Gaussian; the greater difference
///    of the two kinds, over the root of 2, under a root.
/// 4. A pixel's error is 2. to the power 1 - 3. The score is the mean.
///
/// Seen from 0.7 m on a screen 0.7 m wide with 3840 pixels: 67 pixels a degree. Pictures are taken in bands of
/// rows; bands without a difference nearby count 0 without being computed.
///
/// - Source: P. Andersson, J. Nilsson, T. Akenine-Möller, M. Oskarsson, K. Åström, M. Fairchild: FLIP: a
///   difference evaluator for alternating images, 2020.
public enum FLIPScore {
    /// The mean over the pixels that both pictures have; 0 where there are none.
    ///
    /// - Complexity: O(pixels), some 700 multiplications each; memory for some 90 rows of numbers.
    public static func score(reference: DecodedImage, candidate: DecodedImage) -> Double {
        score(reference: reference, candidate: candidate, ignoring: IgnoredRegions([]))
    }

    /// - Parameter ignoring: Counts as equal.
    /// - Parameter skipsEqualBands: The same score either way.
    static func score(
        reference: DecodedImage, candidate: DecodedImage, ignoring: IgnoredRegions,
        skipsEqualBands: Bool = true
    ) -> Double {
        let rows = ScoredRows(reference, candidate, ignoring)
        let size = rows.size
        guard size.width > 0 && size.height > 0 else { return 0 }
        var sum = 0.0
        for start in stride(from: 0, to: size.height, by: bandHeight) {
            let band = start..<min(start + bandHeight, size.height)
            let around = (band.lowerBound - FLIPFilters.radius..<band.upperBound + FLIPFilters.radius)
                .map { min(max($0, 0), size.height - 1) }
            if skipsEqualBands && around.allSatisfy({ rows.isEqual(row: $0) }) { continue }
            var pixels: (reference: [OpponentColor], candidate: [OpponentColor]) = ([], [])
            for y in around {
                let (a, b) = rows.colors(row: y)
                pixels.reference += a.map(OpponentColor.init)
                pixels.candidate += b.map(OpponentColor.init)
            }
            sum += error(
                FLIPBand(pixels.reference, width: size.width), FLIPBand(pixels.candidate, width: size.width))
        }
        return sum / Double(size.width * size.height)
    }

    private static let bandHeight = 64

    /// Steps 1 to 4, summed.
    private static func error(_ reference: FLIPBand, _ candidate: FLIPBand) -> Double {
        let colors = (reference.colors(), candidate.colors())
        let features = (reference.features(), candidate.features())
        var sum = 0.0
        for i in colors.0.indices {
            // 1.
            let distance = colors.0[i].distance(to: colors.1[i])
            // 2.
            let color = mapped(Power.raise(distance, to: 0.7))
            // 3.
            let edge = abs(features.0.edges[i] - features.1.edges[i])
            let point = abs(features.0.points[i] - features.1.points[i])
            let feature = (max(edge, point) / 2.0.squareRoot()).squareRoot()
            // 4.
            if color > 0 { sum += feature < 1 ? Power.raise(color, to: 1 - feature) : 1 }
        }
        return sum
    }

    /// Up to 0.4 of the greatest distance takes 0.95 of the range.
    private static func mapped(_ distance: Double) -> Double {
        let knee = 0.4 * greatest
        if distance < knee { return distance * 0.95 / knee }
        return min(1, 0.95 + (distance - knee) / (greatest - knee) * 0.05)
    }

    /// Green against blue, raised to 0.7.
    private static let greatest: Double = {
        let green = HuntColor(OpponentColor(red: 0, green: 1, blue: 0))
        return Power.raise(green.distance(to: HuntColor(OpponentColor(red: 0, green: 0, blue: 1))), to: 0.7)
    }()
}
