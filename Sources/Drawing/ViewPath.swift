/// Where in the view tree something comes from, as a person reads it: `ProfileCard/VStack[0]/Text[1]`.
///
/// A linked list towards the root: making a child is O(1), and a path of any depth costs one node.
public final class ViewPath: Hashable, Sendable, Codable, CustomStringConvertible {
    public let parent: ViewPath?
    public let name: String
    /// The place among its siblings; nil where a view stands alone.
    public let index: Int?
    public let depth: Int

    public init(_ name: String, index: Int? = nil, in parent: ViewPath? = nil) {
        self.parent = parent
        self.name = name
        self.index = index
        depth = (parent?.depth ?? -1) + 1
    }

    public func appending(_ name: String, index: Int? = nil) -> ViewPath {
        ViewPath(name, index: index, in: self)
    }

    /// The path's parts from the root, joined by slashes. O(depth).
    public var description: String {
        var parts: [String] = []
        var node: ViewPath? = self
        while let current = node {
            parts.append(current.index.map { "\(current.name)[\($0)]" } ?? current.name)
            node = current.parent
        }
        return parts.reversed().joined(separator: "/")
    }

    public static func == (a: ViewPath, b: ViewPath) -> Bool {
        var (left, right): (ViewPath?, ViewPath?) = (a, b)
        while let x = left, let y = right {
            if x === y { return true }
            guard x.name == y.name, x.index == y.index, x.depth == y.depth else { return false }
            (left, right) = (x.parent, y.parent)
        }
        return left == nil && right == nil
    }

    public func hash(into hasher: inout Hasher) {
        hasher.combine(name)
        hasher.combine(index)
        hasher.combine(depth)
    }

    public convenience init(from decoder: any Decoder) throws {
        let text = try decoder.singleValueContainer().decode(String.self)
        self.init(text)
    }

    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(description)
    }
}
