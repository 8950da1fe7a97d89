import Drawing

/// A stored property of a view that is filled in before the body runs: SwiftUI's `DynamicProperty`.
///
/// A custom one may hold others; they are bound first, then `update()` is called.
public protocol DynamicProperty {
    /// Called before the view's body, after nested dynamic properties are bound.
    mutating func update()

    /// Connects the property with its place in the tree. Not for user code.
    mutating func _bind(_ context: _PropertyContext)
}

extension DynamicProperty {
    public mutating func update() {}

    public mutating func _bind(_ context: _PropertyContext) {
        let missing = context.graph.missingObjects.count
        DynamicPropertyFields.bind(&self, context)
        // It may read what isn't there.
        if context.graph.missingObjects.count == missing { context.observing { update() } }
    }
}

/// Where a dynamic property stands: its view's node, its offset in the view, its environment.
public struct _PropertyContext {
    let node: ViewNode
    let graph: ViewGraph
    let environment: EnvironmentValues
    let offset: Int
    /// Of the element around the view, for messages.
    let path: ViewPath
    /// The stored name of the view's property: `_isOn`.
    let name: String
    /// The memo of the view that it is a property of, in a tree that is kept.
    let memo: BodyMemo?
    /// The memo of the view around what has no body of its own there, such as a style.
    let outer: BodyMemo?

    /// Runs `body`, which reads for the property: its view's body has to run again when that changes; around a style, the
    /// view's elements have to be made again.
    fileprivate func observing(_ body: () -> Void) {
        guard let live = graph.live else { return graph.observing(body) }
        live.observing(memo ?? outer ?? live.root, memo == nil ? .elements : .body) {
            ReadTracker.reading(name.isEmpty ? nil : name, body)
        }
    }
}
