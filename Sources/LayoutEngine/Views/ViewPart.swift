/// A view handed over to a style, its type hidden: a button's label, a label's icon.
///
/// It stands for the elements of the view; several are set side by side where one is needed.
struct ViewPart {
    private let resolve: @MainActor (_ResolveInputs) -> _Elements

    /// - Parameter role: Tells the parts of one control apart, for identity.
    @MainActor
    init<V: View>(_ view: V, role: String) {
        resolve = { inputs in V._resolve(view, inputs.child(.role(role), V.self)) }
    }

    @MainActor
    func elements(_ inputs: _ResolveInputs) -> _Elements { resolve(inputs) }

    /// One element: several, or none, become a row.
    @MainActor
    func row(_ inputs: _ResolveInputs) -> _Elements {
        let label = inputs.label("HStack")
        let elements = resolve(inputs)
        guard elements.count != 1 else { return elements }
        return _Elements(
            ContainerNode(HStackLayout(), elements, inputs, path: inputs.path, label: label))
    }
}

/// The styles of one kind that are in force: a style's body sees those outside it.
final class StyleStack<Style> {
    let style: Style
    let outer: StyleStack<Style>?

    init(_ style: Style, outer: StyleStack<Style>?) {
        self.style = style
        self.outer = outer
    }
}
