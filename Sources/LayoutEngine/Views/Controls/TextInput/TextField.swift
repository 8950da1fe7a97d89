import Foundation

/// A line that takes text: SwiftUI's `TextField`. It shows its text, or its prompt, or its title where there is
/// neither; as wide as what is offered.
public struct TextField<Label: View>: _PrimitiveView {
    let input: TextInput

    private init(
        _ label: Label, prompt: Text? = nil, axis: Axis = .horizontal, text: FieldText
    ) {
        input = TextInput(
            label: ViewPart(label, role: "label"), prompt: prompt, axis: axis, isSecure: false, text: text)
    }

    public static func _resolve(_ view: Self, _ inputs: _ResolveInputs) -> _Elements {
        view.input.elements("TextField", inputs)
    }
}

extension TextField {
    public init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label) {
        self.init(label(), prompt: prompt, text: FieldText(text))
    }

    public init(text: Binding<String>, prompt: Text? = nil, axis: Axis, @ViewBuilder label: () -> Label) {
        self.init(label(), prompt: prompt, axis: axis, text: FieldText(text))
    }

    public init<F: ParseableFormatStyle>(
        value: Binding<F.FormatInput>, format: F, prompt: Text? = nil, @ViewBuilder label: () -> Label
    ) where F.FormatOutput == String {
        self.init(label(), prompt: prompt, text: FieldText(value, format))
    }

    public init<F: ParseableFormatStyle>(
        value: Binding<F.FormatInput?>, format: F, prompt: Text? = nil, @ViewBuilder label: () -> Label
    ) where F.FormatOutput == String {
        self.init(label(), prompt: prompt, text: FieldText(value, format))
    }

    public init<V>(
        value: Binding<V>, formatter: Formatter, prompt: Text? = nil, @ViewBuilder label: () -> Label
    ) {
        self.init(label(), prompt: prompt, text: FieldText(value, formatter))
    }
}

extension TextField where Label == Text {
    public init(_ titleKey: LocalizedStringKey, text: Binding<String>) {
        self.init(Text(titleKey), text: FieldText(text))
    }

    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, text: Binding<String>) {
        self.init(Text(title), text: FieldText(text))
    }

    public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text?) {
        self.init(Text(titleKey), prompt: prompt, text: FieldText(text))
    }

    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, text: Binding<String>, prompt: Text?) {
        self.init(Text(title), prompt: prompt, text: FieldText(text))
    }

    public init(_ titleKey: LocalizedStringKey, text: Binding<String>, axis: Axis) {
        self.init(Text(titleKey), axis: axis, text: FieldText(text))
    }

    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, text: Binding<String>, axis: Axis) {
        self.init(Text(title), axis: axis, text: FieldText(text))
    }

    public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text?, axis: Axis) {
        self.init(Text(titleKey), prompt: prompt, axis: axis, text: FieldText(text))
    }

    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, text: Binding<String>, prompt: Text?, axis: Axis) {
        self.init(Text(title), prompt: prompt, axis: axis, text: FieldText(text))
    }

    public init<F: ParseableFormatStyle>(
        _ titleKey: LocalizedStringKey, value: Binding<F.FormatInput>, format: F, prompt: Text? = nil
    ) where F.FormatOutput == String {
        self.init(Text(titleKey), prompt: prompt, text: FieldText(value, format))
    }

    public init<F: ParseableFormatStyle>(
        _ titleKey: LocalizedStringKey, value: Binding<F.FormatInput?>, format: F, prompt: Text? = nil
    ) where F.FormatOutput == String {
        self.init(Text(titleKey), prompt: prompt, text: FieldText(value, format))
    }

    @_disfavoredOverload
    public init<S: StringProtocol, F: ParseableFormatStyle>(
        _ title: S, value: Binding<F.FormatInput>, format: F, prompt: Text? = nil
    ) where F.FormatOutput == String {
        self.init(Text(title), prompt: prompt, text: FieldText(value, format))
    }

    @_disfavoredOverload
    public init<S: StringProtocol, F: ParseableFormatStyle>(
        _ title: S, value: Binding<F.FormatInput?>, format: F, prompt: Text? = nil
    ) where F.FormatOutput == String {
        self.init(Text(title), prompt: prompt, text: FieldText(value, format))
    }

    public init<V>(
        _ titleKey: LocalizedStringKey, value: Binding<V>, formatter: Formatter, prompt: Text? = nil
    ) {
        self.init(Text(titleKey), prompt: prompt, text: FieldText(value, formatter))
    }

    @_disfavoredOverload
    public init<S: StringProtocol, V>(
        _ title: S, value: Binding<V>, formatter: Formatter, prompt: Text? = nil
    ) {
        self.init(Text(title), prompt: prompt, text: FieldText(value, formatter))
    }

    // The forms with closures, of before `onSubmit` and `focused`.

    public init(
        _ titleKey: LocalizedStringKey, text: Binding<String>, onEditingChanged: @escaping (Bool) -> Void,
        onCommit: @escaping () -> Void
    ) {
        self.init(
            Text(titleKey), text: FieldText(text).told(onEditing: onEditingChanged, onCommit: onCommit))
    }

    public init(
        _ titleKey: LocalizedStringKey, text: Binding<String>, onEditingChanged: @escaping (Bool) -> Void
    ) {
        self.init(Text(titleKey), text: FieldText(text).told(onEditing: onEditingChanged))
    }

    public init(_ titleKey: LocalizedStringKey, text: Binding<String>, onCommit: @escaping () -> Void) {
        self.init(Text(titleKey), text: FieldText(text).told(onCommit: onCommit))
    }

    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, text: Binding<String>, onEditingChanged: @escaping (Bool) -> Void = { _ in },
        onCommit: @escaping () -> Void = {}
    ) {
        self.init(Text(title), text: FieldText(text).told(onEditing: onEditingChanged, onCommit: onCommit))
    }
}

/// A line that hides its text: SwiftUI's `SecureField`. It shows a bullet for each character.
public struct SecureField<Label: View>: _PrimitiveView {
    let input: TextInput

    public init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label) {
        self.init(label(), prompt, FieldText(text))
    }

    private init(_ label: Label, _ prompt: Text?, _ text: FieldText) {
        input = TextInput(
            label: ViewPart(label, role: "label"), prompt: prompt, axis: .horizontal, isSecure: true,
            text: text)
    }

    public static func _resolve(_ view: Self, _ inputs: _ResolveInputs) -> _Elements {
        view.input.elements("SecureField", inputs)
    }
}

extension SecureField where Label == Text {
    public init(_ titleKey: LocalizedStringKey, text: Binding<String>) {
        self.init(text: text) { Text(titleKey) }
    }

    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, text: Binding<String>) {
        self.init(text: text) { Text(title) }
    }

    public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text?) {
        self.init(text: text, prompt: prompt) { Text(titleKey) }
    }

    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, text: Binding<String>, prompt: Text?) {
        self.init(text: text, prompt: prompt) { Text(title) }
    }

    public init(_ titleKey: LocalizedStringKey, text: Binding<String>, onCommit: @escaping () -> Void) {
        self.init(Text(titleKey), nil, FieldText(text).told(onCommit: onCommit))
    }
}
