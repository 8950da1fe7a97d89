/// Something about a view that differs between good and bad, and can be looked up in the layout of any run.
struct LayoutMark: Hashable {
    enum Aspect: Hashable {
        /// The view is there.
        case presence
        /// Its title, `Text "Total"`.
        case title
        case size(LayoutAxis, ViewRelation)
        case place(LayoutAxis, ViewRelation)
    }

    /// Which layout has the view.
    enum Side: Hashable {
        case good, bad
    }

    var side: Side
    /// The view's index in that layout.
    var node: Int
    var aspect: Aspect
    /// `Text "Total" x`.
    var title: String
}

/// Finds what differs between two layouts, cause by cause rather than view by view.
///
/// 1. Views are matched as by ``LayoutComparison``. One that only one layout has is a mark, with all that is in it;
///    so is a title that differs.
/// 2. A view's size is a mark if its length and its margins both differ: what only grew with its content isn't.
/// 3. Its place is one if it keeps none of its distances to the view before it and to the one around it. What was
///    pushed along, or stayed in the middle, isn't; nor is what follows a view that came or went, or fills a view
///    whose margins are a mark.
struct LayoutMarks {
    private let good: RelatedViews
    private let bad: RelatedViews
    /// Indices of good's views by those of bad.
    private let matches: [Int: Int]

    init(good: RelatedViews, bad: RelatedViews) {
        self.good = good
        self.bad = bad
        matches = LayoutComparison.matches(from: good.tree, to: bad.tree)
    }

    /// In the order of bad's tree, what is gone last.
    ///
    /// - Complexity: as ``LayoutComparison``.
    func find() -> [LayoutMark] {
        var marks: [LayoutMark] = []
        var sized: Set<SizedView> = []
        for node in bad.tree.nodes.indices {
            guard let before = matches[node] else {
                if isTopmost(bad.tree.nodes[node].parent, where: { matches[$0] == nil }) {  // 1
                    let title = "\(bad.tree.nodes[node].title) added"
                    marks.append(LayoutMark(side: .bad, node: node, aspect: .presence, title: title))
                }
                continue
            }
            let title = bad.tree.nodes[node].title
            if good.tree.nodes[before].title != title {
                marks.append(
                    LayoutMark(
                        side: .good, node: before, aspect: .title, title: good.tree.nodes[before].title))
            }
            for axis in LayoutAxis.allCases {
                let relation = size(before, node, axis)
                if let relation {  // 2
                    sized.insert(SizedView(node: node, axis: axis))
                    let word = axis == .horizontal ? "width" : "height"
                    marks.append(
                        LayoutMark(
                            side: .good, node: before, aspect: .size(axis, relation),
                            title: "\(title) \(word)"))
                }
                if let relation = place(before, node, axis, sized) {  // 3
                    let word = axis == .horizontal ? "x" : "y"
                    marks.append(
                        LayoutMark(
                            side: .good, node: before, aspect: .place(axis, relation),
                            title: "\(title) \(word)"))
                }
            }
        }
        return marks + removed()
    }

    private struct SizedView: Hashable {
        var node: Int
        var axis: LayoutAxis
    }

    private func isTopmost(_ parent: Int?, where isLoose: (Int) -> Bool) -> Bool {
        parent.map { !isLoose($0) } ?? true
    }

    private func removed() -> [LayoutMark] {
        let kept = Set(matches.values)
        return good.tree.nodes.indices.filter { node in
            !kept.contains(node) && isTopmost(good.tree.nodes[node].parent) { !kept.contains($0) }
        }.map {
            LayoutMark(
                side: .good, node: $0, aspect: .presence, title: "\(good.tree.nodes[$0].title) removed")
        }
    }

    private func isKept(_ relation: ViewRelation, _ before: Int, _ after: Int, _ axis: LayoutAxis) -> Bool {
        RelatedViews.areClose(
            good.values(of: relation, before, axis), bad.values(of: relation, after, axis))
    }

    /// Step 2.
    private func size(_ before: Int, _ after: Int, _ axis: LayoutAxis) -> ViewRelation? {
        guard good.span(before, axis) != nil, bad.span(after, axis) != nil else { return nil }
        if isKept(.length, before, after, axis) || isKept(.margins, before, after, axis) { return nil }
        let hasMargins = [(good, before), (bad, after)].allSatisfy { views, node in
            views.values(of: .margins, node, axis) != nil
        }
        return hasMargins ? .margins : .length
    }

    /// Step 3.
    private func place(
        _ before: Int, _ after: Int, _ axis: LayoutAxis, _ sized: Set<SizedView>
    ) -> ViewRelation? {
        guard let old = good.span(before, axis), let new = bad.span(after, axis) else { return nil }
        let parent = bad.tree.nodes[after].parent
        guard let parent, good.tree.nodes[before].parent != nil else {
            return isKept(.place, before, after, axis) ? nil : .place
        }
        let (first, second) = (good.previous(of: before), bad.previous(of: after))
        guard second.map({ matches[$0] == first && first != nil }) ?? (first == nil) else { return nil }
        guard let first, let second, let oldBefore = good.span(first, axis),
            let newBefore = bad.span(second, axis)
        else {
            let isAligned = ViewRelation.alignments.contains { isKept($0, before, after, axis) }
            return isAligned || sized.contains(SizedView(node: parent, axis: axis)) ? nil : .parent(.low)
        }
        for (relation, isSo) in [
            (ViewRelation.gaps[0], old.low >= oldBefore.high && new.low >= newBefore.high),
            (ViewRelation.gaps[1], old.high <= oldBefore.low && new.high <= newBefore.low),
        ] where isSo {
            return isKept(relation, before, after, axis) ? nil : relation
        }
        return ViewRelation.alignments.contains { isKept($0, before, after, axis) } ? nil : .parent(.low)
    }
}

/// Reads marks in the layout of one run.
struct LayoutReading {
    private let views: RelatedViews
    /// This layout's views, by those of good and of bad.
    private let places: [LayoutMark.Side: [Int: Int]]

    init(_ views: RelatedViews, good: RelatedViews, bad: RelatedViews) {
        self.views = views
        let inverted = { (matches: [Int: Int]) in
            Dictionary(matches.map { ($1, $0) }, uniquingKeysWith: min)
        }
        places = [
            .good: inverted(LayoutComparison.matches(from: good.tree, to: views.tree)),
            .bad: inverted(LayoutComparison.matches(from: bad.tree, to: views.tree)),
        ]
    }

    /// What a layout says of a mark.
    enum Finding: Hashable {
        case absent
        case text(String)
        /// The values of a relation.
        case numbers([Double])

        /// The same, but for what rounding makes of it.
        func isClose(to other: Finding) -> Bool {
            if case .numbers(let own) = self, case .numbers(let others) = other {
                return RelatedViews.areClose(own, others)
            }
            return self == other
        }
    }

    /// The same for the same state, whatever else changed.
    func finding(_ mark: LayoutMark) -> Finding {
        guard let node = places[mark.side]?[mark.node] else { return .absent }
        switch mark.aspect {
        case .presence: return .text("present")
        case .title: return .text(views.tree.nodes[node].title)
        case .size(let axis, let relation), .place(let axis, let relation):
            return views.values(of: relation, node, axis).map(Finding.numbers) ?? .absent
        }
    }
}

extension LayoutReading.Finding: CustomStringConvertible {
    /// `24`, `8 8`, `Text "Total"`.
    var description: String {
        switch self {
        case .absent: "absent"
        case .text(let text): text
        case .numbers(let values): values.map(DecimalText.format).joined(separator: " ")
        }
    }
}
