/// The rule `preference-keeps-last`: several views of a container set a preference to different values, and its
/// `reduce` keeps the last one only.
///
/// Two values are reduced in both orders. Where each time the second one comes out, the others were never heard.
/// Values that can't be compared are skipped, and so are keys of this module.
enum LastPreference {
    static func inspect<K: PreferenceKey>(
        _ key: K.Type, _ value: K.Value, _ next: K.Value, in container: LayoutNode
    ) {
        guard let a = value as? any Equatable, let b = next as? any Equatable, !isEqual(a, b),
            keeps(second: b, reduced(key, value, next)), keeps(second: a, reduced(key, next, value)),
            !CustomLayout.isOwn(key)
        else { return }
        container.graph.report(
            .warning, .preferenceKeepsLast, at: container.path,
            "holds several views that set the preference \(ViewName.of(key)) to different values, and its reduce "
                + "keeps only the last one. Combine value with nextValue() in reduce: append, add, or take the "
                + "larger.")
    }

    private static func reduced<K: PreferenceKey>(_ key: K.Type, _ a: K.Value, _ b: K.Value) -> K.Value {
        var value = a
        K.reduce(value: &value) { b }
        return value
    }

    private static func keeps(second: any Equatable, _ result: Any) -> Bool {
        guard let result = result as? any Equatable else { return false }
        return isEqual(second, result)
    }

    private static func isEqual<T: Equatable>(_ a: T, _ b: any Equatable) -> Bool {
        (b as? T) == a
    }
}
