import Drawing
import Foundation
import Imaging

/// Decodes the picture files that views show. PNG only.
struct ImageFiles: ImageLoader {
    func image(from data: Data, name: String) throws -> CGImage {
        CGImage(try PNGDecoder().decode(data, name: name).bitmap())
    }

    func image(atPath path: String) throws -> CGImage {
        CGImage(try PNGDecoder().decode(contentsOf: path).bitmap())
    }
}

extension CGImage {
    /// The same pixels.
    public convenience init(_ bitmap: Bitmap) {
        self.init(width: bitmap.width, height: bitmap.height, premultipliedRGBA: bitmap.pixels)
    }
}
