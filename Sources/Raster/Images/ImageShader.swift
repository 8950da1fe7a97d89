import Drawing
import Foundation

/// A picture under any affine map, sampled at pixel centres: nearest, or bilinear.
struct ImageShader: Shader {
    private let image: CGImage
    /// Device to image pixels.
    private let inverse: CGAffineTransform
    /// The same in fixed point; nil where its numbers are too large.
    private let map: PictureWalk.Map?
    private let isNearest: Bool
    /// Repeated in both directions; else the border pixels go on.
    private let repeats: Bool

    /// Nil where the picture is empty or `transform` (image pixels to device) has no inverse.
    init?(_ image: CGImage, transform: CGAffineTransform, isNearest: Bool, repeats: Bool) {
        guard image.width > 0, image.height > 0, let inverse = transform.inverse else { return nil }
        self.image = image
        self.inverse = inverse
        map = PictureWalk.Map(inverse)
        self.isNearest = isNearest
        self.repeats = repeats
    }

    /// A pattern. One that is shrunk is resampled to its size on the device first, unless nearest pixels or
    /// bilinear ones were asked for.
    init?(tiling image: CGImage, transform: CGAffineTransform, interpolation: ImageInterpolation) {
        guard transform.isFinite, image.width > 0, image.height > 0 else { return nil }
        let scaleX = (transform.a * transform.a + transform.b * transform.b).squareRoot()
        let scaleY = (transform.c * transform.c + transform.d * transform.d).squareRoot()
        let averages = interpolation == .medium || interpolation == .high
        guard averages, scaleX < 1 || scaleY < 1 else {
            self.init(image, transform: transform, isNearest: interpolation == .none, repeats: true)
            return
        }
        let width = max(1, Int((CGFloat(image.width) * min(scaleX, 1)).rounded()))
        let height = max(1, Int((CGFloat(image.height) * min(scaleY, 1)).rounded()))
        let bounds = PixelBounds(minX: 0, minY: 0, maxX: width, maxY: height)
        let small = ImageResampler.resample(
            image, across: Self.axis(image.width, width), down: Self.axis(image.height, height),
            bounds: bounds
        ).image()
        let grown = CGAffineTransform(
            scaleX: CGFloat(image.width) / CGFloat(width), y: CGFloat(image.height) / CGFloat(height))
        self.init(small, transform: grown.concatenating(transform), isNearest: false, repeats: true)
    }

    private static func axis(_ source: Int, _ target: Int) -> ResampleAxis {
        ResampleAxis(
            ResampleAxis.Layout(start: 0, end: Double(target), count: source, interpolation: .medium),
            range: 0..<target)
    }

    func write(y: Int, from x: Int, count: Int, into row: UnsafeMutablePointer<PremultipliedPixel>) {
        image.pixels.withUnsafeBytes { source in
            if let picture = smooth(source), let map,
                let walk = PictureWalk(map, y: y, from: x, count: count)
            {
                return PixelRows.bilinear(
                    picture, width: image.width, height: image.height, walk, into: row, count: count)
            }
            let first = CGPoint(x: CGFloat(x) + 0.5, y: CGFloat(y) + 0.5).applying(inverse)
            let step = SIMD2(Double(inverse.a), Double(inverse.b))
            let point = SIMD2(Double(first.x), Double(first.y))
            for i in 0..<count {
                let (px, py) = (point.x + Double(i) * step.x, point.y + Double(i) * step.y)
                row[i] = isNearest ? nearest(source, px, py) : bilinear(source, px, py)
            }
        }
    }

    /// The pixels as words, where the fast loop does.
    private func smooth(_ source: UnsafeRawBufferPointer) -> UnsafePointer<PremultipliedPixel>? {
        guard !isNearest, !repeats, image.width < 1 << 24, image.height < 1 << 24,
            let base = source.baseAddress, Int(bitPattern: base) & 3 == 0
        else { return nil }
        return base.assumingMemoryBound(to: PremultipliedPixel.self)
    }

    private func nearest(_ source: UnsafeRawBufferPointer, _ x: Double, _ y: Double) -> PremultipliedPixel {
        let column = wrap(x.rounded(.down), image.width)
        let row = wrap(y.rounded(.down), image.height)
        return ImageResampler.pack(ImageResampler.unpack(pixel(source, column, row)))
    }

    private func bilinear(_ source: UnsafeRawBufferPointer, _ x: Double, _ y: Double) -> PremultipliedPixel {
        let (left, top) = ((x - 0.5).rounded(.down), (y - 0.5).rounded(.down))
        let (fx, fy) = (Float(x - 0.5 - left), Float(y - 0.5 - top))
        let (x0, x1) = (wrap(left, image.width), wrap(left + 1, image.width))
        let (y0, y1) = (wrap(top, image.height), wrap(top + 1, image.height))
        let upper =
            ImageResampler.unpack(pixel(source, x0, y0)) * (1 - fx)
            + ImageResampler.unpack(pixel(source, x1, y0)) * fx
        let lower =
            ImageResampler.unpack(pixel(source, x0, y1)) * (1 - fx)
            + ImageResampler.unpack(pixel(source, x1, y1)) * fx
        return ImageResampler.pack(upper * (1 - fy) + lower * fy)
    }

    private func pixel(_ source: UnsafeRawBufferPointer, _ x: Int, _ y: Int) -> PremultipliedPixel {
        ImageResampler.pixel(source, y * image.width + x)
    }

    private func wrap(_ value: Double, _ count: Int) -> Int {
        guard abs(value) < 1e15 else { return 0 }
        let index = Int(value)
        return repeats ? ((index % count) + count) % count : min(max(index, 0), count - 1)
    }
}

extension Surface {
    /// The pixels as a picture.
    func image() -> CGImage {
        let bitmap = bitmap()
        return CGImage(width: bitmap.width, height: bitmap.height, premultipliedRGBA: bitmap.pixels)
    }
}
