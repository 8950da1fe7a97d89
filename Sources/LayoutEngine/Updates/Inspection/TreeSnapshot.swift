import Drawing

/// The identities of a living tree at one moment, with what they hold.
///
/// An identity is a place that something belongs to: a view with a body, an explicit id, or a control that keeps a state
/// itself. Places that are gone later can still be told from those that come after: they are kept as long as the snapshot.
@MainActor
package struct TreeSnapshot {
    /// A place and the places around it.
    package final class Link {
        let node: ViewNode
        let parent: Link?
        fileprivate let depth: Int
        /// The nearest place around that is an identity.
        private let around: Link?
        fileprivate var isIdentity = false
        /// The identity that the place is; nil for places that are none.
        fileprivate(set) var entry: Int?

        /// - Parameter parent: Whether it is an identity must be known by now.
        init(_ node: ViewNode, in parent: Link?) {
            self.node = node
            self.parent = parent
            depth = parent.map { $0.depth + 1 } ?? 0
            around = parent.flatMap { $0.isIdentity ? $0 : $0.around }
        }

        /// The nearest identity here or around.
        var nearest: Int? { isIdentity ? entry : around?.entry }
    }

    /// An identity.
    package struct Entry {
        let link: Link
        /// `Row`, `id "b"`, `DisclosureGroup`.
        package let name: String
        /// The type of the view with a body; nil for other places.
        package let type: Any.Type?
        /// `Feed/VStack[0]/Row[1]`; the path of the view around for an explicit id.
        package let path: String
        /// The explicit ids around, outermost first; its own included.
        package let ids: [AnyHashable]
        /// The identity around, in ``TreeSnapshot/entries``.
        package fileprivate(set) var outer: Int?
        /// The view's value; nil for places without a body.
        package let value: Any?
        package let states: [InspectedState]
        /// What tells the item that it shows from others.
        let item: ItemContent?
        /// Whether it is a row out of view, which keeps its state.
        package let isDormant: Bool
        fileprivate let order: [Int]
        /// Its number on the way down, on which all that is inside of it follows it.
        fileprivate let number: Int

        /// Tells the place from others, as long as a snapshot with it is kept.
        package var place: ObjectIdentifier { ObjectIdentifier(link.node) }

        /// Whether it is the place of an explicit id.
        package var isID: Bool { link.node.key.isExplicit }

        /// `Feed/VStack[0]/Row[1] (id "b")`.
        package var description: String {
            guard let id = ids.last else { return path }
            return path + " (id \(ValueText.of(id.base)))"
        }
    }

    /// In view order, each before those inside.
    package private(set) var entries: [Entry] = []
    /// By the entries' numbers: which entry it is.
    private var numbered: [Int] = []
    /// By number: how many are inside, itself included.
    private var sizes: [Int] = []
    /// By number: how many states those before have; at the end, all.
    private var stateCounts: [Int] = []
    private var places: [ObjectIdentifier: Int] = [:]
    private var alive: Set<ObjectIdentifier> = []

    init(below root: ViewNode) {
        var open = [Open(link: Link(root, in: nil))]
        while let place = open.popLast() {
            var inner = place
            inner.isDormant = place.isDormant || place.link.node.isDormant
            add(&inner)
            alive.insert(ObjectIdentifier(place.link.node))
            for node in place.link.node.below {
                var below = inner
                below.link = Link(node, in: place.link)
                open.append(below)
            }
        }
        sort()
        nest()
    }

    /// What is known on the way down.
    private struct Open {
        var link: Link
        var path = "View"
        var ids: [AnyHashable] = []
        var order: [Int] = []
        var isDormant = false
    }

    /// Adds the place if it is an identity.
    private mutating func add(_ place: inout Open) {
        let node = place.link.node
        if let id = node.key.rowID { place.ids.append(id) }
        var type: Any.Type?
        var name = ViewName.of(node.type)
        if let memo = node.memo {
            type = memo.type
            name = memo.name
            if let known = memo.inspectedPath { (place.path, place.order) = (known.text, known.order) }
        }
        let states = InspectedState.all(at: node, of: type ?? node.type)
        guard type != nil || node.key.isExplicit || !states.isEmpty else { return }
        if type == nil, let id = place.ids.last, node.key.isExplicit { name = "id \(ValueText.of(id.base))" }
        place.link.isIdentity = true
        let value = node.memo?.inspectedValue
        entries.append(
            Entry(
                link: place.link, name: name, type: type, path: place.path, ids: place.ids, value: value,
                states: states, item: value.flatMap { ItemContent(of: $0) }, isDormant: place.isDormant,
                order: place.order, number: entries.count))
    }

    /// View order: that of the paths' numbers; explicit ids where the first of what is inside stands.
    private mutating func sort() {
        entries.sort { a, b in
            if a.order != b.order { return a.order.lexicographicallyPrecedes(b.order) }
            return a.link.depth < b.link.depth
        }
        for index in entries.indices {
            entries[index].link.entry = index
            places[ObjectIdentifier(entries[index].link.node)] = index
        }
        for index in entries.indices { entries[index].outer = entries[index].link.parent?.nearest }
    }

    /// Notes what is inside of what.
    private mutating func nest() {
        numbered = Array(repeating: 0, count: entries.count)
        stateCounts = Array(repeating: 0, count: entries.count + 1)
        for (index, entry) in entries.enumerated() {
            numbered[entry.number] = index
            stateCounts[entry.number + 1] = entry.states.count
        }
        for number in entries.indices { stateCounts[number + 1] += stateCounts[number] }
        sizes = Array(repeating: 1, count: entries.count)
        for number in entries.indices.reversed() {
            if let outer = entries[numbered[number]].outer { sizes[entries[outer].number] += sizes[number] }
        }
    }

    // MARK: Questions

    /// The identity of another snapshot of the same tree, if it is still there.
    package func index(of entry: Entry) -> Int? { places[ObjectIdentifier(entry.link.node)] }

    /// Whether a place of another snapshot is still there.
    func isAlive(_ link: Link) -> Bool { alive.contains(ObjectIdentifier(link.node)) }

    /// The identities inside of one, itself included, in view order. O(n log n) of what is inside.
    package func inside(_ index: Int) -> [Int] { numbered[numbers(inside: index)].sorted() }

    /// The numbers of an identity and of those inside: no other has one of them. All numbers for no identity.
    func numbers(inside index: Int?) -> Range<Int> {
        guard let index else { return entries.indices }
        let first = entries[index].number
        return first..<first + sizes[first]
    }

    /// The number of an identity, among ``numbers(inside:)`` of each around it.
    func number(of index: Int) -> Int { entries[index].number }

    /// The identities in the order of their numbers: each before those inside.
    var inOrderOfNumbers: [Int] { numbered }

    /// Whether an identity, or one inside, has a state. O(1).
    func hasStates(in index: Int) -> Bool {
        let numbers = numbers(inside: index)
        return stateCounts[numbers.lowerBound] < stateCounts[numbers.upperBound]
    }

    /// The identities where a body ran.
    package func entry(of event: BodyWatch.Event) -> Entry? {
        places[ObjectIdentifier(event.node)].map { entries[$0] }
    }
}

extension BodyMemo {
    /// Where the view stands among its container's elements, and the numbers of that; nil while it isn't in the tree.
    @MainActor
    fileprivate var inspectedPath: (text: String, order: [Int])? {
        guard let context else { return nil }
        let inputs = _ResolveInputs(context, at: node)
        let own = isMadeInParts ? nil : siblings.lowerBound
        var order = own.map { [$0] } ?? []
        var part: ViewPath? = context.path
        while let current = part {
            if let index = current.index { order.append(index) }
            part = current.parent
        }
        let label = inputs.label(name)
        // The root's path has its name already.
        let isRoot = context.path.parent == nil && label == context.path.name
        let path = isRoot ? context.path : context.path.appending(label, index: own)
        return (path.description, order.reversed())
    }
}

extension LayoutHost {
    /// The identities of the tree as it is now.
    package func snapshot() -> TreeSnapshot { TreeSnapshot(below: rootNode) }

    /// The root view's type in words.
    package var rootName: String { ViewName.of(Content.self) }

    /// Tells this host's tree from others as long as it lives; nil where it isn't kept.
    package var treeID: ObjectIdentifier? { graph.live.map { ObjectIdentifier($0) } }

    /// What is wrong or surprising, with what takes a layout that explains itself: one is made for it, and nothing is left
    /// of it, in the history neither.
    package func explainedDiagnostics() -> [LayoutDiagnostic] {
        unrecorded {
            guard !explains else { return diagnostics }
            explains = true
            layoutAgain()
            let found = diagnostics
            explains = false
            layoutAgain()
            return found
        }
    }

    /// Runs `body` without a record of it.
    package func unrecorded<Result>(_ body: () -> Result) -> Result {
        let record = graph.live?.record
        graph.live?.record = nil
        defer { graph.live?.record = record }
        return body()
    }

    private func layoutAgain() {
        guard let asked else { return }
        layout(asked.proposal, centeredIn: asked.bounds)
    }
}
