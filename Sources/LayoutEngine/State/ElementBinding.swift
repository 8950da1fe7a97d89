import Foundation

extension Binding {
    /// A binding to what stands at an index of a bound collection.
    ///
    /// A row that is deleted isn't quite gone: its tasks are cancelled, its `onDisappear` runs, a sheet closes. What they
    /// read then is what the element was when this binding was read last.
    ///
    /// - Parameter last: What it reads as before it was read, where the index is gone by then.
    /// - Precondition: The index was the collection's, at the first reading without a `last`.
    static func element<C: MutableCollection>(
        of collection: Binding<C>, at index: C.Index, last: Value?, target: BindingTarget?
    ) -> Binding where Value == C.Element {
        let last = LastElement(last)
        return Binding(
            get: {
                let elements = collection.wrappedValue
                if !elements.has(index), let last = last.value { return last }
                let element = elements[index]
                last.value = element
                return element
            },
            set: { element in
                guard collection.wrappedValue.has(index) else { return }
                collection.wrappedValue[index] = element
            },
            target: target)
    }
}

extension Collection {
    /// Whether an element stands at an index. O(1).
    fileprivate func has(_ index: Index) -> Bool { startIndex <= index && index < endIndex }
}

/// What a binding to an element read last, on whatever thread.
private final class LastElement<Element>: @unchecked Sendable {
    private let lock = NSLock()
    private var known: Element?

    init(_ element: Element?) {
        known = element
    }

    var value: Element? {
        get { lock.withLock { known } }
        set {
            let former = value
            // What goes may end with code that comes back here: not while it is locked.
            withExtendedLifetime(former) { lock.withLock { known = newValue } }
        }
    }
}
