import Drawing

/// Evaluates a gradient ramp at any location, exactly.
///
/// Colours are mixed premultiplied, so that a fade to transparent keeps its hue. Where two stops share a
/// location, the later one holds from there on. A location below the one before it, or NaN, counts as that
/// one.
struct RampEvaluator {
    /// Premultiplied sRGB-encoded components.
    struct Color: Equatable {
        var red: Double
        var green: Double
        var blue: Double
        var alpha: Double

        func mixed(with other: Color, _ t: Double) -> Color {
            Color(
                red: red + (other.red - red) * t, green: green + (other.green - green) * t,
                blue: blue + (other.blue - blue) * t, alpha: alpha + (other.alpha - alpha) * t)
        }

        var pixel: PremultipliedPixel {
            let alpha = PixelArithmetic.clamp(alpha)
            return PixelArithmetic.pack(
                BlendFormula.Color(
                    red: min(red, alpha), green: min(green, alpha), blue: min(blue, alpha), alpha: alpha))
        }
    }

    /// Components times alpha, in the space that they are mixed in.
    private struct Stop {
        var location: Double
        var first: Double
        var second: Double
        var third: Double
        var alpha: Double
    }

    private let stops: [Stop]
    private let isPerceptual: Bool

    /// Nil for a ramp without stops.
    init?(_ ramp: GradientRamp) {
        guard !ramp.stops.isEmpty else { return nil }
        isPerceptual = ramp.interpolation == .perceptual
        var floor = -Double.infinity
        var stops: [Stop] = []
        for stop in ramp.stops {
            floor = stop.location > floor ? stop.location : floor
            stops.append(Self.stop(stop.color, at: floor, isPerceptual: isPerceptual))
        }
        self.stops = stops
    }

    private static func stop(_ color: ResolvedColor, at location: Double, isPerceptual: Bool) -> Stop {
        let alpha = PixelArithmetic.clamp(color.opacity)
        guard isPerceptual else {
            return Stop(
                location: location, first: color.red * alpha, second: color.green * alpha,
                third: color.blue * alpha, alpha: alpha)
        }
        let lab = OKLab(red: color.red, green: color.green, blue: color.blue)
        return Stop(
            location: location, first: lab.lightness * alpha, second: lab.a * alpha, third: lab.b * alpha,
            alpha: alpha)
    }

    func color(at location: Double) -> Color {
        let after = stops.firstIndex { $0.location > location } ?? stops.count
        guard after > 0 else { return color(stops[0]) }
        guard after < stops.count else { return color(stops[stops.count - 1]) }
        let (a, b) = (stops[after - 1], stops[after])
        guard a.location.isFinite, b.location.isFinite else { return color(a) }
        let t = (location - a.location) / (b.location - a.location)
        return color(
            Stop(
                location: location, first: a.first + (b.first - a.first) * t,
                second: a.second + (b.second - a.second) * t, third: a.third + (b.third - a.third) * t,
                alpha: a.alpha + (b.alpha - a.alpha) * t))
    }

    /// The last of `steps` equal steps whose location has no stop between it and that of `step`.
    func lastStep(sharingIntervalWith step: Int, steps: Int) -> Int {
        let location = Double(step) / Double(steps)
        guard let next = stops.first(where: { $0.location > location }), next.location < 1 else {
            return steps
        }
        let limit = Int((next.location * Double(steps)).rounded(.up)) - 1
        return min(max(limit, step), steps)
    }

    private func color(_ mixed: Stop) -> Color {
        guard isPerceptual else {
            return Color(red: mixed.first, green: mixed.second, blue: mixed.third, alpha: mixed.alpha)
        }
        guard mixed.alpha > 0 else { return Color(red: 0, green: 0, blue: 0, alpha: 0) }
        let lab = OKLab(
            lightness: mixed.first / mixed.alpha, a: mixed.second / mixed.alpha, b: mixed.third / mixed.alpha)
        let (red, green, blue) = lab.srgb
        return Color(
            red: PixelArithmetic.clamp(red) * mixed.alpha, green: PixelArithmetic.clamp(green) * mixed.alpha,
            blue: PixelArithmetic.clamp(blue) * mixed.alpha, alpha: mixed.alpha)
    }
}
