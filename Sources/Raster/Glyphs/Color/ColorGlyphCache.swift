import Drawing
import Synchronization

/// Pixels of a colour glyph, premultiplied, relative to the pixel that its pen stands on.
final class ColorGlyphPixels: Sendable {
    let bounds: PixelBounds
    let pixels: [PremultipliedPixel]

    init(_ surface: Surface) {
        bounds = surface.bounds
        var pixels: [PremultipliedPixel] = []
        pixels.reserveCapacity(bounds.width * bounds.height)
        surface.forEachRow(in: bounds) { _, row in pixels.append(contentsOf: row) }
        self.pixels = pixels
    }
}

/// Colour glyphs as they were drawn upright at a size and place on the pixel grid; safe from any thread.
final class ColorGlyphCache: Sendable {
    struct Key: Hashable {
        var face: FontFace
        var glyph: UInt32
        /// Pixels an em.
        var size: Double
        /// Eighths of a pixel right and down of a whole one.
        var phaseX: Int
        var phaseY: Int
        /// The text's colour, where it shows; else 0.
        var foreground: PremultipliedPixel
    }

    private struct State {
        var glyphs: [Key: ColorGlyphPixels] = [:]
        var pixelCount = 0
    }

    /// Pixels kept; past it all are dropped.
    private static let pixelLimit = 4_000_000

    private let state = Mutex(State())

    func pixels(_ key: Key, make: () throws(RasterError) -> Surface?) throws(RasterError) -> ColorGlyphPixels?
    {
        if let known = state.withLock({ $0.glyphs[key] }) { return known }
        guard let made = try make().map(ColorGlyphPixels.init) else { return nil }
        state.withLock { state in
            if state.pixelCount > Self.pixelLimit { state = State() }
            state.glyphs[key] = made
            state.pixelCount += made.pixels.count
        }
        return made
    }
}

/// Kept pixels at their place.
struct ColorGlyphShader: Shader {
    let glyph: ColorGlyphPixels
    let x: Int
    let y: Int

    /// - Precondition: The pixels lie inside the moved bounds.
    func write(
        y row: Int, from column: Int, count: Int, into target: UnsafeMutablePointer<PremultipliedPixel>
    ) {
        let bounds = glyph.bounds
        let start = (row - y - bounds.minY) * bounds.width + column - x - bounds.minX
        for i in 0..<count { target[i] = glyph.pixels[start + i] }
    }
}
