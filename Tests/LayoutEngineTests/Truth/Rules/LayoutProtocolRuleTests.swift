import Drawing
import Foundation
import Testing

@testable import LayoutEngine

@MainActor
@Suite("truth: layout-protocol, rules") struct LayoutProtocolRuleTests {
    private static let open = ProposedViewSize(width: nil, height: 200)

    // stated-by-Apple; https://developer.apple.com/documentation/swiftui/proposedviewsize/replacingunspecifieddimensions(by:)
    @Test("layout-protocol-001") func layout_protocol_001() {
        #expect(Self.open.replacingUnspecifiedDimensions() == CGSize(width: 10, height: 200))
    }

    // stated-by-Apple; https://developer.apple.com/documentation/swiftui/proposedviewsize/replacingunspecifieddimensions(by:)
    @Test("layout-protocol-002") func layout_protocol_002() {
        let size = CGSize(width: 50, height: 100)
        #expect(Self.open.replacingUnspecifiedDimensions(by: size) == CGSize(width: 50, height: 200))
    }

    // stated-by-Apple; https://developer.apple.com/documentation/swiftui/proposedviewsize
    // they ask for the minimum, the maximum and the ideal size
    @Test("layout-protocol-003") func layout_protocol_003() {
        #expect(ProposedViewSize.zero == ProposedViewSize(width: 0, height: 0))
        #expect(ProposedViewSize.infinity == ProposedViewSize(width: .infinity, height: .infinity))
        #expect(ProposedViewSize.unspecified == ProposedViewSize(width: nil, height: nil))
        let view = Color.red.frame(
            minWidth: 1, idealWidth: 2, maxWidth: 3, minHeight: 4, idealHeight: 5, maxHeight: 6)
        #expect(host(view).layout(.zero) == CGSize(width: 1, height: 4))
        #expect(host(view).layout(.infinity) == CGSize(width: 3, height: 6))
        #expect(host(view).layout(.unspecified) == CGSize(width: 2, height: 5))
    }

    // stated-by-Apple; https://developer.apple.com/documentation/swiftui/layout/placesubviews(in:proposal:subviews:cache:)
    // bounds start where the layout stands in the picture; a child placed at zero is drawn at its corner
    @Test("layout-protocol-008") func layout_protocol_008() {
        struct Only: Layout {
            let note: (CGRect) -> Void
            func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
                CGSize(width: 100, height: 100)
            }
            func placeSubviews(
                in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
            ) {
                note(bounds)
                for subview in subviews {
                    subview.place(at: .zero, proposal: ProposedViewSize(width: 30, height: 30))
                }
            }
        }
        var origin: CGPoint?
        let only = Only(note: { origin = $0.origin })
        let host = host(only { Color.red }.padding(.leading, 50))
        host.layout(ProposedViewSize(width: 200, height: 200))
        #expect(origin == CGPoint(x: 50, y: 0))
        #expect(host.frames(of: "Only") == [[50, 0, 100, 100]])
        #expect(host.frames(of: "Color") == [[0, 0, 30, 30]])
    }

    /// A leaf that wants to be `leading` and `top` away from its neighbours.
    private struct Spaced: Layout {
        let leading: CGFloat
        let top: CGFloat

        func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
            CGSize(width: 10, height: 10)
        }

        func placeSubviews(
            in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
        ) {}

        func spacing(subviews: Subviews, cache: inout Void) -> ViewSpacing {
            var spacing = ViewSpacing()
            spacing.distances[ViewSpacing.Key(category: .plain, edge: .leading)] = leading
            spacing.distances[ViewSpacing.Key(category: .plain, edge: .top)] = top
            return spacing
        }
    }

    // stated-by-Apple; https://developer.apple.com/documentation/swiftui/layout/spacing(subviews:cache:)
    // on each edge the largest of all subviews
    @Test("layout-protocol-010") func layout_protocol_010() {
        var distances: [CGFloat] = []
        let container = Inspecting(visit: { _, _ in })
        inspect {
            container {
                Spaced(leading: 5, top: 30) { Color.clear }
                Spaced(leading: 20, top: 4) { Color.clear }
                Spaced(leading: 12, top: 9) { Color.clear }
            }
        } visit: { container, _ in
            distances = Axis.allCases.map { ViewSpacing.zero.distance(to: container.spacing, along: $0) }
        }
        #expect(Axis.allCases == [.horizontal, .vertical])
        #expect(distances == [20, 30])
    }

    enum Custom: AlignmentID {
        static func defaultValue(in context: ViewDimensions) -> CGFloat { 77 }
    }

    /// Places its views 10 below each other.
    private struct Steps: Layout {
        func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
            CGSize(width: 10, height: 10 * CGFloat(subviews.count))
        }

        func placeSubviews(
            in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
        ) {
            for (index, subview) in subviews.enumerated() {
                subview.place(
                    at: CGPoint(x: bounds.minX, y: bounds.minY + 10 * CGFloat(index)), proposal: .unspecified)
            }
        }
    }

    // stated-by-Apple; https://developer.apple.com/documentation/swiftui/layout/explicitalignment(of:in:proposal:subviews:cache:)-3iqmu
    // by default the placed subviews' explicit guides, merged as built-in containers do
    @Test("layout-protocol-011") func layout_protocol_011() {
        let custom = VerticalAlignment(Custom.self)
        var guides: [CGFloat?] = []
        inspect {
            Steps {
                Color.red.frame(width: 10, height: 10)
                    .alignmentGuide(custom) { _ in 1 }
                    .alignmentGuide(.firstTextBaseline) { _ in 4 }
                    .alignmentGuide(.lastTextBaseline) { _ in 6 }
                Color.blue.frame(width: 10, height: 10)
                    .alignmentGuide(custom) { _ in 3 }
                    .alignmentGuide(.firstTextBaseline) { _ in 4 }
                    .alignmentGuide(.lastTextBaseline) { _ in 6 }
                Color.green.frame(width: 10, height: 10)
            }
        } visit: { container, proposal in
            let dimensions = container.dimensions(in: proposal)
            guides = [
                dimensions[explicit: custom], dimensions[explicit: .firstTextBaseline],
                dimensions[explicit: .lastTextBaseline],
            ]
        }
        // (1 + 10 + 3) / 2; the upper first baseline; the lower last one.
        #expect(guides == [7, 4, 16])
    }

    private func priority(@ViewBuilder _ content: () -> some View) -> Double? {
        var priority: Double?
        inspect(content) { view, _ in priority = view.priority }
        return priority
    }

    // stated-by-Apple; https://developer.apple.com/documentation/swiftui/layoutsubview/priority
    @Test("layout-protocol-012") func layout_protocol_012() {
        #expect(priority { Color.red } == 0)
        #expect(priority { Color.red.layoutPriority(2) } == 2)
    }

    // measured-by-real-SwiftUI; https://github.com/water-rs/waterui/issues/968
    @Test("layout-protocol-013") func layout_protocol_013() {
        #expect(priority { Spacer() } == -.infinity)
    }

    // stated-by-Apple; tannerpressnet/ComposingCustomLayouts CustomLayoutSample/Layouts/MyEqualWidthHStack.swift @8ddfc735
    // every view as wide as the widest ideal; numbers by the sample's formula, 8 between
    @Test("layout-protocol-022") func layout_protocol_022() {
        struct EqualWidths: Layout {
            func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
                let sizes = subviews.map { $0.sizeThatFits(.unspecified) }
                let width = sizes.map(\.width).max() ?? 0
                return CGSize(
                    width: width * CGFloat(subviews.count) + gaps(subviews).reduce(0, +),
                    height: sizes.map(\.height).max() ?? 0)
            }
            func placeSubviews(
                in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
            ) {
                let width = subviews.map { $0.sizeThatFits(.unspecified).width }.max() ?? 0
                var x = bounds.minX
                for (subview, gap) in zip(subviews, gaps(subviews) + [0]) {
                    subview.place(
                        at: CGPoint(x: x, y: bounds.minY),
                        proposal: ProposedViewSize(width: width, height: bounds.height))
                    x += width + gap
                }
            }
            private func gaps(_ subviews: Subviews) -> [CGFloat] {
                zip(subviews, subviews.dropFirst()).map {
                    $0.spacing.distance(to: $1.spacing, along: .horizontal)
                }
            }
        }
        let view = TruthCase(width: nil, height: nil, space: .local, size: [256, 10]) {
            EqualWidths {
                Color.red.frame(idealWidth: 60, maxWidth: .infinity, minHeight: 10, maxHeight: 10)
                Color.green.frame(idealWidth: 80, maxWidth: .infinity, minHeight: 10, maxHeight: 10)
                Color.blue.frame(idealWidth: 70, maxWidth: .infinity, minHeight: 10, maxHeight: 10)
            }
        }
        view.expect(frames: [
            "red": [[0, 0, 80, 10]], "green": [[88, 0, 80, 10]], "blue": [[176, 0, 80, 10]],
        ])
    }

    // stated-by-Apple; https://developer.apple.com/documentation/swiftui/anylayout
    @Test("layout-protocol-024", arguments: [(true, [28, 10]), (false, [10, 28])] as [(Bool, [CGFloat])])
    func layout_protocol_024(isRow: Bool, size: [CGFloat]) {
        let layout = isRow ? AnyLayout(HStackLayout()) : AnyLayout(VStackLayout())
        let view = TruthCase(width: nil, height: nil, size: size) {
            layout {
                Color.red.frame(width: 10, height: 10)
                Color.blue.frame(width: 10, height: 10)
            }
        }
        view.expectSize()
    }

    private enum Key: LayoutValueKey {
        static var defaultValue: Int { 7 }
    }

    // stated-by-Apple; https://developer.apple.com/documentation/swiftui/layoutvaluekey
    @Test("layout-protocol-026") func layout_protocol_026() {
        var values: [Int] = []
        inspect {
            Color.red
            Color.blue.layoutValue(key: Key.self, value: 9)
        } visit: { view, _ in
            values.append(view[Key.self])
        }
        #expect(values == [7, 9])
    }
}
