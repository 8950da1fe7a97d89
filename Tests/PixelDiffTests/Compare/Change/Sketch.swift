import Imaging

@testable import PixelDiff

/// Pictures composed of blocks, of which it is known what changed.
struct Sketch {
    var bitmap: Bitmap

    init(_ width: Int, _ height: Int, _ color: RGBA8 = Sketch.white) {
        bitmap = Bitmap(width: width, height: height)
        fill(PixelRect(x: 0, y: 0, width: width, height: height), color)
    }

    static let white = RGBA8(red: 255, green: 255, blue: 255)

    mutating func fill(_ rect: PixelRect, _ color: RGBA8) {
        for y in rect.y..<rect.maxY { for x in rect.x..<rect.maxX { bitmap[x, y] = color } }
    }

    /// Marks that look like words: no two numbers give the same ones. The first and last row and column have ink.
    mutating func text(_ number: UInt64, at x: Int, _ y: Int, width: Int = 40, height: Int = 9) {
        var random = SeededGenerator(seed: number &* 7919)
        for row in 0..<height {
            for column in 0..<width {
                let isEdge = row == 0 || column == 0 || row == height - 1 || column == width - 1
                let dark = UInt8.random(in: 0...120, using: &random)
                if isEdge || Int.random(in: 0..<3, using: &random) == 0 {
                    bitmap[x + column, y + row] = RGBA8(red: dark, green: dark, blue: dark)
                }
            }
        }
    }

    /// Rows of noise.
    static func noise(_ width: Int, _ height: Int, _ random: inout SeededGenerator) -> [[RGBA8]] {
        (0..<height).map { _ in
            (0..<width).map { _ in
                let word = random.next()
                return RGBA8(
                    red: UInt8(truncatingIfNeeded: word), green: UInt8(truncatingIfNeeded: word >> 8),
                    blue: UInt8(truncatingIfNeeded: word >> 16))
            }
        }
    }

    static func picture(_ rows: [[RGBA8]], width: Int) -> Bitmap {
        var bitmap = Bitmap(width: width, height: rows.count)
        for (y, row) in rows.enumerated() { for (x, pixel) in row.enumerated() { bitmap[x, y] = pixel } }
        return bitmap
    }

    /// The picture turned over its diagonal.
    static func transposed(_ bitmap: Bitmap) -> Bitmap {
        var result = Bitmap(width: bitmap.height, height: bitmap.width)
        for y in 0..<bitmap.height { for x in 0..<bitmap.width { result[y, x] = bitmap[x, y] } }
        return result
    }
}

func rect(_ x: Int, _ y: Int, _ width: Int, _ height: Int) -> PixelRect {
    PixelRect(x: x, y: y, width: width, height: height)
}

func change(_ a: Sketch, _ b: Sketch) -> ContentChange {
    Comparison.change(reference: a.bitmap, candidate: b.bitmap)
}
