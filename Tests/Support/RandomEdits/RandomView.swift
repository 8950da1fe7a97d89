import Foundation

@testable import LayoutEngine

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

/// The views of a random tree: one element for each node.
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

    private var parts: some View {
        ForEach(tree.children, id: \.id) { RandomPart(tree: $0, place: place, items: items) }
    }

    private var item: RandomItems.Item { items.item(tree.id) }

    var body: some View {
        let _ = items.note(token, at: place)
        switch tree.kind {
        case .leaf: Color.red.frame(width: item.width, height: item.height + size)
        case .text: text
        case .controls: RandomControls(id: tree.id, items: items)
        case .column: VStack(alignment: .leading, spacing: CGFloat(tree.number)) { children }
        case .row: row
        case .layers: ZStack { children }.padding(CGFloat(tree.number))
        case .branch: branch
        case .framed: framed
        case .moved: moved
        case .overlaid:
            Color.gray.frame(width: 80, height: 30).overlay(alignment: .topLeading) { children }
        case .backed: backed
        case .effects: effects
        case .traits: traits
        case .grid: grid
        case .identified: VStack { children }.id(tree.number)
        case .erased: VStack { erased }
        case .several: HStack(spacing: 3) { parts }
        case .handedUp: handedUp
        case .preferred: preferred
        case .read: read
        case .fits: fits
        case .scrolledStack: ScrollView(.horizontal) { HStack { children } }
        case .scrolled: ScrollView { LazyVStack(spacing: 1) { children } }.frame(height: 40 + item.height)
        case .lazyRow:
            ScrollView(.horizontal) { LazyHStack(alignment: .top) { children } }
                .frame(width: 90, height: 20 + item.height)
        case .lazyGrid: lazyGrid
        case .lazyParts: ScrollView { LazyVStack(alignment: .leading) { parts } }.frame(height: 60)
        case .lazyIDs: lazyIDs
        case .sectioned: sectioned
        case .list: List { children }.frame(height: 120)
        }
    }

    private static let words = [
        "", "one", "one two", "three hyphen-ated words", "a much longer line of words",
    ]

    @ViewBuilder private var text: some View {
        Text(verbatim: "\(Self.words[tree.number]) \(Int(item.width))")
            .lineLimit(item.step == 0 ? 1 : nil)
            .foregroundStyle(item.step == 1 ? Color.blue : Color.black)
    }

    private var row: some View {
        HStack(alignment: tree.number == 1 ? .firstTextBaseline : .center, spacing: 2) {
            children
            Color.blue.frame(width: item.width, height: 4)
        }
    }

    @ViewBuilder private var branch: some View {
        if tree.number % 2 == 0 {
            VStack { children }
        } else {
            HStack { children }
        }
    }

    private var framed: some View {
        VStack { children }
            .frame(minWidth: item.width * 2, alignment: .trailing)
            .environment(\.randomSize, CGFloat(tree.number))
    }

    private var moved: some View {
        VStack { children }
            .padding(.leading, item.width)
            .offset(x: CGFloat(item.step), y: item.height)
            .frame(maxWidth: tree.number == 0 ? nil : CGFloat(tree.number) * 60, alignment: .bottomTrailing)
    }

    private var backed: some View {
        Text(verbatim: "back \(item.step)").padding(4)
            .background(alignment: tree.number % 2 == 0 ? .leading : .bottom) { children }
    }

    private var effects: some View {
        VStack { children }
            .opacity(1 - Double(item.step) / 8)
            .background(Color.orange, in: RoundedRectangle(cornerRadius: item.height / 2))
            .rotationEffect(.degrees(Double(tree.number) * 3))
            .clipped()
    }

    private var traits: some View {
        HStack {
            ForEach(tree.children, id: \.id) { child in
                RandomView(tree: child, place: place, items: items)
                    .layoutPriority(Double(child.number % 2))
                    .zIndex(Double(items.item(child.id).step))
            }
        }
        .frame(width: 50 + item.width)
    }

    private var grid: some View {
        Grid(alignment: .topLeading, horizontalSpacing: 3, verticalSpacing: item.step == 0 ? nil : 2) {
            ForEach(Array(tree.gridRows.enumerated()), id: \.offset) { row in
                RandomGridRow(trees: row.element, place: place, items: items)
            }
            Color.pink.frame(height: item.height).gridCellUnsizedAxes(.horizontal)
        }
    }

    private var erased: AnyView {
        switch tree.number % 3 {
        case 0: AnyView(VStack { children })
        case 1: AnyView(HStack { children })
        default: AnyView(children)
        }
    }

    private var handedUp: some View {
        VStack {
            children
            Color.black.frame(width: item.width, height: 2)
                .preference(key: RandomWidest.self, value: item.width)
            Color.yellow.frame(width: widest, height: 2)
        }
        .onPreferenceChange(RandomWidest.self) { widest = $0 }
    }

    private var preferred: some View {
        VStack { children }
            .frame(minHeight: 12)
            .overlayPreferenceValue(RandomWidest.self, alignment: .bottom) {
                Color.purple.frame(width: $0 + CGFloat(item.step), height: 2)
            }
    }

    private var read: some View {
        GeometryReader { proxy in
            VStack {
                Color.green.frame(width: proxy.size.width / 2, height: item.height)
                children
            }
        }
        .frame(width: item.width * 4, height: 60)
    }

    private var fits: some View {
        ViewThatFits(in: .horizontal) {
            Color.red.frame(width: item.width * 20, height: 5)
            HStack { children }
        }
    }

    private var lazyGrid: some View {
        ScrollView {
            LazyVGrid(columns: columns, spacing: 2) { children }
        }
        .frame(width: 100 + item.width, height: 50)
    }

    private var columns: [GridItem] {
        switch tree.number {
        case 0: [GridItem(.adaptive(minimum: 30))]
        case 1: [GridItem(.fixed(20 + item.height)), GridItem(.flexible())]
        default: Array(repeating: GridItem(.flexible(), spacing: 4), count: tree.number)
        }
    }

    private var lazyIDs: some View {
        ScrollView {
            LazyVStack {
                ForEach(tree.children, id: \.id) { child in
                    RandomView(tree: child, place: place, items: items).id(child.id * 10 + child.number)
                }
            }
        }
        .frame(height: 30 + item.height)
    }

    private var sectioned: some View {
        ScrollView {
            LazyVStack(spacing: 2, pinnedViews: tree.number % 2 == 0 ? [.sectionHeaders] : []) {
                Section {
                    children
                } header: {
                    Text(verbatim: "head \(item.step)")
                } footer: {
                    if item.step > 1 { Color.mint.frame(height: item.height) }
                }
                Section {
                    parts
                } header: {
                    Color.brown.frame(height: 6)
                }
            }
        }
        .frame(height: 70)
    }
}

/// None, one or two elements for a node: how many, its item says.
struct RandomPart: View {
    let tree: EditedTree
    let place: String
    let items: RandomItems

    var body: some View {
        if items.isShown(tree) { RandomView(tree: tree, place: place, items: items) }
        if items.item(tree.id).step > 1 { Color.cyan.frame(width: 5, height: 5) }
    }
}

/// A row of a grid, and a cell whose span changes.
struct RandomGridRow: View {
    let trees: [EditedTree]
    let place: String
    let items: RandomItems

    var body: some View {
        GridRow {
            ForEach(trees, id: \.id) { RandomView(tree: $0, place: place, items: items) }
            if let last = trees.last {
                Color.teal.frame(width: 6, height: items.item(last.id).height)
                    .gridCellColumns(1 + items.item(last.id).step % 2)
            }
        }
    }
}

/// A button and a toggle with states of their own.
struct RandomControls: View {
    let id: Int
    let items: RandomItems
    @State private var count: Int
    @State private var isOn: Bool

    init(id: Int, items: RandomItems) {
        self.id = id
        self.items = items
        _count = State(initialValue: items.counts[id, default: 0] / 2)
        _isOn = State(initialValue: items.counts[id, default: 0] % 2 == 1)
    }

    private func note(_ count: Int, _ isOn: Bool) { items.counts[id] = count * 2 + (isOn ? 1 : 0) }

    var body: some View {
        VStack {
            Button("Tap \(count)") {
                count += 1
                note(count, isOn)
            }
            Toggle(isOn ? "On" : "Off", isOn: $isOn)
            if isOn { Color.indigo.frame(width: 10 + CGFloat(count % 4), height: 5) }
        }
        .onChange(of: isOn) { note(count, isOn) }
    }
}
