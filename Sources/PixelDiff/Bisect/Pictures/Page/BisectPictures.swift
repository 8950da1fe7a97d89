import Foundation
import Imaging

/// The kept pictures, as a page beside their folder shows them.
struct BisectPictures {
    let collector: PictureCollector

    /// An image of a kept picture; a word where it is gone.
    ///
    /// - Parameters:
    ///   - scale: Pixels a point; the picture is shown in its size in points.
    ///   - isSmall: Among others, in a table.
    func image(_ digest: String?, alt: String, scale: Double? = nil, isSmall: Bool = false) -> String {
        guard let digest else { return "<span class=\"gone\">none</span>" }
        return image(file: "\(digest).png", alt: alt, scale: scale, isSmall: isSmall)
    }

    /// The picture of the difference, which is drawn once and kept beside the others; empty where one is gone.
    func difference(
        _ reference: String?, _ candidate: String?, alt: String, scale: Double? = nil
    ) -> String {
        guard let reference, let candidate else { return "" }
        let name = "\(reference.prefix(24))-\(candidate.prefix(24)).diff.png"
        let path = "\(collector.store)/\(name)"
        if !FileManager.default.fileExists(atPath: path) {
            guard let before = collector.picture(reference), let after = collector.picture(candidate) else {
                return ""
            }
            let comparison = Comparison.compare(reference: before, candidate: after)
            let change = Comparison.change(reference: before, candidate: after, comparison: comparison)
            let drawn = DiffImage.draw(reference: before.bitmap(), candidate: after.bitmap(), change: change)
            guard let png = try? PNGEncoder(effort: .small).encode(drawn, text: []),
                (try? AtomicFile.write(Array(png), to: path, isDurable: false)) != nil
            else { return "" }
        }
        return image(file: name, alt: alt, scale: scale, isSmall: false)
    }

    private func image(file: String, alt: String, scale: Double?, isSmall: Bool) -> String {
        guard let size = size(of: "\(collector.store)/\(file)") else {
            return "<span class=\"gone\">gone</span>"
        }
        // Small pictures are enlarged by whole pixels, as nobody can read them otherwise.
        let room = isSmall ? 96 : 240
        let factor = max(1, min(8, room / max(1, size.width), room / max(1, size.height)))
        // Large ones have the size that they have on a screen.
        let divisor = factor == 1 ? max(1, scale ?? 1) : 1
        let (width, height) = (
            Self.shown(size.width * factor, divisor), Self.shown(size.height * factor, divisor)
        )
        let address = "\(URL(fileURLWithPath: collector.store).lastPathComponent)/\(file)"
        let picture = """
            <img src="\(address)" alt="\(HTMLText.escape(alt))" width="\(width)" \
            height="\(height)" loading="lazy" decoding="async"\(factor > 1 ? " class=\"crisp\"" : "")>
            """
        return "<a href=\"\(address)\">\(picture)</a>"
    }

    private static func shown(_ pixels: Int, _ divisor: Double) -> Int {
        max(1, Int((Double(pixels) / divisor).rounded()))
    }

    private func size(of path: String) -> (width: Int, height: Int)? {
        guard let file = FileHandle(forReadingAtPath: path) else { return nil }
        defer { try? file.close() }
        let head = (try? file.read(upToCount: 64)) ?? nil
        return head.flatMap { PictureShelf.size(ofPNG: Array($0)) }
    }
}
