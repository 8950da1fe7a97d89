import Foundation

/// A child's size and alignment guides, in its own coordinates: SwiftUI's `ViewDimensions`.
public struct ViewDimensions: Equatable {
    let node: LayoutNode?
    let proposal: ProposedViewSize
    /// Points.
    public let width: CGFloat
    /// Points.
    public let height: CGFloat

    var size: CGSize { CGSize(width: width, height: height) }

    init(node: LayoutNode?, proposal: ProposedViewSize, size: CGSize) {
        self.node = node
        self.proposal = proposal
        width = size.width
        height = size.height
    }

    /// Where the guide stands: explicit if set below, else its default.
    public subscript(guide: HorizontalAlignment) -> CGFloat { self[guide.key] }
    /// Where the guide stands: explicit if set below, else its default.
    public subscript(guide: VerticalAlignment) -> CGFloat { self[guide.key] }
    /// The guide's explicit value; nil when nothing below sets it.
    public subscript(explicit guide: HorizontalAlignment) -> CGFloat? { explicit(guide.key) }
    /// The guide's explicit value; nil when nothing below sets it.
    public subscript(explicit guide: VerticalAlignment) -> CGFloat? { explicit(guide.key) }

    subscript(key: AlignmentKey) -> CGFloat {
        explicit(key) ?? key.id.defaultValue(in: self)
    }

    func explicit(_ key: AlignmentKey) -> CGFloat? {
        node?.explicitAlignment(key, size: size, proposal: proposal)
    }

    public static func == (a: ViewDimensions, b: ViewDimensions) -> Bool {
        a.node === b.node && a.size == b.size && a.proposal == b.proposal
    }
}
