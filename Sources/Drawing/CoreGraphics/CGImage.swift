import Foundation

/// A decoded picture that views and display lists can hold: premultiplied RGBA8, sRGB-encoded.
///
/// Rows run top-down without padding: `width * height * 4` bytes. Two images are equal when their
/// pixels are.
public final class CGImage: Hashable, Sendable, Codable {
    /// Pixels.
    public let width: Int
    /// Pixels.
    public let height: Int
    /// Premultiplied RGBA, top row first.
    public let pixels: [UInt8]

    /// - Precondition: `pixels.count == width * height * 4`, both sizes at least 0.
    public init(width: Int, height: Int, premultipliedRGBA pixels: [UInt8]) {
        precondition(width >= 0 && height >= 0 && pixels.count == width * height * 4)
        self.width = width
        self.height = height
        self.pixels = pixels
    }

    /// By size and pixels. O(pixels), unless both are one object.
    public static func == (a: CGImage, b: CGImage) -> Bool {
        a === b || (a.width == b.width && a.height == b.height && a.pixels == b.pixels)
    }

    /// Agrees with ==.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(width)
        hasher.combine(height)
        hasher.combine(pixels.count > 64 ? Array(pixels[..<64]) : pixels)
    }
}
