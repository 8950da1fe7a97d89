import Drawing

/// Gives each pixel a colour of its own: gradients and pictures.
protocol Shader {
    /// Writes the premultiplied colours at the centres of `count` pixels of device row `y`, from column `x` on.
    func write(y: Int, from x: Int, count: Int, into row: UnsafeMutablePointer<PremultipliedPixel>)

    /// The same colours where they are in memory already; nil where they aren't.
    func pixels(y: Int, from x: Int, count: Int) -> UnsafePointer<PremultipliedPixel>?

    /// No colour lets anything through: rows may be written over what is there.
    var isOpaque: Bool { get }
}

extension Shader {
    func pixels(y: Int, from x: Int, count: Int) -> UnsafePointer<PremultipliedPixel>? { nil }

    var isOpaque: Bool { false }
}

/// What a shape is filled with, ready for pixels.
enum PixelSource {
    case solid(SolidColor)
    case shader(any Shader)
}

/// One colour: rounded for source-over, and exact for the blend modes that would magnify the rounding.
struct SolidColor {
    let pixel: PremultipliedPixel
    let exact: BlendFormula.Color

    init(_ color: ResolvedColor) {
        let alpha = PixelArithmetic.clamp(color.opacity)
        exact = BlendFormula.Color(
            red: PixelArithmetic.clamp(color.red) * alpha, green: PixelArithmetic.clamp(color.green) * alpha,
            blue: PixelArithmetic.clamp(color.blue) * alpha, alpha: alpha)
        pixel = PixelArithmetic.pack(exact)
    }

    init(_ pixel: PremultipliedPixel) {
        self.pixel = pixel
        exact = BlendFormula.unpack(pixel)
    }
}
