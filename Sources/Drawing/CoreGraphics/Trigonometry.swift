/// Sine, cosine and arc tangent made of +, -, x, / only, so that every machine gets the same bits.
///
/// The C library's versions differ in the last bit between platforms and releases, which moves pixels.
public enum Trigonometry {
    /// Sine and cosine of `angle` radians; exactly 0, 1 or -1 at multiples of pi/2. Error below 2e-15
    /// for |angle| < 1e4. Infinite or NaN gives (0, 1).
    ///
    /// 1. Take the nearest multiple of pi/2 away, in two steps to keep the low bits.
    /// 2. Sum both Taylor series for what is left (|r| <= pi/4, 11 terms).
    /// 3. Swap and negate by quadrant.
    public static func sineCosine(_ angle: Double) -> (sine: Double, cosine: Double) {
        guard angle.isFinite else { return (0, 1) }
        // 1. pi/2 split into a part with trailing zero bits and the rest.
        let quarter = (angle * 0.636_619_772_367_581_4).rounded(.toNearestOrAwayFromZero)
        let high = 1.570_796_326_734_125_6
        let low = 6.077_100_506_506_192_2e-11
        var r = (angle - quarter * high) - quarter * low
        if abs(r) < 1e-15 * max(1, abs(angle)) { r = 0 }
        // 2.
        let r2 = r * r
        var sine = 0.0
        var cosine = 0.0
        var n = 22.0
        while n >= 2 {
            cosine = (1 + cosine) * (-r2 / (n * (n - 1)))
            sine = (1 + sine) * (-r2 / (n * (n + 1)))
            n -= 2
        }
        sine = r * (1 + sine)
        cosine = 1 + cosine
        // 3.
        switch Int(quarter.truncatingRemainder(dividingBy: 4) + 4) & 3 {
        case 0: return (sine, cosine)
        case 1: return (cosine, -sine)
        case 2: return (-sine, -cosine)
        default: return (-cosine, sine)
        }
    }

    /// The angle of (x, y) in -pi...pi, 0 along +x and growing towards +y; 0 for (0, 0). Error below 1e-14.
    ///
    /// 1. Fold into the first octant, so that the ratio lies in 0...1.
    /// 2. Halve the angle twice: atan(t) = 2 atan(t / (1 + sqrt(1 + t^2))).
    /// 3. Sum the series for what is left (|t| < 0.2).
    /// 4. Unfold.
    public static func arcTangent(y: Double, x: Double) -> Double {
        guard x.isFinite, y.isFinite, x != 0 || y != 0 else { return 0 }
        // 1.
        let (ax, ay) = (abs(x), abs(y))
        var t = min(ax, ay) / max(ax, ay)
        // 2.
        for _ in 0..<2 { t = t / (1 + (1 + t * t).squareRoot()) }
        // 3.
        let t2 = t * t
        var sum = 0.0
        var n = 25.0
        while n >= 1 {
            sum = 1 / n - t2 * sum
            n -= 2
        }
        var angle = 4 * t * sum
        // 4.
        if ay > ax { angle = Double.pi / 2 - angle }
        if x < 0 { angle = Double.pi - angle }
        return y < 0 ? -angle : angle
    }
}
