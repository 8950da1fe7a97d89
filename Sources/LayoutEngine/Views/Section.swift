/// Views with a header and a footer: SwiftUI's `Section`.
///
/// Outside lists it is no container: header, content and footer are elements of what is around, unstyled.
public struct Section<Parent, Content, Footer> {
    let header: Parent
    let content: Content
    let footer: Footer
    var isExpanded: Binding<Bool>?
}

extension Section: View, _PrimitiveView where Parent: View, Content: View, Footer: View {
    public typealias Body = Never

    public init(
        @ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent,
        @ViewBuilder footer: () -> Footer
    ) {
        self.init(header: header(), content: content(), footer: footer())
    }

    public static func _resolve(_ view: Self, _ inputs: _ResolveInputs) -> _Elements {
        var elements = part(.header, resolveSlot(view.header, 0, styled(.header, inputs)), inputs)
        if let isExpanded = view.isExpanded, inputs.environment.sectionLook?.look == .sidebar {
            let label = SpokenLabel([ViewPart(view.header, role: "header")], inputs)
            elements = elements.handled(by: .disclosure("Section", label, isExpanded))
        }
        if view.showsContent(inputs) {
            elements.append(part(.content, resolveSlot(view.content, 1, inputs), inputs))
        }
        elements.append(part(.footer, resolveSlot(view.footer, 2, styled(.footer, inputs)), inputs))
        return elements
    }

    /// Collapsed, the content of a section in a sidebar isn't there.
    @MainActor
    private func showsContent(_ inputs: _ResolveInputs) -> Bool {
        guard let isExpanded, inputs.environment.sectionLook?.look == .sidebar else { return true }
        return inputs.observing { isExpanded.wrappedValue }
    }

    /// Inside lists headers and footers have a style of the list's.
    @MainActor
    private static func styled(_ part: SectionMembership.Part, _ inputs: _ResolveInputs) -> _ResolveInputs {
        guard let look = inputs.environment.sectionLook else { return inputs }
        var inputs = inputs
        look.style(part, &inputs.environment)
        return inputs
    }

    /// Marks the elements as a part of this section; those of a section inside keep theirs.
    private static func part(
        _ part: SectionMembership.Part, _ elements: _Elements, _ inputs: _ResolveInputs
    ) -> _Elements {
        for node in elements.nodes where node.traits[SectionTrait.self] == nil {
            node.traits[SectionTrait.self] = SectionMembership(section: inputs.node, part: part)
        }
        return elements
    }
}

extension Section where Parent: View, Content: View, Footer: View {
    @available(*, deprecated, message: "Use init(content:header:footer:).")
    public init(header: Parent, footer: Footer, @ViewBuilder content: () -> Content) {
        self.init(header: header, content: content(), footer: footer)
    }
}

extension Section where Parent: View, Content: View, Footer == EmptyView {
    public init(@ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent) {
        self.init(header: header(), content: content(), footer: EmptyView())
    }

    @available(*, deprecated, message: "Use init(content:header:).")
    public init(header: Parent, @ViewBuilder content: () -> Content) {
        self.init(header: header, content: content(), footer: EmptyView())
    }
}

extension Section where Parent == EmptyView, Content: View, Footer: View {
    public init(@ViewBuilder content: () -> Content, @ViewBuilder footer: () -> Footer) {
        self.init(header: EmptyView(), content: content(), footer: footer())
    }

    @available(*, deprecated, message: "Use init(content:footer:).")
    public init(footer: Footer, @ViewBuilder content: () -> Content) {
        self.init(header: EmptyView(), content: content(), footer: footer)
    }
}

extension Section where Parent == EmptyView, Content: View, Footer == EmptyView {
    public init(@ViewBuilder content: () -> Content) {
        self.init(header: EmptyView(), content: content(), footer: EmptyView())
    }
}

extension Section where Parent == Text, Content: View, Footer == EmptyView {
    public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
        self.init(header: Text(titleKey), content: content(), footer: EmptyView())
    }

    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
        self.init(header: Text(title), content: content(), footer: EmptyView())
    }
}

extension Section where Parent: View, Content: View, Footer == EmptyView {
    /// A section that a sidebar can collapse; other lists, and what isn't a list, show its content always.
    public init(
        isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent
    ) {
        self.init(header: header(), content: content(), footer: EmptyView(), isExpanded: isExpanded)
    }
}

extension Section where Parent == Text, Content: View, Footer == EmptyView {
    public init(
        _ titleKey: LocalizedStringKey, isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content
    ) {
        self.init(isExpanded: isExpanded, content: content) { Text(titleKey) }
    }

    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content
    ) {
        self.init(isExpanded: isExpanded, content: content) { Text(title) }
    }
}
