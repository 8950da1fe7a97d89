import Drawing
import Foundation

/// The outline that is drawn for a glyph, and the map from its font units.
struct GlyphShape {
    let path: Path
    /// Font units to points, or pixels, with the pen at the origin.
    let transform: CGAffineTransform
    /// Width in font units of a line drawn along the outline; 0 for none.
    let strokeWidth: CGFloat

    /// tan 12 degrees, the usual slant of a synthetic italic.
    private static let slant = 0.21255656167002213

    /// - Parameters:
    ///   - size: Points or pixels an em.
    ///   - emboldening: In the same unit.
    init(_ glyph: UInt32, _ outline: GlyphOutline, size: CGFloat, isSlanted: Bool, emboldening: CGFloat) {
        let unitsPerEm = outline.unitsPerEm > 0 ? outline.unitsPerEm : 1000
        let scale = size / unitsPerEm
        path = glyph == 0 && outline.path.isEmpty ? Self.missingBox(outline, unitsPerEm) : outline.path
        transform = CGAffineTransform(
            a: scale, b: 0, c: isSlanted ? scale * CGFloat(Self.slant) : 0, d: -scale, tx: 0, ty: 0)
        strokeWidth = emboldening > 0 && scale > 0 ? emboldening / scale : 0
    }

    /// A frame from the baseline to 0.7 em, as wide as the advance less a little air.
    private static func missingBox(_ outline: GlyphOutline, _ unitsPerEm: CGFloat) -> Path {
        let advance = outline.advance > 0 ? outline.advance : unitsPerEm / 2
        let air = min(unitsPerEm * 0.06, advance / 6)
        let thickness = unitsPerEm * 0.05
        let outer = CGRect(x: air, y: 0, width: advance - 2 * air, height: unitsPerEm * 0.7)
        let inner = outer.insetBy(dx: min(thickness, outer.width / 3), dy: thickness)
        return Path { path in
            path.move(to: CGPoint(x: outer.minX, y: outer.minY))
            path.addLine(to: CGPoint(x: outer.maxX, y: outer.minY))
            path.addLine(to: CGPoint(x: outer.maxX, y: outer.maxY))
            path.addLine(to: CGPoint(x: outer.minX, y: outer.maxY))
            path.closeSubpath()
            path.move(to: CGPoint(x: inner.minX, y: inner.minY))
            path.addLine(to: CGPoint(x: inner.minX, y: inner.maxY))
            path.addLine(to: CGPoint(x: inner.maxX, y: inner.maxY))
            path.addLine(to: CGPoint(x: inner.maxX, y: inner.minY))
            path.closeSubpath()
        }
    }

    /// Pixels that the glyph may touch with its pen at the origin of `target`.
    func bounds(_ target: CGAffineTransform) -> PixelBounds {
        let map = transform.concatenating(target)
        let reach = strokeWidth / 2 * map.largestScale * 4 + 1
        let box = path.controlBox(map)
        return box.isNull || !reach.isFinite
            ? .empty : PixelBounds(covering: box.insetBy(dx: -reach, dy: -reach))
    }

    /// Its coverage on `area`: the outline filled, and where emboldened a line along it.
    func mask(_ target: CGAffineTransform, on area: PixelBounds, _ scanner: ShapeScanner) -> CoverageMask {
        let map = transform.concatenating(target)
        var mask = CoverageMask(bounds: area)
        scanner.fill(path, FillStyle(), map, in: area) { mask.write($0) }
        guard strokeWidth > 0 else { return mask }
        var edge = CoverageMask(bounds: area)
        let style = StrokeStyle(lineWidth: strokeWidth, lineJoin: .miter, miterLimit: 4)
        scanner.stroke(path, style, map, isAntialiased: true, in: area) { edge.write($0) }
        mask.formUnion(edge)
        return mask
    }
}
