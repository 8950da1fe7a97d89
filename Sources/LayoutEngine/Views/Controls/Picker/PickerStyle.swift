/// How a picker looks: SwiftUI's `PickerStyle`, closed as there.
public protocol PickerStyle {}

enum PickerLook {
    case automatic, menu, segmented, inline, radioGroup, wheel, navigationLink
}

protocol PlatformPickerStyle: PickerStyle {
    nonisolated var look: PickerLook { get }
}

public struct SegmentedPickerStyle: PlatformPickerStyle, Sendable {
    nonisolated public init() {}
    nonisolated var look: PickerLook { .segmented }
}

public struct PalettePickerStyle: PlatformPickerStyle, Sendable {
    nonisolated public init() {}
    nonisolated var look: PickerLook { .segmented }
}

public struct MenuPickerStyle: PlatformPickerStyle, Sendable {
    nonisolated public init() {}
    nonisolated var look: PickerLook { .menu }
}

public struct WheelPickerStyle: PlatformPickerStyle, Sendable {
    nonisolated public init() {}
    nonisolated var look: PickerLook { .wheel }
}

public struct InlinePickerStyle: PlatformPickerStyle, Sendable {
    nonisolated public init() {}
    nonisolated var look: PickerLook { .inline }
}

public struct RadioGroupPickerStyle: PlatformPickerStyle, Sendable {
    nonisolated public init() {}
    nonisolated var look: PickerLook { .radioGroup }
}

public struct NavigationLinkPickerStyle: PlatformPickerStyle, Sendable {
    nonisolated public init() {}
    nonisolated var look: PickerLook { .navigationLink }
}

public struct DefaultPickerStyle: PlatformPickerStyle, Sendable {
    nonisolated public init() {}
    nonisolated var look: PickerLook { .automatic }
}

extension PickerStyle where Self == SegmentedPickerStyle {
    nonisolated public static var segmented: SegmentedPickerStyle { .init() }
}

extension PickerStyle where Self == PalettePickerStyle {
    nonisolated public static var palette: PalettePickerStyle { .init() }
}

extension PickerStyle where Self == MenuPickerStyle {
    nonisolated public static var menu: MenuPickerStyle { .init() }
}

extension PickerStyle where Self == WheelPickerStyle {
    nonisolated public static var wheel: WheelPickerStyle { .init() }
}

extension PickerStyle where Self == InlinePickerStyle {
    nonisolated public static var inline: InlinePickerStyle { .init() }
}

extension PickerStyle where Self == RadioGroupPickerStyle {
    nonisolated public static var radioGroup: RadioGroupPickerStyle { .init() }
}

extension PickerStyle where Self == NavigationLinkPickerStyle {
    nonisolated public static var navigationLink: NavigationLinkPickerStyle { .init() }
}

extension PickerStyle where Self == DefaultPickerStyle {
    nonisolated public static var automatic: DefaultPickerStyle { .init() }
}

extension EnvironmentValues {
    private enum PickerLookKey: EnvironmentKey {
        static var defaultValue: PickerLook { .automatic }
    }

    var pickerLook: PickerLook {
        get { self[PickerLookKey.self] }
        set { self[PickerLookKey.self] = newValue }
    }
}

extension View {
    /// How pickers inside look.
    public func pickerStyle<S: PickerStyle>(_ style: S) -> some View {
        environment(\.pickerLook, (style as? any PlatformPickerStyle)?.look ?? .automatic)
    }
}
