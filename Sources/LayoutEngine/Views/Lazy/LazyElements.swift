/// How many elements the views of a type give, as far as the type tells.
public enum _ListShape: Sendable {
    /// Exactly one.
    case one
    /// None, one or several, made together.
    case several
    /// A list of views that can be made one at a time.
    case list
}

/// The elements that a view would give, to be made when they are wanted.
///
/// They come in units: a unit is what is made together, one view in most cases. Places in the tree are those
/// that making all elements at once would give.
public struct _LazyElements {
    /// Units of one origin: the rows of a `ForEach`, or one view.
    struct Run {
        var count: Int
        /// Whether each unit is exactly one element.
        var isUnary: Bool
        var section: SectionMembership?
        /// The explicit id of a unit, where units have one.
        var id: ((Int) -> AnyHashable)?
        /// The ids of `.id(_:)` around a unit, as far as they are known without making it.
        var writtenIDs: ((Int) -> [AnyHashable])?
        var make: @MainActor (Int) -> _Elements
    }

    private(set) var runs: [Run] = []

    @usableFromInline init() {}

    init(_ run: Run) {
        if run.count > 0 { runs = [run] }
    }

    @usableFromInline
    mutating func append(_ other: _LazyElements) {
        runs.append(contentsOf: other.runs)
    }

    func mapRuns(_ transform: (Run) -> Run) -> _LazyElements {
        var result = self
        result.runs = runs.map(transform)
        return result
    }

    /// All of them, made now.
    @MainActor
    func all() -> _Elements {
        var elements = _Elements()
        for run in runs {
            for index in 0..<run.count { elements.append(run.make(index)) }
        }
        return elements
    }

    /// The whole view as one unit.
    @MainActor
    static func unit<V: View>(_ view: V, _ inputs: _ResolveInputs) -> _LazyElements {
        let owners = inputs.owners
        return _LazyElements(
            Run(
                count: 1, isUnary: V._listShape == .one,
                writtenIDs: (view as? any WithWrittenID).map { view in { _ in view.writtenIDs } },
                make: { _ in
                    var inputs = inputs
                    inputs.owners = owners
                    return V._resolve(view, inputs)
                }))
    }
}

@MainActor
extension View {
    public static var _listShape: _ListShape { Body._listShape }

    /// A view with a body: one unit where the body is one element, else the body's units.
    public static func _lazyElements(_ view: Self, _ inputs: _ResolveInputs) -> _LazyElements {
        guard _listShape != .one else { return .unit(view, inputs) }
        var inputs = inputs.place(of: Self.self)
        if let live = inputs.graph.live { return live.units(view, inputs) }
        var bound = view
        let missing = DynamicPropertyFields.bind(&bound, inputs)
        guard missing.isEmpty else {
            inputs.report(missing, of: Self.self)
            return _LazyElements()
        }
        inputs.enter(owner: ViewName.of(Self.self))
        let body = inputs.observing { bound.body }
        return Body._lazyElements(body, inputs.child(.body, Body.self))
    }
}

@MainActor
extension Never {
    public static var _listShape: _ListShape { .one }
}

@MainActor
extension _PrimitiveView {
    public static var _listShape: _ListShape { .one }

    public static func _lazyElements(_ view: Self, _ inputs: _ResolveInputs) -> _LazyElements {
        .unit(view, inputs)
    }
}

@MainActor
extension EmptyView {
    public static var _listShape: _ListShape { .several }

    public static func _lazyElements(_ view: Self, _ inputs: _ResolveInputs) -> _LazyElements {
        _LazyElements()
    }
}

@MainActor
extension TupleView {
    public static var _listShape: _ListShape { .list }

    public static func _lazyElements(_ view: Self, _ inputs: _ResolveInputs) -> _LazyElements {
        view.lazyElements(view.value, inputs)
    }
}

/// The units of the view at one place of a block.
@MainActor
@usableFromInline
func lazySlot<V: View>(_ view: V, _ slot: Int, _ inputs: _ResolveInputs) -> _LazyElements {
    guard let inner = inputs.branch(.slot(slot), V.self) else { return _LazyElements() }
    return V._lazyElements(view, inner)
}

@MainActor
extension Group where Content: View {
    public static var _listShape: _ListShape { Content._listShape }

    public static func _lazyElements(_ view: Self, _ inputs: _ResolveInputs) -> _LazyElements {
        Content._lazyElements(view.content, inputs)
    }
}

@MainActor
extension ScrollViewReader {
    public static var _listShape: _ListShape { .several }
}

@MainActor
extension _ConditionalContent where TrueContent: View, FalseContent: View {
    public static var _listShape: _ListShape {
        let shapes = [TrueContent._listShape, FalseContent._listShape]
        if shapes.contains(.list) { return .list }
        return shapes.contains(.several) ? .several : .one
    }

    public static func _lazyElements(_ view: Self, _ inputs: _ResolveInputs) -> _LazyElements {
        SplitIdentity.inspect(view, inputs)
        switch view.storage {
        case .first(let content):
            return TrueContent._lazyElements(content, inputs.child(.branch(0), TrueContent.self))
        case .second(let content):
            return FalseContent._lazyElements(content, inputs.child(.branch(1), FalseContent.self))
        }
    }
}

@MainActor
extension Optional where Wrapped: View {
    public static var _listShape: _ListShape { Wrapped._listShape == .list ? .list : .several }

    public static func _lazyElements(_ view: Self, _ inputs: _ResolveInputs) -> _LazyElements {
        guard let view else { return _LazyElements() }
        return Wrapped._lazyElements(view, inputs.child(.branch(0), Wrapped.self))
    }
}

@MainActor
extension EquatableView {
    public static var _listShape: _ListShape { Content._listShape == .one ? .one : .several }
}

@MainActor
extension _IdentifiedView {
    static var _listShape: _ListShape { Content._listShape == .one ? .one : .several }
}

@MainActor
extension ElementSelection {
    package static var _listShape: _ListShape { .several }
}

@MainActor
extension ElementProbe {
    package static var _listShape: _ListShape { .several }
}

@MainActor
extension SubviewsCollection {
    public static var _listShape: _ListShape { .several }
}

@MainActor
extension SubviewsCollectionSlice {
    public static var _listShape: _ListShape { .several }
}

@MainActor
extension GroupElementsOfContent {
    public static var _listShape: _ListShape { .several }
}

@MainActor
extension GroupSectionsOfContent {
    public static var _listShape: _ListShape { .several }
}

@MainActor
extension GridRow {
    public static var _listShape: _ListShape { .several }
}
