/// In what two values differ, as far as can be told without knowing their types.
struct ValueDifference: OptionSet {
    let rawValue: Int

    /// Closures of the same code, which hold other things or make their own.
    static let closure = ValueDifference(rawValue: 1)
    /// References to different objects of one class, which has no `==`.
    static let instance = ValueDifference(rawValue: 2)
    /// What can be compared, and is different; and whatever can't be looked into.
    static let content = ValueDifference(rawValue: 4)
}

extension FieldComparison {
    /// In what two values differ; nothing where they are equal (``areEqual(_:_:)``).
    ///
    /// Enumerations are looked into by reflection. O(size of the values).
    static func difference<V>(_ a: V, _ b: V) -> ValueDifference {
        withUnsafePointer(to: a) { a in
            withUnsafePointer(to: b) { b in difference(V.self, a, b) }
        }
    }

    private static func difference<T>(
        _ type: T.Type, _ a: UnsafePointer<T>, _ b: UnsafePointer<T>
    ) -> ValueDifference {
        if hasEqualBytes(a, b) { return [] }
        if let meaning = a.pointee as? any ComparedByMeaning {
            return sameMeaning(meaning, b.pointee) ? [] : .content
        }
        if type is AnyObject.Type { return equality(a.pointee, b.pointee) == nil ? .instance : equated(a, b) }
        switch kind(of: type) {
        case .function: return hasSameCode(a, b) ? .closure : .content
        case .existential: return differenceOfContents(a.pointee as Any, b.pointee as Any)
        default: break
        }
        if equality(a.pointee, b.pointee) != nil { return equated(a, b) }
        if let parts = a.pointee as? any ComparedByParts { return differenceOfParts(parts, b.pointee) }
        if let fields = fields(of: type) {
            return fields.reduce(into: []) { $0.formUnion(difference($1, a, b)) }
        }
        return kind(of: type) == .enumeration ? differenceOfCases(a.pointee, b.pointee) : .content
    }

    private static func equated<T>(_ a: UnsafePointer<T>, _ b: UnsafePointer<T>) -> ValueDifference {
        equality(a.pointee, b.pointee) == true ? [] : .content
    }

    /// A closure's first word is its code.
    private static func hasSameCode(_ a: UnsafeRawPointer, _ b: UnsafeRawPointer) -> Bool {
        a.load(as: UInt.self) == b.load(as: UInt.self)
    }

    private static func difference(
        _ field: Field, _ a: UnsafeRawPointer, _ b: UnsafeRawPointer
    ) -> ValueDifference {
        if field.isIndirect {
            return differenceOfContents(indirectValue(of: field, a), indirectValue(of: field, b))
        }
        func open<T>(_ type: T.Type) -> ValueDifference {
            difference(
                type, (a + field.offset).assumingMemoryBound(to: type),
                (b + field.offset).assumingMemoryBound(to: type))
        }
        return _openExistential(field.type, do: open)
    }

    /// In what values of any type differ.
    static func differenceOfContents(_ a: Any, _ b: Any) -> ValueDifference {
        func open<T>(_ a: T) -> ValueDifference {
            guard kind(of: T.self) != .existential, let b = b as? T else { return .content }
            return difference(a, b)
        }
        return _openExistential(a, do: open)
    }

    private static func differenceOfParts<P: ComparedByParts>(_ a: P, _ b: Any) -> ValueDifference {
        (b as? P).flatMap { a.difference(ofParts: $0) } ?? .content
    }

    private static func differenceOfCases(_ a: Any, _ b: Any) -> ValueDifference {
        guard let a = Mirror(reflecting: a).children.first, let b = Mirror(reflecting: b).children.first,
            a.label == b.label
        else { return .content }
        return differenceOfContents(a.value, b.value)
    }

    // MARK: Types

    /// Whether a type's values are all there is to them: equal ones hold the same. Not so of references, whose objects
    /// may change, and of closures.
    static func isPlain(_ type: Any.Type) -> Bool {
        if type is AnyObject.Type { return false }
        if let parts = type as? any ComparedByParts.Type { return isPlain(parts.part) }
        if type is any Equatable.Type { return true }
        return fields(of: type)?.allSatisfy { isPlain($0.type) } ?? false
    }

    /// Whether a view's stored field is a closure, or an optional one: whether it changed can't be told.
    static func isClosure(field name: String, of type: Any.Type) -> Bool {
        guard let field = fields(of: type)?.first(where: { $0.name == name }) else { return false }
        let type = (field.type as? any ComparedByParts.Type)?.part ?? field.type
        return kind(of: type) == .function
    }
}

extension Optional {
    static var part: Any.Type { Wrapped.self }

    func difference(ofParts other: Self) -> ValueDifference? {
        switch (self, other) {
        case (nil, nil): []
        case (let a?, let b?): FieldComparison.difference(a, b)
        default: nil
        }
    }
}

extension Array {
    static var part: Any.Type { Element.self }

    func difference(ofParts other: Self) -> ValueDifference? {
        guard count == other.count else { return nil }
        return zip(self, other).reduce(into: []) { $0.formUnion(FieldComparison.difference($1.0, $1.1)) }
    }
}
