import Drawing

/// What a view knows while it is resolved: its node, its environment, and where it stands.
///
/// Views pass it on from each to the next, mostly unchanged: what they share lies in one place, which is copied when
/// something in it changes.
public struct _ResolveInputs {
    /// Identity and state of this place.
    let node: ViewNode
    private var shared: ResolveContext

    init(
        node: ViewNode, graph: ViewGraph, environment: EnvironmentValues, surroundings: Surroundings,
        path: ViewPath, siblings: SiblingCounter
    ) {
        self.node = node
        shared = ResolveContext(
            ResolveContext.Values(
                graph: graph, environment: environment, surroundings: surroundings, path: path,
                siblings: siblings))
    }

    private init(_ node: ViewNode, _ shared: ResolveContext) {
        self.node = node
        self.shared = shared
    }

    /// What was known when a context was taken, at a node.
    init(_ context: Context, at node: ViewNode) {
        self.init(node, context.shared)
    }

    /// What is known apart from the node, which may own who keeps it.
    struct Context {
        fileprivate let shared: ResolveContext

        var path: ViewPath { shared.values.path }
        var environment: EnvironmentValues { shared.values.environment }
    }

    var context: Context { Context(shared: shared) }

    private mutating func change(_ change: (inout ResolveContext.Values) -> Void) {
        var values = shared.values
        change(&values)
        shared = ResolveContext(values)
    }

    /// Inputs for a view at `key` below this one. The node is kept if it was there with the same type.
    func child(_ key: ViewNode.Key, _ type: Any.Type) -> _ResolveInputs {
        _ResolveInputs(node.child(key, type), shared)
    }

    /// The place of a view with state of its own: this one, or one below where this one's type is that of modifiers or
    /// containers around the view, which share their content's place.
    func place(of type: Any.Type) -> _ResolveInputs {
        node.type == type ? self : child(.body, type)
    }

    /// At the place of a modified view, below its modifier's.
    @usableFromInline func inBody(_ type: Any.Type) -> _ResolveInputs {
        child(.body, type)
    }

    /// At a place of a builder's block; nil when no element that is looked for is below it.
    @usableFromInline func inSlot(_ slot: Int, _ type: Any.Type) -> _ResolveInputs? {
        branch(.slot(slot), type)
    }

    /// The same surroundings at another node.
    func at(_ node: ViewNode) -> _ResolveInputs {
        _ResolveInputs(node, shared)
    }

    /// Notes that a user's view of this name was entered.
    mutating func enter(owner: String) {
        owners.append(owner)
    }

    /// Names the element that is made from these inputs: `Card/VStack`, `Text "Total"`.
    func label(_ name: String) -> String {
        let owners = shared.values.owners
        return owners.isEmpty ? name : owners.reversed().reduce(name) { $1 + "/" + $0 }
    }

    /// Inputs for the children of an element called `name`, which stands at `elementPath`.
    func inside(_ elementPath: ViewPath, stackAxis: Axis?) -> _ResolveInputs {
        var inputs = self
        inputs.change { values in
            values.path = elementPath
            values.siblings = SiblingCounter()
            values.owners = []
            values.search = nil
            values.keepsRowActions = false
            values.tellsPlaces = false
            values.stackAxis = stackAxis
        }
        return inputs
    }

    /// The path of a new element called `label`, numbered among its siblings.
    func elementPath(_ label: String) -> ViewPath {
        let index = siblings.next()
        guard graph.live != nil else { return path.appending(label, index: index) }
        if let known = node.elementPath, known.parent === path, known.index == index, known.name == label {
            return known
        }
        let made = path.appending(label, index: index)
        node.elementPath = made
        return made
    }
}

extension _ResolveInputs {
    var graph: ViewGraph { shared.values.graph }
    var environment: EnvironmentValues {
        get { shared.values.environment }
        set { change { $0.environment = newValue } }
    }
    /// What is known of the elements around.
    var surroundings: Surroundings {
        get { shared.values.surroundings }
        set { change { $0.surroundings = newValue } }
    }
    /// The path of the element that contains this one, with the names of the views on the way.
    var path: ViewPath {
        get { shared.values.path }
        set { change { $0.path = newValue } }
    }
    /// Counts the elements of the enclosing container, for their paths.
    var siblings: SiblingCounter {
        get { shared.values.siblings }
        set { change { $0.siblings = newValue } }
    }
    /// Views entered since the last element: they prefix its name.
    var owners: [String] {
        get { shared.values.owners }
        set { change { $0.owners = newValue } }
    }
    /// The path of the view that is resolved, as far as it is known before its element is made.
    var viewPath: ViewPath { owners.reduce(path) { $0.appending($1) } }
    /// The axis of the enclosing stack: spacers and dividers turn by it. nil outside stacks.
    var stackAxis: Axis? {
        get { shared.values.stackAxis }
        set { change { $0.stackAxis = newValue } }
    }
    /// What is looked for among the elements of the view that is resolved; nil where they are just shown.
    var search: ElementSearch? {
        get { shared.values.search }
        set { change { $0.search = newValue } }
    }
    /// Whether the elements are only listed: nothing appears or changes.
    var isListing: Bool {
        get { shared.values.isListing }
        set { change { $0.isListing = newValue } }
    }
    /// The writer of the environment that is nearest around, in a tree that is kept.
    var writer: EnvironmentWriter? { shared.values.writer }
    /// The place of the `ForEach` of whose rows one is around, in a tree that is kept.
    var rows: ObjectIdentifier? { shared.values.rows }

    /// The same inside of a writer, with what it wrote.
    func inside(_ writer: EnvironmentWriter, _ environment: EnvironmentValues) -> _ResolveInputs {
        var inputs = self
        inputs.change {
            $0.writer = writer
            $0.environment = environment
        }
        return inputs
    }

    /// The same for the rows of a `ForEach` at this place.
    func insideRows() -> _ResolveInputs {
        guard graph.live != nil else { return self }
        var inputs = self
        inputs.change { $0.rows = ObjectIdentifier(node) }
        return inputs
    }

    /// The nearest view around that has a body, in a tree that is kept.
    var memo: BodyMemo? { shared.values.memo }
    /// The run of a body that gave the view which is resolved.
    var evaluation: UInt { shared.values.evaluation }
    /// Whether elements are looked for, and not made for good.
    var isSearching: Bool { search != nil || isListing }

    /// The same for the views that a view's body gives.
    func inside(_ memo: BodyMemo) -> _ResolveInputs {
        var inputs = self
        inputs.change { values in
            values.memo = memo
            values.evaluation = memo.evaluation
        }
        return inputs
    }

    /// The same for a view that another run of a body gave.
    func given(by evaluation: UInt) -> _ResolveInputs {
        if evaluation == self.evaluation { return self }
        var inputs = self
        inputs.change { $0.evaluation = evaluation }
        return inputs
    }

    /// The same with siblings that are counted from a number.
    func numbered(from number: Int) -> _ResolveInputs {
        var inputs = self
        let counter = SiblingCounter()
        counter.restart(at: number)
        inputs.siblings = counter
        return inputs
    }

    /// Whether elements made with these inputs would be those made with others at the same place.
    func hasSameContext(as other: Context) -> Bool {
        let (own, others) = (shared.values, other.shared.values)
        if shared === other.shared { return true }
        return own.path == others.path && own.surroundings === others.surroundings
            && own.stackAxis == others.stackAxis && own.owners == others.owners
            && own.keepsRowActions == others.keepsRowActions && own.search == nil && others.search == nil
            && own.isListing == others.isListing && own.environment.areSame(as: others.environment)
    }

    /// The environment; nil where it is the same as in other inputs.
    func changedEnvironment(since other: Context?) -> EnvironmentValues? {
        guard let other else { return environment }
        return shared === other.shared ? nil : environment
    }

    /// Whether the views resolved here become rows of a list, which runs what waits for them to appear.
    var keepsRowActions: Bool {
        get { shared.values.keepsRowActions }
        set { change { $0.keepsRowActions = newValue } }
    }
    /// Whether a modifier around tells the elements of branches, rows and ids apart.
    var tellsPlaces: Bool {
        get { shared.values.tellsPlaces }
        set { change { $0.tellsPlaces = newValue } }
    }
}

/// What neighbouring places of the tree know in common; never changed once made.
private final class ResolveContext {
    struct Values {
        let graph: ViewGraph
        var environment: EnvironmentValues
        var surroundings: Surroundings
        var path: ViewPath
        var siblings: SiblingCounter
        var owners: [String] = []
        var stackAxis: Axis?
        var search: ElementSearch?
        var isListing = false
        var keepsRowActions = false
        var tellsPlaces = false
        unowned(unsafe) var memo: BodyMemo?
        var evaluation: UInt = 0
        var writer: EnvironmentWriter?
        var rows: ObjectIdentifier?
    }

    let values: Values

    init(_ values: Values) {
        self.values = values
    }
}

/// Numbers the elements of one container in the order in which they are made.
final class SiblingCounter {
    private(set) var count = 0

    func next() -> Int {
        defer { count += 1 }
        return count
    }

    /// Goes on with another number: views that are made out of order keep the numbers of their order.
    func restart(at number: Int) {
        count = number
    }
}
