/// Where in the view tree something comes from, as a person reads it: `ProfileCard/VStack[0]/Text[1]`.
///
/// A linked list towards the root: making a child is O(1), and a path of any depth costs one node.
public final class ViewPath: Hashable, Sendable, Codable, CustomStringConvertible {
    /// The element around; nil at the root.
    public let parent: ViewPath?
    /// The view's type, or what a person knows it by.
    public let name: String
    /// The place among its siblings; nil where a view stands alone.
    public let index: Int?
    /// How many parts are above it; 0 at the root.
    public let depth: Int

    /// A part below another, or a root. O(1).
    public init(_ name: String, index: Int? = nil, in parent: ViewPath? = nil) {
        self.parent = parent
        self.name = name
        self.index = index
        depth = (parent?.depth ?? -1) + 1
    }

    /// The path of a part below this one. O(1).
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

    /// By names and places from the root. O(depth), unless both share their upper part.
    public static func == (a: ViewPath, b: ViewPath) -> Bool {
        var (left, right): (ViewPath?, ViewPath?) = (a, b)
        while let x = left, let y = right {
            if x === y { return true }
            guard x.name == y.name, x.index == y.index, x.depth == y.depth else { return false }
            (left, right) = (x.parent, y.parent)
        }
        return left == nil && right == nil
    }

    /// O(1): of the last part and the depth.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(name)
        hasher.combine(index)
        hasher.combine(depth)
    }

    /// From the text that ``encode(to:)`` writes: one part with that text as its name.
    public convenience init(from decoder: any Decoder) throws {
        let text = try decoder.singleValueContainer().decode(String.self)
        self.init(text)
    }

    /// As text, its parts joined by slashes.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(description)
    }
}
