import Foundation

/// Two or three columns: SwiftUI's `NavigationSplitView`. Offscreen it is a compact phone's: the sidebar alone,
/// without a bar.
///
/// Where controls are used, the other columns are there too, beside the sidebar: they aren't drawn.
public struct NavigationSplitView<Sidebar: View, Content: View, Detail: View>: _PrimitiveView {
    private let sidebar: Sidebar
    private let content: Content
    private let detail: Detail

    public static func _resolve(_ view: Self, _ inputs: _ResolveInputs) -> _Elements {
        let elements = Sidebar._resolve(view.sidebar, inputs.child(.body, Sidebar.self))
        return elements.beside(view.content, "content", inputs).beside(view.detail, "detail", inputs)
    }

    public init(
        @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder content: () -> Content,
        @ViewBuilder detail: () -> Detail
    ) {
        self.sidebar = sidebar()
        self.content = content()
        self.detail = detail()
    }

    public init(
        columnVisibility: Binding<NavigationSplitViewVisibility>, @ViewBuilder sidebar: () -> Sidebar,
        @ViewBuilder content: () -> Content, @ViewBuilder detail: () -> Detail
    ) {
        self.init(sidebar: sidebar, content: content, detail: detail)
    }
}

extension NavigationSplitView where Content == EmptyView {
    public init(@ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail) {
        self.init(sidebar: sidebar, content: { EmptyView() }, detail: detail)
    }

    public init(
        columnVisibility: Binding<NavigationSplitViewVisibility>, @ViewBuilder sidebar: () -> Sidebar,
        @ViewBuilder detail: () -> Detail
    ) {
        self.init(sidebar: sidebar, content: { EmptyView() }, detail: detail)
    }
}

extension _Elements {
    /// The same with a column of a split view beside the first, where controls are used: in the room that the view has.
    @MainActor
    fileprivate func beside<Column: View>(_ column: Column, _ name: String, _ inputs: _ResolveInputs)
        -> _Elements
    {
        guard Column.self != EmptyView.self, inputs.graph.isInteractive, !inputs.isListing, let first
        else { return self }
        let room = inputs.surroundings.container.size
        var inner = inputs.child(.role(name), Column.self)
        inner = inner.inside(first.path.appending(name), stackAxis: nil)
        inner.surroundings = Surroundings()
        inner.surroundings.container.set(room)
        let node = ImplicitStack.vertical(Column._resolve(column, inner), inner)
        let presented = Presented(kind: name, isModal: false, isColumn: true)
        var isFirst = true
        return mapNodes { element in
            defer { isFirst = false }
            return isFirst ? PresentingNode(element, presented, node, room: room, inputs) : element
        }
    }
}

/// Which columns show: SwiftUI's `NavigationSplitViewVisibility`. Without effect offscreen.
public struct NavigationSplitViewVisibility: Hashable, Sendable {
    private let name: String

    public static let automatic = NavigationSplitViewVisibility(name: "automatic")
    public static let all = NavigationSplitViewVisibility(name: "all")
    public static let doubleColumn = NavigationSplitViewVisibility(name: "doubleColumn")
    public static let detailOnly = NavigationSplitViewVisibility(name: "detailOnly")
}
