import Drawing

/// Blend functions B(Cb, Cs) that treat each component alone. Source: W3C Compositing and Blending Level 1,
/// section 10.1, but for soft light.
enum SeparableBlend {
    /// The function of `mode`; for a mode that isn't separable, the source's component.
    static func function(_ mode: BlendMode) -> (_ backdrop: Double, _ source: Double) -> Double {
        switch mode {
        case .multiply: { $0 * $1 }
        case .screen: screen
        case .overlay: { hardLight($1, $0) }
        case .darken: { min($0, $1) }
        case .lighten: { max($0, $1) }
        case .colorDodge: colorDodge
        case .colorBurn: colorBurn
        case .hardLight: hardLight
        case .softLight: softLight
        case .difference: { abs($0 - $1) }
        case .exclusion: { $0 + $1 - 2 * $0 * $1 }
        default: { $1 }
        }
    }

    private static func screen(_ b: Double, _ s: Double) -> Double {
        b + s - b * s
    }

    private static func hardLight(_ b: Double, _ s: Double) -> Double {
        s <= 0.5 ? b * (2 * s) : screen(b, 2 * s - 1)
    }

    private static func colorDodge(_ b: Double, _ s: Double) -> Double {
        if b <= 0 { return 0 }
        return s >= 1 ? 1 : min(1, b / (1 - s))
    }

    private static func colorBurn(_ b: Double, _ s: Double) -> Double {
        if b >= 1 { return 1 }
        return s <= 0 ? 0 : 1 - min(1, (1 - b) / s)
    }

    /// Pegtop's, as measured on SwiftUI.
    private static func softLight(_ b: Double, _ s: Double) -> Double {
        (1 - 2 * s) * b * b + 2 * s * b
    }
}
