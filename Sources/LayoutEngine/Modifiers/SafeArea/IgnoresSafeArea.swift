import Foundation

extension View {
    /// Lets the view reach into what covers its safe area, on the edges where it touches its boundary.
    ///
    /// The place in the layout stays: to the views around, the frame is the one inside the safe area.
    public func ignoresSafeArea(_ regions: SafeAreaRegions = .all, edges: Edge.Set = .all) -> some View {
        modifier(
            NodeModifier { child, inputs in SafeAreaIgnoringNode(child, inputs, regions, edges) })
    }

    @available(*, deprecated, message: "Use ignoresSafeArea(_:edges:).")
    public func edgesIgnoringSafeArea(_ edges: Edge.Set) -> some View {
        ignoresSafeArea(edges: edges)
    }
}

/// Kinds of safe area: SwiftUI's `SafeAreaRegions`.
public struct SafeAreaRegions: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
        self.rawValue = rawValue
    }

    /// What a device's edges and bars cover.
    public static let container = SafeAreaRegions(rawValue: 1)
    /// What the keyboard covers.
    public static let keyboard = SafeAreaRegions(rawValue: 2)
    public static let all = SafeAreaRegions(rawValue: .max)
}

/// Answers as the child; places it in its frame and the margins that the frame touches.
///
/// The child is offered what this node was, and the margins; its top left corner goes to that of the larger
/// rectangle. Source: placement as in OpenSwiftUI; the frame stays as measured (iamcgn/swiftui-web,
/// Docs/elements/Position.md).
final class SafeAreaIgnoringNode: UnaryNode {
    private let regions: SafeAreaRegions
    private let edges: Edge.Set

    init(_ child: LayoutNode, _ inputs: _ResolveInputs, _ regions: SafeAreaRegions, _ edges: Edge.Set) {
        self.regions = regions
        self.edges = edges
        super.init(child, inputs)
    }

    override func placeContent() {
        guard let margins = surroundings.safeArea?.margins(of: frame, regions) else {
            return super.placeContent()
        }
        let insets = margins.insets(layoutDirection).kept(edges)
        var proposal = placementProposal
        let (across, down) = (insets.leading + insets.trailing, insets.top + insets.bottom)
        if across > 0 { proposal.width = (proposal.width ?? frame.width) + across }
        if down > 0 { proposal.height = (proposal.height ?? frame.height) + down }
        let size = child.size(proposal)
        child.place(
            at: physical(CGPoint(x: -insets.leading, y: -insets.top), childSize: size), proposal)
    }
}
