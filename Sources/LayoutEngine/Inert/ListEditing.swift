import Foundation

// Rows that can be deleted, moved and inserted, and what only lists show: a still picture is the same.
extension DynamicViewContent {
    public func onDelete(perform action: ((IndexSet) -> Void)?) -> some DynamicViewContent {
        annotated("onDelete", action as Any)
    }
    public func onMove(perform action: ((IndexSet, Int) -> Void)?) -> some DynamicViewContent {
        annotated("onMove", action as Any)
    }
}

extension ModifiedContent: DynamicViewContent where Content: DynamicViewContent, Modifier: ViewModifier {
    public var data: Content.Data { content.data }
}

extension View {
    @available(*, deprecated, message: "Use statusBarHidden(_:).")
    public func statusBar(hidden: Bool) -> some View { statusBarHidden(hidden) }
    /// Separates the animations of a container from its content's; nothing moves in a still picture.
    public func geometryGroup() -> some View { annotated("geometryGroup") }
}
