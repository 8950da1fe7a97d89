import Foundation

/// A choice of one among several: SwiftUI's `Picker`. The picker style in force says how it looks; the option
/// that is chosen is the one with the selection's tag, or in a `ForEach` its id.
public struct Picker<Label: View, SelectionValue: Hashable, Content: View>: _PrimitiveView {
    private let label: ViewPart
    private let selection: PickerSelection
    private let content: ViewPart

    init(_ label: Label, _ selection: PickerSelection, _ content: Content) {
        self.label = ViewPart(label, role: "label")
        self.selection = selection
        self.content = ViewPart(content, role: "options")
    }

    public static func _resolve(_ view: Self, _ inputs: _ResolveInputs) -> _Elements {
        let chosen = inputs.observing { view.selection.read() }.unwrapped
        let options = PickerOptions(content: view.content, selection: chosen, select: view.selection.write)
        let picker = PlatformPicker(label: view.label, options: options)
        let label = SpokenLabel([view.label], inputs)
        let actions = options.actions(label, inputs, opens: picker.isMenu(inputs.environment))
        if picker.isRows(inputs.environment) {
            return PickerRows._resolve(
                PickerRows(options: picker.options), inputs.child(.body, PickerRows.self)
            ).handled(by: actions)
        }
        return ControlNode.around("Picker", inputs, actions) { resolveSlot(picker, 0, $0) }
    }
}

extension Picker {
    public init(
        selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content,
        @ViewBuilder label: () -> Label
    ) {
        self.init(label(), PickerSelection(selection), content())
    }

    /// The older order of the same.
    public init(selection: Binding<SelectionValue>, label: Label, @ViewBuilder content: () -> Content) {
        self.init(label, PickerSelection(selection), content())
    }
}

extension Picker where Label == Text {
    public init(
        _ titleKey: LocalizedStringKey, selection: Binding<SelectionValue>,
        @ViewBuilder content: () -> Content
    ) {
        self.init(Text(titleKey), PickerSelection(selection), content())
    }

    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content
    ) {
        self.init(Text(title), PickerSelection(selection), content())
    }
}

extension Picker where Label == LayoutEngine.Label<Text, Image> {
    public init(
        _ titleKey: LocalizedStringKey, systemImage: String, selection: Binding<SelectionValue>,
        @ViewBuilder content: () -> Content
    ) {
        self.init(
            LayoutEngine.Label(titleKey, systemImage: systemImage), PickerSelection(selection),
            content())
    }

    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, systemImage: String, selection: Binding<SelectionValue>,
        @ViewBuilder content: () -> Content
    ) {
        self.init(
            LayoutEngine.Label(title, systemImage: systemImage), PickerSelection(selection),
            content())
    }
}

private protocol OptionalValue {
    var value: AnyHashable? { get }
}

extension Optional: OptionalValue where Wrapped: Hashable {
    fileprivate var value: AnyHashable? { map { AnyHashable($0) } }
}

extension AnyHashable {
    /// What an optional holds: a tag of 1 names the choice `Optional(1)` too.
    var unwrapped: AnyHashable { (base as? any OptionalValue)?.value ?? self }
}
