import Drawing
import Foundation
import Testing

@testable import LayoutEngine

/// Containers that take the views they are given apart.
@MainActor
@Suite struct SubviewsTests {
    /// Every subview in a row, each with a mark behind it.
    struct Cards<Content: View>: View {
        @ViewBuilder var content: Content

        var body: some View {
            HStack(spacing: 0) {
                ForEach(subviews: content) { subview in
                    subview.padding(1)
                }
            }
        }
    }

    struct Rows: View {
        var body: some View {
            Color.green.frame(width: 3, height: 10)
            Color.blue.frame(width: 4, height: 10)
        }
    }

    @Test("groups, ForEach, conditionals and bodies are taken apart; nothing is no subview")
    func eachViewCounts() {
        var widths: [Int] = []
        let view = TruthCase(width: nil, height: nil, size: [32, 12]) {
            Cards {
                Color.red.frame(width: 1, height: 10)
                Group {
                    Color.red.frame(width: 2, height: 10)
                    Rows()
                }
                EmptyView()
                if widths.count > 10 { Color.black }
                ForEach(0..<2) { _ in Color.red.frame(width: 5, height: 10) }
            }
        }
        widths.append(0)
        view.expect(frames: [
            "red": [[1, 1, 1, 10], [4, 1, 2, 10], [19, 1, 5, 10], [26, 1, 5, 10]],
            "green": [[8, 1, 3, 10]],
            "blue": [[13, 1, 4, 10]],
        ])
    }

    @Test("Group(subviews:) counts, slices, reorders") func groupOfSubviews() {
        let view = TruthCase(width: nil, height: nil, size: [21, 10]) {
            HStack(spacing: 0) {
                Group(
                    subviews: Group {
                        Color.red.frame(width: 1, height: 10)
                        Color.green.frame(width: 2, height: 10)
                        Color.blue.frame(width: 3, height: 10)
                    }
                ) { subviews in
                    if let first = subviews.last { first }
                    Color.black.frame(width: CGFloat(5 * subviews.count), height: 10)
                    subviews.prefix(2)
                    ForEach(subviews[3...]) { $0 }
                }
            }
        }
        view.expect(frames: [
            "blue": [[0, 0, 3, 10]], "black": [[3, 0, 15, 10]], "red": [[18, 0, 1, 10]],
            "green": [[19, 0, 2, 10]],
        ])
    }

    @Test("a collection is a view of all its subviews") func collectionAsView() {
        let view = TruthCase(width: nil, height: nil, size: [3, 10]) {
            HStack(spacing: 0) {
                Group(
                    subviews: Group {
                        Color.red.frame(width: 1, height: 10)
                        Color.green.frame(width: 2, height: 10)
                    }
                ) { $0 }
            }
        }
        view.expect(frames: ["red": [[0, 0, 1, 10]], "green": [[1, 0, 2, 10]]])
    }

    @Test("a subview has the environment of the place where it is shown") func environment() {
        let host = TextHost(
            ForEach(subviews: Text(verbatim: "ab")) { subview in
                subview.font(.custom(BoxShaper.family, fixedSize: 20))
            })
        #expect(host.size.height == 20)
    }

    @Test("a spacer follows the stack in which it is shown") func stackAxis() {
        let view = TruthCase(width: 100, height: 50, size: [100, 10]) {
            VStack {
                HStack(spacing: 0) {
                    ForEach(
                        subviews: Group {
                            Color.red.frame(width: 10, height: 10)
                            Spacer()
                            Color.blue.frame(width: 10, height: 10)
                        }
                    ) { $0 }
                }
            }
        }
        view.expect(frames: ["red": [[0, 20, 10, 10]], "blue": [[90, 20, 10, 10]]])
    }

    private final class Asked {
        var count = 0
    }

    private struct CountedRow: Identifiable {
        let number: Int
        let asked: Asked

        var id: Int {
            asked.count += 1
            return number
        }
    }

    @Test("ids of a ForEach are asked for a few times each, however many there are") func linearIDs() {
        for count in [100, 1000] {
            let asked = Asked()
            let rows = (0..<count).map { CountedRow(number: $0, asked: asked) }
            let view = host(
                VStack(spacing: 0) {
                    ForEach(subviews: ForEach(rows) { _ in Color.red.frame(width: 10, height: 1) }) { $0 }
                })
            #expect(view.layout(.unspecified) == CGSize(width: 10, height: CGFloat(count)))
            #expect(asked.count <= 4 * count)
        }
    }

    final class Model {
        var ids = [1, 2, 3]
        var isReversed = false
        var appeared: [Int] = []
        var seen: [Set<Subview.ID>] = []
    }

    /// Remembers the width it was seeded with.
    struct Seeded: View {
        @State private var width: CGFloat
        let name: String

        init(_ width: CGFloat, _ name: String) {
            _width = State(initialValue: width)
            self.name = name
        }

        var body: some View { Box(width, 10).view(name) }
    }

    struct Reordering: View {
        let model: Model
        let width: CGFloat

        var body: some View {
            HStack(spacing: 0) {
                Group(
                    subviews: ForEach(model.ids, id: \.self) { id in
                        Seeded(width * CGFloat(id), "row\(id)")
                            .onAppear { model.appeared.append(id) }
                    }
                ) { subviews in
                    let order = model.isReversed ? Array(subviews.reversed()) : Array(subviews)
                    ForEach(order.prefix(3)) { subview in
                        Seeded(width, "frame")
                        subview
                    }
                    let _ = model.seen.append(Set(subviews.map(\.id)))
                }
            }
        }
    }

    @Test("subviews keep their state and ids when they are reordered; so do views made for them")
    func stateIsKept() {
        let model = Model()
        let host = host(Reordering(model: model, width: 10))
        #expect(host.layout(.unspecified).width == 90)
        model.isReversed = true
        host.content = Reordering(model: model, width: 100)
        #expect(host.layout(.unspecified).width == 90)
        #expect(host.frames(of: "Seeded/row3") == [[10, 0, 30, 10]])
        model.ids = [3, 4]
        #expect(host.layout(.unspecified).width == 540)
        #expect(model.seen[0] == model.seen[1])
        #expect(model.seen.last?.intersection(model.seen[0]).count == 1)
        #expect(model.appeared == [1, 2, 3, 4])
    }

    @Test("a subview that isn't shown doesn't appear") func unshown() {
        let model = Model()
        let view = Group(
            subviews: ForEach(0..<3) { id in
                Color.red.onAppear { model.appeared.append(id) }
                    .onChange(of: id, initial: true) { model.appeared.append(10 + id) }
            }
        ) { $0.dropFirst() }
        let host = host(view)
        host.layout(.unspecified)
        #expect(model.appeared.sorted() == [1, 2, 11, 12])
    }

    @Test("containers of containers, subviews of subviews") func nested() {
        let view = TruthCase(width: nil, height: nil, size: [18, 16]) {
            Cards {
                ForEach(
                    subviews: Group {
                        Color.red.frame(width: 1, height: 10)
                        Rows()
                        Color.red.frame(width: 2, height: 10)
                    }
                ) { subview in
                    subview.padding(.vertical, 2)
                }
            }
        }
        view.expect(frames: [
            "red": [[1, 3, 1, 10], [15, 3, 2, 10]], "green": [[4, 3, 3, 10]], "blue": [[9, 3, 4, 10]],
        ])
    }

    @Test("a subview shown twice is two views") func twice() {
        let view = TruthCase(width: nil, height: nil, size: [20, 10]) {
            HStack(spacing: 0) {
                Group(subviews: Color.red.frame(width: 10, height: 10)) { subviews in
                    subviews
                    subviews
                }
            }
        }
        view.expect(frames: ["red": [[0, 0, 10, 10], [10, 0, 10, 10]]])
    }
}

extension ContainerValues {
    fileprivate struct WeightKey: ContainerValueKey {
        static var defaultValue: CGFloat { 10 }
    }

    fileprivate var weight: CGFloat {
        get { self[WeightKey.self] }
        set { self[WeightKey.self] = newValue }
    }
}

@MainActor
@Suite struct ContainerValueTests {
    private func values(@ViewBuilder _ content: () -> some View) -> [ContainerValues] {
        var values: [ContainerValues] = []
        host(
            Group(subviews: content()) { subviews in
                let _ = values.append(contentsOf: subviews.map(\.containerValues))
            }
        )
        .layout(.unspecified)
        return values
    }

    @Test(
        "values reach the container through modifiers; on a group they apply to each view, the outer one wins"
    )
    func weights() {
        let values = values {
            Color.red
            Color.red.containerValue(\.weight, 20).padding()
            Group {
                Color.red.containerValue(\.weight, 30)
                Color.red
            }
            .containerValue(\.weight, 40)
            VStack { Color.red.containerValue(\.weight, 50) }
        }
        #expect(values.map(\.weight) == [10, 20, 40, 40, 10])
    }

    @Test func tags() {
        let values = values {
            Color.red.tag(3)
            Color.red.tag("a")
            Color.red
        }
        #expect(values.map { $0.tag(for: Int.self) } == [3, nil, nil])
        #expect(values.map { $0.hasTag("a") } == [false, true, false])
    }
}

@MainActor
@Suite struct SectionsTests {
    /// Header widths add up on top, the content below, beside a footer.
    struct Board<Content: View>: View {
        @ViewBuilder var content: Content

        var body: some View {
            VStack(alignment: .leading, spacing: 0) {
                ForEach(sections: content) { section in
                    HStack(spacing: 0) { section.header }
                    HStack(spacing: section.containerValues.weight) { section.content }
                    HStack(spacing: 0) { section.footer }
                }
            }
        }
    }

    @Test("sections with their parts, and runs of views outside") func parts() {
        let view = TruthCase(width: nil, height: nil, size: [30, 45]) {
            Board {
                Color.red.frame(width: 5, height: 5)
                Color.red.frame(width: 5, height: 5)
                Section {
                    ForEach(0..<2) { _ in Color.green.frame(width: 10, height: 10) }
                } header: {
                    Color.blue.frame(width: 20, height: 20)
                } footer: {
                    Color.mint.frame(width: 1, height: 5)
                }
                Color.black.frame(width: 5, height: 5)
            }
        }
        view.expect(frames: [
            "red": [[0, 0, 5, 5], [15, 0, 5, 5]],
            "blue": [[0, 5, 20, 20]],
            "green": [[0, 25, 10, 10], [20, 25, 10, 10]],
            "mint": [[0, 35, 1, 5]],
            "black": [[0, 40, 5, 5]],
        ])
    }

    @Test("a value set on a section is the section's and its views'; one set inside is not") func values() {
        var found: [[CGFloat]] = []
        host(
            Group(
                sections: Group {
                    Section {
                        Color.red
                    } header: {
                        Color.red
                    }
                    .containerValue(\.weight, 2)
                    Section { Color.red.containerValue(\.weight, 3) }
                }
            ) { sections in
                let _ = found.append(
                    contentsOf: sections.map { section in
                        [section.containerValues.weight]
                            + section.content.map(\.containerValues.weight)
                            + section.header.map(\.containerValues.weight)
                    })
            }
        ).layout(.unspecified)
        #expect(found == [[2, 2, 2], [10, 3]])
    }

    @Test("Group(subviews:) takes sections apart, unstyled") func flattened() {
        var counts: [Int] = []
        host(
            Group(
                subviews: Section {
                    Color.red
                    Color.red
                } header: {
                    Color.red
                }
            ) { subviews in let _ = counts.append(subviews.count) }
        ).layout(.unspecified)
        #expect(counts == [3])
    }

    @Test("sections keep their ids") func identity() {
        final class Log { var ids: [[SectionConfiguration.ID]] = [] }
        let log = Log()
        func view(_ ids: [Int]) -> some View {
            Group(sections: ForEach(ids, id: \.self) { _ in Section { Color.red } }) { sections in
                let _ = log.ids.append(sections.map(\.id))
            }
        }
        let host = host(view([1, 2]))
        host.layout(.unspecified)
        host.content = view([2, 1])
        host.layout(.unspecified)
        #expect(log.ids.first?.count == 2)
        #expect(log.ids.first?.reversed() == log.ids.last)
    }
}
