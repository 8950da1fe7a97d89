import Drawing
import Foundation

/// Where the pixels of a device row lie in a picture under an affine map, in fixed point: steps add up without
/// rounding, so a pixel's place is the same wherever its row, or the picture's band, begins.
struct PictureWalk {
    /// Counted from the centre of the picture's first pixel, in 2^-32 of its pixels.
    var x: Int64
    var y: Int64
    /// From one pixel of the device to the next.
    var dx: Int64
    var dy: Int64

    /// Below this no sum of two coordinates leaves 64 bits.
    private static let limit = 0x1p29

    /// An affine map in fixed point, its steps right to 2^-33.
    struct Map {
        fileprivate let first: (x: Int64, y: Int64)
        fileprivate let across: (x: Int64, y: Int64)
        fileprivate let down: (x: Int64, y: Int64)

        /// Nil where a coefficient of `inverse` (device to picture) is too large.
        init?(_ inverse: CGAffineTransform) {
            let first = CGPoint(x: 0.5, y: 0.5).applying(inverse)
            guard let a = PictureWalk.fixed(Double(inverse.a)), let b = PictureWalk.fixed(Double(inverse.b)),
                let c = PictureWalk.fixed(Double(inverse.c)), let d = PictureWalk.fixed(Double(inverse.d)),
                let x = PictureWalk.fixed(Double(first.x) - 0.5),
                let y = PictureWalk.fixed(Double(first.y) - 0.5)
            else { return nil }
            (self.first, across, down) = ((x, y), (a, b), (c, d))
        }
    }

    private static func fixed(_ value: Double) -> Int64? {
        abs(value) < limit ? Int64((value * 0x1p32).rounded()) : nil
    }
}

extension PictureWalk {
    /// The places of `count` pixels of device row `y`, from column `x` on; nil where one is too far away.
    init?(_ map: Map, y row: Int, from column: Int, count: Int) {
        let (column, row) = (Int64(column), Int64(row))
        // Sums that are in range come out right, whatever was passed on the way.
        x = map.first.x &+ map.across.x &* column &+ map.down.x &* row
        y = map.first.y &+ map.across.y &* column &+ map.down.y &* row
        (dx, dy) = (map.across.x, map.across.y)
        for last in [0, Int64(count)] {
            let (i, j) = (Double(column + last), Double(row))
            let px = Double(map.first.x) + Double(map.across.x) * i + Double(map.down.x) * j
            let py = Double(map.first.y) + Double(map.across.y) * i + Double(map.down.y) * j
            guard abs(px) < Self.limit * 0x1p32, abs(py) < Self.limit * 0x1p32 else { return nil }
        }
    }
}

extension PixelRows {
    /// The plain form of ``bilinear(_:width:height:_:into:count:)`` for one pixel.
    ///
    /// 1. Components are taken as 256 a level, and shares of 16 bits: the left ones' is the right ones'
    ///    complement. Each product loses what is below 1.
    /// 2. Weigh down, then across.
    /// 3. Six products have lost 3 on average, and half a level more rounds to the nearest: all in all a fiftieth
    ///    of a level off at most. Colours stay below their alpha, since every step grows with its component.
    static func bilinearSample(
        _ picture: Source, width: Int, height: Int, x: Int64, y: Int64
    ) -> PremultipliedPixel {
        func kept(_ index: Int64, _ count: Int) -> Int { Int(min(max(index, 0), Int64(count - 1))) }
        let (left, right) = (kept(x >> 32, width), kept(x >> 32 + 1, width))
        let (above, below) = (kept(y >> 32, height) * width, kept(y >> 32 + 1, height) * width)
        let (across, down) = (UInt32(x >> 16 & 0xffff), UInt32(y >> 16 & 0xffff))
        var result: PremultipliedPixel = 0
        for shift in [UInt32(0), 8, 16, 24] {
            // 1.
            func component(_ index: Int) -> UInt32 { (picture[index] >> shift & 255) << 8 }
            func weighed(_ first: UInt32, _ second: UInt32, _ share: UInt32) -> (UInt32, UInt32) {
                ((first * (0xffff - share)) >> 16, (second * share) >> 16)
            }
            // 2.
            let start = weighed(component(above + left), component(below + left), down)
            let end = weighed(component(above + right), component(below + right), down)
            let sum = weighed(start.0 + start.1, end.0 + end.1, across)
            // 3.
            result |= ((sum.0 + sum.1 + 131) >> 8) << shift
        }
        return result
    }
}
