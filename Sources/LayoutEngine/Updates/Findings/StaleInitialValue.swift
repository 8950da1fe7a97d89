import Drawing

/// The rule `stale-initial-value`: a state is seeded from an input of its view, as `State(initialValue: item.name)`
/// is, and the input has changed: the state still holds the first seed.
///
/// 1. The view at a place got another value, of which stored fields differ.
/// 2. A field, or a part of one, was what the state was seeded with, and now is what it would be seeded with. So
///    constants, dates, new ids and counters are no finding, whatever they are at each rendering.
/// 3. When the update is over, with `onChange` actions run, the state still holds the former seed. One that was edited
///    since is its view's own business.
/// 4. A task may set it later: the finding is taken back then.
///
/// Fields whose names begin with `initial` or `default` say that a seed is what they are, and explain what is seeded with
/// them. States of objects are left out:
/// their initial value may be costly. O(fields) for views with such a state whose value changed.
enum StaleInitialValue {
    @MainActor
    static func inspect<V>(_ old: V, _ new: V, _ inputs: _ResolveInputs) {
        guard let live = inputs.graph.live, hasState(V.self) else { return }
        // 1.
        let differing = FieldComparison.differingFields(old, new) ?? []
        guard differing.contains(where: { !saysThatItIsASeed($0.name) }) else { return }
        var parts: [ChangedPart] = []
        for field in differing {
            ChangedPart.collect(
                field.old, field.new, ChangedPart.written(field.name), isSeed: saysThatItIsASeed(field.name),
                into: &parts)
        }
        let path = inputs.path.appending(inputs.label(ViewName.of(V.self)))
        for state in DynamicPropertyFields.properties(of: old, new) {
            guard let (former, latter) = state.values as? (any SeededState, any SeededState) else { continue }
            former.inspect(latter, inputs.node, state.offset, parts, path, live)
        }
    }

    private static func saysThatItIsASeed(_ name: String) -> Bool {
        let name = name.hasPrefix("_") ? name.dropFirst() : name[...]
        return ["initial", "default"].contains { name.hasPrefix($0) }
    }

    @MainActor private static var known: [ObjectIdentifier: Bool] = [:]

    @MainActor
    private static func hasState(_ type: Any.Type) -> Bool {
        let key = ObjectIdentifier(type)
        if let known = known[key] { return known }
        let has = FieldComparison.fieldTypes(of: type).contains { field in
            (field.type as? any SeededState.Type)?.isInspected ?? false
        }
        known[key] = has
        return has
    }

    static func report(_ name: String, _ field: String, at path: ViewPath, _ live: LiveTree) {
        live.findings.add(
            LayoutDiagnostic(
                severity: .warning, rule: .staleInitialValue, path: path,
                message:
                    "seeds its state \(name) from \(field), which has changed: a state is seeded once for each identity, so "
                    + "that this one still shows the first value. Give the view an identity of its own for each, .id(item.id), "
                    + "where it is used; or pass a Binding; or set the state in onChange(of: \(field))."))
    }
}

/// A part of a view's field that is another than before.
struct ChangedPart {
    /// `item.name`.
    let name: String
    let old: Any
    let new: Any
    /// Whether its field says that it is a seed.
    let isSeed: Bool

    /// Parts that are looked at, and how deep they lie.
    private static let limits = (count: 64, depth: 3)

    /// A value that changed, and those of its parts that did; optionals count as what they hold.
    static func collect(
        _ old: Any, _ new: Any, _ name: String, isSeed: Bool = false, depth: Int = 0,
        into parts: inout [ChangedPart]
    ) {
        guard parts.count < limits.count, let old = unwrapped(old), let new = unwrapped(new) else { return }
        parts.append(ChangedPart(name: name, old: old, new: new, isSeed: isSeed))
        let (before, after) = (Mirror(reflecting: old), Mirror(reflecting: new))
        guard depth < limits.depth, before.displayStyle == .struct || before.displayStyle == .class,
            type(of: old) == type(of: new)
        else { return }
        for (before, after) in zip(before.children, after.children) {
            guard let label = before.label, !label.hasPrefix("_$"),
                !FieldComparison.areEqual(before.value, after.value)
            else { continue }
            let part = label == "wrappedValue" ? name : "\(name).\(written(label))"
            collect(before.value, after.value, part, isSeed: isSeed, depth: depth + 1, into: &parts)
        }
    }

    /// A field's name as people write it.
    static func written(_ label: String) -> String {
        label.hasPrefix("_") ? String(label.dropFirst()) : label
    }

    /// What an optional holds; nil for an empty one.
    static func unwrapped(_ value: Any) -> Any? {
        let mirror = Mirror(reflecting: value)
        guard mirror.displayStyle == .optional else { return value }
        return mirror.children.first.flatMap { unwrapped($0.value) }
    }
}

/// A state as what it is seeded with.
private protocol SeededState {
    /// Not those of objects.
    static var isInspected: Bool { get }

    /// Steps 2 to 4.
    @MainActor
    func inspect(
        _ new: any SeededState, _ node: ViewNode, _ offset: Int, _ parts: [ChangedPart], _ path: ViewPath,
        _ live: LiveTree)
}

extension State: SeededState {
    fileprivate static var isInspected: Bool {
        !(Value.self is AnyClass) && !FieldComparison.isFunction(Value.self)
    }

    @MainActor
    fileprivate func inspect(
        _ new: any SeededState, _ node: ViewNode, _ offset: Int, _ parts: [ChangedPart], _ path: ViewPath,
        _ live: LiveTree
    ) {
        // 2.
        let candidates = parts.filter { Self.canSeed($0.old) && Self.canSeed($0.new) }
        guard Self.isInspected, !candidates.isEmpty, let new = new as? State<Value>,
            let storage = node.known(at: offset) as? StateStorage<Value>
        else { return }
        let (former, latter) = (initial(), new.initial())
        guard !FieldComparison.areEqual(former, latter) else { return }
        let sources = candidates.filter { Self.isSeed($0.old, former) && Self.isSeed($0.new, latter) }
        guard let source = sources.first, !sources.contains(where: \.isSeed) else { return }
        // 3.
        live.whenUpdated { [weak storage, weak live] in
            guard let storage, let live, FieldComparison.areEqual(storage.value, former) else { return }
            StaleInitialValue.report(storage.publicName, source.name, at: path, live)
            // 4.
            storage.onSet = { [weak storage, weak live] value in
                guard FieldComparison.areEqual(value, latter) else { return }
                live?.findings.remove(.staleInitialValue, at: path)
                storage?.onSet = nil
            }
        }
    }

    /// Whether a part is of the state's type, or of what the state's optional holds.
    private static func canSeed(_ part: Any) -> Bool { part is Value }

    private static func isSeed(_ part: Any, _ seed: Value) -> Bool {
        (part as? Value).map { FieldComparison.areEqual($0, seed) } ?? false
    }
}
