import Foundation

/// The rule `children-outside-size`: children of a custom layout that reach beyond the size it answered, so that
/// they lie on its neighbours.
///
/// Stacks of this module are exempt: they overflow by design, when their children need more than there is. So
/// are children without width or height, and what reaches out by half a pixel or less.
enum ChildrenOutsideSize {
    static func inspect(_ nodes: [LayoutNode], of container: LayoutNode, _ layout: any Layout) {
        let slack = container.environment.pixelLength / 2
        let room = container.frame.insetBy(dx: -slack, dy: -slack)
        guard room.width.isFinite, room.height.isFinite else { return }
        let outside = nodes.indices.filter { index in
            let frame = nodes[index].frame
            guard frame.width > 0, frame.height > 0 else { return false }
            return frame.minX < room.minX || frame.minY < room.minY || frame.maxX > room.maxX
                || frame.maxY > room.maxY
        }
        guard let first = outside.first, CustomLayout.isCustom(layout) else { return }
        let others = outside.count == 1 ? "" : ", and \(outside.count - 1) more"
        container.graph.report(
            .warning, .childrenOutsideSize, at: container.path,
            "answered \(container.frame.size.text), but placed its subview \(first) (\(nodes[first].path)) "
                + "\(reach(of: nodes[first].frame, beyond: container.frame))\(others): they lie on its neighbours. "
                + "Answer a size that holds all subviews, and place them from bounds.origin.")
    }

    /// `12 points beyond its right edge`, the farthest one.
    private static func reach(of frame: CGRect, beyond room: CGRect) -> String {
        let sides: [(name: String, distance: CGFloat)] = [
            ("left", room.minX - frame.minX), ("top", room.minY - frame.minY),
            ("right", frame.maxX - room.maxX), ("bottom", frame.maxY - room.maxY),
        ]
        let farthest = sides.reduce(sides[0]) { $1.distance > $0.distance ? $1 : $0 }
        return "\(farthest.distance.decimalText) points beyond its \(farthest.name) edge"
    }
}

extension CGSize {
    /// `320 x 96`, for messages.
    var text: String { "\(width.decimalText) x \(height.decimalText)" }
}
