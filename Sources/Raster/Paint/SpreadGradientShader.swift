import Drawing
import Foundation

/// A linear or radial gradient with any spread, pixel by pixel from the formulas.
///
/// The shaders of padded gradients are the fast form of the same.
struct SpreadGradientShader: Shader {
    /// The location that a point of the gradient's own plane has.
    enum Geometry {
        case linear(start: CGPoint, end: CGPoint)
        case radial(center: CGPoint, startRadius: CGFloat, endRadius: CGFloat)

        func location(_ point: CGPoint) -> Double {
            switch self {
            case .linear(let start, let end):
                let (vx, vy) = (end.x - start.x, end.y - start.y)
                return Double(
                    ((point.x - start.x) * vx + (point.y - start.y) * vy) / (vx * vx + vy * vy))
            case .radial(let center, let startRadius, let endRadius):
                let (vx, vy) = (point.x - center.x, point.y - center.y)
                let distance = (vx * vx + vy * vy).squareRoot()
                return Double((distance - startRadius) / (endRadius - startRadius))
            }
        }
    }

    let table: RampTable
    let spread: GradientRamp.Spread
    private let geometry: Geometry
    private let inverse: CGAffineTransform

    /// Nil for a gradient without extent, or where the transform has no inverse.
    init?(
        _ table: RampTable, _ spread: GradientRamp.Spread, _ geometry: Geometry, transform: CGAffineTransform
    ) {
        guard let inverse = transform.inverse, geometry.hasExtent else { return nil }
        self.table = table
        self.spread = spread
        self.geometry = geometry
        self.inverse = inverse
    }

    func write(y: Int, from x: Int, count: Int, into row: UnsafeMutablePointer<PremultipliedPixel>) {
        for i in 0..<count {
            let point = CGPoint(x: CGFloat(x + i) + 0.5, y: CGFloat(y) + 0.5).applying(inverse)
            row[i] = table[spread.location(geometry.location(point))]
        }
    }
}

extension SpreadGradientShader.Geometry {
    fileprivate var hasExtent: Bool {
        switch self {
        case .linear(let start, let end):
            let (vx, vy) = (end.x - start.x, end.y - start.y)
            let squared = vx * vx + vy * vy
            return squared > 0 && squared.isFinite && start.x.isFinite && start.y.isFinite
        case .radial(let center, let startRadius, let endRadius):
            let length = endRadius - startRadius
            return length != 0 && length.isFinite && center.x.isFinite && center.y.isFinite
        }
    }
}

extension GradientRamp.Spread {
    /// The location inside 0...1 that a location stands for; without effect on what isn't finite.
    func location(_ t: Double) -> Double {
        guard t.isFinite else { return t }
        switch self {
        case .pad:
            return t
        case .repeat:
            return t - t.rounded(.down)
        case .mirror:
            let part = t / 2 - (t / 2).rounded(.down)
            return part < 0.5 ? part * 2 : 2 - part * 2
        }
    }
}
