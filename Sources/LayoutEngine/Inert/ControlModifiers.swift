import Foundation

// What only a list, a scroll view or a control would show: without effect on other views.
extension View {
    public func listStyle<S: ListStyle>(_ style: S) -> some View { annotated("listStyle", style) }
    public func listRowInsets(_ insets: EdgeInsets?) -> some View {
        annotated("listRowInsets", insets as Any)
    }
    public func listRowBackground<V: View>(_ view: V?) -> some View {
        annotated("listRowBackground", view as Any)
    }
    public func listRowSeparator(_ visibility: Visibility, edges: VerticalEdge.Set = .all) -> some View {
        annotated("listRowSeparator", visibility)
    }
    public func listRowSeparatorTint(_ color: Color?, edges: VerticalEdge.Set = .all) -> some View {
        annotated("listRowSeparatorTint", color as Any)
    }
    public func listSectionSeparator(_ visibility: Visibility, edges: VerticalEdge.Set = .all) -> some View {
        annotated("listSectionSeparator", visibility)
    }
    public func scrollIndicators(
        _ visibility: ScrollIndicatorVisibility, axes: Axis.Set = [.vertical, .horizontal]
    ) -> some View { annotated("scrollIndicators", visibility) }
    public func scrollContentBackground(_ visibility: Visibility) -> some View {
        annotated("scrollContentBackground", visibility)
    }
    public func scrollDisabled(_ disabled: Bool) -> some View { annotated("scrollDisabled", disabled) }
    public func scrollBounceBehavior(_ behavior: ScrollBounceBehavior, axes: Axis.Set = [.vertical])
        -> some View
    { annotated("scrollBounceBehavior", behavior) }
    public func scrollTargetLayout(isEnabled: Bool = true) -> some View {
        annotated("scrollTargetLayout", isEnabled)
    }
    public func buttonRepeatBehavior(_ behavior: ButtonRepeatBehavior) -> some View {
        annotated("buttonRepeatBehavior", behavior)
    }
    public func deleteDisabled(_ isDisabled: Bool) -> some View { annotated("deleteDisabled", isDisabled) }
    public func moveDisabled(_ isDisabled: Bool) -> some View { annotated("moveDisabled", isDisabled) }
    public func fileImporter<T>(
        isPresented: Binding<Bool>, allowedContentTypes: [T],
        onCompletion: @escaping (Result<URL, any Error>) -> Void
    ) -> some View { annotated("fileImporter", isPresented) }
}

/// How a list looks.
public protocol ListStyle {}

public struct PlainListStyle: ListStyle, Sendable { public init() {} }
public struct GroupedListStyle: ListStyle, Sendable { public init() {} }
public struct InsetListStyle: ListStyle, Sendable { public init() {} }
public struct InsetGroupedListStyle: ListStyle, Sendable { public init() {} }
public struct SidebarListStyle: ListStyle, Sendable { public init() {} }
public struct DefaultListStyle: ListStyle, Sendable { public init() {} }

extension ListStyle where Self == PlainListStyle { public static var plain: PlainListStyle { .init() } }
extension ListStyle where Self == GroupedListStyle { public static var grouped: GroupedListStyle { .init() } }
extension ListStyle where Self == InsetListStyle { public static var inset: InsetListStyle { .init() } }
extension ListStyle where Self == InsetGroupedListStyle {
    public static var insetGrouped: InsetGroupedListStyle { .init() }
}
extension ListStyle where Self == SidebarListStyle { public static var sidebar: SidebarListStyle { .init() } }
extension ListStyle where Self == DefaultListStyle {
    public static var automatic: DefaultListStyle { .init() }
}

public struct ScrollIndicatorVisibility: Hashable, Sendable {
    private let name: String
    public static let automatic = ScrollIndicatorVisibility(name: "automatic")
    public static let visible = ScrollIndicatorVisibility(name: "visible")
    public static let hidden = ScrollIndicatorVisibility(name: "hidden")
    public static let never = ScrollIndicatorVisibility(name: "never")
}

public struct ScrollBounceBehavior: Hashable, Sendable {
    private let name: String
    public static let automatic = ScrollBounceBehavior(name: "automatic")
    public static let always = ScrollBounceBehavior(name: "always")
    public static let basedOnSize = ScrollBounceBehavior(name: "basedOnSize")
}

public struct ButtonRepeatBehavior: Hashable, Sendable {
    private let name: String
    public static let automatic = ButtonRepeatBehavior(name: "automatic")
    public static let enabled = ButtonRepeatBehavior(name: "enabled")
    public static let disabled = ButtonRepeatBehavior(name: "disabled")
}
