import Foundation

// Views of UIKit and AppKit can't be drawn: using one is a compile error that says what to do.

@available(
    *, unavailable,
    message: "UIKit views can't be drawn. Show a view of SwiftUI in its place with #if canImport(UIKit)."
)
public protocol UIViewRepresentable: View {}

@available(
    *, unavailable,
    message: "UIKit views can't be drawn. Show a view of SwiftUI in its place with #if canImport(UIKit)."
)
public protocol UIViewControllerRepresentable: View {}

@available(
    *, unavailable,
    message: "AppKit views can't be drawn. Show a view of SwiftUI in its place with #if canImport(AppKit)."
)
public protocol NSViewRepresentable: View {}

@available(
    *, unavailable,
    message: "AppKit views can't be drawn. Show a view of SwiftUI in its place with #if canImport(AppKit)."
)
public protocol NSViewControllerRepresentable: View {}

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
