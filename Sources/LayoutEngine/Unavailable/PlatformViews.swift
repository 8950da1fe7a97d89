import Foundation

// Views of UIKit and AppKit aren't here: using one is a compile error that says what takes its place.

@available(
    *, unavailable,
    message:
        "UIKit isn't here. Conform to PlatformViewRepresentable, with a view that draws itself (Docs/PlatformViews.md), or leave it out with #if canImport(UIKit)."
)
public protocol UIViewRepresentable: View {}

@available(
    *, unavailable,
    message:
        "UIKit isn't here. Conform to PlatformViewControllerRepresentable, with a view that draws itself (Docs/PlatformViews.md), or leave it out with #if canImport(UIKit)."
)
public protocol UIViewControllerRepresentable: View {}

@available(
    *, unavailable,
    message:
        "AppKit isn't here. Conform to PlatformViewRepresentable, with a view that draws itself (Docs/PlatformViews.md), or leave it out with #if canImport(AppKit)."
)
public protocol NSViewRepresentable: View {}

@available(
    *, unavailable,
    message:
        "AppKit isn't here. Conform to PlatformViewControllerRepresentable, with a view that draws itself (Docs/PlatformViews.md), or leave it out with #if canImport(AppKit)."
)
public protocol NSViewControllerRepresentable: View {}

@available(
    *, unavailable,
    message: "UIKit isn't here. Use PlatformViewRepresentableContext, or the name Context inside."
)
public struct UIViewRepresentableContext<Representable> {}

@available(
    *, unavailable,
    message: "UIKit isn't here. Use PlatformViewControllerRepresentableContext, or the name Context inside."
)
public struct UIViewControllerRepresentableContext<Representable> {}

@available(
    *, unavailable,
    message: "AppKit isn't here. Use PlatformViewRepresentableContext, or the name Context inside."
)
public struct NSViewRepresentableContext<Representable> {}

@available(
    *, unavailable,
    message: "AppKit isn't here. Use PlatformViewControllerRepresentableContext, or the name Context inside."
)
public struct NSViewControllerRepresentableContext<Representable> {}

@available(*, unavailable, message: "There is no UIKit here. Draw the view with ImageRenderer(content:).")
public final class UIHostingController<Content: View> {
    public init(rootView: Content) {}
}

@available(*, unavailable, message: "There is no AppKit here. Draw the view with ImageRenderer(content:).")
public final class NSHostingView<Content: View> {
    public init(rootView: Content) {}
}

@available(*, unavailable, message: "There is no AppKit here. Draw the view with ImageRenderer(content:).")
public final class NSHostingController<Content: View> {
    public init(rootView: Content) {}
}

@available(*, unavailable, message: "EditButton isn't drawn yet. Use a Button.")
public struct EditButton: _PrimitiveView {
    public init() {}
}
