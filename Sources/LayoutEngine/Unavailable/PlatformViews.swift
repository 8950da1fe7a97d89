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

@available(
    *, unavailable, message: "TimelineView isn't drawn yet. Show its content at a date of your choice."
)
public struct TimelineView<Schedule, Content: View>: _PrimitiveView {
    public init(_ schedule: Schedule, @ViewBuilder content: @escaping (Date) -> Content) {}
}
