import Foundation

/// How far content can be scrolled in its room. Offsets are in reading direction, 0 at the content's start.
struct ScrollRange {
    let content: CGSize
    let room: CGSize
    let axes: Axis.Set
    let isMirrored: Bool

    init(content: CGSize, room: CGSize, axes: Axis.Set, _ direction: LayoutDirection) {
        self.content = content
        self.room = room
        self.axes = axes
        isMirrored = direction == .rightToLeft
    }

    /// The offset of the content's end along `axis`; 0 where it doesn't scroll.
    func end(_ axis: Axis) -> CGFloat {
        guard axes.contains(Axis.Set(axis)) else { return 0 }
        let end = content[axis] - room[axis]
        return end.isFinite ? max(end, 0) : 0
    }

    func clamped(_ offset: CGPoint) -> CGPoint {
        CGPoint(
            x: min(max(offset.x, 0), end(.horizontal)), y: min(max(offset.y, 0), end(.vertical)))
    }

    /// `anchor` along `axis`, counted in reading direction. Unit points aren't mirrored themselves.
    func fraction(_ anchor: UnitPoint, _ axis: Axis) -> CGFloat {
        guard axis == .horizontal else { return anchor.y }
        return isMirrored ? 1 - anchor.x : anchor.x
    }

    /// The offset at which the anchors of content and room meet.
    func offset(at anchor: UnitPoint) -> CGPoint {
        clamped(
            CGPoint(
                x: fraction(anchor, .horizontal) * end(.horizontal),
                y: fraction(anchor, .vertical) * end(.vertical)))
    }

    /// Where short content stands: below zero, by the share of `anchor` in what is left over.
    func aligned(_ offset: CGPoint, at anchor: UnitPoint) -> CGPoint {
        var result = offset
        for axis in Axis.allCases where axes.contains(Axis.Set(axis)) {
            let spare = room[axis] - content[axis]
            if spare > 0, spare.isFinite { result[axis] = -fraction(anchor, axis) * spare }
        }
        return result
    }

    /// The offset that shows `rect`, which is in the content's space, x growing rightwards.
    ///
    /// With an anchor, its points in the rectangle and in the room meet; without one the way is the shortest
    /// that shows all of the rectangle, or its start where it is too long.
    /// Source: iamcgn/swiftui-web, Fixtures/Goldens/scroll/scroll-to, as measured.
    func offset(showing rect: CGRect, anchor: UnitPoint?, from offset: CGPoint) -> CGPoint {
        var result = offset
        for axis in Axis.allCases where axes.contains(Axis.Set(axis)) {
            let length = rect.size[axis]
            let start =
                axis == .horizontal && isMirrored ? content.width - rect.maxX : rect.origin[axis]
            if let anchor {
                let share = fraction(anchor, axis)
                result[axis] = start + share * (length - room[axis])
            } else if start < offset[axis] || length > room[axis] {
                result[axis] = start
            } else if start + length > offset[axis] + room[axis] {
                result[axis] = start + length - room[axis]
            }
        }
        return result
    }

    /// The offset for a request that names no view.
    func offset(_ request: ScrollRequest, from offset: CGPoint) -> CGPoint {
        var result = offset
        func setX(_ x: CGFloat) { result.x = isMirrored ? end(.horizontal) - x : x }
        switch request {
        case .id: break
        case .offset(let offset): result = offset
        case .edge(.top): result.y = 0
        case .edge(.bottom): result.y = end(.vertical)
        case .edge(.leading): result.x = 0
        case .edge(.trailing): result.x = end(.horizontal)
        case .point(let x, let y):
            if let x { setX(x) }
            if let y { result.y = y }
        }
        return result
    }
}

/// What a scroll view was asked to show.
enum ScrollRequest {
    case id(AnyHashable, UnitPoint?)
    case edge(Edge)
    /// An offset of the content, x growing rightwards; nil stays.
    case point(x: CGFloat?, y: CGFloat?)
    /// An offset in reading direction.
    case offset(CGPoint)
}
