import Foundation

/// A button that leads to another page: SwiftUI's `NavigationLink`. The page is made only in a host that lives, once a
/// stack around shows it.
///
/// In a list's row the label fills the row and an arrow stands at its end; elsewhere it is a button.
public struct NavigationLink<Label: View, Destination: View>: _PrimitiveView {
    private let label: Label
    private let target: NavigationTarget

    private init(_ label: Label, _ target: NavigationTarget) {
        self.label = label
        self.target = target
    }

    public static func _resolve(_ view: Self, _ inputs: _ResolveInputs) -> _Elements {
        let environment = inputs.environment
        let actions = view.target.actions(SpokenLabel([ViewPart(view.label, role: "label")], inputs), inputs)
        return ControlNode.around("NavigationLink", inputs, actions) { inputs in
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
        self.init(label(), NavigationTarget(destination()))
    }

    public init(destination: Destination, @ViewBuilder label: () -> Label) {
        self.init(label(), NavigationTarget(destination))
    }

    @available(*, deprecated, message: "Use NavigationLink(value:label:) with navigationDestination.")
    public init(destination: Destination, isActive: Binding<Bool>, @ViewBuilder label: () -> Label) {
        self.init(label(), NavigationTarget(destination) { isActive.wrappedValue = $0 })
    }

    @available(*, deprecated, message: "Use NavigationLink(value:label:) with navigationDestination.")
    public init(
        isActive: Binding<Bool>, @ViewBuilder destination: () -> Destination, @ViewBuilder label: () -> Label
    ) {
        self.init(label(), NavigationTarget(destination()) { isActive.wrappedValue = $0 })
    }

    @available(*, deprecated, message: "Use NavigationLink(value:label:) with navigationDestination.")
    public init<V: Hashable>(
        destination: Destination, tag: V, selection: Binding<V?>, @ViewBuilder label: () -> Label
    ) {
        self.init(label(), NavigationTarget(destination) { selection.wrappedValue = $0 ? tag : nil })
    }
}

extension NavigationLink where Label == Text {
    public init(_ titleKey: LocalizedStringKey, @ViewBuilder destination: () -> Destination) {
        self.init(Text(titleKey), NavigationTarget(destination()))
    }

    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, @ViewBuilder destination: () -> Destination) {
        self.init(Text(title), NavigationTarget(destination()))
    }

    public init(_ titleKey: LocalizedStringKey, destination: Destination) {
        self.init(Text(titleKey), NavigationTarget(destination))
    }

    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, destination: Destination) {
        self.init(Text(title), NavigationTarget(destination))
    }

    @available(*, deprecated, message: "Use NavigationLink(value:label:) with navigationDestination.")
    public init(
        _ titleKey: LocalizedStringKey, isActive: Binding<Bool>, @ViewBuilder destination: () -> Destination
    ) {
        self.init(Text(titleKey), NavigationTarget(destination()) { isActive.wrappedValue = $0 })
    }
}

extension NavigationLink where Destination == Never {
    public init<P: Hashable>(value: P?, @ViewBuilder label: () -> Label) {
        self.init(label(), NavigationTarget(value))
    }

    public init<P: Hashable>(_ titleKey: LocalizedStringKey, value: P?) where Label == Text {
        self.init(Text(titleKey), NavigationTarget(value))
    }

    @_disfavoredOverload
    public init<S: StringProtocol, P: Hashable>(_ title: S, value: P?) where Label == Text {
        self.init(Text(title), NavigationTarget(value))
    }
}

/// Where a navigation link leads.
struct NavigationTarget {
    private enum Kind {
        /// To the page of a value; nil for a link that is disabled.
        case value(AnyHashable?)
        /// To a page of its own, and who is told that it shows.
        case page(ViewPart, ((Bool) -> Void)?)
    }

    private let kind: Kind

    init<Value: Hashable>(_ value: Value?) {
        kind = .value(value.map { AnyHashable($0) })
    }

    @MainActor
    init<Page: View>(_ page: Page, _ setActive: ((Bool) -> Void)? = nil) {
        kind = .page(ViewPart(page, role: "page"), setActive)
    }

    /// A tap goes there; outside of a stack it tells only who is told.
    func actions(_ label: SpokenLabel, _ inputs: _ResolveInputs) -> ControlActions {
        var actions = ControlActions("NavigationLink", label: label)
        let route = inputs.environment.navigationRoute
        switch kind {
        case .value(let value):
            if value == nil { actions.isEnabled = false }
            actions.tap = { if let value { _ = route?.path?.push(value) } }
        case .page(let page, let setActive):
            let node = inputs.node
            if inputs.graph.isInteractive, !inputs.isListing {
                route?.register(node, in: inputs.graph, page, setActive)
            }
            actions.tap = { if let route { route.follow(node) } else { setActive?(true) } }
        }
        return actions
    }
}
