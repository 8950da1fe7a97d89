import Foundation
import Testing

@testable import LayoutEngine

/// Modifiers and containers that keep nothing stand at the place of the views inside; state stays apart all the same.
@MainActor
@Suite struct SharedPlaceTests {
    /// Remembers the width it was seeded with.
    private struct Kept: View {
        @State private var width: CGFloat

        init(_ width: CGFloat) {
            _width = State(initialValue: width)
        }

        var body: some View { Box(width, 10).view("Kept") }
    }

    /// Its state has the offset in the value that its content's has in its.
    private struct Outer: View {
        @State private var width: CGFloat

        init(_ width: CGFloat) {
            _width = State(initialValue: width)
        }

        var body: some View {
            VStack { Kept(width + 1).padding(1) }.frame(minWidth: width)
        }
    }

    private func sizes<V: View>(_ first: V, _ second: V) -> [CGSize] {
        let host = LayoutHost(first, shaper: BoxShaper(), images: NoImages())
        let seeded = host.layout(.unspecified)
        host.content = second
        return [seeded, host.layout(.unspecified)]
    }

    @Test("state below modifiers without a place lasts") func belowModifiers() {
        func view(_ width: CGFloat) -> some View {
            Group {
                Kept(width).padding(1).frame(minHeight: 4).opacity(0.5).environment(\.lineLimit, 2).padding(2)
            }
        }
        #expect(sizes(view(10), view(50)) == [CGSize(width: 16, height: 16), CGSize(width: 16, height: 16)])
    }

    @Test("a view and the view in its body keep one state each") func nested() {
        #expect(
            sizes(Outer(10), Outer(50)) == [CGSize(width: 13, height: 12), CGSize(width: 13, height: 12)])
    }

    @Test("layers of one type around a view keep states of their own") func layers() {
        func view(_ width: CGFloat) -> some View {
            Box(1, 1).view("Box").background { Kept(width).fixedSize() }.padding(1)
                .background { Kept(width + 1).fixedSize() }
        }
        let host = LayoutHost(view(10), shaper: BoxShaper(), images: NoImages())
        host.layout(.unspecified)
        host.content = view(50)
        host.layout(.unspecified)
        let widths = host.layoutDescription.split(separator: "\n").filter { $0.contains("Kept") }
            .compactMap { $0.split(separator: ",").dropFirst(2).first?.trimmingCharacters(in: .whitespaces) }
        #expect(widths.sorted() == ["10", "11"])
    }

    @Test("another modifier is another place") func otherType() {
        struct Choice: View {
            let isPadded: Bool
            let width: CGFloat
            var body: some View {
                if isPadded { Kept(width).padding(1) } else { Kept(width) }
            }
        }
        let seen = sizes(Choice(isPadded: true, width: 10), Choice(isPadded: false, width: 50))
        #expect(seen == [CGSize(width: 12, height: 12), CGSize(width: 50, height: 10)])
    }

    @Test("rows of a lazy stack below modifiers keep their states, whatever their order") func lazyRows() {
        func view(_ rows: [Int], _ width: CGFloat) -> some View {
            LazyVStack(alignment: .leading, spacing: 0) {
                ForEach(rows, id: \.self) { Kept(width * CGFloat($0)) }.padding(1).frame(minHeight: 4)
            }
        }
        let host = LayoutHost(view([1, 2, 3], 10), shaper: BoxShaper(), images: NoImages())
        host.layout(ProposedViewSize(width: 100, height: nil))
        host.content = view([3, 1], 50)
        host.layout(ProposedViewSize(width: 100, height: nil))
        let widths = host.layoutDescription.split(separator: "\n").filter { $0.contains("Kept") }
            .compactMap { $0.split(separator: ",").dropFirst(2).first?.trimmingCharacters(in: .whitespaces) }
        #expect(widths == ["30", "10"])
    }

    @Test("whole numbers, words and optional numbers tell rows apart") func ids() {
        func widths<ID: Hashable>(_ first: [ID], _ second: [ID]) -> [String] {
            func view(_ ids: [ID], _ width: CGFloat) -> some View {
                VStack {
                    ForEach(Array(ids.enumerated()), id: \.element) { Kept(width + CGFloat($0.offset)) }
                }
            }
            let host = LayoutHost(view(first, 10), shaper: BoxShaper(), images: NoImages())
            host.layout(.unspecified)
            host.content = view(second, 50)
            host.layout(.unspecified)
            return host.layoutDescription.split(separator: "\n").filter { $0.contains("Kept") }
                .compactMap {
                    $0.split(separator: ",").dropFirst(2).first?.trimmingCharacters(in: .whitespaces)
                }
        }
        #expect(widths([7, 8, 7], [7, 9, 8, 7]) == ["10", "51", "11", "12"])
        #expect(widths(["a", "b", "a"], ["a", "c", "b", "a"]) == ["10", "51", "11", "12"])
        #expect(widths([7, nil] as [Int?], [nil, 8, 7]) == ["11", "51", "10"])
    }
}
