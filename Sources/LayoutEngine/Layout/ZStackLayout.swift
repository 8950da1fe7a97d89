import Foundation

/// The layout of `ZStack`: SwiftUI's `ZStackLayout`.
///
/// 1. Every child is asked with the stack's own proposal.
/// 2. The size is the union of the children of the highest priority, their guides at one point.
/// 3. Children are placed with the stack's size as the proposal.
public struct ZStackLayout: Layout, StackIdentity {
    public typealias Cache = Void
    public typealias AnimatableData = EmptyAnimatableData

    public var alignment: Alignment

    public init(alignment: Alignment = .center) {
        self.alignment = alignment
    }

    public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
        let union = GuideUnion(subviews, proposal, alignment)
        return union.size
    }

    public func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
    ) {
        let union = GuideUnion(subviews, proposal, alignment)
        let inner = ProposedViewSize(bounds.size)
        for subview in subviews {
            let dimensions = subview.dimensions(in: inner)
            let offset = union.offset(of: dimensions, alignment)
            subview.place(
                at: CGPoint(x: bounds.minX + offset.x, y: bounds.minY + offset.y), proposal: inner)
        }
    }
}

/// The union of views whose guides meet at one point.
struct GuideUnion {
    private var before = CGPoint.zero
    private var after = CGPoint.zero

    /// Of the subviews with the highest priority, each at its answer to `proposal`.
    init(_ subviews: LayoutSubviews, _ proposal: ProposedViewSize, _ alignment: Alignment) {
        guard let top = subviews.map(\.priority).max() else { return }
        before = CGPoint(x: -CGFloat.infinity, y: -CGFloat.infinity)
        after = before
        for subview in subviews where subview.priority == top {
            let dimensions = subview.dimensions(in: proposal)
            for axis in Axis.allCases {
                let guide = dimensions[alignment.key(axis)]
                let length = dimensions.size[axis]
                before[axis] = max(before[axis], guide)
                after[axis] = max(after[axis], length.isInfinite ? .infinity : length - guide)
            }
        }
    }

    var size: CGSize {
        func length(_ axis: Axis) -> CGFloat {
            before[axis].isInfinite || after[axis].isInfinite ? .infinity : max(before[axis] + after[axis], 0)
        }
        return CGSize(width: length(.horizontal), height: length(.vertical))
    }

    /// From the union's top leading corner to that of a view with `dimensions`.
    func offset(of dimensions: ViewDimensions, _ alignment: Alignment) -> CGPoint {
        func offset(_ axis: Axis) -> CGFloat {
            let value = before[axis] - dimensions[alignment.key(axis)]
            return value.isFinite ? value : 0
        }
        return CGPoint(x: offset(.horizontal), y: offset(.vertical))
    }
}

extension Alignment {
    func key(_ axis: Axis) -> AlignmentKey {
        axis == .horizontal ? horizontal.key : vertical.key
    }
}
