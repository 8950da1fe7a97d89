import Foundation
import ImageFormats
import LayoutEngine

/// A folder with artwork for symbols: SVG files, and icon fonts (`icons.ttf` or `icons.otf`) beside their tables
/// (`icons.codepoints`).
public enum SymbolFolder {
    /// Registers all that is in the folder, for all pictures of the process; SVG files are asked before fonts.
    ///
    /// - Throws: An `ImageError` when there is no such folder, a `FontError` for a font or a table that can't be read.
    public static func register(_ path: String) throws {
        let drawings = try SVGSymbols(folder: path)
        let names = ((try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []).sorted()
        for name in names where name.hasSuffix(".codepoints") {
            let stem = String(name.dropLast(".codepoints".count))
            guard let font = ["\(stem).ttf", "\(stem).otf"].first(where: names.contains) else { continue }
            SymbolRegistry.register(
                try FontSymbols(file: "\(path)/\(font)", table: "\(path)/\(name)"))
        }
        SymbolRegistry.register(drawings)
    }
}
