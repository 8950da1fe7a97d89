/// Gives each pixel a colour of its own: gradients and pictures.
protocol Shader {
    /// Writes the premultiplied colours at the centres of `count` pixels of device row `y`, from column `x` on.
    func write(y: Int, from x: Int, count: Int, into row: UnsafeMutablePointer<PremultipliedPixel>)
}

/// What a shape is filled with, ready for pixels.
enum PixelSource {
    case solid(PremultipliedPixel)
    case shader(any Shader)
}
