/// Which rows of a list are selected, and what a tap on a row does.
struct ListSelection {
    /// Whether the row of a value is selected.
    private(set) var isSelected: (AnyHashable) -> Bool = { _ in false }
    /// A row of a value was tapped; nil where rows can't be selected.
    private var select: ((AnyHashable) -> Void)?

    init() {}

    /// One row at most.
    init<Value: Hashable>(_ selection: Binding<Value?>?) {
        let selected = selection?.wrappedValue.map { AnyHashable($0) }
        isSelected = { $0 == selected }
        guard let selection else { return }
        select = { if let value = $0.base as? Value { selection.wrappedValue = value } }
    }

    /// Any number of rows: a tap selects one, or takes it out.
    init<Value: Hashable>(_ selection: Binding<Set<Value>>?) {
        let selected = Set((selection?.wrappedValue ?? []).map { AnyHashable($0) })
        isSelected = { selected.contains($0) }
        guard let selection else { return }
        select = { tapped in
            guard let value = tapped.base as? Value else { return }
            var values = selection.wrappedValue
            if values.remove(value) == nil { values.insert(value) }
            selection.wrappedValue = values
        }
    }

    /// What can be done with the row of a value; nil where it can't be selected.
    func actions(_ value: AnyHashable?) -> ControlActions? {
        guard let value, let select else { return nil }
        var actions = ControlActions("row")
        actions.rank = .row
        actions.readsContent = true
        actions.tap = { select(value) }
        return actions
    }
}
