import Foundation

/// A button that leads to another page: SwiftUI's `NavigationLink`. The page isn't resolved.
///
/// In a list's row the label fills the row and an arrow stands at its end; elsewhere it is a button.
public struct NavigationLink<Label: View, Destination: View>: _PrimitiveView {
    private let label: Label

    private init(_ label: Label) {
        self.label = label
    }

    public static func _resolve(_ view: Self, _ inputs: _ResolveInputs) -> _Elements {
        let environment = inputs.environment
        return ControlNode.around("NavigationLink", inputs) { inputs in
            guard environment.controlPlace.isRow, environment.buttonStyles == nil else {
                return resolveSlot(Button(action: {}, label: { view.label }), 0, inputs)
            }
            let part = ViewPart(view.label, role: "label")
            let row = HStack(spacing: 0) {
                PartView(part: part)
                Spacer(minLength: 8)
                if environment.platformProfile.family == .iOS { DisclosureArrow() }
            }
            return resolveSlot(row, 0, inputs)
        }
    }
}

extension NavigationLink {
    public init(@ViewBuilder destination: () -> Destination, @ViewBuilder label: () -> Label) {
        self.init(label())
    }

    public init(destination: Destination, @ViewBuilder label: () -> Label) {
        self.init(label())
    }

    @available(*, deprecated, message: "Use NavigationLink(value:label:) with navigationDestination.")
    public init(destination: Destination, isActive: Binding<Bool>, @ViewBuilder label: () -> Label) {
        self.init(label())
    }

    @available(*, deprecated, message: "Use NavigationLink(value:label:) with navigationDestination.")
    public init(
        isActive: Binding<Bool>, @ViewBuilder destination: () -> Destination, @ViewBuilder label: () -> Label
    ) {
        self.init(label())
    }

    @available(*, deprecated, message: "Use NavigationLink(value:label:) with navigationDestination.")
    public init<V: Hashable>(
        destination: Destination, tag: V, selection: Binding<V?>, @ViewBuilder label: () -> Label
    ) {
        self.init(label())
    }
}

extension NavigationLink where Label == Text {
    public init(_ titleKey: LocalizedStringKey, @ViewBuilder destination: () -> Destination) {
        self.init(Text(titleKey))
    }

    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, @ViewBuilder destination: () -> Destination) {
        self.init(Text(title))
    }

    public init(_ titleKey: LocalizedStringKey, destination: Destination) {
        self.init(Text(titleKey))
    }

    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, destination: Destination) {
        self.init(Text(title))
    }

    @available(*, deprecated, message: "Use NavigationLink(value:label:) with navigationDestination.")
    public init(
        _ titleKey: LocalizedStringKey, isActive: Binding<Bool>, @ViewBuilder destination: () -> Destination
    ) {
        self.init(Text(titleKey))
    }
}

extension NavigationLink where Destination == Never {
    public init<P: Hashable>(value: P?, @ViewBuilder label: () -> Label) {
        self.init(label())
    }

    public init<P: Hashable>(_ titleKey: LocalizedStringKey, value: P?) where Label == Text {
        self.init(Text(titleKey))
    }

    @_disfavoredOverload
    public init<S: StringProtocol, P: Hashable>(_ title: S, value: P?) where Label == Text {
        self.init(Text(title))
    }
}
