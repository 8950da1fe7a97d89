import Drawing

/// Is told of each body that runs, in any living tree, while something is done: counts without a record.
///
/// It goes with the task: what other tasks do meanwhile isn't told.
@MainActor
package final class BodyWatch {
    /// A body that ran.
    package struct Event {
        /// The view's type, or the modifier's or style's that has the body.
        package let type: Any.Type
        package let causes: [UpdateCause]
        /// What was set and led to it directly.
        package let sources: [ChangeSource]
        /// Where the view stood when its body ran.
        package let path: ViewPath
        /// The tree that it is in.
        package let tree: ObjectIdentifier
        /// Kept, so that no other place is taken for it.
        let node: ViewNode

        /// Tells the place from others.
        package var place: ObjectIdentifier { ObjectIdentifier(node) }

        /// The type in words: `Row`.
        package var name: String { ViewName.of(type) }

        /// The fields of the value that differ, and the observed objects: what ``changes`` has no names for.
        package var details: [String] {
            guard !causes.contains(.identity) else { return [] }
            return causes.flatMap { cause -> [String] in
                switch cause {
                case .value(let fields): fields.filter { !$0.isEmpty }
                case .observed(let name): [name]
                case .identity, .property: []
                }
            }
        }

        /// The line that `_printChanges()` would write: `Row: @self, _isOn changed.`
        package var changes: String { ChangedProperties.line(of: type, because: causes) }
    }

    /// In the order in which they ran.
    package private(set) var events: [Event] = []
    /// The one that was told when this one was made: it goes on being told.
    private let outer: BodyWatch?

    /// Which one is told, by task.
    package enum Scope {
        @TaskLocal package static var watch: BodyWatch?
    }

    /// The one that is told.
    package nonisolated static var current: BodyWatch? { Scope.watch }

    package init() {
        outer = Self.current
    }

    func note(_ memo: BodyMemo, because causes: [UpdateCause], sources: [ChangeSource]) {
        let event = Event(
            type: memo.type, causes: causes, sources: sources, path: memo.identity.path,
            tree: ObjectIdentifier(memo.live), node: memo.node)
        var watch: BodyWatch? = self
        while let current = watch {
            current.events.append(event)
            watch = current.outer
        }
    }
}
