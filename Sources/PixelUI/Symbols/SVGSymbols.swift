import Drawing
import Foundation
import ImageFormats
import LayoutEngine
import Synchronization

/// Symbols from a folder of SVG files: `star.fill.svg` is the symbol `star.fill`.
///
/// A file is a plain drawing, painted with the foreground style, or a template as SF Symbols exports them, of which the
/// design for the font's weight is taken. Parts whose class is `secondary` or `tertiary` are the levels of
/// hierarchical and palette rendering; `data-threshold="0.5"` is where a part appears as the variable value grows.
public final class SVGSymbols: SymbolProvider {
    public let folder: String
    private let known = Mutex<[SymbolRequest: VectorImage?]>([:])

    /// - Throws: An `ImageError` when there is no such folder.
    public init(folder: String) throws(ImageError) {
        var isFolder: ObjCBool = false
        guard FileManager.default.fileExists(atPath: folder, isDirectory: &isFolder), isFolder.boolValue
        else {
            throw ImageError(file: folder, reason: .png(.notFound))
        }
        self.folder = folder
    }

    /// - Throws: An `ImageError` that names the file and the element for a drawing that can't be read.
    public func symbol(_ request: SymbolRequest) throws -> VectorImage? {
        // The point size changes nothing.
        let key = SymbolRequest(name: request.name, weight: request.weight, scale: request.scale)
        if let known = known.withLock({ $0[key] }) { return known }
        let found = try read(key)
        known.withLock { $0[key] = .some(found) }
        return found
    }

    private func read(_ request: SymbolRequest) throws(ImageError) -> VectorImage? {
        let isName = request.name.unicodeScalars.allSatisfy {
            CharacterSet.alphanumerics.contains($0) || "._-".unicodeScalars.contains($0)
        }
        let path = "\(folder)/\(request.name).svg"
        guard isName, FileManager.default.fileExists(atPath: path) else { return nil }
        return try SVGParser().symbol(contentsOf: path, weight: request.weight, scale: request.scale)
    }
}
