import Drawing
import Foundation
import Raster

/// Inter, by file, so that all rasterizers open the same one.
enum BenchmarkFonts {
    /// Regular, semibold.
    static let files = ["Inter-Regular", "Inter-SemiBold"].compactMap { name in
        folders.map { "\($0)/\(name).otf" }.first { FileManager.default.fileExists(atPath: $0) }
    }

    private static let folders = ["/usr/share/fonts/opentype/inter", "/usr/local/share/fonts"]

    /// Nil where Inter isn't installed.
    static let book: FontBook? = {
        guard files.count == 2 else { return nil }
        let book = FontBook()
        for file in files { guard (try? book.register(file: file)) != nil else { return nil } }
        return book
    }()

    /// One line of text as operations, its baseline starting at `origin`.
    static func line(
        _ text: String, size: CGFloat, weight: Int = 400, at origin: CGPoint, color: ResolvedColor,
        transform: CGAffineTransform = .identity
    ) -> [Scene.Operation] {
        let font = FontDescription(family: .named("Inter"), size: size, weight: weight)
        guard let book,
            let shaped = try? book.shape([TextRun(text: text, font: font)], direction: .leftToRight),
            let line = try? book.line(shaped, clusters: shaped.clusters.indices)
        else { return [] }
        return line.pieces.map { piece in
            .glyphs(
                piece.glyphs, origin: CGPoint(x: origin.x + piece.x, y: origin.y),
                font: weight >= 600 ? 1 : 0, transform, color)
        }
    }
}
