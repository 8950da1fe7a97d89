import Drawing
import Foundation
import Imaging
import Raster

/// The scenes of each group side by side, with their names: pixel for pixel what the digests are of.
enum PictureSheet {
    /// Points.
    private enum Measure {
        static let margin: CGFloat = 6
        static let gap: CGFloat = 10
        static let sheetWidth: CGFloat = 448
        static let caption: CGFloat = 5.5
        static let captionLine: CGFloat = 6.5
    }

    struct Page {
        /// `blend-modes.png`.
        var name: String
        var bitmap: Bitmap
    }

    /// A page for each group but the random drawings, in the catalogue's order.
    static func pages() throws -> [Page] {
        var groups: [(name: String, scenes: [Scene])] = []
        for scene in SceneCatalog.scenes where scene.group != "Random" {
            if groups.last?.name != scene.group { groups.append((scene.group, [])) }
            groups[groups.count - 1].scenes.append(scene)
        }
        return try groups.map { group in
            let name = group.name.lowercased().replacingOccurrences(of: " ", with: "-") + ".png"
            let bitmap = try Rasterizer(fonts: .standard).bitmap(of: page(group.scenes), background: .white)
            return Page(name: name, bitmap: bitmap)
        }
    }

    /// 1. As many columns as fit.
    /// 2. A row is as high as its scenes and the longest of their captions.
    private static func page(_ scenes: [Scene]) throws -> DisplayList {
        // 1.
        let cell = scenes.map(\.size.width).max() ?? 0
        let columns = max(
            1, Int((Measure.sheetWidth - 2 * Measure.margin + Measure.gap) / (cell + Measure.gap)))
        var items: [DisplayItem] = []
        var y = Measure.margin
        for start in stride(from: 0, to: scenes.count, by: columns) {
            // 2.
            let row = scenes[start..<min(scenes.count, start + columns)]
            let height = row.map(\.size.height).max() ?? 0
            var captionLines = 0
            for (column, scene) in row.enumerated() {
                let x = Measure.margin + CGFloat(column) * (cell + Measure.gap)
                items += try cellItems(scene, at: CGPoint(x: x, y: y))
                let lines = try caption(scene.name, width: cell + Measure.gap - 2)
                for (index, line) in lines.enumerated() {
                    let baseline = y + height + Measure.captionLine * CGFloat(index + 1)
                    items += try SceneCatalog.text(
                        line, Measure.caption, at: CGPoint(x: x, y: baseline),
                        paint: .solid(ResolvedColor(90, 90, 96)), family: .system(.default), book: .standard)
                }
                captionLines = max(captionLines, lines.count)
            }
            y += height + Measure.captionLine * CGFloat(captionLines) + Measure.gap
        }
        let size = CGSize(width: Measure.sheetWidth, height: y - Measure.gap + Measure.margin)
        return DisplayList(size: size, scale: Scene.scale, items: items)
    }

    /// The scene's pixels; on squares of grey where it has no background.
    private static func cellItems(_ scene: Scene, at origin: CGPoint) throws -> [DisplayItem] {
        var items: [DisplayItem] = []
        let rect = CGRect(origin: origin, size: scene.size)
        if scene.background == nil {
            var squares = Path()
            for row in 0..<Int(scene.size.height / 4) {
                for column in 0..<Int(scene.size.width / 4) where (row + column) % 2 == 0 {
                    squares.addRect(
                        CGRect(
                            x: origin.x + CGFloat(column) * 4, y: origin.y + CGFloat(row) * 4, width: 4,
                            height: 4))
                }
            }
            items.append(filled(squares, .solid(ResolvedColor(232, 232, 236))))
        }
        let bitmap = try scene.bitmap()
        let image = CGImage(width: bitmap.width, height: bitmap.height, premultipliedRGBA: bitmap.pixels)
        items.append(drawn(.image(ImageItem(image: image, rect: rect, interpolation: .none))))
        return items
    }

    /// Lines of words that fit the width.
    private static func caption(_ text: String, width: CGFloat) throws -> [String] {
        var lines: [String] = []
        for word in text.split(separator: " ") {
            if let last = lines.last, try measure("\(last) \(word)") <= width {
                lines[lines.count - 1] = "\(last) \(word)"
            } else {
                lines.append(String(word))
            }
        }
        return lines
    }

    private static func measure(_ text: String) throws -> CGFloat {
        let font = FontDescription(family: .system(.default), size: Measure.caption)
        let shaped = try FontBook.standard.shape([TextRun(text: text, font: font)], direction: .leftToRight)
        return shaped.clusters.reduce(0) { $0 + $1.advance }
    }
}
