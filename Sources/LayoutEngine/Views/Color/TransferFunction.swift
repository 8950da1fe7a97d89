/// The sRGB curve between encoded and linear components, of + - x / and square roots only: the same bits on
/// every machine. Odd: negative components mirror positive ones. Source: IEC 61966-2-1.
enum TransferFunction {
    /// x^2.4 is x^2 times the square of x's fifth root.
    static func linear(_ encoded: Double) -> Double {
        let x = abs(encoded)
        guard x > 0.04045 else { return encoded / 12.92 }
        let base = (x + 0.055) / 1.055
        let root = Roots.fifth(base)
        let value = base * base * root * root
        return encoded < 0 ? -value : value
    }

    /// x^(1/2.4) is the cube root of the fourth root of x^5, and that is x^(1/4) times its own cube root's
    /// square.
    static func encoded(_ linear: Double) -> Double {
        let x = abs(linear)
        guard x > 0.003_130_8 else { return linear * 12.92 }
        let quarter = x.squareRoot().squareRoot()
        let root = Roots.cube(quarter)
        let value = 1.055 * (quarter * root * root) - 0.055
        return linear < 0 ? -value : value
    }
}

/// Roots by Newton's method: quadratic convergence, a fixed number of steps, no libm.
enum Roots {
    /// The cube root, with the sign of `x`; `x` itself where it is 0 or not finite.
    static func cube(_ x: Double) -> Double {
        guard x != 0, x.isFinite else { return x }
        let magnitude = abs(x)
        // A power of two near the root, so that the steps suffice for any exponent.
        let exponent = magnitude.exponent
        var root = Double(sign: .plus, exponent: exponent / 3, significand: 1.2)
        for _ in 0..<8 { root = (2 * root + magnitude / (root * root)) / 3 }
        return x < 0 ? -root : root
    }

    /// The fifth root of `x` > 0; `x` itself where it is 0 or not finite.
    static func fifth(_ x: Double) -> Double {
        guard x > 0, x.isFinite else { return x }
        var root = Double(sign: .plus, exponent: x.exponent / 5, significand: 1.2)
        for _ in 0..<10 {
            let square = root * root
            root = (4 * root + x / (square * square)) / 5
        }
        return root
    }
}
