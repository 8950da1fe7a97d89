import Drawing

extension View {
    /// Runs `action` when the view appears, until the view goes.
    ///
    /// In a tree that lives, it starts once the pass is over in which the view appeared, and is cancelled when its
    /// place goes. In a picture it is kept and never starts: as in SwiftUI, a task hasn't run when the first frame
    /// is shown.
    public func task(
        name: String? = nil, priority: TaskPriority = .userInitiated, file: String = #fileID,
        line: Int = #line,
        @_inheritActorContext _ action: sending @escaping @isolated(any) () async -> Void
    ) -> some View {
        annotated("task").modifier(
            TaskModifier(id: NoTaskID(), priority: priority, action: TaskAction(run: action)))
    }

    /// As above; another `value` cancels the task and starts a new one.
    public func task<T: Equatable>(
        id value: T, name: String? = nil, priority: TaskPriority = .userInitiated, file: String = #fileID,
        line: Int = #line, @_inheritActorContext _ action: sending @escaping @isolated(any) () async -> Void
    ) -> some View {
        annotated("task").modifier(
            TaskModifier(id: value, priority: priority, action: TaskAction(run: action)))
    }
}

/// The id of a task that has none.
struct NoTaskID: Equatable {}

/// Runs a task for each element of the content, in a tree that lives.
struct TaskModifier<ID: Equatable>: _PrimitiveModifier {
    let id: ID
    let priority: TaskPriority
    let action: TaskAction

    private final class Running {
        var id: ID?
    }

    static func _resolve(
        _ modifier: Self, _ inputs: _ResolveInputs, content: @escaping (_ResolveInputs) -> _Elements
    ) -> _Elements {
        guard inputs.graph.lifetime.isLive, !inputs.isListing else { return content(inputs) }
        let elements = content(inputs.tellingPlaces())
        let ledger = inputs.graph.lifetime.tasks
        let path = inputs.path.appending("task")
        let start = { @MainActor in ledger.start(at: path, modifier.priority, modifier.action) }
        let presence = inputs.node.state(at: -1) { Presence<Int>(inputs.graph) }
        let running = inputs.node.state(at: -2) { Running() }
        presence.update(elements, inputs.graph) {
            start()
        } onGone: {
            ledger.cancel($0)
        } then: {
            defer { running.id = modifier.id }
            guard let old = running.id, old != modifier.id else { return }
            presence.replaceAll { number in
                ledger.cancel(number)
                return start()
            }
        }
        return elements
    }
}
