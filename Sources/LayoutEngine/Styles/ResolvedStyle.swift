import Drawing
import Foundation

/// A style with its colours settled: what remains is the rectangle that unit points are measured in.
public struct _ResolvedStyle {
    /// Where the colours come from: mostly one, which needs no box. Points are in units of the painted rectangle, radii in points.
    enum Source {
        case color(ResolvedColor)
        indirect case linear(GradientRamp, start: UnitPoint, end: UnitPoint)
        indirect case radial(GradientRamp, center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat)
        /// Radii as fractions of the rectangle's sides.
        indirect case elliptical(
            GradientRamp, center: UnitPoint, startFraction: CGFloat, endFraction: CGFloat)
        indirect case angular(GradientRamp, center: UnitPoint, start: Angle, end: Angle)
        indirect case mesh(ColorMesh)
        /// A picture of `scale` pixels a point, repeated from the rectangle's top left corner.
        indirect case image(CGImage, scale: CGFloat)
        /// Another source, measured in a rectangle of its own, in the painted rectangle's coordinates.
        indirect case inRect(CGRect, Source)
    }

    var source: Source
    /// Set for materials: shows what lies below where the source is opaque.
    var backdrop: Backdrop?
    var blendMode: BlendMode?
    /// Drawn below what is painted, in order.
    var shadows: [ResolvedShadow] = []

    init(_ source: Source) {
        self.source = source
    }

    init(_ color: ResolvedColor) {
        self.init(.color(color))
    }

    /// True for a clear colour: nothing is drawn.
    var isInvisible: Bool {
        if case .color(let color) = source { return color.opacity <= 0 }
        return false
    }

    /// Whether it is nothing but its source.
    var isPlain: Bool { backdrop == nil && shadows.isEmpty && blendMode == nil }

    /// The same style, every opacity times `factor`.
    func multiplyingOpacity(by factor: Double) -> _ResolvedStyle {
        guard factor != 1 else { return self }
        var style = self
        style.source = source.multiplyingOpacity(by: factor)
        return style
    }

    /// The paint for a rectangle, in the coordinates that the rectangle is given in.
    func paint(in rect: CGRect) -> Paint {
        source.paint(in: rect)
    }
}

/// A shadow of a style, its colour settled; see `Effect.shadow` and `Effect.innerShadow`.
struct ResolvedShadow {
    var color: ResolvedColor
    var radius: CGFloat
    var x: CGFloat
    var y: CGFloat
    /// Inside the painted area instead of below it.
    var isInner: Bool

    var effect: Effect {
        let radius = max(radius.isNaN ? 0 : radius, 0)
        return isInner
            ? .innerShadow(color: color, radius: radius, x: x, y: y)
            : .shadow(color: color, radius: radius, x: x, y: y)
    }
}

extension _ResolvedStyle.Source {
    func multiplyingOpacity(by factor: Double) -> Self {
        switch self {
        case .color(let color): .color(color.multiplyingOpacity(by: factor))
        case .linear(let ramp, let start, let end):
            .linear(ramp.multiplyingOpacity(by: factor), start: start, end: end)
        case .radial(let ramp, let center, let start, let end):
            .radial(
                ramp.multiplyingOpacity(by: factor), center: center, startRadius: start, endRadius: end)
        case .elliptical(let ramp, let center, let start, let end):
            .elliptical(
                ramp.multiplyingOpacity(by: factor), center: center, startFraction: start, endFraction: end)
        case .angular(let ramp, let center, let start, let end):
            .angular(ramp.multiplyingOpacity(by: factor), center: center, start: start, end: end)
        case .mesh(let mesh):
            .mesh(mesh.multiplyingOpacity(by: factor))
        case .image(let image, let scale):
            .image(image.multiplyingOpacity(by: factor), scale: scale)
        case .inRect(let rect, let source):
            .inRect(rect, source.multiplyingOpacity(by: factor))
        }
    }

    func paint(in rect: CGRect) -> Paint {
        switch self {
        case .color(let color):
            return .solid(color)
        case .linear(let ramp, let start, let end):
            return .linearGradient(ramp, start: start.point(in: rect), end: end.point(in: rect))
        case .radial(let ramp, let center, let start, let end):
            return .radialGradient(
                ramp, center: center.point(in: rect), startRadius: start, endRadius: end,
                transform: .identity)
        case .elliptical(let ramp, let center, let start, let end):
            // A unit circle around the origin, stretched to the rectangle's sides.
            let place = center.point(in: rect)
            return .radialGradient(
                ramp, center: .zero, startRadius: start, endRadius: end,
                transform: CGAffineTransform(
                    a: rect.width, b: 0, c: 0, d: rect.height, tx: place.x, ty: place.y))
        case .angular(let ramp, let center, let start, let end):
            return .angularGradient(
                ramp, center: center.point(in: rect), startAngle: start.radians, endAngle: end.radians)
        case .mesh(let mesh):
            return .meshGradient(mesh, rect: rect)
        case .image(let image, let scale):
            let points = scale > 0 && scale.isFinite ? 1 / scale : 1
            return .image(
                image,
                transform: CGAffineTransform(
                    a: points, b: 0, c: 0, d: points, tx: rect.minX, ty: rect.minY), interpolation: .medium)
        case .inRect(let inner, let source):
            return source.paint(in: inner.offsetBy(dx: rect.minX, dy: rect.minY))
        }
    }
}

extension GradientRamp {
    /// The same ramp, every opacity times `factor`.
    func multiplyingOpacity(by factor: Double) -> GradientRamp {
        var ramp = self
        for index in ramp.stops.indices {
            ramp.stops[index].color = ramp.stops[index].color.multiplyingOpacity(by: factor)
        }
        return ramp
    }
}

extension ColorMesh {
    /// The same mesh, every opacity times `factor`.
    func multiplyingOpacity(by factor: Double) -> ColorMesh {
        var mesh = self
        mesh.background = background.multiplyingOpacity(by: factor)
        for index in mesh.vertices.indices {
            mesh.vertices[index].color = mesh.vertices[index].color.multiplyingOpacity(by: factor)
        }
        return mesh
    }
}

extension CGImage {
    /// The same picture, every component times `factor` (the pixels are premultiplied); a half rounds up.
    func multiplyingOpacity(by factor: Double) -> CGImage {
        let factor = min(max(factor.isNaN ? 1 : factor, 0), 1)
        let scaled = pixels.map { UInt8(Double($0) * factor + 0.5) }
        return CGImage(width: width, height: height, premultipliedRGBA: scaled)
    }
}
