import CPeers
import Foundation
import Imaging

/// Pairs of PNG files as one has them: screens full of our gallery's pictures, written by libpng at its defaults.
///
/// The same files in every run: the pictures are the gallery's goldens, side by side.
struct FilePairs {
    struct Pair {
        var name: String
        var reference: String
        var candidate: String
        var isLarge: Bool
    }

    let folder: URL
    private(set) var pairs: [Pair] = []

    private static let sizes = [
        ("s375", 375, 800), ("p1179", 1179, 2556), ("k4", 3840, 2160), ("f1200", 1200, 10000),
    ]

    /// Four sizes; of each the same pixels in other bytes, a moved word with three lone pixels, and everything below
    /// a third of the height moved by three pixels.
    init(gallery: URL) throws {
        folder = FileManager.default.temporaryDirectory.appending(path: "pairs-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let pictures = try FilePairs.pictures(gallery)
        for (name, width, height) in FilePairs.sizes {
            let page = FilePairs.page(pictures, width, height)
            let reference = try write(page, "\(name).png")
            func add(_ kind: String, _ picture: Bitmap, level: Int32 = 6) throws {
                let candidate = try write(picture, "\(name)-\(kind).png", level: level)
                pairs.append(
                    Pair(
                        name: "\(name) \(kind)", reference: reference, candidate: candidate,
                        isLarge: width * height > 1_000_000))
            }
            try add("same", page, level: 7)
            try add("few", FilePairs.withFewChanges(page))
            try add("many", FilePairs.moved(page))
        }
    }

    /// A phone's screen, 1179 x 2556.
    static func screen(gallery: URL) throws -> Bitmap {
        page(try pictures(gallery), 1179, 2556)
    }

    private static func pictures(_ gallery: URL) throws -> [Bitmap] {
        let names = try FileManager.default.contentsOfDirectory(atPath: gallery.path).filter {
            $0.hasSuffix(".png")
        }
        return try names.sorted().map { name in
            let bytes = try Data(contentsOf: gallery.appending(path: name))
            return try PNGDecoder().decode(bytes, name: name).bitmap()
        }
    }

    func remove() {
        try? FileManager.default.removeItem(at: folder)
    }

    private func write(_ bitmap: Bitmap, _ name: String, level: Int32 = 6) throws -> String {
        let path = folder.appending(path: name).path
        let succeeded = bitmap.pixels.withUnsafeBufferPointer {
            peers_write_png(path, $0.baseAddress, Int32(bitmap.width), Int32(bitmap.height), level)
        }
        if succeeded == 0 { throw CocoaError(.fileWriteUnknown) }
        return path
    }

    /// Pictures in rows on light grey, again from the first when all are there.
    private static func page(_ pictures: [Bitmap], _ width: Int, _ height: Int) -> Bitmap {
        var page = Bitmap(width: width, height: height)
        page.fill { _, _ in RGBA8(red: 242, green: 242, blue: 247) }
        var (x, y, rowHeight, next) = (0, 0, 0, 0)
        while y < height {
            let picture = pictures[next % pictures.count]
            next += 1
            page.copy(picture, x: x, y: y)
            x += picture.width + 10
            rowHeight = max(rowHeight, picture.height)
            if x >= width { (x, y, rowHeight) = (0, y + rowHeight + 13, 0) }
        }
        return page
    }

    private static func withFewChanges(_ page: Bitmap) -> Bitmap {
        var result = page
        for y in 0..<30 {
            for x in 0..<120 { result[24 + x, page.height / 2 + y] = page[20 + x, 40 + y] }
        }
        for spot in 1...3 {
            result[page.width * spot / 4, page.height * spot / 5] = RGBA8(red: 1, green: 2, blue: 3)
        }
        return result
    }

    private static func moved(_ page: Bitmap) -> Bitmap {
        var result = page
        result.fill { x, y in y < page.height / 3 + 3 ? page[x, y] : page[x, y - 3] }
        return result
    }
}

extension Bitmap {
    fileprivate mutating func fill(_ color: (Int, Int) -> RGBA8) {
        for y in 0..<height {
            for x in 0..<width { self[x, y] = color(x, y) }
        }
    }

    /// The part that fits; on opaque grey, so that what is transparent shows it.
    fileprivate mutating func copy(_ other: Bitmap, x: Int, y: Int) {
        for row in 0..<max(0, min(other.height, height - y)) {
            for column in 0..<max(0, min(other.width, width - x)) where other[column, row].alpha == 255 {
                self[x + column, y + row] = other[column, row]
            }
        }
    }
}
