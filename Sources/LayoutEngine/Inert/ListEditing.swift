import Foundation

// Rows that can be deleted, moved and inserted, and what only lists show: a still picture is the same. In a host that
// lives each row has an action "Delete", and can be moved.
extension DynamicViewContent {
    public func onDelete(perform action: ((IndexSet) -> Void)?) -> some DynamicViewContent {
        handled("onDelete", disabledBy: "deleteDisabled") { _, index in
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
        let count = data.count
        return handled("onMove", disabledBy: "moveDisabled") { _, index in
            var actions = ControlActions("row")
            actions.rank = .row
            actions.readsContent = true
            guard let action else { return actions }
            actions.move = { position throws(ValueRefusal) in
                guard (0..<count).contains(position) else { throw .kind("a position from 0 to \(count - 1)") }
                // A row that goes down is put before the one after its place.
                if position != index {
                    action(IndexSet(integer: index), position > index ? position + 1 : position)
                }
            }
            return actions
        }
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
