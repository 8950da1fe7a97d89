import Drawing
import Foundation

/// Pictures drawn into rectangles.
extension RasterPass {
    /// 1. A stencil is the picture's alpha, painted.
    /// 2. Upright, the picture is resampled straight to the device's pixels.
    /// 3. Turned and bilinear, it is sampled under the transform.
    /// 4. Else it is resampled to its size on the device, upright, and that is sampled under the transform.
    func draw(_ item: ImageItem, _ context: Context) {
        let rect = item.rect
        guard rect.width > 0, rect.height > 0, rect.minX.isFinite, rect.minY.isFinite, rect.width.isFinite,
            rect.height.isFinite, item.image.width > 0, item.image.height > 0
        else { return }
        // 1.
        if let paint = item.template { return drawStencil(item, paint, context) }
        let transform = context.transform
        if transform.b == 0, transform.c == 0 {
            // 2.
            drawUpright(item, context)
        } else if let shader = turned(item, transform) {
            // 3., 4.
            let style = FillStyle(antialiased: item.isAntialiased)
            let target = context.target
            scanner.fill(.upright(rect), style, transform, in: context.clip.bounds) { row in
                compositor.draw(row, .shader(shader), target)
            }
        }
    }

    private func drawStencil(_ item: ImageItem, _ paint: Paint, _ context: Context) {
        guard let source = source(paint, context.transform) else { return }
        var item = item
        item.template = nil
        let bounds = PixelBounds(covering: item.rect.applying(context.transform)).intersection(
            context.clip.bounds)
        guard !bounds.isEmpty else { return }
        let layer = Context(surface: Surface(bounds: bounds), transform: context.transform)
        draw(item, layer)
        draw(layer.surface.alphaMask, source, context.target)
    }

    /// The picture on device pixels, the part inside the clip. Only scale, mirroring and translation here.
    private func drawUpright(_ item: ImageItem, _ context: Context) {
        let (transform, target) = (context.transform, context.target)
        let mapped = item.rect.applying(transform)
        let bounds = PixelBounds(covering: mapped).intersection(context.clip.bounds)
        guard !bounds.isEmpty else { return }
        let horizontal = item.axis(
            isHorizontal: true, from: mapped.minX, to: mapped.maxX, scale: abs(transform.a),
            isMirrored: transform.a < 0)
        let vertical = item.axis(
            isHorizontal: false, from: mapped.minY, to: mapped.maxY, scale: abs(transform.d),
            isMirrored: transform.d < 0)
        let across = columns(horizontal, range: bounds.minX..<bounds.maxX)
        let down = ResampleAxis(vertical, range: bounds.minY..<bounds.maxY)
        let covered = item.isAntialiased ? mapped : mapped.roundedToPixels
        item.image.pixels.withUnsafeBytes { pixels in
            let shader: any Shader =
                UprightShader(pixels, width: item.image.width, across: across, down: down, bounds: bounds)
                ?? SurfaceShader(
                    surface: ImageResampler.resample(
                        item.image, across: across.axis, down: down, bounds: bounds))
            var rows = ComposedRows(compositor: compositor, source: .shader(shader), target: target)
            RectangleScanner.scan(covered, bounds: bounds, into: &rows)
        }
    }

    private func turned(_ item: ImageItem, _ transform: CGAffineTransform) -> ImageShader? {
        let limit: CGFloat = 8192
        let scaleX = (transform.a * transform.a + transform.b * transform.b).squareRoot()
        let scaleY = (transform.c * transform.c + transform.d * transform.d).squareRoot()
        // 3.
        let pixelWidth = item.rect.width / CGFloat(item.image.width)
        let pixelHeight = item.rect.height / CGFloat(item.image.height)
        if item.isBilinear(scaleX: pixelWidth * scaleX, scaleY: pixelHeight * scaleY) {
            let place = CGAffineTransform(scaleX: pixelWidth, y: pixelHeight)
                .concatenating(CGAffineTransform(translationX: item.rect.minX, y: item.rect.minY))
                .concatenating(transform)
            return ImageShader(item.image, transform: place, isNearest: false, repeats: false)
        }
        // 4.
        let width = min(max(1, (item.rect.width * scaleX).rounded()), limit)
        let height = min(max(1, (item.rect.height * scaleY).rounded()), limit)
        let bounds = PixelBounds(minX: 0, minY: 0, maxX: Int(width), maxY: Int(height))
        let across = item.axis(
            isHorizontal: true, from: 0, to: width, scale: width / item.rect.width, isMirrored: false)
        let down = item.axis(
            isHorizontal: false, from: 0, to: height, scale: height / item.rect.height, isMirrored: false)
        let key = PictureCache.ImageKey(item, width: width, height: height)
        let picture = shared.image(key) {
            ImageResampler.resample(
                item.image, across: ResampleAxis(across, range: 0..<bounds.maxX),
                down: ResampleAxis(down, range: 0..<bounds.maxY), bounds: bounds
            ).image()
        }
        let place = CGAffineTransform(scaleX: item.rect.width / width, y: item.rect.height / height)
            .concatenating(CGAffineTransform(translationX: item.rect.minX, y: item.rect.minY))
            .concatenating(transform)
        return ImageShader(picture, transform: place, isNearest: item.interpolation == .none, repeats: false)
    }
}

extension ImageItem {
    /// Bilinear samples of the picture itself are all that its interpolation asks for at a scale, in device pixels
    /// a picture's.
    fileprivate func isBilinear(scaleX: CGFloat, scaleY: CGFloat) -> Bool {
        guard resizing == .stretch, capInsets == CapInsets() else { return false }
        return interpolation == .low || interpolation == .medium && min(scaleX, scaleY) > 1 - 1e-9
    }

    /// One axis of the picture on the device; `scale` is device pixels a point.
    fileprivate func axis(
        isHorizontal: Bool, from start: CGFloat, to end: CGFloat, scale: CGFloat, isMirrored: Bool
    ) -> ResampleAxis.Layout {
        let count = isHorizontal ? image.width : image.height
        let pixelsPerPoint = imageScale > 0 && imageScale.isFinite ? imageScale : 1
        let (low, high) = CapPixels(
            low: isHorizontal ? capInsets.left : capInsets.top,
            high: isHorizontal ? capInsets.right : capInsets.bottom, pixelsPerPoint: pixelsPerPoint,
            count: count
        ).lengths
        return ResampleAxis.Layout(
            start: Double(start), end: Double(end), isMirrored: isMirrored, count: count, lowCap: low,
            highCap: high, naturalScale: Double(scale / pixelsPerPoint), isTiled: resizing == .tile,
            interpolation: interpolation)
    }
}

/// The two caps of a picture along an axis, in its pixels.
struct CapPixels {
    /// Points.
    var low: CGFloat
    var high: CGFloat
    var pixelsPerPoint: CGFloat
    /// The picture's pixels.
    var count: Int

    /// Both are shortened in proportion where they are longer together than the picture; an infinite one is as long as
    /// can be, one that is negative or NaN has no length.
    var lengths: (low: Double, high: Double) {
        func pixels(_ points: CGFloat) -> Double {
            points > 0 ? min(Double(points * pixelsPerPoint), 1e9) : 0
        }
        let (low, high, count) = (pixels(low), pixels(high), Double(count))
        guard low + high > count else { return (low, high) }
        let shortened = count * low / (low + high)
        return (shortened, count - shortened)
    }
}

extension CGRect {
    fileprivate var roundedToPixels: CGRect {
        let (x0, y0, x1, y1) = (minX.rounded(), minY.rounded(), maxX.rounded(), maxY.rounded())
        return CGRect(x: x0, y: y0, width: x1 - x0, height: y1 - y0)
    }
}

extension Path {
    static func upright(_ rect: CGRect) -> Path {
        Path { path in
            path.move(to: CGPoint(x: rect.minX, y: rect.minY))
            path.addLine(to: CGPoint(x: rect.maxX, y: rect.minY))
            path.addLine(to: CGPoint(x: rect.maxX, y: rect.maxY))
            path.addLine(to: CGPoint(x: rect.minX, y: rect.maxY))
            path.closeSubpath()
        }
    }
}
