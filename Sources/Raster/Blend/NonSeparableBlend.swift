import Drawing

/// Blend functions that take hue, saturation and luminosity apart. Source: W3C Compositing and Blending
/// Level 1, section 10.2.
enum NonSeparableBlend {
    typealias Color = (Double, Double, Double)

    /// For a mode that is none of these, the source.
    static func blend(backdrop cb: Color, source cs: Color, _ mode: BlendMode) -> Color {
        switch mode {
        case .hue: withLuminosity(withSaturation(cs, saturation(cb)), luminosity(cb))
        case .saturation: withLuminosity(withSaturation(cb, saturation(cs)), luminosity(cb))
        case .color: withLuminosity(cs, luminosity(cb))
        case .luminosity: withLuminosity(cb, luminosity(cs))
        default: cs
        }
    }

    private static func luminosity(_ c: Color) -> Double {
        0.3 * c.0 + 0.59 * c.1 + 0.11 * c.2
    }

    private static func saturation(_ c: Color) -> Double {
        max(c.0, c.1, c.2) - min(c.0, c.1, c.2)
    }

    /// Moves all components alike, then draws them towards the luminosity until they fit 0...1.
    private static func withLuminosity(_ c: Color, _ target: Double) -> Color {
        let shift = target - luminosity(c)
        let moved = (c.0 + shift, c.1 + shift, c.2 + shift)
        let l = luminosity(moved)
        let low = min(moved.0, moved.1, moved.2)
        let high = max(moved.0, moved.1, moved.2)
        var factor = 1.0
        if low < 0 { factor = l / (l - low) }
        if high > 1 { factor = min(factor, (1 - l) / (high - l)) }
        guard factor < 1 else { return moved }
        return (l + (moved.0 - l) * factor, l + (moved.1 - l) * factor, l + (moved.2 - l) * factor)
    }

    /// Stretches the components so that the smallest is 0 and the largest `target`.
    private static func withSaturation(_ c: Color, _ target: Double) -> Color {
        let low = min(c.0, c.1, c.2)
        let range = max(c.0, c.1, c.2) - low
        guard range > 0 else { return (0, 0, 0) }
        return ((c.0 - low) * target / range, (c.1 - low) * target / range, (c.2 - low) * target / range)
    }
}
