import Drawing
import Foundation

/// How one shape is painted.
enum ShapePainting {
    case fill(AnyShapeStyle, FillStyle)
    case stroke(AnyShapeStyle, StrokeStyle, isAntialiased: Bool)

    var style: AnyShapeStyle {
        switch self {
        case .fill(let style, _), .stroke(let style, _, _): style
        }
    }
}

/// A shape as a leaf: its path in the pixel-snapped frame, painted.
final class ShapeNode<S: Shape>: LayoutNode {
    let shape: S
    private let painting: ShapePainting
    /// nil for shapes of this module, which read nothing.
    private let reader: LayoutReader?

    init(_ shape: S, _ painting: ShapePainting, _ inputs: _ResolveInputs, name: String) {
        self.shape = shape
        self.painting = painting
        reader = UserCode.mayBeIn(S.self) ? LayoutReader(inputs) : nil
        let label = inputs.label(name)
        super.init(inputs, path: inputs.elementPath(label), label: label)
    }

    override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
        reader.observing(.answers, for: self) { shape.sizeThatFits(proposal) }
    }

    override func computeSetsGuides() -> Bool { false }

    override func draw(into drawing: inout DrawingContext) {
        let rect = drawing.snapped(frame)
        guard rect.width.isFinite, rect.height.isFinite else { return }
        let style = resolved(painting.style)
        guard !style.isInvisible else { return }
        OutlineNumbers.check(shape, of: self)
        let outline = shape.placedOutline(in: rect, layoutDirection)
        drawing.paint(with: style, in: rect, of: self) { drawing, paint in
            drawing.draw(outline: outline, painting, paint, of: self)
        }
    }
}

extension Shape {
    /// The outline as made in a rectangle at the origin, mirrored where the direction asks for it, and moved
    /// to the rectangle's place.
    func placedOutline(in rect: CGRect, _ direction: LayoutDirection) -> _ShapeOutline {
        var outline = _outline(in: CGRect(origin: .zero, size: rect.size))
        if layoutDirectionBehavior.isMirrored(in: direction) {
            outline = outline.applying(
                CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: rect.width, ty: 0))
        }
        return outline.moved(x: rect.minX, y: rect.minY)
    }
}

extension DrawingContext {
    /// Draws an outline filled or stroked.
    ///
    /// 1. An outline that is a stroke itself is stroked when it is filled.
    /// 2. A mapped outline is drawn in a group with its map, gradients measured where they appear.
    mutating func draw(
        outline: _ShapeOutline, _ painting: ShapePainting, _ paint: Paint, of node: LayoutNode
    ) {
        guard !outline.path.isEmpty else { return }
        // 2.
        guard outline.transform.isIdentity else {
            var inner = outline
            inner.transform = .identity
            let unmapped = paint.applying(outline.transform.inverted())
            return group([.transform(outline.transform)], of: node) {
                $0.draw(outline: inner, painting, unmapped, of: node)
            }
        }
        // 1.
        switch painting {
        case .fill(_, let style):
            if let stroke = outline.stroke {
                draw(.stroke(outline.path, stroke, paint, antialiased: style.isAntialiased), of: node)
            } else {
                draw(.fill(outline.path, style, paint), of: node)
            }
        case .stroke(_, let stroke, let isAntialiased):
            draw(.stroke(outline.path, stroke, paint, antialiased: isAntialiased), of: node)
        }
    }
}

extension Paint {
    /// The paint as seen after its points are mapped; angles and circles keep their form.
    func applying(_ map: CGAffineTransform) -> Paint {
        guard !map.isIdentity else { return self }
        switch self {
        case .solid:
            return self
        case .linearGradient(let ramp, let start, let end):
            return .linearGradient(ramp, start: start.applying(map), end: end.applying(map))
        case .radialGradient(let ramp, let center, let start, let end, let transform):
            return .radialGradient(
                ramp, center: center, startRadius: start, endRadius: end,
                transform: transform.concatenating(map))
        case .angularGradient(let ramp, let center, let start, let end):
            return .angularGradient(ramp, center: center.applying(map), startAngle: start, endAngle: end)
        case .meshGradient(let mesh, let rect):
            guard map.b == 0, map.c == 0 else { return .meshGradient(mesh.mapped(rect, map), rect: .unit) }
            return .meshGradient(
                mesh,
                rect: CGRect(
                    x: rect.minX * map.a + map.tx, y: rect.minY * map.d + map.ty, width: rect.width * map.a,
                    height: rect.height * map.d))
        case .image(let image, let transform, let interpolation):
            return .image(image, transform: transform.concatenating(map), interpolation: interpolation)
        }
    }
}

extension CGRect {
    fileprivate static let unit = CGRect(x: 0, y: 0, width: 1, height: 1)
}

extension ColorMesh {
    /// The mesh with its places in a rectangle, mapped.
    fileprivate func mapped(_ rect: CGRect, _ map: CGAffineTransform) -> ColorMesh {
        let place = CGAffineTransform(
            a: rect.width, b: 0, c: 0, d: rect.height, tx: rect.minX, ty: rect.minY
        ).concatenating(map)
        var mesh = self
        for index in mesh.vertices.indices { mesh.vertices[index].apply(place) }
        return mesh
    }
}

extension ColorMesh.Vertex {
    fileprivate mutating func apply(_ map: CGAffineTransform) {
        position = position.applying(map)
        leading = leading.applying(map)
        top = top.applying(map)
        trailing = trailing.applying(map)
        bottom = bottom.applying(map)
    }
}
