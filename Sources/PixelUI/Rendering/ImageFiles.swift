import Drawing
import Foundation
import ImageFormats
import Imaging
import Raster

/// Decodes the picture files that views show: PNG, JPEG, WebP, SVG.
struct ImageFiles: ImageLoader {
    /// For what is drawn into tiles.
    let fonts: FontBook

    func image(from data: Data, name: String) throws -> CGImage {
        try ImageDecoder().decode(data, name: name)
    }

    func image(atPath path: String) throws -> CGImage {
        try ImageDecoder().decode(contentsOf: path)
    }

    func vectorImage(atPath path: String) throws -> VectorImage {
        try SVGParser().parse(contentsOf: path)
    }

    func symbol(atPath path: String, weight: Int, scale: SymbolScale) throws -> VectorImage {
        try SVGParser().symbol(contentsOf: path, weight: weight, scale: scale)
    }

    func picture(of list: DisplayList) throws -> CGImage {
        CGImage(try Rasterizer(fonts: fonts).bitmap(of: list, threads: 1))
    }
}

extension CGImage {
    /// The same pixels.
    public convenience init(_ bitmap: Bitmap) {
        self.init(width: bitmap.width, height: bitmap.height, premultipliedRGBA: bitmap.pixels)
    }
}
