/// Keeps on each element of the content what can be done with it; adds no element.
struct HandlerModifier: _PrimitiveModifier {
    /// The modifier's name, `onTapGesture`.
    let name: String
    /// The modifier of an element that disables it there, `deleteDisabled`.
    var disabler: String?
    /// - Parameter index: Which of the content's data the element belongs to.
    let make: @MainActor (_ inputs: _ResolveInputs, _ index: Int) -> ControlActions

    static func _resolve(
        _ modifier: Self, _ inputs: _ResolveInputs, content: @escaping (_ResolveInputs) -> _Elements
    ) -> _Elements {
        let elements = content(inputs)
        var index = -1
        var last: AnyHashable?
        for node in elements.nodes {
            let id = node.traits[DataIDTrait.self]
            if index < 0 || id == nil || id != last { index += 1 }
            last = id
            var actions = modifier.make(inputs, index)
            let isDisabled = node.annotations.last { $0.name == modifier.disabler }?.value as? Bool ?? false
            actions.isEnabled = inputs.environment.isEnabled && !isDisabled
            if isDisabled { actions.disableParts() }
            node.traits[AnnotationsKey.self].append(Annotation(name: modifier.name, value: actions))
        }
        return elements
    }
}

extension View {
    /// The view with something that can be done with it: layout and picture stay.
    ///
    /// - Parameter disabler: The modifier inside that disables it, by name.
    func handled(
        _ name: String, disabledBy disabler: String? = nil,
        _ make: @escaping @MainActor (_ResolveInputs, Int) -> ControlActions
    ) -> ModifiedContent<Self, HandlerModifier> {
        modifier(HandlerModifier(name: name, disabler: disabler, make: make))
    }

    /// The same for a gesture.
    func touchable(
        _ name: String, kind: String = "gesture",
        _ change: @escaping @MainActor (inout ControlActions) -> Void
    ) -> ModifiedContent<Self, HandlerModifier> {
        handled(name) { _, _ in
            var actions = ControlActions(kind)
            actions.rank = .gesture
            actions.readsContent = true
            change(&actions)
            return actions
        }
    }
}

extension View {
    /// The view with others that are used by someone who presses it, or names it.
    func attached<Content: View>(
        _ name: String, _ kind: String, _ content: Content, opens: ControlActions.Opening?
    ) -> ModifiedContent<Self, HandlerModifier> {
        handled(name) { inputs, _ in
            var actions = ControlActions(kind)
            actions.rank = .gesture
            actions.readsContent = true
            actions.content = AttachedContent(kind, ViewPart(content, role: name), inputs)
            actions.opens = opens
            return actions
        }
    }
}

extension _Elements {
    /// The first element with something that can be done with it.
    func handled(by actions: ControlActions) -> _Elements {
        first?.traits[AnnotationsKey.self].append(Annotation(name: actions.kind, value: actions))
        return self
    }
}
