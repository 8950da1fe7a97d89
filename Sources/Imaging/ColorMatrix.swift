/// A 3 x 3 matrix on colours, row by row.
struct ColorMatrix {
    var rows: [[Double]]

    func applied(to v: [Double]) -> [Double] {
        rows.map { $0[0] * v[0] + $0[1] * v[1] + $0[2] * v[2] }
    }

    func multiplied(by other: ColorMatrix) -> ColorMatrix {
        ColorMatrix(
            rows: rows.map { row in
                (0..<3).map { column in
                    row[0] * other.rows[0][column] + row[1] * other.rows[1][column]
                        + row[2] * other.rows[2][column]
                }
            })
    }

    /// Nil when there is none.
    var inverse: ColorMatrix? {
        func minor(_ row: Int, _ column: Int) -> Double {
            let r = (0..<3).filter { $0 != row }
            let c = (0..<3).filter { $0 != column }
            return rows[r[0]][c[0]] * rows[r[1]][c[1]] - rows[r[0]][c[1]] * rows[r[1]][c[0]]
        }
        func cofactor(_ row: Int, _ column: Int) -> Double {
            (row + column) % 2 == 0 ? minor(row, column) : -minor(row, column)
        }
        let determinant = (0..<3).reduce(0.0) { $0 + rows[0][$1] * cofactor(0, $1) }
        guard determinant.magnitude > 1e-9 else { return nil }
        return ColorMatrix(
            rows: (0..<3).map { row in (0..<3).map { cofactor($0, row) / determinant } })
    }
}

extension ColorProfile.Chromaticities {
    /// From linear light in these primaries to linear sRGB; nil when the numbers describe no colours.
    ///
    /// 1. Each primary's XYZ is scaled so that their sum is the white point of luminance 1.
    /// 2. The white point is adapted to that of sRGB by the Bradford transform.
    /// 3. XYZ goes to linear sRGB.
    func matrixToSRGB() -> ColorMatrix? {
        guard let source = matrixToXYZ(), let target = Self.sRGB.matrixToXYZ()?.inverse,
            let here = Self.xyz(whiteX, whiteY), let there = Self.xyz(Self.sRGB.whiteX, Self.sRGB.whiteY),
            let back = Self.bradford.inverse
        else { return nil }
        // 2.
        let from = Self.bradford.applied(to: here)
        let to = Self.bradford.applied(to: there)
        guard from.allSatisfy({ $0 > 0 }) else { return nil }
        let scale = ColorMatrix(
            rows: (0..<3).map { i in (0..<3).map { $0 == i ? to[i] / from[i] : 0 } })
        let adaptation = back.multiplied(by: scale).multiplied(by: Self.bradford)
        // 3.
        return target.multiplied(by: adaptation).multiplied(by: source)
    }

    /// 1.
    private func matrixToXYZ() -> ColorMatrix? {
        guard let r = Self.xyz(redX, redY), let g = Self.xyz(greenX, greenY),
            let b = Self.xyz(blueX, blueY), let white = Self.xyz(whiteX, whiteY)
        else { return nil }
        let primaries = ColorMatrix(rows: (0..<3).map { [r[$0], g[$0], b[$0]] })
        guard let s = primaries.inverse?.applied(to: white) else { return nil }
        return ColorMatrix(rows: primaries.rows.map { [$0[0] * s[0], $0[1] * s[1], $0[2] * s[2]] })
    }

    /// XYZ of luminance 1.
    private static func xyz(_ x: Int32, _ y: Int32) -> [Double]? {
        guard x >= 0, y > 0 else { return nil }
        let (x, y) = (Double(x) / 100_000, Double(y) / 100_000)
        return [x / y, 1, (1 - x - y) / y]
    }

    /// The Bradford cone response matrix (Lam 1985, as used by ICC).
    private static let bradford = ColorMatrix(rows: [
        [0.8951, 0.2664, -0.1614], [-0.7502, 1.7135, 0.0367], [0.0389, -0.0685, 1.0296],
    ])
}
