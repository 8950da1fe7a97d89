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
struct AntialiasingDetector<Word: FixedWidthInteger & UnsignedInteger & Sendable> {
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

    private typealias Place = (x: Int, y: Int)

    private enum Slope {
        case none
        case between(darkest: Place, brightest: Place)
    }

    private func finds(_ x: Int, _ y: Int, in plane: PixelPlane<Word>, beside other: PixelPlane<Word>) -> Bool
    {
        // Pixels of one colour are equally bright: most end here.
        if plane.hasEqualNeighbors(x, y) { return false }
        guard case .between(let darkest, let brightest) = slope(x, y, in: plane) else { return false }
        // 3.
        return isFlat(darkest, plane, other) || isFlat(brightest, plane, other)
    }

    private func isFlat(_ place: Place, _ a: PixelPlane<Word>, _ b: PixelPlane<Word>) -> Bool {
        a.hasEqualNeighbors(place.x, place.y) && b.hasEqualNeighbors(place.x, place.y)
    }

    private func slope(_ x: Int, _ y: Int, in plane: PixelPlane<Word>) -> Slope {
        if Word.bitWidth == 32, !plane.isAtEdge(x, y), plane.hasOpaqueNeighborhood(x, y) {
            return opaqueSlope(x, y, in: plane)
        }
        return anySlope(x, y, in: plane)
    }

    /// Steps 1 and 2 where the pixel isn't at the edge, has no three neighbours of its colour, and all nine are opaque.
    ///
    /// Opaque colours of 8 bits have different brightnesses unless they are equal, by 1e-8 at least (the tests go
    /// through all), so whole numbers order them as each formula does.
    private func opaqueSlope(_ x: Int, _ y: Int, in plane: PixelPlane<Word>) -> Slope {
        let center = plane.words + y * plane.stride + x
        let left = center - 1
        let right = center + 1
        let down = plane.stride
        let own = OpaqueLuma.of(center[0])
        // The lowest bits number the neighbours, so that the first of equal ones wins.
        var least = Int.max
        var most = 0
        OpaqueLuma.add(left[-down], 0, &least, &most)
        OpaqueLuma.add(left[0], 1, &least, &most)
        OpaqueLuma.add(left[down], 2, &least, &most)
        OpaqueLuma.add(center[-down], 3, &least, &most)
        OpaqueLuma.add(center[down], 5, &least, &most)
        OpaqueLuma.add(right[-down], 6, &least, &most)
        OpaqueLuma.add(right[0], 7, &least, &most)
        OpaqueLuma.add(right[down], 8, &least, &most)
        if least >> 4 >= own || most >> 4 <= own { return .none }
        let first = least & 15
        let second = 15 - most & 15
        return .between(
            darkest: (x - 1 + first / 3, y - 1 + first % 3),
            brightest: (x - 1 + second / 3, y - 1 + second % 3))
    }

    /// Steps 1 and 2 for any pixel.
    private func anySlope(_ x: Int, _ y: Int, in plane: PixelPlane<Word>) -> Slope {
        let size = plane.size
        let center = plane.word(x, y)
        let color = PixelPlane.color(center)
        let ground = formula == .pixelmatch7 ? background.color(at: y * size.width + x) : .white
        var equal = plane.isAtEdge(x, y) ? 1 : 0
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
                    if equal > 2 { return .none }
                } else if difference < least {
                    least = difference
                    brightest = (nx, ny)
                } else if difference > most {
                    most = difference
                    darkest = (nx, ny)
                }
            }
        }
        return least == 0 || most == 0 ? .none : .between(darkest: darkest, brightest: brightest)
    }
}

/// ``Luma`` of opaque colours of 8 bits, in whole hundred-millionths.
enum OpaqueLuma {
    @inline(__always)
    static func of(_ word: some FixedWidthInteger) -> Int {
        let bits = Int(truncatingIfNeeded: word)
        return (bits & 255) &* 29_889_531 &+ (bits >> 8 & 255) &* 58_662_247
            &+ (bits >> 16 & 255) &* 11_448_223
    }

    /// Keeps the first darkest and the first brightest of numbered colours.
    @inline(__always)
    static func add(_ word: some FixedWidthInteger, _ number: Int, _ least: inout Int, _ most: inout Int) {
        let luma = of(word) << 4
        least = min(least, luma | number)
        most = max(most, luma | (15 - number))
    }
}
