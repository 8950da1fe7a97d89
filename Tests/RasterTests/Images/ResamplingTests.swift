import Drawing
import Foundation
import Imaging
import Testing

/// Every pixel of resampled pictures against the formula of its kernel, computed apart and in doubles.
struct ResamplingTests {
    /// The weights of source pixels for a target pixel: nearest, bilinear, area or Catmull and Rom's cubic, where
    /// `step` source pixels make a target pixel and the pixel's centre lies at `position` source pixels.
    ///
    /// Source: Keys 1981, a = -1/2, for the cubic; the share of the footprint for the area.
    private func weights(_ position: Double, step: Double, _ interpolation: ImageInterpolation) -> [Int:
        Double]
    {
        func cubic(_ t: Double) -> Double {
            let x = abs(t)
            if x < 1 { return 1.5 * x * x * x - 2.5 * x * x + 1 }
            return x < 2 ? -0.5 * x * x * x + 2.5 * x * x - 4 * x + 2 : 0
        }
        let middle = position - 0.5
        let first = Int(middle.rounded(.down))
        switch interpolation {
        case .none: return [Int(position.rounded(.down)): 1]
        case .medium where step > 1, .high where step > 1:
            var result: [Int: Double] = [:]
            let (low, high) = (position - step / 2, position + step / 2)
            for index in Int(low.rounded(.down))...Int(high.rounded(.down)) {
                result[index] = max(0, min(high, Double(index + 1)) - max(low, Double(index))) / step
            }
            return result
        case .high where step < 1:
            return Dictionary(
                uniqueKeysWithValues: (first - 1...first + 2).map { ($0, cubic(middle - Double($0))) })
        case .low, .medium, .high:
            let part = middle - Double(first)
            return [first: 1 - part, first + 1: part]
        }
    }

    private func expected(
        _ image: CGImage, width: Int, height: Int, _ interpolation: ImageInterpolation, tile: Double?
    ) -> [Double] {
        func index(_ value: Int, _ count: Int) -> Int {
            tile == nil ? min(max(value, 0), count - 1) : ((value % count) + count) % count
        }
        var result: [Double] = []
        for y in 0..<height {
            let stepY = tile.map { 1 / $0 } ?? Double(image.height) / Double(height)
            let rows = weights((Double(y) + 0.5) * stepY, step: stepY, interpolation)
            for x in 0..<width {
                let stepX = tile.map { 1 / $0 } ?? Double(image.width) / Double(width)
                let columns = weights((Double(x) + 0.5) * stepX, step: stepX, interpolation)
                var sums = [0.0, 0, 0, 0]
                for (row, a) in rows {
                    for (column, b) in columns {
                        let at = (index(row, image.height) * image.width + index(column, image.width)) * 4
                        for channel in 0..<4 { sums[channel] += a * b * Double(image.pixels[at + channel]) }
                    }
                }
                let alpha = min(max(sums[3], 0), 255)
                result += sums[..<3].map { min(max($0, 0), alpha) } + [alpha]
            }
        }
        return result
    }

    private func picture(_ width: Int, _ height: Int, _ random: inout SeededGenerator) -> CGImage {
        let pixels = (0..<width * height).flatMap { _ -> [UInt8] in
            let alpha = Bool.random(using: &random) ? 255 : UInt8.random(in: 0...255, using: &random)
            return (0..<3).map { _ in UInt8.random(in: 0...alpha, using: &random) } + [alpha]
        }
        return CGImage(width: width, height: height, premultipliedRGBA: pixels)
    }

    private func worst(_ bitmap: Bitmap, _ expected: [Double]) -> Double {
        zip(bitmap.pixels, expected).reduce(0) { max($0, abs(Double($1.0) - $1.1)) }
    }

    @Test(arguments: [ImageInterpolation.none, .low, .medium, .high])
    func stretched(interpolation: ImageInterpolation) throws {
        var random = SeededGenerator(seed: 21)
        for _ in 0..<60 {
            let image = picture(
                Int.random(in: 1...9, using: &random), Int.random(in: 1...9, using: &random), &random)
            let width = Int.random(in: 1...23, using: &random)
            let height = Int.random(in: 1...23, using: &random)
            let item = ImageItem(
                image: image, rect: CGRect(x: 0, y: 0, width: width, height: height),
                interpolation: interpolation)
            let drawn = try render([.image(item)], width: CGFloat(width), height: CGFloat(height))
            let exact = expected(image, width: width, height: height, interpolation, tile: nil)
            #expect(worst(drawn, exact) <= 0.51, "\(image.width)x\(image.height) to \(width)x\(height)")
        }
    }

    /// Turned, grown and skewed pictures, at pixels that they cover wholly: the four pixels around the place that
    /// each comes from.
    @Test(arguments: [ImageInterpolation.low, .medium])
    func turned(interpolation: ImageInterpolation) throws {
        var random = SeededGenerator(seed: 26)
        for _ in 0..<40 {
            let image = picture(
                Int.random(in: 1...12, using: &random), Int.random(in: 1...12, using: &random), &random)
            let box = CGRect(x: 0, y: 0, width: image.width, height: image.height)
            let grown = CGFloat.random(in: 2...6, using: &random)
            let angle = CGFloat.random(in: 0.1...6, using: &random)
            let transform = CGAffineTransform(translationX: 30, y: 30).rotated(by: angle)
                .scaledBy(x: grown, y: grown * 1.3)
                .concatenating(CGAffineTransform(a: 1, b: 0, c: 0.2, d: 1, tx: 0, ty: 0))
            let item = ImageItem(image: image, rect: box, interpolation: interpolation)
            let drawn = try render(
                [.group([.transform(transform)], items(.image(item)))], width: 60, height: 60)
            for y in 0..<60 {
                for x in 0..<60 {
                    let corners = [(0.0, 0.0), (1, 0), (0, 1), (1, 1)].map {
                        CGPoint(x: Double(x) + $0.0, y: Double(y) + $0.1).applying(transform.inverted())
                    }
                    guard corners.allSatisfy({ box.insetBy(dx: 0.001, dy: 0.001).contains($0) }) else {
                        continue
                    }
                    let place = CGPoint(x: Double(x) + 0.5, y: Double(y) + 0.5)
                        .applying(transform.inverted())
                    let exact = sample(image, Double(place.x), Double(place.y))
                    let at = (y * 60 + x) * 4
                    for channel in 0..<4 {
                        #expect(abs(Double(drawn.pixels[at + channel]) - exact[channel]) <= 0.55)
                    }
                }
            }
        }
    }

    private func sample(_ image: CGImage, _ x: Double, _ y: Double) -> [Double] {
        var sums = [0.0, 0, 0, 0]
        for (row, a) in weights(y, step: 1, .low) {
            for (column, b) in weights(x, step: 1, .low) {
                let (row, column) = (
                    min(max(row, 0), image.height - 1), min(max(column, 0), image.width - 1)
                )
                let at = (row * image.width + column) * 4
                for channel in 0..<4 { sums[channel] += a * b * Double(image.pixels[at + channel]) }
            }
        }
        return sums
    }

    /// Tiles at a picture's own scale on displays of other scales: a 2x picture at 1.5 is resampled, and a tile's
    /// last pixels meet the next one's first.
    @Test(
        arguments: [ImageInterpolation.none, .low, .medium, .high], [(1.0, 1.0), (2, 1.5), (1, 3), (3, 2)])
    func tiled(interpolation: ImageInterpolation, scales: (image: Double, display: Double)) throws {
        var random = SeededGenerator(seed: 22)
        for _ in 0..<15 {
            let image = picture(
                Int.random(in: 1...7, using: &random), Int.random(in: 1...7, using: &random), &random)
            let (width, height) = (18, 12)
            let (w, h) = (CGFloat(width) / scales.display, CGFloat(height) / scales.display)
            let item = ImageItem(
                image: image, rect: CGRect(x: 0, y: 0, width: w, height: h), resizing: .tile,
                interpolation: interpolation, imageScale: scales.image)
            let drawn = try render([.image(item)], width: w, height: h, scale: scales.display)
            let exact = expected(
                image, width: width, height: height, interpolation, tile: scales.display / scales.image)
            #expect(worst(drawn, exact) <= 0.51, "\(image.width)x\(image.height), \(scales)")
        }
    }

    /// Caps keep the scale of the picture, whatever the middle does; no pixel of one part shows in another.
    @Test func rigidCaps() throws {
        let levels: [UInt8] = [10, 20, 200, 210, 90, 80]
        let image = CGImage(
            width: 6, height: 1, premultipliedRGBA: levels.flatMap { [$0, $0, $0, 255] })
        for mode in [ImageItem.Resizing.stretch, .tile] {
            let item = ImageItem(
                image: image, rect: CGRect(x: 0, y: 0, width: 11, height: 1),
                capInsets: .init(left: 1, right: 1), resizing: mode, interpolation: .medium, imageScale: 2)
            let drawn = try render([.image(item)], width: 11, height: 1, scale: 2)
            let reds = (0..<22).map { drawn[$0, 0].red }
            #expect(reds.prefix(2) == [10, 20] && reds.suffix(2) == [90, 80])
            #expect(reds.dropFirst(2).dropLast(2).allSatisfy { (200...210).contains($0) })
        }
    }
}
