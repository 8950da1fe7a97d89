/// How a text field looks: SwiftUI's `TextFieldStyle`. View code writes its own with `_body(configuration:)`.
@MainActor @preconcurrency
public protocol TextFieldStyle {
    associatedtype _Body: View
    typealias _Label = _TextFieldStyleLabel

    @ViewBuilder func _body(configuration: TextField<_TextFieldStyleLabel>) -> _Body
}

/// A field's title in its style.
public struct _TextFieldStyleLabel: _PrimitiveView {
    let part: ViewPart

    public static func _resolve(_ view: Self, _ inputs: _ResolveInputs) -> _Elements {
        view.part.row(inputs)
    }
}

protocol PlatformTextFieldStyle {
    nonisolated var look: PlatformTextField.Look { get }
}

public struct RoundedBorderTextFieldStyle: TextFieldStyle, PlatformTextFieldStyle, Sendable {
    nonisolated public init() {}
    nonisolated var look: PlatformTextField.Look { .bordered }
    public func _body(configuration: TextField<_TextFieldStyleLabel>) -> some View { configuration }
}

public struct SquareBorderTextFieldStyle: TextFieldStyle, PlatformTextFieldStyle, Sendable {
    nonisolated public init() {}
    nonisolated var look: PlatformTextField.Look { .bordered }
    public func _body(configuration: TextField<_TextFieldStyleLabel>) -> some View { configuration }
}

public struct PlainTextFieldStyle: TextFieldStyle, PlatformTextFieldStyle, Sendable {
    nonisolated public init() {}
    nonisolated var look: PlatformTextField.Look { .plain }
    public func _body(configuration: TextField<_TextFieldStyleLabel>) -> some View { configuration }
}

public struct DefaultTextFieldStyle: TextFieldStyle, PlatformTextFieldStyle, Sendable {
    nonisolated public init() {}
    nonisolated var look: PlatformTextField.Look { .automatic }
    public func _body(configuration: TextField<_TextFieldStyleLabel>) -> some View { configuration }
}

extension TextFieldStyle where Self == RoundedBorderTextFieldStyle {
    nonisolated public static var roundedBorder: RoundedBorderTextFieldStyle { .init() }
}

extension TextFieldStyle where Self == SquareBorderTextFieldStyle {
    nonisolated public static var squareBorder: SquareBorderTextFieldStyle { .init() }
}

extension TextFieldStyle where Self == PlainTextFieldStyle {
    nonisolated public static var plain: PlainTextFieldStyle { .init() }
}

extension TextFieldStyle where Self == DefaultTextFieldStyle {
    nonisolated public static var automatic: DefaultTextFieldStyle { .init() }
}

/// A text field style of either kind, its type hidden.
struct AnyTextFieldStyle {
    /// nil for a style of the user's, which draws around the field of the style outside.
    let look: PlatformTextField.Look?
    let resolve: @MainActor (PlatformTextField, _ResolveInputs) -> _Elements

    @MainActor
    init<S: TextFieldStyle>(_ style: S) {
        look = (style as? any PlatformTextFieldStyle)?.look
        guard look == nil else {
            resolve = { PlatformTextField._resolve($0, $1.child(.body, PlatformTextField.self)) }
            return
        }
        resolve = { field, inputs in
            let field = TextField<_TextFieldStyleLabel>(input: field.input)
            return StyleBody.resolve(style, field, inputs) { $0._body(configuration: $1) }
        }
    }
}

extension TextField {
    init(input: TextInput) {
        self.input = input
    }
}

extension EnvironmentValues {
    private enum TextFieldStylesKey: EnvironmentKey {
        static var defaultValue: StyleStack<AnyTextFieldStyle>? { nil }
    }

    var textFieldStyles: StyleStack<AnyTextFieldStyle>? {
        get { self[TextFieldStylesKey.self] }
        set { self[TextFieldStylesKey.self] = newValue }
    }
}

extension View {
    /// How text fields inside look.
    public func textFieldStyle<S: TextFieldStyle>(_ style: S) -> some View {
        let style = AnyTextFieldStyle(style)
        return transformEnvironment(\.textFieldStyles) { $0 = StyleStack(style, outer: $0) }
    }
}
