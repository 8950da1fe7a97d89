@_spi(Reflection) import Swift
import Synchronization

/// Whether two values are the same as far as can be told without knowing their types: how views and what they hold
/// are compared before a body runs again.
///
/// 1. Values of equal bytes are equal: so are references to one object, and closures with one context.
/// 2. What is `Equatable` is compared by its own `==`.
/// 3. Dynamic properties compare what they stand for (``ComparedByMeaning``).
/// 4. Optionals, arrays, structures and tuples are compared part by part.
/// 5. The rest, such as closures and enumerations with payloads that aren't `Equatable`, counts as different.
///
/// The one place besides ``DynamicPropertyFields`` that reads fields through raw pointers.
enum FieldComparison {
    /// O(bytes) for equal ones.
    static func areEqual<V>(_ a: V, _ b: V) -> Bool {
        withUnsafePointer(to: a) { a in
            withUnsafePointer(to: b) { b in compare(V.self, a, b, byEquality: true) }
        }
    }

    /// The names of the stored fields that differ; empty where the values are equal. A value without fields that can
    /// be told apart has one without a name.
    ///
    /// - Parameter byEquality: Whether the value's own `==` decides, if it has one.
    static func differences<V>(_ a: V, _ b: V, byEquality: Bool) -> [String] {
        withUnsafePointer(to: a) { a in
            withUnsafePointer(to: b) { b in
                if hasEqualBytes(a, b) { return [] }
                if byEquality, let equal = equality(a.pointee, b.pointee) { return equal ? [] : [""] }
                guard let fields = fields(of: V.self) else { return [""] }
                return fields.filter { !areEqual($0, a, b) }.map(\.name)
            }
        }
    }

    /// A stored field of which two values have different ones.
    struct Difference {
        let name: String
        let type: Any.Type
        let old: Any
        let new: Any
    }

    /// The stored fields that differ, each compared as ``areEqual(_:_:)`` does; nil where the type's fields can't be told
    /// apart.
    static func differingFields<V>(_ a: V, _ b: V) -> [Difference]? {
        guard let fields = fields(of: V.self) else { return nil }
        return withUnsafePointer(to: a) { a in
            withUnsafePointer(to: b) { b in
                fields.filter { !areEqual($0, a, b) }.map { field in
                    Difference(
                        name: field.name, type: field.type, old: value(of: field, a), new: value(of: field, b)
                    )
                }
            }
        }
    }

    /// The types of the stored fields of a structure or tuple, by name, in the order declared; none of other types.
    static func fieldTypes(of type: Any.Type) -> [(name: String, type: Any.Type)] {
        (fields(of: type) ?? []).map { ($0.name, $0.type) }
    }

    /// Whether a type is that of closures.
    static func isFunction(_ type: Any.Type) -> Bool {
        unsafeBitCast(type, to: UnsafePointer<Int>.self).pointee == 0x302
    }

    // MARK: Fields

    private static func value(of field: Field, _ base: UnsafeRawPointer) -> Any {
        func open<T>(_ type: T.Type) -> Any {
            (base + field.offset).assumingMemoryBound(to: type).pointee
        }
        return field.isIndirect ? indirectValue(of: field, base) : _openExistential(field.type, do: open)
    }

    /// The value of a field that can't be read by its type.
    static func indirectValue(of field: Field, _ base: UnsafeRawPointer) -> Any {
        func open<T>(_ type: T.Type) -> Any {
            let children = Mirror(reflecting: base.assumingMemoryBound(to: type).pointee).children
            return children.first { $0.label == field.name }?.value ?? UnknownValue()
        }
        return _openExistential(field.owner, do: open)
    }

    /// Equals nothing.
    private struct UnknownValue {
        let isOther: () -> Void = {}
    }

    struct Field: Sendable {
        let name: String
        let offset: Int
        let type: Any.Type
        let owner: Any.Type
        /// Whether it may be a weak reference, which is stored otherwise than its type says.
        let isIndirect: Bool
    }

    /// Fields by type, nil for types that have none to be told apart. States are compared on any thread.
    private static let known = Mutex<[ObjectIdentifier: [Field]?]>([:])

    static func fields(of type: Any.Type) -> [Field]? {
        let key = ObjectIdentifier(type)
        if let fields = known.withLock({ $0[key] }) { return fields }
        guard let kind = kind(of: type), kind == .structure || kind == .tuple else {
            known.withLock { _ = $0.updateValue(nil, forKey: key) }
            return nil
        }
        var found: [Field] = []
        let (owner, mayHaveWeakReferences) = (type, !isBitwiseTakable(type))
        let isWhole = _forEachField(of: type) { name, offset, type, _ in
            let isIndirect =
                mayHaveWeakReferences && unsafeBitCast(type, to: UnsafePointer<Int>.self).pointee == 0x202
            found.append(
                Field(
                    name: String(cString: name), offset: offset, type: type, owner: owner,
                    isIndirect: isIndirect))
            return true
        }
        let fields = isWhole && !found.isEmpty ? found : nil
        known.withLock { _ = $0.updateValue(fields, forKey: key) }
        return fields
    }

    /// The stored properties that a class declares itself, without its superclasses'; none for other types.
    static func fields(ofClass type: Any.Type) -> [(name: String, type: Any.Type)] {
        guard type is AnyObject.Type else { return [] }
        var found: [(name: String, type: Any.Type)] = []
        // The option `classType`.
        _forEachField(of: type, options: _EachFieldOptions(rawValue: 1)) { name, _, type, _ in
            found.append((String(cString: name), type))
            return true
        }
        return found
    }

    enum Kind: Int {
        case enumeration = 0x201
        case optional = 0x202
        case structure = 0x200
        case tuple = 0x301
        case function = 0x302
        case existential = 0x303
    }

    /// Asking other kinds of types for fields would be a mistake; nil for them. The kind is the first word of what the
    /// runtime knows of a type. Source: swift/ABI/MetadataKind.def.
    static func kind(of type: Any.Type) -> Kind? {
        Kind(rawValue: unsafeBitCast(type, to: UnsafePointer<Int>.self).pointee)
    }

    /// Whether values of a type may be moved by copying their bytes: those with weak references may not. Told by flags in the
    /// table that lies before what the runtime knows of a type, after its eight functions, size and stride. Source:
    /// swift/ABI/ValueWitness.def, MetadataValues.h.
    private static func isBitwiseTakable(_ type: Any.Type) -> Bool {
        let metadata = unsafeBitCast(type, to: UnsafePointer<UnsafeRawPointer>.self)
        let flags = metadata[-1].load(fromByteOffset: 80, as: UInt32.self)
        return flags & 0x0010_0000 == 0
    }

    /// The type that an identifier was made of.
    static func type(_ identifier: ObjectIdentifier) -> Any.Type {
        unsafeBitCast(identifier, to: Any.Type.self)
    }

    private static func areEqual(_ field: Field, _ a: UnsafeRawPointer, _ b: UnsafeRawPointer) -> Bool {
        func open<T>(_ type: T.Type) -> Bool {
            if field.isIndirect {
                return haveEqualContents(indirectValue(of: field, a), indirectValue(of: field, b))
            }
            return compare(
                type, (a + field.offset).assumingMemoryBound(to: type),
                (b + field.offset).assumingMemoryBound(to: type), byEquality: true)
        }
        return _openExistential(field.type, do: open)
    }

    // MARK: Values

    private static func compare<T>(
        _ type: T.Type, _ a: UnsafePointer<T>, _ b: UnsafePointer<T>, byEquality: Bool
    ) -> Bool {
        // 1.
        if hasEqualBytes(a, b) { return true }
        // 3. before 2., as they aren't compared by what they hold.
        if let meaning = a.pointee as? any ComparedByMeaning { return sameMeaning(meaning, b.pointee) }
        // 2.
        if byEquality, let equal = equality(a.pointee, b.pointee) { return equal }
        // 4.
        if let parts = a.pointee as? any ComparedByParts { return sameParts(parts, b.pointee) }
        if let fields = fields(of: type) { return fields.allSatisfy { areEqual($0, a, b) } }
        return kind(of: type) == .existential && haveEqualContents(a.pointee as Any, b.pointee as Any)
    }

    /// What values of any type hold. What another protocol hides counts as different.
    private static func haveEqualContents(_ a: Any, _ b: Any) -> Bool {
        func open<T>(_ a: T) -> Bool {
            guard kind(of: T.self) != .existential, let b = b as? T else { return false }
            return areEqual(a, b)
        }
        return _openExistential(a, do: open)
    }

    static func hasEqualBytes<T>(_ a: UnsafePointer<T>, _ b: UnsafePointer<T>) -> Bool {
        let (left, right) = (UnsafeRawPointer(a), UnsafeRawPointer(b))
        var offset = 0
        let size = MemoryLayout<T>.size
        while offset + 8 <= size {
            if left.loadUnaligned(fromByteOffset: offset, as: UInt64.self)
                != right.loadUnaligned(fromByteOffset: offset, as: UInt64.self)
            {
                return false
            }
            offset += 8
        }
        while offset < size {
            if left.load(fromByteOffset: offset, as: UInt8.self)
                != right.load(fromByteOffset: offset, as: UInt8.self)
            {
                return false
            }
            offset += 1
        }
        return true
    }

    /// nil where the values aren't `Equatable`.
    static func equality<T>(_ a: T, _ b: T) -> Bool? {
        guard let a = a as? any Equatable else { return nil }
        func compare<E: Equatable>(_ a: E) -> Bool { (b as? E) == a }
        return compare(a)
    }

    static func sameMeaning<M: ComparedByMeaning>(_ a: M, _ b: Any) -> Bool {
        (b as? M).map { a.means($0) } ?? false
    }

    private static func sameParts<P: ComparedByParts>(_ a: P, _ b: Any) -> Bool {
        (b as? P).map { a.hasEqualParts($0) } ?? false
    }
}

/// A value that is compared by what it stands for, not by what it holds: a state by nothing, as its place keeps the
/// value; a binding by what it is bound to.
protocol ComparedByMeaning {
    func means(_ other: Self) -> Bool
}

/// A value that is compared part by part where it isn't `Equatable`.
protocol ComparedByParts {
    func hasEqualParts(_ other: Self) -> Bool
    /// In what the parts differ; nil where there are other parts.
    func difference(ofParts other: Self) -> ValueDifference?
    static var part: Any.Type { get }
}

extension Optional: ComparedByParts {
    func hasEqualParts(_ other: Self) -> Bool {
        switch (self, other) {
        case (nil, nil): true
        case (let a?, let b?): FieldComparison.areEqual(a, b)
        default: false
        }
    }
}

extension Array: ComparedByParts {
    func hasEqualParts(_ other: Self) -> Bool {
        count == other.count && zip(self, other).allSatisfy { FieldComparison.areEqual($0, $1) }
    }
}
