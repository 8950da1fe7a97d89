/// How toggles look: SwiftUI's `ToggleStyle`.
@MainActor @preconcurrency
public protocol ToggleStyle {
    associatedtype Body: View
    typealias Configuration = ToggleStyleConfiguration

    @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// A style of the platform's, whose toggles turn over when tapped.
protocol PlatformToggleStyle {}

/// The parts of a toggle.
public struct ToggleStyleConfiguration {
    public struct Label: _PrimitiveView {
        let part: ViewPart

        public static func _resolve(_ view: Self, _ inputs: _ResolveInputs) -> _Elements {
            view.part.column(inputs)
        }
    }

    public let label: Label
    @Binding public var isOn: Bool
    /// Whether some of several values are on and others off.
    public var isMixed: Bool

    init(label: Label, isOn: Binding<Bool>, isMixed: Bool) {
        self.label = label
        _isOn = isOn
        self.isMixed = isMixed
    }
}

/// The platform's own: a switch on iOS, a checkbox on macOS; a switch in rows of forms.
public struct DefaultToggleStyle: ToggleStyle, PlatformToggleStyle, Sendable {
    nonisolated public init() {}

    public func makeBody(configuration: Configuration) -> some View {
        PlatformToggle(look: .automatic, configuration: configuration)
    }
}

/// A row with the switch at its end.
public struct SwitchToggleStyle: ToggleStyle, PlatformToggleStyle, Sendable {
    private let tint: Color?

    nonisolated public init() {
        tint = nil
    }

    nonisolated public init(tint: Color) {
        self.tint = tint
    }

    public func makeBody(configuration: Configuration) -> some View {
        PlatformToggle(look: .switch, configuration: configuration)
            .transformEnvironment(\.tintStyle) { [tint] in if let tint { $0 = AnyShapeStyle(tint) } }
    }
}

/// A button that stays down.
public struct ButtonToggleStyle: ToggleStyle, PlatformToggleStyle, Sendable {
    nonisolated public init() {}

    public func makeBody(configuration: Configuration) -> some View {
        PlatformToggle(look: .button, configuration: configuration)
    }
}

/// A box with a tick before the label.
public struct CheckboxToggleStyle: ToggleStyle, PlatformToggleStyle, Sendable {
    nonisolated public init() {}

    public func makeBody(configuration: Configuration) -> some View {
        PlatformToggle(look: .checkbox, configuration: configuration)
    }
}

extension ToggleStyle where Self == SwitchToggleStyle {
    nonisolated public static var `switch`: SwitchToggleStyle { .init() }
}

extension ToggleStyle where Self == ButtonToggleStyle {
    nonisolated public static var button: ButtonToggleStyle { .init() }
}

extension ToggleStyle where Self == CheckboxToggleStyle {
    nonisolated public static var checkbox: CheckboxToggleStyle { .init() }
}

extension ToggleStyle where Self == DefaultToggleStyle {
    nonisolated public static var automatic: DefaultToggleStyle { .init() }
}

extension EnvironmentValues {
    private enum ToggleStylesKey: EnvironmentKey {
        static var defaultValue: StyleStack<any ToggleStyle>? { nil }
    }

    var toggleStyles: StyleStack<any ToggleStyle>? {
        get { self[ToggleStylesKey.self] }
        set { self[ToggleStylesKey.self] = newValue }
    }
}

extension View {
    /// How toggles inside look.
    public func toggleStyle<S: ToggleStyle>(_ style: S) -> some View {
        transformEnvironment(\.toggleStyles) { $0 = StyleStack(style, outer: $0) }
    }
}
