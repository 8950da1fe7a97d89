import Drawing
import Foundation
import Testing

@testable import LayoutEngine

/// Trees that are edited at random, step by step: what is kept must be what would be made anew.
@MainActor
@Suite struct RandomEditTests {
    /// 10,000 steps in scripts of 100, each with a seed of its own.
    @Test(arguments: 0..<100) func anUpdatedTreeEqualsAFreshOne(seed: Int) {
        var script = EditScript(seed: UInt64(seed))
        for step in 0..<100 {
            let edit = script.edit()
            let difference = script.difference()
            #expect(difference == nil, "seed \(seed), step \(step), \(edit): \(difference ?? "")")
            if difference != nil { return }
        }
        let living = script.end()
        #expect(living == 0, "seed \(seed): \(living) states outlive the host")
    }
}

/// A host that lives, and the edits to its tree.
@MainActor
struct EditScript {
    private var numbers: SeededNumbers
    let items = RandomItems()
    var tree: EditedTree
    var host: LayoutHost<RandomView>?
    private var lastID = 0
    private let proposal = ProposedViewSize(width: 320, height: nil)
    /// The tree before the edit, and the tokens of its states by place.
    private var before: (structures: [String: String], tokens: [String: Int]) = ([:], [:])

    init(seed: UInt64) {
        numbers = SeededNumbers(seed)
        tree = EditedTree(id: 0, kind: .column)
        for _ in 0..<4 { insert() }
        let host = LayoutHost(
            RandomView(tree: tree, items: items), shaper: BoxShaper(), images: NoImages(), isLive: true)
        self.host = host
        update()
    }

    private mutating func number(_ count: Int) -> Int {
        Int.random(in: 0..<count, using: &numbers)
    }

    // MARK: Edits

    /// Makes an edit, or several, carries it out in the tree that lives, and returns its name.
    mutating func edit() -> String {
        before = (Self.structures(tree), items.tokens)
        var names: [String] = []
        for _ in 0..<(number(4) == 0 ? 3 : 1) { names.append(oneEdit()) }
        update()
        return names.joined(separator: ", ")
    }

    private mutating func oneEdit() -> String {
        switch number(12) {
        case 0, 1:
            insert()
            return "insert"
        case 2:
            remove()
            return "delete"
        case 3:
            move()
            return "move"
        case 4:
            change { $0.number = ($0.number + 1) % 5 }
            return "change"
        case 5:
            let kind = EditedTree.Kind.allCases[number(EditedTree.Kind.allCases.count)]
            change { $0.kind = kind }
            return "branch"
        default:
            let item = items.item(number(lastID + 1))
            let (width, height) = (CGFloat(number(6)) * 5, CGFloat(number(4)) * 5)
            if number(2) == 0 { item.width = width } else { item.height = height }
            return "set"
        }
    }

    private mutating func change(_ body: (inout EditedTree) -> Void) {
        var index = number(tree.count)
        Self.visit(&tree, &index, body)
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
        let kind = number(2) == 0 ? .leaf : EditedTree.Kind.allCases[number(EditedTree.Kind.allCases.count)]
        let new = EditedTree(id: lastID, kind: kind, number: number(4))
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

    // MARK: Checks

    private func update() {
        guard let host else { return }
        items.notes = true
        host.content = RandomView(tree: tree, items: items)
        host.layout(proposal)
        items.notes = false
    }

    /// How the tree that lives differs from one that is made anew, in a sentence; nil where it doesn't.
    ///
    /// 1. Frames and drawing are the same.
    /// 2. States whose places were there before are those of before.
    func difference() -> String? {
        guard let host else { return nil }
        let fresh = LayoutHost(
            RandomView(tree: tree, items: items), shaper: BoxShaper(), images: NoImages())
        fresh.layout(proposal)
        // 1.
        let (kept, made) = (Self.exact(host.layoutDescription), Self.exact(fresh.layoutDescription))
        if kept != made { return "layout:\n\(kept)\nmade anew:\n\(made)" }
        if host.displayList(scale: 2) != fresh.displayList(scale: 2) { return "drawing" }
        if host.diagnostics != fresh.diagnostics {
            return "findings: \(host.diagnostics)\nmade anew: \(fresh.diagnostics)"
        }
        // 2.
        for (place, structure) in Self.structures(tree) {
            guard let earlier = before.structures[place], let token = before.tokens[place] else { continue }
            let isKept = items.tokens[place] == token
            if isKept != (earlier == structure) {
                return "the state of \(place) was \(isKept ? "kept" : "lost"): \(earlier), now \(structure)"
            }
        }
        return nil
    }

    /// Without the lengths of lazy stacks: of rows that aren't made they count what those made earlier tell.
    private static func exact(_ description: String) -> String {
        description.replacing(/(LazyVStack \(.*), .*\)/) { "\($0.1))" }
    }

    /// What the identity of each view is made of beside its place: the kinds and branches around it. Views that may
    /// be out of sight are left out.
    private static func structures(_ tree: EditedTree) -> [String: String] {
        var found: [String: String] = [:]
        func visit(_ tree: EditedTree, _ place: String, _ structure: String) {
            let place = place + "/\(tree.id)"
            found[place] = structure
            if [.leaf, .scrolled, .fits, .list].contains(tree.kind) { return }
            let branch = tree.kind == .branch ? " \(tree.number % 2)" : ""
            for child in tree.children { visit(child, place, structure + "/\(tree.kind)\(branch)") }
        }
        visit(tree, "", "")
        return found
    }

    /// Ends the host, and returns how many states are left.
    mutating func end() -> Int {
        host = nil
        return items.living.count
    }
}
