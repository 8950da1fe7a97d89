import Drawing
import Foundation

/// Paints, ready for pixels.
extension RasterPass {
    /// What `paint` looks like on device pixels; nil where it paints nothing.
    func source(_ paint: Paint, _ transform: CGAffineTransform) -> PixelSource? {
        switch paint {
        case .solid(let color):
            return .solid(SolidColor(color))
        case .linearGradient(let ramp, let start, let end):
            guard let table = ramps.table(ramp) else { return nil }
            guard ramp.spread == .pad else {
                return spread(ramp, .linear(start: start, end: end), table, transform)
            }
            return shaded(table, LinearGradientShader(table, start: start, end: end, transform: transform))
        case .radialGradient(let ramp, let center, let startRadius, let endRadius, let own):
            guard let table = ramps.table(ramp) else { return nil }
            let whole = own.concatenating(transform)
            guard ramp.spread == .pad else {
                return spread(
                    ramp, .radial(center: center, startRadius: startRadius, endRadius: endRadius), table,
                    whole)
            }
            return shaded(
                table,
                RadialGradientShader(
                    table, center: center, startRadius: startRadius, endRadius: endRadius, transform: whole))
        case .angularGradient(let ramp, let center, let startAngle, let endAngle):
            guard let table = ramps.table(ramp) else { return nil }
            return shaded(
                table,
                AngularGradientShader(
                    table, center: center, startAngle: startAngle, endAngle: endAngle, transform: transform))
        case .meshGradient(let mesh, let rect):
            let background = PixelArithmetic.premultiplied(mesh.background)
            guard let surface = MeshSurface(mesh, in: rect, transform) else {
                return background == 0 ? nil : .solid(SolidColor(mesh.background))
            }
            return .shader(MeshGradientShader(surface: surface, background: background))
        case .image(let image, let own, let interpolation):
            return ImageShader(
                tiling: image, transform: own.concatenating(transform), interpolation: interpolation
            ).map { .shader($0) }
        }
    }

    private func spread(
        _ ramp: GradientRamp, _ geometry: SpreadGradientShader.Geometry, _ table: RampTable,
        _ transform: CGAffineTransform
    ) -> PixelSource {
        shaded(table, SpreadGradientShader(table, ramp.spread, geometry, transform: transform))
    }

    /// A gradient without extent paints its last colour.
    private func shaded(_ table: RampTable, _ shader: (any Shader)?) -> PixelSource {
        shader.map { .shader($0) } ?? .solid(SolidColor(table.last))
    }
}
