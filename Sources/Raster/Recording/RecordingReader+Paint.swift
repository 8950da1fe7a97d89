import Drawing
import Foundation

extension RecordingReader {
    /// A solid colour or a paint's object.
    func paint() throws -> Paint {
        if scanner.isAtArray { return .solid(try color()) }
        var fields = PaintFields()
        try scanner.object { name in
            switch name {
            case "kind": fields.kind = try scanner.string()
            case "stops": fields.stops = try stops()
            case "mix": fields.mix = try word(GradientRamp.Interpolation.self)
            case "spread": fields.spread = try word(GradientRamp.Spread.self)
            case "from": fields.from = try point()
            case "to": fields.to = try point()
            case "center": fields.center = try point()
            case "radii", "angles": fields.pair = try numbers(2)
            case "transform": fields.transform = try transform()
            case "columns": fields.columns = try scanner.count()
            case "rows": fields.rows = try scanner.count()
            case "vertices": fields.vertices = try vertices()
            case "background": fields.background = try color()
            case "smooth": fields.isSmooth = try scanner.bool()
            case "rect": fields.rect = try rect()
            case "image": fields.image = try image()
            case "interpolation": fields.interpolation = try word(ImageInterpolation.self)
            default: try scanner.skip()
            }
        }
        return try paint(fields)
    }

    private struct PaintFields {
        var kind: String?
        var stops: [GradientRamp.Stop]?
        var mix: GradientRamp.Interpolation?
        var spread: GradientRamp.Spread?
        var from: CGPoint?
        var to: CGPoint?
        var center: CGPoint?
        var pair: [CGFloat]?
        var transform: CGAffineTransform?
        var columns: Int?
        var rows: Int?
        var vertices: [ColorMesh.Vertex]?
        var background: ResolvedColor?
        var isSmooth = false
        var rect: CGRect?
        var image: CGImage?
        var interpolation: ImageInterpolation?
    }

    private func paint(_ fields: PaintFields) throws -> Paint {
        switch try required(fields.kind, "kind") {
        case "linear":
            return .linearGradient(
                try ramp(fields), start: try required(fields.from, "from"), end: try required(fields.to, "to")
            )
        case "radial":
            let radii = try required(fields.pair, "radii")
            return .radialGradient(
                try ramp(fields), center: try required(fields.center, "center"), startRadius: radii[0],
                endRadius: radii[1], transform: try required(fields.transform, "transform"))
        case "angular":
            let angles = try required(fields.pair, "angles")
            return .angularGradient(
                try ramp(fields), center: try required(fields.center, "center"),
                startAngle: Double(angles[0]),
                endAngle: Double(angles[1]))
        case "mesh":
            return .meshGradient(try mesh(fields), rect: try required(fields.rect, "rect"))
        case "image":
            return .image(
                try required(fields.image, "image"), transform: try required(fields.transform, "transform"),
                interpolation: try required(fields.interpolation, "interpolation"))
        case let kind: throw failure("the paint '\(kind)' is unknown")
        }
    }

    private func ramp(_ fields: PaintFields) throws -> GradientRamp {
        GradientRamp(
            stops: try required(fields.stops, "stops"), interpolation: try required(fields.mix, "mix"),
            spread: try required(fields.spread, "spread"))
    }

    private func stops() throws -> [GradientRamp.Stop] {
        var stops: [GradientRamp.Stop] = []
        try scanner.array {
            try budget.spend(.gradientColors)
            let n = try numbers(5).map { Double($0) }
            stops.append(
                GradientRamp.Stop(
                    color: ResolvedColor(red: n[0], green: n[1], blue: n[2], opacity: n[3]), location: n[4]))
        }
        return stops
    }

    private func mesh(_ fields: PaintFields) throws -> ColorMesh {
        let mesh = ColorMesh(
            columns: try required(fields.columns, "columns"), rows: try required(fields.rows, "rows"),
            vertices: try required(fields.vertices, "vertices"),
            background: try required(fields.background, "background"), smoothsColors: fields.isSmooth,
            interpolation: try required(fields.mix, "mix"))
        guard let mesh else { throw failure("the mesh hasn't as many vertices as it says") }
        return mesh
    }

    private func vertices() throws -> [ColorMesh.Vertex] {
        var vertices: [ColorMesh.Vertex] = []
        try scanner.array {
            try budget.spend(.gradientColors)
            let n = try numbers(14)
            func point(_ index: Int) -> CGPoint { CGPoint(x: n[2 * index], y: n[2 * index + 1]) }
            vertices.append(
                ColorMesh.Vertex(
                    position: point(0), leading: point(1), top: point(2), trailing: point(3),
                    bottom: point(4),
                    color: ResolvedColor(
                        red: Double(n[10]), green: Double(n[11]), blue: Double(n[12]), opacity: Double(n[13]))
                ))
        }
        return vertices
    }

    func strokeStyle() throws -> StrokeStyle {
        var style = StrokeStyle()
        try scanner.object { name in
            switch name {
            case "width": style.lineWidth = try length()
            case "cap": style.lineCap = try word(CGLineCap.init(word:))
            case "join": style.lineJoin = try word(CGLineJoin.init(word:))
            case "miter": style.miterLimit = try length()
            case "dash": style.dash = try countedNumbers()
            case "phase": style.dashPhase = try length()
            default: try scanner.skip()
            }
        }
        return style
    }
}
