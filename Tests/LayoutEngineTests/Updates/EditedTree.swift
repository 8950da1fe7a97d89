import Drawing
import Foundation
import Observation

@testable import LayoutEngine

/// A random tree of views, as data that scripts edit.
struct EditedTree {
    enum Kind: CaseIterable {
        case leaf, column, row, layers, scrolled, read, branch, framed, overlaid, handedUp, list, fits
    }

    var id: Int
    var kind: Kind
    var children: [EditedTree] = []
    /// Which branch a `branch` shows; a number for others to be shown by.
    var number = 0

    var count: Int { children.reduce(1) { $0 + $1.count } }
}

/// Where views read what isn't in their value.
@MainActor
final class RandomItems {
    @Observable final class Item {
        var width: CGFloat = 10
        var height: CGFloat = 10
        @ObservationIgnored weak var nothing: Item?
    }

    private var items: [Int: Item] = [:]
    /// The token of each state that a body saw, by where it stands; only of the tree that is kept.
    var tokens: [String: Int] = [:]
    var notes = false
    private(set) var lastToken = 0
    /// States that live.
    let living = Living()

    func item(_ id: Int) -> Item {
        if let known = items[id] { return known }
        let made = Item()
        items[id] = made
        return made
    }

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

private struct RandomSizeKey: EnvironmentKey {
    static var defaultValue: CGFloat { 0 }
}

extension EnvironmentValues {
    var randomSize: CGFloat {
        get { self[RandomSizeKey.self] }
        set { self[RandomSizeKey.self] = newValue }
    }
}

private struct RandomWidest: PreferenceKey {
    static var defaultValue: CGFloat { 0 }
    static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) { value = max(value, nextValue()) }
}

/// The views of a random tree.
struct RandomView: View {
    let tree: EditedTree
    let place: String
    let items: RandomItems
    @State private var token: RandomItems.Token
    @State private var widest: CGFloat = 0
    @Environment(\.randomSize) private var size

    init(tree: EditedTree, place: String = "", items: RandomItems) {
        self.tree = tree
        self.place = place + "/\(tree.id)"
        self.items = items
        _token = State(wrappedValue: items.nextToken())
    }

    private var children: some View {
        ForEach(tree.children, id: \.id) { RandomView(tree: $0, place: place, items: items) }
    }

    var body: some View {
        let _ = items.note(token, at: place)
        let item = items.item(tree.id)
        switch tree.kind {
        case .leaf:
            Color.red.frame(width: item.width, height: item.height + size)
        case .column:
            VStack(alignment: .leading, spacing: CGFloat(tree.number)) { children }
        case .row:
            HStack(spacing: 2) {
                children
                Color.blue.frame(width: item.width, height: 4)
            }
        case .layers:
            ZStack { children }.padding(CGFloat(tree.number))
        case .scrolled:
            ScrollView {
                LazyVStack(spacing: 1) { children }
            }
            .frame(height: 40 + item.height)
        case .read:
            GeometryReader { proxy in
                VStack {
                    Color.green.frame(width: proxy.size.width / 2, height: item.height)
                    children
                }
            }
            .frame(width: item.width * 4, height: 60)
        case .branch:
            if tree.number % 2 == 0 {
                VStack { children }
            } else {
                HStack { children }
            }
        case .framed:
            VStack { children }
                .frame(minWidth: item.width * 2, alignment: .trailing)
                .environment(\.randomSize, CGFloat(tree.number))
        case .overlaid:
            Color.gray.frame(width: 80, height: 30).overlay(alignment: .topLeading) { children }
        case .handedUp:
            VStack {
                children
                Color.black.frame(width: item.width, height: 2)
                    .preference(key: RandomWidest.self, value: item.width)
                Color.yellow.frame(width: widest, height: 2)
            }
            .onPreferenceChange(RandomWidest.self) { widest = $0 }
        case .list:
            List { children }.frame(height: 120)
        case .fits:
            ViewThatFits(in: .horizontal) {
                Color.red.frame(width: item.width * 20, height: 5)
                HStack { children }
            }
        }
    }
}

/// Numbers that a seed gives, the same on every machine.
struct SeededNumbers: RandomNumberGenerator {
    private var state: UInt64

    init(_ seed: UInt64) { state = seed }

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var z = state
        z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
        z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
        return z ^ (z >> 31)
    }
}
