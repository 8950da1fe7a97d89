/// A path in a git tree. Two are the same if their bytes are.
///
/// Swift's strings are the same where Unicode says that they mean the same: `é` in one scalar and in two. For git, and for
/// Linux, these are two files.
struct TreePath: Hashable, Comparable, Sendable, ExpressibleByStringLiteral, CustomStringConvertible {
    let text: String

    init(_ text: String) { self.text = text }
    init(stringLiteral text: String) { self.init(text) }

    var description: String { text }

    static func == (first: Self, second: Self) -> Bool {
        first.text == second.text && first.text.utf8.elementsEqual(second.text.utf8)
    }

    /// What is the same in bytes is the same in Unicode, so the string's own hash serves.
    func hash(into hasher: inout Hasher) { text.hash(into: &hasher) }

    /// git's order.
    static func < (first: Self, second: Self) -> Bool {
        first.text.utf8.lexicographicallyPrecedes(second.text.utf8)
    }
}
