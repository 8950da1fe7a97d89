import Drawing
import Foundation
import Testing

@testable import LayoutEngine

/// What is mirrored in right-to-left and what isn't.
/// Source: iamcgn/swiftui-web, Docs/elements/Layout.md @863aea4, as measured on SwiftUI (macOS 26.6).
@MainActor
@Suite("truth: rtl, rules") struct RightToLeftRuleTests {
    private func frames(
        of color: String, _ width: CGFloat = 100, _ height: CGFloat = 50,
        @ViewBuilder _ content: () -> some View
    ) -> [[CGFloat]] {
        PlacedView(width: width, height: height) {
            content().environment(\.layoutDirection, .rightToLeft)
        }.frames(color)
    }

    @Test("offset and position are counted from the right") func offsetAndPosition() {
        let moved = frames(of: "red") { Color.red.frame(width: 20, height: 10).offset(x: 7, y: 3) }
        #expect(moved == [[33, 23, 20, 10]])
        let placed = frames(of: "red") { Color.red.frame(width: 20, height: 10).position(x: 15, y: 10) }
        #expect(placed == [[75, 5, 20, 10]])
    }

    @Test("leading padding, frame and ZStack alignment, alignment guides are at the right") func leading() {
        #expect(frames(of: "red") { Color.red.padding(.leading, 30) } == [[0, 0, 70, 50]])
        #expect(
            frames(of: "red") {
                Color.red.frame(width: 10, height: 10).frame(maxWidth: .infinity, alignment: .leading)
            } == [[90, 20, 10, 10]])
        #expect(
            frames(of: "red") {
                ZStack(alignment: .topLeading) {
                    Color.blue
                    Color.red.frame(width: 10, height: 10)
                }
            } == [[90, 0, 10, 10]])
        #expect(
            frames(of: "red") {
                VStack(alignment: .leading, spacing: 0) {
                    Color.blue.frame(width: 100, height: 10)
                    Color.red.frame(width: 10, height: 10).alignmentGuide(.leading) { _ in -10 }
                }
            } == [[80, 25, 10, 10]])
    }

    @Test("a geometry reader's coordinates run from its left, views in it start at the right") func reader() {
        var found: [CGRect] = []
        let view = PlacedView(width: 100, height: 50) {
            HStack(spacing: 0) {
                Color.blue.frame(width: 30)
                ProxyProbe { found = [$0.frame(in: .global), $0.frame(in: .local)] }
            }
            .environment(\.layoutDirection, .rightToLeft)
        }
        #expect(view.frames("blue") == [[70, 0, 30, 50]])
        #expect(
            found == [CGRect(x: 0, y: 0, width: 70, height: 50), CGRect(x: 0, y: 0, width: 70, height: 50)])
    }

    @Test("paths of shapes are mirrored unless their behaviour is fixed") func shapes() {
        struct Corner: Shape {
            var layoutDirectionBehavior: LayoutDirectionBehavior
            func path(in rect: CGRect) -> Path { Path(CGRect(x: 0, y: 0, width: 10, height: 10)) }
        }
        func fill(_ behavior: LayoutDirectionBehavior) -> [CGRect] {
            PlacedView(width: 100, height: 50) {
                Corner(layoutDirectionBehavior: behavior).environment(\.layoutDirection, .rightToLeft)
            }.fills(scale: 2)
        }
        #expect(fill(.mirrors) == [CGRect(x: 90, y: 0, width: 10, height: 10)])
        #expect(fill(.fixed) == [CGRect(x: 0, y: 0, width: 10, height: 10)])
    }

    @Test("a label's icon is at the right") func label() throws {
        let label = Label {
            Text(verbatim: "aaa")
        } icon: {
            Color.red.frame(width: 5, height: 5)
        }
        let host = TextHost(label) { $0.layoutDirection = .rightToLeft }
        #expect(host.size.width == 31)
        #expect(host.host.frames(of: "Color").map { $0[0] } == [26])
        #expect(host.texts.first?.frame.minX == 0)
    }

    @Test("lines of a text are aligned at the right") func lines() {
        let text = Text(verbatim: "aaaa\na")
        #expect(TextHost(text) { $0.layoutDirection = .rightToLeft }.drawn.map(\.origin.x) == [0, 18])
        #expect(
            TextHost(text.multilineTextAlignment(.trailing)) { $0.layoutDirection = .rightToLeft }
                .drawn.map(\.origin.x) == [0, 0])
    }

    @Test("sliders and progress views fill from the right, a switch's knob is mirrored") func controls() {
        func boxes(_ items: [DisplayItem]) -> [CGRect] {
            items.flatMap { item -> [CGRect] in
                switch item.content {
                case .fill(let path, _, _): [path.boundingRect]
                case .group(_, let inner): boxes(inner)
                default: []
                }
            }
        }
        func filled(_ view: some View, _ direction: LayoutDirection) -> [CGRect] {
            let host = TextHost(view.frame(width: 100), width: 100, height: 40, profile: .iOS26) {
                $0.layoutDirection = direction
            }
            return boxes(host.host.displayList(scale: 2).items)
        }
        func isMirrored(_ view: some View) -> Bool {
            let (left, right) = (filled(view, .leftToRight), filled(view, .rightToLeft))
            return left != right
                && left.map { [100 - $0.maxX, $0.minY, $0.width, $0.height] }
                    == right.map { [$0.minX, $0.minY, $0.width, $0.height] }
        }
        #expect(isMirrored(ProgressView(value: 0.25)))
        #expect(isMirrored(Slider(value: .constant(0.25))))
        #expect(isMirrored(Toggle("", isOn: .constant(true)).labelsHidden()))
    }

    @Test("gradients, whose ends are unit points, and symbols stay") func unmirrored() {
        func paints(_ direction: LayoutDirection) -> [Paint] {
            let host = TextHost(
                Rectangle().fill(
                    LinearGradient(colors: [.red, .blue], startPoint: .leading, endPoint: .trailing)),
                width: 100, height: 20
            ) { $0.layoutDirection = direction }
            return host.host.displayList(scale: 1).items.compactMap {
                if case .fill(_, _, let paint) = $0.content { paint } else { nil }
            }
        }
        #expect(paints(.leftToRight).count == 1)
        #expect(paints(.leftToRight) == paints(.rightToLeft))
        func box(_ content: DisplayItem.Content) -> CGRect? {
            switch content {
            case .fill(let path, _, _): path.boundingRect
            case .stroke(let path, _, _, _): path.boundingRect
            default: nil
            }
        }
        func symbol(_ direction: LayoutDirection, flips: Bool = false) -> [CGRect] {
            let view = Image(systemName: "chevron.right").flipsForRightToLeftLayoutDirection(flips)
            let host = TextHost(view) { $0.layoutDirection = direction }
            return host.host.displayList(scale: 2).items.compactMap { box($0.content) }
        }
        #expect(!symbol(.leftToRight).isEmpty)
        #expect(symbol(.leftToRight) == symbol(.rightToLeft))
    }
}
