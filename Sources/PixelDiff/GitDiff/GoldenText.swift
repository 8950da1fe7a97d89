import Foundation
import Imaging

/// A picture as text, for git to compare line by line: `pixeldiff textconv`.
///
/// 1. The size, what the file declares about colour, and its texts.
/// 2. With a layout text, its views, each innermost one with a fingerprint of the pixels in its frame: one that moved
///    has another frame and the same fingerprint.
/// 3. Without one, a fingerprint for every 64 rows.
///
/// Equal pictures give equal texts. A file that is no picture gives the sentence that says why.
public enum GoldenText {
    /// - Parameters:
    ///   - file: The picture, or git's copy of an old one.
    ///   - folder: In the repository that the copy is from.
    /// - Throws: ``GoldenError`` where there is no such file.
    public static func text(of file: String, in folder: String) throws -> String {
        guard try Folder.read(file) != nil else {
            throw GoldenError.cannotRead(file, reason: "there is no such file")
        }
        let layout = GitLayouts.layout(beside: file) ?? GitLayouts(around: folder)?.layout(ofCopy: file)
        let name = (file as NSString).lastPathComponent
        return text(GoldenRevision(file: file, name: name, layout: layout))
    }

    static func text(_ golden: GoldenRevision) -> String {
        guard let image = golden.image else { return "\(golden.problem ?? "no picture")\n" }
        var lines = ["\(image.width)x\(image.height)"]  // 1
        lines += image.colorProfile.declarations.compactMap { declaration in
            declaration.value.map { "\(declaration.chunk): \($0)" }
        }
        lines += image.text.map { "\($0.keyword): \($0.text)" }
        let bitmap = image.bitmap()
        if let layout = golden.layout {
            lines += views(layout, bitmap, scale: golden.scale)  // 2
        } else {
            lines += stride(from: 0, to: image.height, by: 64).map { y in  // 3
                let rows = PixelRect(
                    x: 0, y: y, width: image.width, height: min(64, image.height - y))
                return "rows \(y)...\(rows.maxY - 1): \(fingerprint(rows, bitmap))"
            }
        }
        return lines.joined(separator: "\n") + "\n"
    }

    private static func views(
        _ layout: LayoutDescription, _ bitmap: Bitmap, scale: Double
    ) -> [String] {
        layout.nodes.map { node in
            let indentation = String(repeating: "  ", count: min(node.depth, 100))
            var line =
                indentation + [node.title, node.frame?.description].compactMap { $0 }.joined(separator: " ")
            if let frame = node.frame, node.children.isEmpty {
                line += " \(fingerprint(pixels(frame, scale, in: bitmap), bitmap))"
            }
            return line
        }
    }

    /// The whole pixels around a frame, as far as they lie in the picture.
    private static func pixels(
        _ frame: LayoutDescription.Frame, _ scale: Double, in bitmap: Bitmap
    ) -> PixelRect {
        func limited(_ value: Double, _ limit: Int) -> Int {
            value.isFinite ? Int(min(max(value, 0), Double(limit))) : 0
        }
        let left = limited((frame.x * scale).rounded(.down), bitmap.width)
        let top = limited((frame.y * scale).rounded(.down), bitmap.height)
        let right = limited(((frame.x + frame.width) * scale).rounded(.up), bitmap.width)
        let bottom = limited(((frame.y + frame.height) * scale).rounded(.up), bitmap.height)
        return PixelRect(x: left, y: top, width: max(0, right - left), height: max(0, bottom - top))
    }

    /// Eight digits of SHA-256 of a rectangle's pixels, row by row.
    private static func fingerprint(_ rect: PixelRect, _ bitmap: Bitmap) -> String {
        var bytes: [UInt8] = []
        bytes.reserveCapacity(rect.width * rect.height * 4)
        for y in rect.y..<rect.maxY {
            let start = (y * bitmap.width + rect.x) * 4
            bytes += bitmap.pixels[start..<start + rect.width * 4]
        }
        return String(SHA256.hexDigest(of: bytes).prefix(8))
    }
}
