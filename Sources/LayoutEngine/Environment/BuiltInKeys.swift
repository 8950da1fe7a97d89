import Foundation

/// Light or dark: SwiftUI's `ColorScheme`.
public enum ColorScheme: CaseIterable, Sendable {
    case light, dark
}

/// Which way lines run: SwiftUI's `LayoutDirection`.
public enum LayoutDirection: Hashable, CaseIterable, Sendable {
    case leftToRight, rightToLeft
}

extension EnvironmentValues {
    private enum ColorSchemeKey: EnvironmentKey {
        static var defaultValue: ColorScheme { .light }
    }
    private enum LayoutDirectionKey: EnvironmentKey {
        static var defaultValue: LayoutDirection { .leftToRight }
    }
    private enum DisplayScaleKey: EnvironmentKey {
        static var defaultValue: CGFloat { 1 }
    }
    private enum IsEnabledKey: EnvironmentKey {
        static var defaultValue: Bool { true }
    }
    private enum PlatformKey: EnvironmentKey {
        static var defaultValue: PlatformProfile { .iOS26 }
    }
    private enum LocaleKey: EnvironmentKey {
        static let defaultValue = Locale(identifier: "en_US_POSIX")
    }

    public var colorScheme: ColorScheme {
        get { self[ColorSchemeKey.self] }
        set { self[ColorSchemeKey.self] = newValue }
    }

    public var layoutDirection: LayoutDirection {
        get { self[LayoutDirectionKey.self] }
        set { self[LayoutDirectionKey.self] = newValue }
    }

    /// Pixels a point.
    public var displayScale: CGFloat {
        get { self[DisplayScaleKey.self] }
        set { self[DisplayScaleKey.self] = newValue }
    }

    /// Points a pixel.
    public var pixelLength: CGFloat { 1 / displayScale }

    public var isEnabled: Bool {
        get { self[IsEnabledKey.self] }
        set { self[IsEnabledKey.self] = newValue }
    }

    public var locale: Locale {
        get { self[LocaleKey.self] }
        set { self[LocaleKey.self] = newValue }
    }

    /// The platform and release that is imitated.
    public var platformProfile: PlatformProfile {
        get { self[PlatformKey.self] }
        set { self[PlatformKey.self] = newValue }
    }
}

extension View {
    /// Takes user input or not; controls inside look disabled.
    public func disabled(_ disabled: Bool) -> some View {
        transformEnvironment(\.isEnabled) { $0 = $0 && !disabled }
    }

    @available(*, deprecated, message: "Use environment(\\.colorScheme, _:) or preferredColorScheme(_:).")
    public func colorScheme(_ colorScheme: ColorScheme) -> some View {
        environment(\.colorScheme, colorScheme)
    }

    /// Proposes a colour scheme; offscreen it is the one used, and a preview's ground follows it.
    public func preferredColorScheme(_ colorScheme: ColorScheme?) -> some View {
        transformEnvironment(\.colorScheme) { if let colorScheme { $0 = colorScheme } }
            .preference(key: PreferredColorSchemeKey.self, value: colorScheme)
    }
}

/// The colour scheme that a view asks of its window: SwiftUI's `PreferredColorSchemeKey`. The first one counts.
public enum PreferredColorSchemeKey: PreferenceKey {
    public static var defaultValue: ColorScheme? { nil }

    public static func reduce(value: inout ColorScheme?, nextValue: () -> ColorScheme?) {
        value = value ?? nextValue()
    }
}
