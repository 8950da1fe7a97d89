/// The pixels of a surface where they are.
struct SurfaceShader: Shader {
    let surface: Surface

    /// - Precondition: The pixels lie inside the surface.
    func write(y: Int, from x: Int, count: Int, into row: UnsafeMutablePointer<PremultipliedPixel>) {
        row.update(from: surface.row(y, from: x), count: count)
    }

    func pixels(y: Int, from x: Int, count: Int) -> UnsafePointer<PremultipliedPixel>? {
        UnsafePointer(surface.row(y, from: x))
    }
}
