/// A published property that is about to be set, on the main thread: what those who are told may ask about it.
package final class PublishedChange {
    /// `query` for `@Published var query`; nil where it isn't known.
    package let name: String?
    package let old: Any
    package let new: Any
    /// Kept by who compared the values first.
    package var isEqual: Bool?

    private init(_ name: String?, _ old: Any, _ new: Any) {
        (self.name, self.old, self.new) = (name, old, new)
    }

    /// On the main thread only.
    nonisolated(unsafe) private static var announced: PublishedChange?

    /// The property of which observers are being told here; nil where an object itself says that it changes.
    package static var current: PublishedChange? { MainThread.isCurrent ? announced : nil }

    /// Has observers told by `send`. On other threads they aren't told what it is.
    static func announce<Value>(_ name: String?, from old: Value, to new: Value, _ send: () -> Void) {
        guard MainThread.isCurrent else { return send() }
        let outer = announced
        announced = PublishedChange(name, old, new)
        defer { announced = outer }
        send()
    }
}
