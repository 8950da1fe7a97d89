/// Looks for what only a laid out tree can tell, or a layout that is asked again: when a layout is to explain
/// itself. Nothing that is drawn comes from it.
///
/// 1. Each element looks at itself (``LayoutNode/audit()``): custom layouts are asked again, stacks look for
///    priorities they don't see, ratios at what they are made of.
/// 2. Lengths that no one told are followed from the root down.
enum LayoutAudit {
    static func run(_ root: LayoutNode) {
        visit(root)  // 1
        NoIdealSize.inspect(root)  // 2
    }

    private static func visit(_ node: LayoutNode) {
        node.audit()
        for child in node.children { visit(child) }
    }
}
