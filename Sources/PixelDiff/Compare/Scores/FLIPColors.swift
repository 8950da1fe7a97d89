import Imaging

/// A colour in YCxCz: CIELab's axes without its cube roots, so that averages are those of light.
struct OpponentColor: Hashable {
    /// -16...100.
    var lightness: Double
    var redGreen: Double
    var blueYellow: Double
}

/// A colour in CIELab, its chroma lowered in the dark as R. Hunt found.
struct HuntColor {
    var lightness: Double
    var a: Double
    var b: Double

    /// - Parameters: XYZ relative to white.
    @inline(__always)
    init(x: Double, y: Double, z: Double) {
        let fx = HuntColor.root(x)
        let fy = HuntColor.root(y)
        let fz = HuntColor.root(z)
        lightness = 116 * fy - 16
        a = 0.01 * lightness * 500 * (fx - fy)
        b = 0.01 * lightness * 200 * (fy - fz)
    }

    /// HyAB.
    @inline(__always)
    func distance(to other: HuntColor) -> Double {
        let (da, db) = (a - other.a, b - other.b)
        return abs(lightness - other.lightness) + (da * da + db * db).squareRoot()
    }

    /// CIE's cube root with its straight part near 0.
    @inline(__always)
    private static func root(_ t: Double) -> Double {
        let delta = 6.0 / 29
        return t > delta * delta * delta ? ScorePower.cubeRoot(t) : t / (3 * delta * delta) + 4.0 / 29
    }
}

/// Between sRGB's primaries (IEC 61966-2-1, D65), XYZ relative to white, and YCxCz.
struct FLIPMatrix: Sendable {
    typealias Row = (Double, Double, Double)

    private let x = FLIPMatrix.relative(
        (10_135_552.0 / 24_577_794, 8_788_810.0 / 24_577_794, 4_435_075.0 / 24_577_794))
    private let y = FLIPMatrix.relative(
        (2_613_072.0 / 12_288_897, 8_788_810.0 / 12_288_897, 887_015.0 / 12_288_897))
    private let z = FLIPMatrix.relative(
        (1_425_312.0 / 73_733_382, 8_788_810.0 / 73_733_382, 70_074_185.0 / 73_733_382))
    private let red: Row
    private let green: Row
    private let blue: Row

    /// The inverse is made by cofactors: a row of it consists of the cross products of the others.
    init() {
        let (yz, zx, xy) = (FLIPMatrix.cross(y, z), FLIPMatrix.cross(z, x), FLIPMatrix.cross(x, y))
        let volume = x.0 * yz.0 + x.1 * yz.1 + x.2 * yz.2
        red = (yz.0 / volume, zx.0 / volume, xy.0 / volume)
        green = (yz.1 / volume, zx.1 / volume, xy.1 / volume)
        blue = (yz.2 / volume, zx.2 / volume, xy.2 / volume)
    }

    /// - Parameters: Linear light, 0...1.
    @inline(__always)
    func opponent(red r: Double, green g: Double, blue b: Double) -> OpponentColor {
        let cx = x.0 * r + x.1 * g + x.2 * b
        let cy = y.0 * r + y.1 * g + y.2 * b
        let cz = z.0 * r + z.1 * g + z.2 * b
        return OpponentColor(
            lightness: 116 * cy - 16, redGreen: 500 * (cx - cy), blueYellow: 200 * (cy - cz))
    }

    /// Of an opaque sRGB colour.
    func opponent(_ color: StraightColor) -> OpponentColor {
        opponent(
            red: LinearTable.sRGB.value(color.red), green: LinearTable.sRGB.value(color.green),
            blue: LinearTable.sRGB.value(color.blue))
    }

    /// What the eye makes of linear light.
    @inline(__always)
    func hunt(red r: Double, green g: Double, blue b: Double) -> HuntColor {
        HuntColor(
            x: x.0 * r + x.1 * g + x.2 * b, y: y.0 * r + y.1 * g + y.2 * b,
            z: z.0 * r + z.1 * g + z.2 * b)
    }

    /// What the eye makes of a colour, as far as a screen can show it: linear light brought into 0...1.
    @inline(__always)
    func hunt(lightness: Double, redGreen: Double, blueYellow: Double) -> HuntColor {
        let cy = (lightness + 16) / 116
        let cx = redGreen / 500 + cy
        let cz = cy - blueYellow / 200
        return hunt(
            red: min(1, max(0, red.0 * cx + red.1 * cy + red.2 * cz)),
            green: min(1, max(0, green.0 * cx + green.1 * cy + green.2 * cz)),
            blue: min(1, max(0, blue.0 * cx + blue.1 * cy + blue.2 * cz)))
    }

    private static func relative(_ row: Row) -> Row {
        let white = row.0 + row.1 + row.2
        return (row.0 / white, row.1 / white, row.2 / white)
    }

    private static func cross(_ a: Row, _ b: Row) -> Row {
        (a.1 * b.2 - a.2 * b.1, a.2 * b.0 - a.0 * b.2, a.0 * b.1 - a.1 * b.0)
    }
}
