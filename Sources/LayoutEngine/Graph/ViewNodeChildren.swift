/// The places directly below a place, by key.
///
/// Structural places are few: they are searched in a row. Those with an id of their own, such as the rows of
/// a `ForEach`, are found by hash.
struct ViewNodeChildren {
    /// The first structural one: most places have just one, and need no array.
    private var first: ViewNode?
    /// The others; nil where there are none.
    private var structural: [ViewNode]?
    /// Those with an id; nil where there are none.
    private var identified: [ViewNode.Key: ViewNode]?

    subscript(key: ViewNode.Key) -> ViewNode? {
        if key.isExplicit { return identified?[key] }
        guard let first else { return nil }
        let code = key.code
        if first.isAt(key, code) { return first }
        return structural?.first { $0.isAt(key, code) }
    }

    /// All places, in no order.
    var all: [ViewNode] { (first.map { [$0] } ?? []) + (structural ?? []) + (identified ?? [:]).values }

    /// Puts `node` at its key, where nothing is yet.
    mutating func add(_ node: ViewNode) {
        if node.key.isExplicit {
            if identified == nil { identified = [:] }
            identified?[node.key] = node
        } else if first == nil {
            first = node
        } else {
            if structural == nil { structural = [] }
            structural?.append(node)
        }
    }

    /// Puts `node` in place of one that has its key.
    mutating func replace(_ known: ViewNode, with node: ViewNode) {
        if node.key.isExplicit {
            identified?[node.key] = node
        } else if first === known {
            first = node
        } else if let index = structural?.firstIndex(where: { $0 === known }) {
            structural?[index] = node
        }
    }

    /// Keeps the places for which `isKept` is true.
    mutating func keep(_ isKept: (ViewNode) -> Bool) {
        if let node = first, !isKept(node) { first = nil }
        structural?.removeAll { !isKept($0) }
        if first == nil, structural?.isEmpty == false { first = structural?.removeFirst() }
        for (key, node) in identified ?? [:] where !isKept(node) { identified?[key] = nil }
    }
}

extension ViewNode.Key {
    /// Whether it is an id given by the view's author.
    var isExplicit: Bool {
        switch self {
        case .id, .number: true
        default: false
        }
    }

    /// The id given by the view's author; nil for structural places.
    var rowID: AnyHashable? {
        switch self {
        case .id(let id, _): id
        case .number(let number, _): AnyHashable(number)
        default: nil
        }
    }

    /// A number of its own for each key of few bits; one for all others, which have to be compared.
    var code: Int {
        switch self {
        case .body: Int.min + 1
        case .modifier: Int.min + 2
        case .slot(let index): index &* 2
        case .branch(let index): index &* 2 &+ 1
        case .id, .number, .role: Self.comparedCode
        }
    }

    fileprivate static let comparedCode = Int.min
}

extension ViewNode {
    /// Whether it stands at a key, whose code is given.
    fileprivate func isAt(_ key: Key, _ code: Int) -> Bool {
        self.code == code && (code != Key.comparedCode || self.key == key)
    }
}
