import Drawing

/// A place in the view tree: the identity that state belongs to.
///
/// Structural places are told by slot and type, explicit ones by id. The tree of nodes outlives the values
/// that views are: resolving again finds the same node as long as key and type stay.
final class ViewNode {
    enum Key: Hashable {
        /// The body of a view, or the one child of a wrapper.
        case body
        /// A place in a builder's block.
        case slot(Int)
        /// A branch of a conditional.
        case branch(Int)
        /// An explicit id; the count tells duplicates apart.
        indirect case id(AnyHashable, Int)
        /// As an id, for whole numbers, which most ids of rows are.
        case number(Int, Int)
        /// The modifier of a view; the view is the body.
        case modifier
        /// A part with a role of its own: overlay, background, mask, label.
        indirect case role(String)

        /// What lies in front of a view, or behind it: beside the slots of the view, should they share a place.
        static func layer(isInFront: Bool) -> Key { .slot(isInFront ? -1 : -2) }

        /// A row of a `ForEach`; the count tells those of one id apart.
        static func row<ID: Hashable>(_ id: ID, _ copy: Int) -> Key {
            if ID.self == Int.self, let number = id as? Int { return .number(number, copy) }
            return .id(AnyHashable(id), copy)
        }
    }

    let type: Any.Type
    let key: Key
    /// Tells most keys apart at a glance.
    let code: Int
    private var children = ViewNodeChildren()
    /// nil where no state is kept: most places hold none, and are made and dropped by the thousand.
    private var stateSlots: [Int: AnyObject]?
    private var touched: UInt = 0
    /// Whether it is a row out of view, which keeps its state.
    var isDormant = false
    /// Tells which of its rows, not made in this pass, are still there. nil: none.
    var keepsRow: ((Key) -> Bool)?
    /// The pass that kept all below as it was.
    private var keptAll: UInt = 0
    /// What is kept of a view with a body, where the tree is kept.
    var memo: BodyMemo?
    /// The path of the element that was made here last: one that is equal is the same object.
    var elementPath: ViewPath?
    private let pass: PassCounter

    init(_ type: Any.Type, at key: Key = .body, pass: PassCounter) {
        self.type = type
        self.key = key
        code = key.code
        self.pass = pass
        touched = pass.current
    }

    /// The node at `key`: the one that is there if its type is the same, else a new one.
    func child(_ key: Key, _ type: Any.Type) -> ViewNode {
        let known = children[key]
        if let known, known.type == type {
            known.touched = pass.current
            return known
        }
        let node = ViewNode(type, at: key, pass: pass)
        if let known {
            pass.removed.append(known)
            children.replace(known, with: node)
        } else {
            children.add(node)
        }
        return node
    }

    /// The node that is at `key`, whatever its type.
    func known(_ key: Key) -> ViewNode? { children[key] }

    /// What is kept for a property at byte `offset`.
    func known(at offset: Int) -> AnyObject? { stateSlots?[offset] }

    /// The state kept for a property at byte `offset` of the view, made by `seed` the first time.
    func state<Storage: AnyObject>(at offset: Int, seed: () -> Storage) -> Storage {
        if let kept = stateSlots?[offset] as? Storage { return kept }
        let made = seed()
        if stateSlots == nil { stateSlots = [:] }
        stateSlots?[offset] = made
        return made
    }

    /// Whether a state is still kept here.
    func keeps(_ state: AnyObject) -> Bool {
        stateSlots?.values.contains { $0 === state } ?? false
    }

    /// What is kept for the view's properties, in no order.
    var states: [AnyObject] { stateSlots.map { Array($0.values) } ?? [] }

    /// Keeps all places below, which the pass doesn't visit.
    func keepAll() {
        keptAll = pass.current
    }

    /// Keeps the place at `key`, and all below it, until it is made later in the pass: ``makeLate(_:_:)``.
    func keep(_ key: Key, _ type: Any.Type) {
        guard let known = children[key], known.type == type else { return }
        known.touched = pass.current
        known.keptAll = pass.current
    }

    /// The place at `key`, of which from here on only that is kept which is visited.
    func makeLate(_ key: Key, _ type: Any.Type) -> ViewNode {
        let node = child(key, type)
        node.keptAll = 0
        return node
    }

    /// Forgets the places that the current pass did not visit, and so their state.
    func removeUntouched() {
        if keptAll == pass.current { return }
        // Moved out meanwhile: an access that stays open in every level would make deep trees quadratic.
        var kept = children
        children = ViewNodeChildren()
        kept.keep { node in
            guard node.touched == pass.current else { return keepsDormant(node, pass) }
            node.isDormant = false
            node.removeUntouched()
            return true
        }
        children = kept
    }

    /// Lets go of everything here and below, which otherwise may refer to each other. The place is gone.
    func dismantle() {
        for node in all {
            node.memo?.discard()
            node.memo = nil
            node.stateSlots = nil
            node.children = ViewNodeChildren()
        }
    }

    /// Lets go of the elements that were made here and below.
    func discardElements() {
        for node in all { node.memo?.discard() }
    }

    /// This place and all below it, in no order.
    var all: [ViewNode] {
        var found: [ViewNode] = []
        var open = [self]
        while let node = open.popLast() {
            found.append(node)
            open.append(contentsOf: node.children.all)
        }
        return found
    }

    /// The places directly below, in no order.
    var below: [ViewNode] { children.all }

    /// The state kept here, by its offset in the view, ascending.
    var keptState: [(offset: Int, storage: AnyObject)] {
        (stateSlots ?? [:]).map { (offset: $0.key, storage: $0.value) }.sorted { $0.offset < $1.offset }
    }

    /// What is to be told, here and below, that its place is gone; in no order.
    func departing() -> [any Departing] {
        var found: [any Departing] = []
        var open = [self]
        while let node = open.popLast() {
            for case let state as any Departing in (node.stateSlots ?? [:]).values { found.append(state) }
            open.append(contentsOf: node.children.all)
        }
        return found
    }
}

/// State that is told when its place in the tree is gone.
protocol Departing: AnyObject {
    /// Which was made first.
    var order: UInt { get }
    /// What to run then.
    var departure: @MainActor () -> Void { get }
}

/// The number of the current resolving pass of a graph, and which places it found gone.
final class PassCounter {
    var current: UInt = 0
    var removed: [ViewNode] = []
    private var lastOrder: UInt = 0
    /// Before the second pass there is no place that was visited earlier.
    var isFirst: Bool { current <= 1 }

    func nextOrder() -> UInt {
        lastOrder += 1
        return lastOrder
    }
}
