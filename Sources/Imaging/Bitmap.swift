/// A rendered picture: premultiplied RGBA8, sRGB-encoded, rows top-down without padding.
public struct Bitmap: Hashable, Sendable {
    /// Pixels, at least 0.
    public let width: Int
    /// Pixels, at least 0.
    public let height: Int
    /// `width * height * 4` bytes, top row first.
    public private(set) var pixels: [UInt8]

    /// A transparent picture.
    ///
    /// - Precondition: Both sizes at least 0.
    public init(width: Int, height: Int) {
        self.init(width: width, height: height, pixels: [UInt8](repeating: 0, count: width * height * 4))
    }

    /// - Precondition: `pixels.count == width * height * 4`, both sizes at least 0.
    public init(width: Int, height: Int, pixels: [UInt8]) {
        precondition(width >= 0 && height >= 0 && pixels.count == width * height * 4)
        self.width = width
        self.height = height
        self.pixels = pixels
    }

    /// In pixels.
    public var size: PixelSize { PixelSize(width: width, height: height) }

    /// The pixel at column `x`, row `y` from the top left.
    ///
    /// - Precondition: Inside the picture.
    public subscript(x: Int, y: Int) -> RGBA8 {
        get {
            let i = offset(x, y)
            return RGBA8(red: pixels[i], green: pixels[i + 1], blue: pixels[i + 2], alpha: pixels[i + 3])
        }
        set {
            let i = offset(x, y)
            pixels[i] = newValue.red
            pixels[i + 1] = newValue.green
            pixels[i + 2] = newValue.blue
            pixels[i + 3] = newValue.alpha
        }
    }

    /// Runs `body` on the bytes in place, without a copy.
    public mutating func withUnsafeMutableBytes<Result>(
        _ body: (UnsafeMutableRawBufferPointer) throws -> Result
    ) rethrows -> Result {
        try pixels.withUnsafeMutableBytes(body)
    }

    private func offset(_ x: Int, _ y: Int) -> Int {
        precondition(
            x >= 0 && x < width && y >= 0 && y < height, "pixel (\(x), \(y)) outside \(width)x\(height)")
        return (y * width + x) * 4
    }
}
