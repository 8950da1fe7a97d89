import Drawing

/// The space that colours are mixed in: there and back.
struct MixingSpace {
    /// Three components times alpha, and alpha: mixed premultiplied, so that a fade to transparent keeps its
    /// hue.
    typealias Color = SIMD4<Double>

    private let interpolation: GradientRamp.Interpolation

    init(_ interpolation: GradientRamp.Interpolation) {
        self.interpolation = interpolation
    }

    /// A colour's components in this space; its opacity is clamped to 0...1.
    func color(_ color: ResolvedColor) -> Color {
        let alpha = PixelArithmetic.clamp(color.opacity)
        let (first, second, third) = components(color)
        return Color(first * alpha, second * alpha, third * alpha, alpha)
    }

    private func components(_ color: ResolvedColor) -> (Double, Double, Double) {
        switch interpolation {
        case .device:
            return (color.red, color.green, color.blue)
        case .linear:
            return (
                SRGBTransfer.linear(color.red), SRGBTransfer.linear(color.green),
                SRGBTransfer.linear(color.blue)
            )
        case .perceptual:
            let lab = OKLab(red: color.red, green: color.green, blue: color.blue)
            return (lab.lightness, lab.a, lab.b)
        }
    }

    /// Back to encoded sRGB. What sRGB can't show is clamped, but for `device`, which isn't before pixels are
    /// written.
    func encoded(_ mixed: Color) -> RampEvaluator.Color {
        guard interpolation != .device else {
            return RampEvaluator.Color(red: mixed.x, green: mixed.y, blue: mixed.z, alpha: mixed.w)
        }
        let alpha = mixed.w
        guard alpha > 0 else { return RampEvaluator.Color(red: 0, green: 0, blue: 0, alpha: 0) }
        let (red, green, blue) = sRGB(mixed.x / alpha, mixed.y / alpha, mixed.z / alpha)
        return RampEvaluator.Color(
            red: PixelArithmetic.clamp(red) * alpha, green: PixelArithmetic.clamp(green) * alpha,
            blue: PixelArithmetic.clamp(blue) * alpha, alpha: alpha)
    }

    private func sRGB(_ first: Double, _ second: Double, _ third: Double) -> (Double, Double, Double) {
        if interpolation == .linear {
            return (
                SRGBTransfer.encoded(first), SRGBTransfer.encoded(second), SRGBTransfer.encoded(third)
            )
        }
        let color = OKLab(lightness: first, a: second, b: third).srgb
        return (color.red, color.green, color.blue)
    }
}
