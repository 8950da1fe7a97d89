/// Which field of a tree has the focus: at most one.
///
/// Fields are the places of `focused` modifiers; several around one view are one group, and gain and lose the focus
/// together. A `FocusState` that was set asks for its field; fields in turn write their states.
final class FocusSystem {
    /// A view with `focused` modifiers around it.
    final class Group {}

    private var fields: [WeakField] = []
    private(set) var focused: Group?
    /// States that were set since the focus was settled, the last one first asked.
    private var wishes: [any FocusWish] = []

    private struct WeakField {
        weak var field: FocusField?
    }

    private var living: [FocusField] { fields.compactMap(\.field).filter { !$0.isGone } }

    func add(_ field: FocusField) {
        fields.removeAll { $0.field == nil }
        fields.append(WeakField(field: field))
    }

    func remove(_ field: FocusField) {
        fields.removeAll { $0.field == nil || $0.field === field }
        field.resign()
        if let focused, !living.contains(where: { $0.group === focused }) { self.focused = nil }
    }

    /// A state was set by code.
    func wish(_ state: any FocusWish) {
        wishes.removeAll { $0 === state }
        wishes.append(state)
    }

    /// Grants what was asked for, in the order of asking:
    ///
    /// 1. A state without a field, as it is when nothing has the focus: its field, if focused, resigns.
    /// 2. A state that names a field in the tree moves the focus there.
    /// 3. One that names none waits while another pass follows, in which the field may come; else it goes back.
    func settle(isLast: Bool) {
        let asked = wishes
        wishes = []
        for state in asked {
            if state.isNothing {  // 1
                if let focused, living.contains(where: { $0.group === focused && $0.state === state }) {
                    move(to: nil)
                }
            } else if let field = living.first(where: { $0.state === state && $0.isNamed() }) {  // 2
                move(to: field.group)
            } else if isLast || state.hasWaited {  // 3
                state.reset()
            } else {
                state.hasWaited = true
                wishes.append(state)
            }
        }
    }

    /// Moves the focus to the field that has these annotations, as a person's tap or typing does; nil takes it away.
    func focus(_ annotations: [Annotation]?) {
        let field = annotations?.lazy.compactMap { $0.value as? FocusField }.first { !$0.isGone }
        move(to: field?.group)
    }

    /// Whether a view with these annotations has the focus; true of one that no focus state knows of.
    func isFocused(_ annotations: [Annotation]) -> Bool {
        let field = annotations.lazy.compactMap { $0.value as? FocusField }.first { !$0.isGone }
        return field.map { $0.group === focused } ?? true
    }

    private func move(to group: Group?) {
        focused = group
        let fields = living
        for field in fields where field.group !== group { field.resign() }
        for field in fields where field.group === group { field.gain() }
    }
}

/// What a focus state tells the system of it.
protocol FocusWish: AnyObject {
    /// Whether it says that nothing has the focus.
    var isNothing: Bool { get }
    /// Whether its field wasn't there when it was asked for.
    var hasWaited: Bool { get set }
    func reset()
}

/// The place of a `focused` modifier: what its state is set to when its view gains or loses the focus. On the main
/// actor only.
final class FocusField: Departing, @unchecked Sendable {
    let order: UInt
    var group: FocusSystem.Group
    /// The state behind the binding; nil outside the tree.
    weak var state: (any FocusWish)?
    /// Whether the state names this field.
    var isNamed: () -> Bool = { false }
    var gain: () -> Void = {}
    /// Takes the field's name out of the state, if it is there.
    var resign: () -> Void = {}
    private(set) var isGone = false
    private weak var graph: ViewGraph?

    init(_ graph: ViewGraph) {
        order = graph.pass.nextOrder()
        group = FocusSystem.Group()
        self.graph = graph
        graph.lifetime.focus.add(self)
    }

    /// Back in the tree: a row that came into view again.
    func `return`() {
        guard isGone else { return }
        isGone = false
        graph?.lifetime.focus.add(self)
    }

    var departure: @MainActor () -> Void {
        { [self] in
            isGone = true
            graph?.lifetime.focus.remove(self)
        }
    }
}
