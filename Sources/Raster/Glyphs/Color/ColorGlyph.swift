import Drawing
import Foundation

/// A glyph with colours of its own, in font units, y up, the pen at the origin.
enum ColorGlyph: Equatable, Sendable {
    /// A premultiplied picture and the rectangle that it fills (its top edge at `maxY`).
    case picture(CGImage, CGRect)
    /// A tree of paints, and the rectangle outside which nothing is drawn.
    case paint(ColorPaint, bounds: CGRect)
}

/// How a colour glyph is painted: the paints of OpenType's COLR table, version 1; those of version 0 are layers of
/// solid fills.
///
/// Points are in font units, y up.
///
/// Source: OpenType 1.9.1, COLR.
indirect enum ColorPaint: Equatable, Sendable {
    /// Drawn one over the other, the first at the bottom.
    case layers([ColorPaint])
    /// Colour everywhere.
    case solid(ColorLine.Color)
    case gradient(ColorLine, ColorLine.Geometry)
    /// The paint inside of an outline.
    case fill(Path, ColorPaint)
    case transform(CGAffineTransform, ColorPaint)
    case composite(ColorPaint, CompositeMode, backdrop: ColorPaint)

    /// Whether the text's own colour shows in it.
    var usesForeground: Bool {
        switch self {
        case .layers(let paints): paints.contains(where: \.usesForeground)
        case .solid(let color): color.color == nil
        case .gradient(let line, _): line.stops.contains { $0.color.color == nil }
        case .fill(_, let paint), .transform(_, let paint): paint.usesForeground
        case .composite(let source, _, let backdrop): source.usesForeground || backdrop.usesForeground
        }
    }

    /// A box around what it draws, mapped; nil for what has no end, null for nothing.
    func bounds(_ map: CGAffineTransform = .identity) -> CGRect? {
        switch self {
        case .layers(let paints):
            var result = CGRect.null
            for paint in paints {
                guard let own = paint.bounds(map) else { return nil }
                result = result.union(own)
            }
            return result
        case .solid, .gradient: return nil
        case .fill(let path, let paint):
            let box = path.controlBox(map)
            return paint.bounds(map).map { box.intersection($0) } ?? box
        case .transform(let own, let paint): return paint.bounds(own.concatenating(map))
        case .composite(let source, let mode, let backdrop):
            return mode.bounds(source: source.bounds(map), backdrop: backdrop.bounds(map))
        }
    }
}

/// Colours along a line: the stops of a gradient.
struct ColorLine: Equatable, Sendable {
    /// What goes on before the first stop and after the last.
    enum Extend: Equatable, Sendable {
        case pad, `repeat`, reflect
    }

    struct Color: Equatable, Sendable {
        /// nil is the text's.
        var color: ResolvedColor?
        /// Times the colour's own.
        var opacity: Double

        func resolved(_ foreground: ResolvedColor) -> ResolvedColor {
            (color ?? foreground).multiplyingOpacity(by: opacity)
        }
    }

    struct Stop: Equatable, Sendable {
        var location: Double
        var color: Color
    }

    /// Where a gradient's locations 0 and 1 lie.
    enum Geometry: Equatable, Sendable {
        case linear(start: CGPoint, end: CGPoint)
        /// From one circle to another, as on an HTML canvas.
        case circles(CGPoint, CGFloat, CGPoint, CGFloat)
        /// Degrees, counterclockwise from +x.
        case sweep(CGPoint, from: Double, to: Double)
    }

    /// In order of location.
    var stops: [Stop]
    var extend: Extend
}

/// How a paint is composed with its backdrop.
///
/// Source: OpenType 1.9.1, COLR, after W3C Compositing and Blending Level 1; soft light is this module's.
enum CompositeMode: Equatable, Sendable {
    case clear, source, destination, sourceIn, destinationIn, sourceOut, destinationAtop, xor
    case blend(BlendMode)

    func compose(_ source: PremultipliedPixel, onto backdrop: PremultipliedPixel) -> PremultipliedPixel {
        let opaque: UInt32 = 255
        switch self {
        case .clear: return 0
        case .source: return source
        case .destination: return backdrop
        case .sourceIn: return PixelArithmetic.scale(source, by: backdrop >> 24)
        case .destinationIn: return PixelArithmetic.scale(backdrop, by: source >> 24)
        case .sourceOut: return PixelArithmetic.scale(source, by: opaque &- (backdrop >> 24))
        case .destinationAtop: return Self.sum(source, opaque &- (backdrop >> 24), backdrop, source >> 24)
        case .xor:
            return Self.sum(source, opaque &- (backdrop >> 24), backdrop, opaque &- (source >> 24))
        case .blend(let mode):
            return BlendFormula.blend(BlendFormula.unpack(source), coverage: 255, onto: backdrop, mode)
        }
    }

    /// `a x factor + b x other`, by component, in 255ths; each at most 255.
    private static func sum(_ a: UInt32, _ factor: UInt32, _ b: UInt32, _ other: UInt32) -> UInt32 {
        var result: UInt32 = 0
        for shift in stride(from: UInt32(0), to: 32, by: 8) {
            let sum = (a >> shift & 255) * factor + (b >> shift & 255) * other
            result |= min(PixelArithmetic.divideBy255(min(sum, 65025)), 255) << shift
        }
        return result
    }

    /// A box around the result, given the two parts' (nil has no end).
    func bounds(source: CGRect?, backdrop: CGRect?) -> CGRect? {
        switch self {
        case .clear: .null
        case .source, .sourceOut, .destinationAtop: source
        case .destination, .blend(.sourceAtop), .blend(.destinationOut): backdrop
        case .sourceIn, .destinationIn:
            if let source, let backdrop { source.intersection(backdrop) } else { source ?? backdrop }
        case .xor, .blend:
            if let source, let backdrop { source.union(backdrop) } else { nil }
        }
    }
}
