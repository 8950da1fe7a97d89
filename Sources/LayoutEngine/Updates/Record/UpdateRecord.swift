import Drawing
import Foundation

/// What happened in a living tree, in order: who caused what.
package final class UpdateRecord {
    /// One identity in the tree: a view's place as long as it lives.
    package struct Identity {
        /// The view's type, or the modifier's or style's that has the body.
        let type: Any.Type
        let path: ViewPath
        /// Tells places apart while they live: until ``UpdateRecord/removed(_:)``.
        let node: ObjectIdentifier
    }

    /// One element of the layout.
    package struct Element {
        let path: ViewPath
        /// As in dumps; for modifiers that have no line there, the name of their kind.
        let name: String
    }

    init() {}

    /// A transaction begins: all changes since the one before it are carried out together.
    func beginUpdate() {}

    /// Something was set; `setter` is the view whose body it came with, as an environment value does.
    ///
    /// Before ``beginUpdate()`` it belongs to the update that follows; in an open update, to that one.
    func changed(_ source: ChangeSource, by setter: Identity? = nil) {}

    /// A body is about to run; `sources` are those of the changes that led to it directly, in the order set.
    ///
    /// - Parameter parent: The nearest view around with a body, whether it ran or not; nil at the root.
    func evaluated(
        _ view: Identity, because causes: [UpdateCause], sources: [ChangeSource], by parent: Identity?
    ) {}

    /// A view was compared with the one before it, and its body wasn't run.
    func checked(_ view: Identity, by parent: Identity?) {}

    /// A place is gone.
    func removed(_ view: Identity) {}

    /// An element is asked for its size; whom it asks for that follows, until ``endQuestion(_:)``.
    func beginQuestion(to element: Element, _ proposal: ProposedViewSize) {}

    func endQuestion(_ answer: CGSize) {}

    /// An element was asked, and the answer was kept from an earlier question.
    func knownQuestion(to element: Element, _ proposal: ProposedViewSize, answer: CGSize) {}

    /// An element is placed, which it isn't where nothing about its place changed; whom it asks and places for
    /// that follows, until ``endPlacement()``.
    func beginPlacement(of element: Element) {}

    func endPlacement() {}

    /// The transaction is done.
    func endUpdate() {}
}

extension UpdateRecord.Element {
    init(_ node: LayoutNode) {
        self.init(path: node.path, name: LayoutTrace.name(of: node))
    }
}
