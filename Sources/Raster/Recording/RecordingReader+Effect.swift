import Drawing
import Foundation

/// An effect as it is read: the items of a mask come later.
enum ReadEffect {
    case whole(Effect)
    /// How many items the mask has.
    case mask(Int)
}

extension RecordingReader {
    func effect() throws -> ReadEffect {
        var fields = EffectFields()
        try scanner.object { name in
            switch name {
            case "kind": fields.kind = try scanner.string()
            case "transform": fields.transform = try transform()
            case "projection": fields.projection = try numbers(9)
            case "path": fields.path = try path()
            case "evenOdd": fields.style.isEOFilled = try scanner.bool()
            case "aliased": fields.style.isAntialiased = try !scanner.bool()
            case "items": fields.items = try scanner.count()
            case "amount": fields.amount = try scanner.number()
            case "mode": fields.mode = try word(BlendMode.self)
            case "color": fields.color = try color()
            case "radius": fields.radius = try length()
            case "offset": fields.offset = try numbers(2)
            case "opaque", "inverted", "above", "alone", "ungrouped":
                if try scanner.bool() { fields.marks.insert(name) }
            case "rows": fields.rows = try rows()
            case "range": fields.range = try numbers(2).map { Double($0) }
            default: try scanner.skip()
            }
        }
        let kind = try required(fields.kind, "kind")
        if kind == "mask" { return .mask(try required(fields.items, "items")) }
        if let effect = try effect(kind, fields) ?? layerEffect(kind, fields) { return .whole(effect) }
        guard let filter = try filter(kind, fields) else { throw failure("the effect '\(kind)' is unknown") }
        return .whole(.colorFilter(filter))
    }

    private struct EffectFields {
        var kind: String?
        var transform: CGAffineTransform?
        var projection: [CGFloat]?
        var path: Path?
        var style = FillStyle()
        var items: Int?
        var amount: Double?
        var mode: BlendMode?
        var color: ResolvedColor?
        var radius: CGFloat?
        var offset: [CGFloat]?
        var marks: Set<String> = []
        var rows: [[Double]]?
        var range: [Double]?
    }

    /// Nil for other kinds.
    private func effect(_ kind: String, _ fields: EffectFields) throws -> Effect? {
        switch kind {
        case "transform": return .transform(try required(fields.transform, "transform"))
        case "projection":
            let n = try required(fields.projection, "projection")
            var map = ProjectionTransform()
            (map.m11, map.m12, map.m13) = (n[0], n[1], n[2])
            (map.m21, map.m22, map.m23) = (n[3], n[4], n[5])
            (map.m31, map.m32, map.m33) = (n[6], n[7], n[8])
            return .projection(map)
        case "clip": return .clip(try required(fields.path, "path"), fields.style)
        case "opacity": return .opacity(try required(fields.amount, "amount"))
        case "blend": return .blend(try required(fields.mode, "mode"))
        case "layer": return .layer
        default: return nil
        }
    }

    private func layerEffect(_ kind: String, _ fields: EffectFields) throws -> Effect? {
        switch kind {
        case "shadow":
            let offset = try required(fields.offset, "offset")
            return .shadow(
                color: try required(fields.color, "color"), radius: try required(fields.radius, "radius"),
                x: offset[0], y: offset[1])
        case "styledShadow":
            let offset = try required(fields.offset, "offset")
            return .styledShadow(
                StyledShadow(
                    color: try required(fields.color, "color"), radius: try required(fields.radius, "radius"),
                    x: offset[0], y: offset[1], blendMode: try required(fields.mode, "mode"),
                    invertsAlpha: fields.marks.contains("inverted"), isAbove: fields.marks.contains("above"),
                    isAlone: fields.marks.contains("alone"), isUngrouped: fields.marks.contains("ungrouped")))
        case "blur":
            return .blur(
                radius: try required(fields.radius, "radius"), isOpaque: fields.marks.contains("opaque"))
        case "backdrop":
            return .backdrop(
                Backdrop(
                    radius: try required(fields.radius, "radius"),
                    saturation: try required(fields.amount, "amount"),
                    tint: try required(fields.color, "color")))
        default: return nil
        }
    }

    private func filter(_ kind: String, _ fields: EffectFields) throws -> ColorFilter? {
        switch kind {
        case "brightness": return .brightness(try required(fields.amount, "amount"))
        case "contrast": return .contrast(try required(fields.amount, "amount"))
        case "saturation": return .saturation(try required(fields.amount, "amount"))
        case "grayscale": return .grayscale(try required(fields.amount, "amount"))
        case "hueRotation": return .hueRotation(try required(fields.amount, "amount"))
        case "colorInvert": return .colorInvert
        case "luminanceToAlpha": return .luminanceToAlpha
        case "colorMultiply": return .colorMultiply(try required(fields.color, "color"))
        case "colorMatrix":
            let rows = try required(fields.rows, "rows")
            return .matrix(ColorFilterMatrix(red: rows[0], green: rows[1], blue: rows[2], alpha: rows[3]))
        case "alphaThreshold":
            let range = try required(fields.range, "range")
            return .alphaThreshold(min: range[0], max: range[1], color: try required(fields.color, "color"))
        default: return nil
        }
    }

    /// Four rows of weights.
    private func rows() throws -> [[Double]] {
        var rows: [[Double]] = []
        try scanner.array {
            guard rows.count < 4 else { throw failure("more than four rows") }
            rows.append(try numbers(atMost: 64).map { Double($0) })
        }
        guard rows.count == 4 else { throw failure("not four rows") }
        return rows
    }
}
