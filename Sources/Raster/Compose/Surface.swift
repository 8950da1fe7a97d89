import Imaging

/// Pixels being drawn on: a rectangle of the device, premultiplied, transparent at first.
///
/// Shared by reference while one picture is drawn, by one thread.
final class Surface {
    /// Device pixels.
    let bounds: PixelBounds
    private let pixels: UnsafeMutablePointer<PremultipliedPixel>
    private let ownsPixels: Bool

    init(bounds: PixelBounds) {
        self.bounds = bounds
        ownsPixels = true
        let count = bounds.width * bounds.height
        pixels = .allocate(capacity: max(count, 1))
        pixels.initialize(repeating: 0, count: max(count, 1))
    }

    /// Draws on memory that is someone else's and outlives the surface: the bounds' pixels, top row first.
    init(bounds: PixelBounds, pixels: UnsafeMutablePointer<PremultipliedPixel>) {
        self.bounds = bounds
        self.pixels = pixels
        ownsPixels = false
    }

    deinit {
        if ownsPixels { pixels.deallocate() }
    }

    /// The pixels of device row `y`, from device column `x` on.
    ///
    /// - Precondition: Inside the bounds.
    @inline(__always)
    func row(_ y: Int, from x: Int) -> UnsafeMutablePointer<PremultipliedPixel> {
        assert(y >= bounds.minY && y < bounds.maxY && x >= bounds.minX && x <= bounds.maxX)
        return pixels + ((y - bounds.minY) * bounds.width + x - bounds.minX)
    }

    /// Calls `body` with each row of `area` inside the bounds, from the top.
    func forEachRow(
        in area: PixelBounds, _ body: (_ y: Int, UnsafeMutableBufferPointer<PremultipliedPixel>) -> Void
    ) {
        let area = area.intersection(bounds)
        for y in area.minY..<area.maxY {
            body(y, UnsafeMutableBufferPointer(start: row(y, from: area.minX), count: area.width))
        }
    }

    /// The picture, its top left pixel the bounds'. A word's low byte comes first in memory: all machines that
    /// Swift runs on are little-endian.
    func bitmap() -> Bitmap {
        let count = bounds.width * bounds.height
        let bytes = [UInt8](unsafeUninitializedCapacity: count * 4) { buffer, initialized in
            UnsafeMutableRawBufferPointer(buffer)
                .copyMemory(from: UnsafeRawBufferPointer(start: pixels, count: count * 4))
            initialized = count * 4
        }
        return Bitmap(width: bounds.width, height: bounds.height, pixels: bytes)
    }
}
