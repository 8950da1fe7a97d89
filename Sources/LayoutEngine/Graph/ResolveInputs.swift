import Drawing

/// What a view knows while it is resolved: its node, its environment, and where it stands.
public struct _ResolveInputs {
    /// Identity and state of this place.
    let node: ViewNode
    let graph: ViewGraph
    var environment: EnvironmentValues
    /// What is known of the elements around.
    var surroundings: Surroundings
    /// The path of the element that contains this one, with the names of the views on the way.
    var path: ViewPath
    /// Counts the elements of the enclosing container, for their paths.
    var siblings: SiblingCounter
    /// Views entered since the last element: they prefix its name.
    var owners: [String] = []
    /// The axis of the enclosing stack: spacers and dividers turn by it. nil outside stacks.
    var stackAxis: Axis?
    /// What is looked for among the elements of the view that is resolved; nil where they are just shown.
    var search: ElementSearch?
    /// Whether the elements are only listed: nothing appears or changes.
    var isListing = false
    /// Whether the views resolved here become rows of a list, which runs what waits for them to appear.
    var keepsRowActions = false

    /// Inputs for a view at `key` below this one. The node is kept if it was there with the same type.
    func child(_ key: ViewNode.Key, _ type: Any.Type) -> _ResolveInputs {
        var inputs = _ResolveInputs(
            node: node.child(key, type), graph: graph, environment: environment,
            surroundings: surroundings, path: path,
            siblings: siblings)
        inputs.owners = owners
        inputs.stackAxis = stackAxis
        inputs.search = search
        inputs.isListing = isListing
        inputs.keepsRowActions = keepsRowActions
        return inputs
    }

    /// Notes that a user's view of this name was entered.
    mutating func enter(owner: String) {
        owners.append(owner)
    }

    /// Names the element that is made from these inputs: `Card/VStack`, `Text "Total"`.
    func label(_ name: String) -> String {
        owners.reversed().reduce(name) { $1 + "/" + $0 }
    }

    /// Inputs for the children of an element called `name`, which stands at `elementPath`.
    func inside(_ elementPath: ViewPath, stackAxis: Axis?) -> _ResolveInputs {
        var inputs = self
        inputs.path = elementPath
        inputs.siblings = SiblingCounter()
        inputs.owners = []
        inputs.search = nil
        inputs.keepsRowActions = false
        inputs.stackAxis = stackAxis
        return inputs
    }

    /// The path of a new element called `label`, numbered among its siblings.
    func elementPath(_ label: String) -> ViewPath {
        path.appending(label, index: siblings.next())
    }
}

/// Numbers the elements of one container in the order in which they are made.
final class SiblingCounter {
    private var count = 0

    func next() -> Int {
        defer { count += 1 }
        return count
    }

    /// Goes on with another number: views that are made out of order keep the numbers of their order.
    func restart(at number: Int) {
        count = number
    }
}
