import Drawing
import Foundation
import LayoutEngine
import Raster

/// Symbols from an icon font and a table of its characters by symbol name.
///
/// An icon is as wide as its glyph and an em high; variable fonts follow the weight of the font around.
public final class FontSymbols: SymbolProvider {
    private let font: IconFont
    private let characters: [String: Unicode.Scalar]

    /// - Throws: A `FontError` for a file that is missing or no font.
    public init(file: String, characters: [String: Unicode.Scalar]) throws(FontError) {
        font = try IconFont(file: file)
        self.characters = characters
    }

    /// A table as icon fonts come with: a name and a hexadecimal number a line, as in `star e838`.
    ///
    /// - Throws: A `FontError` for a file that is missing or no font, or a table with a line that is neither empty nor
    ///   such a pair.
    public convenience init(file: String, table: String) throws(FontError) {
        guard let text = try? String(contentsOfFile: table, encoding: .utf8) else {
            throw .unreadable(file: table, reason: "the table of names can't be opened")
        }
        var characters: [String: Unicode.Scalar] = [:]
        for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
            let parts = line.split(whereSeparator: \.isWhitespace)
            if parts.isEmpty { continue }
            guard parts.count == 2, let number = UInt32(parts[1], radix: 16),
                let scalar = Unicode.Scalar(number)
            else {
                throw .unreadable(
                    file: table, reason: "line \(index + 1) isn't a name and a hexadecimal number")
            }
            characters[String(parts[0])] = scalar
        }
        try self.init(file: file, characters: characters)
    }

    /// - Throws: A `FontError` when the glyph's data is broken.
    public func symbol(_ request: SymbolRequest) throws -> VectorImage? {
        guard let character = characters[request.name] else { return nil }
        return try font.icon(character, weight: request.weight)
    }
}
