import Imaging

/// Names the views that changed regions belong to.
struct RegionViews {
    let old: LayoutDescription?
    let new: LayoutDescription?
    /// Pixels a point.
    let scale: Double
    /// Indices of old nodes by those of new ones.
    let matches: [Int: Int]

    init(old: LayoutDescription?, new: LayoutDescription?, scale: Double) {
        self.old = old
        self.new = new
        self.scale = scale > 0 ? scale : 1
        if let old, let new {
            matches = LayoutComparison.matches(from: old, to: new)
        } else {
            matches = [:]
        }
    }

    /// A view around a region, and what became of its frame.
    struct Place: Hashable {
        /// `Text "Total"`.
        var title: String
        /// `x 24 -> 16`, beyond what bands moved; nil where the frame stayed, or where one layout lacks the view.
        var frames: String?

        /// `Text "Total" x 24 -> 16`.
        var text: String { [title, frames].compactMap { $0 }.joined(separator: " ") }
    }

    /// The deepest view around a region, the new one unless only the old layout has one as deep: a view that is gone
    /// is the better answer than what was around it.
    func place(of region: ContentChange.Region) -> Place? {
        let before = old?.index(ofDeepestViewContaining: .init(region.reference, scale: scale))
        let after = new?.index(ofDeepestViewContaining: .init(region.candidate, scale: scale))
        let depth = { (layout: LayoutDescription?, index: Int?) in
            index.flatMap { layout?.nodes[$0].depth } ?? -1
        }
        guard let new, let after, depth(old, before) <= depth(new, after) else {
            return before.flatMap { old?.nodes[$0] }.map { Place(title: $0.title) }
        }
        return Place(title: new.nodes[after].title, frames: frames(of: after, region))
    }

    /// How the view's frame changed, apart from what the bands around the region moved.
    private func frames(of index: Int, _ region: ContentChange.Region) -> String? {
        guard let old, let before = matches[index].flatMap({ old.nodes[$0].frame }),
            let after = new?.nodes[index].frame
        else { return nil }
        let way = region.movedBy ?? ContentChange.Offset(dx: 0, dy: 0)
        let bands = Shift(
            x: Double(region.candidate.x - region.reference.x - way.dx) / scale,
            y: Double(region.candidate.y - region.reference.y - way.dy) / scale)
        let steps: [(String, Double, Double, Double)] = [
            ("x", before.x, after.x, bands.x), ("y", before.y, after.y, bands.y),
            ("width", before.width, after.width, 0), ("height", before.height, after.height, 0),
        ]
        let words = steps.filter { !Shift(x: $0.2 - $0.1 - $0.3).isZero }.map {
            LayoutChange.step($0.0, $0.1, $0.2)
        }
        return words.isEmpty ? nil : words.joined(separator: ", ")
    }
}
