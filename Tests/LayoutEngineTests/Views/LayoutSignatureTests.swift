import Drawing
import Foundation
import Testing

@testable import LayoutEngine

/// Calls as public code writes them: what compiles here has SwiftUI's signatures.
@MainActor
@Suite("signatures of layout") struct LayoutSignatureTests {
    struct Grids: View {
        var body: some View {
            VStack {
                Grid {
                    GridRow {
                        Color.red.gridCellColumns(2).gridCellAnchor(.topLeading)
                        Color.red.gridCellUnsizedAxes([.horizontal, .vertical])
                        Color.red.gridCellUnsizedAxes(.horizontal).gridColumnAlignment(.trailing)
                        Color.red.gridCellAnchor(UnitPoint(x: 0.25, y: 1))
                    }
                    Divider()
                    GridRow(alignment: .firstTextBaseline) { Color.blue }
                }
                Grid(alignment: .leadingFirstTextBaseline, horizontalSpacing: 4, verticalSpacing: nil) {}
                LazyVGrid(columns: [GridItem(.adaptive(minimum: 20)), GridItem(.fixed(10)), GridItem()]) {}
                LazyVGrid(
                    columns: [GridItem(.flexible(minimum: 1, maximum: 2), spacing: 3, alignment: .top)],
                    alignment: .leading, spacing: 2, pinnedViews: [.sectionHeaders, .sectionFooters]
                ) {}
                LazyHGrid(
                    rows: [GridItem(.flexible())], alignment: .bottom, spacing: 2,
                    pinnedViews: .sectionHeaders
                ) {}
                LazyVStack(alignment: .trailing, spacing: 2, pinnedViews: [.sectionHeaders]) { Color.red }
                LazyHStack(alignment: .top, spacing: nil, pinnedViews: []) { Color.red }
                let layout = AnyLayout(
                    GridLayout(alignment: .center, horizontalSpacing: 1, verticalSpacing: 2))
                layout { Color.red }
                GridLayout { Color.red }
                ZStackLayout(alignment: .top) { Color.red }
            }
        }
    }

    struct Scrolls: View {
        @State var position = ScrollPosition(edge: .top)
        @State var positionOfInts = ScrollPosition(idType: Int.self)
        @State var id: Int?

        var body: some View {
            VStack {
                ScrollView { Color.red.frame(height: 10) }
                ScrollView(.horizontal) { Color.red }
                ScrollView([.horizontal, .vertical], showsIndicators: false) {
                    LazyVStack { ForEach(0..<2) { Text("\($0)") } }.scrollTargetLayout()
                }
                .scrollPosition($position)
                .scrollPosition($position, anchor: .center)
                .scrollPosition(id: $id)
                .scrollPosition(id: $id, anchor: .top)
                .defaultScrollAnchor(.bottom)
                .defaultScrollAnchor(nil)
                .defaultScrollAnchor(.center, for: .alignment)
                .defaultScrollAnchor(.top, for: .sizeChanges)
                .defaultScrollAnchor(.top, for: .initialOffset)
                .contentMargins(20)
                .contentMargins(20, for: .scrollContent)
                .contentMargins(.horizontal, 12)
                .contentMargins(.top, 12, for: .scrollIndicators)
                .contentMargins(.all, EdgeInsets(top: 1, leading: 1, bottom: 1, trailing: 1), for: .automatic)
                .scrollClipDisabled()
                .scrollIndicators(.hidden)
                .scrollIndicators(.never, axes: .vertical)
                .scrollDisabled(true)
                .scrollBounceBehavior(.basedOnSize, axes: [.vertical])
                .scrollTargetBehavior(.paging)
                .scrollTargetBehavior(.viewAligned)
                .scrollTargetBehavior(.viewAligned(limitBehavior: .always))
                .scrollDismissesKeyboard(.interactively)
                .onScrollGeometryChange(for: CGFloat.self) {
                    $0.contentOffset.y
                } action: { _, _ in
                }
                .onScrollPhaseChange { _, _ in }
                .onScrollPhaseChange { _, _, _ in }
                .onScrollVisibilityChange { _ in }
                .onScrollVisibilityChange(threshold: 0.2) { _ in }
                ScrollViewReader { proxy in
                    ScrollView {
                        Color.red.frame(height: 1).id(3)
                    }
                    .onAppear {
                        proxy.scrollTo(3)
                        proxy.scrollTo(3, anchor: .top)
                    }
                }
                Color.red.containerRelativeFrame(.horizontal)
                Color.red.containerRelativeFrame([.horizontal, .vertical], alignment: .topLeading)
                Color.red.containerRelativeFrame(.horizontal, count: 3, span: 2, spacing: 8)
                Color.red.containerRelativeFrame(.vertical, count: 3, spacing: 8, alignment: .top)
                Color.red.containerRelativeFrame(.vertical) { length, axis in
                    axis == .vertical ? length / 2 : length
                }
                Color.red.containerRelativeFrame(.vertical, alignment: .top) { length, _ in length }
            }
            .onAppear {
                position.scrollTo(edge: .bottom)
                position.scrollTo(id: 3)
                position.scrollTo(id: 3, anchor: .top)
                position.scrollTo(point: .zero)
                position.scrollTo(x: 1)
                position.scrollTo(y: 1)
                position.scrollTo(x: 1, y: 2)
                _ = (position.edge, position.point, position.isPositionedByUser, position.x, position.y)
                _ = position.viewID(type: Int.self)
                _ = position.viewID
            }
        }
    }

    struct Lists: View {
        @State var selection: Set<Int> = []
        @State var single: Int?
        @State var names = ["a", "b"]
        @State var isOn = false

        struct Item: Identifiable {
            var id: Int
            var children: [Item]?
        }

        var body: some View {
            VStack {
                List { Text("a") }
                List(selection: $selection) { Section("x") { Text("a").tag(1) } }
                List(selection: $single) { Text("a").tag(1) }
                List([Item(id: 1)]) { Text("\($0.id)") }
                List([Item(id: 1)], selection: $single) { Text("\($0.id)") }
                List(names, id: \.self) { Text($0) }
                List(names, id: \.self, selection: $selection2) { Text($0) }
                List(0..<3) { Text("\($0)") }
                List($names, id: \.self) { $name in TextField("", text: $name) }
                Form { Toggle("x", isOn: $isOn) }
                Form {
                    Section {
                        Text("a")
                    } header: {
                        Text("h")
                    } footer: {
                        Text("f")
                    }
                    Section {
                        Text("a")
                    } header: {
                        Text("h")
                    }
                    Section {
                        Text("a")
                    } footer: {
                        Text("f")
                    }
                    Section("t", isExpanded: $isOn) { Text("a") }
                    Section(isExpanded: $isOn) {
                        Text("a")
                    } header: {
                        Text("h")
                    }
                    Section(verbatim) { Text("a") }
                }
                .formStyle(.grouped)
                .formStyle(.columns)
                .listStyle(.insetGrouped)
                .listRowInsets(EdgeInsets())
                .listRowInsets(.horizontal, 3)
                .listRowBackground(Color.red)
                .listRowSeparator(.hidden)
                .listRowSeparator(.hidden, edges: .top)
                .listRowSeparatorTint(.red, edges: .bottom)
                .listSectionSeparator(.hidden)
                .listSectionSpacing(3)
                .listSectionSpacing(.compact)
                .listRowSpacing(2)
                .environment(\.defaultMinListRowHeight, 1)
            }
        }
        @State var selection2: String?
        var verbatim: String { "v" }
    }

    struct Controls: View {
        @State var isOn = false
        @State var all = [false, true]

        var body: some View {
            VStack {
                Label("a", systemImage: "star")
                Label("a", image: "star")
                Label(verbatim, systemImage: "star")
                Label {
                    Text("a")
                } icon: {
                    Color.red
                }
                Label("a", systemImage: "star").labelStyle(.iconOnly).labelStyle(.titleAndIcon)
                LabeledContent("a", value: "b")
                LabeledContent(verbatim, value: verbatim)
                LabeledContent("a") { Text("b") }
                LabeledContent {
                    Text("b")
                } label: {
                    Text("a")
                }
                LabeledContent("a", value: 3, format: .number)
                Button("a") {}
                Button(verbatim, role: .destructive) {}
                Button("a", systemImage: "star") {}
                Button("a", systemImage: "star", role: .cancel) {}
                Button(action: {}) { Text("a") }
                Button(role: .destructive, action: {}, label: { Text("a") })
                Button {
                } label: {
                    Text("a")
                }
                Toggle("a", isOn: $isOn).toggleStyle(.switch).toggleStyle(.button)
                Toggle(verbatim, isOn: $isOn)
                Toggle(isOn: $isOn) { Text("a") }
                Toggle("a", systemImage: "star", isOn: $isOn)
                Toggle("a", sources: $all, isOn: \.self)
                Toggle(sources: $all, isOn: \.self) { Text("a") }
                ProgressView()
                ProgressView("a")
                ProgressView(value: 0.5)
                ProgressView(value: 3, total: 5)
                ProgressView("a", value: 3, total: 5)
                ProgressView(value: 0.5) { Text("a") }
                ProgressView(value: 0.5) {
                    Text("a")
                } currentValueLabel: {
                    Text("b")
                }
                ProgressView { Text("a") }
                ProgressView(value: nil as Double?)
            }
        }
        var verbatim: String { "v" }
    }

    struct SafeAreas: View {
        var body: some View {
            VStack {
                Color.red.safeAreaInset(edge: .top) { Color.blue }
                Color.red.safeAreaInset(edge: .bottom, alignment: .leading, spacing: 0) { Color.blue }
                Color.red.safeAreaInset(edge: .leading, alignment: .top, spacing: 0) { Color.blue }
                Color.red.safeAreaBar(edge: .top) { Color.blue }
                Color.red.safeAreaPadding()
                Color.red.safeAreaPadding(20)
                Color.red.safeAreaPadding(.horizontal)
                Color.red.safeAreaPadding([.top, .leading], 20)
                Color.red.safeAreaPadding(EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4))
                Color.red.ignoresSafeArea()
                Color.red.ignoresSafeArea(.keyboard)
                Color.red.ignoresSafeArea(.container, edges: .top)
                Color.red.ignoresSafeArea(edges: .bottom)
            }
        }
    }

    struct Subviews: View {
        var body: some View {
            VStack {
                Group(subviews: Text("a")) { subviews in
                    if let first = subviews.first { first }
                    ForEach(subviews.dropFirst()) { $0 }
                    ForEach(subviews) { subview in subview.id(subview.id) }
                    subviews[0..<1]
                    subviews
                }
                Group(sections: Text("a")) { sections in
                    ForEach(sections) { section in
                        section.header
                        section.content
                        section.footer
                        Text("\(section.containerValues.shelf)\(section.content.count)")
                    }
                }
                ForEach(subviews: Text("a")) { subview in
                    subview.containerValue(\.shelf, 3)
                    Text(subview.containerValues.shelf.description)
                    Text(String(describing: subview.containerValues.tag(for: Int.self)))
                    Text(String(describing: subview.containerValues.hasTag(3)))
                }
                ForEach(sections: Text("a")) { section in section.content }
            }
        }
    }

    struct Geometry: View {
        @Namespace var namespace
        @State var size = CGSize.zero
        @State var anchors: [String: Anchor<CGRect>] = [:]

        var body: some View {
            VStack {
                Color.red
                    .onGeometryChange(for: CGSize.self) {
                        $0.size
                    } action: {
                        size = $0
                    }
                    .onGeometryChange(for: CGRect.self, of: { $0.frame(in: .global) }, action: { _, _ in })
                    .coordinateSpace(.named("a"))
                    .coordinateSpace(name: "b")
                    .coordinateSpace(NamedCoordinateSpace.named("c"))
                GeometryReader { proxy in
                    let _ = (
                        proxy.size, proxy.safeAreaInsets, proxy.frame(in: .local), proxy.frame(in: .global)
                    )
                    let _ = (proxy.frame(in: .named("a")), proxy.bounds(of: .named("a")))
                    let _ = proxy.bounds(of: .scrollView(axis: .vertical))
                    let _ = proxy.frame(in: .scrollView)
                    let _ = proxy.frame(in: CoordinateSpace.named("a"))
                    let _ = anchors["a"].map { proxy[$0] }
                    Color.red
                }
                Color.red
                    .visualEffect { content, proxy in
                        content.offset(x: proxy.size.width).scaleEffect(0.5).rotationEffect(.degrees(3))
                            .opacity(0.5).blur(radius: 2).brightness(0.1).transformEffect(.identity)
                            .scaleEffect(x: 1, y: 2, anchor: .top).hueRotation(.degrees(1)).saturation(1)
                            .contrast(1).grayscale(0).offset(.zero)
                    }
                    .transformEffect(CGAffineTransform(translationX: 1, y: 2))
                    .transformEffect(.identity.rotated(by: 1))
                    .matchedGeometryEffect(id: 1, in: namespace)
                    .matchedGeometryEffect(
                        id: 1, in: namespace, properties: [.position, .size], anchor: .top, isSource: false
                    )
                    .anchorPreference(key: Anchors.self, value: .bounds) { ["a": $0] }
                    .transformAnchorPreference(key: Points.self, value: .topLeading) { $0.append($1) }
                    .anchorPreference(key: Points.self, value: .point(CGPoint(x: 1, y: 2))) { [$0] }
                    .anchorPreference(
                        key: Anchors.self, value: .rect(CGRect(x: 1, y: 2, width: 3, height: 4))
                    ) {
                        ["a": $0]
                    }
                    .anchorPreference(key: Points.self, value: .unitPoint(.center)) { [$0] }
                    .overlayPreferenceValue(Anchors.self) { _ in Color.red }
                    .backgroundPreferenceValue(Anchors.self, alignment: .top) { _ in Color.red }
            }
        }
    }

    struct Texts: View {
        var body: some View {
            VStack {
                Text("**a** _b_ `c` [d](https://example.com)")
                    .lineLimit(2)
                    .lineLimit(2, reservesSpace: true)
                    .lineLimit(2...)
                    .lineLimit(...3)
                    .lineLimit(2...3)
                    .lineLimit(nil as Int?)
                    .truncationMode(.head)
                    .minimumScaleFactor(0.5)
                    .allowsTightening(true)
                    .lineSpacing(3)
                    .multilineTextAlignment(.center)
                    .dynamicTypeSize(.accessibility3)
                    .dynamicTypeSize(...DynamicTypeSize.xxxLarge)
                    .dynamicTypeSize(DynamicTypeSize.small...DynamicTypeSize.large)
                    .font(.custom("Abel", size: 3, relativeTo: .body))
            }
        }
    }

    struct Anchors: PreferenceKey {
        static var defaultValue: [String: Anchor<CGRect>] { [:] }
        static func reduce(value: inout [String: Anchor<CGRect>], nextValue: () -> [String: Anchor<CGRect>]) {
            value.merge(nextValue()) { $1 }
        }
    }

    struct Points: PreferenceKey {
        static var defaultValue: [Anchor<CGPoint>] { [] }
        static func reduce(value: inout [Anchor<CGPoint>], nextValue: () -> [Anchor<CGPoint>]) {
            value += nextValue()
        }
    }

    @Test func everyPageIsLaidOut() {
        func lays(_ view: some View) -> Bool { TextHost(view, width: 300, height: 2000).size.width.isFinite }
        #expect(lays(Grids()))
        #expect(lays(Scrolls()))
        #expect(lays(Lists()))
        #expect(lays(Controls()))
        #expect(lays(SafeAreas()))
        #expect(lays(Subviews()))
        #expect(lays(Geometry()))
        #expect(lays(Texts()))
    }
}

extension ContainerValues {
    private struct ShelfKey: ContainerValueKey {
        static var defaultValue: Int { 0 }
    }

    fileprivate var shelf: Int {
        get { self[ShelfKey.self] }
        set { self[ShelfKey.self] = newValue }
    }
}
