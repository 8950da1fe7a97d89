import Foundation

/// A placed tree as it was laid out, apart from its nodes: what its text is made of when it is asked for.
public struct PlacedTree: Sendable {
    private struct Element {
        var depth: Int
        /// As ``LayoutNode/label``.
        var label: String
        /// In points of the picture.
        var frame: CGRect
    }

    /// Those with a label, in view order.
    private var elements: [Element] = []

    init(_ root: LayoutNode? = nil) {
        if let root { append(root, depth: 0) }
    }

    private mutating func append(_ node: LayoutNode, depth: Int) {
        var depth = depth
        if !node.label.isEmpty {
            elements.append(Element(depth: depth, label: node.label, frame: node.frame))
            depth += 1
        }
        node.forEachChild { append($0, depth: depth) }
    }

    /// One element a line, `Name "detail" (x, y, width, height)`, two spaces a level; empty for an empty tree.
    ///
    /// From 100 levels on the indentation stays and the level stands before the name, as `[101] `: a dump is as long
    /// as its tree is large, however deep.
    ///
    /// Modifiers that don't change the layout have no line. Numbers have at most three decimals.
    ///
    /// - Complexity: O(elements), each time.
    public var text: String {
        var text = ""
        for element in elements {
            let frame = element.frame
            text += Self.indentation(element.depth) + element.label
            text += " (\(frame.minX.decimalText), \(frame.minY.decimalText), "
            text += "\(frame.width.decimalText), \(frame.height.decimalText))\n"
        }
        return text
    }

    static func indentation(_ depth: Int) -> String {
        depth < 100
            ? String(repeating: "  ", count: depth) : String(repeating: "  ", count: 100) + "[\(depth)] "
    }
}
