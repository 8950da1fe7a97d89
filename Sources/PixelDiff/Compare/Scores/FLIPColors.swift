import Imaging

/// A colour in YCxCz: CIELab's axes without its cube roots, so that averages are those of light.
struct OpponentColor: Hashable {
    /// -16...100.
    var lightness: Double
    var redGreen: Double
    var blueYellow: Double

    init(lightness: Double, redGreen: Double, blueYellow: Double) {
        self.lightness = lightness
        self.redGreen = redGreen
        self.blueYellow = blueYellow
    }

    /// - Parameters: Linear light, 0...1.
    init(red: Double, green: Double, blue: Double) {
        let x = FLIPMatrix.x.0 * red + FLIPMatrix.x.1 * green + FLIPMatrix.x.2 * blue
        let y = FLIPMatrix.y.0 * red + FLIPMatrix.y.1 * green + FLIPMatrix.y.2 * blue
        let z = FLIPMatrix.z.0 * red + FLIPMatrix.z.1 * green + FLIPMatrix.z.2 * blue
        lightness = 116 * y - 16
        redGreen = 500 * (x - y)
        blueYellow = 200 * (y - z)
    }

    /// Of an opaque sRGB colour.
    init(_ color: StraightColor) {
        self.init(
            red: LinearTable.sRGB.value(color.red), green: LinearTable.sRGB.value(color.green),
            blue: LinearTable.sRGB.value(color.blue))
    }

    /// The colour that a screen can show: linear light brought into 0...1.
    func clamped() -> OpponentColor {
        let y = (lightness + 16) / 116
        let x = redGreen / 500 + y
        let z = y - blueYellow / 200
        let rgb = [FLIPMatrix.red, FLIPMatrix.green, FLIPMatrix.blue].map { row in
            min(1, max(0, row.0 * x + row.1 * y + row.2 * z))
        }
        return OpponentColor(red: rgb[0], green: rgb[1], blue: rgb[2])
    }
}

/// A colour in CIELab, its chroma lowered in the dark as R. Hunt found.
struct HuntColor {
    var lightness: Double
    var a: Double
    var b: Double

    init(_ color: OpponentColor) {
        let y = (color.lightness + 16) / 116
        let fx = HuntColor.root(color.redGreen / 500 + y)
        let fy = HuntColor.root(y)
        let fz = HuntColor.root(y - color.blueYellow / 200)
        lightness = 116 * fy - 16
        a = 0.01 * lightness * 500 * (fx - fy)
        b = 0.01 * lightness * 200 * (fy - fz)
    }

    /// HyAB.
    func distance(to other: HuntColor) -> Double {
        let (da, db) = (a - other.a, b - other.b)
        return abs(lightness - other.lightness) + (da * da + db * db).squareRoot()
    }

    /// CIE's cube root with its straight part near 0.
    private static func root(_ t: Double) -> Double {
        let delta = 6.0 / 29
        return t > delta * delta * delta ? CubeRoot.of(t) : t / (3 * delta * delta) + 4.0 / 29
    }
}

/// sRGB's primaries (IEC 61966-2-1, D65) to XYZ and back, XYZ relative to white.
private enum FLIPMatrix {
    typealias Row = (Double, Double, Double)

    static let x = relative((10_135_552.0 / 24_577_794, 8_788_810.0 / 24_577_794, 4_435_075.0 / 24_577_794))
    static let y = relative((2_613_072.0 / 12_288_897, 8_788_810.0 / 12_288_897, 887_015.0 / 12_288_897))
    static let z = relative((1_425_312.0 / 73_733_382, 8_788_810.0 / 73_733_382, 70_074_185.0 / 73_733_382))

    // The inverse, by cofactors: a row of it is made of the cross products of the others.
    static let red: Row = (cross(y, z).0 / volume, cross(z, x).0 / volume, cross(x, y).0 / volume)
    static let green: Row = (cross(y, z).1 / volume, cross(z, x).1 / volume, cross(x, y).1 / volume)
    static let blue: Row = (cross(y, z).2 / volume, cross(z, x).2 / volume, cross(x, y).2 / volume)

    private static let volume: Double = {
        let normal = cross(y, z)
        return x.0 * normal.0 + x.1 * normal.1 + x.2 * normal.2
    }()

    private static func relative(_ row: Row) -> Row {
        let white = row.0 + row.1 + row.2
        return (row.0 / white, row.1 / white, row.2 / white)
    }

    private static func cross(_ a: Row, _ b: Row) -> Row {
        (a.1 * b.2 - a.2 * b.1, a.2 * b.0 - a.0 * b.2, a.0 * b.1 - a.1 * b.0)
    }
}
