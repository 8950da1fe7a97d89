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
/// rows, on two threads where they are not small; bands and columns without a difference nearby count 0 without being
/// computed.
///
/// - Source: P. Andersson, J. Nilsson, T. Akenine-Möller, M. Oskarsson, K. Åström, M. Fairchild: FLIP: a
///   difference evaluator for alternating images, 2020.
public enum FLIPScore {
    /// The mean over the pixels that both pictures have; 0 where there are none.
    ///
    /// - Complexity: O(pixels), some 300 multiplications each; memory for some 3,000 rows of numbers.
    public static func score(reference: DecodedImage, candidate: DecodedImage) -> Double {
        score(reference: reference, candidate: candidate, ignoring: IgnoredRegions([]))
    }

    /// - Parameter ignoring: Counts as equal.
    /// - Parameter skipsEqualBands: The same score either way.
    static func score(
        reference: DecodedImage, candidate: DecodedImage, ignoring: IgnoredRegions,
        skipsEqualBands: Bool = true
    ) -> Double {
        let scored = ScoredRows(reference, candidate, ignoring)
        let size = scored.size
        guard size.width > 0 && size.height > 0 else { return 0 }
        let bands = (size.height + bandHeight - 1) / bandHeight
        let matrix = FLIPMatrix()
        let sums = PieceWork.results(bands, isShared: size.width * size.height >= pixelsForTwoThreads) {
            band in
            let rows = band * bandHeight..<min((band + 1) * bandHeight, size.height)
            return error(scored, rows, matrix, skipsEqual: skipsEqualBands)
        }
        return sums.reduce(0, +) / Double(size.width * size.height)
    }

    private static let bandHeight = 64
    private static let pixelsForTwoThreads = 50_000

    /// The sum of a band's errors.
    private static func error(
        _ rows: ScoredRows, _ band: Range<Int>, _ matrix: FLIPMatrix, skipsEqual: Bool
    ) -> Double {
        let radius = FLIPFilters.radius
        let (width, height) = (rows.size.width, rows.size.height)
        let around = (band.lowerBound - radius..<band.upperBound + radius)
            .map { min(max($0, 0), height - 1) }
        if skipsEqual && around.allSatisfy({ rows.isEqual(row: $0) }) { return 0 }
        let bands = (
            FLIPBand(width: width, height: around.count), FLIPBand(width: width, height: around.count)
        )
        var (first, last) = (width, -1)
        for (row, y) in around.enumerated() {
            let (a, b) = rows.colors(row: y)
            if let left = a.indices.first(where: { a[$0] != b[$0] }) {
                first = min(first, left)
                last = max(last, a.indices.last { a[$0] != b[$0] } ?? left)
            }
            bands.0.fill(row: row, a, matrix)
            bands.1.fill(row: row, b, matrix)
        }
        let columns =
            skipsEqual
            ? max(0, first - radius)..<max(first - radius, min(width, last + 1 + radius), 0) : 0..<width
        if columns.isEmpty { return 0 }
        bands.0.fillMargins()
        bands.1.fillMargins()
        return error(FLIPView(bands.0, columns), FLIPView(bands.1, columns), columns, matrix)
    }

    /// Steps 1 to 4, summed.
    private static func error(
        _ a: FLIPView, _ b: FLIPView, _ columns: Range<Int>, _ matrix: FLIPMatrix
    ) -> Double {
        let mapping = FLIPMapping(matrix)
        var sum = 0.0
        for y in 0..<a.lightness.height {
            let planes = (
                a.lightness.row(y), b.lightness.row(y), a.redGreen.row(y), b.redGreen.row(y),
                a.blueYellow.row(y), b.blueYellow.row(y)
            )
            let features = (a.edges.row(y), b.edges.row(y), a.points.row(y), b.points.row(y))
            for x in columns {
                let (l, m, c, d, e, f) = (
                    planes.0[x], planes.1[x], planes.2[x], planes.3[x], planes.4[x], planes.5[x]
                )
                if l == m && c == d && e == f { continue }
                // 1.
                let distance = matrix.hunt(lightness: l, redGreen: c, blueYellow: e)
                    .distance(to: matrix.hunt(lightness: m, redGreen: d, blueYellow: f))
                // 2.
                let color = mapping.value(distance)
                // 3.
                let edge = abs(features.0[x] - features.1[x])
                let point = abs(features.2[x] - features.3[x])
                let feature = (max(edge, point) / FLIPMapping.rootOfTwo).squareRoot()
                // 4.
                if color > 0 { sum += feature < 1 ? ScorePower.raise(color, to: 1 - feature) : 1 }
            }
        }
        return sum
    }
}

/// From distances to 0...1.
private struct FLIPMapping {
    static let rootOfTwo = 1.4142135623730951

    /// Green against blue, raised to 0.7.
    private let greatest: Double
    private let knee: Double

    init(_ matrix: FLIPMatrix) {
        let green = matrix.hunt(red: 0, green: 1, blue: 0)
        greatest = ScorePower.raise(green.distance(to: matrix.hunt(red: 0, green: 0, blue: 1)), to: 0.7)
        knee = 0.4 * greatest
    }

    /// Up to 0.4 of the greatest distance takes 0.95 of the range.
    @inline(__always)
    func value(_ distance: Double) -> Double {
        let raised = ScorePower.raise(distance, to: 0.7)
        if raised < knee { return raised * 0.95 / knee }
        return min(1, 0.95 + (raised - knee) / (greatest - knee) * 0.05)
    }
}
