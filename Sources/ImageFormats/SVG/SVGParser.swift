import Drawing
import Foundation

/// Reads SVG files made of paths: what icon sets and drawing programs export when text is outlined.
///
/// Drawn are `path` with every command, `rect`, `circle`, `ellipse`, `line`, `polyline`, `polygon`, `g`, `defs`,
/// `use`, `clipPath`, transforms, plain colours and `currentColor`, opacity, strokes with caps, joins and dashes, both
/// fill rules, `style` attributes and simple style sheets. Anything else that would be seen is an error that names it.
public struct SVGParser: Sendable {
    public init() {}

    /// Reads a file.
    ///
    /// - Throws: An ``ImageError`` that names `path`.
    public func parse(contentsOf path: String) throws(ImageError) -> VectorImage {
        try parse(try ImageFile.bytes(path, limit: XMLReader.byteLimit), name: path)
    }

    /// - Parameter name: Names the bytes in errors.
    /// - Throws: An ``ImageError`` with the line.
    /// - Complexity: O(bytes), or of what `use` repeats: 100,000 shapes at most.
    public func parse(_ data: Data, name: String) throws(ImageError) -> VectorImage {
        let root = try document(data, name)
        do throws(SVGFailure) {
            return try SVGReader(root).image()
        } catch {
            throw ImageError(file: name, reason: .vector(error.words, line: error.line))
        }
    }

    func document(_ data: Data, _ name: String) throws(ImageError) -> XMLElement {
        let root: XMLElement
        do throws(XMLReader.Failure) {
            root = try XMLReader.root(of: [UInt8](data))
        } catch {
            throw ImageError(file: name, reason: .vector(error.words, line: error.line))
        }
        guard root.name == "svg" else {
            throw ImageError(
                file: name, reason: .vector("the file is <\(root.name)>, not <svg>", line: root.line))
        }
        return root
    }
}
