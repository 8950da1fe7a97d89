import Drawing

/// Conversions between the colour models that `Color` takes; + - x / and roots only.
enum ColorConversion {
    /// Encoded sRGB components of a colour given in another space.
    static func sRGB(_ r: Double, _ g: Double, _ b: Double, from space: Color.RGBColorSpace)
        -> (Double, Double, Double)
    {
        switch space {
        case .sRGB:
            return (r, g, b)
        case .sRGBLinear:
            return (
                TransferFunction.encoded(r), TransferFunction.encoded(g), TransferFunction.encoded(b)
            )
        case .displayP3:
            let (x, y, z) = (
                TransferFunction.linear(r), TransferFunction.linear(g), TransferFunction.linear(b)
            )
            // Source: SMPTE EG 432-1 primaries to IEC 61966-2-1, both D65.
            return (
                TransferFunction.encoded(1.224_940_176 * x - 0.224_940_176 * y),
                TransferFunction.encoded(-0.042_056_955 * x + 1.042_056_955 * y),
                TransferFunction.encoded(-0.019_637_555 * x - 0.078_636_046 * y + 1.098_273_600 * z)
            )
        }
    }

    /// Encoded components from hue, saturation, brightness; hue wraps around, the others are clamped.
    static func rgb(hue: Double, saturation: Double, brightness: Double) -> (Double, Double, Double) {
        func clamped(_ value: Double) -> Double { min(max(value.isNaN ? 0 : value, 0), 1) }
        let (s, v) = (clamped(saturation), clamped(brightness))
        let turn = hue.isFinite ? (hue - hue.rounded(.down)) * 6 : 0
        let sector = turn.rounded(.down)
        let part = turn - sector
        let (low, falling, rising) = (v * (1 - s), v * (1 - s * part), v * (1 - s * (1 - part)))
        switch Int(sector) {
        case 0: return (v, rising, low)
        case 1: return (falling, v, low)
        case 2: return (low, v, rising)
        case 3: return (low, falling, v)
        case 4: return (rising, low, v)
        default: return (v, low, falling)
        }
    }

    /// Hue, saturation and brightness of encoded components; the hue of a grey is 0.
    static func hsb(red: Double, green: Double, blue: Double) -> (Double, Double, Double) {
        let high = max(red, green, blue)
        let range = high - min(red, green, blue)
        guard range > 0, high > 0 else { return (0, 0, high) }
        let sixth: Double
        if high == red {
            sixth = (green - blue) / range
        } else if high == green {
            sixth = (blue - red) / range + 2
        } else {
            sixth = (red - green) / range + 4
        }
        return ((sixth < 0 ? sixth + 6 : sixth) / 6, range / high, high)
    }

    /// The colour `fraction` of the way from `a` to `b`; opacity is mixed as it is.
    static func mix(
        _ a: ResolvedColor, _ b: ResolvedColor, _ fraction: Double, _ space: Gradient.ColorSpace
    ) -> ResolvedColor {
        func between(_ x: Double, _ y: Double) -> Double { x + (y - x) * fraction }
        let opacity = between(a.opacity, b.opacity)
        guard space == .perceptual else {
            return ResolvedColor(
                red: between(a.red, b.red), green: between(a.green, b.green), blue: between(a.blue, b.blue),
                opacity: opacity)
        }
        let (from, to) = (OKLab(a), OKLab(b))
        return OKLab(
            lightness: between(from.lightness, to.lightness), a: between(from.a, to.a),
            b: between(from.b, to.b)
        ).color(opacity: opacity)
    }
}

/// A colour in OKLab. Source: B. Ottosson, "A perceptual color space for image processing", 2020.
struct OKLab {
    var lightness: Double
    var a: Double
    var b: Double

    init(lightness: Double, a: Double, b: Double) {
        self.lightness = lightness
        self.a = a
        self.b = b
    }

    init(_ color: ResolvedColor) {
        let r = TransferFunction.linear(color.red)
        let g = TransferFunction.linear(color.green)
        let b = TransferFunction.linear(color.blue)
        let l = Roots.cube(0.412_221_470_8 * r + 0.536_332_536_3 * g + 0.051_445_992_9 * b)
        let m = Roots.cube(0.211_903_498_2 * r + 0.680_699_545_1 * g + 0.107_396_956_6 * b)
        let s = Roots.cube(0.088_302_461_9 * r + 0.281_718_837_6 * g + 0.629_978_700_5 * b)
        lightness = 0.210_454_255_3 * l + 0.793_617_785_0 * m - 0.004_072_046_8 * s
        a = 1.977_998_495_1 * l - 2.428_592_205_0 * m + 0.450_593_709_9 * s
        self.b = 0.025_904_037_1 * l + 0.782_771_766_2 * m - 0.808_675_766_0 * s
    }

    func color(opacity: Double) -> ResolvedColor {
        let l = lightness + 0.396_337_777_4 * a + 0.215_803_757_3 * b
        let m = lightness - 0.105_561_345_8 * a - 0.063_854_172_8 * b
        let s = lightness - 0.089_484_177_5 * a - 1.291_485_548_0 * b
        let (l3, m3, s3) = (l * l * l, m * m * m, s * s * s)
        return ResolvedColor(
            red: TransferFunction.encoded(
                4.076_741_662_1 * l3 - 3.307_711_591_3 * m3 + 0.230_969_929_2 * s3),
            green: TransferFunction.encoded(
                -1.268_438_004_6 * l3 + 2.609_757_401_1 * m3 - 0.341_319_396_5 * s3),
            blue: TransferFunction.encoded(
                -0.004_196_086_3 * l3 - 0.703_418_614_7 * m3 + 1.707_614_701_0 * s3),
            opacity: opacity)
    }
}
