import Foundation

// How the parts of a display list are written in its dump.

/// Numbers with commas between.
func list(_ numbers: [CGFloat]) -> String {
    numbers.map(\.decimalText).joined(separator: ",")
}

extension CGPoint {
    var words: String { "(\(list([x, y])))" }
}

extension CGRect {
    var words: String { "rect(\(list([minX, minY, width, height])))" }
}

extension CGAffineTransform {
    var words: String {
        isTranslation ? "translate(\(list([tx, ty])))" : "transform(\(list([a, b, c, d, tx, ty])))"
    }
}

extension ResolvedColor {
    /// `#RRGGBBAA`, or the plain numbers where one lies outside 0...1.
    var words: String {
        let components = [red, green, blue, opacity]
        guard components.allSatisfy({ $0 >= 0 && $0 <= 1 }) else {
            return "color(\(components.map(\.decimalText).joined(separator: ",")))"
        }
        return "#"
            + components.map { component in
                let level = String(Int((component * 255).rounded()), radix: 16, uppercase: true)
                return level.count == 1 ? "0" + level : level
            }.joined()
    }
}

extension GradientRamp {
    /// Each stop's colour and location; before them the interpolation and the spread, where they aren't as by
    /// default.
    var words: String {
        var words = stops.map { "\($0.color.words)@\($0.location.decimalText)" }
        if spread != .pad { words.insert(spread.rawValue, at: 0) }
        if interpolation != .perceptual { words.insert(interpolation.rawValue, at: 0) }
        return words.joined(separator: " ")
    }
}

extension Paint {
    var words: String {
        switch self {
        case .solid(let color):
            color.words
        case .linearGradient(let ramp, let start, let end):
            "linear(\(start.words) to \(end.words) \(ramp.words))"
        case .radialGradient(let ramp, let center, let startRadius, let endRadius, let transform):
            "radial(\(center.words) \(startRadius.decimalText) to \(endRadius.decimalText) "
                + (transform.isIdentity ? "" : transform.words + " ") + "\(ramp.words))"
        case .angularGradient(let ramp, let center, let start, let end):
            "angular(\(center.words) \(start.decimalText) to \(end.decimalText) \(ramp.words))"
        case .meshGradient(let mesh, let rect):
            "mesh(\(rect.words) \(mesh.words))"
        case .image(let image, let transform, let interpolation):
            "pattern(\(image.words) \(transform.words)"
                + (interpolation == .medium ? ")" : " interpolation \(interpolation.rawValue))")
        }
    }
}

extension ColorMesh {
    /// The size of the grid, what isn't as by default, and each vertex: colour, place and control points.
    fileprivate var words: String {
        var words = ["\(columns)x\(rows)"]
        if interpolation != .device { words.append(interpolation.rawValue) }
        if !smoothsColors { words.append("straight") }
        if background.opacity != 0 { words.append("on \(background.words)") }
        words += vertices.map { vertex in
            let controls = [vertex.leading, vertex.top, vertex.trailing, vertex.bottom]
            return vertex.color.words + "@" + vertex.position.words
                + "[" + controls.map(\.words).joined(separator: " ") + "]"
        }
        return words.joined(separator: " ")
    }
}

extension CGImage {
    /// Size and the 64-bit FNV-1a checksum of the pixels.
    var words: String {
        var checksum: UInt64 = 0xcbf2_9ce4_8422_2325
        for byte in pixels { checksum = (checksum ^ UInt64(byte)) &* 0x100_0000_01b3 }
        let digits = String(checksum, radix: 16)
        return "image \(width)x\(height) " + String(repeating: "0", count: 16 - digits.count) + digits
    }
}

extension Path {
    /// An upright rectangle as such, other outlines in the letters of SVG paths, without optional spaces.
    var words: String {
        if let rectangle { return rectangle.words }
        let steps = elements.map { element in
            switch element {
            case .move(let p): "M\(list([p.x, p.y]))"
            case .line(let p): "L\(list([p.x, p.y]))"
            case .quadCurve(let p, let c): "Q\(list([c.x, c.y, p.x, p.y]))"
            case .curve(let p, let c1, let c2): "C\(list([c1.x, c1.y, c2.x, c2.y, p.x, p.y]))"
            case .closeSubpath: "Z"
            }
        }
        return "path(\(steps.joined(separator: " ")))"
    }
}

extension String {
    /// In quotes, on one line: quotes, backslashes and control characters escaped.
    var quotedForDump: String {
        var result = "\""
        for scalar in unicodeScalars {
            switch scalar {
            case "\"", "\\": result += "\\\(scalar)"
            case "\n": result += "\\n"
            case "\t": result += "\\t"
            case _ where scalar.properties.generalCategory == .control:
                result += "\\u{\(String(scalar.value, radix: 16))}"
            default: result.unicodeScalars.append(scalar)
            }
        }
        return result + "\""
    }
}
