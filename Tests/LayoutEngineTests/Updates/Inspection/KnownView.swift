import Foundation

@testable import LayoutEngine

/// A tree of views that are known again by different things: an id, a text, a number, `==` alone, an object's fields.
struct KnownTree {
    enum Kind: CaseIterable {
        case text, number, item, value, object
        case column, rows, places, identified, branch, erased
    }

    var kind: Kind
    var number: Int
    var children: [KnownTree] = []

    var count: Int { children.reduce(1) { $0 + $1.count } }
}

/// An element for a node.
struct KnownView: View {
    let tree: KnownTree

    var body: some View {
        switch tree.kind {
        case .text: KnownText(text: "\(tree.number)")
        case .number: KnownNumber(number: tree.number)
        case .item: KnownItem(item: KnownItem.Item(id: tree.number, title: "\(tree.children.count)"))
        case .value: KnownValue(value: KnownValue.Value(number: tree.number))
        case .object: KnownObject(object: KnownObject.Object(tree.number))
        case .column: VStack { children }
        case .rows: VStack { ForEach(tree.children, id: \.number) { KnownView(tree: $0) } }
        case .places: VStack { children }
        case .identified: VStack { children }.id(tree.number)
        case .branch:
            if tree.number % 2 == 0 { VStack { children } } else { VStack { children } }
        case .erased: tree.number % 2 == 0 ? AnyView(VStack { children }) : AnyView(HStack { children })
        }
    }

    private var children: some View {
        ForEach(Array(tree.children.enumerated()), id: \.offset) { KnownView(tree: $0.element) }
    }
}

struct KnownText: View {
    let text: String
    @State private var state = 1

    var body: some View { Color.red.frame(width: CGFloat(state), height: 1) }
}

struct KnownNumber: View {
    let number: Int
    @State private var state = 2

    var body: some View { Color.red.frame(width: CGFloat(state), height: 1) }
}

struct KnownItem: View {
    struct Item: Identifiable {
        let id: Int
        let title: String
    }

    let item: Item
    @State private var state = 3

    var body: some View { Color.red.frame(width: CGFloat(state), height: 1) }
}

struct KnownValue: View {
    /// Has no hash.
    struct Value: Equatable {
        let number: Int
    }

    let value: Value

    var body: some View { KnownNumber(number: value.number) }
}

struct KnownObject: View {
    final class Object {
        let number: Int
        /// It refers to itself.
        private var other: Object?

        init(_ number: Int) {
            self.number = number
        }
    }

    let object: Object
    @State private var state = 4

    var body: some View { Color.red.frame(width: CGFloat(state), height: 1) }
}
