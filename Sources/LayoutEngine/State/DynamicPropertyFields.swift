@_spi(Reflection) import Swift

/// Finds and binds the dynamic properties among a value's stored properties. The one place that reads
/// field offsets and writes through raw pointers.
enum DynamicPropertyFields {
    private struct Field {
        /// As stored: `_isOn` for `@State var isOn`.
        let name: String
        let offset: Int
        let type: any DynamicProperty.Type
    }

    /// Offsets by type: each type is reflected once. Views are resolved on the main actor only.
    nonisolated(unsafe) private static var cache: [ObjectIdentifier: [Field]] = [:]

    /// - Returns: The objects that properties ask the environment for and that aren't there: the body can't run.
    @MainActor
    static func bind<V>(_ value: inout V, _ inputs: _ResolveInputs, memo: BodyMemo? = nil) -> [MissingObject]
    {
        bind(
            &value,
            _PropertyContext(
                node: inputs.node, graph: inputs.graph, environment: inputs.environment, offset: 0,
                path: inputs.path, name: "", memo: memo, outer: inputs.memo))
        let graph = inputs.graph
        guard !graph.missingObjects.isEmpty else { return [] }
        defer { graph.missingObjects = [] }
        return graph.missingObjects
    }

    static func bind<V>(_ value: inout V, _ context: _PropertyContext) {
        let found = fields(of: V.self)
        guard !found.isEmpty else { return }
        withUnsafeMutablePointer(to: &value) { pointer in
            let base = UnsafeMutableRawPointer(pointer)
            for field in found {
                let inner = _PropertyContext(
                    node: context.node, graph: context.graph, environment: context.environment,
                    offset: context.offset + field.offset, path: context.path,
                    name: context.name.isEmpty ? field.name : context.name, memo: context.memo,
                    outer: context.outer)
                bindField(field.type, base + field.offset, inner)
            }
        }
    }

    private static func bindField<P: DynamicProperty>(
        _ type: P.Type, _ pointer: UnsafeMutableRawPointer, _ context: _PropertyContext
    ) {
        pointer.assumingMemoryBound(to: type)._bind(context)
    }

    /// The dynamic properties of two values of a type, side by side, with their offsets.
    static func properties<V>(of a: V, _ b: V) -> [(
        offset: Int, values: (any DynamicProperty, any DynamicProperty)
    )] {
        withUnsafePointer(to: a) { a in
            withUnsafePointer(to: b) { b in
                fields(of: V.self).map { field in
                    (field.offset, (value(field.type, a, field.offset), value(field.type, b, field.offset)))
                }
            }
        }
    }

    private static func value<P: DynamicProperty>(_ type: P.Type, _ base: UnsafeRawPointer, _ offset: Int)
        -> any DynamicProperty
    {
        (base + offset).assumingMemoryBound(to: type).pointee
    }

    /// The names of a type's dynamic properties, in the order declared; none for what isn't a struct.
    static func names(of type: Any.Type) -> [String] {
        fields(of: type).map(\.name)
    }

    /// The name of the dynamic property that stands at an offset of a value, or around it; nil where none does.
    static func name(of type: Any.Type, at offset: Int) -> String? {
        fields(of: type).last { $0.offset <= offset }?.name
    }

    private static func fields(of type: Any.Type) -> [Field] {
        let key = ObjectIdentifier(type)
        if let known = cache[key] { return known }
        var found: [Field] = []
        _forEachField(of: type) { name, offset, fieldType, _ in
            if let property = fieldType as? any DynamicProperty.Type {
                found.append(Field(name: String(cString: name), offset: offset, type: property))
            }
            return true
        }
        cache[key] = found
        return found
    }
}

extension UnsafeMutablePointer where Pointee: DynamicProperty {
    fileprivate func _bind(_ context: _PropertyContext) {
        pointee._bind(context)
    }
}
