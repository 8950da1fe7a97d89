import Testing

@testable import LayoutEngine

/// Identities that didn't last: found as the rules say, at a cost that grows as the trees do.
@MainActor
@Suite struct IdentityComparisonTests {
    /// Random trees, each compared with what became of it.
    @Test(arguments: 0..<60) func itFindsWhatTheRulesSay(seed: Int) {
        var numbers = SeededGenerator(seed: UInt64(seed))
        var tree = KnownTree(kind: .column, number: 0)
        for _ in 0..<15 { edit(&tree, &numbers) }
        let live = LiveHost(KnownView(tree: tree))
        for step in 0..<8 {
            let before = live.host.snapshot()
            for _ in 0..<Int.random(in: 1...5, using: &numbers) { edit(&tree, &numbers) }
            live.update(KnownView(tree: tree))
            let after = live.host.snapshot()
            let some = before.entries.indices.filter { _ in Int.random(in: 0..<4, using: &numbers) == 0 }
            for wanted in [nil, Set(some)] {
                let found = IdentityComparison(before, after, wanted: wanted).changes
                let lines = found.map { ReferenceIdentityComparison.line($0) }
                let expected = ReferenceIdentityComparison(before, after, wanted: wanted).lines
                #expect(lines == expected, "seed \(seed), step \(step)")
                guard lines == expected else { return }
            }
        }
    }

    private func edit(_ tree: inout KnownTree, _ numbers: inout SeededGenerator) {
        func number(_ count: Int) -> Int { Int.random(in: 0..<count, using: &numbers) }
        let kind = KnownTree.Kind.allCases[number(KnownTree.Kind.allCases.count)]
        var index = number(tree.count)
        var (place, other) = (number(100), number(100))
        let (name, choice) = (number(7), tree.count < 30 ? number(6) : 5)
        visit(&tree, &index) { node in
            switch choice {
            case 0: node.number = name
            case 1: node.kind = kind
            case 2, 3, 4:
                let new = KnownTree(kind: kind, number: name)
                node.children.insert(new, at: place % (node.children.count + 1))
            default:
                guard !node.children.isEmpty else { return }
                place %= node.children.count
                let child = node.children.remove(at: place)
                // Taken away, or put elsewhere.
                if other % 2 == 0 || node.children.isEmpty { return }
                other %= node.children.count
                node.children.insert(child, at: other)
            }
        }
    }

    @discardableResult
    private func visit(_ tree: inout KnownTree, _ index: inout Int, _ body: (inout KnownTree) -> Void) -> Bool
    {
        if index == 0 {
            body(&tree)
            return true
        }
        index -= 1
        for child in tree.children.indices where visit(&tree.children[child], &index, body) { return true }
        return false
    }

    // MARK: Cost

    /// Rows whose identities don't last, for different reasons.
    enum Loss: CaseIterable {
        /// Each row has another id, and shows what it showed.
        case ids
        /// Rows are known by their places, and another one comes first.
        case places
        /// Each row has another id, and nothing that tells it from others.
        case alike
        /// Each row is inside of an explicit id of its own that is another.
        case explicitIDs
        /// A branch has all rows anew.
        case branch
    }

    struct Rows: View {
        let loss: Loss
        let count: Int
        let isLater: Bool

        private var numbers: [Int] { (isLater && loss == .places ? [-1] : []) + Array(0..<count) }

        private var rows: some View {
            ForEach(Array(numbers.enumerated()), id: \.offset) { KnownText(text: "\($0.element)") }
        }

        var body: some View {
            VStack {
                switch loss {
                case .ids:
                    ForEach(numbers, id: \.self) { KnownText(text: "\($0)").id("\($0) \(isLater)") }
                case .places: rows
                case .alike:
                    ForEach(numbers.map { isLater ? -1 - $0 : $0 }, id: \.self) { _ in KnownText(text: "one")
                    }
                case .explicitIDs:
                    ForEach(numbers, id: \.self) { number in
                        VStack { KnownNumber(number: number) }.id(isLater ? -1 - number : number)
                    }
                case .branch:
                    if isLater { rows } else { rows }
                }
            }
        }
    }

    @Test(arguments: Loss.allCases) func itsCostGrowsAsTheTreesDo(_ loss: Loss) {
        let (small, large) = (visits(loss, 100), visits(loss, 400))
        #expect(small.changes >= 100)
        #expect(large.changes >= 400)
        #expect(small.visits <= 100 * 12)
        #expect(large.visits <= 400 * 12)
    }

    private func visits(_ loss: Loss, _ count: Int) -> (visits: Int, changes: Int) {
        let live = LiveHost(Rows(loss: loss, count: count, isLater: false))
        let before = live.host.snapshot()
        live.update(Rows(loss: loss, count: count, isLater: true))
        let all = Set(before.entries.indices)
        let comparison = IdentityComparison(before, live.host.snapshot(), wanted: all)
        return (comparison.visitCount, comparison.changes.count)
    }

    /// Many explicit ids inside of each other, all of them gone.
    @Test func nestedLossesAreWalkedOnce() {
        struct Nest: View {
            let depth: Int
            let isLater: Bool

            var body: some View {
                if depth == 0 {
                    VStack { ForEach(0..<200, id: \.self) { KnownText(text: "\($0)") } }
                } else {
                    AnyView(VStack { Nest(depth: depth - 1, isLater: isLater) }).id(isLater ? -depth : depth)
                }
            }
        }
        let live = LiveHost(Nest(depth: 40, isLater: false))
        let before = live.host.snapshot()
        live.update(Nest(depth: 40, isLater: true))
        let comparison = IdentityComparison(before, live.host.snapshot())
        #expect(comparison.changes.count >= 1)
        #expect(comparison.visitCount <= before.entries.count * 12)
    }

    // MARK: Parts

    @Test(arguments: 0..<20) func theFirstInARangeIsTheLeastOfIt(seed: Int) {
        var numbers = SeededGenerator(seed: UInt64(seed))
        var known: [Int: Int] = [:]
        var first = FirstInRange()
        #expect(first.first(in: 0..<100) == nil)
        for position in 0..<100 where Bool.random(using: &numbers) {
            known[position] = Int.random(in: 0..<1000, using: &numbers)
            known[position].map { first.append($0, at: position) }
        }
        for _ in 0..<200 {
            let low = Int.random(in: 0...100, using: &numbers)
            let range = low..<Int.random(in: low...100, using: &numbers)
            let expected = known.filter { range.contains($0.key) }.map(\.value).min()
            #expect(first.first(in: range) == expected)
            let gone = Int.random(in: 0..<100, using: &numbers)
            first.remove(at: gone)
            known[gone] = nil
        }
    }

    /// Whatever is the same has the same key.
    @Test func itemsThatAreTheSameHaveOneKey() throws {
        struct Holder {
            let number: Double
            let text: String?
            let list: [KnownValue.Value]
            let names: [String: Int]
            let object: KnownObject.Object
        }
        func item(
            _ number: Double, _ text: String? = "a", count: Int = 3, name: String = "n"
        ) throws -> ItemContent {
            let list = Array(repeating: KnownValue.Value(number: 1), count: count)
            let object = KnownObject.Object(5)
            let holder = Holder(number: number, text: text, list: list, names: [name: 1], object: object)
            guard let made = ItemContent(of: holder) else { throw CancellationError() }
            return made
        }
        let first = try item(0)
        #expect(try first.isSame(as: item(-0.0)))
        #expect(try first.key == item(-0.0).key)
        #expect(try item(1, "e\u{301}").key == item(1, "\u{E9}").key)
        // What differs in these is told apart by the key.
        #expect(try first.key != item(1).key)
        #expect(try first.key != item(0, nil).key)
        #expect(try first.key != item(0, count: 4).key)
        // In these by comparing.
        #expect(try first.key == item(0, name: "m").key)
        #expect(try !first.isSame(as: item(0, name: "m")))
    }
}
