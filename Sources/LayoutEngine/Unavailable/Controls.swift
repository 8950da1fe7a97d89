import Foundation

// SwiftUI's controls that aren't drawn yet: using one is a compile error that says what to do.

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
