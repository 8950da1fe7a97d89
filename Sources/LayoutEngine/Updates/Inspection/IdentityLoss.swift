import Drawing

/// Why an identity is gone, as far as the tree as it is now can tell.
package enum IdentityLoss: Equatable {
    /// The view around isn't there any more, or nothing is known.
    case unknown
    /// An `if` or a `switch` around it took another branch.
    case branch(in: String)
    /// An `if` around it, without `else`, became false.
    case condition(in: String)
    /// An id around it is another.
    case id(from: String, to: [String], isOfRow: Bool)
    /// What is there now is of another type.
    case type(from: String, to: String)
    /// A `ViewThatFits` shows another candidate.
    case candidate(in: String)
}

extension IdentityLoss {
    /// What happened and what to do, in sentences; nil where nothing is known.
    package var explanation: String? {
        switch self {
        case .unknown: nil
        case .branch(let owner):
            "an `if` or `switch` in \(owner) took another branch, and each branch is an identity of its own. Write the view once, and have the condition change its values, its modifiers' values or its layout (AnyLayout)."
        case .condition(let owner):
            "an `if` in \(owner) became false. Keep the view and hide it, or keep its state outside of it."
        case .id(let from, let to, true):
            "no row has the id \(from) any more; there are \(Self.list(to)). Take ids from the data, that stay with an item as long as it lives."
        case .id(let from, let to, false):
            "the id around it was \(from) and is \(Self.list(to)) now. An id(_:) that changes is another view."
        case .type(let from, let to):
            "what stood there was of type \(from), and is of type \(to) now. Give it one type: a condition inside, not an AnyView of one or the other."
        case .candidate(let owner):
            "a ViewThatFits in \(owner) shows another candidate, and each has a state of its own. Keep the state outside of it."
        }
    }

    private static func list(_ ids: [String]) -> String {
        if ids.isEmpty { return "none" }
        return ids.count > 5
            ? ids.prefix(4).joined(separator: ", ") + " and \(ids.count - 4) more"
            : ids.joined(separator: ", ")
    }
}
