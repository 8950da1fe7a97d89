import Foundation

// What only a list, a scroll view or a control would show: without effect on other views.
extension View {
    public func scrollIndicators(
        _ visibility: ScrollIndicatorVisibility, axes: Axis.Set = [.vertical, .horizontal]
    ) -> some View { annotated("scrollIndicators", visibility) }
    public func scrollDisabled(_ disabled: Bool) -> some View { annotated("scrollDisabled", disabled) }
    public func scrollBounceBehavior(_ behavior: ScrollBounceBehavior, axes: Axis.Set = [.vertical])
        -> some View
    { annotated("scrollBounceBehavior", behavior) }
    public func scrollEdgeEffectStyle(_ style: ScrollEdgeEffectStyle?, for edges: Edge.Set) -> some View {
        annotated("scrollEdgeEffectStyle", edges)
    }
    public func scrollEdgeEffectHidden(_ hidden: Bool = true, for edges: Edge.Set = .all) -> some View {
        annotated("scrollEdgeEffectHidden", edges)
    }
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

public struct ScrollIndicatorVisibility: Hashable, Sendable {
    private let name: String
    public static let automatic = ScrollIndicatorVisibility(name: "automatic")
    public static let visible = ScrollIndicatorVisibility(name: "visible")
    public static let hidden = ScrollIndicatorVisibility(name: "hidden")
    public static let never = ScrollIndicatorVisibility(name: "never")
}

/// How content fades under the bars at a scroll view's edges: a picture has no bars.
public struct ScrollEdgeEffectStyle: Hashable, Sendable {
    private let name: String
    public static let automatic = ScrollEdgeEffectStyle(name: "automatic")
    public static let hard = ScrollEdgeEffectStyle(name: "hard")
    public static let soft = ScrollEdgeEffectStyle(name: "soft")
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
