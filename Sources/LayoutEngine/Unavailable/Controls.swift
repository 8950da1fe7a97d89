import Foundation

// SwiftUI's controls that aren't drawn yet: using one is a compile error that says what to do.

@available(*, unavailable, message: "Toggle isn't drawn yet. Draw the control's look with shapes and text.")
public struct Toggle<Label: View>: _PrimitiveView {
    public init(isOn: Binding<Bool>, @ViewBuilder label: () -> Label) {}
    public init(_ titleKey: LocalizedStringKey, isOn: Binding<Bool>) where Label == Text {}
    public init<S: StringProtocol>(_ title: S, isOn: Binding<Bool>) where Label == Text {}
}

@available(
    *, unavailable, message: "TextField isn't drawn yet. Draw the control's look with shapes and text."
)
public struct TextField<Label: View>: _PrimitiveView {
    public init(_ titleKey: LocalizedStringKey, text: Binding<String>) where Label == Text {}
    public init<S: StringProtocol>(_ title: S, text: Binding<String>) where Label == Text {}
    public init(_ titleKey: LocalizedStringKey, text: Binding<String>, axis: Axis) where Label == Text {}
    public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text?) where Label == Text {}
}

@available(
    *, unavailable, message: "SecureField isn't drawn yet. Draw the control's look with shapes and text."
)
public struct SecureField<Label: View>: _PrimitiveView {
    public init(_ titleKey: LocalizedStringKey, text: Binding<String>) where Label == Text {}
}

@available(
    *, unavailable, message: "TextEditor isn't drawn yet. Draw the control's look with shapes and text."
)
public struct TextEditor: _PrimitiveView {
    public init(text: Binding<String>) {}
}

@available(*, unavailable, message: "Slider isn't drawn yet. Draw the control's look with shapes and text.")
public struct Slider<Label: View, ValueLabel: View>: _PrimitiveView {
    public init<V: BinaryFloatingPoint>(value: Binding<V>, in bounds: ClosedRange<V> = 0...1)
    where Label == EmptyView, ValueLabel == EmptyView, V.Stride: BinaryFloatingPoint {}
    public init<V: BinaryFloatingPoint>(value: Binding<V>, in bounds: ClosedRange<V> = 0...1, step: V.Stride)
    where Label == EmptyView, ValueLabel == EmptyView, V.Stride: BinaryFloatingPoint {}
}

@available(*, unavailable, message: "Stepper isn't drawn yet. Draw the control's look with shapes and text.")
public struct Stepper<Label: View>: _PrimitiveView {
    public init<V: Strideable>(value: Binding<V>, in bounds: ClosedRange<V>, @ViewBuilder label: () -> Label)
    {}
    public init<V: Strideable>(_ titleKey: LocalizedStringKey, value: Binding<V>, in bounds: ClosedRange<V>)
    where Label == Text {}
}

@available(*, unavailable, message: "Picker isn't drawn yet. Draw the control's look with shapes and text.")
public struct Picker<Label: View, SelectionValue: Hashable, Content: View>: _PrimitiveView {
    public init(
        _ titleKey: LocalizedStringKey, selection: Binding<SelectionValue>,
        @ViewBuilder content: () -> Content
    )
    where Label == Text {}
    public init<S: StringProtocol>(
        _ title: S, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content
    )
    where Label == Text {}
    public init(
        selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content,
        @ViewBuilder label: () -> Label
    ) {}
}

@available(
    *, unavailable, message: "DatePicker isn't drawn yet. Draw the control's look with shapes and text."
)
public struct DatePicker<Label: View>: _PrimitiveView {
    public init(_ titleKey: LocalizedStringKey, selection: Binding<Date>) where Label == Text {}
}

@available(
    *, unavailable, message: "ColorPicker isn't drawn yet. Draw the control's look with shapes and text."
)
public struct ColorPicker<Label: View>: _PrimitiveView {
    public init(_ titleKey: LocalizedStringKey, selection: Binding<Color>) where Label == Text {}
}

@available(*, unavailable, message: "Menu isn't drawn yet. Show its label.")
public struct Menu<Label: View, Content: View>: _PrimitiveView {
    public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {}
    public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) where Label == Text {}
}

@available(
    *, unavailable, message: "ProgressView isn't drawn yet. Draw the control's look with shapes and text."
)
public struct ProgressView<Label: View, CurrentValueLabel: View>: _PrimitiveView {
    public init() where Label == EmptyView, CurrentValueLabel == EmptyView {}
    public init(_ titleKey: LocalizedStringKey) where Label == Text, CurrentValueLabel == EmptyView {}
    public init<V: BinaryFloatingPoint>(value: V?, total: V = 1)
    where Label == EmptyView, CurrentValueLabel == EmptyView {}
}

@available(*, unavailable, message: "Gauge isn't drawn yet. Draw the control's look with shapes and text.")
public struct Gauge<Label: View>: _PrimitiveView {
    public init<V: BinaryFloatingPoint>(
        value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label
    ) {}
}

@available(*, unavailable, message: "DisclosureGroup isn't drawn yet. Use VStack.")
public struct DisclosureGroup<Label: View, Content: View>: _PrimitiveView {
    public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) where Label == Text {}
    public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {}
}

@available(*, unavailable, message: "GroupBox isn't drawn yet. Use VStack with a background.")
public struct GroupBox<Label: View, Content: View>: _PrimitiveView {
    public init(@ViewBuilder content: () -> Content) where Label == EmptyView {}
    public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) where Label == Text {}
    public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {}
}

@available(*, unavailable, message: "ContentUnavailableView isn't drawn yet. Use VStack.")
public struct ContentUnavailableView<Label: View, Description: View, Actions: View>: _PrimitiveView {
    public init(
        _ titleKey: LocalizedStringKey, systemImage: String, description: Text? = nil
    ) where Label == Text, Description == Text?, Actions == EmptyView {}
    public init(
        @ViewBuilder label: () -> Label, @ViewBuilder description: () -> Description = { EmptyView() },
        @ViewBuilder actions: () -> Actions = { EmptyView() }
    ) {}
}

@available(*, unavailable, message: "ShareLink isn't drawn yet. Show its label.")
public struct ShareLink<Label: View>: _PrimitiveView {
    public init(item: URL, @ViewBuilder label: () -> Label) {}
    public init(item: URL) where Label == Text {}
}
