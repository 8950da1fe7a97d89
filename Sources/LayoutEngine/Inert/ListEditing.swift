import Foundation

// Rows that can be deleted, moved and inserted, and what only lists show: a still picture is the same. In a host that
// lives each row has an action "Delete".
extension DynamicViewContent {
    public func onDelete(perform action: ((IndexSet) -> Void)?) -> some DynamicViewContent {
        handled("onDelete") { _, index in
            var actions = ControlActions("row")
            actions.rank = .row
            actions.readsContent = true
            actions.isContainer = true
            guard let action else { return actions }
            var delete = ControlActions("Delete")
            delete.name = "Delete"
            delete.tap = { action(IndexSet(integer: index)) }
            actions.parts = [delete]
            actions.hidesParts = true
            return actions
        }
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
