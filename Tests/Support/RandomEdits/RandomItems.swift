import Foundation
import Observation

@testable import LayoutEngine

/// Where views read what isn't in their value.
@MainActor
final class RandomItems {
    @Observable final class Item {
        var width: CGFloat = 10
        var height: CGFloat = 10
        var step = 1
        @ObservationIgnored weak var nothing: Item?
    }

    private var items: [Int: Item] = [:]
    /// The token of each state that a body saw, by where it stands; only of the tree that is kept.
    var tokens: [String: Int] = [:]
    var notes = false
    private(set) var lastToken = 0
    /// What states were set to last, so that a tree made anew starts with it.
    var counts: [Int: Int] = [:]
    /// States that live.
    let living = Living()

    func item(_ id: Int) -> Item {
        if let known = items[id] { return known }
        let made = Item()
        items[id] = made
        return made
    }

    /// Whether a view is shown where there is a condition.
    func isShown(_ tree: EditedTree) -> Bool { (tree.number + item(tree.id).step) % 4 != 0 }

    /// Called in a body.
    func note(_ token: Token, at place: String) {
        if notes { tokens[place] = token.number }
    }

    func nextToken() -> Token {
        lastToken += 1
        return Token(lastToken, living)
    }

    final class Living {
        var count = 0
    }

    /// A state that is counted while it lives.
    final class Token {
        let number: Int
        private let living: Living

        init(_ number: Int, _ living: Living) {
            self.number = number
            self.living = living
            living.count += 1
        }

        deinit { living.count -= 1 }
    }
}
