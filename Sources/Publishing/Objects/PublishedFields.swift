/// What a `@Published` property shares with its object.
protocol PublishedField: AnyObject {
    var objectWillChange: ObservableObjectPublisher? { get set }
    /// The property's name, once its object is observed.
    var name: String? { get set }
}

/// A stored property that has such a part.
protocol HoldsPublishedField {
    var field: any PublishedField { get }
}

enum PublishedFields {
    /// Those of an object, its own first, then its superclasses'. O(stored properties).
    static func of(_ object: AnyObject) -> [any PublishedField] {
        var found: [any PublishedField] = []
        var mirror: Mirror? = Mirror(reflecting: object)
        while let level = mirror {
            for child in level.children {
                guard let property = child.value as? any HoldsPublishedField else { continue }
                let field = property.field
                // Stored as `_name`.
                if field.name == nil { field.name = child.label.map { String($0.dropFirst()) } }
                found.append(field)
            }
            mirror = level.superclassMirror
        }
        return found
    }
}

/// Publishers of objects that have no `@Published` property to keep them.
enum ObjectPublishers {
    private struct Entry {
        weak var object: AnyObject?
        let publisher: ObservableObjectPublisher
    }

    private struct Table {
        var entries: [ObjectIdentifier: Entry] = [:]
        /// Dead entries are looked for when there are as many.
        var limit = 32
    }

    private static let table = Locked(Table())

    static func publisher(of object: AnyObject) -> ObservableObjectPublisher {
        let key = ObjectIdentifier(object)
        return table.withLock { table in
            // Another object may stand where one was that is gone.
            if let entry = table.entries[key], entry.object === object { return entry.publisher }
            if table.entries.count >= table.limit {
                table.entries = table.entries.filter { $0.value.object != nil }
                table.limit = max(32, table.entries.count * 2)
            }
            let publisher = ObservableObjectPublisher()
            table.entries[key] = Entry(object: object, publisher: publisher)
            return publisher
        }
    }
}
