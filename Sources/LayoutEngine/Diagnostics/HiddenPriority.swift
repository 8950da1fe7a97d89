import Foundation

/// The rule `hidden-priority`: a `layoutPriority` that the stack around doesn't see, because something between
/// answers for itself. It fires where the stack has other children, and what it sees is 0.
enum HiddenPriority {
    static func inspect(_ children: [LayoutNode], of stack: LayoutNode) {
        guard stack.stackAxis != nil, children.count > 1 else { return }
        for child in children where child.priority == 0 {
            guard let (value, hider) = hidden(in: child) else { continue }
            stack.graph.report(
                .warning, .hiddenPriority, at: child.path,
                "has a layoutPriority of \(value.decimalText) that its stack doesn't see: \(hider) hides it. "
                    + "Put layoutPriority outside, as the last modifier.")
        }
    }

    /// The outermost priority inside an element that isn't 0, and the innermost modifier around that hides it.
    private static func hidden(in child: LayoutNode) -> (value: CGFloat, hider: String)? {
        var node = child
        var hider: String?
        while true {
            if let priority = node as? LayoutPriorityNode {
                guard priority.priority == 0 else { return hider.map { (priority.priority, $0) } }
                return nil
            }
            switch node {
            case is OpaqueNode: hider = ".equatable()"
            case is AlignedFrameNode: hider = "the frame"
            case is PaddingNode: hider = "the padding"
            case is AspectRatioNode: hider = "the aspectRatio"
            case is PositionNode: hider = "the position"
            default: break
            }
            if let unary = node as? UnaryNode {
                node = unary.child
            } else if let layered = node as? SecondaryNode {
                node = layered.primary
            } else {
                return nil
            }
        }
    }
}
