import Foundation

/// Where a scroll view stands: kept between passes, with its identity.
final class ScrollState {
    /// What is to be shown in the next placement.
    private(set) var request: ScrollRequest?
    /// The last placement.
    private var last: Settled?
    /// The value of the position binding in the last pass.
    private var lastPosition: ScrollPositionValue?
    /// The view that the scroll view is a part of, in a tree that is kept.
    weak var memo: BodyMemo?

    /// Where the content stood in the last placement, in reading direction; nil before.
    var offset: CGPoint? { last?.offset }

    private struct Settled {
        var offset: CGPoint
        var content: CGSize
        var room: CGSize
    }

    /// Whether the position binding is about to say where a person scrolled to: nothing to scroll to.
    var expectsPosition = false

    /// Asks for another pass that shows what `request` names.
    func scroll(to request: ScrollRequest, _ graph: ViewGraph?) {
        self.request = request
        if let live = graph?.live { return live.remake(memo) }
        graph?.needsUpdate = true
    }

    /// Compares the position binding with the last pass: a change scrolls. The first value of a bound id doesn't.
    /// Source: iamcgn/swiftui-web, Fixtures/Goldens/scroll/position, as measured for ids.
    func note(_ position: ScrollPositionValue?, _ graph: ViewGraph) {
        defer { lastPosition = position }
        guard let position, position != lastPosition, !expectsPosition else { return }
        if lastPosition == nil, last == nil, position.isBoundID { return }
        if let request = position.request { self.request = request }
    }

    /// The offset before any request, in reading direction:
    ///
    /// 1. At first, and as long as nothing could be scrolled, the anchor of the role `initialOffset`.
    /// 2. When content or room changed and the anchor of `sizeChanges` was met: it is met again.
    /// 3. Else where it was, as far as the content reaches. Short content stands by the anchor of `alignment`.
    func offset(
        _ content: CGSize, room: CGSize, axes: Axis.Set, _ settings: ScrollSettings,
        _ direction: LayoutDirection
    ) -> CGPoint {
        let range = ScrollRange(content: content, room: room, axes: axes, direction)
        var offset = settings.anchor(.initialOffset).map(range.offset(at:)) ?? .zero
        if let last {
            let before = ScrollRange(content: last.content, room: last.room, axes: axes, direction)
            for axis in Axis.allCases where before.end(axis) > 0 {
                // 2.
                if let anchor = settings.anchor(.sizeChanges),
                    abs(last.offset[axis] - before.offset(at: anchor)[axis]) < 0.5
                {
                    offset[axis] = range.offset(at: anchor)[axis]
                } else {
                    // 3.
                    offset[axis] = last.offset[axis]
                }
            }
        }
        return range.aligned(
            range.clamped(offset),
            at: settings.anchor(.alignment) ?? UnitPoint(x: isMirrored(direction), y: 0))
    }

    private func isMirrored(_ direction: LayoutDirection) -> CGFloat {
        direction == .rightToLeft ? 1 : 0
    }

    /// The content was placed.
    func settle(_ offset: CGPoint, content: CGSize, room: CGSize) {
        request = nil
        last = Settled(offset: offset, content: content, room: room)
    }
}

/// The scroll views that one `ScrollViewReader` scrolls: those of the last pass, or those that are kept.
final class ScrollRegistry {
    private struct Entry {
        weak var state: ScrollState?
    }

    private var pass: UInt = 0
    private var states: [Entry] = []
    private weak var graph: ViewGraph?

    init(_ graph: ViewGraph) {
        self.graph = graph
    }

    func add(_ state: ScrollState) {
        let current = graph?.pass.current ?? 0
        if graph?.live != nil {
            states.removeAll { $0.state == nil || $0.state === state }
        } else if current != pass {
            pass = current
            states = []
        }
        states.append(Entry(state: state))
    }

    func scroll(to request: ScrollRequest) {
        for entry in states { entry.state?.scroll(to: request, graph) }
    }
}
