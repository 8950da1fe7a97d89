import Drawing

/// A colour that depends on platform, release and colour scheme.
enum SystemColor: String, Hashable, Sendable, CaseIterable {
    case red, orange, yellow, green, mint, teal, cyan, blue, indigo, purple, pink, brown, gray
    case primary, secondary, tertiary, quaternary, quinary

    /// The system's colour for content at a level of the hierarchy.
    static func content(level: Int) -> SystemColor {
        switch level {
        case ...0: .primary
        case 1: .secondary
        case 2: .tertiary
        case 3: .quaternary
        default: .quinary
        }
    }

    /// The place in the hierarchy of content colours; nil for hues.
    var contentLevel: Int? {
        [.primary, .secondary, .tertiary, .quaternary, .quinary].firstIndex(of: self)
    }

    func value(in environment: EnvironmentValues) -> ResolvedColor {
        let profile = environment.platformProfile
        return palette(profile)[environment.colorScheme]
    }

    /// 1. Colours that iOS and macOS don't share.
    /// 2. The table of the release.
    private func palette(_ profile: PlatformProfile) -> SchemeColor {
        // 1.
        if profile.family == .macOS, let own = macOSValue { return own }
        // 2.
        return profile.majorVersion >= 26 ? value26 : value18
    }
}

/// A colour with a value for light and one for dark.
struct SchemeColor: Hashable, Sendable {
    var light: ResolvedColor
    var dark: ResolvedColor

    init(_ light: ResolvedColor, _ dark: ResolvedColor) {
        self.light = light
        self.dark = dark
    }

    subscript(scheme: ColorScheme) -> ResolvedColor { scheme == .dark ? dark : light }
}
