import Imaging
import PixelDiff

/// Expected, actual and difference of a case in one picture, side by side, small enough for a terminal.
struct ReviewPicture {
    /// Pixels between and around the three.
    static let gap = 8
    /// Rows beyond which only those around the differences are shown.
    static let tallest = 1200

    /// The picture; nil where no file of the case can be read.
    ///
    /// 1. The files are read, on white.
    /// 2. Of tall pictures the rows around the differing regions are kept.
    /// 3. They are laid side by side on grey, and halved as often as it takes to fit.
    ///
    /// - Parameter width: Pixels that the terminal has.
    static func make(_ record: CaseRecord, _ results: ResultStore, width: Int) -> Bitmap? {
        let files = [record.files.expected, record.files.actual, record.files.diff].compactMap { $0 }
        let pictures = files.compactMap { file -> Bitmap? in  // 1
            guard let bytes = try? Folder.read("\(results.folder)/\(file)") else { return nil }
            return try? PNGDecoder().decode(bytes, name: file).bitmap()
        }
        guard !pictures.isEmpty else { return nil }
        let rows = rows(record, pictures.map(\.height).max() ?? 0)  // 2
        var sheet = sheet(pictures.map { cropped($0, rows) })  // 3
        while sheet.width > max(width, 64), sheet.width > 1 { sheet = halved(sheet) }
        return sheet
    }

    /// Step 2.
    private static func rows(_ record: CaseRecord, _ height: Int) -> Range<Int> {
        guard height > tallest else { return 0..<height }
        let regions = record.pixels?.regions.map(\.rect) ?? []
        let top = max(0, (regions.map(\.y).min() ?? 0) - 60)
        let bottom = (regions.map { $0.y + $0.height }.max() ?? tallest) + 60
        return min(top, height - 1)..<min(height, max(min(bottom, top + tallest), top + 1))
    }

    private static func cropped(_ picture: Bitmap, _ rows: Range<Int>) -> Bitmap {
        let rows = rows.clamped(to: 0..<picture.height)
        let bytes = picture.pixels[rows.lowerBound * picture.width * 4..<rows.upperBound * picture.width * 4]
        return Bitmap(width: picture.width, height: rows.count, pixels: Array(bytes))
    }

    /// Step 3.
    private static func sheet(_ pictures: [Bitmap]) -> Bitmap {
        let width = pictures.reduce(gap) { $0 + $1.width + gap }
        let height = (pictures.map(\.height).max() ?? 0) + 2 * gap
        var pixels = [UInt8](repeating: 0, count: width * height * 4)
        for start in stride(from: 0, to: pixels.count, by: 4) {
            for channel in 0..<3 { pixels[start + channel] = 128 }
            pixels[start + 3] = 255
        }
        var left = gap
        for picture in pictures {
            for y in 0..<picture.height {
                for x in 0..<picture.width {
                    let (from, to) = ((y * picture.width + x) * 4, ((y + gap) * width + left + x) * 4)
                    let white = 255 - picture.pixels[from + 3]
                    for channel in 0..<3 { pixels[to + channel] = picture.pixels[from + channel] &+ white }
                }
            }
            left += picture.width + gap
        }
        return Bitmap(width: width, height: height, pixels: pixels)
    }

    private static func halved(_ picture: Bitmap) -> Bitmap {
        let (width, height) = (max(1, picture.width / 2), max(1, picture.height / 2))
        var pixels = [UInt8](repeating: 255, count: width * height * 4)
        for y in 0..<height {
            for x in 0..<width {
                for channel in 0..<3 {
                    var sum = 2
                    for (dx, dy) in [(0, 0), (1, 0), (0, 1), (1, 1)] {
                        let (column, row) = (
                            min(2 * x + dx, picture.width - 1), min(2 * y + dy, picture.height - 1)
                        )
                        sum += Int(picture.pixels[(row * picture.width + column) * 4 + channel])
                    }
                    pixels[(y * width + x) * 4 + channel] = UInt8(sum / 4)
                }
            }
        }
        return Bitmap(width: width, height: height, pixels: pixels)
    }
}
