import Drawing
import Foundation
import ImageFormats
import Imaging

/// Decodes the picture files that views show: PNG, JPEG, WebP.
struct ImageFiles: ImageLoader {
    func image(from data: Data, name: String) throws -> CGImage {
        try ImageDecoder().decode(data, name: name)
    }

    func image(atPath path: String) throws -> CGImage {
        try ImageDecoder().decode(contentsOf: path)
    }
}

extension CGImage {
    /// The same pixels.
    public convenience init(_ bitmap: Bitmap) {
        self.init(width: bitmap.width, height: bitmap.height, premultipliedRGBA: bitmap.pixels)
    }
}
