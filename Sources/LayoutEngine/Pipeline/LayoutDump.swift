import Foundation

/// The placed tree as text: one element a line, `Name "detail" (x, y, width, height)`, two spaces a level.
///
/// From 100 levels on the indentation stays and the level stands before the name, as `[101] `: a dump is as long
/// as its tree is large, however deep.
///
/// Modifiers that don't change the layout have no line. Numbers have at most three decimals.
enum LayoutDump {
    static func text(_ root: LayoutNode) -> String {
        var lines: [String] = []
        append(root, depth: 0, to: &lines)
        return lines.map { $0 + "\n" }.joined()
    }

    static func indentation(_ depth: Int) -> String {
        depth < 100
            ? String(repeating: "  ", count: depth) : String(repeating: "  ", count: 100) + "[\(depth)] "
    }

    private static func append(_ node: LayoutNode, depth: Int, to lines: inout [String]) {
        var depth = depth
        if !node.label.isEmpty {
            let frame = node.frame
            let numbers = [frame.minX, frame.minY, frame.width, frame.height].map(\.decimalText)
            lines.append(
                indentation(depth) + node.label + " (\(numbers.joined(separator: ", ")))")
            depth += 1
        }
        for child in node.children { append(child, depth: depth, to: &lines) }
    }
}
