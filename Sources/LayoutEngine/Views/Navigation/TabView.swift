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
        let own: Binding<Int>? = view.selection == nil ? inputs.ownState(0) : nil
        let selected = inputs.observing {
            view.selection.map { AnyHashable($0.wrappedValue).unwrapped }
        }
        let shown = inputs.observing { own?.wrappedValue ?? 0 }
        let bar = TabBar()
        var actions = ControlActions("TabView")
        actions.isContainer = true
        actions.bar = bar
        return ControlNode.around("TabView", inputs, actions) { inputs in
            let pages = Content._resolve(view.content, inputs.child(.body, Content.self)).nodes
            bar.items = pages.enumerated().map { index, page in
                TabBar.item(of: page, inputs) { view.select(page.selectionValue, index, own) }
            }
            let page =
                pages.first { $0.selectionValue?.unwrapped == selected && selected != nil }
                ?? (pages.indices.contains(shown) ? pages[shown] : pages.first)
            guard let page else { return _Elements() }
            let filled = ResolvedElement(node: page).frame(maxWidth: .infinity, maxHeight: .infinity)
            return resolveSlot(filled, 0, inputs)
        }
    }

    /// A tap on an item of the bar shows its page.
    private func select(_ value: AnyHashable?, _ index: Int, _ own: Binding<Int>?) {
        if let own { own.wrappedValue = index }
        if let selection, let value = (value?.base ?? index) as? SelectionValue {
            selection.wrappedValue = value
        }
    }
}

/// The items of a tab view's bar, which isn't drawn.
final class TabBar {
    var items: [ControlActions] = []

    /// The item of a page, called what its `Tab` or its `tabItem(_:)` says.
    @MainActor
    static func item(of page: LayoutNode, _ inputs: _ResolveInputs, _ select: @escaping () -> Void)
        -> ControlActions
    {
        let given = page.annotations.last { $0.name == "tabItem" }?.value
        let part = given as? ViewPart ?? (given as? any View).map { ViewPart($0, role: "tabItem") }
        var actions = ControlActions("tab", label: SpokenLabel([part], inputs))
        actions.tap = { select() }
        return actions
    }
}

/// A page of a tab view: SwiftUI's `Tab`.
public struct Tab<Value, Content: View, Label: View>: _PrimitiveView {
    private let value: AnyHashable?
    private let content: Content
    private let label: ViewPart

    public static func _resolve(_ view: Self, _ inputs: _ResolveInputs) -> _Elements {
        let elements = Content._resolve(view.content, inputs.child(.body, Content.self))
        let page = ImplicitStack.vertical(elements, inputs)
        if let value = view.value { page.traits[TagTrait.self] = value }
        page.traits[AnnotationsKey.self].append(Annotation(name: "tabItem", value: view.label))
        return _Elements(page)
    }
}

extension Tab where Value: Hashable {
    public init(value: Value, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
        self.value = AnyHashable(value)
        self.content = content()
        self.label = ViewPart(label(), role: "label")
    }

    public init(
        _ titleKey: LocalizedStringKey, systemImage: String, value: Value, @ViewBuilder content: () -> Content
    ) where Label == LayoutEngine.Label<Text, Image> {
        self.value = AnyHashable(value)
        self.content = content()
        self.label = ViewPart(LayoutEngine.Label(titleKey, systemImage: systemImage), role: "label")
    }

    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, systemImage: String, value: Value, @ViewBuilder content: () -> Content
    ) where Label == LayoutEngine.Label<Text, Image> {
        self.value = AnyHashable(value)
        self.content = content()
        self.label = ViewPart(LayoutEngine.Label(title, systemImage: systemImage), role: "label")
    }
}

extension Tab where Value == Never {
    public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
        value = nil
        self.content = content()
        self.label = ViewPart(label(), role: "label")
    }

    public init(_ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content)
    where Label == LayoutEngine.Label<Text, Image> {
        value = nil
        self.content = content()
        self.label = ViewPart(LayoutEngine.Label(titleKey, systemImage: systemImage), role: "label")
    }

    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, systemImage: String, @ViewBuilder content: () -> Content)
    where Label == LayoutEngine.Label<Text, Image> {
        value = nil
        self.content = content()
        self.label = ViewPart(LayoutEngine.Label(title, systemImage: systemImage), role: "label")
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
