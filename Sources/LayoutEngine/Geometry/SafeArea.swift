import Foundation

/// A rectangle in which content is laid out, inside a larger one that bars, a keyboard or a device's edges
/// cover: the root's, a `safeAreaInset`'s, a `safeAreaPadding`'s.
///
/// Areas form a chain, innermost first. Both rectangles are set when the element that makes the area is
/// placed, in points of the picture.
final class SafeArea {
    let outer: SafeArea?
    /// What covers the margin between both rectangles.
    let regions: SafeAreaRegions
    /// The whole area, margins included.
    var bounds = CGRect.zero
    /// The part that nothing covers.
    var safe = CGRect.zero

    init(_ regions: SafeAreaRegions, outer: SafeArea?) {
        self.regions = regions
        self.outer = outer
    }

    /// How far `frame` may reach out on each physical side, in points; never negative.
    ///
    /// 1. A side that touches the safe boundary, or lies beyond it, reaches to the edge of the area.
    /// 2. From there on the same is asked of the area around.
    ///
    /// Source: a view extends only on edges that touch the safe boundary (iamcgn/swiftui-web,
    /// Docs/elements/Position.md, as measured); the rule by edges is OpenSwiftUI's.
    func margins(of frame: CGRect, _ wanted: SafeAreaRegions = .all) -> Margins {
        var reach = Margins(frame)
        var area: SafeArea? = self
        while let current = area {
            area = current.outer
            guard !wanted.isDisjoint(with: current.regions) else { continue }
            let (safe, bounds) = (current.safe, current.bounds)
            // 1.
            if reach.left <= safe.minX + Self.slack { reach.left = min(reach.left, bounds.minX) }
            if reach.top <= safe.minY + Self.slack { reach.top = min(reach.top, bounds.minY) }
            if reach.right >= safe.maxX - Self.slack { reach.right = max(reach.right, bounds.maxX) }
            if reach.bottom >= safe.maxY - Self.slack { reach.bottom = max(reach.bottom, bounds.maxY) }
            // 2.
        }
        return Margins(
            left: frame.minX - reach.left, top: frame.minY - reach.top, right: reach.right - frame.maxX,
            bottom: reach.bottom - frame.maxY)
    }

    /// Sums of fractions may miss a boundary by this much.
    private static let slack: CGFloat = 1e-6

    /// Positions, or distances, of four physical sides.
    struct Margins: Equatable {
        var left: CGFloat
        var top: CGFloat
        var right: CGFloat
        var bottom: CGFloat

        init(left: CGFloat, top: CGFloat, right: CGFloat, bottom: CGFloat) {
            self.left = left
            self.top = top
            self.right = right
            self.bottom = bottom
        }

        static let zero = Margins(left: 0, top: 0, right: 0, bottom: 0)

        init(_ frame: CGRect) {
            self.init(left: frame.minX, top: frame.minY, right: frame.maxX, bottom: frame.maxY)
        }

        /// As insets in reading direction.
        func insets(_ direction: LayoutDirection) -> EdgeInsets {
            direction == .leftToRight
                ? EdgeInsets(top: top, leading: left, bottom: bottom, trailing: right)
                : EdgeInsets(top: top, leading: right, bottom: bottom, trailing: left)
        }
    }
}
