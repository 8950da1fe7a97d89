import Drawing
import Foundation

// How the parts of a display list are written: see Docs/Repro.md for the form.

extension JSONText {
    mutating func field(_ name: String, _ point: CGPoint) { field(name, [point.x, point.y]) }

    mutating func field(_ name: String, _ rect: CGRect) {
        field(name, [rect.origin.x, rect.origin.y, rect.size.width, rect.size.height])
    }

    mutating func field(_ name: String, _ t: CGAffineTransform) {
        field(name, [t.a, t.b, t.c, t.d, t.tx, t.ty])
    }

    mutating func field(_ name: String, _ color: ResolvedColor) {
        self.name(name)
        value(color)
    }

    /// Red, green, blue and opacity.
    mutating func value(_ color: ResolvedColor) {
        array([color.red, color.green, color.blue, color.opacity]) { $0.number($1) }
    }

    mutating func fields(_ path: Path, _ style: FillStyle) {
        field("path", path.exactText)
        mark("evenOdd", if: style.isEOFilled)
        mark("aliased", if: !style.isAntialiased)
    }

    mutating func field(_ name: String, _ style: StrokeStyle) {
        self.name(name)
        object { text in
            text.field("width", style.lineWidth)
            text.field("cap", style.lineCap.word)
            text.field("join", style.lineJoin.word)
            text.field("miter", style.miterLimit)
            text.field("dash", style.dash)
            text.field("phase", style.dashPhase)
        }
    }

    /// A solid paint is its colour, another an object.
    mutating func field(_ name: String, _ paint: Paint, _ tables: inout RecordingTables) {
        self.name(name)
        if case .solid(let color) = paint { return value(color) }
        object { $0.fields(paint, &tables) }
    }

    private mutating func fields(_ paint: Paint, _ tables: inout RecordingTables) {
        switch paint {
        case .solid: break
        case .linearGradient(let ramp, let start, let end):
            field("kind", "linear")
            fields(ramp)
            field("from", start)
            field("to", end)
        case .radialGradient(let ramp, let center, let startRadius, let endRadius, let transform):
            field("kind", "radial")
            fields(ramp)
            field("center", center)
            field("radii", [startRadius, endRadius])
            field("transform", transform)
        case .angularGradient(let ramp, let center, let start, let end):
            field("kind", "angular")
            fields(ramp)
            field("center", center)
            field("angles", [CGFloat(start), CGFloat(end)])
        case .meshGradient(let mesh, let rect):
            field("kind", "mesh")
            fields(mesh)
            field("rect", rect)
        case .image(let image, let transform, let interpolation):
            field("kind", "image")
            field("image", tables.number(of: image))
            field("transform", transform)
            field("interpolation", interpolation.rawValue)
        }
    }

    private mutating func fields(_ ramp: GradientRamp) {
        name("stops")
        array(ramp.stops) { text, stop in
            let color = stop.color
            text.array([color.red, color.green, color.blue, color.opacity, stop.location]) { $0.number($1) }
        }
        field("mix", ramp.interpolation.rawValue)
        field("spread", ramp.spread.rawValue)
    }

    private mutating func fields(_ mesh: ColorMesh) {
        field("columns", mesh.columns)
        field("rows", mesh.rows)
        name("vertices")
        array(mesh.vertices) { text, vertex in
            let points = [vertex.position, vertex.leading, vertex.top, vertex.trailing, vertex.bottom]
            let color = vertex.color
            let numbers =
                points.flatMap { [Double($0.x), Double($0.y)] }
                + [color.red, color.green, color.blue, color.opacity]
            text.array(numbers) { $0.number($1) }
        }
        field("background", mesh.background)
        mark("smooth", if: mesh.smoothsColors)
        field("mix", mesh.interpolation.rawValue)
    }
}

extension JSONText {
    /// An effect as an object; the items of a mask follow the group's own object.
    mutating func value(_ effect: Effect) {
        object { $0.fields(effect) }
    }

    private mutating func fields(_ effect: Effect) {
        switch effect {
        case .transform(let transform):
            field("kind", "transform")
            field("transform", transform)
        case .projection(let m):
            field("kind", "projection")
            field("projection", [m.m11, m.m12, m.m13, m.m21, m.m22, m.m23, m.m31, m.m32, m.m33])
        case .clip(let path, let style):
            field("kind", "clip")
            fields(path, style)
        case .mask(let items):
            field("kind", "mask")
            field("items", items.count)
        case .opacity(let opacity):
            field("kind", "opacity")
            field("amount", CGFloat(opacity))
        case .blend(let mode):
            field("kind", "blend")
            field("mode", mode.rawValue)
        case .shadow(let color, let radius, let x, let y):
            field("kind", "shadow")
            field("color", color)
            field("radius", radius)
            field("offset", [x, y])
        case .styledShadow(let shadow): fields(shadow)
        case .blur(let radius, let isOpaque):
            field("kind", "blur")
            field("radius", radius)
            mark("opaque", if: isOpaque)
        case .colorFilter(let filter): fields(filter)
        case .backdrop(let backdrop):
            field("kind", "backdrop")
            field("radius", backdrop.radius)
            field("amount", CGFloat(backdrop.saturation))
            field("color", backdrop.tint)
        case .layer: field("kind", "layer")
        }
    }

    private mutating func fields(_ shadow: StyledShadow) {
        field("kind", "styledShadow")
        field("color", shadow.color)
        field("radius", shadow.radius)
        field("offset", [shadow.x, shadow.y])
        field("mode", shadow.blendMode.rawValue)
        mark("inverted", if: shadow.invertsAlpha)
        mark("above", if: shadow.isAbove)
        mark("alone", if: shadow.isAlone)
        mark("ungrouped", if: shadow.isUngrouped)
    }

    private mutating func fields(_ filter: ColorFilter) {
        func amount(_ kind: String, _ amount: Double, _ text: inout JSONText) {
            text.field("kind", kind)
            text.field("amount", CGFloat(amount))
        }
        switch filter {
        case .brightness(let value): amount("brightness", value, &self)
        case .contrast(let value): amount("contrast", value, &self)
        case .saturation(let value): amount("saturation", value, &self)
        case .grayscale(let value): amount("grayscale", value, &self)
        case .hueRotation(let value): amount("hueRotation", value, &self)
        case .colorInvert: field("kind", "colorInvert")
        case .colorMultiply(let color):
            field("kind", "colorMultiply")
            field("color", color)
        case .luminanceToAlpha: field("kind", "luminanceToAlpha")
        case .matrix(let matrix):
            field("kind", "colorMatrix")
            name("rows")
            array([matrix.red, matrix.green, matrix.blue, matrix.alpha]) { text, row in
                text.array(row) { $0.number($1) }
            }
        case .alphaThreshold(let least, let most, let color):
            field("kind", "alphaThreshold")
            field("range", [CGFloat(least), CGFloat(most)])
            field("color", color)
        }
    }
}

extension CGLineCap {
    /// The name in recordings.
    var word: String { ["butt", "round", "square"][Int(rawValue)] }

    init?(word: String) {
        guard let index = ["butt", "round", "square"].firstIndex(of: word) else { return nil }
        self.init(rawValue: Int32(index))
    }
}

extension CGLineJoin {
    /// The name in recordings.
    var word: String { ["miter", "round", "bevel"][Int(rawValue)] }

    init?(word: String) {
        guard let index = ["miter", "round", "bevel"].firstIndex(of: word) else { return nil }
        self.init(rawValue: Int32(index))
    }
}
