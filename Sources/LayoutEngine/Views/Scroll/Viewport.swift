import Foundation

/// The nearest scroll view as the views inside it see it.
///
/// The scroll view sets it before it measures or places its content.
final class Viewport {
    let axes: Axis.Set
    /// What `containerRelativeFrame` inside refers to.
    let container = RelativeContainer()
    /// The part of the picture through which content is seen.
    var visible = CGRect.zero
    /// The same inside margins and safe areas: pinned views stay in it.
    var room = CGRect.zero
    /// Where content without a place of its own is first measured: 0 at the start, 1 at the end.
    var start = UnitPoint(x: 0, y: 0)
    /// True while content is placed only to find something in it: nothing need be made for it.
    var isSearching = false
    /// Set by lazy content that turned out longer or shorter than it had answered.
    var isUnsettled = false
    /// The scrolling axes along which nothing is hidden, because no length is proposed.
    private(set) var openAxes: Axis.Set = []

    init(axes: Axis.Set) {
        self.axes = axes
    }

    /// Whether content is hidden along `axis`, so that lazy content needn't make all of itself.
    func limits(_ axis: Axis) -> Bool {
        axes.contains(Axis.Set(axis)) && !openAxes.contains(Axis.Set(axis))
    }

    /// The scroll view is about to ask its content in answer to `proposal`.
    func prepare(for proposal: ProposedViewSize, room: ProposedViewSize) {
        var open: Axis.Set = []
        for axis in Axis.allCases where axes.contains(Axis.Set(axis)) && proposal[axis] == nil {
            open.insert(Axis.Set(axis))
        }
        if open != openAxes {
            openAxes = open
            container.invalidate()
        }
        container.set(room)
    }
}

/// The size that `containerRelativeFrame` refers to: a scroll view's room, or what the root is proposed.
final class RelativeContainer {
    /// Points; nil along an axis that is open.
    private(set) var size = ProposedViewSize.unspecified
    /// Counts the changes that make answers given before it stale.
    private(set) var generation: UInt = 0
    /// Whether something inside answers by more than its proposal.
    var hasDependents = false

    func set(_ size: ProposedViewSize) {
        guard size != self.size else { return }
        self.size = size
        invalidate()
    }

    /// Forgets all answers inside, if any depends on more than its proposal.
    func invalidate() {
        if hasDependents { generation += 1 }
    }
}
