import Foundation

// Titles and bars belong to a window; a picture of a view has none.
extension View {
    public func navigationTitle(_ title: Text) -> some View { annotated("navigationTitle", title) }
    public func navigationTitle(_ titleKey: LocalizedStringKey) -> some View {
        annotated("navigationTitle", Text(titleKey))
    }
    @_disfavoredOverload
    public func navigationTitle<S: StringProtocol>(_ title: S) -> some View {
        annotated("navigationTitle", Text(title))
    }
    public func navigationTitle(_ title: Binding<String>) -> some View {
        annotated("navigationTitle", title)
    }
    public func navigationSubtitle(_ subtitle: Text) -> some View {
        annotated("navigationSubtitle", subtitle)
    }
    public func navigationSubtitle(_ subtitleKey: LocalizedStringKey) -> some View {
        annotated("navigationSubtitle", Text(subtitleKey))
    }
    @_disfavoredOverload
    public func navigationSubtitle<S: StringProtocol>(_ subtitle: S) -> some View {
        annotated("navigationSubtitle", Text(subtitle))
    }
    public func navigationBarTitleDisplayMode(_ displayMode: NavigationBarItem.TitleDisplayMode) -> some View
    {
        annotated("navigationBarTitleDisplayMode", displayMode)
    }
    public func navigationBarBackButtonHidden(_ hidesBackButton: Bool = true) -> some View {
        annotated("navigationBarBackButtonHidden", hidesBackButton)
    }
    public func navigationDestination<D: Hashable, C: View>(
        for data: D.Type, @ViewBuilder destination: @escaping (D) -> C
    ) -> some View {
        modifier(DestinationModifier<D> { ViewPart(destination($0), role: "page") })
    }
    public func navigationDestination<V: View>(isPresented: Binding<Bool>, @ViewBuilder destination: () -> V)
        -> some View
    {
        let page = destination()
        return presenting("page", isPresented, nil) { page }
    }
    public func navigationDestination<D: Hashable, C: View>(
        item: Binding<D?>, @ViewBuilder destination: @escaping (D) -> C
    ) -> some View {
        presenting("page", item.page(), nil) { destination($0.value) }
    }
    @available(*, deprecated, message: "Use navigationTitle(_:).")
    public func navigationBarTitle(_ title: Text) -> some View { annotated("navigationTitle", title) }
    @available(*, deprecated, message: "Use navigationTitle(_:).")
    public func navigationBarTitle(_ titleKey: LocalizedStringKey) -> some View {
        annotated("navigationTitle", Text(titleKey))
    }
    @_disfavoredOverload
    @available(*, deprecated, message: "Use navigationTitle(_:).")
    public func navigationBarTitle<S: StringProtocol>(_ title: S) -> some View {
        annotated("navigationTitle", Text(title))
    }
    @available(*, deprecated, message: "Use navigationTitle(_:) and navigationBarTitleDisplayMode(_:).")
    public func navigationBarTitle(
        _ titleKey: LocalizedStringKey, displayMode: NavigationBarItem.TitleDisplayMode
    ) -> some View {
        annotated("navigationTitle", Text(titleKey))
    }
    @_disfavoredOverload
    @available(*, deprecated, message: "Use navigationTitle(_:) and navigationBarTitleDisplayMode(_:).")
    public func navigationBarTitle<S: StringProtocol>(
        _ title: S, displayMode: NavigationBarItem.TitleDisplayMode
    ) -> some View {
        annotated("navigationTitle", Text(title))
    }
    @available(*, deprecated, message: "Use toolbar(.hidden, for: .navigationBar).")
    public func navigationBarHidden(_ hidden: Bool) -> some View { annotated("navigationBarHidden", hidden) }
    @available(*, deprecated, message: "Use toolbar(content:).")
    public func navigationBarItems<L: View>(leading: L) -> some View {
        annotated("navigationBarItems", leading)
    }
    @available(*, deprecated, message: "Use toolbar(content:).")
    public func navigationBarItems<T: View>(trailing: T) -> some View {
        annotated("navigationBarItems", trailing)
    }
    @available(*, deprecated, message: "Use toolbar(content:).")
    public func navigationBarItems<L: View, T: View>(leading: L, trailing: T) -> some View {
        annotated("navigationBarItems", leading)
    }

    public func toolbar(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View {
        annotated("toolbar", visibility)
    }
    public func toolbarVisibility(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View {
        annotated("toolbar", visibility)
    }
    public func toolbarBackground<S: ShapeStyle>(_ style: S, for bars: ToolbarPlacement...) -> some View {
        annotated("toolbarBackground", style)
    }
    public func toolbarBackground(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View {
        annotated("toolbarBackground", visibility)
    }
    public func toolbarColorScheme(_ colorScheme: ColorScheme?, for bars: ToolbarPlacement...) -> some View {
        annotated("toolbarColorScheme", colorScheme as Any)
    }
    public func toolbarTitleDisplayMode(_ mode: ToolbarTitleDisplayMode) -> some View {
        annotated("toolbarTitleDisplayMode", mode)
    }
    public func toolbarRole(_ role: ToolbarRole) -> some View { annotated("toolbarRole", role) }
    public func statusBarHidden(_ hidden: Bool = true) -> some View { annotated("statusBarHidden", hidden) }
    public func persistentSystemOverlays(_ visibility: Visibility) -> some View {
        annotated("persistentSystemOverlays", visibility)
    }
    public func tabItem<V: View>(@ViewBuilder _ label: () -> V) -> some View { annotated("tabItem", label()) }
}

// The two differ by what the closure builds.
// swift-format-ignore: AmbiguousTrailingClosureOverload
extension View {
    public func toolbar<Content: View>(@ViewBuilder content: () -> Content) -> some View {
        let part = ViewPart(content(), role: "item")
        return modifier(ToolbarModifier(parts: [part]))
    }
    public func toolbar<Content: ToolbarContent>(@ToolbarContentBuilder content: () -> Content) -> some View {
        modifier(ToolbarModifier(parts: content().parts))
    }
}

/// How a navigation bar shows its title.
public struct NavigationBarItem {
    public enum TitleDisplayMode: Hashable, Sendable {
        case automatic, inline, large
    }
}

/// Shown, hidden, or as usual.
public enum Visibility: Hashable, CaseIterable, Sendable {
    case automatic, visible, hidden
}

public struct ToolbarPlacement: Hashable, Sendable {
    private let name: String
    public static let automatic = ToolbarPlacement(name: "automatic")
    public static let navigationBar = ToolbarPlacement(name: "navigationBar")
    public static let bottomBar = ToolbarPlacement(name: "bottomBar")
    public static let tabBar = ToolbarPlacement(name: "tabBar")
    public static let windowToolbar = ToolbarPlacement(name: "windowToolbar")
}

public struct ToolbarTitleDisplayMode: Hashable, Sendable {
    private let name: String
    public static let automatic = ToolbarTitleDisplayMode(name: "automatic")
    public static let large = ToolbarTitleDisplayMode(name: "large")
    public static let inlineLarge = ToolbarTitleDisplayMode(name: "inlineLarge")
    public static let inline = ToolbarTitleDisplayMode(name: "inline")
}

public struct ToolbarRole: Hashable, Sendable {
    private let name: String
    public static let automatic = ToolbarRole(name: "automatic")
    public static let navigationStack = ToolbarRole(name: "navigationStack")
    public static let browser = ToolbarRole(name: "browser")
    public static let editor = ToolbarRole(name: "editor")
}
