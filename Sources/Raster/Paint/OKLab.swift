import Drawing

/// A colour in OKLab. Source of the matrices: Björn Ottosson, "A perceptual color space for image
/// processing" (2020).
struct OKLab: Equatable {
    var lightness: Double
    /// Green to red.
    var a: Double
    /// Blue to yellow.
    var b: Double

    init(lightness: Double, a: Double, b: Double) {
        self.lightness = lightness
        self.a = a
        self.b = b
    }

    /// From sRGB-encoded components.
    init(red: Double, green: Double, blue: Double) {
        let r = SRGBTransfer.linear(red)
        let g = SRGBTransfer.linear(green)
        let b = SRGBTransfer.linear(blue)
        let l = Roots.cube(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b)
        let m = Roots.cube(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b)
        let s = Roots.cube(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b)
        lightness = 0.2104542553 * l + 0.7936177850 * m - 0.0040720468 * s
        a = 1.9779984951 * l - 2.4285922050 * m + 0.4505937099 * s
        self.b = 0.0259040371 * l + 0.7827717662 * m - 0.8086757660 * s
    }

    /// sRGB-encoded components; outside 0...1 where sRGB lacks the colour.
    var srgb: (red: Double, green: Double, blue: Double) {
        let l = cubed(lightness + 0.3963377774 * a + 0.2158037573 * b)
        let m = cubed(lightness - 0.1055613458 * a - 0.0638541728 * b)
        let s = cubed(lightness - 0.0894841775 * a - 1.2914855480 * b)
        return (
            SRGBTransfer.encoded(4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s),
            SRGBTransfer.encoded(-1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s),
            SRGBTransfer.encoded(-0.0041960863 * l - 0.7034186147 * m + 1.7076147010 * s)
        )
    }

    private func cubed(_ x: Double) -> Double { x * x * x }
}
