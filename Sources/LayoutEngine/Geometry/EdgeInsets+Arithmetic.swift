import Foundation

extension EdgeInsets {
    /// Insets of the given edges; 0 elsewhere.
    func kept(_ edges: Edge.Set) -> EdgeInsets {
        EdgeInsets(
            top: edges.contains(.top) ? top : 0, leading: edges.contains(.leading) ? leading : 0,
            bottom: edges.contains(.bottom) ? bottom : 0, trailing: edges.contains(.trailing) ? trailing : 0)
    }

    var isZero: Bool { self == EdgeInsets() }
}

extension CGRect {
    /// The rectangle without its insets, no side below 0; leading is left in left-to-right.
    func inset(by insets: EdgeInsets, _ direction: LayoutDirection) -> CGRect {
        let left = direction == .leftToRight ? insets.leading : insets.trailing
        return CGRect(
            x: minX + left, y: minY + insets.top,
            width: max(width - insets.leading - insets.trailing, 0),
            height: max(height - insets.top - insets.bottom, 0))
    }

    /// The rectangle with room of `insets` around; leading is left in left-to-right.
    func outset(by insets: EdgeInsets, _ direction: LayoutDirection) -> CGRect {
        inset(
            by: EdgeInsets(
                top: -insets.top, leading: -insets.leading, bottom: -insets.bottom,
                trailing: -insets.trailing), direction)
    }
}
