import Drawing
import Foundation
import Observation
import Testing

@testable import LayoutEngine

/// The rule `not-settling` in a tree that is kept: which action sets what.
@MainActor
@Suite struct SettlingTests {
    private func text(_ view: some View) -> String? {
        LiveHost(view).host.diagnostics.first { $0.rule == .notSettling }.map { "\($0.path): \($0.message)" }
    }

    private func expected(_ path: String, _ changes: String) -> String {
        "\(path): the view didn't settle after 16 passes: \(changes) in every pass. Set a state only when its value differs, "
            + "and measure what doesn't depend on it."
    }

    private enum WidthKey: PreferenceKey {
        static let defaultValue: CGFloat = 0
        static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) { value = max(value, nextValue()) }
    }

    @Test func aGeometryReaderWhosePreferenceIsItsSize() {
        struct Card: View {
            @State private var width: CGFloat = 10
            var body: some View {
                Color.red.frame(width: width, height: 10)
                    .background(
                        GeometryReader { Color.clear.preference(key: WidthKey.self, value: $0.size.width) }
                    )
                    .onPreferenceChange(WidthKey.self) { width = $0 + 1 }
            }
        }
        #expect(
            text(Card())
                == expected(
                    "Card/Card/Color[0]",
                    "onPreferenceChange(WidthKey) at Card/Card/Color[0] sets Card._width of Card/Card"))
    }

    @Test func aGeometryThatIsChanged() {
        struct Card: View {
            @State private var height: CGFloat = 10
            var body: some View {
                VStack {
                    Color.red.frame(width: 10, height: height)
                        .onGeometryChange(
                            for: CGFloat.self, of: { $0.size.height }, action: { height = $0 + 1 })
                }
            }
        }
        #expect(
            text(Card())
                == expected(
                    "Card/Card/VStack[0]",
                    "onGeometryChange at Card/Card/VStack[0]/Color[0] sets Card._height of Card/Card"))
    }

    @Test func aChangeThatChanges() {
        struct Card: View {
            @State private var count = 0
            var body: some View {
                Color.red.frame(width: 10, height: 10)
                    .onChange(of: count) { count += 1 }
                    .onAppear { count += 1 }
            }
        }
        #expect(
            text(Card())
                == expected("Card/Card/Color[0]", "onChange at Card/Card sets Card._count of Card/Card"))
    }

    @Observable final class Model {
        var count = 0
    }

    @Test func anObservableObject() {
        struct Card: View {
            let model: Model
            var body: some View {
                Color.red.frame(width: 10, height: 10).onChange(of: model.count) { model.count += 1 }
                    .onAppear { model.count += 1 }
            }
        }
        #expect(
            text(Card(model: Model()))
                == expected("Card/Card/Color[0]", "onChange at Card/Card sets Model.count"))
    }

    /// A few passes are no loop, and what is set once from outside is no action's.
    @Test func viewsThatSettle() {
        struct Card: View {
            @State private var width: CGFloat = 10
            var body: some View {
                Color.red.frame(width: width, height: 10)
                    .background(
                        GeometryReader { Color.clear.preference(key: WidthKey.self, value: $0.size.width) }
                    )
                    .onPreferenceChange(WidthKey.self) { width = min($0 + 1, 20) }
            }
        }
        #expect(text(Card()) == nil)
    }
}
