import Foundation

/// How buttons look: SwiftUI's `ButtonStyle`. Offscreen no button is ever pressed.
@MainActor @preconcurrency
public protocol ButtonStyle {
    associatedtype Body: View
    typealias Configuration = ButtonStyleConfiguration

    @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// How buttons look and act: SwiftUI's `PrimitiveButtonStyle`.
@MainActor @preconcurrency
public protocol PrimitiveButtonStyle {
    associatedtype Body: View
    typealias Configuration = PrimitiveButtonStyleConfiguration

    @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The parts of a button in a ``ButtonStyle``.
public struct ButtonStyleConfiguration {
    public struct Label: _PrimitiveView {
        let part: ViewPart

        public static func _resolve(_ view: Self, _ inputs: _ResolveInputs) -> _Elements {
            view.part.row(inputs)
        }
    }

    public let role: ButtonRole?
    public let label: Label
    /// Always false offscreen.
    public let isPressed: Bool
}

/// The parts of a button in a ``PrimitiveButtonStyle``.
public struct PrimitiveButtonStyleConfiguration {
    public struct Label: _PrimitiveView {
        let part: ViewPart

        public static func _resolve(_ view: Self, _ inputs: _ResolveInputs) -> _Elements {
            view.part.row(inputs)
        }
    }

    public let role: ButtonRole?
    public let label: Label
    let action: @MainActor () -> Void

    /// Starts the button's action.
    @MainActor
    public func trigger() { action() }
}

/// A primitive style of the platform's, whose buttons start their actions when tapped.
protocol PlatformButtonStyle {}

/// A button style of either kind, its type hidden.
struct AnyButtonStyle {
    /// Whether a tap on the button starts its action; a primitive style of the user's says itself when.
    let startsAction: Bool
    let resolve: @MainActor (PrimitiveButtonStyleConfiguration, _ResolveInputs) -> _Elements

    @MainActor
    init<S: PrimitiveButtonStyle>(_ style: S) {
        startsAction = style is any PlatformButtonStyle
        resolve = { configuration, inputs in
            StyleBody.resolve(style, configuration, inputs) { $0.makeBody(configuration: $1) }
        }
    }

    @MainActor
    init<S: ButtonStyle>(styling style: S) {
        startsAction = true
        resolve = { configuration, inputs in
            let configuration = ButtonStyleConfiguration(
                role: configuration.role, label: .init(part: configuration.label.part), isPressed: false)
            return StyleBody.resolve(style, configuration, inputs) { $0.makeBody(configuration: $1) }
        }
    }
}

extension EnvironmentValues {
    private enum ButtonStylesKey: EnvironmentKey {
        static var defaultValue: StyleStack<AnyButtonStyle>? { nil }
    }

    var buttonStyles: StyleStack<AnyButtonStyle>? {
        get { self[ButtonStylesKey.self] }
        set { self[ButtonStylesKey.self] = newValue }
    }
}

extension View {
    /// How buttons inside look.
    public func buttonStyle<S: ButtonStyle>(_ style: S) -> some View {
        let style = AnyButtonStyle(styling: style)
        return transformEnvironment(\.buttonStyles) { $0 = StyleStack(style, outer: $0) }
    }

    /// How buttons inside look and act.
    public func buttonStyle<S: PrimitiveButtonStyle>(_ style: S) -> some View {
        let style = AnyButtonStyle(style)
        return transformEnvironment(\.buttonStyles) { $0 = StyleStack(style, outer: $0) }
    }
}
