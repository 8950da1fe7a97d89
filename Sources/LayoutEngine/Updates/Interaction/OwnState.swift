extension _ResolveInputs {
    /// A value that a control keeps itself where nobody gave it a binding: seeded once at its place.
    func ownState<Value>(_ seed: Value) -> Binding<Value> {
        let storage = node.state(at: -3) { StateStorage(seed, of: node.type, graph: graph) }
        return Binding(get: { storage.read() }, set: { storage.set($0) }, target: .storage(storage))
    }
}
