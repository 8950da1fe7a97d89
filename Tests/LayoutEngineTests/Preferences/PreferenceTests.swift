import Foundation
import Testing

@testable import LayoutEngine

@MainActor
@Suite struct PreferenceTests {
    enum Names: PreferenceKey {
        static var defaultValue: [String] { [] }
        static func reduce(value: inout [String], nextValue: () -> [String]) { value += nextValue() }
    }

    enum Bounds: PreferenceKey {
        static var defaultValue: [Anchor<CGRect>] { [] }
        static func reduce(value: inout [Anchor<CGRect>], nextValue: () -> [Anchor<CGRect>]) {
            value += nextValue()
        }
    }

    enum Width: PreferenceKey {
        static var defaultValue: CGFloat { 0 }
        static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) { value = max(value, nextValue()) }
    }

    private func names(_ view: some View) -> [String] {
        var result: [String] = ["never called"]
        host(view.onPreferenceChange(Names.self) { result = $0 }).layout(.unspecified)
        return result
    }

    private func named(_ name: String) -> some View {
        Box(10, 10).view().preference(key: Names.self, value: [name])
    }

    @Test func valuesAreReducedInViewOrder() {
        #expect(
            names(
                HStack {
                    named("a")
                    VStack {
                        named("b")
                        named("c")
                    }
                }) == ["a", "b", "c"])
    }

    @Test func anOuterValueReplacesTheOnesBelow() {
        #expect(names(HStack { named("a") }.preference(key: Names.self, value: ["z"])) == ["z"])
    }

    @Test func backgroundsComeBeforeAndOverlaysAfter() {
        #expect(
            names(named("p").overlay { named("o") }.background { named("b") }) == ["b", "p", "o"])
    }

    @Test func aTransformSeesWhatIsBelow() {
        #expect(names(named("a").transformPreference(Names.self) { $0.append("t") }) == ["a", "t"])
    }

    @Test func withoutAValueTheDefaultIsReported() {
        #expect(names(Box(1, 1).view()) == [])
    }

    @Test func anAnchorIsReadInAnotherViewsCoordinates() {
        var frames: [CGRect] = []
        let view = HStack(spacing: 5) {
            Box(10, 10).view()
            Box(20, 30).view().anchorPreference(key: Bounds.self, value: .bounds) { [$0] }
        }
        .overlayPreferenceValue(Bounds.self) { anchors in
            GeometryReader { proxy in
                Box(frames: anchors.map { proxy[$0] }) { frames = $0 }.view()
            }
        }
        .padding(7)
        host(view).layout(.unspecified)
        #expect(frames == [CGRect(x: 15, y: 0, width: 20, height: 30)])
    }

    struct EqualWidths: View {
        @State private var width: CGFloat?
        var body: some View {
            VStack {
                ForEach([10, 30, 20], id: \.self) { own in
                    Box(CGFloat(own), 5).view()
                        .background {
                            GeometryReader { proxy in
                                Spacer().preference(key: Width.self, value: proxy.size.width)
                            }
                        }
                        .frame(width: width)
                }
            }
            .onPreferenceChange(Width.self) { width = $0 }
        }
    }

    /// The common idiom: measure with a reader, hand up, set a state, lay out again.
    @Test func aMeasuredPreferenceChangesTheLayout() {
        #expect(dump(EqualWidths(), nil, nil).components(separatedBy: "frame (0, ").count == 4)
    }
}

extension Box {
    /// A box that hands `frames` out when it is made.
    fileprivate init(frames: [CGRect], _ report: ([CGRect]) -> Void) {
        report(frames)
        self.init(1, 1)
    }
}

/// Modifiers on a group act on each of its elements, and each element has a memory of its own.
@MainActor
@Suite struct PerElementActionTests {
    private typealias Names = PreferenceTests.Names

    @Test func eachElementOfAGroupReportsItsOwnPreference() {
        var reported: [[String]] = []
        let host = host(
            HStack {
                Group {
                    Box(10, 10).view().preference(key: Names.self, value: ["a"])
                    Box(10, 10).view().preference(key: Names.self, value: ["b"])
                }
                .onPreferenceChange(Names.self) { reported.append($0) }
            })
        host.layout(.unspecified)
        #expect(reported == [["a"], ["b"]])
        // Nothing changed: nothing is reported again.
        host.layout(.unspecified)
        #expect(reported == [["a"], ["b"]])
    }

    @Test func twoEqualPreferencesAreReportedTwice() {
        var count = 0
        host(
            VStack {
                Group {
                    Box(10, 10).view()
                    Box(10, 10).view()
                }
                .onPreferenceChange(Names.self) { _ in count += 1 }
            }
        ).layout(.unspecified)
        #expect(count == 2)
    }

    @Test(arguments: [0, 1, 3])
    func eachElementAppearsOnce(_ elements: Int) {
        var count = 0
        let host = host(
            VStack {
                ForEach(0..<elements, id: \.self) { _ in Box(10, 10).view() }
                    .onAppear { count += 1 }
            })
        host.layout(.unspecified)
        host.layout(.unspecified)
        #expect(count == elements)
    }
}
