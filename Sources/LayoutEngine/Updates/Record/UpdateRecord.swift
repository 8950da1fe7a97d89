import Drawing
import Foundation

/// What happened in a living tree, in order: who caused what.
package final class UpdateRecord {
    /// One identity in the tree: a view's place as long as it lives.
    package struct Identity {
        /// The view's type, as people write it.
        let name: String
        let path: ViewPath
        /// Tells places apart while they live.
        let node: ObjectIdentifier
    }

    init() {}

    /// A transaction begins: all changes since the one before it are carried out together.
    func beginUpdate() {}

    /// Something was set.
    func changed(_ source: ChangeSource) {}

    /// A body ran; `sources` are those of the changes that led to it directly, in the order set.
    func evaluated(
        _ view: Identity, because causes: [UpdateCause], sources: [ChangeSource], by parent: Identity?
    ) {}

    /// A view was compared with the one before it, and its body wasn't run.
    func checked(_ view: Identity, by parent: Identity?) {}

    /// A place is gone.
    func removed(_ view: Identity) {}

    /// An element was asked for its size; `isKnown` where the answer was kept from an earlier question.
    func asked(
        _ element: ViewPath, _ label: String, _ proposal: ProposedViewSize, answer: CGSize, isKnown: Bool
    ) {}

    /// An element was placed, which it isn't where nothing about its place changed.
    func placed(_ element: ViewPath, _ label: String) {}

    /// The transaction is done.
    func endUpdate() {}
}
