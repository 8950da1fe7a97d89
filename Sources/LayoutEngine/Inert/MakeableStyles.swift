// Styles that view code writes itself: they compile and wait for their controls, which aren't drawn yet.

/// How a toggle looks.
@MainActor @preconcurrency
public protocol ToggleStyle {
    associatedtype Body: View
    typealias Configuration = ToggleStyleConfiguration
    @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// What a toggle's style is given.
public struct ToggleStyleConfiguration {
    /// The toggle's label.
    public struct Label: View {
        public var body: some View { EmptyView() }
    }

    public var label: Label { Label() }
    @Binding public var isOn: Bool
    public var isMixed: Bool
}

/// A row with the switch at its end.
public struct SwitchToggleStyle: ToggleStyle, Sendable {
    nonisolated public init() {}
    nonisolated public init(tint: Color) {}
    public func makeBody(configuration: Configuration) -> some View { configuration.label }
}

/// A button that stays down.
public struct ButtonToggleStyle: ToggleStyle, Sendable {
    nonisolated public init() {}
    public func makeBody(configuration: Configuration) -> some View { configuration.label }
}

/// The platform's own.
public struct DefaultToggleStyle: ToggleStyle, Sendable {
    nonisolated public init() {}
    public func makeBody(configuration: Configuration) -> some View { configuration.label }
}

extension ToggleStyle where Self == SwitchToggleStyle {
    nonisolated public static var `switch`: SwitchToggleStyle { .init() }
}
extension ToggleStyle where Self == ButtonToggleStyle {
    nonisolated public static var button: ButtonToggleStyle { .init() }
}
extension ToggleStyle where Self == DefaultToggleStyle {
    nonisolated public static var automatic: DefaultToggleStyle { .init() }
}

/// How progress looks.
@MainActor @preconcurrency
public protocol ProgressViewStyle {
    associatedtype Body: View
    typealias Configuration = ProgressViewStyleConfiguration
    @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// What a progress view's style is given.
public struct ProgressViewStyleConfiguration {
    /// The progress view's label.
    public struct Label: View {
        public var body: some View { EmptyView() }
    }

    /// The text of the current value.
    public struct CurrentValueLabel: View {
        public var body: some View { EmptyView() }
    }

    /// From 0 to 1; nil where nobody knows.
    public let fractionCompleted: Double?
    public var label: Label?
    public var currentValueLabel: CurrentValueLabel?
}

/// A turning wheel.
public struct CircularProgressViewStyle: ProgressViewStyle, Sendable {
    nonisolated public init() {}
    nonisolated public init(tint: Color) {}
    public func makeBody(configuration: Configuration) -> some View { configuration.label }
}

/// A bar that fills.
public struct LinearProgressViewStyle: ProgressViewStyle, Sendable {
    nonisolated public init() {}
    nonisolated public init(tint: Color) {}
    public func makeBody(configuration: Configuration) -> some View { configuration.label }
}

extension ProgressViewStyle where Self == CircularProgressViewStyle {
    nonisolated public static var circular: CircularProgressViewStyle { .init() }
}
extension ProgressViewStyle where Self == LinearProgressViewStyle {
    nonisolated public static var linear: LinearProgressViewStyle { .init() }
}

extension View {
    public func toggleStyle<S: ToggleStyle>(_ style: S) -> some View { annotated("toggleStyle", style) }
    public func progressViewStyle<S: ProgressViewStyle>(_ style: S) -> some View {
        annotated("progressViewStyle", style)
    }
}
