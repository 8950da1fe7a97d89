/// The contrast between foreground and background that the user asks for.
public enum ColorSchemeContrast: Hashable, CaseIterable, Sendable {
    case standard, increased
}

/// Whether the user asks for bold text.
public enum LegibilityWeight: Hashable, Sendable {
    case regular, bold
}

// More of a user's settings, as a device comes out of its box. Read-only, as in SwiftUI.
extension EnvironmentValues {
    public var colorSchemeContrast: ColorSchemeContrast { .standard }
    public var accessibilityShowButtonShapes: Bool { false }
    public var accessibilityEnabled: Bool { false }
    public var accessibilitySwitchControlEnabled: Bool { false }

    public var legibilityWeight: LegibilityWeight? {
        get { self[LegibilityWeightKey.self] }
        set { self[LegibilityWeightKey.self] = newValue }
    }

    private enum LegibilityWeightKey: EnvironmentKey {
        static var defaultValue: LegibilityWeight? { nil }
    }
}
