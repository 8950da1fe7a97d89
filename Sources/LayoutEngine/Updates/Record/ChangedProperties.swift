/// What is said of a type's body by `_printChanges()`: `Row: @self, @identity, _model changed.`
///
/// The wording is SwiftUI's, as its users have published it. What it prints for a first body is measured: `@self` alone
/// for a view without dynamic properties, `@self, @identity, _name` with one.
enum ChangedProperties {
    /// The line for the innermost running body of `type`.
    ///
    /// 1. Where no body runs as an evaluation, the tree is drawn once: all bodies are first ones.
    /// 2. Where others run but none of `type`, as in a closure that is called later, nothing is known to have changed.
    @MainActor
    static func line(of type: Any.Type) -> String {
        guard BodyEvaluation.current != nil else { return line(of: type, because: [.identity]) }
        return line(of: type, because: BodyEvaluation.innermost(of: type)?.causes ?? [])
    }

    static func line(of type: Any.Type, because causes: [UpdateCause]) -> String {
        let names = names(in: type, causes)
        let changed = names.isEmpty ? "unchanged." : names.joined(separator: ", ") + " changed."
        return "\(QualifiedName.of(type)): \(changed)"
    }

    /// 1. `@dependencies`: an observable property that the body read.
    /// 2. `@self`: the view's value, which is new at a new place too.
    /// 3. `@identity`: the place, where there are dynamic properties to be kept by it.
    /// 4. Dynamic properties in the order declared: all at a new place.
    /// 5. Those that aren't among them, in the order given.
    private static func names(in type: Any.Type, _ causes: [UpdateCause]) -> [String] {
        let declared = DynamicPropertyFields.names(of: type)
        var (isNew, isOther, isObserved) = (false, false, false)
        var changed: [String] = []
        for cause in causes {
            switch cause {
            case .identity: isNew = true
            case .value(let fields):
                isOther = true
                changed += fields.filter(declared.contains)
            case .property(let name): changed.append(name)
            case .observed: isObserved = true
            }
        }
        var names: [String] = []
        // 1.
        if isObserved { names.append("@dependencies") }
        // 2.
        if isNew || isOther { names.append("@self") }
        // 3.
        if isNew, !declared.isEmpty { names.append("@identity") }
        // 4.
        names += declared.filter { isNew || changed.contains($0) }
        // 5.
        for name in changed where !names.contains(name) { names.append(name) }
        return names
    }
}
