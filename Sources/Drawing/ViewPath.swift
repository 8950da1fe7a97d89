/// Where in the view tree something comes from, as a person reads it: `ProfileCard/VStack[0]/Text[1]`.
///
/// A linked list towards the root: making a child is O(1), and a path of any depth costs one node.
public final class ViewPath: Hashable, Sendable, Codable, CustomStringConvertible {
    /// The element around; nil at the root.
    public let parent: ViewPath?
    private let kind: String
    /// What the name quotes; nil for most.
    private let quoted: String?
    /// The place among its siblings; nil where a view stands alone.
    public let index: Int?
    /// How many parts are above it; 0 at the root.
    public let depth: Int

    /// A part below another, or a root. O(1).
    public init(_ name: String, index: Int? = nil, in parent: ViewPath? = nil) {
        self.parent = parent
        kind = name
        quoted = nil
        self.index = index
        depth = (parent?.depth ?? -1) + 1
    }

    private init(_ kind: String, quoting text: String, index: Int?, in parent: ViewPath) {
        self.parent = parent
        self.kind = kind
        quoted = text
        self.index = index
        depth = parent.depth + 1
    }

    /// The view's type, or what a person knows it by. O(1), but for a name that quotes, which is written each time.
    public var name: String {
        guard let quoted else { return kind }
        return "\(kind) \"\(Self.excerpt(of: quoted))\""
    }

    /// The path of a part below this one. O(1).
    public func appending(_ name: String, index: Int? = nil) -> ViewPath {
        ViewPath(name, index: index, in: self)
    }

    /// The path of a part whose name quotes the beginning of a text: `Text "Total"`. O(1): written when it is asked for.
    package func appending(_ kind: String, quoting text: String, index: Int?) -> ViewPath {
        ViewPath(kind, quoting: text, index: index, in: self)
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
