import Drawing
import Foundation

@testable import LayoutEngine

/// A host that lives, and edits to its tree and to what it reads, which a seed gives.
@MainActor
struct EditScript {
    private var numbers: SeededGenerator
    private let shaper: any TextShaper
    let items = RandomItems()
    private(set) var tree: EditedTree
    private(set) var host: LayoutHost<RandomView>?
    private var lastID = 0
    private var proposal = ProposedViewSize(width: 320, height: nil)
    /// Whether the tree itself was edited since the host was given it.
    private var isEdited = true
    /// The tree before the edit, and the tokens of its states by place.
    private var before: (structures: [String: String], tokens: [String: Int]) = ([:], [:])

    /// - Parameter shaper: One with the box font.
    init(seed: UInt64, shaper: any TextShaper) {
        numbers = SeededGenerator(seed: seed)
        self.shaper = shaper
        tree = EditedTree(id: 0, kind: .column)
        for _ in 0..<4 { insert() }
        host = makeHost(isLive: true)
        update()
    }

    private func makeHost(isLive: Bool) -> LayoutHost<RandomView> {
        var environment = EnvironmentValues()
        environment.font = .custom("PixelDiff Box", fixedSize: 10)
        return LayoutHost(
            RandomView(tree: tree, items: items), environment: environment, shaper: shaper,
            images: NoEditedImages(), isLive: isLive)
    }

    private mutating func number(_ count: Int) -> Int {
        Int.random(in: 0..<count, using: &numbers)
    }

    // MARK: Edits

    /// Makes an edit, or several, carries it out in the tree that lives, and returns its name.
    mutating func edit() -> String {
        before = (tree.structures(items), items.tokens)
        var names: [String] = []
        for _ in 0..<(number(4) == 0 ? 3 : 1) { names.append(oneEdit()) }
        update()
        return names.joined(separator: ", ")
    }

    private mutating func oneEdit() -> String {
        switch number(16) {
        case 0, 1:
            insert()
            return "insert"
        case 2:
            remove()
            return "delete"
        case 3:
            move()
            return "move"
        case 4, 5:
            change { $0.number = ($0.number + 1) % 5 }
            return "change"
        case 6:
            let kind = EditedTree.Kind.allCases[number(EditedTree.Kind.allCases.count)]
            change { $0.kind = kind }
            return "branch"
        case 7:
            proposal.width = 240 + CGFloat(number(3)) * 40
            return "room"
        case 8, 9:
            return use()
        default:
            let item = items.item(number(lastID + 1))
            let (width, height) = (CGFloat(number(6)) * 5, CGFloat(number(4)) * 5)
            let step = number(4)
            switch number(3) {
            case 0: item.width = width
            case 1: item.height = height
            default: item.step = step
            }
            return "set"
        }
    }

    /// Uses a button or a toggle, if there is one.
    private mutating func use() -> String {
        let place = number(100)
        // What was edited is shown first: a person uses what is there.
        update()
        let taps = host.map { ControlTree($0.root).entries.compactMap { $0.actions?.tap } } ?? []
        guard !taps.isEmpty else { return "nothing to use" }
        taps[place % taps.count]()
        return "use"
    }

    private mutating func change(_ body: (inout EditedTree) -> Void) {
        var index = number(tree.count)
        Self.visit(&tree, &index, body)
        isEdited = true
    }

    @discardableResult
    private static func visit(
        _ tree: inout EditedTree, _ index: inout Int, _ body: (inout EditedTree) -> Void
    ) -> Bool {
        if index == 0 {
            body(&tree)
            return true
        }
        index -= 1
        for child in tree.children.indices where visit(&tree.children[child], &index, body) { return true }
        return false
    }

    private mutating func insert() {
        guard tree.count < 24 else { return remove() }
        lastID += 1
        let kind =
            number(3) == 0 ? .leaf : EditedTree.Kind.allCases[number(EditedTree.Kind.allCases.count)]
        let new = EditedTree(id: lastID, kind: kind, number: number(5))
        let place = number(100)
        change { parent in
            parent.children.insert(new, at: place % (parent.children.count + 1))
        }
    }

    private mutating func remove() {
        let place = number(100)
        change { parent in
            if !parent.children.isEmpty { parent.children.remove(at: place % parent.children.count) }
        }
    }

    private mutating func move() {
        let (from, to) = (number(100), number(100))
        change { parent in
            guard parent.children.count > 1 else { return }
            let child = parent.children.remove(at: from % parent.children.count)
            parent.children.insert(child, at: to % (parent.children.count + 1))
        }
    }

    /// Brings the tree up to date: with another value of the root where the tree was edited, else by what was set alone.
    private mutating func update() {
        guard let host else { return }
        items.notes = true
        if isEdited { host.content = RandomView(tree: tree, items: items) }
        isEdited = false
        host.layout(proposal)
        items.notes = false
    }

    /// The tree made anew, laid out as the one that lives.
    func fresh() -> LayoutHost<RandomView> {
        let fresh = makeHost(isLive: false)
        fresh.layout(proposal)
        return fresh
    }

    // MARK: Checks

    /// How the tree that lives differs from one that is made anew, in a sentence; nil where it doesn't.
    ///
    /// 1. Frames, drawing and what was found in the layout are the same.
    /// 2. States whose places were there before are those of before.
    func difference() -> String? {
        guard let host else { return nil }
        let fresh = self.fresh()
        // 1.
        let made = FrameLines(fresh)
        let kept = FrameLines(host, knownLengths: made.knownLengths)
        if kept.text != made.text { return "layout:\n\(kept.text)\nmade anew:\n\(made.text)" }
        if host.displayList(scale: 2) != fresh.displayList(scale: 2) { return "drawing:\n\(made.text)" }
        if host.graph.diagnostics != fresh.diagnostics {
            return "findings: \(host.graph.diagnostics)\nmade anew: \(fresh.diagnostics)"
        }
        // 2.
        for (place, structure) in tree.structures(items) {
            guard let earlier = before.structures[place], let token = before.tokens[place] else { continue }
            let isKept = items.tokens[place] == token
            if isKept != (earlier == structure) {
                return "the state of \(place) was \(isKept ? "kept" : "lost"): \(earlier), now \(structure)"
            }
        }
        return nil
    }

    /// Ends the host, and returns how many states are left.
    mutating func end() -> Int {
        host = nil
        return items.living.count
    }
}

/// Frames of a placed tree, a line for each element.
///
/// A lazy container's length is left out where a tree that is made anew doesn't know all of its lines: what it estimates
/// for those that weren't made is the mean of those that were, and a tree that lives has made more of them. All else,
/// the places of its lines included, doesn't depend on what was made before.
@MainActor
private struct FrameLines {
    private(set) var text = ""
    /// Of each lazy container, whether all of its lines were made.
    private(set) var knownLengths: [Bool] = []
    private let given: [Bool]?

    /// - Parameter knownLengths: Which of the lazy containers' lengths count; nil for those whose lines were all made.
    init(_ host: LayoutHost<RandomView>, knownLengths: [Bool]? = nil) {
        given = knownLengths
        if let root = host.root { visit(root, depth: 0) }
    }

    private mutating func visit(_ node: LayoutNode, depth: Int) {
        var depth = depth
        var size = node.frame.size
        var isEstimate = false
        if let lazy = node as? LazyNode {
            let plan = lazy.plan(lazy.placementProposal[lazy.axis.cross] ?? size[lazy.axis.cross])
            let place = knownLengths.count
            knownLengths.append(plan.extents.entries.count == plan.lineCount)
            isEstimate = given.map { place < $0.count && !$0[place] } ?? !knownLengths[place]
            if isEstimate { size[lazy.axis] = 0 }
        }
        if !node.label.isEmpty {
            let origin = node.frame.origin
            let numbers = [origin.x, origin.y, size.width, size.height].map(\.decimalText)
            text += String(repeating: " ", count: depth) + node.label
            text += " \(numbers.joined(separator: " "))\(isEstimate ? " estimated" : "")\n"
            depth += 1
        }
        node.forEachChild { visit($0, depth: depth) }
    }
}

/// No picture can be had.
private struct NoEditedImages: ImageLoader {
    func image(from data: Data, name: String) throws -> CGImage { throw CancellationError() }
    func image(atPath path: String) throws -> CGImage { throw CancellationError() }
}
