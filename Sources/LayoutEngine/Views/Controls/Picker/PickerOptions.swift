/// The selection of a picker, whatever its type.
struct PickerSelection {
    let read: () -> AnyHashable
    /// Chooses the option of a tag; false where the tag is of another type.
    let write: (AnyHashable) -> Bool

    init<Value: Hashable>(_ selection: Binding<Value>) {
        read = { AnyHashable(selection.wrappedValue) }
        write = { tag in
            guard let value = tag.base as? Value ?? tag.unwrapped.base as? Value else { return false }
            if value != selection.wrappedValue { selection.wrappedValue = value }
            return true
        }
    }
}

/// The options of a picker, and which is chosen.
struct PickerOptions {
    let content: ViewPart
    let selection: AnyHashable
    let select: (AnyHashable) -> Bool

    /// The options' elements, and the index of the one that is chosen.
    @MainActor
    func elements(_ inputs: _ResolveInputs) -> (_Elements, chosen: Int?) {
        let elements = content.elements(inputs)
        if inputs.graph.isInteractive {
            for node in elements.nodes { _ = _Elements(node).handled(by: action(of: node)) }
        }
        return (elements, elements.nodes.firstIndex { $0.selectionValue?.unwrapped == selection })
    }

    /// A tap on an option chooses it.
    private func action(of option: LayoutNode) -> ControlActions {
        var actions = ControlActions("option")
        actions.readsContent = true
        let (tag, select) = (option.selectionValue, select)
        actions.tap = { if let tag { _ = select(tag) } }
        return actions
    }

    /// Takes an option's tag, or what it is called.
    ///
    /// - Parameter opens: Whether a tap shows the options, which aren't seen before.
    @MainActor
    func actions(_ label: SpokenLabel, _ inputs: _ResolveInputs, opens: Bool) -> ControlActions {
        var actions = ControlActions("Picker", label: label)
        actions.isContainer = true
        if opens {
            actions.opens = .tap
            actions.content = AttachedContent(
                "Picker", ViewPart(PickerOptionList(options: self), role: "list"), inputs)
        }
        let listed: @MainActor () -> [Listed] = {
            content.listed(inputs).map { Listed(tag: $0.selectionValue, name: SpokenText.of([$0])) }
        }
        actions.set = { value throws(ValueRefusal) in
            let options = MainActorDoor.run(listed)
            let chosen =
                options.first { $0.tag?.unwrapped == value.unwrapped }
                ?? options.first { $0.name == value.base as? String }
            guard let tag = chosen?.tag, select(tag) else { throw .noOption(options.map(\.name)) }
        }
        return actions
    }

    private struct Listed {
        let tag: AnyHashable?
        let name: String
    }
}

/// The options as a menu shows them.
private struct PickerOptionList: _PrimitiveView {
    let options: PickerOptions

    static func _resolve(_ view: PickerOptionList, _ inputs: _ResolveInputs) -> _Elements {
        view.options.elements(inputs).0
    }
}
