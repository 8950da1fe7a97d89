import Drawing
import Foundation
import Testing

@testable import LayoutEngine

@MainActor
@Suite("truth: preference, rules") struct PreferenceRuleTests {
    /// Appends; a 0 between values tells each call of `reduce`.
    enum Values: PreferenceKey {
        static var defaultValue: [Int] { [-1] }
        static func reduce(value: inout [Int], nextValue: () -> [Int]) { value += [0] + nextValue() }
    }

    enum Widths: PreferenceKey {
        static var defaultValue: [CGFloat] { [] }
        static func reduce(value: inout [CGFloat], nextValue: () -> [CGFloat]) { value += nextValue() }
    }

    /// The last value wins: wrong on purpose, and common.
    enum Last: PreferenceKey {
        static var defaultValue: String { "default" }
        static func reduce(value: inout String, nextValue: () -> String) { value = nextValue() }
    }

    private func value<K: PreferenceKey>(
        _ key: K.Type, @ViewBuilder _ content: () -> some View
    ) -> K.Value? where K.Value: Equatable {
        var value: K.Value?
        host(content().onPreferenceChange(key) { value = $0 }).layout(.unspecified)
        return value
    }

    // measured-by-real-SwiftUI; objcio/S01E238-swiftui-layout-explained-grids-with-flexible-columns SwiftUILayoutiOSTests/SwiftUILayoutiOSTests.swift @94dfcb7a
    @Test("preference-001") func preference_001() {
        let widths: [CGFloat] = [30, 10, 25, 5]
        let found = value(Widths.self) {
            HStack(spacing: 0) {
                ForEach(widths, id: \.self) { width in
                    Color.red.frame(width: width)
                        .overlay(
                            GeometryReader { proxy in
                                Color.clear.preference(key: Widths.self, value: [proxy.size.width])
                            })
                }
            }
        }
        #expect(found == widths)
    }

    // blog-claim; https://fivestars.blog/articles/preferencekey-reduce/
    // in view order; views that set nothing don't take part
    @Test("preference-002") func preference_002() {
        let found = value(Values.self) {
            VStack {
                Color.red.preference(key: Values.self, value: [1])
                Color.green
                Color.blue.preference(key: Values.self, value: [2])
            }
        }
        #expect(found == [1, 0, 2])
    }

    // reverse-engineered; OpenSwiftUIProject/OpenSwiftUI Sources/OpenSwiftUICore/Modifier/ViewModifier/OverlayModifier.swift @069dd80b
    @Test("preference-003") func preference_003() {
        let found = value(Values.self) {
            Color.red.preference(key: Values.self, value: [1])
                .overlay { Color.blue.preference(key: Values.self, value: [2]) }
        }
        #expect(found == [1, 0, 2])
    }

    // reverse-engineered; OpenSwiftUIProject/OpenSwiftUI Sources/OpenSwiftUICore/Modifier/ViewModifier/BackgroundModifier.swift @069dd80b
    @Test("preference-004") func preference_004() {
        let found = value(Values.self) {
            Color.red.preference(key: Values.self, value: [1])
                .background { Color.blue.preference(key: Values.self, value: [2]) }
        }
        #expect(found == [2, 0, 1])
    }

    // reverse-engineered; https://developer.apple.com/documentation/swiftui/view/preference(key:value:)
    // the outer one replaces the inner one
    @Test("preference-005") func preference_005() {
        let found = value(Values.self) {
            Color.red.preference(key: Values.self, value: [1]).preference(key: Values.self, value: [2])
        }
        #expect(found == [2])
    }

    // stated-by-Apple; https://developer.apple.com/documentation/swiftui/preferencekey
    // nothing sets it: the default, and nothing is reduced
    @Test("preference-006") func preference_006() {
        #expect(value(Values.self) { VStack { Color.red } } == [-1])
    }

    // measured-by-real-SwiftUI; https://shadowfacts.net/2025/swiftui-preferences
    // what a condition shows takes part with the default, though it sets nothing
    @Test("preference-007") func preference_007() {
        let found = value(Last.self) {
            Color.red.preference(key: Last.self, value: "set").overlay {
                if true { Color.green }
            }
        }
        #expect(found == "default")
        let plain = value(Last.self) {
            Color.red.preference(key: Last.self, value: "set").overlay { Color.green }
        }
        #expect(plain == "set")
    }

    // blog-claim; https://fivestars.blog/articles/preferencekey-reduce/
    // one value needs no reducing, two one call, three two
    @Test("preference-008") func preference_008() {
        let one = value(Values.self) {
            VStack {
                Color.red.preference(key: Values.self, value: [1])
                Color.green
            }
        }
        #expect(one == [1])
        let three = value(Values.self) {
            VStack {
                Color.red.preference(key: Values.self, value: [1])
                Color.green.preference(key: Values.self, value: [2])
                Color.blue.preference(key: Values.self, value: [3])
            }
        }
        #expect(three == [1, 0, 2, 0, 3])
    }
}
