import Foundation

/// The ids by which an element can be scrolled to: of `.id(_:)` and of the `ForEach`s around it.
enum IdentityTrait: TraitKey {
    static var defaultValue: [AnyHashable] { [] }
}

extension _Elements {
    /// The elements with one more id to be found by; only inside scroll views, where it matters.
    func identified(by id: @autoclosure () -> AnyHashable, _ inputs: _ResolveInputs) -> _Elements {
        guard inputs.surroundings.viewport != nil else { return self }
        let id = id()
        for node in nodes { node.traits[IdentityTrait.self].append(id) }
        return self
    }
}

extension LayoutNode {
    /// The frame of the first element, outermost first, that has `id`; nil where none has it.
    func frame(ofIdentity id: AnyHashable) -> CGRect? {
        if traits[IdentityTrait.self].contains(id) { return frame }
        return frameInside(ofIdentity: id)
    }
}
