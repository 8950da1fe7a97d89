import Drawing
import Foundation
import Imaging
import Raster

/// For pictures without text.
struct NoGlyphs: GlyphOutlines {
    func outline(_ glyph: UInt32, face: FontFace) throws(FontError) -> GlyphOutline {
        throw .missing(family: face.family, searched: [])
    }
}

/// Draws items on a picture of `width` x `height` points.
func render(
    _ contents: [DisplayItem.Content], width: CGFloat, height: CGFloat, scale: CGFloat = 1,
    background: ResolvedColor? = nil, glyphs: any GlyphOutlines = NoGlyphs()
) throws -> Bitmap {
    let items = contents.map { DisplayItem(view: ViewPath("test"), content: $0) }
    let list = DisplayList(size: CGSize(width: width, height: height), scale: scale, items: items)
    return try Rasterizer(glyphs: glyphs).bitmap(of: list, background: background)
}

/// Items of a group.
func items(_ contents: DisplayItem.Content...) -> [DisplayItem] {
    contents.map { DisplayItem(view: ViewPath("test"), content: $0) }
}

extension Path {
    static func rect(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> Path {
        polygon([(x, y), (x + width, y), (x + width, y + height), (x, y + height)])
    }

    static func polygon(_ points: [(CGFloat, CGFloat)]) -> Path {
        var path = Path()
        for (i, p) in points.enumerated() {
            if i == 0 {
                path.move(to: CGPoint(x: p.0, y: p.1))
            } else {
                path.addLine(to: CGPoint(x: p.0, y: p.1))
            }
        }
        path.closeSubpath()
        return path
    }

    static func circle(_ x: CGFloat, _ y: CGFloat, radius r: CGFloat) -> Path {
        let k = r * 0.5522847498
        var path = Path()
        func p(_ dx: CGFloat, _ dy: CGFloat) -> CGPoint { CGPoint(x: x + dx, y: y + dy) }
        path.move(to: p(r, 0))
        path.addCurve(to: p(0, r), control1: p(r, k), control2: p(k, r))
        path.addCurve(to: p(-r, 0), control1: p(-k, r), control2: p(-r, k))
        path.addCurve(to: p(0, -r), control1: p(-r, -k), control2: p(-k, -r))
        path.addCurve(to: p(r, 0), control1: p(k, -r), control2: p(r, -k))
        path.closeSubpath()
        return path
    }
}
