/// A history as a graph to be drawn: changes, bodies, what was skipped, layout; and what led to what.
///
/// Bodies that are equal (``BodyGroups``) are one node, so that a diagram has as many nodes as there are different things
/// to tell. ``UpdateHistory/mermaid`` and ``UpdateHistory/dot`` write it.
struct UpdateDiagram {
    enum Shape {
        case change, body, skipped, layout
    }

    struct Node {
        /// A word of letters and digits, one of its kind in the diagram.
        let id: String
        let shape: Shape
        /// Any text: names may hold anything.
        let lines: [String]
    }

    enum EdgeKind: String {
        /// A change had a body run, or a body gave a view another value.
        case update
        /// A body made a view.
        case creation
        /// A body made a view that turned out as before.
        case check
    }

    struct Edge {
        let from: String
        let to: String
        let kind: EdgeKind
    }

    struct Frame {
        let id: String
        let title: String
        var nodes: [Node] = []
    }

    private(set) var frames: [Frame] = []
    private(set) var edges: [Edge] = []
    private let places: [Int: UpdateHistory.Place]
    /// The numbers of changes that have a node.
    private var changes = Set<Int>()

    init(_ history: UpdateHistory) {
        places = Dictionary(history.places.map { ($0.number, $0) }) { first, _ in first }
        for update in history.updates { add(update) }
    }

    private mutating func add(_ update: UpdateHistory.Update) {
        let id = "u\(update.number)"
        frames.append(Frame(id: id, title: "update \(update.number)"))
        let groups = BodyGroups(update, types: places.mapValues(\.type))
        for change in update.changes {
            changes.insert(change.number)
            let place = UpdateWording.place(of: change)
            add(Node(id: "c\(change.number)", shape: .change, lines: [UpdateWording.change(change) + place]))
        }
        let nodes = addNodes(groups, update)
        for change in update.changes {
            if let origin = change.origin, changes.contains(origin) {
                edges.append(Edge(from: "c\(origin)", to: "c\(change.number)", kind: .update))
            }
            guard let setter = change.setter.flatMap({ nodes[$0] }) else { continue }
            edges.append(Edge(from: setter, to: "c\(change.number)", kind: .update))
        }
        addEdges(groups, update)
        addSkipped(update, nodes)
        addRest(update)
    }

    private mutating func add(_ node: Node) {
        frames[frames.count - 1].nodes.append(node)
    }

    /// - Returns: The node in which a place's body is.
    private mutating func addNodes(_ groups: BodyGroups, _ update: UpdateHistory.Update) -> [Int: String] {
        var nodes: [Int: String] = [:]
        for (index, group) in groups.groups.enumerated() {
            let id = "u\(update.number)b\(index + 1)"
            let body = update.bodies[group.bodies[0]]
            let numbers = UpdateWording.numbers(group.bodies.map { update.bodies[$0].place })
            let count = group.bodies.count > 1 ? " x \(group.bodies.count)" : ""
            let title = "\(places[body.place]?.name ?? "?")\(count) \(numbers)"
            add(Node(id: id, shape: .body, lines: [title, UpdateWording.causes(body.causes)]))
            for member in group.bodies { nodes[update.bodies[member].place] = id }
        }
        return nodes
    }

    /// Edges from changes and from the groups above.
    private mutating func addEdges(_ groups: BodyGroups, _ update: UpdateHistory.Update) {
        for (index, group) in groups.groups.enumerated() {
            let id = "u\(update.number)b\(index + 1)"
            let body = update.bodies[group.bodies[0]]
            for change in body.changes where changes.contains(change) {
                let kind = body.isNew && !group.isBelowBody ? EdgeKind.creation : .update
                edges.append(Edge(from: "c\(change)", to: id, kind: kind))
            }
            for below in group.below {
                let first = update.bodies[groups.groups[below].bodies[0]]
                edges.append(
                    Edge(
                        from: id, to: "u\(update.number)b\(below + 1)",
                        kind: first.isNew ? .creation : .update))
            }
        }
    }

    /// One node for the views of a type that one group's bodies made, and whose own bodies didn't run.
    private mutating func addSkipped(_ update: UpdateHistory.Update, _ nodes: [Int: String]) {
        struct Kind: Hashable {
            let parent: String?
            let name: String
        }
        var order: [Kind] = []
        var numbers: [Kind: [Int]] = [:]
        for skip in update.skipped {
            let kind = Kind(parent: skip.parent.flatMap { nodes[$0] }, name: places[skip.place]?.name ?? "?")
            if numbers[kind] == nil { order.append(kind) }
            numbers[kind, default: []].append(skip.place)
        }
        for (index, kind) in order.enumerated() {
            let id = "u\(update.number)s\(index + 1)"
            let skipped = numbers[kind] ?? []
            let count = skipped.count > 1 ? " x \(skipped.count)" : ""
            add(
                Node(
                    id: id, shape: .skipped,
                    lines: ["\(kind.name)\(count) \(UpdateWording.numbers(skipped))", "skipped"]))
            if let parent = kind.parent { edges.append(Edge(from: parent, to: id, kind: .check)) }
        }
    }

    private mutating func addRest(_ update: UpdateHistory.Update) {
        if !update.layout.isEmpty {
            let words = UpdateWording.layout(update.layout)
            add(Node(id: "u\(update.number)l", shape: .layout, lines: ["layout", words]))
        }
        if let omitted = update.omitted {
            add(
                Node(
                    id: "u\(update.number)o", shape: .layout,
                    lines: ["left out", UpdateWording.omitted(omitted)]))
        }
    }
}
