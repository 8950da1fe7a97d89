import Drawing
import Foundation
import Testing

@testable import LayoutEngine

@MainActor
@Suite("truth: view-list") struct ViewListTruthTests {
    // reverse-engineered; skiptools/skip-ui Tests/SkipUITests/LayoutTests.swift @ff81a283
    // EmptyView adds neither a child nor a gap
    @Test("view-list-001") func view_list_001() {
        let view = TruthCase(width: 100, height: 100) {
            VStack {
                EmptyView()
                Color.red.frame(width: 10, height: 10)
                EmptyView()
                Color.blue.frame(width: 10, height: 10)
            }
        }
        view.expect(frames: [
            "red": [[45, 36, 10, 10]],
            "blue": [[45, 54, 10, 10]],
        ])
    }

    // reverse-engineered; OpenSwiftUIProject/OpenSwiftUI Sources/OpenSwiftUICore/View @069dd80b
    // an absent branch contributes nothing
    @Test("view-list-002") func view_list_002() {
        let view = TruthCase(width: 100, height: 100) {
            VStack {
                if false { Color.green }
                Color.red.frame(width: 10, height: 10)
                Color.blue.frame(width: 10, height: 10)
            }
        }
        view.expect(frames: [
            "red": [[45, 36, 10, 10]],
            "blue": [[45, 54, 10, 10]],
        ])
    }

    // reverse-engineered; OpenSwiftUIProject/OpenSwiftUI Example/OpenSwiftUIUITests/View/GroupUITests.swift @069dd80b
    // a modifier on a Group applies to EACH child
    @Test("view-list-004") func view_list_004() {
        let view = TruthCase(width: 100, height: 10) {
            HStack(spacing: 0) {
                Group {
                    Color.red
                    Color.green
                }.frame(width: 20)
                Color.blue
            }
        }
        view.expect(frames: [
            "red": [[0, 0, 20, 10]],
            "green": [[20, 0, 20, 10]],
            "blue": [[40, 0, 60, 10]],
        ])
    }

    // reverse-engineered; OpenSwiftUIProject/OpenSwiftUI Example/OpenSwiftUIUITests/Layout/Alignment/AlignmentGuideUITests.swift @069dd80b
    @Test("view-list-010") func view_list_010() {
        let view = TruthCase(width: 100, height: 100, space: .local) {
            // root with two views
            Color.red
            Color.blue  // as body of the root
        }
        view.expect(frames: [
            "red": [[0, 0, 100, 46]],
            "blue": [[0, 54, 100, 46]],
        ])
        // also: {"rule": "the hosting root puts several root views into an implicit VStack"}
    }

    // measured-by-real-SwiftUI; iamcgn/swiftui-web Fixtures/Goldens/section/hstack/frames.json @d7ce47e2
    // each text is replaced by a colour of the measured size; horizontally the gap is 8 for texts and
    // colours alike
    @Test("sw2-section-hstack") func sw2_section_hstack() {
        let view = TruthCase(width: 300, height: 200, size: [125.5, 16]) {
            HStack {
                Section {
                    Color.red.frame(width: 9, height: 16)
                    Color.blue.frame(width: 8.5, height: 16)
                } header: {
                    Color.green.frame(width: 44.5, height: 16)
                } footer: {
                    Color.orange.frame(width: 39.5, height: 16)
                }
            }
            .background { Color.gray }
        }
        view.expect(frames: [
            "red": [[139.75, 92, 9, 16]],
            "blue": [[156.75, 92, 8.5, 16]],
            "green": [[87.25, 92, 44.5, 16]],
            "orange": [[173.25, 92, 39.5, 16]],
            "gray": [[87.25, 92, 125.5, 16]],
        ])
    }

    // measured-by-real-SwiftUI; iamcgn/swiftui-web Fixtures/Goldens/animation/transition/frames.json @f9724bf0
    // each text is replaced by a colour of the measured size
    @Test("sw2-if-shown") func sw2_if_shown() {
        struct Panel: View {
            let open: Bool
            var body: some View {
                VStack(spacing: 8) {
                    Color.red.frame(width: 38.5, height: 16)
                    if open {
                        Color.green.frame(width: 31, height: 16).transition(.move(edge: .leading))
                    }
                    Color.blue.frame(width: 36.5, height: 16)
                }
                .background { Color.gray }
            }
        }
        let view = TruthCase(width: 320, height: 160, size: [38.5, 64]) {
            Panel(open: true)
        }
        view.expect(frames: [
            "red": [[140.75, 48, 38.5, 16]],
            "green": [[144.5, 72, 31, 16]],
            "blue": [[141.75, 96, 36.5, 16]],
            "gray": [[140.75, 48, 38.5, 64]],
        ])
    }

    // measured-by-real-SwiftUI; iamcgn/swiftui-web Fixtures/Goldens/foreach/empty/frames.json @d7ce47e2
    // an empty ForEach adds no view and no gap (one 8 between A and B); texts are replaced by colours of
    // the measured sizes; spacing: 0 stands for the measured text-to-text gap of 0
    @Test("sw2-foreach-empty") func sw2_foreach_empty() {
        let view = TruthCase(width: 300, height: 200, size: [44.5, 48]) {
            VStack(spacing: 0) {
                Color.red.frame(width: 22.5, height: 16)
                ForEach([String](), id: \.self) { _ in Color.clear.frame(width: 90, height: 90) }
                ForEach(0..<0) { _ in Color.clear.frame(width: 90, height: 90) }
                HStack {
                    Color.blue.frame(width: 9, height: 16)
                    ForEach([String](), id: \.self) { _ in Color.clear.frame(width: 90, height: 90) }
                    Color.green.frame(width: 8.5, height: 16)
                }
                .background { Color.black }
                Color.orange.frame(width: 44.5, height: 16)
            }
            .background { Color.gray }
        }
        view.expect(frames: [
            "red": [[138.75, 76, 22.5, 16]],
            "blue": [[137.25, 92, 9, 16]],
            "green": [[154.25, 92, 8.5, 16]],
            "black": [[137.25, 92, 25.5, 16]],
            "orange": [[127.75, 108, 44.5, 16]],
            "gray": [[127.75, 76, 44.5, 48]],
        ])
    }

    // measured-by-real-SwiftUI; iamcgn/swiftui-web Fixtures/Goldens/foreach/identity/frames.json @d7ce47e2
    // the layout after steps insert and reverse, rendered afresh (in the source the rows also keep their
    // seeded widths through the steps)
    @Test("sw2-foreach-identity-reversed") func sw2_foreach_identity_reversed() {
        struct Bar: Identifiable {
            let id: String
            let width: CGFloat
        }
        struct BarRow: View {
            let bar: Bar
            @State private var width: CGFloat
            init(bar: Bar) {
                self.bar = bar
                _width = State(initialValue: bar.width)
            }
            var body: some View {
                Group {
                    switch bar.id {
                    case "a": Color.red
                    case "b": Color.blue
                    case "c": Color.green
                    default: Color.orange
                    }
                }
                .frame(width: width, height: 20)
            }
        }
        struct Bars: View {
            let bars: [Bar]
            var body: some View {
                VStack(alignment: .leading) {
                    ForEach(bars) { BarRow(bar: $0) }
                }
                .background { Color.gray }
            }
        }
        let view = TruthCase(width: 300, height: 200, size: [140, 104]) {
            Bars(bars: [
                Bar(id: "c", width: 140), Bar(id: "b", width: 100), Bar(id: "a", width: 60),
                Bar(id: "d", width: 80),
            ])
        }
        view.expect(frames: [
            "red": [[80, 104, 60, 20]],
            "blue": [[80, 76, 100, 20]],
            "green": [[80, 48, 140, 20]],
            "orange": [[80, 132, 80, 20]],
            "gray": [[80, 48, 140, 104]],
        ])
    }

    // measured-by-real-SwiftUI; iamcgn/swiftui-web Fixtures/Goldens/foreach/identity/frames.json @d7ce47e2
    // first render: @State seeded from the element in init
    @Test("sw2-foreach-identity") func sw2_foreach_identity() {
        struct Bar: Identifiable {
            let id: String
            let width: CGFloat
        }
        struct BarRow: View {
            let bar: Bar
            @State private var width: CGFloat
            init(bar: Bar) {
                self.bar = bar
                _width = State(initialValue: bar.width)
            }
            var body: some View {
                Group {
                    switch bar.id {
                    case "a": Color.red
                    case "b": Color.blue
                    case "c": Color.green
                    default: Color.orange
                    }
                }
                .frame(width: width, height: 20)
            }
        }
        struct Bars: View {
            let bars: [Bar]
            var body: some View {
                VStack(alignment: .leading) {
                    ForEach(bars) { BarRow(bar: $0) }
                }
                .background { Color.gray }
            }
        }
        let view = TruthCase(width: 300, height: 200, size: [140, 76]) {
            Bars(bars: [Bar(id: "a", width: 60), Bar(id: "b", width: 100), Bar(id: "c", width: 140)])
        }
        view.expect(frames: [
            "red": [[80, 62, 60, 20]],
            "blue": [[80, 90, 100, 20]],
            "green": [[80, 118, 140, 20]],
            "gray": [[80, 62, 140, 76]],
        ])
    }
}
