import Synchronization

/// Tells values whose methods may be the user's code from those of this module, which read nothing that changes.
enum UserCode {
    /// Whether methods of a type may run code of the user's: it is of another module, or holds values of types that may be.
    static func mayBeIn(_ type: Any.Type) -> Bool {
        known.withLock { answers in
            let key = ObjectIdentifier(type)
            if let known = answers[key] { return known }
            let answer =
                type == AnyShape.self || !CustomLayout.isOwn(type) || String(reflecting: type).contains("<")
            answers[key] = answer
            return answer
        }
    }

    /// By type: writing its name out takes long.
    private static let known = Mutex<[ObjectIdentifier: Bool]>([:])
}
