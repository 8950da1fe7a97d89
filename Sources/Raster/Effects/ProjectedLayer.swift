import Drawing
import Foundation

/// A group that is drawn flat and then seen in perspective.
///
/// The layer has as many pixels a point as the group has without perspective, times a whole number up to 4 where
/// perspective magnifies it. Points whose depth is a ten-thousandth of the layer's largest or less, and those
/// behind the viewer, aren't drawn.
struct ProjectedLayer {
    /// Points to the layer's pixels.
    let transform: CGAffineTransform
    /// The layer's pixels to the device's.
    let map: ProjectionTransform
    private let projection: ProjectionTransform
    private let outer: CGAffineTransform

    /// nil where the map flattens the plane or isn't finite.
    init?(_ projection: ProjectionTransform, _ outer: CGAffineTransform, magnification: Int = 1) {
        let scale = outer.largestScale * CGFloat(magnification)
        guard scale > 0, scale.isFinite else { return nil }
        self.projection = projection
        self.outer = outer
        transform = CGAffineTransform(scaleX: scale, y: scale)
        map = ProjectionTransform(CGAffineTransform(scaleX: 1 / scale, y: 1 / scale))
            .concatenating(projection).concatenating(ProjectionTransform(outer))
        let determinant = map.determinant
        guard determinant != 0, determinant.isFinite else { return nil }
    }

    /// Device pixels that what is drawn in `box` of the layer may touch.
    func bounds(of box: PixelBounds) -> PixelBounds {
        var sink = BoundsSink()
        for corner in visibleCorners(of: box) { sink.move(to: corner.applying(map)) }
        return PixelBounds(covering: sink.rect.insetBy(dx: -1, dy: -1))
    }

    /// The same layer with the resolution that what is drawn in `box` needs, within a limit of memory.
    func refined(for box: PixelBounds) -> ProjectedLayer {
        var largest: CGFloat = 1
        for corner in visibleCorners(of: box) { largest = max(largest, magnification(at: corner)) }
        var factor = Int(min(largest - 1e-6, 4).rounded(.up))
        while factor > 1, box.width * box.height * factor * factor > Self.pixelLimit { factor -= 1 }
        return factor > 1 ? ProjectedLayer(projection, outer, magnification: factor) ?? self : self
    }

    private static let pixelLimit = 16_000_000

    /// What is drawn of a layer that has no bounds, or too large ones.
    static func limited(_ box: PixelBounds) -> PixelBounds {
        box.width * box.height <= 4 * pixelLimit
            ? box : box.intersection(PixelBounds(minX: -1000, minY: -1000, maxX: 6000, maxY: 6000))
    }

    /// The smallest depth that is drawn, for a layer in `box`.
    func nearest(in box: PixelBounds) -> CGFloat {
        corners(of: box).map { depth($0) }.reduce(0, max) * 1e-4
    }

    /// How many device pixels a pixel of the layer becomes at a point, along the axis that grows more.
    private func magnification(at p: CGPoint) -> CGFloat {
        let w = depth(p)
        let place = p.applying(map)
        func length(_ a: CGFloat, _ b: CGFloat, _ c: CGFloat) -> CGFloat {
            let (dx, dy) = ((a - place.x * c) / w, (b - place.y * c) / w)
            return (dx * dx + dy * dy).squareRoot()
        }
        let result = max(length(map.m11, map.m12, map.m13), length(map.m21, map.m22, map.m23))
        return result.isFinite ? result : 1
    }

    private func depth(_ p: CGPoint) -> CGFloat { p.x * map.m13 + p.y * map.m23 + map.m33 }

    private func corners(of box: PixelBounds) -> [CGPoint] {
        let r = box.expanded(x: 1, y: 1).rect
        return [
            CGPoint(x: r.minX, y: r.minY), CGPoint(x: r.maxX, y: r.minY), CGPoint(x: r.maxX, y: r.maxY),
            CGPoint(x: r.minX, y: r.maxY),
        ]
    }

    /// The box cut at the smallest depth that is drawn: none to five points.
    private func visibleCorners(of box: PixelBounds) -> [CGPoint] {
        guard !box.isEmpty else { return [] }
        let points = corners(of: box)
        let limit = nearest(in: box)
        guard limit > 0 else { return [] }
        var result: [CGPoint] = []
        for (i, p) in points.enumerated() {
            let next = points[(i + 1) % points.count]
            let (a, b) = (depth(p) - limit, depth(next) - limit)
            if a >= 0 { result.append(p) }
            if (a < 0) != (b < 0) {
                let t = a / (a - b)
                result.append(CGPoint(x: p.x + (next.x - p.x) * t, y: p.y + (next.y - p.y) * t))
            }
        }
        return result
    }
}

extension RasterPass {
    /// Draws a group in perspective: bilinear in the layer, with as many samples a pixel as the layer is shrunk.
    func drawProjected(
        _ effects: ArraySlice<Effect>, _ items: [DisplayItem], _ projection: ProjectionTransform,
        _ context: Context
    ) throws(RasterError) {
        guard var flat = ProjectedLayer(projection, context.transform) else { return }
        flat = flat.refined(for: try bounds(of: items, effects, flat.transform))
        let box = ProjectedLayer.limited(try bounds(of: items, effects, flat.transform))
        let area = flat.bounds(of: box).intersection(context.clip.bounds)
        guard !area.isEmpty, let layer = try layer(effects, items, flat.transform, on: box) else { return }
        let shader = ProjectionShader(layer, flat.map, nearest: flat.nearest(in: box))
        let target = context.target
        RectangleScanner.scan(area.rect, bounds: context.clip.bounds) { row in
            compositor.draw(row, .shader(shader), target)
        }
    }
}
