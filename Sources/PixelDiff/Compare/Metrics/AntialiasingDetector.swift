import Imaging

/// Finds pixels that look like anti-aliasing: on a slope between two flat areas that both pictures have.
///
/// 1. Among the pixel's eight neighbours, the darkest and the brightest are found; of equal ones the first,
///    column by column. A pixel with three equally bright neighbours is none; the picture's edge counts as
///    one of them.
/// 2. Without both a darker and a brighter neighbour it is none.
/// 3. It is one where the darkest or the brightest has, in each of the two pictures, three neighbours of
///    exactly its own colour; the edge counts as one.
///
/// - Source: V. Vysniauskas: Anti-aliased Pixel and Intensity Slope Detector, 2009; step 3 is pixelmatch's.
struct AntialiasingDetector<Word: FixedWidthInteger & UnsignedInteger> {
    let formula: DifferenceMetric.Formula
    let background: PixelBackground

    init(_ metric: DifferenceMetric) {
        formula = metric.formula
        background = metric.background
    }

    /// Whether a pixel is anti-aliasing in either of two pictures of one size.
    func excuses(_ x: Int, _ y: Int, _ reference: PixelPlane<Word>, _ candidate: PixelPlane<Word>) -> Bool {
        finds(x, y, in: reference, beside: candidate) || finds(x, y, in: candidate, beside: reference)
    }

    private func finds(_ x: Int, _ y: Int, in plane: PixelPlane<Word>, beside other: PixelPlane<Word>) -> Bool
    {
        guard let slope = slope(x, y, in: plane) else { return false }
        // 3.
        return isFlat(slope.darkest, plane, other) || isFlat(slope.brightest, plane, other)
    }

    private typealias Place = (x: Int, y: Int)

    /// Steps 1 and 2.
    private func slope(_ x: Int, _ y: Int, in plane: PixelPlane<Word>) -> (darkest: Place, brightest: Place)?
    {
        let size = plane.size
        let center = plane.word(x, y)
        let color = PixelPlane.color(center)
        let ground = formula == .pixelmatch7 ? background.color(at: y * size.width + x) : .white
        var equal = AntialiasingDetector.isAtEdge(x, y, size) ? 1 : 0
        var least = 0.0
        var most = 0.0
        var darkest = (x: x, y: y)
        var brightest = (x: x, y: y)
        for nx in max(x - 1, 0)...min(x + 1, size.width - 1) {
            for ny in max(y - 1, 0)...min(y + 1, size.height - 1) where nx != x || ny != y {
                let word = plane.word(nx, ny)
                let difference =
                    word == center
                    ? 0
                    : Luma.difference(
                        color, PixelPlane.color(word), formula: formula, background: ground)
                if difference == 0 {
                    equal += 1
                    if equal > 2 { return nil }
                } else if difference < least {
                    least = difference
                    brightest = (nx, ny)
                } else if difference > most {
                    most = difference
                    darkest = (nx, ny)
                }
            }
        }
        return least == 0 || most == 0 ? nil : (darkest, brightest)
    }

    private func isFlat(_ place: Place, _ a: PixelPlane<Word>, _ b: PixelPlane<Word>) -> Bool {
        AntialiasingDetector.hasEqualNeighbors(place, a) && AntialiasingDetector.hasEqualNeighbors(place, b)
    }

    private static func hasEqualNeighbors(_ place: Place, _ plane: PixelPlane<Word>) -> Bool {
        let (x, y) = place
        let size = plane.size
        let word = plane.word(x, y)
        var equal = isAtEdge(x, y, size) ? 1 : 0
        for ny in max(y - 1, 0)...min(y + 1, size.height - 1) {
            for nx in max(x - 1, 0)...min(x + 1, size.width - 1) where plane.word(nx, ny) == word {
                equal += 1
            }
        }
        // The pixel itself was counted too.
        return equal > 3
    }

    private static func isAtEdge(_ x: Int, _ y: Int, _ size: PixelSize) -> Bool {
        x == 0 || y == 0 || x == size.width - 1 || y == size.height - 1
    }
}
