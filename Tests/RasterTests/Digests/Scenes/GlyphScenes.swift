import Drawing
import Foundation
import Raster

extension SceneCatalog {
    static let glyphs: [Scene] = [
        line("17 points", "Hamburg mix", 8),
        line("grey", "mix", 15, .solid(.sceneBlue.multiplyingOpacity(by: 0.5))),
        line("phases of an eighth", "iiiiiiiiii", 5.3),
        line(
            "gradient", "WM", 24,
            .linearGradient(ramp([.sceneRed, .sceneBlue]), start: .zero, end: CGPoint(x: 48, y: 0))),
        Scene(group: "Glyphs", name: "turned") {
            [
                grouped(
                    [.transform(CGAffineTransform(a: 0.9, b: 0.4, c: -0.4, d: 0.9, tx: 12, ty: -4))],
                    try text("agW", 13, at: CGPoint(x: 2, y: 24), book: .boxOnly))
            ]
        },
        Scene(group: "Glyphs", name: "large") { try text("a", 60, at: CGPoint(x: 4, y: 38), book: .boxOnly) },
    ]

    /// A line in each script, by the fonts that Scripts/setup installs.
    static let scripts: [Scene] = ScriptSamples.all.map { sample in
        Scene(
            group: "Scripts", name: sample.name, size: CGSize(width: 212, height: 30), fonts: .standard
        ) {
            try text(
                sample.text, 10.5, at: CGPoint(x: 4, y: 20), family: .system(.default), book: .standard,
                direction: sample.isRightToLeft ? .rightToLeft : .leftToRight)
        }
    }

    private static func line(
        _ name: String, _ characters: String, _ size: CGFloat, _ paint: Paint = .solid(.sceneInk)
    ) -> Scene {
        Scene(group: "Glyphs", name: name) {
            try text(characters, size, at: CGPoint(x: 2.3, y: 26), paint: paint, book: .boxOnly)
        }
    }

    /// The glyphs of one line.
    static func text(
        _ characters: String, _ size: CGFloat, at origin: CGPoint, paint: Paint = .solid(.sceneInk),
        family: FontDescription.Family = .named(FontBook.boxFamily), book: FontBook,
        direction: TextDirection = .leftToRight
    ) throws -> [DisplayItem] {
        let font = FontDescription(family: family, size: size)
        let shaped = try book.shape([TextRun(text: characters, font: font)], direction: direction)
        let line = try book.line(shaped, clusters: 0..<shaped.clusters.count)
        return line.pieces.map { piece in
            drawn(.glyphs(piece.glyphs, origin: CGPoint(x: origin.x + piece.x, y: origin.y), paint))
        }
    }
}
