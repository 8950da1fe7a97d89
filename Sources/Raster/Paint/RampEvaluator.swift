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

    private struct Stop {
        var location: Double
        var color: MixingSpace.Color
    }

    private let stops: [Stop]
    private let space: MixingSpace

    /// Nil for a ramp without stops.
    init?(_ ramp: GradientRamp) {
        guard !ramp.stops.isEmpty else { return nil }
        space = MixingSpace(ramp.interpolation)
        var floor = -Double.infinity
        var stops: [Stop] = []
        for stop in ramp.stops {
            floor = stop.location > floor ? stop.location : floor
            stops.append(Stop(location: floor, color: space.color(stop.color)))
        }
        self.stops = stops
    }

    func color(at location: Double) -> Color {
        let after = stops.firstIndex { $0.location > location } ?? stops.count
        guard after > 0 else { return space.encoded(stops[0].color) }
        guard after < stops.count else { return space.encoded(stops[stops.count - 1].color) }
        let (a, b) = (stops[after - 1], stops[after])
        guard a.location.isFinite, b.location.isFinite else { return space.encoded(a.color) }
        let t = (location - a.location) / (b.location - a.location)
        return space.encoded(a.color + (b.color - a.color) * t)
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
}
