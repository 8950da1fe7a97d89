import Foundation

/// A line of a lazy container that was made.
struct LazyLine {
    let index: Int
    let segment: LazyPlan.Segment
    let units: [LazyUnits.Unit]
    /// Points to what is before it.
    var gap: CGFloat
    var length: CGFloat
    /// Where it starts, from the container's start.
    var start: CGFloat = 0

    func isSeen(in range: Range<CGFloat>) -> Bool {
        start < range.upperBound
            && (start + length > range.lowerBound || (length == 0 && start >= range.lowerBound))
    }
}

extension LazyNode {
    /// The columns of a grid in answer to a proposal; nil in a stack. Without a finite one, at their least.
    func tracks(_ cross: CGFloat?) -> GridItemTracks? {
        guard let items = style.items else { return nil }
        let room = cross.map { $0.isFinite ? $0 : 0 } ?? 0
        return GridItemTracks(items, room: room)
    }

    /// The columns as they are placed: worked out again for the size that was answered.
    /// Source: "Thinking in SwiftUI", example with picture: 95 and 120 measured at 200, 107.5 and 120 drawn at 225.
    func placementTracks(_ cross: CGFloat) -> GridItemTracks? {
        guard let items = style.items else { return nil }
        return GridItemTracks(items, room: frame.size[axis.cross].isFinite ? frame.size[axis.cross] : cross)
    }

    /// Makes a line and notes how long it is.
    func measure(_ index: Int, _ plan: LazyPlan) -> LazyLine {
        let segment = plan.segment(ofLine: index)
        let units = segment.units(ofLine: index).map { self.units.unit($0) }
        var line = LazyLine(index: index, segment: segment, units: units, gap: 0, length: 0)
        let before = index == 0 ? nil : plan.extents[index - 1]
        // A line before that isn't made is taken for a plain one.
        let previous = index == 0 ? nil : before.map(\.spacing) ?? ViewSpacing()
        var spacing = previous
        if style.items != nil, segment.part == 1 {
            let tracks = tracks(plan.key.cross)?.tracks ?? []
            for (unit, track) in zip(units, tracks) {
                for node in unit.nodes {
                    let size = node.size(ProposedViewSize(axis, nil, by: track.length))
                    line.length = max(line.length, size[axis])
                    plan.cross = max(plan.cross, size[axis.cross])
                }
            }
            line.gap = previous == nil ? 0 : style.spacing ?? ViewSpacing.standard
            spacing = ViewSpacing()
        } else {
            for node in units.flatMap(\.nodes) {
                let size = node.size(ProposedViewSize(axis, nil, by: plan.key.cross))
                let gap = gap(spacing, node)
                if line.length == 0, node === units.first?.nodes.first {
                    line.gap = gap
                } else {
                    line.length += gap
                }
                line.length += size[axis]
                plan.cross = max(plan.cross, size[axis.cross])
                spacing = node.spacing
            }
        }
        plan.extents.set(
            LazyExtents.Entry(
                line: index, part: segment.part, gap: line.gap, length: line.length, spacing: spacing))
        return line
    }

    /// Points between something that asks for `spacing` (nil: nothing) and a view after it.
    private func gap(_ spacing: ViewSpacing?, _ node: LayoutNode) -> CGFloat {
        guard let spacing else { return 0 }
        if let own = style.spacing { return own }
        return style.items == nil ? spacing.distance(to: node.spacing, along: axis) : ViewSpacing.standard
    }

    /// Places a line that has its start.
    func place(_ line: LazyLine, _ tracks: GridItemTracks?) {
        if let tracks, line.segment.part == 1 { return placeCells(line, tracks) }
        let cross = placementProposal[axis.cross] ?? frame.size[axis.cross]
        let offer = ProposedViewSize(axis, nil, by: cross)
        var start = line.start
        var previous: ViewSpacing?
        for unit in line.units {
            for (place, node) in unit.nodes.enumerated() {
                start += gap(previous, node)
                previous = node.spacing
                let dimensions = node.dimensions(offer)
                let own = ViewDimensions(node: nil, proposal: offer, size: frame.size)
                let across = own[style.alignment] - dimensions[style.alignment]
                self.place(
                    node, place == 0 ? unit : nil, along: start, across: across.isFinite ? across : 0, offer)
                start += dimensions.size[axis]
            }
        }
    }

    /// Cells are offered their column and the line's length, and stand by the item's alignment, or the grid's
    /// across the axis and centred along it.
    private func placeCells(_ line: LazyLine, _ tracks: GridItemTracks) {
        let whole = ViewDimensions(node: nil, proposal: .unspecified, size: frame.size)
        let block = ViewDimensions(
            node: nil, proposal: .unspecified, size: CGSize(axis, line.length, by: tracks.extent))
        let spare = max(whole[style.alignment] - block[style.alignment], 0)
        for (unit, track) in zip(line.units, tracks.tracks) {
            for node in unit.nodes {
                let room = CGSize(axis, line.length, by: track.length)
                let offer = ProposedViewSize(room)
                let cell = ViewDimensions(node: nil, proposal: offer, size: room)
                let alignment = track.alignment
                let along = axis == .vertical ? alignment?.vertical.key : alignment?.horizontal.key
                let across = axis == .vertical ? alignment?.horizontal.key : alignment?.vertical.key
                let center: AlignmentKey =
                    axis == .vertical ? VerticalAlignment.center.key : HorizontalAlignment.center.key
                let dimensions = node.dimensions(offer)
                let major = cell[along ?? center] - dimensions[along ?? center]
                let minor = cell[across ?? style.alignment] - dimensions[across ?? style.alignment]
                place(
                    node, unit, along: line.start + major, across: spare + track.start + minor, offer)
            }
        }
    }

    /// Moves pinned headers and footers of the sections in view, and makes those that aren't in view themselves.
    /// Returns them, to be drawn in front; the others stay in `lines`.
    ///
    /// 1. A header stands where it would or at the visible start, whichever is later, a footer at the visible
    ///    end, whichever is earlier,
    /// 2. but within its section.
    ///
    /// Source: iamcgn/swiftui-web, Docs/elements/Lazy.md, as measured (1).
    func pin(_ lines: inout [LazyLine], _ plan: LazyPlan, _ seen: Range<CGFloat>) -> [LazyLine] {
        let pins = style.pinnedViews
        guard !pins.isEmpty, let first = lines.first, let last = lines.last else { return [] }
        let room = self.seen(surroundings.viewport?.room)
        var result: [LazyLine] = []
        let firstSegment = plan.segmentIndex(ofLine: first.index)
        let lastSegment = plan.segmentIndex(ofLine: last.index)
        for section in plan.sections(firstSegment...lastSegment) {
            for segment in section where segment.part != 1 {
                let isHeader = segment.part == 0
                guard pins.contains(isHeader ? .sectionHeaders : .sectionFooters) else { continue }
                for index in segment.lines {
                    lines.removeAll { $0.index == index }
                    var line = measure(index, plan)
                    line.start = plan.position(ofLine: index) + line.gap
                    let bounds = plan.range(of: section)
                    // 1., 2.
                    line.start =
                        isHeader
                        ? max(line.start, min(room.lowerBound, bounds.upperBound - line.length))
                        : min(line.start, max(room.upperBound - line.length, bounds.lowerBound))
                    if line.isSeen(in: seen) { result.append(line) }
                }
            }
        }
        return result
    }
}

extension LazyPlan {
    /// The sections that segments of a range belong to, each with all of its segments.
    func sections(_ range: ClosedRange<Int>) -> [[Segment]] {
        func isSame(_ a: Int, _ b: Int) -> Bool {
            segments[a].section != nil && segments[a].section?.section === segments[b].section?.section
        }
        var start = range.lowerBound
        while start > 0, isSame(start, start - 1) { start -= 1 }
        var end = range.upperBound
        while end + 1 < segments.count, isSame(end, end + 1) { end += 1 }
        var result: [[Segment]] = []
        for index in start...end {
            if index > start, isSame(index, index - 1) {
                result[result.count - 1].append(segments[index])
            } else {
                result.append([segments[index]])
            }
        }
        return result
    }

    /// Where a section stands.
    func range(of section: [Segment]) -> Range<CGFloat> {
        guard let first = section.first, let last = section.last else { return 0..<0 }
        let start = position(ofLine: first.lines.lowerBound)
        return start..<max(position(ofLine: last.lines.upperBound), start)
    }
}
