/// What a layout took: who was asked how often, with how many different proposals, and who asked.
///
/// Of the questions and placements that a history keeps; those that it left out for want of room aren't counted.
public struct LayoutCost: Sendable, Equatable {
    /// One element's part.
    public struct Row: Sendable, Equatable {
        public var element: UpdateHistory.Element
        /// How often it was asked for its size.
        public var questions = 0
        /// How many different proposals it was asked with.
        public var proposals = 0
        /// How many answers were kept from an earlier question.
        public var known = 0
        public var placements = 0
        /// How many questions it asked itself.
        public var asked = 0
    }

    /// Who asked whom with which proposal.
    public struct Asking: Sendable, Equatable {
        /// The number of the element that asked, while it was asked or placed itself; nil for the host.
        public var asker: Int?
        public var element: Int
        /// `320 x nil`.
        public var proposal: String
        public var questions = 0
        public var known = 0
    }

    /// By questions, most first; equal ones by number.
    public var rows: [Row]
    /// In the order of the first of each.
    public var askings: [Asking]

    /// Elements by how many questions they asked, most first; equal ones by number. Without those that asked none.
    public var askers: [Row] {
        rows.filter { $0.asked > 0 }.sorted { ($1.asked, $0.element.number) < ($0.asked, $1.element.number) }
    }
}

extension UpdateHistory {
    /// What the layouts of all updates took, together. O(steps) and a sort.
    public var layoutCost: LayoutCost {
        struct Kind: Hashable {
            let asker: Int?
            let element: Int
            let proposal: String
        }
        var rows = Dictionary(elements.map { ($0.number, LayoutCost.Row(element: $0)) }) { first, _ in first }
        var proposals: [Int: Set<String>] = [:]
        var places: [Kind: Int] = [:]
        var askings: [LayoutCost.Asking] = []
        for update in updates {
            for step in update.layout {
                if step.kind == .placement {
                    rows[step.element]?.placements += 1
                    continue
                }
                let asker = step.outer.map { update.layout[$0].element }
                let isKnown = step.kind == .known ? 1 : 0
                rows[step.element]?.questions += 1
                rows[step.element]?.known += isKnown
                if let asker { rows[asker]?.asked += 1 }
                proposals[step.element, default: []].insert(step.proposal)
                let kind = Kind(asker: asker, element: step.element, proposal: step.proposal)
                let place = places[kind] ?? askings.count
                if place == askings.count {
                    places[kind] = place
                    askings.append(
                        LayoutCost.Asking(asker: asker, element: step.element, proposal: step.proposal))
                }
                askings[place].questions += 1
                askings[place].known += isKnown
            }
        }
        for (number, different) in proposals { rows[number]?.proposals = different.count }
        let sorted = rows.values.sorted {
            ($1.questions, $0.element.number) < ($0.questions, $1.element.number)
        }
        return LayoutCost(rows: sorted, askings: askings)
    }
}

extension LayoutCost: CustomStringConvertible {
    /// The table of the 20 elements that were asked most, and the 10 that asked most. Ends with a line break, unless it
    /// is empty.
    public var description: String { text(rows: 20, askers: 10) }

    /// The table of at most `rows` elements, those that were asked most, then at most `askers` that asked most; each
    /// says how many more there are. Negative numbers count as 0.
    public func text(rows limit: Int, askers askerLimit: Int) -> String {
        guard !rows.isEmpty else { return "" }
        let titles = ["questions", "proposals", "known", "placed", "asked"]
        var lines = [titles.joined(separator: "  ") + "  element"]
        for row in rows.prefix(max(limit, 0)) {
            let numbers = [row.questions, row.proposals, row.known, row.placements, row.asked]
            let cells = zip(titles, numbers).map { title, number in
                String(repeating: " ", count: max(title.count - "\(number)".count, 0)) + "\(number)"
            }
            lines.append(cells.joined(separator: "  ") + "  " + Self.name(row.element))
        }
        if rows.count > max(limit, 0) { lines.append("... \(rows.count - max(limit, 0)) more") }
        let askers = askers
        if !askers.isEmpty { lines.append("asked most") }
        for row in askers.prefix(max(askerLimit, 0)) {
            lines.append("  \(Self.name(row.element)): \(UpdateWording.count(row.asked, "question"))")
            lines += asked(by: row.element.number)
        }
        if askers.count > max(askerLimit, 0) {
            lines.append("  ... \(askers.count - max(askerLimit, 0)) more")
        }
        return lines.map { UpdateWording.line($0) + "\n" }.joined()
    }

    /// Whom an element asked, most first, at most three.
    private func asked(by asker: Int) -> [String] {
        let names = Dictionary(rows.map { ($0.element.number, $0.element.name) }) { first, _ in first }
        let all = askings.filter { $0.asker == asker }
        // The order of the first question decides between equal ones: this sort keeps it.
        let most = all.enumerated().sorted {
            ($1.element.questions, $0.offset) < ($0.element.questions, $1.offset)
        }
        var lines = most.prefix(3).map { _, asking in
            "    \(names[asking.element] ?? "?") at \(asking.proposal): \(asking.questions), \(asking.known) known"
        }
        if all.count > 3 { lines.append("    ... \(all.count - 3) more") }
        return lines
    }

    /// The path, and before it the name where the path doesn't end with it.
    private static func name(_ element: UpdateHistory.Element) -> String {
        let last = element.path.split(separator: "/").last.map(String.init) ?? ""
        let isNamed = element.path.hasSuffix(element.name) || last.hasPrefix(element.name + "[")
        return isNamed ? element.path : "\(element.name) at \(element.path)"
    }
}
