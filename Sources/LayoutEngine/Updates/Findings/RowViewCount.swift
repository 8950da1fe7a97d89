import Drawing

/// The rule `row-view-count`: how many views an element of a `ForEach` gives can't be told from the type of its content,
/// in a list or a lazy container, which then can't count its rows without making them.
///
/// Source: Apple, WWDC 2023, session 10160: a list needs all ids, and skips rows whose count is constant.
enum RowViewCount {
    /// How many views a type gives.
    enum Count: Equatable {
        case constant(Int)
        /// What makes it vary.
        case varying(Reason)
    }

    enum Reason: String {
        case hidden = "AnyView (or an if #available) hides how many views an element gives"
        case optional = "an if without else gives a view for some elements and none for others"
        case branches = "branches of an if or switch give different numbers of views"
        case nested = "a ForEach inside gives as many views as its data have elements"
    }

    @MainActor
    static func inspect(_ content: Any.Type, of element: Any.Type, _ count: Int, _ inputs: _ResolveInputs) {
        // One row costs nothing, and a form has no more than fit on a page.
        guard count > 1, inputs.environment.controlPlace != .formRow,
            case .varying(let reason) = RowViewCount.count(content)
        else { return }
        inputs.graph.report(
            .warning, .rowViewCount, at: inputs.pathOfRows,
            "\(reason.rawValue), so the container around has to make the views of all \(RowFindings.name(of: element))s to know its rows, "
                + "instead of those in view. \(cure(reason))")
    }

    private static func cure(_ reason: Reason) -> String {
        switch reason {
        case .hidden:
            "Write the views in an if or switch with as many in each branch, or put a stack around the AnyView."
        case .optional: "Filter the data before they are given to ForEach, or put a stack around the if."
        case .branches: "Give each branch as many views, or put a stack around them."
        case .nested: "Put the inner ForEach into a Section or a stack, or make one collection of the data."
        }
    }

    // MARK: Types

    /// Worked out once a type.
    @MainActor
    static func count(_ type: Any.Type) -> Count {
        let key = ObjectIdentifier(type)
        if let known = counts[key] { return known }
        let count = compute(type)
        counts[key] = count
        return count
    }

    @MainActor private static var counts: [ObjectIdentifier: Count] = [:]

    /// 1. Views that are more or less than one say so.
    /// 2. Other views of this module are one.
    /// 3. A view with a body is what its body is.
    @MainActor
    private static func compute(_ type: Any.Type) -> Count {
        if let counted = type as? any CountedInRows.Type { return counted.countInRows }  // 1
        if type is any _PrimitiveView.Type { return .constant(1) }  // 2
        guard let view = type as? any View.Type else { return .constant(1) }
        return count(body(of: view))  // 3
    }

    @MainActor
    private static func body(of type: any View.Type) -> Any.Type {
        func open<V: View>(_ type: V.Type) -> Any.Type { V.Body.self }
        return open(type)
    }
}

/// A view that may be more or less than one row.
@MainActor
private protocol CountedInRows {
    static var countInRows: RowViewCount.Count { get }
}

extension EmptyView: CountedInRows {
    fileprivate static var countInRows: RowViewCount.Count { .constant(0) }
}

extension AnyView: CountedInRows {
    fileprivate static var countInRows: RowViewCount.Count { .varying(.hidden) }
}

extension Group: CountedInRows where Content: View {
    fileprivate static var countInRows: RowViewCount.Count { RowViewCount.count(Content.self) }
}

extension Optional: CountedInRows where Wrapped: View {
    fileprivate static var countInRows: RowViewCount.Count {
        let inner = RowViewCount.count(Wrapped.self)
        return inner == .constant(0) ? inner : .varying(.optional)
    }
}

extension _ConditionalContent: CountedInRows where TrueContent: View, FalseContent: View {
    fileprivate static var countInRows: RowViewCount.Count {
        let (first, second) = (RowViewCount.count(TrueContent.self), RowViewCount.count(FalseContent.self))
        if case .varying = first { return first }
        if case .varying = second { return second }
        return first == second ? first : .varying(.branches)
    }
}

extension TupleView: CountedInRows {
    fileprivate static var countInRows: RowViewCount.Count {
        var sum = 0
        for (_, type) in FieldComparison.fieldTypes(of: T.self) {
            guard case .constant(let count) = RowViewCount.count(type) else {
                return RowViewCount.count(type)
            }
            sum += count
        }
        return .constant(sum)
    }
}

extension ForEach: CountedInRows where Content: View {
    fileprivate static var countInRows: RowViewCount.Count { .varying(.nested) }
}

extension EquatableView: CountedInRows {
    fileprivate static var countInRows: RowViewCount.Count { RowViewCount.count(Content.self) }
}

extension _IdentifiedView: CountedInRows {
    fileprivate static var countInRows: RowViewCount.Count { RowViewCount.count(Content.self) }
}

extension ModifiedContent: CountedInRows where Content: View, Modifier: ViewModifier {
    /// A modifier with a body of one view gives one, whatever it is put around.
    fileprivate static var countInRows: RowViewCount.Count {
        if Modifier.Body.self != Never.self, Modifier.Body._listShape == .one { return .constant(1) }
        return RowViewCount.count(Content.self)
    }
}
