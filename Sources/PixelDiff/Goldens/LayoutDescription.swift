/// The text dump of a laid out view tree, taken apart.
///
/// Header lines begin with `# `: `# pixeldiff layout 1`, then `# key: value`. Every other line is one node, two
/// spaces of indentation a level, or a hundred levels' and `[level] `: `Name "detail" (x, y, width, height)` in points of the picture. A line that is
/// not of this form becomes a node without a frame that has the line as its name: text from a newer version is
/// compared all the same.
public struct LayoutDescription: Hashable, Sendable {
    /// A rectangle in points of the picture, origin top left, y down.
    public struct Frame: Hashable, Sendable {
        public var x, y, width, height: Double

        public init(x: Double, y: Double, width: Double, height: Double) {
            (self.x, self.y, self.width, self.height) = (x, y, width, height)
        }
    }

    public struct Node: Hashable, Sendable {
        public var name: String
        /// What tells the view from others of its name: a text's string, quotes not included.
        public var detail: String?
        public var frame: Frame?
        /// Nodes between this one and the root.
        public var depth: Int
        /// Indices of ``LayoutDescription/nodes``.
        public var parent: Int?
        public var children: [Int]

        /// `Text "Total"`.
        public var title: String { detail.map { "\(name) \"\($0)\"" } ?? name }
    }

    /// Values of the header by key, `profile`, `scale`, `fonts`, `rendering`, `drawing`; the last one counts.
    public private(set) var header: [String: String] = [:]
    /// Parents before their children, siblings in order. Flat, so that deep trees need no deep stack.
    public private(set) var nodes: [Node] = []

    /// O(length of the text).
    public init(parsing text: String) {
        var open: [Int] = []
        let newline = UInt8(ascii: "\n")
        for bytes in text.utf8.split(separator: newline) {
            var line = Substring(bytes)
            if line.utf8.last == UInt8(ascii: "\r") { line.removeLast() }
            if line.utf8.first == UInt8(ascii: "#") {
                readHeader(line.dropFirst())
            } else {
                let content = line.utf8.drop { $0 == UInt8(ascii: " ") }
                let indentation = line.utf8.count - content.count
                if !content.isEmpty {
                    let (depth, node) = Self.level(Substring(content), indentation: indentation)
                    append(Self.node(node), depth: depth, open: &open)
                }
            }
        }
    }

    /// The nodes without a parent.
    public var roots: [Int] { nodes.indices.filter { nodes[$0].parent == nil } }

    private mutating func readHeader(_ line: Substring) {
        guard let colon = line.firstIndex(of: ":") else { return }
        let key = line[..<colon].drop { $0 == " " }
        header[String(key)] = String(line[line.index(after: colon)...].drop { $0 == " " })
    }

    private mutating func append(_ node: Node, depth: Int, open: inout [Int]) {
        open.removeLast(max(0, open.count - depth))
        var node = node
        node.depth = open.count
        node.parent = open.last
        if let parent = open.last { nodes[parent].children.append(nodes.count) }
        open.append(nodes.count)
        nodes.append(node)
    }

    /// The depth of a line and what follows it: by indentation, beyond a hundred levels by a number in brackets.
    private static func level(_ content: Substring, indentation: Int) -> (Int, Substring) {
        guard indentation == 200, content.first == "[", let end = content.firstIndex(of: "]"),
            let depth = Int(content[content.index(after: content.startIndex)..<end])
        else { return (indentation / 2, content) }
        return (depth, content[content.index(after: end)...].drop { $0 == " " })
    }

    private static func node(_ line: Substring) -> Node {
        var title = line
        var frame: Frame?
        if line.last == ")", let start = line.lastIndex(of: "(") {
            let numbers = line[line.index(after: start)...].dropLast().split(separator: ",").map {
                Double($0.drop { $0 == " " })
            }
            if numbers.count == 4, !numbers.contains(nil) {
                let values = numbers.compactMap { $0 }
                frame = Frame(x: values[0], y: values[1], width: values[2], height: values[3])
                title = line[..<start]
                while title.last == " " { title.removeLast() }
            }
        }
        var detail: String?
        if title.last == "\"", let quote = title.firstIndex(of: "\""),
            quote != title.index(before: title.endIndex)
        {
            detail = String(title[title.index(after: quote)...].dropLast())
            title = title[..<quote]
            while title.last == " " { title.removeLast() }
        }
        return Node(name: String(title), detail: detail, frame: frame, depth: 0, parent: nil, children: [])
    }
}

extension LayoutDescription.Frame: CustomStringConvertible {
    /// `(24, 10, 40, 20.5)`.
    public var description: String {
        "(\([x, y, width, height].map(DecimalText.format).joined(separator: ", ")))"
    }

    /// Whether the other one lies inside, edges included.
    func contains(_ other: Self) -> Bool {
        other.x >= x && other.y >= y && other.x + other.width <= x + width
            && other.y + other.height <= y + height
    }
}

extension LayoutDescription.Node {
    /// `padding`, `frame`: a line that stands for a modifier. Views are capitalized.
    var isModifier: Bool { name.first?.isLowercase == true }
}

extension LayoutDescription {
    /// The view's title; a modifier's says what it modifies: `frame of Text "Total"`.
    func title(of index: Int) -> String {
        let node = nodes[index]
        let subject = subject(of: node)
        return subject == node ? node.title : "\(node.title) of \(subject.title)"
    }

    /// The view that a modifier modifies; any other node itself.
    private func subject(of node: Node) -> Node {
        var node = node
        while node.isModifier, let child = node.children.first { node = nodes[child] }
        return node
    }

    /// As for nodes, by index.
    private func subject(at index: Int) -> Int {
        var index = index
        while nodes[index].isModifier, let child = nodes[index].children.first { index = child }
        return index
    }

    /// The deepest view whose frame contains a rectangle of points; of several as deep, the one drawn last.
    /// Where that is a modifier (`padding`, `frame`), the view that it modifies. Nil where none does.
    public func deepestView(containing rectangle: Frame) -> Node? {
        index(ofDeepestViewContaining: rectangle).map { nodes[$0] }
    }

    /// The index of ``deepestView(containing:)``.
    func index(ofDeepestViewContaining rectangle: Frame) -> Int? {
        var best: Int?
        for (index, node) in nodes.enumerated()
        where node.frame?.contains(rectangle) == true && node.depth >= (best.map { nodes[$0].depth } ?? 0) {
            best = index
        }
        return best.map(subject(at:))
    }
}
