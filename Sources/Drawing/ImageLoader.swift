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
}

private struct NoVectorImages: Error, CustomStringConvertible {
    let path: String

    var description: String { "\(path): this loader reads no drawings; give it pixels" }
}
