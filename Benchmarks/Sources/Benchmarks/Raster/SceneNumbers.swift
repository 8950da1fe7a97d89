import Drawing
import Foundation

/// A scene as a row of numbers, the same for each peer.
///
/// Width, height, number of operations, then for each its code, its paint, and:
///
/// | code | operation | numbers |
/// |---|---|---|
/// | 0 | rectangle | x, y, width, height |
/// | 1 | rounded rectangle | the same, radius |
/// | 2 | path | 1 for even-odd, path |
/// | 3 | stroke | width, cap, join, miter limit, dash phase, number of dashes, dashes, path |
/// | 4 | outline of a circle | width, x, y, radius |
/// | 5 | image | its index, transform |
/// | 6 | glyphs | index of the font, size, transform, number of glyphs, for each its id, x, y |
/// | 7 | shadow of a rounded rectangle | x, y, width, height, radius, sigma, offset |
///
/// A paint is its kind, blend mode (normal, multiply, luminosity) and: 0, red, green, blue, alpha; or 1 and 2,
/// linear and radial, the axis (start and end; or centre, radius, 0), the number of stops, for each its offset,
/// red, green, blue, alpha. A path is the number of its steps, each with its verb (move, line, quad, cubic,
/// close) and points.
struct SceneNumbers {
    private(set) var values: [Double]

    init(_ scene: Scene) {
        values = [Double(scene.width), Double(scene.height), Double(scene.operations.count)]
        for operation in scene.operations { append(operation) }
    }

    private mutating func append(_ operation: Scene.Operation) {
        switch operation {
        case .rect(let rect, let paint):
            append(0, paint)
            append(rect)
        case .roundedRect(let rect, let radius, let paint):
            append(1, paint)
            append(rect)
            append(radius)
        case .path(let path, let paint):
            append(2, paint)
            append(0)
            append(path)
        case .stroke(let path, let style, let paint):
            append(3, paint)
            append(style.lineWidth, CGFloat(style.lineCap.rawValue), CGFloat(style.lineJoin.rawValue))
            append(style.miterLimit, style.dashPhase, CGFloat(style.dash.count))
            for length in style.dash { append(length) }
            append(path)
        case .circleOutline(let center, let radius, let width, let paint):
            append(4, paint)
            append(width, center.x, center.y, radius)
        case .image(let index, let transform):
            append(5, .solid(.black))
            append(CGFloat(index))
            append(transform)
        case .glyphs(let run, let origin, let font, let transform, let color):
            append(6, .solid(color))
            append(CGFloat(font), run.size)
            append(transform)
            append(CGFloat(run.glyphs.count))
            for glyph in run.glyphs {
                append(CGFloat(glyph.id), origin.x + glyph.position.x, origin.y + glyph.position.y)
            }
        case .shadow(let rect, let radius, let sigma, let offset, let color):
            append(7, .solid(color))
            append(rect)
            append(radius, sigma, offset.width, offset.height)
        }
    }

    private mutating func append(_ numbers: CGFloat...) {
        values.append(contentsOf: numbers.map { Double($0) })
    }

    private mutating func append(_ rect: CGRect) {
        append(rect.minX, rect.minY, rect.width, rect.height)
    }

    private mutating func append(_ transform: CGAffineTransform) {
        append(transform.a, transform.b, transform.c, transform.d, transform.tx, transform.ty)
    }

    private mutating func append(_ code: CGFloat, _ paint: ScenePaint) {
        let mode: CGFloat = paint.mode == .multiply ? 1 : paint.mode == .luminosity ? 2 : 0
        append(code)
        switch paint.kind {
        case .solid(let color):
            append(0, mode)
            append(color)
        case .linear(let start, let end, let stops):
            append(1, mode, start.x, start.y, end.x, end.y)
            append(stops)
        case .radial(let center, let radius, let stops):
            append(2, mode, center.x, center.y, radius, 0)
            append(stops)
        }
    }

    private mutating func append(_ stops: [GradientRamp.Stop]) {
        append(CGFloat(stops.count))
        for stop in stops {
            append(CGFloat(stop.location))
            append(stop.color)
        }
    }

    private mutating func append(_ color: ResolvedColor) {
        values += [color.red, color.green, color.blue, color.opacity]
    }

    private mutating func append(_ path: Path) {
        append(CGFloat(path.elements.count))
        for element in path.elements {
            switch element {
            case .move(let p): append(0, p.x, p.y)
            case .line(let p): append(1, p.x, p.y)
            case .quadCurve(let p, let c): append(2, c.x, c.y, p.x, p.y)
            case .curve(let p, let c1, let c2): append(3, c1.x, c1.y, c2.x, c2.y, p.x, p.y)
            case .closeSubpath: append(4)
            }
        }
    }
}
