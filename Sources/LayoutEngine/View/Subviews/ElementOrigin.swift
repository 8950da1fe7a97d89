/// The way from a view to one of the elements it gives: a step at each place where it has several views.
struct ElementTrail: Hashable {
    /// The branch taken at a place.
    struct Step: Hashable {
        let place: ViewNode
        let key: ViewNode.Key

        static func == (a: Step, b: Step) -> Bool {
            a.place === b.place && a.key == b.key
        }

        func hash(into hasher: inout Hasher) {
            hasher.combine(ObjectIdentifier(place))
            hasher.combine(key)
        }
    }

    private(set) var steps: [Step] = []

    mutating func append(_ step: Step) {
        steps.append(step)
    }
}

/// Where an element comes from: its identity among the elements of the view that was listed.
struct ElementOrigin: Hashable {
    let place: ViewNode
    let trail: ElementTrail

    static func == (a: ElementOrigin, b: ElementOrigin) -> Bool {
        a.place === b.place && a.trail == b.trail
    }

    func hash(into hasher: inout Hasher) {
        hasher.combine(ObjectIdentifier(place))
        hasher.combine(trail)
    }
}

/// Set on the elements of a view that is listed; travels through modifiers.
enum ElementOriginTrait: TraitKey {
    static var defaultValue: ElementOrigin? { nil }
}

/// What is looked for while a view is resolved for its elements.
struct ElementSearch {
    /// The steps so far.
    var trail = ElementTrail()
    private var branches: [ObjectIdentifier: ViewNode.Key] = [:]

    /// For all elements.
    init() {}

    /// For one element: only the views on its way are resolved.
    init(for origin: ElementOrigin) {
        for step in origin.trail.steps { branches[ObjectIdentifier(step.place)] = step.key }
    }

    /// The one branch of interest at a place; nil when all are.
    func wanted(at place: ViewNode) -> ViewNode.Key? {
        branches[ObjectIdentifier(place)]
    }
}

extension _ResolveInputs {
    /// Inputs for one of several views at this place; nil when no element that is looked for is below it.
    func branch(_ key: ViewNode.Key, _ type: Any.Type) -> _ResolveInputs? {
        if let wanted = search?.wanted(at: node), wanted != key { return nil }
        var inputs = child(key, type)
        if var search {
            search.trail.append(ElementTrail.Step(place: node, key: key))
            inputs.search = search
        }
        return inputs
    }
}
