import Drawing
import Foundation

/// Colours around a centre, clockwise.
///
/// A sweep of less than a full turn leaves a gap; its first half has the end's colour, its second the
/// start's. Of a sweep of more than a turn the last turn shows. A negative one runs counterclockwise.
struct AngularGradientShader: Shader {
    let table: RampTable
    private let inverse: CGAffineTransform
    private let center: CGPoint
    /// Where the ramp ends, in turns, 0 up to 1.
    private let end: Float
    /// Turns, above 0.
    private let sweep: Float
    /// 1, or -1 for a counterclockwise one.
    private let sign: Float

    /// Nil where both angles are the same or the transform has no inverse.
    init?(
        _ table: RampTable, center: CGPoint, startAngle: Double, endAngle: Double,
        transform: CGAffineTransform
    ) {
        let turns = (endAngle - startAngle) / (2 * Double.pi)
        guard let inverse = transform.inverse, turns != 0, turns.isFinite, endAngle.isFinite,
            center.x.isFinite, center.y.isFinite
        else { return nil }
        self.table = table
        self.inverse = inverse
        self.center = center
        sign = turns < 0 ? -1 : 1
        let last = endAngle / (2 * Double.pi) * (turns < 0 ? -1 : 1)
        end = Float(last - last.rounded(.down))
        sweep = Float(abs(turns))
    }

    /// Steps 1 to 3 have no branch, so that the compiler runs four pixels at a time. Rows are cut at multiples of
    /// 256 pixels: short enough for single precision, and a pixel is the same wherever a run begins.
    ///
    /// 1. The direction of each pixel from the centre.
    /// 2. How far it is before the end, in turns, and from that the location.
    /// 3. The nearest entry of the table: 2^23 added, so that the fraction falls off.
    /// 4. Its colour.
    func write(y: Int, from x: Int, count: Int, into row: UnsafeMutablePointer<PremultipliedPixel>) {
        var done = 0
        while done < count {
            let offset = (x + done) & 255
            let length = min(count - done, 256 - offset)
            let first = CGPoint(x: CGFloat(x + done - offset) + 0.5, y: CGFloat(y) + 0.5).applying(inverse)
            write(
                Float(first.x - center.x), Float(first.y - center.y) * sign, offset..<(offset + length),
                into: row + done)
            done += length
        }
    }

    private func write(
        _ px: Float, _ py: Float, _ offsets: Range<Int>, into row: UnsafeMutablePointer<PremultipliedPixel>
    ) {
        let (dx, dy) = (Float(inverse.a), Float(inverse.b) * sign)
        let (first, count) = (Int32(truncatingIfNeeded: offsets.lowerBound), offsets.count)
        let (end, scale) = (end, 1 / sweep)
        let middle = sweep < 1 ? sweep + (1 - sweep) / 2 : Float.infinity
        let steps = Float(RampTable.steps)
        for i in 0..<count {
            // 1.
            let offset = Float(first &+ Int32(truncatingIfNeeded: i))
            let angle = ArcTangent.turns(y: py + offset * dy, x: px + offset * dx)
            // 2.
            var back = end - angle
            back = back < 0 ? back + 1 : back
            back = back >= 1 ? back - 1 : back
            let location = back > middle ? 1 : 1 - back * scale
            // 3.
            let clamped = location > 0 ? location : 0
            row[i] = (clamped * steps + 8_388_608).bitPattern & 0x7f_ffff
        }
        // 4.
        table.replaceEntries(in: row, count: count)
    }
}

/// The direction of a vector in single precision, for pixels.
enum ArcTangent {
    /// The angle of (x, y) in turns, -1/2 to 1/2, 0 along +x and growing towards +y; 0 for (0, 0). Error below
    /// 1e-7 turns. Made of +, -, x, / and comparisons, without a branch.
    ///
    /// 1. Fold into the first octant, so that the ratio lies in 0...1.
    /// 2. An odd polynomial, fitted to the arc tangent there by least squares with growing weights at the
    ///    largest errors: 6e-9 turns off before rounding.
    /// 3. Unfold.
    @inline(__always)
    static func turns(y: Float, x: Float) -> Float {
        // 1.
        let ax = x < 0 ? -x : x
        let ay = y < 0 ? -y : y
        let large = ax > ay ? ax : ay
        let small = ax > ay ? ay : ax
        let t = small / (large > 1e-30 ? large : 1e-30)
        // 2.
        let s = t * t
        let high = ((-0.000_645_301_7 * s + 0.003_479_589_2) * s - 0.008_898_712_9) * s + 0.015_346_028_1
        let low = ((high * s - 0.022_136_270_3) * s + 0.031_745_945_3) * s - 0.053_046_121
        var angle = (low * s + 0.159_154_837_3) * t
        // 3.
        angle = ay > ax ? 0.25 - angle : angle
        angle = x < 0 ? 0.5 - angle : angle
        return y < 0 ? -angle : angle
    }
}
