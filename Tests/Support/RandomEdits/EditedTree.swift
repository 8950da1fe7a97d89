/// A random tree of views, as data that scripts edit.
struct EditedTree {
    enum Kind: CaseIterable {
        case leaf, text, controls, column, row, layers, branch, framed, moved, overlaid, backed, effects,
            traits
        case grid, identified, erased, several, handedUp, preferred, read, fits
        case scrolledStack, scrolled, lazyRow, lazyGrid, lazyParts, lazyIDs, sectioned, list
    }

    var id: Int
    var kind: Kind
    var children: [EditedTree] = []
    /// Which branch a `branch` shows; a number for others to be shown by.
    var number = 0

    var count: Int { children.reduce(1) { $0 + $1.count } }

    /// The children in rows of a grid: the row's place is its identity, so that what moves to another row is another.
    var gridRows: [[EditedTree]] {
        let length = 1 + number % 3
        return stride(from: 0, to: children.count, by: length).map {
            Array(children[$0..<min($0 + length, children.count)])
        }
    }
}

extension EditedTree.Kind {
    /// Whether children may be out of sight, or aren't shown at all: what becomes of their states isn't known then.
    var mayHideChildren: Bool {
        switch self {
        case .leaf, .text, .controls, .fits, .scrolled, .lazyRow, .lazyGrid, .lazyParts, .lazyIDs, .sectioned,
            .list:
            true
        default:
            false
        }
    }
}

extension EditedTree {
    /// What the identity of each view is made of beside its place: the kinds, branches and ids around it. Views that may
    /// be out of sight are left out.
    @MainActor
    func structures(_ items: RandomItems) -> [String: String] {
        var found: [String: String] = [:]
        func visit(_ tree: EditedTree, _ place: String, _ structure: String) {
            let place = place + "/\(tree.id)"
            found[place] = structure
            if tree.kind.mayHideChildren { return }
            for (index, child) in tree.children.enumerated() {
                if tree.kind == .several, !items.isShown(child) { continue }
                visit(child, place, structure + "/\(tree.kind)\(tree.identity(ofChild: index))")
            }
        }
        visit(self, "", "")
        return found
    }

    /// What of the identity of a child comes from how this kind shows it.
    private func identity(ofChild index: Int) -> String {
        switch kind {
        case .branch: " \(number % 2)"
        case .identified: " \(number)"
        case .erased: " \(number % 3)"
        case .grid: " \(index / (1 + number % 3))"
        default: ""
        }
    }
}
