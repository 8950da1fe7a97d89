/// The cube root, with the same bits on every machine: made of + - x / only.
enum CubeRoot {
    /// The cube root of a number from 0 up, to the last bit or its neighbour.
    ///
    /// Newton's iteration from above, y - (y - x / y^2) / 3, which falls until rounding stops it; x is first
    /// brought into 1/8...1 by powers of 8, whose roots are powers of 2.
    static func of(_ x: Double) -> Double {
        guard x > 0, x.isFinite else { return x }
        var reduced = x
        var scale = 1.0
        while reduced > 1 {
            reduced /= 8
            scale *= 2
        }
        while reduced < 0.125 {
            reduced *= 8
            scale /= 2
        }
        var root = 1.0
        while true {
            let next = root - (root - reduced / (root * root)) / 3
            if next >= root { return root * scale }
            root = next
        }
    }
}
