extension ForEach where Content: View {
    /// One view for each of the views that `view` gives.
    @MainActor
    public init<V: View>(subviews view: V, @ViewBuilder content: @escaping (Subview) -> Content)
    where Data == ForEachSubviewCollection<Content>, ID == Subview.ID {
        self.init(
            data: ForEachSubviewCollection(base: AnyView(view)), content: content, id: { $0.id })
    }

    /// One view for each of the sections that `view` gives.
    @MainActor
    public init<V: View>(sections view: V, @ViewBuilder content: @escaping (SectionConfiguration) -> Content)
    where Data == ForEachSectionCollection<Content>, ID == SectionConfiguration.ID {
        self.init(
            data: ForEachSectionCollection(base: AnyView(view)), content: content, id: { $0.id })
    }
}

/// Data that is only known where the view stands.
protocol DataOfViews {
    @MainActor
    func resolved(_ inputs: _ResolveInputs) -> Self
}

/// The data of a `ForEach` over the views of a view: empty until it is shown.
public struct ForEachSubviewCollection<Content>: RandomAccessCollection, DataOfViews {
    public typealias Index = Int
    public typealias Element = Subview
    public typealias Indices = Range<Int>

    let base: AnyView
    private var subviews = SubviewsCollection(subviews: [])

    init(base: AnyView) {
        self.base = base
    }

    public var startIndex: Int { 0 }
    public var endIndex: Int { subviews.count }

    public subscript(index: Int) -> Subview { subviews[index] }

    func resolved(_ inputs: _ResolveInputs) -> Self {
        var data = self
        data.subviews = SubviewsCollection(
            subviews: SubviewSource.elements(of: base, inputs).map(\.subview))
        return data
    }
}

/// The data of a `ForEach` over the sections of a view: empty until it is shown.
public struct ForEachSectionCollection<Content>: RandomAccessCollection, DataOfViews {
    public typealias Index = Int
    public typealias Element = SectionConfiguration
    public typealias Indices = Range<Int>

    let base: AnyView
    private var sections = SectionCollection([])

    init(base: AnyView) {
        self.base = base
    }

    public var startIndex: Int { 0 }
    public var endIndex: Int { sections.count }

    public subscript(index: Int) -> SectionConfiguration { sections[index] }

    func resolved(_ inputs: _ResolveInputs) -> Self {
        var data = self
        data.sections = SectionCollection(SubviewSource.elements(of: base, inputs))
        return data
    }
}
