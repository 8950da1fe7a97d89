import Drawing
import Foundation

/// Draws a picture made of paths.
struct VectorPainter {
    let picture: VectorImage
    /// From the picture's coordinates to the drawing's points.
    let map: CGAffineTransform
    /// What gradients of the inks are measured in.
    let rect: CGRect
    let node: LayoutNode
    /// The paint of an ink in a shape.
    let style: (VectorImage.Shape, VectorImage.Ink) -> _ResolvedStyle

    func draw(into drawing: inout DrawingContext) {
        draw(picture.elements, into: &drawing)
    }

    /// How many paths are filled or stroked.
    static func count(_ elements: [VectorImage.Element]) -> Int {
        elements.reduce(0) { sum, element in
            switch element {
            case .shape(let shape): sum + (shape.fill == nil ? 0 : 1) + (shape.stroke == nil ? 0 : 1)
            case .group(let inner, _, _, _): sum + count(inner)
            }
        }
    }

    private func draw(_ elements: [VectorImage.Element], into drawing: inout DrawingContext) {
        for element in elements {
            switch element {
            case .shape(let shape): draw(shape, into: &drawing)
            case .group(let inner, let opacity, let clip, let isEvenOdd):
                var effects: [Effect] = []
                if opacity != 1 { effects.append(.opacity(opacity)) }
                if let clip { effects.append(.clip(clip.applying(map), FillStyle(eoFill: isEvenOdd))) }
                drawing.group(effects, of: node) { draw(inner, into: &$0) }
            }
        }
    }

    private func draw(_ shape: VectorImage.Shape, into drawing: inout DrawingContext) {
        let transform = shape.transform.concatenating(map)
        if let ink = shape.fill {
            let paint = style(shape, ink).multiplyingOpacity(by: shape.fillOpacity).paint(in: rect)
            drawing.draw(
                .fill(shape.path.applying(transform), FillStyle(eoFill: shape.isEvenOdd), paint), of: node)
        }
        if let stroke = shape.stroke {
            let paint = style(shape, stroke.ink).multiplyingOpacity(by: shape.strokeOpacity).paint(in: rect)
            drawing.draw(outline(shape.path, stroke.style, transform, paint), of: node)
        }
    }

    /// A stroke under a map that keeps angles stays one; under another it is an area.
    private func outline(_ path: Path, _ style: StrokeStyle, _ transform: CGAffineTransform, _ paint: Paint)
        -> DisplayItem.Content
    {
        let along = (transform.a * transform.a + transform.b * transform.b).squareRoot()
        let across = (transform.c * transform.c + transform.d * transform.d).squareRoot()
        let skew = transform.a * transform.c + transform.b * transform.d
        guard abs(along - across) <= 1e-9 * along, abs(skew) <= 1e-9 * along * along else {
            return .fill(path.strokedPath(style).applying(transform), FillStyle(), paint)
        }
        var style = style
        style.lineWidth *= along
        style.dash = style.dash.map { $0 * along }
        style.dashPhase *= along
        return .stroke(path.applying(transform), style, paint, antialiased: true)
    }
}
