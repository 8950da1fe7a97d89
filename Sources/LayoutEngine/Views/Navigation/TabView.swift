import Foundation

/// Pages, one of which shows: SwiftUI's `TabView`. Offscreen it is the page with the selection's tag, else the
/// first, filling what is offered, without the bar of tabs.
public struct TabView<SelectionValue: Hashable, Content: View>: _PrimitiveView {
    private let selection: Binding<SelectionValue>?
    private let content: Content

    public init(selection: Binding<SelectionValue>?, @ViewBuilder content: () -> Content) {
        self.selection = selection
        self.content = content()
    }

    public init(@ViewBuilder content: () -> Content) where SelectionValue == Int {
        selection = nil
        self.content = content()
    }

    public static func _resolve(_ view: Self, _ inputs: _ResolveInputs) -> _Elements {
        let selected = inputs.graph.observing {
            view.selection.map { AnyHashable($0.wrappedValue).unwrapped }
        }
        return ControlNode.around("TabView", inputs) { inputs in
            let pages = Content._resolve(view.content, inputs.child(.body, Content.self)).nodes
            let page =
                pages.first { $0.selectionValue?.unwrapped == selected && selected != nil } ?? pages.first
            guard let page else { return _Elements() }
            let filled = ResolvedElement(node: page).frame(maxWidth: .infinity, maxHeight: .infinity)
            return resolveSlot(filled, 0, inputs)
        }
    }
}

/// A page of a tab view: SwiftUI's `Tab`.
public struct Tab<Value, Content: View, Label: View>: _PrimitiveView {
    private let value: AnyHashable?
    private let content: Content

    public static func _resolve(_ view: Self, _ inputs: _ResolveInputs) -> _Elements {
        let elements = Content._resolve(view.content, inputs.child(.body, Content.self))
        let page = ImplicitStack.vertical(elements, inputs)
        if let value = view.value { page.traits[TagTrait.self] = value }
        return _Elements(page)
    }
}

extension Tab where Value: Hashable {
    public init(value: Value, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
        self.value = AnyHashable(value)
        self.content = content()
    }

    public init(
        _ titleKey: LocalizedStringKey, systemImage: String, value: Value, @ViewBuilder content: () -> Content
    ) where Label == LayoutEngine.Label<Text, Image> {
        self.value = AnyHashable(value)
        self.content = content()
    }

    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, systemImage: String, value: Value, @ViewBuilder content: () -> Content
    ) where Label == LayoutEngine.Label<Text, Image> {
        self.value = AnyHashable(value)
        self.content = content()
    }
}

extension Tab where Value == Never {
    public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
        value = nil
        self.content = content()
    }

    public init(_ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content)
    where Label == LayoutEngine.Label<Text, Image> {
        value = nil
        self.content = content()
    }

    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, systemImage: String, @ViewBuilder content: () -> Content)
    where Label == LayoutEngine.Label<Text, Image> {
        value = nil
        self.content = content()
    }
}

/// How a tab view looks: SwiftUI's `TabViewStyle`, closed as there. A picture shows the page alone in each.
public protocol TabViewStyle {}

public struct PageTabViewStyle: TabViewStyle, Sendable {
    public struct IndexDisplayMode: Sendable {
        public static let automatic = IndexDisplayMode()
        public static let always = IndexDisplayMode()
        public static let never = IndexDisplayMode()
    }

    public init(indexDisplayMode: IndexDisplayMode = .automatic) {}
}

public struct DefaultTabViewStyle: TabViewStyle, Sendable { public init() {} }
public struct SidebarAdaptableTabViewStyle: TabViewStyle, Sendable { public init() {} }
public struct TabBarOnlyTabViewStyle: TabViewStyle, Sendable { public init() {} }
public struct GroupedTabViewStyle: TabViewStyle, Sendable { public init() {} }

extension TabViewStyle where Self == PageTabViewStyle {
    public static var page: PageTabViewStyle { .init() }
    public static func page(indexDisplayMode: PageTabViewStyle.IndexDisplayMode) -> PageTabViewStyle {
        .init(indexDisplayMode: indexDisplayMode)
    }
}

extension TabViewStyle where Self == DefaultTabViewStyle {
    public static var automatic: DefaultTabViewStyle { .init() }
}

extension TabViewStyle where Self == SidebarAdaptableTabViewStyle {
    public static var sidebarAdaptable: SidebarAdaptableTabViewStyle { .init() }
}

extension TabViewStyle where Self == TabBarOnlyTabViewStyle {
    public static var tabBarOnly: TabBarOnlyTabViewStyle { .init() }
}

extension TabViewStyle where Self == GroupedTabViewStyle {
    public static var grouped: GroupedTabViewStyle { .init() }
}

extension View {
    public func tabViewStyle<S: TabViewStyle>(_ style: S) -> some View { annotated("tabViewStyle", style) }
}
