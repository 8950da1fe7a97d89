import Foundation

/// Decodes picture files for views; layout itself knows no file formats.
public protocol ImageLoader: Sendable {
    /// - Throws: An error whose description names `name` and the reason.
    func image(from data: Data, name: String) throws -> CGImage
    /// - Throws: As above, also when the file is missing.
    func image(atPath path: String) throws -> CGImage
    /// A drawing made of paths.
    ///
    /// - Throws: As above, and for what isn't drawn in it.
    func vectorImage(atPath path: String) throws -> VectorImage
    /// A drawing as a symbol; of a template the design for a weight (1...1000) and a size.
    ///
    /// - Throws: As above.
    func symbol(atPath path: String, weight: Int, scale: SymbolScale) throws -> VectorImage
    /// The pixels of a drawing, `list.scale` a point, on a clear ground: what is repeated as a pattern has to have some.
    ///
    /// - Throws: When it can't be drawn, in one sentence.
    func picture(of list: DisplayList) throws -> CGImage
}

extension ImageLoader {
    /// Loaders that read no drawings say so.
    public func vectorImage(atPath path: String) throws -> VectorImage {
        throw NoVectorImages(path: path)
    }

    /// Loaders that know no templates read a plain drawing.
    public func symbol(atPath path: String, weight: Int, scale: SymbolScale) throws -> VectorImage {
        try vectorImage(atPath: path)
    }

    /// Loaders that draw nothing say so.
    public func picture(of list: DisplayList) throws -> CGImage {
        throw NoRasterizer()
    }
}

private struct NoRasterizer: Error, CustomStringConvertible {
    var description: String { "this loader can't turn drawings into pixels; use a PNG" }
}

private struct NoVectorImages: Error, CustomStringConvertible {
    let path: String

    var description: String { "\(path): this loader reads no drawings; give it pixels" }
}
