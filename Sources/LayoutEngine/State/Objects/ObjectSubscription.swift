import Foundation
import Publishing

/// Ties a place to the object that a property of its view observes; untied when the place goes.
///
/// 1. Another object than before is subscribed in place of that.
/// 2. What it sends on the main thread marks the place at once, what it sends elsewhere at the next pass.
final class ObjectSubscription<ObjectType: ObservableObject> {
    private weak var object: ObjectType?
    private var subscriptions: [AnyCancellable] = []

    func follow(_ object: ObjectType, _ context: _PropertyContext) {
        if self.object === object { return }
        self.object = object
        let name = ViewName.of(type(of: object))
        let property = context.name
        let changed = { [weak graph = context.graph, weak node = context.node] in
            guard let graph, let node else { return }
            if MainThread.isCurrent {  // 2
                graph.objectChanged(
                    name: name, property: property, readers: [node], published: PublishedChange.current)
            } else {
                graph.lifetime.objectChanges.note(name: name, reader: node)
                graph.changes.set()
            }
        }
        let publisher = object.objectWillChange
        subscriptions = [publisher.sink { _ in changed() }]  // 1
        if let publisher = publisher as? ObservableObjectPublisher {
            subscriptions.append(publisher.afterChange.sink { changed() })
        }
    }
}

/// Changes of observed objects that other threads made since the last pass.
final class ObjectChanges: @unchecked Sendable {
    private struct Change {
        let name: String
        weak var reader: ViewNode?
    }

    private let lock = NSLock()
    private var changes: [Change] = []

    func note(name: String, reader: ViewNode) {
        lock.withLock {
            // Often the same one many times before anyone looks.
            if let last = changes.last, last.name == name, last.reader === reader { return }
            changes.append(Change(name: name, reader: reader))
        }
    }

    /// Those noted, in order, of places that are still there.
    func take() -> [(name: String, reader: ViewNode)] {
        let noted = lock.withLock {
            defer { changes = [] }
            return changes
        }
        return noted.compactMap { change in change.reader.map { (change.name, $0) } }
    }
}

extension ViewGraph {
    /// An object said that it changes: another pass is needed, and the places that observe it are to be made anew.
    /// On the main thread only.
    func objectChanged(
        name: String, property: String? = nil, readers: [ViewNode], published: PublishedChange? = nil
    ) {
        let name = published?.name.map { "\(name).\($0)" } ?? name
        guard let live else {
            needsUpdate = true
            lastChange = (name, RunningAction.current)
            return
        }
        let source = ChangeSource(.object, name)
        live.note(source, in: RunningAction.current)
        live.updateLog.set(
            source, isReal: published?.isReal ?? true,
            isCollection: published.map { CollectionType.isOne(type(of: $0.old)) } ?? false)
        for reader in readers {
            // What is read by a style, which has no body of its own here, may show anywhere in its view.
            guard let memo = reader.memo else { return live.makeAllElements() }
            live.invalidate(memo, .body, [property.map { .property($0) } ?? .observed(name)], source)
        }
    }

    /// Has the changes that other threads made count for the pass that begins.
    func noteObjectChanges() {
        for change in lifetime.objectChanges.take() {
            objectChanged(name: change.name, readers: [change.reader])
        }
    }
}

extension PublishedChange {
    /// Whether the property is set to another value than it has, as far as can be told.
    fileprivate var isReal: Bool {
        let known =
            isEqual
            ?? (FieldComparison.isPlain(type(of: old))
                && FieldComparison.differenceOfContents(old, new).isEmpty)
        isEqual = known
        return !known
    }
}
