import Drawing
import Foundation

/// A picture repeated from the painted rectangle's top left corner: SwiftUI's `ImagePaint`.
public struct ImagePaint: ShapeStyle {
    public typealias Resolved = Never

    public var image: Image
    /// The part of the picture that is used, in units of its size; rounded to pixels.
    public var sourceRect: CGRect
    /// Times the picture's own size.
    public var scale: CGFloat

    public init(
        image: Image, sourceRect: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1), scale: CGFloat = 1
    ) {
        self.image = image
        self.sourceRect = sourceRect
        self.scale = scale
    }

    /// A symbol, a drawing of paths and an image that draws are made into a tile of pixels. Clear where there is no
    /// picture, or no view that could load it.
    public func _resolve(_ context: _StyleContext) -> _ResolvedStyle {
        guard let node = context.node else { return _ResolvedStyle(.clear) }
        let loading = PictureLoading(graph: node.graph, path: node.path, environment: context.environment)
        let factor = scale > 0 && scale.isFinite ? scale : 1
        guard let picture = loading.pixels(image, factor: factor) else { return _ResolvedStyle(.clear) }
        return _ResolvedStyle(
            .image(picture.image.cropped(to: sourceRect), scale: picture.scale / factor)
        ).multiplyingOpacity(by: HierarchicalOpacity.factor(context.level))
    }
}

extension ShapeStyle where Self == ImagePaint {
    public static func image(
        _ image: Image, sourceRect: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1), scale: CGFloat = 1
    ) -> ImagePaint {
        ImagePaint(image: image, sourceRect: sourceRect, scale: scale)
    }
}

extension CGImage {
    /// The part in units of the size, its edges rounded to pixels; the whole picture where that is empty.
    func cropped(to unit: CGRect) -> CGImage {
        func edge(_ value: CGFloat, _ count: Int) -> Int {
            value.isFinite ? Int(min(max(value, 0), 1) * CGFloat(count) + 0.5) : 0
        }
        let (x0, x1) = (edge(unit.minX, width), edge(unit.maxX, width))
        let (y0, y1) = (edge(unit.minY, height), edge(unit.maxY, height))
        guard x0 < x1, y0 < y1, (x0, y0, x1, y1) != (0, 0, width, height) else { return self }
        var part: [UInt8] = []
        part.reserveCapacity((x1 - x0) * (y1 - y0) * 4)
        for y in y0..<y1 { part += pixels[(y * width + x0) * 4..<(y * width + x1) * 4] }
        return CGImage(width: x1 - x0, height: y1 - y0, premultipliedRGBA: part)
    }
}
