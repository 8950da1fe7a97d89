extension Group {
    /// Builds views out of the views that `view` gives: those of groups, `ForEach` and conditionals each count.
    @MainActor
    public init<Base: View, Result: View>(
        subviews view: Base, @ViewBuilder transform: @escaping (SubviewsCollection) -> Result
    ) where Content == GroupElementsOfContent<Base, Result> {
        self.init(content: GroupElementsOfContent(base: view, transform: transform))
    }

    /// Builds views out of the sections that `view` gives.
    @MainActor
    public init<Base: View, Result: View>(
        sections view: Base, @ViewBuilder transform: @escaping (SectionCollection) -> Result
    ) where Content == GroupSectionsOfContent<Base, Result> {
        self.init(content: GroupSectionsOfContent(base: view, transform: transform))
    }
}

/// What `Group(subviews:transform:)` shows.
public struct GroupElementsOfContent<Subviews: View, Content: View>: _PrimitiveView {
    let base: Subviews
    let transform: (SubviewsCollection) -> Content

    public static func _resolve(_ view: Self, _ inputs: _ResolveInputs) -> _Elements {
        let elements = SubviewSource.elements(of: AnyView(view.base), inputs)
        let subviews = SubviewsCollection(subviews: elements.map(\.subview))
        let content = inputs.observing { view.transform(subviews) }
        return Content._resolve(content, inputs.child(.body, Content.self)).dynamic()
    }
}

/// What `Group(sections:transform:)` shows.
public struct GroupSectionsOfContent<Sections: View, Content: View>: _PrimitiveView {
    let base: Sections
    let transform: (SectionCollection) -> Content

    public static func _resolve(_ view: Self, _ inputs: _ResolveInputs) -> _Elements {
        let sections = SectionCollection(SubviewSource.elements(of: AnyView(view.base), inputs))
        let content = inputs.observing { view.transform(sections) }
        return Content._resolve(content, inputs.child(.body, Content.self)).dynamic()
    }
}
